### Por qué algo no se puede hacer ahora, y qué hacer en su lugar.

not-your-turn =
    { $turn ->
        [none] { $name }, ahora no le toca a nadie. Espera un momento.
       *[other] { $name }, le toca a { $turn }. Espera tu turno.
    }
no-coins = { $name } no tiene ninguna moneda para pagar.
choose-space = Hay que elegir. Di qué casilla: { $spaces }.
not-a-target = A la casilla { $space } no se llega. Elige { $spaces }.
throw-first = { $name }, tira primero los dados.
free-left =
    { $free ->
        [one] A { $name } le queda una tirada gratis. Úsala antes de pagar.
       *[other] A { $name } le quedan { $free } tiradas gratis. Úsalas antes de pagar.
    }
cover-first-throw = { $name }, tira primero. Solo después se puede tapar un dado.
covered-already = El dado { $die } ya está tapado. Elige otro.
no-such-die = No hay dado { $die }. Di un número del 1 al 4.
not-greedy = En esta partida no se regalan monedas. Empieza una con la regla greedy=true.
nothing-to-take-back = No hay nada que deshacer.
is-over = La partida ha terminado. Empieza otra.
paused = La partida está en pausa. Arregla primero la mesa.
bad-faces = Estas caras no valen: { $faces }. Di del 1 al 5, moneda o espada para cada dado.
dice-moving = No todos los dados están quietos en su hueco. Ponlos ahí, o espera a que paren.
illegal = Va contra las reglas: { $reason }.
