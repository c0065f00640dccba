# Por que algo não pôde ser feito, e o que se pode fazer em vez disso.

error-not-your-turn = Ainda não é a sua vez. A mesa avisa quando for.
