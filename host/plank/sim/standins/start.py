"""What the MicroPython interpreter runs first: the chips and stand-ins, then the board's own main.py.

Arguments: the folder of the chips, descriptors of fields and drives, the reset's cause, 1 for the RUN
pin, serial number and scratch registers in hexadecimal.
"""

import sys
from binascii import unhexlify


def connect(here, fields_fd, drives_fd, cause, by_pin, identity, scratch):
    """Wire the stand-ins to the chips; what they needed is then out of the firmware's reach."""
    sys.path[:] = [here, here + "/standins", ".frozen"]
    import machine
    import neopixel
    from chips import frames
    from chips.bench import Bench
    from pipes import Pipes

    fields = bytearray(frames.FIELDS_SIZE)
    drives = bytearray(frames.DRIVES_SIZE)
    kept = unhexlify(scratch)
    drives[frames.SCRATCH : frames.SCRATCH + len(kept)] = kept
    link = Pipes(int(fields_fd), int(drives_fd), fields, drives)
    link.wait_for_fields()
    bench = Bench(link, fields, drives, int(cause), by_pin=by_pin == "1")
    bench.field_changed()
    machine.connect(bench, unhexlify(identity))
    neopixel.connect(bench)
    sys.path[:] = ["", ".frozen"]
    link.push()
    return link, frames.AT_PROMPT


def run(link, at_prompt):
    """Run main.py to its end, then tell the table that the prompt has the line."""
    try:
        with open("main.py") as file:
            source = file.read()
        exec(compile(source, "main.py", "exec"), {"__name__": "__main__"})
    finally:
        link.flag(at_prompt)


run(*connect(*sys.argv[1:]))
