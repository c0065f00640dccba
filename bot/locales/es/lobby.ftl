# La mesa mientras se llena.

lobby-too-few = Falta alguien más: únete, o agrega un bot para partir al tiro.
lobby-may-start = Cuando estén todos, { $host } aprieta **Empezar**.
lobby-by-invitation = por invitación
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
lobby-button-leave = Salir
lobby-button-bot-aprendiz = Bot aprendiz
lobby-button-bot-companero = Bot compañero
lobby-button-bot-maestro = Bot maestro
lobby-button-unbot = Quitar bot
lobby-button-hints-on = Con sugerencias
lobby-button-hints-off = Sin sugerencias
lobby-button-start = Empezar
lobby-select-preset = Elige el modo de juego
lobby-opened = La mesa está servida. Cuando empiece la partida, tus cartas van a aparecer aquí mismo.

## Opciones de una mesa nueva

option-bot = bot
option-bot-about = Sienta a un bot desde el comienzo
option-hints = sugerencias
option-hints-about = Si se puede pedir qué haría un jugador fuerte (si no dices nada, sí)
