### What people are asked to do at the table, and what is wrong with it and how to put it right.

## Dice

throw-all = { $name }, throw all four dice.
throw-dice =
    { $dice_count ->
        [one] { $name }, throw die { $dice }.
       *[other] { $name }, throw dice { $dice }.
    }
rolling = The dice are rolling.
cocked = Die { $die } lies crooked. Throw it again.
dice-out =
    { $dice_count ->
        [one] Die { $dice } is out of its well. { $name }, throw it, or put it back.
       *[other] Dice { $dice } are out of their wells. { $name }, throw them, or put them back.
    }
pay-first =
    { $dice_count ->
        [one] Die { $dice } is out of its well, but not paid for. { $name }, press pay before you throw, or put it back.
       *[other] Dice { $dice } are out of their wells, but not paid for. { $name }, press pay before you throw, or put them back.
    }
put-dice-back =
    { $dice_count ->
        [one] Die { $dice } is out of its well, but no throw is left. { $name }, put it back as it was.
       *[other] Dice { $dice } are out of their wells, but no throw is left. { $name }, put them back as they were.
    }
offered = { $name } offers a coin. Throw the dice you want again, or press pay once more to keep the coin.
unpaid =
    Die { $die } was thrown without paying. Put it back showing { $face ->
        [coin] the coin
        [sword] the sword
       *[other] { $face }
    }.
restore-die =
    Die { $die } must lie as it did before: turn it to { $face ->
        [coin] the coin
        [sword] the sword
       *[other] { $face }
    }.

## What the player to act may do

choose =
    { $name } has { $total }, and { $free ->
        [0] no free throw left.
        [one] one free throw left.
       *[other] { $free } free throws left.
    }
last-throw = { $name } has { $total }, and no throw left.
may-pay =
    The free throws are used. { $name } may pay { $coins ->
        [one] the last coin
       *[other] one of { $coins } coins
    } to throw again or to cover a die.
stand-move = To stand, move { $name }'s pirate to space { $space }.
stand-jump = The total is too high: to stand, move { $name }'s pirate to the next { $symbol }, on space { $space }.
stand-choice = To stand, move { $name }'s pirate to space { $spaces }.
stand-stay = To stand, press stand: { $name } stays put.
stand-fall = To stand, press stand, but then { $name } falls into the sea!

## Pirates to be put right

move =
    { $start ->
        [ship] Move { $name }'s pirate from the ship to { $space ->
            [off] the sea
           *[other] space { $space }
        }.
        [off] Put { $name }'s pirate { $space ->
            [ship] in the ship
           *[other] on space { $space }
        }.
       *[other] Move { $name }'s pirate from space { $start } to { $space ->
            [ship] the ship
            [off] the sea
           *[other] space { $space }
        }.
    }
take-off =
    { $stands ->
        [ship] { $name } has fallen. Take the pirate out of the ship.
       *[other] { $name } has fallen. Take the pirate off space { $stands }.
    }
put-back =
    { $name }'s pirate belongs { $belongs ->
        [ship] in the ship
        [off] off the table
       *[other] on space { $belongs }
    }, it stands { $stands ->
        [ship] in the ship
        [off] nowhere
       *[other] on space { $stands }
    }.
missing =
    { $name }'s pirate is missing. It belongs { $belongs ->
        [ship] in the ship
       *[other] on space { $belongs }
    }.
extra =
    Nobody plays in lane { $name }, but a pirate stands there, { $stands ->
        [ship] in the ship
       *[other] on space { $stands }
    }. Take it off, or say by hand that nobody stands there.
doubled =
    { $name }'s lane has a second pirate, { $stands ->
        [ship] in the ship
       *[other] on space { $stands }
    }. Take it off, or say by hand where the real one stands.
astray =
    { $name }'s pirate has strayed into another lane, { $stands ->
        [ship] in the ship
       *[other] on space { $stands }
    }. It belongs in its own, { $belongs ->
        [ship] in the ship
        [off] off the table
       *[other] on space { $belongs }
    }.

## The table itself

over = The game is over. { $name } has won.
aborted = This game has been abandoned. Nobody wins, nobody drowns.
taken-back =
    { $count ->
        [one] The last move is taken back.
       *[other] The last { $count } moves are taken back.
    }
