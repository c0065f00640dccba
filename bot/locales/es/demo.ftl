# La demostración en el navegador.

demo-visitor = Visita
demo-topic = Discord de mentira, Carioca de verdad. Aprieta Empezar: tus cartas aparecen abajo y solo tú las ves.
demo-address =
    Carioca, sin Discord: abre esta dirección en tu navegador.

        { $url }

    Te esperan una mesa y dos rivales. Para salir, Ctrl-C.
