"""Runs KiCad on the boards, reads its report, and draws the finished boards from their gerbers."""

import json
import re
import subprocess
import warnings
from dataclasses import dataclass
from pathlib import Path

from hardware.boards import copper, parts_page
from hardware.circuits.netlist import committed
from hardware.paths import GENERATED, HERE
from hardware.pins import load

PYTHON = "/usr/bin/python3"  # Debian's own, which has pcbnew
BOARDS = ("segment", "well", "main_board")
PICTURE_WIDTH = "1400"  # pixels
COUNT = re.compile(r"\*\* Found (\d+) (DRC violations|unconnected pads|Footprint errors) \*\*")


class BoardError(RuntimeError):
    """KiCad could not build a board."""


@dataclass(frozen=True)
class Report:
    """What the design rules check found."""

    violations: int
    unconnected: int
    footprints: int

    @property
    def clean(self) -> bool:
        """Whether it found nothing."""
        return (self.violations, self.unconnected, self.footprints) == (0, 0, 0)


def routes_file(name: str) -> Path:
    """Where a board's routes are committed."""
    return GENERATED / f"{name}_routes.json"


def run(name: str, folder: Path, routes: Path | None = None) -> str:
    """Build one board into a folder; give its routes as JSON. Routes anew without a file."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [PYTHON, "-m", "hardware.boards.kicad", name, str(folder)]
    given = [str(routes)] if routes else []
    done = subprocess.run(
        [*command, *given], cwd=HERE.parent, capture_output=True, text=True, check=False
    )
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["no word from it"]
        raise BoardError(f"KiCad could not build {name}: {last[0]} (is Debian's kicad there?)")
    return done.stdout


def report(name: str, folder: Path) -> Report:
    """Read a board's DRC report."""
    written = (folder / f"{name}.drc.txt").read_text(encoding="utf-8")
    counts = {what: int(count) for count, what in COUNT.findall(written)}
    return Report(counts["DRC violations"], counts["unconnected pads"], counts["Footprint errors"])


def necks(folder: Path) -> list[copper.Neck]:
    """Read how wide the copper of the main board's supply is."""
    written = (folder / "main_board.necks.json").read_text(encoding="utf-8")
    return copper.necks(load(), json.loads(written))


def picture(name: str, folder: Path, side: str, path: Path) -> None:
    """Draw one side of a board from its gerbers, as a PNG."""
    from gerbonara import LayerStack  # noqa: PLC0415  # slow to import

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        stack = LayerStack.open(folder / f"{name}_gerber")
        drawn = str(stack.to_pretty_svg(side=side))
    command = ["rsvg-convert", "-w", PICTURE_WIDTH, "-b", "white", "-o", str(path)]
    subprocess.run(command, input=drawn, text=True, check=True)


def write(folder: Path) -> None:
    """Build all boards with their committed routes; gerbers and reports go into the folder."""
    for name in BOARDS:
        run(name, folder, routes_file(name))
        if not report(name, folder).clean:
            raise BoardError(f"{name}: see {folder / name}.drc.txt")
    if narrow := copper.problems(necks(folder)):
        raise BoardError("\n".join(narrow))


def pages(folder: Path) -> None:
    """Write the pages to solder by, of boards that `write` has built."""
    for name in BOARDS:
        drawn = folder / f"{name}_top.png"
        picture(name, folder, "top", drawn)
        size, places = parts_page.read_places(folder / f"{name}.places.json")
        text = parts_page.page(committed(name), size, places, drawn)
        (folder / f"{name}_parts.html").write_text(text, encoding="utf-8")


def tables(folder: Path) -> dict[str, str]:
    """Give the tables that follow from boards that `write` has built, by file name."""
    return {"main_board_copper.csv": copper.copper_csv(necks(folder))}


def route(folder: Path) -> None:
    """Route all boards anew and keep the routes (minutes)."""
    for name in BOARDS:
        routes_file(name).write_text(run(name, folder), encoding="utf-8")


def draw(folder: Path, pictures: Path) -> None:
    """Draw all boards that `write` has built."""
    for name in BOARDS:
        for side in ("top", "bottom"):
            picture(name, folder, side, pictures / f"{name}_{side}.png")
