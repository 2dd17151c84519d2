"""The build guide agrees with what is built: cables, fuses, pins, heights, a test in each step."""

from __future__ import annotations

import csv
import re

import pytest
from hardware.boards.main_plan import main_plan
from hardware.circuits import netlist
from hardware.harness.cables import cables
from hardware.magnets.fairness import THROWS, judge
from hardware.paths import GENERATED, HERE
from hardware.rp2040 import MODULE_PIN
from hardware.statics import base, inside
from hardware.statics.layout import layout

FIRST_STEP, LAST_STEP = 1, 10
NUMBERS = {7: "seven", 10: "ten", 11: "eleven"}


@pytest.fixture(scope="module")
def guide() -> str:
    return (HERE / "README.md").read_text(encoding="utf-8")


def steps(guide: str) -> dict[int, str]:
    """The text of each numbered step."""
    parts = re.split(r"^## (?:(\d+)\. )?.*$", guide, flags=re.MULTILINE)
    found = zip(parts[1::2], parts[2::2], strict=True)
    return {int(number): text for number, text in found if number}


def numbers(text: str) -> set[str]:
    """Every cable that a text names; `W6-W9` names four."""
    found = set(re.findall(r"\bW\d+\b", text))
    for first, last in re.findall(r"\bW(\d+)-W(\d+)\b", text):
        found |= {f"W{number}" for number in range(int(first), int(last) + 1)}
    return found


def test_the_guide_says_where_every_cable_goes_and_names_no_other(guide, pins):
    assert numbers(guide) == {cable.number for cable in cables(pins)}


def test_a_cable_that_the_guide_forgets_is_caught(guide, pins):
    assert numbers(guide.replace("W17", "")) != {cable.number for cable in cables(pins)}


def test_every_step_ends_in_a_test(guide):
    found = steps(guide)
    assert list(found) == list(range(FIRST_STEP, LAST_STEP + 1))
    assert [number for number, text in found.items() if not re.search("Test|Last test", text)] == []


def test_the_guides_fuses_are_those_of_pins_toml(guide, pins):
    power = pins.table("power")
    sizes = [power[f"{name}_fuse_A"] for name in ("main", "servo", "logic")]
    words = ", ".join(f"F{number} {size:g} A" for number, size in enumerate(sizes, start=1))
    assert words in " ".join(guide.split())


def test_the_supply_is_wired_before_it_is_first_switched_on(guide):
    assert guide.index("W14's ferrules go into J1") < guide.index("Supply on")


@pytest.mark.parametrize(
    ("pin", "net", "place"), [(39, "VSYS", "second"), (27, "SERVO_EN", "fourteenth")]
)
def test_the_pins_that_the_main_boards_test_touches(guide, pin, net, place):
    assert netlist.committed("main_board").net_of("U1", pin) == net
    ordinal = {2: "second", 14: "fourteenth"}[41 - pin]  # from the left, USB to the left
    assert ordinal == place
    assert re.search(rf"pin {pin}\b[^)]*{place} from the left", guide)


def test_the_servos_enable_is_on_the_pin_that_is_touched(pins):
    assert MODULE_PIN[pins.pico["servo_en"].gpio] == 27


def test_the_guides_output_clip_is_the_right_hand_one():
    """A fuse holder's pin 1 lies left, its pin 2 right: the way of the current."""
    board = netlist.committed("main_board")
    for ref, net in (("F1", "5V_FUSED"), ("F2", "5V_SENSE"), ("F3", "5V_LOGIC")):
        assert board.net_of(ref, 2) == net
        assert main_plan().spots[ref].turn == 0


def test_the_guides_heights_are_those_of_the_statics(guide, pins):
    words = " ".join(guide.split())
    shims = round(base.shim(pins) / base.WASHER)
    assert f"rim is {base.rim():g} mm over the sea board" in words
    assert f"belongs {base.latch_seat(pins):.1f} mm over the sea board" in words
    assert f"{NUMBERS[shims]} washers at each of its four screws" in words
    assert f"lift it {base.shim(pins):.1f} mm off the shelf" in words
    assert f"{base.BOX_END - layout(pins).ball:g} mm from the box's end" in words
    assert f"{base.TOWER_FLOOR:.1f} mm high up to the pocket's floor" in words


def test_the_guides_places_are_those_of_the_plan(guide, pins):
    words, plan = " ".join(guide.split()), layout(pins)
    assert f"backs in a line {-base.TOWER_BACK:g} mm from the plank's middle" in words
    first = base.TOWER_FIRST - base.BOARD_START
    assert f"the middle of the first module {first:g} mm from" in words
    assert f"axis {pins.table('tentacles')['reach']:g} mm shipwards" in words
    assert f"{NUMBERS[plan.ship.segments]} in all: ship, 20 ... {plan.sea.segments + 1};" in words


def test_every_hole_in_the_box_is_told(guide):
    told = steps(guide)[LAST_STEP]
    for words in ("*plank's* hole", "*wells'* hole", "*tentacles'* hole", "gland", "own supply's"):
        assert words in told
    assert len(inside.holes()) == 5


def test_the_guides_costs_add_up(guide):
    rows = re.findall(r"^\| [^|]+ \| (\d+) \| (\d+) \|$", guide, flags=re.MULTILINE)
    costs = [(int(least), int(most)) for least, most in rows]
    assert len(costs) == 9
    assert costs[-1] == tuple(map(sum, zip(*costs[:-1], strict=True)))


def test_the_guides_printing_is_that_of_the_print_list(guide):
    """Half to four fifths of full density, 10 to 18 g an hour."""
    with (GENERATED / "print_list.csv").open(encoding="utf-8", newline="") as text:
        solid = sum(int(row["count"]) * float(row["solid_g"]) for row in csv.DictReader(text))
    words = " ".join(guide.split())
    said = re.search(r"([\d.]+) to ([\d.]+) kg of filament and (\d+) to (\d+) hours", words)
    assert said
    light, heavy, short, long = map(float, said.groups())
    assert light <= 0.5 * solid / 1000 <= 0.8 * solid / 1000 <= heavy
    assert short <= 0.5 * solid / 18 <= 0.8 * solid / 10 <= long


def test_the_guides_test_of_fairness_runs(guide):
    given = re.search(r"judge\(\[([\d, ]+)\]\)", guide)
    assert given
    counts = [int(count) for count in given[1].split(", ")]
    assert sum(counts) == THROWS
    assert judge(counts).word == "fair"
