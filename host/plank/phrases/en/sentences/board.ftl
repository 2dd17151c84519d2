### The board that a game is played on, said at its start.

on-board = Playing on the board at { $port }.
on-table-at = Playing on the simulated table at { $port }.
on-simulated-table =
    { $runs ->
        [micropython] Playing on a simulated table, its firmware on MicroPython.
       *[other] Playing on a simulated table, its firmware on Python.
    } Its dice have seed { $seed }.
join-at = Phones join at { $url }.
