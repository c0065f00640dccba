# O que um servidor escolhe (/carioca config) e o que cada pessoa escolhe para si (/carioca preferencias).

config-command = config
config-command-about = Configura as mesas do servidor (para quem o administra)
config-title = Carioca em { $server }
config-change = Mudar
config-back = Voltar
config-yes = Sim
config-no = Não
config-turn-on = Ativar
config-turn-off = Desativar

## Idioma

config-group-language = Idioma das mesas
config-group-language-about = Em que idioma falo com o canal. O que só você vê vai no seu.
config-language-auto = Automático
config-language-es = Español
config-language-en = English
config-language-pt-br = Português (Brasil)
config-auto-about = O do servidor; se ninguém escolheu, o de quem abre a mesa
config-select-language = Escolha um idioma

## Regras

config-group-rules = Regras
config-house-rules = { $preset } com regras da casa
config-select-preset = Partir de um modo de jogo
config-select-option = Mudar uma regra
config-select-value = Escolha um valor
config-reset = Voltar para a { $preset }
config-contracts = Mudar as rodadas
config-round = Rodada { $number }: { $contract } · { $cards } cartas
config-round-title = Rodada { $number }
config-round-add = Adicionar uma rodada
config-round-remove = Tirar a última
config-select-round = Escolha uma rodada
config-select-contract = Escolha o contrato
config-decks = { $first ->
    [2] Até { $last } pessoas
   *[other] De { $first } a { $last } pessoas
}: { $decks ->
    [one] 1 baralho
   *[other] { $decks } baralhos
} e { $jokers ->
    [0] nenhum curinga
    [one] 1 curinga
   *[other] { $jokers } curingas
}, { $cards } cartas.
config-worth = Valem: { $values }
config-joker-worth = curinga { $points }
config-changes = Regras da casa: { $changes }

config-rule-deal = Cartas distribuídas
config-rule-deal-about = Com quantas cartas cada pessoa começa a rodada.
config-deal-contract = uma a mais que o contrato
config-rule-max-players = Máximo na mesa
config-rule-max-players-about = Quantas pessoas cabem, bots incluídos.
config-rule-decks = Baralhos
config-rule-decks-about = Quantos baralhos de 52 cartas são usados.
config-decks-auto = conforme quantos jogam
config-rule-jokers = Curingas por baralho
config-rule-jokers-about = Quantos curingas vêm em cada baralho.
config-rule-buys = Comprar
config-rule-buys-about = Quantas vezes por rodada dá para comprar a carta do lixo fora da vez, levando mais uma do monte.
config-rule-first-turn-lay = Baixar na primeira vez
config-rule-first-turn-lay-about = Se alguém pode baixar já na sua primeira vez da rodada.
config-rule-last-in-one-go = Última rodada de uma vez
config-rule-last-in-one-go-about = Se a última rodada se ganha baixando e ficando sem cartas na mesma vez.
config-rule-same-rank-trios = Trincas do mesmo número
config-rule-same-rank-trios-about = Se as trincas de um contrato podem ser do mesmo número.
config-rule-same-suit-runs = Sequências do mesmo naipe
config-rule-same-suit-runs-about = Se as sequências de um contrato podem ser do mesmo naipe.
config-rule-wrap = A sequência dá a volta
config-rule-wrap-about = Se uma sequência pode continuar depois do ás: Q-K-A-2.
config-rule-jokers-apart = Cartas entre curingas
config-rule-jokers-apart-about = Quantas cartas naturais precisa haver entre dois curingas de uma sequência.
config-rule-lay-off-on = Onde se encaixa
config-rule-lay-off-on-about = Em quais jogos da mesa dá para encaixar cartas.
config-lay-off-on-any = em qualquer jogo
config-lay-off-on-own = só nos próprios
config-rule-last-card = A última carta
config-rule-last-card-about = Como a última carta pode sair da mão.
config-last-card-any = de qualquer jeito
config-last-card-discard = só descartando
config-rule-discard-taken = Descartar a carta pega
config-rule-discard-taken-about = Se dá para descartar na mesma vez a carta que se pegou do lixo.
config-rule-ace-value = Valor do ás
config-rule-ace-value-about = Quantos pontos soma um ás que fica na mão.
config-rule-court-values = Valor de J, Q e K
config-rule-court-values-about = Quantos pontos somam as figuras que ficam na mão.
config-court-values-rank = 11, 12 e 13
config-court-values-10 = 10 cada uma
config-rule-number-values = Valor dos números
config-rule-number-values-about = Quantos pontos somam do 2 ao 10.
config-number-values-face = o próprio número
config-number-values-fives = 5 até o 7, e 10 a partir do 8
config-rule-joker-value = Valor do curinga
config-rule-joker-value-about = Quantos pontos soma um curinga que fica na mão.
config-rule-refills = Embaralhar o lixo
config-rule-refills-about = Quantas vezes por rodada se embaralha o lixo quando o monte acaba.
config-rule-take-laps = Voltas pegando do lixo
config-rule-take-laps-about = Depois de quantas voltas em que todos pegam do lixo e ninguém baixa nada é preciso comprar do monte.
config-rule-ties = Empates
config-rule-ties-about = O que decide uma partida com os mesmos pontos.
config-ties-rounds-won = mais rodadas ganhas
config-ties-shared = a vitória é dividida

