"""The board that runs the firmware on the real MicroPython, in a process of its own."""
