### What happens in The Plank, the dice game, and in every game on the table.
###
### Lists (names, dice, faces) arrive joined: "Anne, Bo and Cy"; `$names_count` and the like tell
### how many they are. A space is its number, "ship" or "off" the plank. Dice count from 1.

## The game

game-start = { $names } come aboard. { $first } goes first.
    .terse = { $names }. { $first } goes first.
    .dramatic = Ahoy! { $names } step out on to the plank, and { $first } must go first.
resumed = The game of { $names } goes on. It is { $name }'s turn.
turn = It is { $name }'s turn.
    .terse = { $name }.
    .dramatic = All eyes on { $name }: it is your turn, if you dare!
won = { $name } is the last pirate standing, and wins!
    .terse = { $name } wins.
    .dramatic = The sea has had its fill, and { $name } still stands. Three cheers, { $name } wins!

## Dice

thrown = { $name } throws { $faces }. The total is { $total }.
    .terse = { $name }: { $faces }. Total { $total }.
    .dramatic = The dice clatter for { $name }: { $faces }! The total is { $total }.
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
    .terse = { $name } again: { $faces }. Total { $total }.
    .dramatic =
        { $paid ->
            [0] Not good enough for { $name }! Once more
           *[other] { $name } pays in gold! Once more
        } { $dice_count ->
            [one] die { $dice }
           *[other] dice { $dice }
        }: { $faces }! The total is { $total }.
covered = { $name } pays a coin and covers die { $die }. The total is { $total }.
    .terse = { $name } covers die { $die }. Total { $total }.
    .dramatic = A coin clinks, and { $name } hides die { $die } from the sea. The total is { $total }.

## Pirates

stayed =
    { $why ->
        [safe] Out on the edge { $name } is safe, and stays.
       *[other] A total of nothing: { $name } stays { $space ->
            [ship] in the ship
           *[other] on space { $space }
        }.
    }
    .terse = { $name } stays.
    .dramatic =
        { $why ->
            [safe] On the very edge { $name } clings on, and stays.
           *[other] Not one step! { $name } stays { $space ->
                [ship] in the ship
               *[other] on space { $space }
            }.
        }
moved =
    { $start ->
        [ship] { $name } leaves the ship for space { $space }.
       *[other] { $name } goes from space { $start } to space { $space }.
    }
    .terse = { $name } to { $space }.
    .dramatic =
        { $start ->
            [ship] { $name } bids the ship farewell and walks out to space { $space }.
           *[other] The plank creaks: { $name } creeps from space { $start } to space { $space }.
        }
jumped =
    The total is too high: { $name } jumps from space { $start } to the next { $symbol }, on space { $space }.
    .terse = { $name } jumps to { $space }.
    .dramatic = Too bold by far! { $name } leaps from space { $start } to the next { $symbol }, on space { $space }.
pushed = { $name } pushes { $names } on to space { $space }.
    .terse = { $name } pushes { $names } to { $space }.
    .dramatic = No room for two! { $name } shoves { $names } on to space { $space }.
sword = { $name } swings a sword!
    .terse = { "" }
    .dramatic = Steel flashes: { $name } swings a sword!
swept =
    { $names_count ->
        [one] { $names } steps forward to space { $space }.
       *[other] { $names } step forward to space { $space }.
    }
    .terse = { $names } to { $space }.
    .dramatic =
        { $names_count ->
            [one] { $names } stumbles forward to space { $space }.
           *[other] { $names } stumble forward to space { $space }.
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
    .terse =
        { $names_count ->
            [one] { $names } falls: place { $rank }.
           *[other] { $names } fall: place { $rank }.
        }
    .dramatic = Splash! { fell }

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
    .terse =
        { $name }: { $coins ->
            [one] one coin
           *[other] { $coins } coins
        }.
    .dramatic = Gold! { earned }
lost-coins =
    { $coins ->
        [one] { $name }'s last coin is lost.
       *[other] { $name }'s { $coins } coins are lost.
    }
short = The bank is empty: nothing left for { $name }.