config-problem = Essas regras não combinam entre si, então não mudei nada. Tente outro valor.
config-problem-few = Não mudei nada: na rodada { $round } ({ $contract }) são distribuídas { $dealt } cartas, e não bastam para o contrato. Distribua mais, ou escolha um mais curto.
config-problem-whole = Não mudei nada: para { $contract } (rodada { $round }) é preciso distribuir exatamente 12 cartas, e não { $dealt }. Escolha distribuir “uma a mais que o contrato”.
config-problem-left = Não mudei nada: a rodada { $round } ({ $contract }) se ganha de uma vez, e com { $dealt } cartas distribuídas sobrariam. Distribua menos, escolha um contrato mais longo, ou tire a “última rodada de uma vez”.
config-problem-last = Não mudei nada: na rodada { $round } ({ $contract }) não ficaria carta para descartar no fim. Distribua mais de { $dealt }, ou deixe a última carta sair de qualquer jeito.
config-problem-suits = Não mudei nada: na rodada { $round } ({ $contract }) há mais sequências que naipes. Deixe que sejam do mesmo naipe, ou escolha outro contrato.
config-problem-decks = Não mudei nada: { $cards } cartas não bastam para { $players } pessoas com { $dealt } cada uma. Use mais baralhos ou menos lugares.

## Mesas

config-group-tables = Mesas
config-group-tables-about = Como são as mesas abertas a partir de agora.
config-select-clock = Tempo por vez
config-clock-auto = O tempo por vez de sempre
config-pings = Avisos
config-pings-about = Mencionar no canal quem está na vez, se não estiver olhando as cartas.
config-hints = Dicas
config-hints-about = Quem está na vez pode perguntar o que faria um bom jogador.
config-bots = Bots
config-bots-about = Dá para adicionar bots às mesas.
config-threads = Um tópico por mesa
config-threads-about = Cada mesa é aberta em um tópico próprio, e o canal fica livre.

## Lugares

config-group-places = Onde e quem
config-group-places-about = Onde se podem abrir mesas e quem pode abri-las. Sentar pode qualquer pessoa que veja o canal.
config-everywhere = em todos os canais
config-everybody = qualquer pessoa
config-channels = Canais
config-channels-about = Só nestes, e nos tópicos deles. Se não escolher nenhum, em todos.
config-select-channels = Escolha canais
config-roles = Cargos
config-roles-about = Só quem tem algum destes. Se não escolher nenhum, qualquer pessoa.
config-select-roles = Escolha cargos

## Aparência

config-group-looks = Aparência
config-group-looks-about = Como as mesas são desenhadas. Cada pessoa pode escolher outra aparência para a sua mão com /carioca preferencias.
config-select-theme = Escolha o pano
config-theme-felt = Pano verde
config-theme-midnight = Meia-noite
config-theme-copihue = Copihue
config-select-indices = Letras das figuras
config-indices-en = J, Q, K
config-indices-es = J, D, R
config-four-colours = Quatro cores
config-four-colours-about = Cada naipe com uma cor própria: fica mais fácil distinguir.
config-colours-four = quatro cores
config-colours-two = duas cores

## O que cada pessoa escolhe para si

config-own-command = preferencias
config-own-command-about = Escolha seu idioma, como suas cartas aparecem e como aviso você
config-own-title = Suas preferências
config-own-about = Valem em todos os servidores, para o que só você vê.
config-own-language = Seu idioma
config-own-language-auto = O do seu Discord
config-own-theme = O pano da sua mão
config-own-colours = As cores dos naipes
config-own-indices = As letras das figuras
config-own-as-server = Como no servidor
config-own-colours-four = Quatro cores
config-own-colours-two = Duas cores
config-own-text-only = Só texto
config-own-text-only-about = Suas cartas em palavras, sem desenhos: para leitores de tela ou conexões lentas.
config-own-ping-dm = Avisos por mensagem direta
config-own-ping-dm-about = Quando for a sua vez, escrevo para você em vez de mencionar você no canal.

config-dm-turn = É a sua vez em <#{ $channel }>.
config-dm-go = Ir para a mesa

## O que não dá

error-needs-server = Para isso é preciso um servidor onde eu esteja. Convide-me para um e abra uma mesa lá; aqui você pode ver as regras com /carioca regras.
error-not-manager = Só quem pode gerenciar o servidor (permissão “Gerenciar servidor”) muda isso. O que é seu você escolhe com /carioca preferencias.
error-wrong-channel = Neste servidor se joga em { $channels }. Abra sua mesa lá.
error-wrong-role = Neste servidor, só abre mesas quem tem algum destes cargos: { $roles }. Entre na mesa de alguém, ou peça o cargo.
error-bots-not-allowed = Neste servidor se joga sem bots. Convide mais alguém para a mesa.
error-cannot-thread = Aqui cada mesa fica em um tópico próprio, e não consigo criá-lo: preciso de permissão para criar tópicos públicos e escrever neles. Peça a quem administra o servidor.
config-thread-name = Carioca de { $name }
config-thread-opened = Sua mesa está pronta em <#{ $channel }>.
