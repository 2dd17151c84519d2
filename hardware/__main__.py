"""`python -m hardware`: check pins.toml, then build everything into hardware/build/.

    python -m hardware                      everything
    python -m hardware check                only say what is wrong with pins.toml
    python -m hardware order --spaces 24    only the order list, for a plank of that length
    python -m hardware parts|boards|tables|pictures   one of these
    python -m hardware refresh              the committed tables and pictures (guide and tests)
    python -m hardware drop                 the drop study (some ten minutes) and its pictures
    python -m hardware route                the boards' tracks anew (minutes), then refresh

`check` and `order` need nothing but Python; the rest the extra `hardware` and Debian's packages
(hardware/README.md).
"""

import argparse
import sys
from collections.abc import Callable

from hardware.boards.build import BOARDS, BoardError
from hardware.checks import problems
from hardware.circuits import bom, plugs, supply
from hardware.circuits.netlist import Netlist, committed
from hardware.harness import checks as harness
from hardware.paths import BUILD, GENERATED, PICTURES
from hardware.pins import Pins, load, with_spaces
from hardware.statics import power

HEAVY = "needs the extra: pip install '.[hardware]', and Debian's kicad, graphviz, librsvg2-bin"


def say(words: str) -> None:
    """Tell the person what happens."""
    sys.stdout.write(words + "\n")


def check(pins: Pins) -> int:
    """Say what is wrong with pins.toml."""
    found = problems(pins)
    if not found:  # the rest needs a plank that can be
        found = [*power.problems(pins), *harness.table_problems(pins)]
        found += [*plugs.problems(netlists()), *supply.problems(committed("main_board"), pins)]
    for sentence in found:
        say(sentence)
    return 1 if found else 0


def netlists() -> dict[str, Netlist]:
    """Read the committed netlists of the boards of which a table has one or more."""
    return {name: committed(name) for name in BOARDS}


def order(pins: Pins) -> int:
    """Print the order list."""
    sys.stdout.write(bom.order_csv(pins))
    return 0


def tables(pins: Pins) -> int:
    """Write the tables."""
    from hardware import outputs  # noqa: PLC0415  # heavy

    outputs.tables(pins, BUILD / "tables")
    return 0


def parts(pins: Pins) -> int:
    """Write the printed parts."""
    from hardware import outputs  # noqa: PLC0415  # heavy

    outputs.parts(pins, BUILD / "parts")
    return 0


def boards(pins: Pins) -> int:
    """Write the boards' files; a clock that would not hold stops it."""
    from hardware.boards import build  # noqa: PLC0415  # heavy
    from hardware.circuits import clock_line  # noqa: PLC0415  # heavy

    if said := clock_line.problems(netlists(), pins, pins.table("plank")["spaces"]):
        raise BoardError("\n".join(said))
    build.write(BUILD / "boards")
    build.pages(BUILD / "boards")
    return 0


def pictures(pins: Pins) -> int:
    """Draw the pictures."""
    from hardware import outputs  # noqa: PLC0415  # heavy

    boards(pins)
    outputs.pictures(pins, BUILD / "pictures", BUILD / "boards")
    return 0


def everything(pins: Pins) -> int:
    """Build all of it."""
    for job in (tables, parts, pictures):
        say(f"{job.__name__} ...")
        job(pins)
    say(f"built in {BUILD}")
    return 0


def refresh(pins: Pins) -> int:
    """Write the committed tables and pictures anew."""
    from hardware import outputs  # noqa: PLC0415  # heavy

    boards(pins)
    outputs.tables(pins, GENERATED)
    outputs.board_tables(BUILD / "boards", GENERATED)
    outputs.pictures(pins, PICTURES, BUILD / "boards")
    return 0


def route(pins: Pins) -> int:
    """Route the boards anew."""
    from hardware.boards import build  # noqa: PLC0415  # heavy

    build.route(BUILD / "boards")
    return refresh(pins)


def drop(pins: Pins) -> int:
    """Throw dice into every well that was studied; table and pictures."""
    from hardware.drop import film, study  # noqa: PLC0415  # heavy

    (GENERATED / "drop_study.csv").write_text(study.study_csv(study.rows(pins)), encoding="utf-8")
    film.draw(pins, PICTURES)
    return 0


JOBS: dict[str, Callable[[Pins], int]] = {
    "all": everything,
    "check": check,
    "order": order,
    "tables": tables,
    "parts": parts,
    "boards": boards,
    "pictures": pictures,
    "refresh": refresh,
    "drop": drop,
    "route": route,
}


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m hardware", description="Build the table.")
    parser.add_argument("job", nargs="?", default="all", choices=JOBS)
    parser.add_argument("--spaces", type=int, help="spaces of the plank, 11 to 30")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    """Run one job; a wrong pins.toml stops everything."""
    asked, pins = arguments(given), load()
    if asked.spaces is not None:
        pins = with_spaces(pins, asked.spaces)
    if check(pins):
        return 1
    try:
        return JOBS[asked.job](pins)
    except ModuleNotFoundError as missing:
        sys.stderr.write(f"{missing.name} is not installed: {asked.job} {HEAVY}\n")
    except BoardError as wrong:
        sys.stderr.write(f"{wrong}\n")
    return 2


if __name__ == "__main__":
    sys.exit(main())
