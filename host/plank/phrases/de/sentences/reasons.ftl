### Warum die Regeln eines Spiels einen Zug, eine Regel oder einen Platz nicht zulassen.

## Züge in beiden Spielen

move-malformed = Dieser Zug geht nicht: Ein Wert darin ist von der falschen Art.
no-such-move = { $title } hat keinen solchen Zug.

## The Plank

thrown-already = { $name } hat schon geworfen. Wirf einige Würfel noch einmal, oder nimm den Wurf.
no-throw-left = { $name } hat keinen freien Wurf mehr, und keine Münze für einen weiteren.
no-such-dice = Das sind keine verschiedenen Würfel von 1 bis 4: { $dice }.
nothing-to-choose = Gerade gibt es keine Felder zur Wahl, also auch nicht Feld { $space }.
gift-of-the-fallen = { $name } ist aus dem Spiel und kann Münzen weder geben noch nehmen.
gift-to-oneself = { $name }, such jemand anderen aus: Sich selbst kann man nicht bezahlen.
gift-too-large =
    { $coins ->
        [0] { $name } hat keine Münze zu verschenken.
        [one] { $name } kann eine Münze geben, nicht mehr und nicht weniger.
       *[other] { $name } kann 1 bis { $coins } Münzen geben.
    }

## Walk the Plank

awaits-cut = Noch nicht: Erst heben { $names } ab, wer Kapitän wird.
awaits-deal = Noch nicht: Erst werden die Karten der Runde { $round } ausgeteilt.
awaits-trump = Noch nicht: Erst bestimmt { $name } die Trumpffarbe.
awaits-card = Noch nicht: Jetzt spielt { $name } eine Karte.
no-such-card = Es gibt keine Karte { $given }.
card-not-held = { $name } hat { $card } nicht auf der Hand.
follow-suit = { $name } muss { $suit } oder eine Sonderkarte spielen, nicht { $card }.
no-such-suit = Es gibt keine Farbe { $given }. Nenn eine der fünf Farben.
card-too-often = So oft ist { $card } nicht im Stapel.
deal-of-wrong-sizes =
    { $cards ->
        [one] Alle, die noch dabei sind, bekommen eine Karte.
       *[other] Alle, die noch dabei sind, bekommen { $cards } Karten.
    }
deal-without-turned = In Runde 1 wird nach dem Austeilen die nächste Karte aufgedeckt.
deal-with-turned = In Runde { $round } wird keine Karte aufgedeckt.
cut-by-others = Wer gleichauf liegt, zieht eine Karte, in der Reihenfolge der Plätze.
cut-goes-on = Der Kapitän steht schon fest. Niemand zieht noch eine Karte.

## Regeln und Plätze

rule-form = Die Regel { $rule } hat keinen Wert. Schreib es so: { $example }.
rule-twice = Die Regel { $rule } steht zweimal da. Gib sie nur einmal an.
rule-value = Die Regel { $rule } kann nicht { $value } sein. Wähl einen anderen Wert.
no-such-rule = { $title } hat keine Regel { $rule }.
rules-of-another-game = Diese Regeln gehören nicht zu { $title }.
wrong-number-of-players = { $title } ist für { $fewest } bis { $most } Spieler, nicht für { $count }.
too-few-coins = Für { $players } Spieler reichen { $coins } Münzen nicht: Alle fangen mit einer an.
player-without-name = Spieler { $number } hat keinen Namen. Alle brauchen einen.
no-such-first = Wer anfangen soll, spielt gar nicht mit.
no-such-seat = Diesen Platz hat niemand.
