### Lo que hay que hacer en la mesa, y lo que está mal en ella y cómo se arregla.

## Dice

throw-all = { $name }, tira los cuatro dados.
throw-dice =
    { $dice_count ->
        [one] { $name }, tira el dado { $dice }.
       *[other] { $name }, tira los dados { $dice }.
    }
rolling = Los dados ruedan.
cocked = El dado { $die } está torcido. Tíralo otra vez.
dice-out =
    { $dice_count ->
        [one] El dado { $dice } está fuera de su hueco. { $name }, tíralo, o déjalo en su sitio.
       *[other] Los dados { $dice } están fuera de sus huecos. { $name }, tíralos, o déjalos en su sitio.
    }
pay-first =
    { $dice_count ->
        [one] El dado { $dice } está fuera, pero sin pagar. { $name }, pulsa pagar antes de tirar, o déjalo en su sitio.
       *[other] Los dados { $dice } están fuera, pero sin pagar. { $name }, pulsa pagar antes de tirar, o déjalos en su sitio.
    }
put-dice-back =
    { $dice_count ->
        [one] Ya no queda tirada. { $name }, deja el dado { $dice } como estaba.
       *[other] Ya no queda tirada. { $name }, deja los dados { $dice } como estaban.
    }
offered = { $name } ofrece una moneda. Vuelve a tirar los dados que quieras, o pulsa otra vez pagar para quedártela.
unpaid =
    El dado { $die } se tiró sin pagar. Déjalo otra vez mostrando { $face ->
        [coin] la moneda
        [sword] la espada
       *[other] { $face }
    }.
restore-die =
    El dado { $die } debe estar como antes: ponlo en { $face ->
        [coin] la moneda
        [sword] la espada
       *[other] { $face }
    }.

## What the player to act may do

choose =
    { $name } tiene { $total }, y { $free ->
        [0] ya ninguna tirada gratis.
        [one] una tirada gratis más.
       *[other] { $free } tiradas gratis más.
    }
last-throw = { $name } tiene { $total }, y ya ninguna tirada.
may-pay =
    Las tiradas gratis se han acabado. { $name } puede pagar { $coins ->
        [one] su última moneda
       *[other] una de { $coins } monedas
    } para tirar otra vez o tapar un dado.
stand-move = Para plantarte, lleva al pirata { $name } a la casilla { $space }.
stand-jump =
    El total es demasiado alto: para plantarte, lleva al pirata { $name } { $symbol ->
        [skull] a la siguiente calavera
        [anchor] a la siguiente ancla
        [chest] al siguiente cofre
        [parrot] al siguiente loro
       *[other] más allá: { $symbol }
    }, en la casilla { $space }.
stand-choice = Para plantarte, lleva al pirata { $name } a la casilla { $spaces }.
stand-stay = Para plantarte, pulsa plantarse: { $name } no se mueve.
stand-fall = Para plantarte, pulsa plantarse: ¡pero entonces { $name } cae al mar!

## Pirates to be put right

move =
    { $start ->
        [ship] Lleva al pirata { $name } del barco { $space ->
            [off] al mar
           *[other] a la casilla { $space }
        }.
        [off] Pon al pirata { $name } { $space ->
            [ship] en el barco
           *[other] en la casilla { $space }
        }.
       *[other] Lleva al pirata { $name } de la casilla { $start } { $space ->
            [ship] al barco
            [off] al mar
           *[other] a la casilla { $space }
        }.
    }
take-off =
    { $stands ->
        [ship] { $name } ya está en el agua. Quita al pirata del barco.
       *[other] { $name } ya está en el agua. Quita al pirata de la casilla { $stands }.
    }
put-back =
    El pirata { $name } va { $belongs ->
        [ship] en el barco
        [off] fuera de la mesa
       *[other] en la casilla { $belongs }
    }, pero { $stands ->
        [ship] está en el barco
        [off] no está en ninguna parte
       *[other] está en la casilla { $stands }
    }.
missing =
    Falta el pirata { $name }. Va { $belongs ->
        [ship] en el barco
       *[other] en la casilla { $belongs }
    }.
extra =
    Nadie juega en la calle { $name }, pero allí hay un pirata, { $stands ->
        [ship] en el barco
       *[other] en la casilla { $stands }
    }. Quítalo, o di a mano que no hay ninguno.
doubled =
    En la calle de { $name } hay otro pirata, { $stands ->
        [ship] en el barco
       *[other] en la casilla { $stands }
    }. Quítalo, o di a mano dónde está el de verdad.
astray =
    El pirata { $name } se ha ido a otra calle, { $stands ->
        [ship] en el barco
       *[other] en la casilla { $stands }
    }. Va { $belongs ->
        [ship] en la suya, en el barco
        [off] fuera de la mesa
       *[other] en la suya, en la casilla { $belongs }
    }.

## The table itself

over = La partida ha terminado. Ha ganado { $name }.
aborted = Esta partida se ha abandonado. Nadie gana, nadie se ahoga.
taken-back =
    { $count ->
        [one] La última jugada queda deshecha.
       *[other] Las últimas { $count } jugadas quedan deshechas.
    }
