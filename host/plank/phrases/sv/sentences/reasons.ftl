### Varför reglerna för ett spel säger nej till ett drag, en regel eller en plats.

## Drag i båda spelen

move-malformed = Det draget går inte: ett värde i det är av fel slag.
no-such-move = { $title } har inget sådant drag.

## The Plank

thrown-already = { $name } har redan slagit. Slå om några av tärningarna, eller stanna.
no-throw-left = { $name } har inget fritt slag kvar, och inget mynt att betala ett med.
no-such-dice = Det här är inte olika tärningar från 1 till 4: { $dice }.
nothing-to-choose = Det finns inga rutor att välja mellan nu, så ruta { $space } går inte att välja.
gift-of-the-fallen = { $name } är ute ur spelet och kan varken ge eller ta emot mynt.
gift-to-oneself = { $name }, välj en annan spelare: ingen kan betala sig själv.
gift-too-large =
    { $coins ->
        [0] { $name } har inget mynt att ge.
        [one] { $name } kan ge ett mynt, varken mer eller mindre.
       *[other] { $name } kan ge 1 till { $coins } mynt.
    }

## Walk the Plank

awaits-cut = Inte nu: först ska { $names } dra kort om vem som blir kapten.
awaits-deal = Inte nu: först ska korten till omgång { $round } delas ut.
awaits-trump = Inte nu: först ska { $name } välja trumf.
awaits-card = Inte nu: det är { $name } som ska spela ett kort.
no-such-card = Det finns inget kort { $given }.
card-not-held = { $name } har inte { $card } på handen.
follow-suit = { $name } måste spela { $suit } eller ett specialkort, inte { $card }.
no-such-suit = Det finns ingen färg { $given }. Välj en av de fem färgerna.
card-too-often = Så många gånger finns inte { $card } i leken.
deal-of-wrong-sizes =
    { $cards ->
        [one] Alla som är kvar får ett kort.
       *[other] Alla som är kvar får { $cards } kort.
    }
deal-without-turned = I omgång 1 vänds nästa kort upp efter given.
deal-with-turned = Inget kort vänds upp i omgång { $round }.
cut-by-others = De som står lika drar ett kort var, i den ordning som de sitter.
cut-goes-on = Det är redan avgjort vem som blir kapten. Ingen drar fler kort.

## Regler och platser

rule-form = Regeln { $rule } har inget värde. Skriv så här: { $example }.
rule-twice = Regeln { $rule } står två gånger. Skriv den en gång.
rule-value = Regeln { $rule } kan inte vara { $value }. Välj ett annat värde.
no-such-rule = { $title } har ingen regel { $rule }.
rules-of-another-game = De här reglerna hör inte till { $title }.
wrong-number-of-players = { $title } spelas av { $fewest } till { $most } spelare, inte av { $count }.
too-few-coins = För { $players } spelare räcker inte { $coins } mynt: alla börjar med ett.
player-without-name = Spelare { $number } har inget namn. Alla behöver ett.
no-such-first = Den som ska börja är inte med i spelet.
no-such-seat = Ingen har den platsen.
