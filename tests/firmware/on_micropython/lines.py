"""Run by MicroPython: what the firmware's decoder makes of each line of a file, a letter a line.

Arguments: folder of the firmware, the file. `-` nothing, `o` an object that says nothing to the
board, `w` a wish, `h` a host's greeting.
"""

# ruff: noqa: E402, T201, PTH123  # a script for MicroPython, which finds its modules first

import sys

firmware_folder, lines_file = sys.argv[1:]
sys.path[:] = [firmware_folder, ".frozen"]

from board.line import unpack
from board.messages import Wish, hello_session


def letter(line):
    message = unpack(line)
    if message is None:
        return "-"
    for read, name in ((Wish, "w"), (hello_session, "h")):
        try:
            read(message)
            return name
        except ValueError:
            pass
    return "o"


with open(lines_file, "rb") as file:
    print("".join([letter(line[:-1]) for line in file]))
