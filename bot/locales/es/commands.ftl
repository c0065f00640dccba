# Los comandos: sus nombres (minúsculas, sin espacios), lo que dicen de sí, y sus opciones.

command-carioca = Carioca: arma una mesa y juega
command-failed = Algo salió mal de mi lado y no pude hacerlo. Ya quedó anotado; inténtalo de nuevo en un momento.
command-busy = Hay demasiado que dibujar en este momento y no alcancé a hacerlo. Inténtalo de nuevo en unos segundos.

## La mesa

command-new = nueva
command-new-about = Abre una mesa de Carioca en este canal
command-table = mesa
command-table-about = Trae la mesa al final del canal
command-rules = reglas
command-rules-about = Muestra las reglas de esta mesa
command-end = terminar
command-end-about = Termina la partida o cierra la mesa

## Tu turno

command-hand = mano
command-hand-about = Muestra tus cartas, solo a ti
command-draw = robar
command-draw-about = Roba una carta del mazo
command-take = tomar
command-take-about = Toma la carta de arriba del pozo
command-lay = bajarse
command-lay-about = Baja el contrato de la ronda
command-add = agregar
command-add-about = Agrega una carta a un juego de la mesa
command-discard = botar
command-discard-about = Bota una carta y termina tu turno

## Opciones

option-rules = modo
option-rules-about = Las reglas con que se juega (si no dices nada, la clásica)
option-turn = turno
option-turn-about = Cuánto tiempo hay para cada turno
option-invited = invitacion
option-invited-about = Si solo entran quienes alguien de la mesa invite
option-melds = juegos
option-melds-about = Lo que bajas; elige de la lista o escribe las cartas
option-play = jugada
option-play-about = Qué carta y dónde; elige de la lista
option-card = carta
option-card-about = La carta que botas; elige de la lista o escríbela, como 10♠

choice-seconds-30 = 30 segundos
choice-minutes-1 = 1 minuto
choice-minutes-3 = 3 minutos
choice-minutes-10 = 10 minutos
choice-hours-1 = 1 hora
choice-hours-24 = 24 horas, sin apuro

## Lo que se escribe mal

error-unreadable-cards = No entiendo «{ $text }». Elige de la lista, o escribe las cartas así: 10♠ o TS, 7♥ o 7H, JK para el comodín.
error-which-meld = { $card } calza en más de un juego. Elige de la lista dónde la agregas.
error-cannot-write = No puedo armar la mesa aquí: necesito permiso para ver el canal, escribir y adjuntar archivos. Pídeselo a quien administra el servidor, o prueba en otro canal.
