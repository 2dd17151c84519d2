"""The three-axis Hall sensor, against the datasheet's register map and firmware-notes.md."""

from __future__ import annotations

import pytest

from plank.sim.chips import frames
from plank.sim.chips.tmag5273 import Tmag5273

SETTINGS = b"\x34\x12\x70"  # registers 0-2: averaging, continuous and low noise, x y z on


def sensor(well: int = 0, **field: int) -> tuple[Tmag5273, bytearray]:
    fields = bytearray(frames.FIELDS_SIZE)
    chip = Tmag5273(fields, well)
    lay(fields, well, **field)
    chip.field_changed()
    return chip, fields


def lay(fields: bytearray, well: int, x: int = 0, y: int = 0, z: int = 0) -> None:
    for axis, microtesla in enumerate((x, y, z)):
        frames.put_word(fields, frames.WELLS + 6 * well + 2 * axis, microtesla // frames.FIELD_UNIT)


def read(chip: Tmag5273, register: int, count: int = 1) -> bytes:
    buffer = bytearray(count)
    chip.read_into(register, buffer)
    return bytes(buffer)


def axes(chip: Tmag5273) -> tuple[int, ...]:
    data = read(chip, 0x12, 6)
    return tuple(int.from_bytes(data[i : i + 2], "big", signed=True) for i in (0, 2, 4))


def test_it_tells_who_it_is() -> None:
    chip, _ = sensor()
    assert read(chip, 0x0D)[0] & 3 == 1  # the 40/80 mT version
    assert read(chip, 0x0E, 2) == b"\x49\x54"


def test_its_address_changes_only_with_the_bit_that_lets_it_and_until_the_next_power_up() -> None:
    chip, _ = sensor(2)
    chip.write(0x0C, bytes([0x36 << 1]))
    assert chip.address == 0x78
    chip.write(0x0C, bytes([0x36 << 1 | 1]))
    assert chip.address == 0x36
    chip.power_up()
    assert chip.address == 0x78


def test_after_power_up_it_stands_by_with_its_channels_off() -> None:
    chip, _ = sensor(z=28300)
    assert read(chip, 0x00, 3) == b"\0\0\0"
    assert axes(chip) == (0, 0, 0)
    assert read(chip, 0x18)[0] == 0x10  # POR, no conversion yet


def test_once_set_up_it_gives_big_endian_parts_of_40_mt() -> None:
    chip, _ = sensor(x=10000, y=-20000, z=28300)
    chip.write(0, SETTINGS)
    assert axes(chip) == (8192, -16384, 28300 * 32768 // 40000)


def test_the_wide_range_is_80_mt_for_z_alone() -> None:
    chip, _ = sensor(x=10000, z=28300)
    chip.write(0, SETTINGS)
    chip.write(0x03, b"\x01")
    assert axes(chip) == (8192, 0, 28300 * 32768 // 80000)


@pytest.mark.parametrize(("microtesla", "end"), [(52000, 32767), (-52000, -32768)])
def test_a_field_beyond_the_range_stays_at_its_end(microtesla: int, end: int) -> None:
    chip, _ = sensor(z=microtesla)
    chip.write(0, SETTINGS)
    assert axes(chip)[2] == end


def test_only_channels_that_are_on_convert() -> None:
    chip, _ = sensor(x=10000, y=10000, z=10000)
    chip.write(0, b"\x34\x12\x40")  # z alone
    assert axes(chip) == (0, 0, 8192)


def test_the_power_on_bit_stays_until_a_one_is_written_to_it() -> None:
    chip, _ = sensor()
    chip.write(0x18, b"\x00")
    assert read(chip, 0x18)[0] & 0x10
    chip.write(0x18, b"\x10")
    assert not read(chip, 0x18)[0] & 0x10


def test_the_set_count_goes_on_with_each_look_and_wraps_at_eight() -> None:
    chip, _ = sensor()
    chip.write(0, SETTINGS)
    counts = [read(chip, 0x12, 7)[6] >> 5 for _ in range(9)]
    assert counts == [1, 2, 3, 4, 5, 6, 7, 0, 1]


def test_results_and_identity_cannot_be_written() -> None:
    chip, _ = sensor(z=10000)
    chip.write(0, SETTINGS)
    chip.write(0x0D, b"\xff" * 11)
    assert read(chip, 0x0D, 3) == b"\x01\x49\x54"
    assert axes(chip)[2] == 8192


def test_a_power_up_forgets_the_settings() -> None:
    chip, _ = sensor(z=28300)
    chip.write(0, SETTINGS)
    chip.power_up()
    chip.field_changed()
    assert axes(chip) == (0, 0, 0)
    assert read(chip, 0x18)[0] & 0x10


def test_a_frozen_one_answers_with_old_values_and_an_old_count() -> None:
    chip, fields = sensor(z=10000)
    chip.write(0, SETTINGS)
    before = read(chip, 0x12, 7)
    fields[frames.FROZEN] = 1
    lay(fields, 0, z=-10000)
    chip.field_changed()
    assert read(chip, 0x12, 7) == before
    assert read(chip, 0x12, 7) == before


def test_each_well_feels_its_own_field() -> None:
    chip, fields = sensor(well=2, z=12500)
    lay(fields, 1, z=-30000)
    chip.write(0, SETTINGS)
    assert axes(chip)[2] == 12500 * 32768 // 40000
