### Das Brett, auf dem gespielt wird, am Anfang gesagt.

on-board = Gespielt wird auf dem Brett an { $port }.
on-table-at = Gespielt wird auf dem simulierten Tisch an { $port }.
on-simulated-table =
    { $runs ->
        [micropython] Gespielt wird auf einem simulierten Tisch, seine Firmware läuft auf MicroPython.
       *[other] Gespielt wird auf einem simulierten Tisch, seine Firmware läuft auf Python.
    } Seine Würfel haben die Saat { $seed }.
join-at = Telefone kommen an Bord auf { $url }.
