### Was am Tisch zu tun ist, und was dort falsch steht und wie man es richtet.

## Dice

throw-all = { $name }, würfle mit allen vier Würfeln.
throw-dice =
    { $dice_count ->
        [one] { $name }, würfle mit Würfel { $dice }.
       *[other] { $name }, würfle mit den Würfeln { $dice }.
    }
rolling = Die Würfel rollen.
cocked = Würfel { $die } liegt schief. Wirf ihn noch einmal.
dice-out =
    { $dice_count ->
        [one] Würfel { $dice } liegt nicht in seiner Mulde. { $name }, wirf ihn, oder leg ihn zurück.
       *[other] Die Würfel { $dice } liegen nicht in ihren Mulden. { $name }, wirf sie, oder leg sie zurück.
    }
pay-first =
    { $dice_count ->
        [one] Würfel { $dice } ist nicht bezahlt. { $name }, drück vor dem Wurf auf Zahlen, oder leg ihn zurück.
       *[other] Die Würfel { $dice } sind nicht bezahlt. { $name }, drück vor dem Wurf auf Zahlen, oder leg sie zurück.
    }
put-dice-back =
    { $dice_count ->
        [one] Kein Wurf ist mehr übrig. { $name }, leg Würfel { $dice } zurück, wie er lag.
       *[other] Kein Wurf ist mehr übrig. { $name }, leg die Würfel { $dice } zurück, wie sie lagen.
    }
offered = { $name } bietet eine Münze. Wirf die Würfel, die du willst, oder drück noch einmal auf Zahlen und behalte sie.
unpaid =
    Würfel { $die } wurde geworfen, ohne zu zahlen. Leg ihn zurück, so dass er { $face ->
        [coin] die Münze
        [sword] das Schwert
       *[other] { $face }
    } zeigt.
restore-die =
    Würfel { $die } muss liegen wie zuvor: Dreh ihn auf { $face ->
        [coin] die Münze
        [sword] das Schwert
       *[other] { $face }
    }.

## What the player to act may do

choose =
    { $name } hat { $total } und { $free ->
        [0] keinen freien Wurf mehr.
        [one] noch einen freien Wurf.
       *[other] noch { $free } freie Würfe.
    }
last-throw = { $name } hat { $total } und keinen Wurf mehr.
may-pay =
    Die freien Würfe sind verbraucht. { $name } darf { $coins ->
        [one] die letzte Münze
       *[other] eine von { $coins } Münzen
    } zahlen, für einen Wurf oder um einen Würfel zuzudecken.
stand-move = Um den Wurf zu nehmen, stell den Piraten { $name } auf Feld { $space }.
stand-jump =
    Die Summe ist zu hoch: Um den Wurf zu nehmen, stell den Piraten { $name } { $symbol ->
        [skull] zum nächsten Totenkopf
        [anchor] zum nächsten Anker
        [chest] zur nächsten Truhe
        [parrot] zum nächsten Papagei
       *[other] weiter zu { $symbol }
    }, auf Feld { $space }.
stand-choice = Um den Wurf zu nehmen, stell den Piraten { $name } auf Feld { $spaces }.
stand-stay = Um den Wurf zu nehmen, drück auf Nehmen: { $name } rührt sich nicht.
stand-fall = Um den Wurf zu nehmen, drück auf Nehmen: Aber dann fällt { $name } ins Meer!

## Pirates to be put right

move =
    { $start ->
        [ship] Stell den Piraten { $name } vom Schiff { $space ->
            [off] ins Meer
           *[other] auf Feld { $space }
        }.
        [off] Stell den Piraten { $name } { $space ->
            [ship] auf das Schiff
           *[other] auf Feld { $space }
        }.
       *[other] Stell den Piraten { $name } von Feld { $start } { $space ->
            [ship] auf das Schiff
            [off] ins Meer
           *[other] auf Feld { $space }
        }.
    }
take-off =
    { $stands ->
        [ship] { $name } ist gefallen. Nimm den Piraten vom Schiff.
       *[other] { $name } ist gefallen. Nimm den Piraten von Feld { $stands }.
    }
put-back =
    Pirat { $name } gehört { $belongs ->
        [ship] auf das Schiff
        [off] nicht auf den Tisch
       *[other] auf Feld { $belongs }
    }, steht aber { $stands ->
        [ship] auf dem Schiff
        [off] nirgends
       *[other] auf Feld { $stands }
    }.
missing =
    Pirat { $name } fehlt. Er gehört { $belongs ->
        [ship] auf das Schiff
       *[other] auf Feld { $belongs }
    }.
extra =
    Niemand spielt auf Bahn { $name }, aber dort steht ein Pirat, { $stands ->
        [ship] auf dem Schiff
       *[other] auf Feld { $stands }
    }. Nimm ihn weg, oder sag von Hand, dass dort keiner steht.
doubled =
    Auf der Bahn von { $name } steht ein zweiter Pirat, { $stands ->
        [ship] auf dem Schiff
       *[other] auf Feld { $stands }
    }. Nimm ihn weg, oder sag von Hand, wo der richtige steht.
astray =
    Pirat { $name } steht auf einer fremden Bahn, { $stands ->
        [ship] auf dem Schiff
       *[other] auf Feld { $stands }
    }. Er gehört { $belongs ->
        [ship] auf seine eigene, auf das Schiff
        [off] nicht auf den Tisch
       *[other] auf seine eigene, auf Feld { $belongs }
    }.

## The table itself

over = Das Spiel ist aus. { $name } hat gewonnen.
aborted = Dieses Spiel wurde abgebrochen. Niemand gewinnt, niemand ertrinkt.
taken-back =
    { $count ->
        [one] Der letzte Zug ist zurückgenommen.
       *[other] Die letzten { $count } Züge sind zurückgenommen.
    }
