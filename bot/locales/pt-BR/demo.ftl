# A demonstração no navegador.

demo-visitor = Visita
demo-topic = Um Discord de mentira, um Carioca de verdade. Aperte Começar: suas cartas aparecem abaixo, só para você.
demo-address =
    Carioca sem Discord: abra este endereço no seu navegador.

        { $url }

    Uma mesa e dois adversários esperam você. Ctrl-C encerra.
