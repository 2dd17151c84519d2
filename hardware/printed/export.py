"""Writes every part as STEP, STL and 3MF, as it lies on the printer's bed, and a print list."""

import csv
import io
from pathlib import Path

from build123d import Mesher, export_step

from hardware.pins import Pins
from hardware.printed.masses import PLA
from hardware.printed.meshes import ANGLE, TOLERANCE, mesh
from hardware.printed.parts import Printed, every


def export(part: Printed, pins: Pins, folder: Path) -> None:
    """Write one part in three formats."""
    shape = part.on_bed(pins)
    export_step(shape, folder / f"{part.name}.step")
    mesh(shape).export(folder / f"{part.name}.stl")  # the checked mesh, not the writer's own
    mesher = Mesher()
    mesher.add_shape(shape, linear_deflection=TOLERANCE, angular_deflection=ANGLE)
    mesher.write(folder / f"{part.name}.3mf")


def print_csv(pins: Pins) -> str:
    """The print list: how many, how heavy at full density, how to print."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("count", "part", "solid_g", "size_mm", "advice"))
    for part in every(pins):
        shape = part.on_bed(pins)
        size = shape.bounding_box().size
        sizes = f"{size.X:.1f} x {size.Y:.1f} x {size.Z:.1f}"
        writer.writerow((part.count, part.name, f"{shape.volume * PLA:.1f}", sizes, part.advice))
    return out.getvalue()


def write(pins: Pins, folder: Path) -> None:
    """Write every part."""
    folder.mkdir(parents=True, exist_ok=True)
    for part in every(pins):
        export(part, pins, folder)
