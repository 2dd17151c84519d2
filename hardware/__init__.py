"""The table as code: pins, circuits, harness, printed parts, magnets, statics.

`python -m hardware` builds everything into `hardware/build/` (needs `pip install .[hardware]`).
The light part - `pins`, `rp2040`, `checks`, `statics`, `magnets.fairness`, `circuits.netlist` -
imports nothing but the standard library.
"""
