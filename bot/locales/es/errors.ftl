# Por qué no se pudo hacer algo, y qué se puede hacer en cambio.

error-not-your-turn = Todavía no es tu turno. Cuando te toque, te aviso en la mesa.
