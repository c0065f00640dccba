# Os comandos: seus nomes (minúsculas, sem espaços), o que dizem de si, e suas opções.

command-carioca = Carioca: abra uma mesa e jogue
command-failed = Algo deu errado do meu lado e não consegui fazer isso. Já ficou anotado; tente de novo daqui a pouco.
command-busy = Há coisa demais para desenhar agora e não consegui fazer isso. Tente de novo em alguns segundos.

## A mesa

command-new = nova
command-new-about = Abre uma mesa de Carioca neste canal
command-table = mesa
command-table-about = Traz a mesa para o fim do canal
command-rules = regras
command-rules-about = Mostra as regras desta mesa
command-end = encerrar
command-end-about = Encerra a partida ou fecha a mesa

## Sua vez

command-hand = mão
command-hand-about = Mostra suas cartas, só para você
command-draw = comprar
command-draw-about = Compra uma carta do monte
command-take = pegar
command-take-about = Pega a carta de cima do lixo
command-lay = baixar
command-lay-about = Baixa o contrato da rodada
command-add = encaixar
command-add-about = Encaixa uma carta num jogo da mesa
command-discard = descartar
command-discard-about = Descarta uma carta e termina sua vez

## Opções

option-rules = modo
option-rules-about = As regras do jogo (clássica, se você não disser)
option-turn = vez
option-turn-about = Quanto tempo há para cada vez
option-invited = convite
option-invited-about = Se só entra quem alguém da mesa convidar
option-melds = jogos
option-melds-about = O que você baixa; escolha na lista ou escreva as cartas
option-play = jogada
option-play-about = Qual carta e onde; escolha na lista
option-card = carta
option-card-about = A carta que você descarta; escolha na lista ou escreva, como 10♠

choice-seconds-30 = 30 segundos
choice-minutes-1 = 1 minuto
choice-minutes-3 = 3 minutos
choice-minutes-10 = 10 minutos
choice-hours-1 = 1 hora
choice-hours-24 = 24 horas, sem pressa

## O que se escreve errado

error-unreadable-cards = Não entendo “{ $text }”. Escolha na lista, ou escreva as cartas assim: 10♠ ou TS, 7♥ ou 7H, JK para o curinga.
error-which-meld = { $card } cabe em mais de um jogo. Escolha na lista onde encaixar.
error-cannot-write = Não consigo montar a mesa aqui: preciso de permissão para ver o canal, escrever e anexar arquivos. Peça a quem administra o servidor, ou tente em outro canal.
