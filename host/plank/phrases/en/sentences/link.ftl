### The cable between the host and the board. What is not known arrives as "none".

link-connected =
    { $reset ->
        [none] { $port ->
            [none] The board is connected.
            [ours] The simulated table is ready.
           *[other] The board on { $port } is connected.
        }
        [power] The board is connected again: its power failed for a moment.
        [watchdog] The board is connected again: its watchdog restarted it.
        [pin] The board is connected again: its reset button was pressed.
       *[other] The board is connected again: it restarted.
    }
link-lost = The board is lost. Check its cable; the game goes on when it is back.
link-wrong-firmware = The board has other firmware than this program. Flash it again: plank flash.
link-no-permission =
    { $port ->
        [none] The board's port may not be opened
       *[other] { $port } may not be opened
    }{ $group ->
        [none] . Join the group it belongs to and log in again.
       *[other] . Join its group: sudo usermod -aG { $group } $USER, then log in again.
    }
link-busy =
    { $port ->
        [none] The board's port
       *[other] { $port }
    } is in use by { $who ->
        [none] another program
       *[other] { $who }
    }. Close that and try again.
link-starting = Connecting to the board.
link-no-board = No board is plugged in. Plug it in, or play with --board sim.
link-safe-mode =
    { $why ->
        [none] The board is in safe mode. Flash it again: plank flash.
       *[other] The board is in safe mode: { $why }. Flash it again: plank flash.
    }
