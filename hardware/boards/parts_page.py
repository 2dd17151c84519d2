"""A page to solder by: a board's picture and its list of parts, each shown where it is.

One file that needs no network: point at a line and its parts light up on the board; tick it when
they are in, and the page remembers.
"""

import base64
import json
from collections.abc import Iterator
from html import escape
from pathlib import Path

from hardware.circuits.bom import grouped
from hardware.circuits.netlist import Netlist, natural
from hardware.circuits.part_numbers import number

Box = tuple[float, float, float, float]  # left, top, width, height, mm

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title><style>
body {{ font: 15px sans-serif; margin: 1em; }}
figure {{ position: sticky; top: 0; margin: 0; background: white; }}
figure img, figure svg {{ width: 100%; max-height: 48vh; }}
.board {{ position: relative; width: min(100%, {wide}px); }}
.board img {{ display: block; width: 100%; max-height: none; }}
.board svg {{ position: absolute; inset: 0; height: 100%; max-height: none; }}
rect {{ fill: none; stroke: none; }}
rect.lit {{ fill: #ffd40088; stroke: #ff3b00; stroke-width: 0.4; }}
td, th {{ text-align: left; padding: 0.2em 0.6em; border-bottom: 1px solid #ccc; }}
tr:hover, tr:focus-within {{ background: #fff3b0; }}
</style></head><body><h1>{title}</h1>
<figure><div class="board"><img alt="{title}, upper side" src="data:image/png;base64,{picture}">
<svg viewBox="0 0 {length} {width}">{boxes}</svg></div></figure>
<table><tr><th>done</th><th>parts</th><th>what</th><th>for example</th></tr>{rows}</table>
<script>
const key = "{title}", done = new Set(JSON.parse(localStorage.getItem(key) || "[]"));
for (const row of document.querySelectorAll("tr[data-refs]")) {{
  const refs = row.dataset.refs.split(" "), tick = row.querySelector("input");
  const light = on => refs.forEach(ref => document.getElementById(ref).classList.toggle("lit", on));
  row.onpointerenter = row.onfocusin = () => light(true);
  row.onpointerleave = row.onfocusout = () => light(false);
  tick.checked = done.has(row.dataset.refs);
  tick.onchange = () => {{
    tick.checked ? done.add(row.dataset.refs) : done.delete(row.dataset.refs);
    localStorage.setItem(key, JSON.stringify([...done]));
  }};
}}
</script></body></html>
"""
PIXELS_A_MM = 9


def boxes(places: dict[str, Box]) -> Iterator[str]:
    """A rectangle on the picture for each part."""
    for ref, (x, y, wide, high) in places.items():
        yield f'<rect id="{ref}" x="{x}" y="{y}" width="{wide}" height="{high}"/>'


def rows(board: Netlist) -> Iterator[str]:
    """A line for each kind of part, the lowest parts first, as they are soldered."""
    for (part, value, footprint), refs in sorted(grouped(board).items(), key=height):
        names = " ".join(sorted(refs, key=natural))
        what = part if part == value else f"{part} {value}"
        package = footprint.split(":")[1]
        yield (
            f'<tr data-refs="{names}"><td><input type="checkbox" aria-label="{names}"></td>'
            f"<td>{len(refs)} x {names}</td><td>{escape(what)}, {escape(package)}</td>"
            f"<td>{escape(number(board.parts[refs[0]]))}</td></tr>"
        )


def height(kind: tuple[tuple[str, str, str], list[str]]) -> tuple[int, tuple[str, str, str]]:
    """Sort key: flat parts first, then what lies, then what stands."""
    footprint = kind[0][2]
    order = ("Package_SO", "Package_TO_SOT_SMD", "_SMD:", "Axial", "Diode", "DIP", "Disc", "Fuse")
    return next((n for n, word in enumerate(order) if word in footprint), len(order)), kind[0]


def page(board: Netlist, size: tuple[float, float], places: dict[str, Box], picture: Path) -> str:
    """Give the page of one board, from its parts' places and its picture."""
    title = f"{board.name.replace('_', ' ').capitalize()}: list of parts"
    return PAGE.format(
        title=title,
        length=size[0],
        width=size[1],
        wide=round(size[0] * PIXELS_A_MM),
        picture=base64.b64encode(picture.read_bytes()).decode(),
        boxes="".join(boxes(places)),
        rows="".join(rows(board)),
    )


def read_places(path: Path) -> tuple[tuple[float, float], dict[str, Box]]:
    """Read a board's size and its parts' places, as KiCad has told them."""
    found = json.loads(path.read_text(encoding="utf-8"))
    return tuple(found["size"]), {ref: tuple(box) for ref, box in found["parts"].items()}
