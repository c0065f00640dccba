# Lo que se guarda de alguien, y borrarlo.

privacy-command = privacidad
privacy-command-about = Mira y borra lo que guardo de ti
privacy-title = Lo que guardo de ti
privacy-text = En el archivo de arriba está todo: tu ID de Discord, lo que elegiste en tus preferencias, el nombre y la foto que tenías al sentarte a cada mesa, y cómo te fue. Hasta ahora: { $servers ->
    [0] ningún servidor
    [one] un servidor
   *[other] { $servers } servidores
 }, { $matches ->
    [0] ninguna partida terminada
    [one] una partida terminada
   *[other] { $matches } partidas terminadas
 } y { $tables ->
    [0] ninguna mesa abierta
    [one] una mesa abierta ({ $channels })
   *[other] { $tables } mesas abiertas ({ $channels })
 }. No guardo mensajes ni nada más de tu cuenta.

    Si lo borras, las partidas quedan con sus puntos, pero sin tu nombre, y desapareces del ranking. No se puede deshacer.
privacy-nothing = No guardo nada de ti.
privacy-button-delete = Borrar mis datos
privacy-sure = ¿Borro todo lo que guardo de ti, en todos los servidores? No se puede deshacer.
privacy-button-sure = Sí, borrar
privacy-deleted = Listo: no guardo nada de ti. { $matches ->
    [0] No tenías partidas.
    [one] Una partida queda sin tu nombre.
   *[other] { $matches } partidas quedan sin tu nombre.
 }

error-still-seated = Primero deja tus mesas abiertas: { $channels }
