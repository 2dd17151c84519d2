"""pins.toml can be built, and a wrong one is caught."""

from __future__ import annotations

import pytest
from hardware.checks import air_over_hall_switches, empty_byte, problems
from hardware.paths import PINS
from hardware.pins import Pins, parse
from hardware.rp2040 import FUNCTIONS, MODULE_GROUND, MODULE_PIN, can, pwm_slice


def changed(old: str, new: str) -> Pins:
    """pins.toml with one deliberate mistake."""
    text = PINS.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    return parse(text.replace(old, new))


def test_the_table_can_be_built(pins):
    assert problems(pins) == []


def test_the_function_table_follows_the_rule_of_the_datasheet():
    for function, gpios in FUNCTIONS.items():
        for gpio in gpios:
            match function[:3]:
                case "SPI":
                    named = f"SPI{gpio // 8 % 2}_" + ("RX", "CSN", "SCK", "TX")[gpio % 4]
                case "I2C":
                    named = f"I2C{gpio // 2 % 2}_" + ("SDA", "SCL")[gpio % 2]
                case "PWM":
                    named = f"PWM_{pwm_slice(gpio)}{'AB'[gpio % 2]}"
                case "ADC":
                    named = f"ADC{gpio - 26}"
                case _:
                    named = f"UART{(gpio + 4) // 8 % 2}_" + ("TX", "RX")[gpio % 2]
            assert named == function, gpio


def test_every_pin_of_the_pico_module_is_used_once():
    power = {30, 33, 35, 36, 37, 39, 40}  # RUN, AGND, ADC_VREF, 3V3, 3V3_EN, VSYS, VBUS
    gpio = list(MODULE_PIN.values())
    assert sorted([*gpio, *MODULE_GROUND, *power]) == list(range(1, 41))


def test_a_gpio_inside_the_pico_can_do_nothing():
    assert not can(25, "SIO")
    assert can(22, "PIO0")


def test_v6_servos_have_slices_of_their_own(pins):
    assert [pwm_slice(pin.gpio) for pin in pins.servos] == [4, 5, 6, 7]


def test_an_empty_space_reads_0x7f(pins):
    assert empty_byte(pins) == pins.table("chain")["empty_byte"] == 0x7F


def test_magnet_and_hall_switch_are_5_mm_apart(pins):
    board = pins.table("segment_board")
    tallest_part = 1.75  # SOIC-16 of the 74HC165
    assert air_over_hall_switches(pins) + board["hall_height"] > tallest_part


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('10, function = "PWM_5A"', '9, function = "PWM_4B"', "share PWM slice 4"),
        ('10, function = "PWM_5A"', '9, function = "PWM_5A"', "cannot do PWM_5A"),
        ('18, function = "SPI0_SCK"', '19, function = "SPI0_SCK"', "cannot do SPI0_SCK"),
        ("gpio = 20, function", "gpio = 21, function", "is both"),
        ("gpio = 20, function", "gpio = 25, function", "does not come out"),
        ('"I2C0_SDA"', '"I2C1_SDA"', "cannot do I2C1_SDA"),
        ('["A", "B", "C"', '["B", "A", "C"', "lanes 0-5 must sit on inputs A-F"),
        ('high_input = "G"', 'high_input = "H"', "are not A-H"),
        ("empty_byte = 0x7F", "empty_byte = 0x3F", "reads 0x7f"),
        ("[0x35, 0x22, 0x78, 0x44]", "[0x35, 0x35, 0x78, 0x44]", "used twice"),
        ("[0x35, 0x22, 0x78, 0x44]", "[0x35, 0x44, 0x78, 0x22]", "does not answer at 0x44"),
        ("[0x35, 0x22, 0x78, 0x44]", "[0x35, 0x22, 0x78, 0x7D]", "reserved"),
        ("lane_pitch = 20.0", "lane_pitch = 17.5", "too near"),
        ("lane_centre = -6.0", "lane_centre = 6.0", "does not fit on the deck"),
        ("\npitch = 30.0", "\npitch = 17.0", "segment pitch 17.0 is too near"),
        ("thickness = 1.6", "thickness = 2.0", "mm under the segment board"),
        ("spaces = 20", "spaces = 31", "11 to 30"),
        ("deck = 3.2", "deck = 4.2", "of air over the Hall switches"),
        ("lamp5       = { gpio = 16", "lamp5       = { gpio = 17", "pi GPIO 17 is both"),
        ("shunt_ohm = 0.004", "shunt_ohm = 0.01", "V at the ADC"),
        ("divider = 2 ", "divider = 1 ", "more than the ADC"),
        ("\nlanes = 6", "\nlanes = 5", "pirate.lanes is 5, but only 6 is followed everywhere"),
        ("\nlanes = 6", "\nlanes = 5", "chain.lane_inputs has 6 entries for 5 lanes"),
        ('"NNSSNN"', '"NNSSN"', "pirate.poles has 5 entries for 6 lanes"),
        ("lane_pitch = 20.0", "lane_pitch = 19.0", "routed for it"),
        ("\npitch = 30.0", "\npitch = 32.0", "links W2 and W11"),
        ("\nlength = 112.0", "\nlength = 110.0", "segment_board.length is 110.0"),
    ],
)
def test_a_deliberate_mistake_is_caught(old, new, said):
    found = problems(changed(old, new))
    assert any(said in problem for problem in found), found


def test_every_unverified_and_every_verified_figure_exists(pins):
    sources = pins.table("sources")
    for path in (*sources["unverified"], *sources["verified"]):
        pins.table(path)
    assert not set(sources["unverified"]) & set(sources["verified"])
