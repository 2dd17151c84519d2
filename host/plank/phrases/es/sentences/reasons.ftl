### Por qué las reglas de un juego rechazan una jugada, una regla o un asiento.

## Jugadas de los dos juegos

move-malformed = Esta jugada no es posible: uno de sus valores no es del tipo debido.
no-such-move = { $title } no tiene esa jugada.

## The Plank

thrown-already = { $name } ya ha tirado. Vuelve a tirar algunos dados, o plántate.
no-throw-left = A { $name } no le queda ninguna tirada gratis, ni monedas para pagar otra.
no-such-dice = Estos no son dados distintos del 1 al 4: { $dice }.
nothing-to-choose = Ahora no hay casillas entre las que elegir, así que la casilla { $space } no vale.
gift-of-the-fallen = { $name } está fuera del juego y no puede dar ni recibir monedas.
gift-to-oneself = { $name }, elige a otra persona: nadie puede pagarse a sí mismo.
gift-too-large =
    { $coins ->
        [0] { $name } no tiene ninguna moneda que dar.
        [one] { $name } puede dar una moneda, ni más ni menos.
       *[other] { $name } puede dar de 1 a { $coins } monedas.
    }

## Walk the Plank

awaits-cut = Ahora no: primero { $names } tienen que cortar para saber quién manda.
awaits-deal = Ahora no: primero hay que repartir las cartas de la ronda { $round }.
awaits-trump = Ahora no: primero { $name } tiene que elegir el triunfo.
awaits-card = Ahora no: le toca a { $name } jugar una carta.
no-such-card = No existe la carta { $given }.
card-not-held = { $name } no tiene { $card } en la mano.
follow-suit = { $name } tiene que jugar { $suit } o una carta especial, no { $card }.
no-such-suit = No existe el palo { $given }. Elige uno de los cinco palos.
card-too-often = En la baraja no está { $card } tantas veces.
deal-of-wrong-sizes =
    { $cards ->
        [one] Cada jugador que sigue en juego recibe una carta.
       *[other] Cada jugador que sigue en juego recibe { $cards } cartas.
    }
deal-without-turned = En la ronda 1 se descubre la carta siguiente después de repartir.
deal-with-turned = En la ronda { $round } no se descubre ninguna carta.
cut-by-others = Quienes empatan sacan una carta cada uno, por orden de asiento.
cut-goes-on = Ya se sabe quién manda. Nadie saca más cartas.

## Reglas y asientos

rule-form = La regla { $rule } no tiene valor. Escríbela así: { $example }.
rule-twice = La regla { $rule } está dos veces. Ponla una sola vez.
rule-value = La regla { $rule } no puede ser { $value }. Elige otro valor.
no-such-rule = { $title } no tiene la regla { $rule }.
rules-of-another-game = Estas reglas no son las de { $title }.
wrong-number-of-players = { $title } es para { $fewest } a { $most } jugadores, no para { $count }.
too-few-coins = Para { $players } jugadores no bastan { $coins } monedas: todos empiezan con una.
player-without-name = El jugador { $number } no tiene nombre. Todos necesitan uno.
no-such-first = Quien tiene que empezar no está entre los jugadores.
no-such-seat = Nadie tiene ese asiento.
