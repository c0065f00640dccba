# As palavras das imagens que acompanham a mesa: espera, pontos, pódio, regras, classificação, perfil.

## Contratos e modos de jogo

picture-contract-trios = { $count ->
    [one] 1 trinca
   *[other] { $count } trincas
}
picture-contract-runs = { $count ->
    [one] 1 sequência
   *[other] { $count } sequências
}
picture-contract-both = { $first } e { $second }
picture-contract-dirty = Sequência suja
picture-contract-royal = Sequência real
picture-contract-letter-trio = T
picture-contract-letter-run = S
picture-contract-short-dirty = Suja
picture-contract-short-royal = Real
picture-preset-classic = Clássica
picture-preset-chilean = Chilena
picture-preset-argentine = Argentina
picture-preset-express = Expressa

## A sala de espera

picture-lobby-title = Mesa de Carioca
picture-lobby-under = { $preset } · { $taken } de { $seats } lugares
picture-lobby-host = Abriu a mesa
picture-lobby-bot = Bot
picture-lobby-free = Lugar livre
picture-lobby-rounds = { $count ->
    [one] Uma rodada
   *[other] As { $count } rodadas
}
picture-lobby-dealt = { $cards } cartas para cada um
picture-lobby-alt-host = { $name } (abriu a mesa)
picture-lobby-alt-bot = { $name } (bot)
picture-lobby-alt-seated = Na mesa: { $names }
picture-lobby-alt-free = { $count ->
    [0] Não há lugares livres
    [one] Há 1 lugar livre
   *[other] Há { $count } lugares livres
}
picture-lobby-alt-rounds = Rodadas: { $rounds }

## Os pontos de uma rodada

picture-points-under = Rodada { $number } de { $rounds } · { $contract }
picture-points-winner = { $name } ganhou
picture-points-nobody = O monte acabou
picture-points-total = Total
picture-points-chart = Rodada a rodada
picture-points-lowest = ganha quem tiver menos
picture-points-alt-line = { $name }: { $points } nesta rodada, { $total } no total

## O pódio

picture-podium-title = Fim da partida
picture-podium-winner = { $name } ganhou!
picture-podium-shared = Vitória dividida!
picture-podium-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
picture-podium-rounds = { $count ->
    [one] 1 rodada ganha
   *[other] { $count } rodadas ganhas
}
picture-podium-alt-line = { $place }.º { $name }, { $points } pontos, { $rounds }
picture-podium-alt-change = , classificação { $change }

## A classificação

picture-number = { $value }
picture-leaders-title = Classificação
picture-leaders-season = Esta temporada
picture-leaders-month = Este mês
picture-leaders-all = Desde sempre
picture-leaders-page = Página { $page } de { $pages }
picture-leaders-rating = Nível
picture-leaders-wins = Vitórias
picture-leaders-average = Média
picture-leaders-won-of = { $wins } de { $matches }
picture-leaders-empty = Ninguém terminou uma partida ainda. A primeira pode ser a sua!
picture-leaders-alt-line = { $place }.º { $name }: nível { $rating }, { $wins } vitórias em { $matches }, média de { $average } pontos
picture-leaders-alt-own = Seu lugar: { $place }.º, nível { $rating }, { $wins } vitórias em { $matches }, média de { $average } pontos

## O perfil

picture-profile-place = Lugar { $place }
picture-profile-matches = Partidas
picture-profile-wins = Vitórias
picture-profile-share = Taxa
picture-profile-average = Média
picture-profile-best = Melhor total
picture-profile-chart = Nível
picture-profile-streak = { $count } seguidas
picture-profile-last = Últimas { $count } partidas
picture-profile-presets = Por modo
picture-profile-rivals = Rivais
picture-profile-alt-chart = Nível nas últimas { $count } partidas: de { $first } a { $last }, entre { $low } e { $high }
