"""What the main board's copper must carry: widths by IPC-2221, every pad of the supply's ways."""

from __future__ import annotations

import csv
import io

import pytest
from hardware.boards import copper
from hardware.boards.copper import RISE, Neck
from hardware.circuits import netlist
from hardware.paths import GENERATED

POWER_PARTS = ("J1", "F1", "Q1", "F2", "R2", "Q2", "F3", "J4", "J5", "J6", "J7", "J8")


@pytest.mark.parametrize(("ampere", "width"), [(10.0, 2.8), (7.5, 1.9), (3.0, 0.53)])
def test_widths_are_those_of_ipc_2221(ampere, width):
    """By a published calculator's formula for 70 um outside and 15 degrees."""
    assert copper.width_for(ampere) == pytest.approx(width, abs=0.03)
    assert copper.rise(copper.width_for(ampere), ampere) == pytest.approx(RISE)


def test_copper_that_is_not_there_is_infinitely_warm():
    assert copper.rise(0.0, 1.0) == float("inf")


def test_every_pad_that_carries_current_is_on_its_net(pins):
    main = netlist.committed("main_board")
    for feed in copper.feeds(pins):
        for ref, number in feed.pads:
            assert main.net_of(ref, number) == feed.net, (ref, number)


def test_no_pad_of_the_supplys_way_is_forgotten(pins):
    main = netlist.committed("main_board")
    found = {node for feed in copper.feeds(pins) for node in feed.pads}
    nets = {feed.net for feed in copper.feeds(pins)}
    for net in nets:
        for ref, number in main.nets[net]:
            assert ref not in POWER_PARTS or (ref, number) in found, (net, ref, number)


def test_every_feed_is_as_wide_as_its_fuse_asks(pins):
    power = pins.table("power")
    widest = {feed.net: max(ampere for _, ampere in feed.loads) for feed in copper.feeds(pins)}
    assert widest["5V_IN"] == widest["5V"] == widest["GND"] == power["main_fuse_A"]
    assert widest["5V_SERVO"] == power["servo_fuse_A"]
    assert widest["5V_LOGIC"] == widest["VSYS"] == power["logic_fuse_A"]


def neck(width: float) -> Neck:
    return Neck("5V_SERVO", ("Q2", "2"), ("J6", "2"), 7.5, width)


def test_a_track_of_035_mm_to_a_tentacle_is_refused():
    said = copper.problems([neck(0.35)])
    assert said == ["5V_SERVO: 0.35 mm of copper from Q2.2 to J6.2; 7.5 A want 1.89 mm"]
    assert copper.islands([neck(0.35), neck(2.5)]) == {"5V_SERVO": 2}
    assert copper.problems([neck(2.5)]) == []


def test_the_committed_necks_stay_cool(pins):
    text = (GENERATED / "main_board_copper.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == sum(len(feed.loads) for feed in copper.feeds(pins))
    assert all(float(row["rise C"]) <= RISE for row in rows)
