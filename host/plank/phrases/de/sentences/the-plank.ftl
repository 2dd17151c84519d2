### Was in The Plank geschieht, dem Würfelspiel, und in jedem Spiel am Tisch.

## The game

game-start = { $names } kommen an Bord. { $first } fängt an.
    .terse = { $names }. { $first } fängt an.
    .dramatic = Ahoi! { $names } treten auf die Planke, und { $first } muss als Erstes ran.
resumed = Das Spiel von { $names } geht weiter. { $name } ist dran.
turn = { $name } ist dran.
    .terse = { $name }.
    .dramatic = Alle schauen auf { $name }: Du bist dran, wenn du dich traust!
won = Nur { $name } steht noch auf der Planke und gewinnt!
    .terse = { $name } gewinnt.
    .dramatic = Das Meer ist satt, und { $name } steht noch immer. Ein dreifaches Hoch, { $name } gewinnt!

## Dice

thrown = { $name } würfelt { $faces }. Die Summe ist { $total }.
    .terse = { $name }: { $faces }. Summe { $total }.
    .dramatic = Die Würfel klappern für { $name }: { $faces }! Die Summe ist { $total }.
rethrown =
    { $paid ->
        [0] { $name } würfelt noch einmal mit { $dice_count ->
            [one] Würfel { $dice }
           *[other] den Würfeln { $dice }
        }: { $faces }.
       *[other] { $name } zahlt eine Münze und würfelt noch einmal mit { $dice_count ->
            [one] Würfel { $dice }
           *[other] den Würfeln { $dice }
        }: { $faces }.
    } Die Summe ist { $total }.
    .terse = { $name } noch einmal: { $faces }. Summe { $total }.
    .dramatic =
        { $paid ->
            [0] Das reicht { $name } nicht! Noch einmal
           *[other] { $name } zahlt in Gold! Noch einmal
        } { $dice_count ->
            [one] Würfel { $dice }
           *[other] die Würfel { $dice }
        }: { $faces }! Die Summe ist { $total }.
covered = { $name } zahlt eine Münze und deckt Würfel { $die } zu. Die Summe ist { $total }.
    .terse = { $name } deckt Würfel { $die } zu. Summe { $total }.
    .dramatic = Eine Münze klimpert, und { $name } versteckt Würfel { $die } vor dem Meer. Die Summe ist { $total }.

## Pirates

stayed =
    { $why ->
        [safe] Ganz vorn an der Kante ist { $name } sicher und bleibt.
       *[other] Die Summe ist null: { $name } bleibt { $space ->
            [ship] auf dem Schiff
           *[other] auf Feld { $space }
        }.
    }
    .terse = { $name } bleibt.
    .dramatic =
        { $why ->
            [safe] Ganz vorn an der Kante krallt { $name } sich fest und bleibt.
           *[other] Keinen Schritt! { $name } bleibt { $space ->
                [ship] auf dem Schiff
               *[other] auf Feld { $space }
            }.
        }
moved =
    { $start ->
        [ship] { $name } verlässt das Schiff und geht auf Feld { $space }.
       *[other] { $name } geht von Feld { $start } auf Feld { $space }.
    }
    .terse = { $name } auf { $space }.
    .dramatic =
        { $start ->
            [ship] { $name } sagt dem Schiff Lebewohl und geht hinaus auf Feld { $space }.
           *[other] Die Planke knarrt: { $name } schleicht von Feld { $start } auf Feld { $space }.
        }
jumped =
    Die Summe ist zu hoch: { $name } springt von Feld { $start } { $symbol ->
        [skull] zum nächsten Totenkopf
        [anchor] zum nächsten Anker
        [chest] zur nächsten Truhe
        [parrot] zum nächsten Papagei
       *[other] weiter zu { $symbol }
    }, auf Feld { $space }.
    .terse = { $name } springt auf { $space }.
    .dramatic =
        Viel zu kühn! { $name } hechtet von Feld { $start } { $symbol ->
            [skull] zum nächsten Totenkopf
            [anchor] zum nächsten Anker
            [chest] zur nächsten Truhe
            [parrot] zum nächsten Papagei
           *[other] weiter zu { $symbol }
        }, auf Feld { $space }.
pushed = { $name } schubst { $names } weiter auf Feld { $space }.
    .terse = { $name } schubst { $names } auf { $space }.
    .dramatic = Kein Platz für zwei! { $name } stößt { $names } weiter auf Feld { $space }.
sword = { $name } schwingt das Schwert!
    .terse = { "" }
    .dramatic = Der Stahl blitzt: { $name } schwingt das Schwert!
swept =
    { $names_count ->
        [one] { $names } geht einen Schritt vor auf Feld { $space }.
       *[other] { $names } gehen einen Schritt vor auf Feld { $space }.
    }
    .terse = { $names } auf { $space }.
    .dramatic =
        { $names_count ->
            [one] { $names } taumelt vor auf Feld { $space }.
           *[other] { $names } taumeln vor auf Feld { $space }.
        }
fell =
    { $names_count ->
        [one] { $names } fällt ins Meer und bekommt den
       *[other] { $names } fallen ins Meer und teilen sich den
    } { $rank ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
       *[other] { $rank }.
    } Platz.
    .terse =
        { $names_count ->
            [one] { $names } fällt: Platz { $rank }.
           *[other] { $names } fallen: Platz { $rank }.
        }
    .dramatic = Platsch! { fell }

## Coins

gave =
    { $name } gibt { $other } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }{ $favour ->
        [none] .
       *[other] , für einen Gefallen: { $favour }.
    }
earned =
    { $name } bekommt { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } { $why ->
        [coin] von den Würfeln
        [front] für den Platz an der Kante
        [furthest] für den Platz ganz vorn
       *[other] aus der Bank
    }.
    .terse =
        { $name }: { $coins ->
            [one] eine Münze
           *[other] { $coins } Münzen
        }.
    .dramatic = Gold! { earned }
lost-coins =
    { $coins ->
        [one] Die letzte Münze von { $name } ist verloren.
       *[other] Die { $coins } Münzen von { $name } sind verloren.
    }
short = Die Bank ist leer: nichts mehr da für { $name }.
