### What the terminal says to the person at its keys.

key-choose-dice = Choose dice with the keys 1 to 4 first.
key-pay-first = That throw costs a coin. Press p to offer one, then throw.
key-not-yours = { $name } needs no help. Wait a moment.
key-no-hands = Somebody at the table has to do that by hand.
key-hands-gone = The simulated table does not answer: { $reason }.
key-nothing = There is nothing to do for that key now.
key-no-choice = Die { $die } cannot be thrown again now.
key-no-cover = No die can be covered now.
key-no-giver = Nobody can give coins now.
key-over = The game is over. Press n for another one, q to leave.
key-unknown = That key does nothing. Press ? for help.

ask-enter =
    { $dice_count ->
        [one] Face of die { $dice } (1 to 5, c coin, s sword)?
       *[other] Faces of dice { $dice } (1 to 5, c coin, s sword)?
    }
ask-enter-again =
    { $dice_count ->
        [one] Die { $dice } now (1 to 5, c coin, s sword; leave empty: as it was)?
       *[other] Dice { $dice } now (1 to 5, c coin, s sword; leave empty: as they were)?
    }
ask-stand = Which space: { $spaces }?
ask-cover = Cover which die: { $dice }?
ask-give = Who gives whom how many coins, and for what (A B 1 mercy)?
ask-abort = Abandon this game (y or n)?
answer-faces =
    { $count ->
        [one] Type one face: 1 to 5, c or s.
       *[other] Type { $count } faces: 1 to 5, c or s.
    }
answer-give = Say who gives, who gets, by name or letter, and how many: A B 1 mercy.
answer-die = Press { $dice }, or esc to cancel.
answer-abort = Press y to abandon it, n to play on.

help-title = The keys
help-go = do what is asked: throw, carry a pirate, or stand
help-dice = choose dice to throw again
help-throw = throw the chosen dice
help-cover = pay a coin to cover a die
help-pay = offer a coin for one more throw
help-stand = stand: let the throw count
help-move = carry the next misplaced pirate
help-give = give coins for a favour
help-back = take the last move back
help-repeat = say the last words again
help-enter = enter a throw by hand
help-abort = abandon the game
help-again = another game, once this one is over
help-page = The big screen is at { $url }
help-quit = leave; the game is kept
help-close = close this page

label-carry = carry
label-throw = throw
label-choose = choose
label-cover = cover
label-pay = pay
label-keep = keep coin
label-stand = stand
label-enter = by hand
label-back = back
label-help = help
label-again = another game
label-quit = quit
label-send = enter: send, esc: cancel
label-esc = esc: cancel

screen-ship = ship
screen-turn = { $name } to play
screen-total = total { $total }
screen-free = { $free } free
screen-bank = bank { $bank }
screen-fell =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
screen-rolling = rolling
screen-cocked = cocked
screen-out = out
screen-covered = covered
screen-again = again
screen-link =
    { $condition ->
        [starting] connecting
        [connected] connected
        [lost] lost
        [wrong-firmware] other firmware
        [safe-mode] safe mode
        [no-permission] no permission
        [busy] port in use
        [no-board] no board
       *[other] { $condition }
    }
screen-symbol = { $symbol }
screen-coin = coin
screen-simulated = simulated table
