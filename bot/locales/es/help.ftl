# La ayuda (/carioca ayuda).

help-command = ayuda
help-command-about = Cómo se juega y qué puedo hacer
help-title = Carioca
help-intro =
    { "" }**Para jugar:** escribe { $new } en un canal. Siéntate con **Unirse**, agrega bots si faltan, y **Empezar**.
    { "" }**En tu turno:** aprieta **Mi mano** en la mesa. Roba o toma, bájate cuando tengas el contrato, y bota una. Todo eso son botones.
    { "" }**Gana** quien junta menos puntos: quédate sin cartas antes que los demás.
help-intro-direct =
    Aquí puedes ver las reglas y elegir tus preferencias. Para jugar se necesita un servidor donde yo esté: ahí, en un canal, escribe { $new }.
help-all = Todos los comandos empiezan con `/carioca`:
help-group-table = La mesa
help-group-turn = Tu turno
help-group-server = El servidor
help-group-you = Para ti
help-line = `{ $name }` { $about }
help-trouble = ¿Algo no funciona? La mesa perdida vuelve con { $table }. Si no puedo escribir en el canal, pide a quien administra el servidor que me deje ver el canal, escribir y adjuntar archivos.
