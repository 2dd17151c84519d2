### Why something cannot be done now, and what to do instead.

not-your-turn =
    { $turn ->
        [none] { $name }, it is nobody's turn now. Wait a moment.
       *[other] { $name }, it is { $turn }'s turn. Wait for yours.
    }
no-coins = { $name } has no coin to pay with.
choose-space = There is a choice. Say which space: { $spaces }.
not-a-target = Space { $space } cannot be reached. Choose { $spaces }.
throw-first = { $name }, throw the dice first.
free-left =
    { $free ->
        [one] { $name } still has a free throw. Use it before paying.
       *[other] { $name } still has { $free } free throws. Use them before paying.
    }
cover-first-throw = { $name }, throw first. A die can be covered only after that.
covered-already = Die { $die } is covered already. Choose another one.
no-such-die = There is no die { $die }. Say a number from 1 to 4.
not-greedy = Coins are not given away in this game. Start one with the rule greedy=true.
nothing-to-take-back = There is nothing to take back.
is-over = The game is over. Start a new one.
paused = The game is paused. Put the table right first.
bad-faces = These faces cannot be: { $faces }. Say 1 to 5, coin or sword for each die.
dice-moving = Not every die lies still in its well. Put them in, or wait until they rest.
illegal = This is against the rules: { $reason }.
