"""What a maker can't read off a board: a plug without its pin 1, a fuse without its size ..."""

from collections.abc import Iterator
from math import dist

from hardware.boards.plan import Plan, Spot, Words
from hardware.circuits.netlist import Netlist

AT_THE_PIN, AT_THE_PART = 3.5, 17.0  # mm, how far away its word may stand
SMALL_CHIPS = ("SOIC", "SOT-23-5", "SOT-23-6")  # fit the wrong way round, no square pad
PRINTED = ("Fuse", "Screw terminal", "B", "Header")  # parts whose value must stand beside them
CHIP_REACH = 7.0  # from a chip's middle to the 1 beside its pin


def near(spot: Spot, words: Words, reach: float) -> bool:
    """Whether words stand beside a part, on its side."""
    return spot.bottom == words.bottom and dist((spot.x, spot.y), (words.x, words.y)) <= reach


def without_a_one(plan: Plan, netlist: Netlist) -> Iterator[str]:
    """Plugs on the underside and small chips with no printed 1."""
    ones = [words for words in plan.words if words.text == "1"]
    for ref, spot in plan.spots.items():
        chip = any(name in netlist.parts[ref].footprint for name in SMALL_CHIPS)
        plug = spot.bottom and ref.startswith("J")
        reach = CHIP_REACH if chip else AT_THE_PIN
        if (chip or plug) and not any(near(spot, one, reach) for one in ones):
            yield f"{plan.name}: no 1 beside {ref}"


def without_a_name(plan: Plan, netlist: Netlist) -> Iterator[str]:
    """Fuses without their size, plugs without what they are for (the cable's own names)."""
    for ref, spot in plan.spots.items():
        part = netlist.parts[ref]
        if not part.part.startswith(PRINTED) or plan.name != "main_board":
            continue
        wanted = part.value.removeprefix("TENTACLE ")
        if not any(near(spot, w, AT_THE_PART) for w in plan.words if w.text == wanted):
            yield f"{plan.name}: {wanted!r} is not printed beside {ref}"


def problems(plan: Plan, netlist: Netlist) -> list[str]:
    """Run every check on one board."""
    return [*without_a_one(plan, netlist), *without_a_name(plan, netlist)]
