### Warum etwas jetzt nicht geht, und was man stattdessen tun kann.

not-your-turn =
    { $turn ->
        [none] { $name }, jetzt ist niemand dran. Wart einen Augenblick.
       *[other] { $name }, jetzt ist { $turn } dran. Wart, bis du dran bist.
    }
no-coins = { $name } hat keine Münze zum Zahlen.
choose-space = Es gibt eine Wahl. Sag, welches Feld: { $spaces }.
not-a-target = Feld { $space } ist nicht zu erreichen. Wähl { $spaces }.
throw-first = { $name }, wirf zuerst die Würfel.
free-left =
    { $free ->
        [one] { $name } hat noch einen freien Wurf. Nimm ihn, bevor du zahlst.
       *[other] { $name } hat noch { $free } freie Würfe. Nimm sie, bevor du zahlst.
    }
cover-first-throw = { $name }, wirf zuerst. Erst danach kann man einen Würfel zudecken.
covered-already = Würfel { $die } ist schon zugedeckt. Wähl einen anderen.
no-such-die = Es gibt keinen Würfel { $die }. Sag eine Zahl von 1 bis 4.
not-greedy = In diesem Spiel werden keine Münzen verschenkt. Fang eins mit der Regel greedy=true an.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
is-over = Das Spiel ist aus. Fang ein neues an.
paused = Das Spiel ruht. Stell zuerst den Tisch richtig.
bad-faces = Diese Seiten gehen nicht: { $faces }. Sag 1 bis 5, Münze oder Schwert für jeden Würfel.
dice-moving = Nicht jeder Würfel liegt still in seiner Mulde. Leg sie hinein, oder wart, bis sie liegen.
illegal = Das ist gegen die Regeln: { $reason }.
