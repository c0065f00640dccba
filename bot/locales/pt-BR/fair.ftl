# O baralho que qualquer um pode conferir.

fair-command-verify = verificar
fair-command-verify-about = Confere que ninguém mexeu no baralho da partida
error-no-match = Neste canal ainda não se embaralhou nenhuma partida.

## No canal

fair-sealed = 🔒 **O baralho está selado**: a partir de agora ninguém pode trocar as cartas, nem mesmo o bot. No final, qualquer um pode conferir com `/carioca verificar`.
fair-seal = Partida n.º { $match } · Selo: `{ $seal }`
fair-opened = 🔑 **Já dá para conferir o baralho**: esta chave mostra que as cartas eram as que foram seladas no começo.
fair-secret = Partida n.º { $match } · Chave: `{ $secret }`
fair-nobody-cut = As cartas foram dadas sem corte: conta como um corte vazio.
fair-cut-by = { $name } cortou: “{ $text }”.
fair-button-verify = Verificar

## Cortar

fair-who-cuts = ✂️ **Quem corta?** As cartas estão embaralhadas e seladas. Se ninguém cortar, elas são dadas em alguns segundos.
fair-button-cut = Cortar
fair-cut-title = Cortar o baralho
fair-cut-label = Seu corte
fair-cut-about = Escreva o que quiser: disso e do selo sai a ordem das cartas.

## Em particular

fair-wait = A chave aparece quando a partida terminar; antes, ela diria que cartas cada um tem.
fair-holds = ✅ Acabei de conferir: a chave bate com o selo, e com essas cartas a partida, jogada por jogada, sai tal como foi jogada.
fair-fails = ❌ Algo não bate entre o selo, a chave e as jogadas. Avise quem administra o bot e guarde este arquivo.
fair-file = Não precisa acreditar em mim: baixe a partida e confira por conta própria, sem o bot, com `{ $command }`. Veja se o selo é o que foi publicado no canal antes de dar as cartas.
fair-proves = O que prova: desde que o selo foi publicado, o bot não pôde trocar nenhuma carta nem ajeitá-las a um corte que não conhecia.
fair-uncut = Como as cartas foram dadas sem corte, não prova que o bot não tenha escolhido antes um baralho entre vários; o corte de alguém que não o conhece impede isso.
fair-proves-not = O que não prova: que ninguém olhou. Quem administra o bot pode ver todas as cartas.
