### What happens in The Plank, the dice game, and in every game on the table.
###
### Lists (names, dice, faces) arrive joined: "Anne, Bo and Cy"; `$names_count` and the like tell
### how many they are. A space is its number, "ship" or "off" the plank. Dice count from 1.

## The game

game-start = { $names } come aboard. { $first } goes first.
resumed = The game of { $names } goes on. It is { $name }'s turn.
turn = It is { $name }'s turn.
won = { $name } is the last pirate standing, and wins!
game-over = The game is over. { $name } rules the plank.

## Dice

thrown = { $name } throws { $faces }. The total is { $total }.
rethrown =
    { $paid ->
        [0] { $name } throws { $dice_count ->
            [one] die { $dice }
           *[other] dice { $dice }
        } again: { $faces }.
       *[other] { $name } pays a coin and throws { $dice_count ->
            [one] die { $dice }
           *[other] dice { $dice }
        } again: { $faces }.
    } The total is { $total }.
covered = { $name } pays a coin and covers die { $die }. The total is { $total }.

## Pirates

stayed =
    { $why ->
        [safe] Out on the edge { $name } is safe, and stays.
       *[other] A total of nothing: { $name } stays { $space ->
            [ship] in the ship
           *[other] on space { $space }
        }.
    }
moved =
    { $start ->
        [ship] { $name } leaves the ship for space { $space }.
       *[other] { $name } goes from space { $start } to space { $space }.
    }
jumped =
    The total is too high: { $name } jumps from space { $start } to the next { $symbol }, on space { $space }.
pushed = { $name } pushes { $names } on to space { $space }.
sword = { $name } swings a sword!
swept =
    { $names_count ->
        [one] { $names } steps forward to space { $space }.
       *[other] { $names } step forward to space { $space }.
    }
fell =
    { $names_count ->
        [one] { $names } falls into the sea and comes
       *[other] { $names } fall into the sea and share
    } { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] { $rank }th
    }{ $names_count ->
        [one] .
       *[other] { " " }place.
    }

## Coins

gave =
    { $name } gives { $other } { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }{ $favour ->
        [none] .
       *[other] , for a favour: { $favour }.
    }
earned =
    { $name } gets { $coins ->
        [one] a coin
       *[other] { $coins } coins
    } { $why ->
        [coin] from the dice
        [front] for standing on the edge
        [furthest] for standing furthest out
       *[other] from the bank
    }.
lost-coins =
    { $coins ->
        [one] { $name }'s last coin is lost.
       *[other] { $name }'s { $coins } coins are lost.
    }
short = The bank is empty: nothing left for { $name }.
