# A ajuda (/carioca ajuda).

help-command = ajuda
help-command-about = Como se joga e o que eu sei fazer
help-title = Carioca
help-intro =
    { "" }**Para jogar:** escreva { $new } em um canal. Sente-se com **Entrar**, adicione bots se faltar gente, e **Começar**.
    { "" }**Na sua vez:** aperte **Minha mão** na mesa. Compre ou pegue, baixe quando tiver o contrato, e descarte uma. Tudo isso são botões.
    { "" }**Ganha** quem soma menos pontos: fique sem cartas antes dos outros.
help-intro-direct =
    Aqui você pode ver as regras e escolher suas preferências. Para jogar é preciso um servidor onde eu esteja: lá, em um canal, escreva { $new }.
help-all = Todos os comandos começam com `/carioca`:
help-group-table = A mesa
help-group-turn = Sua vez
help-group-server = O servidor
help-group-you = Para você
help-line = `{ $name }` { $about }
help-trouble = Algo não funciona? A mesa perdida volta com { $table }. Se eu não conseguir escrever no canal, peça a quem administra o servidor que me deixe ver o canal, escrever e anexar arquivos.
