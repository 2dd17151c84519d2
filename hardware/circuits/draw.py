"""Schematics as SVG, drawn from the circuit itself.

A box for each chip and plug with its nets by name, and the two-pin parts in rows below. Nets of
the same name are connected.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import schemdraw
import schemdraw.elements as elm

from hardware.circuits.board import Board

schemdraw.use("svg")

PAGE_WIDTH = 34.0
BOX_WIDTH, PIN_STEP, LEAD = 3.6, 0.55, 0.6
COLUMN = 8.6  # from one box to the next
INDENT = 2.9  # room for the names of nets left of a box
CELL_WIDTH, CELL_HEIGHT, CELL_LEAD = 3.75, 3.0, 1.5  # of a two-pin part
NET, NAME, OPEN = "#11734a", "#1b3a6b", "#999999"
LABEL_SHIFT = (-0.1, -0.2)  # undoes the offset that schemdraw gives a label of its own
SYMBOLS = {"C": elm.Capacitor, "R": elm.Resistor, "F": elm.Fuse, "D": elm.Diode}
SPECIAL = {"LED": elm.LED, "D_Schottky": elm.Schottky, "D_TVS": elm.Zener}


def draw(board: Board, path: Path) -> None:
    """Draw one board's schematic, a section under the other."""
    sheet = schemdraw.Drawing(show=False, fontsize=9, unit=2)
    write(sheet, (0, 1.6), board.title, fontsize=16)
    y = 0.0
    for title, parts in board.sections.items():
        write(sheet, (0, y), title, fontsize=12, color=NAME)
        sheet.add(elm.Line(color=OPEN, lw=0.5).at((0, y - 0.35)).to((PAGE_WIDTH, y - 0.35)))
        y = boxes(sheet, [part for part in parts if len(part.pins) > 2], y - 1.4)
        y = cells(sheet, [part for part in parts if len(part.pins) <= 2], y - 0.2) - 0.6
    sheet.save(str(path))


def write(sheet: Any, at: tuple[float, float], words: str, **style: Any) -> None:
    """Write words at a place, with schemdraw's own names for the style."""
    place = (at[0] + LABEL_SHIFT[0], at[1] + LABEL_SHIFT[1])
    full = {"fontsize": 9, "halign": "left", "valign": "center", **style}
    sheet.add(elm.Label().theta(0).at(place).label(words, **full))


def boxes(sheet: Any, parts: Sequence[Any], top: float) -> float:
    """Draw the boxes in rows; give the height under the last row."""
    x, y, row = INDENT, top, 0.0
    for part in parts:
        if x + BOX_WIDTH > PAGE_WIDTH:
            x, y, row = INDENT, y - row - 1.3, 0.0
        row = max(row, box(sheet, part, x, y))
        x += COLUMN
    return y - row - 0.9 if parts else top


def box(sheet: Any, part: Any, x: float, y: float) -> float:
    """Draw one chip or plug with the names of its nets; give its height."""
    pins = sorted(part.pins, key=lambda pin: int(pin.num))
    sided = one_sided(pins) if part.ref.startswith("J") else two_sided(pins)
    height = PIN_STEP * (max(slot for _, _, slot in sided) + 1.4)
    corners = elm.Rect(corner1=(0, 0), corner2=(BOX_WIDTH, -height))
    sheet.add(corners.at((x, y)))
    write(sheet, (x, y + 0.3), f"{part.ref}  {part.value}", fontsize=10, color=NAME)
    for pin, side, slot in sided:
        box_pin(sheet, pin, side, (x, y - PIN_STEP * (slot + 0.7)))
    return height


def box_pin(sheet: Any, pin: Any, side: str, corner: tuple[float, float]) -> None:
    """Draw one pin of a box: lead, number, name inside, net outside."""
    way, edge = (-1, corner[0]) if side == "L" else (1, corner[0] + BOX_WIDTH)
    inner, outer = ("left", "right") if side == "L" else ("right", "left")
    y = corner[1]
    sheet.add(elm.Line(lw=1).at((edge, y)).to((edge + way * LEAD, y)))
    write(sheet, (edge + way * LEAD / 2, y + 0.16), pin.num, fontsize=7, halign="center")
    write(sheet, (edge - way * 0.15, y), pin.name, fontsize=9, halign=inner)
    net = net_of(pin)
    colour = OPEN if net == "open" else NET
    write(sheet, (edge + way * (LEAD + 0.1), y), net, fontsize=9, halign=outer, color=colour)


def one_sided(pins: Sequence[Any]) -> list[tuple[Any, str, int]]:
    """A plug: all pins in order on the right."""
    return [(pin, "R", slot) for slot, pin in enumerate(pins)]


def two_sided(pins: Sequence[Any]) -> list[tuple[Any, str, int]]:
    """A chip: its pins as they lie around it, seen from above."""
    half = (len(pins) + 1) // 2
    left = [(pin, "L", slot) for slot, pin in enumerate(pins[:half])]
    return [*left, *((pin, "R", slot) for slot, pin in enumerate(reversed(pins[half:])))]


def net_of(pin: Any) -> str:
    """Name of a pin's net; `open` for one left open on purpose."""
    return str(pin.net.name) if pin.is_connected() else "open"


def cells(sheet: Any, parts: Sequence[Any], top: float) -> float:
    """Draw the two-pin parts in rows; give the height under the last row."""
    per_row = int(PAGE_WIDTH // CELL_WIDTH)
    for number, part in enumerate(parts):
        row, column = divmod(number, per_row)
        cell(sheet, part, column * CELL_WIDTH + 1.3, top - row * CELL_HEIGHT)
    rows = -(-len(parts) // per_row)
    return top - rows * CELL_HEIGHT


def cell(sheet: Any, part: Any, x: float, y: float) -> None:
    """Draw one two-pin part, its first pin's net above and its second pin's below."""
    pins = sorted(part.pins, key=lambda pin: int(pin.num))
    kind = SPECIAL.get(part.name) or SYMBOLS.get(part.ref.rstrip("0123456789"), elm.RBox)
    symbol = kind(lw=1.2).at((x, y)).down(CELL_LEAD)
    sheet.add(symbol.reverse() if part.ref.startswith("D") else symbol)
    words = f"{part.ref}\n{part.value}".replace(", ", "\n")
    aside = 1.05 if part.name == "LED" else 0.5
    write(sheet, (x + aside, y - CELL_LEAD / 2), words, fontsize=9, color=NAME)
    for height, pin in ((y + 0.22, pins[0]), (y - CELL_LEAD - 0.25, pins[-1])):
        write(sheet, (x, height), net_of(pin), fontsize=9, halign="center", color=NET)
