# El tutorial: una primera ronda contra un bot, paso a paso.

tutorial-command = tutorial
tutorial-command-about = Aprende a jugar: una primera ronda contra un bot, paso a paso; solo la ves tú
tutorial-title = Tu primera ronda
tutorial-welcome =
    En cada ronda todos buscan el mismo **contrato**. El de hoy: **dos tríos**, es decir, dos grupos de tres cartas del mismo número. El primero que se queda sin cartas gana la ronda; los demás suman los puntos de lo que tienen en la mano, y **gana quien menos suma**.
    Para que sea corta, esta vez tienes 9 cartas en vez de 11. Abajo ves la mesa y tu mano.
tutorial-your-turn = ⏰ **Ojo: te toca en <#{ $channel }>**, y tu tiempo sigue corriendo: se acaba { $when }. La lección te espera; tu turno, no.
tutorial-step = Paso { $step } de { $steps }
tutorial-draw = Un turno siempre parte con una carta más: **robas** del mazo, sin saber qué sale, o **tomas** la de arriba del pozo, que todos ven. En el pozo hay { $top } y no forma nada con tus cartas. Mejor **roba**.
tutorial-discard = ¡Salió una Q! Ya tienes un trío de Q. El turno termina **botando una carta**. Fíjate en tus cartas sueltas: si alguien gana la ronda, cada una te suma puntos, y { $card } es la que más pesa, con { $points }. **Bota { $card }.**
tutorial-take = { $bot } jugó y botó { $top }. ¡Es justo la que te falta para el trío de 7! Esta vez no dependas de la suerte: **toma { $top }**.
tutorial-lay = Tienes tres Q y tres 7: **el contrato está completo**. **Bájate**: pones los dos tríos en la mesa, y esas seis cartas ya no te cuestan puntos.
tutorial-end-turn = En la mesa se ven tus dos tríos. Agregar más cartas se puede recién **desde tu próximo turno**; ahora solo queda botar. { $card } es la carta más cara que tienes, con { $points } puntos. **Bota { $card }.**
tutorial-draw-again = { $bot } también se bajó, con un trío de 5 y uno de 2. Desde ahora puedes **agregar** cartas a cualquier juego de la mesa, ¡también a los suyos! Pero primero, como siempre, una carta. { $top } no calza en ningún trío de la mesa: **roba**.
tutorial-add-theirs = ¡Un **comodín**! Vale por cualquier carta, y si te lo pillan en la mano cuesta 25 puntos. Tus otras cartas también calzan: el trío de 5 de { $bot } recibe tu { $card }. **Agrega { $card }** al trío de 5.
tutorial-add-more = Una menos. En un turno puedes agregar todas las que calcen. **Agrega { $card }** al trío de 2.
tutorial-add-joker = Ahora el comodín, que entra en cualquier trío. **Agrégalo** a tu trío de Q.
tutorial-last = Te queda una sola carta. **Bota { $card }** y te quedas sin cartas: ¡ganas la ronda!
tutorial-over = ¡Ganaste tu primera ronda!
tutorial-over-text =
    Te quedaste sin cartas: **0 puntos** para ti. A Tito le quedaron cartas por { $points } puntos, que se suman a su total.
    Una partida son seis rondas, cada una con un contrato más difícil. En varias hay **escaleras**: cuatro cartas seguidas de la misma pinta, como 5♠︎ 6♠︎ 7♠︎ 8♠︎. Al final gana quien menos puntos juntó.
    Para jugar: `/carioca nueva`, y agrega un bot aprendiz si no hay nadie más. Las reglas completas: `/carioca reglas`. Y si no sabes qué hacer en tu turno, el botón **Sugerencia** te dice qué haría un jugador fuerte.
tutorial-button-again = Hacerlo otra vez

## Cuando se prueba otra cosa

tutorial-at-draw = Se puede, pero { $top } no se junta con ninguna carta tuya: no hay otro 9 en tu mano. Del mazo puede salir algo mejor. Prueba **Robar**.
tutorial-at-take = Del mazo podría salir cualquier carta. La que necesitas está a la vista: **toma { $top }**.
tutorial-at-draw-again = Se puede, pero { $top } no calza en ningún trío de la mesa y te la quedarías en la mano. Prueba **Robar**.
tutorial-at-add-theirs = Esa también calza, ¡buen ojo! Vamos en orden: primero el 5, al trío de 5.
tutorial-at-add-more = También calza. Primero el 2, al trío de 2.
tutorial-at-add-joker = El comodín entra en cualquiera, es verdad. Esta vez, ponlo en tu trío de Q.
tutorial-needed = { $card } te sirve: sin ella quedas más lejos del contrato. Bota una carta suelta, la que cuesta más puntos.
tutorial-cheaper = También es una carta suelta, pero cuesta solo { $points ->
    [one] un punto
   *[other] { $points } puntos
}. Conviene botar primero la más cara.
tutorial-keep = Mejor guárdala: tienes una carta que cuesta más puntos. Bota esa primero.
tutorial-not-yet = Todavía no la botes: si botas, termina tu turno. Antes puedes sacar más cartas de tu mano.
