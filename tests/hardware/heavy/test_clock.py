"""The chain's clock between the boards: clean at every buffer, never late for the bit it takes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hardware.circuits import clock_line, netlist
from hardware.circuits.clock_line import CABLE, INPUT_F, PICO_OHM, TRACK, TRACK_LENGTH
from hardware.circuits.netlist import Netlist
from hardware.pins import load

LENGTHS = range(11, 31)
MOST_SKEW = 2e-9


@pytest.fixture(scope="module")
def boards():
    return {name: netlist.committed(name) for name in ("segment", "main_board")}


@pytest.mark.parametrize("spaces", LENGTHS)
def test_the_clock_holds_on_a_plank_of_any_length(boards, spaces):
    assert clock_line.problems(boards, load(), spaces) == []
    clock = clock_line.clock(boards, load(), spaces)
    assert len(clock.links) == spaces + 1
    assert clock.skew <= MOST_SKEW


@pytest.mark.parametrize("cable", [0.07, 0.25, 0.5])
def test_no_edge_is_faster_than_its_line(cable):
    way = cable * (CABLE[0] * CABLE[1]) ** 0.5 + TRACK_LENGTH * (TRACK[0] * TRACK[1]) ** 0.5
    assert clock_line.link(cable, PICO_OHM).least > 0.8 * way  # the fastest corner's


def test_one_resistor_and_one_input_settle_at_the_supply():
    line = clock_line.edge_at_the_end(100.0, 0.07, INPUT_F[1], 1e-9, 1.0)
    assert line[-1] == pytest.approx(clock_line.SUPPLY, abs=0.01)


def test_a_line_of_many_inputs_stops_on_its_way():
    """What the buffers are for: the edge waits at half the supply for its echo from the end."""
    coils, plates = clock_line.ladder(0.5, 1.0)
    near = len(plates) - 1
    for _ in range(20):
        plates[-1] += 5e-12
        more = clock_line.ladder(0.07, 1.0)
        coils, plates = coils + more[0], plates + more[1]
    line = clock_line.solved(87.0, coils, plates, 2.5e-9)[:, near]
    waits = ((line > 1.35) & (line < 1.95)).sum() * clock_line.STEP
    assert waits > 10e-9


def changed(board: Netlist, ref: str, value: str) -> Netlist:
    return replace(board, parts={**board.parts, ref: replace(board.parts[ref], value=value)})


def test_a_resistor_too_large_is_caught(boards):
    slow = {**boards, "segment": changed(boards["segment"], "R3", "2k2")}
    assert clock_line.problems(slow, load(), 20) != []


def test_a_pico_without_its_resistor_is_caught(boards):
    ringing = {**boards, "main_board": changed(boards["main_board"], "R14", "1")}
    assert any("stops or turns" in said for said in clock_line.problems(ringing, load(), 20))


def test_a_buffer_without_delay_would_leave_too_little(boards, monkeypatch):
    monkeypatch.setattr(clock_line, "BUFFER_DELAY", (0.0, 5.5e-9))
    monkeypatch.setattr(clock_line, "LINK_EDGE", 9e-9)
    assert any("after the one it reads" in said for said in clock_line.problems(boards, load(), 20))
