### Was in Walk the Plank geschieht, dem Kartenspiel. Karten kommen in Worten: "die 9 der Papageien".

dealt =
    Runde { $round }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } für jeden. { $name } ist Kapitän.
turned =
    { $trump ->
        [none] Aufgedeckt wird { $card }: kein Trumpf in dieser Runde.
       *[other] Aufgedeckt wird { $card }: { $trump } sind Trumpf.
    }
named = Kapitän { $name } macht { $suit } zum Trumpf.
played = { $name } spielt { $card }.
    .terse = { $name }: { $card }.
    .dramatic = { $name } knallt { $card } auf den Tisch!
took =
    { $battles ->
        [one] { $name } gewinnt den Kampf durch { $card }.
       *[other] { $name } gewinnt den Kampf durch { $card }, Nummer { $battles } in dieser Runde.
    }
sank = { $name } lässt das Seeungeheuer los. Niemand gewinnt diesen Kampf.
    .terse = { $name }: das Seeungeheuer. Niemand gewinnt.
    .dramatic = Die Tiefe kocht! { sank }
aboard = { $name } klettert wieder an Bord und ist in dieser Runde sicher.
    .terse = { $name } ist an Bord.
    .dramatic = Um Haaresbreite! { aboard }
stepped =
    { $names_count ->
        [one] { $names } geht weiter auf Feld { $space }.
       *[other] { $names } gehen weiter auf Feld { $space }.
    }
out =
    { $names_count ->
        [one] { $names } geht über die Planke.
       *[other] { $names } gehen über die Planke.
    }
    .terse = { $names }: raus.
    .dramatic = Ein Platschen, dann Stille. { out }
tied = { $names } liegen als Kapitän gleichauf.
drew = { $name } zieht { $card }.
captain = { $name } wird der nächste Kapitän.
again = Die letzte Karte ist ertrunken. Sie wird neu ausgeteilt, und { $name } spielt aus.
