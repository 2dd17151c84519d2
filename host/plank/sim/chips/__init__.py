"""The table's chips at register level, as the firmware meets them.

These files run on CPython and, unchanged, inside the MicroPython interpreter whose heap is
measured: so they keep to what both know and allocate nothing when they are read.
"""
