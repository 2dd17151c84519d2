"""The segment board, laid out for making: own placement and router, checked and plotted by KiCad.

`grid` and `placement` are pure Python; `kicad` runs under Debian's Python, which has `pcbnew`.
"""
