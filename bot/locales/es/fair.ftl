# La baraja que cualquiera puede comprobar.

fair-command-verify = verificar
fair-command-verify-about = Comprueba que la baraja de la partida no se tocó
error-no-match = En este canal todavía no se ha barajado ninguna partida.

## En el canal

fair-sealed = 🔒 **La baraja está sellada**: desde ahora nadie puede cambiar las cartas, ni siquiera el bot. Al final cualquiera puede comprobarlo con `/carioca verificar`.
fair-seal = Partida n.º { $match } · Sello: `{ $seal }`
fair-opened = 🔑 **La baraja ya se puede comprobar**: con esta llave se ve que las cartas eran las que se sellaron al empezar.
fair-secret = Partida n.º { $match } · Llave: `{ $secret }`
fair-nobody-cut = Se repartió sin cortar: cuenta como un corte vacío.
fair-cut-by = Cortó { $name }: «{ $text }».
fair-button-verify = Verificar

## Cortar

fair-who-cuts = ✂️ **¿Quién corta?** Las cartas están barajadas y selladas. Si nadie corta, se reparten solas en unos segundos.
fair-button-cut = Cortar
fair-cut-title = Cortar la baraja
fair-cut-label = Tu corte
fair-cut-about = Escribe lo que quieras: de eso y del sello sale el orden de las cartas.

## A solas

fair-wait = La llave se muestra cuando la partida termine; antes, diría qué cartas tiene cada quien.
fair-holds = ✅ Lo acabo de revisar: la llave calza con el sello, y con esas cartas la partida, jugada por jugada, sale tal como se jugó.
fair-fails = ❌ Algo no calza entre el sello, la llave y las jugadas. Avisa a quien administra el bot y guarda este archivo.
fair-file = No hace falta que me creas: descarga la partida y revísala por tu cuenta, sin el bot, con `{ $command }`. Fíjate en que el sello sea el que se publicó en el canal antes de repartir.
fair-proves = Qué prueba: desde que se publicó el sello, el bot no pudo cambiar ninguna carta ni acomodarlas a un corte que no conocía.
fair-uncut = Como se repartió sin cortar, no prueba que el bot no haya elegido antes una baraja entre varias; que corte alguien que no la conoce lo impide.
fair-proves-not = Qué no prueba: que nadie haya mirado. Quien administra el bot puede ver todas las cartas.
