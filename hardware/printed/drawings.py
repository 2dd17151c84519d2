"""Drawings of the parts as SVG: three views and one aslant, with the overall sizes."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hardware.pins import Pins
from hardware.printed.parts import Printed, every

GAP = 18.0  # mm between views
TEXT = 4.5  # mm
CURVE_STEPS = 12
LINE = 0.3
FAR = 1000.0
Point = tuple[float, float]
Path2D = list[Point]


@dataclass(frozen=True)
class View:
    """One projected view: its lines and its size."""

    name: str
    lines: list[Path2D]
    low: Point
    size: Point


VIEWS = {
    "top": ((0, 0, FAR), (0, 1, 0)),
    "front": ((0, -FAR, 0), (0, 0, 1)),
    "side": ((FAR, 0, 0), (0, 0, 1)),
    "aslant": ((-FAR, -FAR, FAR), (0, 0, 1)),
}


def sampled(edge: Any) -> Path2D:
    """An edge as points: two for a straight one."""
    steps = 1 if edge.geom_type.name == "LINE" else CURVE_STEPS
    points = [edge.position_at(step / steps) for step in range(steps + 1)]
    return [(point.X, point.Y) for point in points]


def view(name: str, shape: Any) -> View:
    """Project a shape; hidden edges are left out."""
    away, up = VIEWS[name]
    middle = shape.bounding_box().center()
    visible, _ = shape.project_to_viewport(middle + away, up, middle)
    lines = [sampled(edge) for edge in visible]
    xs = [x for line in lines for x, _ in line]
    ys = [y for line in lines for _, y in line]
    low = (min(xs), min(ys))
    return View(name, lines, low, (max(xs) - low[0], max(ys) - low[1]))


def placed(found: list[View]) -> Iterator[tuple[View, Point]]:
    """Views side by side, each with its place."""
    x = GAP
    for one in found:
        yield one, (x, 2.5 * GAP)
        x += one.size[0] + GAP


def words(x: float, y: float, text: str, anchor: str = "middle") -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{TEXT}" text-anchor="{anchor}">{text}</text>'


def drawn(one: View, at: Point) -> Iterator[str]:
    """One view with its sizes."""
    left, top = at
    for line in one.lines:
        points = (
            f"{left + x - one.low[0]:.2f},{top + one.size[1] - (y - one.low[1]):.2f}"
            for x, y in line
        )
        yield f'<polyline points="{" ".join(points)}"/>'
    if one.name != "aslant":
        below = top + one.size[1] + TEXT + 3
        yield words(left + one.size[0] / 2, below, f"{one.size[0]:.1f}")
        yield words(left - 2, top + one.size[1] / 2, f"{one.size[1]:.1f}", "end")
    yield words(left + one.size[0] / 2, top - 4, one.name)


def svg(part: Printed, pins: Pins) -> str:
    """Draw a part."""
    shape = part.make(pins)
    views = [view(name, shape) for name in VIEWS]
    width = sum(one.size[0] for one in views) + GAP * (len(views) + 1)
    height = max(one.size[1] for one in views) + 4 * GAP
    title = f"{part.name.replace('_', ' ')}: print {part.count}, {part.advice}"
    body = [words(GAP, GAP, title, "start")]
    for one, at in placed(views):
        body += drawn(one, at)
    style = f'fill="none" stroke="black" stroke-width="{LINE}" stroke-linejoin="round"'
    inside = "\n".join(body).replace("<text", '<text fill="black" stroke="none"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {height:.1f}"'
        f' width="{width:.0f}mm" height="{height:.0f}mm" font-family="sans-serif" {style}>\n'
        f'<rect width="100%" height="100%" fill="white" stroke="none"/>\n{inside}\n</svg>\n'
    )


def draw(pins: Pins, folder: Path) -> None:
    """Draw every part."""
    for part in every(pins):
        (folder / f"{part.name}.svg").write_text(svg(part, pins), encoding="utf-8")
