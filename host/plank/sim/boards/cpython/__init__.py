"""The board that runs the firmware in this process, on stand-ins for MicroPython's modules."""
