"""The chain of shift registers: a segment is a byte, H first (hardware.md, Plank)."""

from __future__ import annotations

from plank.sim.chips import frames
from plank.sim.chips.hc165 import Chain


def chain(segments: int = 4, reach: int = 4, beyond: int = 0xFF) -> tuple[Chain, bytearray]:
    fields = bytearray(frames.FIELDS_SIZE)
    fields[frames.SEGMENTS], fields[frames.REACH], fields[frames.BEYOND] = segments, reach, beyond
    return Chain(fields), fields


def scanned(chips: Chain, count: int) -> bytes:
    chips.load(0)
    chips.load(1)
    buffer = bytearray(count)
    chips.read_into(buffer)
    return bytes(buffer)


def test_an_empty_segment_reads_7f() -> None:
    chips, _ = chain()
    assert scanned(chips, 4) == b"\x7f\x7f\x7f\x7f"


def test_a_magnet_pulls_its_lane_low() -> None:
    chips, fields = chain()
    fields[frames.HALL + 0] = 0b000001
    fields[frames.HALL + 3] = 0b100010
    assert scanned(chips, 4) == b"\x7e\x7f\x7f\x5d"


def test_behind_the_last_segment_the_pull_up_reads_ff() -> None:
    chips, _ = chain()
    assert scanned(chips, 6) == b"\x7f\x7f\x7f\x7f\xff\xff"
    assert scanned(chips, 50)[-1] == 0xFF


def test_a_broken_chain_reads_ff_from_the_break_on() -> None:
    chips, _ = chain(reach=2)
    assert scanned(chips, 4) == b"\x7f\x7f\xff\xff"


def test_a_short_reads_zero_from_there_on() -> None:
    chips, _ = chain(reach=1, beyond=0x00)
    assert scanned(chips, 5) == b"\x7f\x00\x00\x00\xff"


def test_what_happens_after_the_load_is_seen_by_the_next_one() -> None:
    chips, fields = chain()
    chips.load(0)
    chips.load(1)
    fields[frames.HALL] = 1
    chips.field_changed()
    buffer = bytearray(1)
    chips.read_into(buffer)
    assert buffer == b"\x7f"
    assert scanned(chips, 1) == b"\x7e"


def test_reading_goes_on_where_it_stopped() -> None:
    chips, fields = chain()
    fields[frames.HALL + 1] = 1
    assert scanned(chips, 1) == b"\x7f"
    buffer = bytearray(1)
    chips.read_into(buffer)
    assert buffer == b"\x7e"


def test_while_it_loads_it_gives_the_first_bit_for_ever() -> None:
    chips, _ = chain()
    chips.load(0)
    buffer = bytearray(b"\xaa\xaa")
    chips.read_into(buffer)
    assert buffer == b"\x00\x00"
