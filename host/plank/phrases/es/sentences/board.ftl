### La mesa en la que se juega, dicha al principio.

on-board = Se juega en la mesa de { $port }.
on-table-at = Se juega en la mesa simulada de { $port }.
on-simulated-table =
    { $runs ->
        [micropython] Se juega en una mesa simulada, su firmware va en MicroPython.
       *[other] Se juega en una mesa simulada, su firmware va en Python.
    } Sus dados tienen la semilla { $seed }.
join-at = Los teléfonos suben a bordo en { $url }.
