### Lo que pasa en The Plank, el juego de dados, y en todos los juegos de la mesa.

## The game

game-start = { $names } suben a bordo. Empieza { $first }.
    .terse = { $names }. Empieza { $first }.
    .dramatic = ¡Ah del barco! { $names } salen a la tabla, y a { $first } le toca empezar.
resumed = Sigue la partida de { $names }. Le toca a { $name }.
turn = Le toca a { $name }.
    .terse = { $name }.
    .dramatic = Todos miran a { $name }: ¡te toca, si te atreves!
won = ¡Solo { $name } sigue en pie, y gana la partida!
    .terse = Gana { $name }.
    .dramatic = El mar ya tiene bastante, y { $name } sigue en pie. ¡Tres hurras, gana { $name }!

## Dice

thrown = { $name } saca { $faces }. El total es { $total }.
    .terse = { $name }: { $faces }. Total { $total }.
    .dramatic = Los dados suenan para { $name }: ¡{ $faces }! El total es { $total }.
rethrown =
    { $paid ->
        [0] { $name } vuelve a tirar { $dice_count ->
            [one] el dado { $dice }
           *[other] los dados { $dice }
        }: { $faces }.
       *[other] { $name } paga una moneda y vuelve a tirar { $dice_count ->
            [one] el dado { $dice }
           *[other] los dados { $dice }
        }: { $faces }.
    } El total es { $total }.
    .terse = { $name } otra vez: { $faces }. Total { $total }.
    .dramatic =
        { $paid ->
            [0] ¡A { $name } no le basta! Otra vez
           *[other] ¡{ $name } paga con oro! Otra vez
        } { $dice_count ->
            [one] el dado { $dice }
           *[other] los dados { $dice }
        }: ¡{ $faces }! El total es { $total }.
covered = { $name } paga una moneda y tapa el dado { $die }. El total es { $total }.
    .terse = { $name } tapa el dado { $die }. Total { $total }.
    .dramatic = Suena una moneda, y { $name } esconde del mar el dado { $die }. El total es { $total }.

## Pirates

stayed =
    { $why ->
        [safe] En la misma punta no corre peligro { $name }, y se queda.
       *[other] El total es cero: { $name } se queda { $space ->
            [ship] en el barco
           *[other] en la casilla { $space }
        }.
    }
    .terse = { $name } se queda.
    .dramatic =
        { $why ->
            [safe] En la misma punta se agarra { $name }, y se queda.
           *[other] ¡Ni un paso! { $name } se queda { $space ->
                [ship] en el barco
               *[other] en la casilla { $space }
            }.
        }
moved =
    { $start ->
        [ship] { $name } deja el barco y va a la casilla { $space }.
       *[other] { $name } va de la casilla { $start } a la casilla { $space }.
    }
    .terse = { $name } a la { $space }.
    .dramatic =
        { $start ->
            [ship] { $name } dice adiós al barco y sale a la casilla { $space }.
           *[other] La tabla cruje: { $name } se arrastra de la casilla { $start } a la casilla { $space }.
        }
jumped =
    El total es demasiado alto: { $name } salta de la casilla { $start } { $symbol ->
        [skull] a la siguiente calavera
        [anchor] a la siguiente ancla
        [chest] al siguiente cofre
        [parrot] al siguiente loro
       *[other] más allá: { $symbol }
    }, en la casilla { $space }.
    .terse = { $name } salta a la { $space }.
    .dramatic =
        ¡Qué osadía! { $name } brinca de la casilla { $start } { $symbol ->
            [skull] a la siguiente calavera
            [anchor] a la siguiente ancla
            [chest] al siguiente cofre
            [parrot] al siguiente loro
           *[other] más allá: { $symbol }
        }, en la casilla { $space }.
pushed = { $name } empuja a { $names } hasta la casilla { $space }.
    .terse = { $name } empuja a { $names } a la { $space }.
    .dramatic = ¡Aquí no caben dos! { $name } echa a { $names } hasta la casilla { $space }.
sword = ¡{ $name } blande la espada!
    .terse = { "" }
    .dramatic = Brilla el acero: ¡{ $name } blande la espada!
swept =
    { $names_count ->
        [one] { $names } da un paso hasta la casilla { $space }.
       *[other] { $names } dan un paso hasta la casilla { $space }.
    }
    .terse = { $names } a la { $space }.
    .dramatic =
        { $names_count ->
            [one] { $names } tropieza hasta la casilla { $space }.
           *[other] { $names } tropiezan hasta la casilla { $space }.
        }
fell =
    { $names_count ->
        [one] { $names } cae al mar y queda en
       *[other] { $names } caen al mar y comparten el
    } { $rank ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
        [6] sexto
       *[other] { $rank }.º
    } puesto.
    .terse =
        { $names_count ->
            [one] { $names } cae: puesto { $rank }.
           *[other] { $names } caen: puesto { $rank }.
        }
    .dramatic = ¡Al agua! { fell }

## Coins

gave =
    { $name } da { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    } a { $other }{ $favour ->
        [none] .
       *[other] , por un favor: { $favour }.
    }
earned =
    { $name } recibe { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    } { $why ->
        [coin] por los dados
        [front] por estar en la punta
        [furthest] por ir en cabeza
       *[other] de la banca
    }.
    .terse =
        { $name }: { $coins ->
            [one] una moneda
           *[other] { $coins } monedas
        }.
    .dramatic = ¡Oro! { earned }
lost-coins =
    { $coins ->
        [one] { $name } pierde su última moneda.
       *[other] { $name } pierde sus { $coins } monedas.
    }
short = La banca está vacía: no queda nada para { $name }.
