### Why the rules of a game refuse a move, a rule or a seat.

## Moves of both games

move-malformed = This move cannot be made: a value in it is of the wrong kind.
no-such-move = { $title } has no such move.

## The Plank

thrown-already = { $name } has thrown already. Throw some of the dice again, or stand.
no-throw-left = { $name } has no free throw left, and no coin to pay for one.
no-such-dice = These are not different dice from 1 to 4: { $dice }.
nothing-to-choose = There is no choice of spaces now, so space { $space } cannot be chosen.
gift-of-the-fallen = { $name } is out of the game and can neither give nor take coins.
gift-to-oneself = { $name }, choose another player: nobody can pay themselves.
gift-too-large =
    { $coins ->
        [0] { $name } has no coin to give.
        [one] { $name } can give one coin, no more and no less.
       *[other] { $name } can give 1 to { $coins } coins.
    }

## Walk the Plank

awaits-cut = Not now: { $names } have to cut the cards for Captain first.
awaits-deal = Not now: the cards of round { $round } have to be dealt first.
awaits-trump = Not now: { $name } has to name the trump suit first.
awaits-card = Not now: it is { $name }'s turn to play a card.
no-such-card = There is no card { $given }.
card-not-held = { $name } does not hold { $card }.
follow-suit = { $name } has to play { $suit } or a special card, not { $card }.
no-such-suit = There is no suit { $given }. Name one of the five suits.
card-too-often = The pack does not hold { $card } that many times.
deal-of-wrong-sizes =
    { $cards ->
        [one] Everybody who is still in gets one card.
       *[other] Everybody who is still in gets { $cards } cards.
    }
deal-without-turned = In round 1 the next card is turned face up after the deal.
deal-with-turned = No card is turned face up in round { $round }.
cut-by-others = Those who are tied draw one card each, in the order of their seats.
cut-goes-on = The cut is decided already. Nobody draws another card.

## Rules and seats

rule-form = The rule { $rule } has no value. Write it like this: { $example }.
rule-twice = The rule { $rule } is given twice. Give it once.
rule-value = The rule { $rule } cannot be { $value }. Choose another value.
no-such-rule = { $title } has no rule { $rule }.
rules-of-another-game = These rules are not those of { $title }.
wrong-number-of-players = { $title } is for { $fewest } to { $most } players, not for { $count }.
too-few-coins = For { $players } players { $coins } coins are too few: everybody starts with one.
player-without-name = Player { $number } has no name. Everybody needs one.
no-such-first = Whoever is to begin is not one of the players.
no-such-seat = Nobody has that seat.
