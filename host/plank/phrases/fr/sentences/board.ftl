### La table sur laquelle on joue, dite au début.

on-board = On joue sur la table branchée sur { $port }.
on-table-at = On joue sur la table simulée sur { $port }.
on-simulated-table =
    { $runs ->
        [micropython] On joue sur une table simulée, son programme tourne sur MicroPython.
       *[other] On joue sur une table simulée, son programme tourne sur Python.
    } Ses dés ont la graine { $seed }.
join-at = Les téléphones embarquent sur { $url }.
