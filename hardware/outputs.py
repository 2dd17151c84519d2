"""Builds everything that follows from pins.toml: tables, pictures, printed parts, boards."""

from pathlib import Path

from hardware.boards import build as boards
from hardware.circuits import bom, draw
from hardware.circuits import build as circuits
from hardware.harness import wireviz
from hardware.magnets import pictures as magnet_pictures
from hardware.magnets import report as magnets
from hardware.pins import Pins
from hardware.printed import drawings, export
from hardware.printed import pictures as part_pictures
from hardware.statics import plan_picture
from hardware.statics import report as statics


def texts(pins: Pins) -> dict[str, str]:
    """Every table by file name; hardware/generated/ holds them for the table of pins.toml."""
    return {
        **magnets.tables(pins),
        "statics.csv": statics.statics_csv(pins),
        **circuits.texts(pins),
        **wireviz.texts(pins),
        "print_list.csv": export.print_csv(pins),
        "order.csv": bom.order_csv(pins),
    }


def tables(pins: Pins, folder: Path) -> None:
    """Write every table."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts(pins).items():
        (folder / name).write_text(text, encoding="utf-8")


def board_tables(built: Path, folder: Path) -> None:
    """Write the tables that follow from the boards in `built`."""
    for name, text in boards.tables(built).items():
        (folder / name).write_text(text, encoding="utf-8")


def pictures(pins: Pins, folder: Path, built: Path) -> None:
    """Draw every picture; the boards' from the gerbers in `built`."""
    folder.mkdir(parents=True, exist_ok=True)
    magnet_pictures.draw(pins, folder)
    for board in circuits.boards(pins):
        draw.draw(board, folder / f"{board.name}.svg")
    wireviz.draw(pins, folder)
    plan_picture.draw(pins, folder)
    part_pictures.draw(pins, folder)
    boards.draw(built, folder)


def parts(pins: Pins, folder: Path) -> None:
    """Write the printed parts and their drawings."""
    export.write(pins, folder)
    drawings.draw(pins, folder)
