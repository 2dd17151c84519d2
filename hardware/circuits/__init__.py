"""The circuits in SKiDL, library-free: segment, well, main board, bell panel.

`netlist`, `order` and `bom` are light (standard library only); the rest needs SKiDL and schemdraw.
"""
