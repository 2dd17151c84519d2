"""What the MicroPython interpreter runs first: chips and stand-ins, then the board's main.py.

Arguments: the folder of the chips, descriptors of fields and drives, the reset's cause, 1 for the
RUN pin, serial number and scratch registers in hexadecimal.
"""
# mypy: ignore-errors
# pyright: basic, reportAttributeAccessIssue=false, reportMissingImports=false
# ruff: noqa: PLC0415, PTH123, PLR0913, PLR0917  # imports follow the path they need; no pathlib there

import sys
from binascii import unhexlify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from plank.sim.standins.pipe_link import PipeLink


def connect(
    here: str,
    fields_fd: str,
    drives_fd: str,
    cause: str,
    by_pin: str,
    identity: str,
    scratch: str,
) -> "tuple[PipeLink, int]":
    """Wire the stand-ins to the chips; what they needed is then out of the firmware's reach."""
    sys.path[:] = [here, here + "/standins", ".frozen"]
    import machine
    import neopixel
    from chips import frames
    from chips.circuit import Circuit
    from pipe_link import PipeLink

    fields = bytearray(frames.FIELDS_SIZE)
    drives = bytearray(frames.DRIVES_SIZE)
    kept = unhexlify(scratch)
    drives[frames.SCRATCH : frames.SCRATCH + len(kept)] = kept
    link = PipeLink(int(fields_fd), int(drives_fd), fields, drives)
    link.wait_for_fields()
    circuit = Circuit(link, fields, drives, int(cause), by_pin=by_pin == "1")
    circuit.field_changed()
    machine.connect(circuit, unhexlify(identity))
    neopixel.connect(circuit)
    sys.path[:] = ["", ".frozen"]
    link.push()
    return link, frames.AT_PROMPT


def run(link: "PipeLink", at_prompt: int) -> None:
    """Run main.py to its end, then tell the table that the prompt has the line."""
    try:
        with open("main.py") as file:
            source = file.read()
        exec(compile(source, "main.py", "exec"), {"__name__": "__main__"})
    finally:
        link.flag(at_prompt)


run(*connect(*sys.argv[1:]))
