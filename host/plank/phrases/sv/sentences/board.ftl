### Bordet som ett spel spelas på, sagt när det börjar.

on-board = Spelet går på bordet på { $port }.
on-table-at = Spelet går på det simulerade bordet på { $port }.
on-simulated-table =
    { $runs ->
        [micropython] Spelet går på ett simulerat bord, med firmware på MicroPython.
       *[other] Spelet går på ett simulerat bord, med firmware på Python.
    } Tärningarna har frö { $seed }.
join-at = Telefoner kommer med på { $url }.
