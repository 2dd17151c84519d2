"""Writes every committed table: magnets, statics, circuits, harness, prints, order list."""

from hardware.circuits import bom, build
from hardware.harness import wireviz
from hardware.magnets import report as magnets
from hardware.paths import GENERATED
from hardware.pins import Pins
from hardware.printed import export
from hardware.statics import report as statics


def write(pins: Pins) -> None:
    """Write them all; the order list last, it reads the netlists."""
    magnets.write(pins)
    statics.write(pins)
    build.write(pins)
    wireviz.write(pins)
    (GENERATED / "print_list.csv").write_text(export.print_csv(pins), encoding="utf-8")
    (GENERATED / "order.csv").write_text(bom.order_csv(pins), encoding="utf-8")
