# La mesa mientras se llena.

lobby-too-few = Falta alguien más: únete, o agrega un bot para partir al tiro.
lobby-may-start = Cuando estén todos, { $host } aprieta **Empezar**.
lobby-by-invitation = por invitación
lobby-no-hints = sin sugerencias
lobby-turn-seconds = { $count } s por turno
lobby-turn-minutes = { $count ->
    [one] 1 minuto por turno
   *[other] { $count } minutos por turno
}
lobby-turn-hours = { $count ->
    [one] 1 hora por turno
   *[other] { $count } horas por turno
}
lobby-button-join = Unirse
lobby-button-bot = Agregar bot
lobby-button-leave = Salir
lobby-button-start = Empezar
lobby-select-more = Más: otros bots, sugerencias…
lobby-more-bot-aprendiz = Agregar bot aprendiz
lobby-more-bot-aprendiz-about = Recién empieza: bueno para aprender
lobby-more-bot-companero = Agregar bot compañero
lobby-more-bot-companero-about = Juega bien; es el del botón
lobby-more-bot-maestro = Agregar bot maestro
lobby-more-bot-maestro-about = El más fuerte: no regala nada
lobby-more-unbot = Quitar un bot
lobby-more-unbot-about = Se va el último que llegó
lobby-more-hints-off = Jugar sin sugerencias
lobby-more-hints-off-about = Nadie podrá pedir qué haría un jugador fuerte; lo decide quien abrió la mesa
lobby-more-hints-on = Permitir sugerencias
lobby-more-hints-on-about = En su turno se podrá pedir qué haría un jugador fuerte; lo decide quien abrió la mesa
lobby-select-preset = Elige el modo de juego
lobby-preset-about = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $cards } cartas; termina en { $last }
lobby-preset-first-turn = { $about }; sin bajarse en el primer turno
lobby-opened = La mesa está servida. Cuando empiece la partida, tus cartas van a aparecer aquí mismo.

## Opciones de una mesa nueva

option-bot = bot
option-bot-about = Sienta a un bot desde el comienzo
option-hints = sugerencias
option-hints-about = Si se puede pedir qué haría un jugador fuerte (si no dices nada, sí)
