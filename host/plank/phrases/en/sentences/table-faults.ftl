### What is wrong with the table itself, and what to do about it. The game goes on by hand meanwhile.

fault-chain =
    { $after ->
        [ship] The plank cannot be read beyond the ship
       *[other] The plank cannot be read beyond space { $after }
    }. Check the plug at space { $space }, and press stand to move.
fault-short =
    { $after ->
        [ship] Something holds the plank's line down beyond the ship
       *[other] Something holds the plank's line down beyond space { $after }
    }. Check space { $space }, and press stand to move.
fault-chain-ship = The whole track cannot be read. Check the cable at the ship, and press stand to move.
fault-short-ship = Something holds the track's line down. Check the cable at the ship, and press stand to move.
fault-well = Well { $die } cannot read its die. Check its cable; till then enter it by hand.
fault-power = The supply is too weak. Check its plug and cable; the tentacles may rest meanwhile.
fault-settings = The board cannot use its settings and goes by those it was built with. Calibrate it again.

## What is asked for where the table can't see

enter-throw = { $name }, throw all four dice and enter what they show: the table cannot see them.
enter-dice =
    { $dice_count ->
        [one] { $name }, enter what die { $dice } shows: its well cannot tell.
       *[other] { $name }, enter what dice { $dice } show: their wells cannot tell.
    }
enter-again =
    { $dice_count ->
        [one] { $name }, enter what die { $dice } shows now, thrown again or not: its well cannot tell.
       *[other] { $name }, enter what dice { $dice } show now, thrown again or not: their wells cannot tell.
    }
entered-lies =
    { $dice_count ->
        [one] Die { $dice } shows something else than was entered. Thrown again, { $name }? Then choose it and enter that.
       *[other] Dice { $dice } show something else than was entered. Thrown again, { $name }? Then choose them and enter that.
    }
no-such-place = There is no such place on this table. Name a space of the plank, or the ship.
stand-blind = To stand, press stand and move { $name }'s pirate to space { $space }.

## The link, where one condition has several causes: the words of plank.table's own sentences

link-restarted =
    { $reset ->
        [power] The board was without power for a moment
        [watchdog] The board was restarted by its watchdog
        [pin] The board was restarted by its reset button
       *[other] The board was restarted
    }. The game goes on where it was.
link-prompt = MicroPython's prompt answers: the firmware is not running. Flash it again: plank flash.
link-silent = Nothing on { $port } answers as the board does. Is it the right port?
link-no-port = There is no port { $port }. Plug the board in, or name another port.
link-not-a-port = { $port } is not a serial port. Name the one that the board is plugged into.
link-no-address = The address { $port } is not that of a board. Name a device, or socket://HOST:PORT.
link-no-listener = Nothing listens at { $port }. Start the board there, or name another.
link-unreachable = The address { $port } cannot be reached ({ $why }). Check host and port number.
link-owned = { $port } may be opened by nobody but its owner. Ask whoever runs this computer.

## A recording

on-recording = Playing back what was recorded.
recording-ended = The recording stops here, its file cannot be written ({ $why }). The game goes on.
