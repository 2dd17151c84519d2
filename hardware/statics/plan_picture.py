"""Draws where everything stands, from above: sea board, box and what is in it, tower, mounts."""

from pathlib import Path
from xml.sax.saxutils import escape

from hardware.pins import Pins
from hardware.statics import base, inside
from hardware.statics.layout import Half, layout

Box = tuple[float, float, float, float]  # x from, x to, y from, y to

TOWER_DEEP = (base.TOWER_FLANGE, base.TOWER_FRONT)
MOUNT = (48.0, 24.0, 8.0, 60.0)  # behind and before the axis, from the middle
EDGE = (30.0, 50.0, 60.0, 245.0)  # left, top, right, bottom of the sheet
STYLE = "font:13px DejaVu Sans,sans-serif"


class Sheet:
    """An SVG seen from above: x to the right, the players (-y) below."""

    def __init__(self, x: base.Range, y: base.Range) -> None:
        self.left, self.top = x[0] - EDGE[0], y[1] + EDGE[1]
        self.size = (x[1] - x[0] + EDGE[0] + EDGE[2], y[1] - y[0] + EDGE[1] + EDGE[3])
        self.marks: list[str] = []

    def box(self, at: Box, fill: str) -> None:
        """Draw a rectangle."""
        x, y = at[0] - self.left, self.top - at[3]
        size = f'width="{at[1] - at[0]:.1f}" height="{at[3] - at[2]:.1f}"'
        self.marks.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{fill}" stroke="#333"/>')

    def line(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Draw a thin line."""
        (x1, y1), (x2, y2) = self.at(start), self.at(end)
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self.marks.append(f'<line {ends} stroke="#c0392b"/>')

    def dot(self, at: tuple[float, float]) -> None:
        """Draw a black dot."""
        x, y = self.at(at)
        self.marks.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5"/>')

    def words(self, at: tuple[float, float], words: str, anchor: str = "middle") -> None:
        """Write words about a point."""
        x, y = self.at(at)
        place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
        self.marks.append(f"<text {place}>{escape(words)}</text>")

    def at(self, point: tuple[float, float]) -> tuple[float, float]:
        """Give a point's place on the sheet."""
        return point[0] - self.left, self.top - point[1]

    def along(self, x: base.Range, y: float, words: str) -> None:
        """Draw a dimension along the plank, its words under it."""
        self.line((x[0], y), (x[1], y))
        for end in x:
            self.line((end, y - 5), (end, y + 5))
        self.words(((x[0] + x[1]) / 2, y - 16), words)

    def across(self, y: base.Range, x: float, words: str) -> None:
        """Draw a dimension across the plank, its words right of it."""
        self.line((x, y[0]), (x, y[1]))
        for end in y:
            self.line((x - 5, end), (x + 5, end))
        self.words((x + 6, (3 * y[0] + y[1]) / 4 - 4), words, "start")

    def text(self) -> str:
        """Give the SVG."""
        size = f'viewBox="0 0 {self.size[0]:.0f} {self.size[1]:.0f}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} style="{STYLE}">'
        ground = '<rect width="100%" height="100%" fill="white"/>'
        return "\n".join([head, ground, *self.marks, "</svg>", ""])


def things(pins: Pins, sheet: Sheet) -> None:
    """Draw what stands there."""
    plan, (far, end), half = layout(pins), base.box_x(), base.box_half()
    start, width = base.BOARD_START, pins.table("plank")["width"] / 2
    sheet.box((start, start + base.board_size(pins)[0], *base.BOARD_Y), "#dbe7f0")
    sheet.box((far, end, -half, half), "#c9a985")
    sheet.box((end - base.SHELF_LONG, end, -half, half), "#b08c64")
    pitch, wells = pins.table("wells")["pitch"], len(pins.table("wells")["address"])
    back, (flange, deep) = base.TOWER_BACK, TOWER_DEEP
    for well in range(wells):
        x = base.tower_x(pins, well)
        sheet.box((x - pitch / 2, x + pitch / 2, back, back + flange), "#bbb")
        sheet.box((x - pitch / 2, x + pitch / 2, back - deep, back), "#ccc")
        sheet.words((x, back - deep / 2), str(well))
    sheet.words((base.tower_x(pins, wells), back - deep / 2), "wells, to the players", "start")
    behind, before, near, outer = MOUNT
    for number, pin in enumerate((plan.fold_pin, plan.fold_pin, plan.end_pin, plan.end_pin)):
        axis = pin - pins.table("tentacles")["reach"]
        long = (axis - before, axis + behind) if number % 2 == 0 else (axis - behind, axis + before)
        side = (near, outer) if number % 2 else (-outer, -near)
        sheet.box((*long, *side), "#e6c9a0")
        sheet.words((sum(long) / 2, sum(side) / 2 - 4), f"mount {number}")
    in_the_box(sheet)
    sheet.box((plan.ball - 8, plan.end, -width, width), "none")
    sheet.box((plan.ball - 30, plan.ball + 30, -20, 20), "none")
    sheet.words((plan.ball, -4), "ball")


def in_the_box(sheet: Sheet) -> None:
    """Draw main board, Raspberry Pi, panel and the holes in the walls."""
    along, across = inside.main_board_edges()
    sheet.box((*along, *across), "#7fae8b")
    sheet.words((along[0] + 62, across[0] + 50), "main board")
    sheet.words((along[0] + 4, across[1] - 16), "supply", "start")
    sheet.words((along[0] + 4, across[0] + 8), "panel, wells, plank", "start")
    (x, y), (long, wide) = inside.PI, inside.PI_SIZE
    sheet.box((x - long / 2, x + long / 2, y - wide / 2, y + wide / 2), "#7fae8b")
    sheet.words((x, y - 4), "Raspberry Pi")
    front, outer = inside.panel(), inside.PANEL
    sheet.box((front[0] - outer[0] / 2, front[0] + outer[0] / 2, front[1] - 4, front[1]), "#e6c9a0")
    sheet.words((front[0] + outer[0] / 2 + 6, front[1] - 8), "panel", "start")
    for hole in inside.holes().values():
        sheet.dot(hole.at[:2])


def dimensions(pins: Pins, sheet: Sheet) -> None:
    """Draw the dimensions."""
    plan, (far, end), low = layout(pins), base.box_x(), base.BOARD_Y[0]
    start, reach = base.BOARD_START, pins.table("tentacles")["reach"]
    length, wide = base.board_size(pins)
    sheet.along((start, start + length), low - 25, f"sea board {length:.0f} x {wide:.0f}")
    sheet.along((far, end), -base.box_half() - 20, f"box {end - far:.0f}, outside")
    sheet.along((end - base.SHELF_LONG, end), base.box_half() + 25, f"shelf {base.SHELF_LONG:g}")
    sheet.along((plan.ball, end), -92, f"{end - plan.ball:g}")
    for pin, y in ((plan.fold_pin, -85), (plan.end_pin, 94)):
        axis = pin - reach
        sheet.along((start, axis), y, f"{axis - start:.0f} to the axis")
    first = base.tower_x(pins, 0)
    sheet.along((start, first), base.TOWER_BACK + 36, f"{first - start:g}")
    sheet.across((base.TOWER_BACK, 0), first + 150, f"{-base.TOWER_BACK:g}")
    sheet.across((-MOUNT[3], 0), plan.fold_pin + 35, f"{MOUNT[3]:g}")
    sheet.across((0, MOUNT[3]), plan.fold_pin + 35, f"{MOUNT[3]:g}")
    sheet.across((low, 0), start + length + 8, f"{-low:g}")
    sheet.across((0, base.BOARD_Y[1]), start + length + 8, f"{base.BOARD_Y[1]:g}")


def heights(pins: Pins) -> tuple[str, ...]:
    """The heights, over the sea board's upper side, and the mounts' place across it."""
    return (
        "Heights over the sea board's upper side:",
        f"underside of box and sea board {-base.BOARD_THICK:g}",
        f"rim of the box {base.rim():g}, shelf's upper side {base.shelf_top():g}",
        f"latch's plate {base.latch_seat(pins):.1f}: {base.shim(pins):.1f} of washers on the shelf",
        f"plank's underside {base.underside(pins):.1f}",
        f"servos' axes {pins.table('tentacles')['axis_height']:g}",
        f"Mounts' outer faces {MOUNT[3]:g} from the plank's middle",
    )


def row_of(half: Half, first: int, last: int, name: str) -> str:
    """What one half is threaded of."""
    ship = "the ship's and " if name == "Ship" else ""
    return f"{name} half: {half.segments} segments, {ship}{first} ... {last}"


def halves(pins: Pins) -> tuple[str, ...]:
    """The segments of each half of the plank."""
    plan, spaces = layout(pins), pins.table("plank")["spaces"]
    sea = plan.sea.segments
    return (
        row_of(plan.ship, spaces, sea + 1, "Ship"),
        row_of(plan.sea, sea, 1, "Sea"),
    )


def drilled() -> tuple[str, ...]:
    """The holes in the box's walls: from where, how high, how wide."""
    (_, end), half, floor = base.box_x(), base.box_half(), base.BOARD_THICK
    rows = ["Holes in the box (dots): diameter; height of the middle over the players' table"]
    for hole in inside.holes().values():
        x, y, z = hole.at
        in_end = x > end - base.BOX_WALL
        where = (
            f"sea end, {y + half:g} from the players' side"
            if in_end
            else (f"far side, {end - x:g} from the sea end")
        )
        rows.append(f"{hole.what}: {hole.diameter:g}, {z + floor:g} high; {where}")
    x, _, z = inside.panel()
    opening = "{:g} x {:g}".format(*inside.PANEL_OPENING)
    rows.append(
        f"panel: {opening}, {z + floor:g} high; players' side, {end - x:g} from the sea end"
    )
    return tuple(rows)


def notes(pins: Pins, sheet: Sheet) -> None:
    """Write heights, halves and holes under the box."""
    for row, words in enumerate((*heights(pins), "", *halves(pins), "", *drilled())):
        at = (base.box_x()[0], base.BOARD_Y[0] + 75 - 18 * row)
        sheet.words(at, words, "start")


def draw(pins: Pins, folder: Path) -> None:
    """Write `plan.svg`; millimetres, from above."""
    length = base.board_size(pins)[0]
    sheet = Sheet((base.box_x()[0], base.BOARD_START + length), base.BOARD_Y)
    things(pins, sheet)
    dimensions(pins, sheet)
    notes(pins, sheet)
    (folder / "plan.svg").write_text(sheet.text(), encoding="utf-8")
