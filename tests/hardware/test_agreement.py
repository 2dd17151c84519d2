"""Firmware and simulated chips have the same pins, addresses and figures as pins.toml."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from plank.sim.world.magnets import flat

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware" / "board"
SIM = ROOT / "host" / "plank" / "sim"
COUNTS_A_MT = 32768 / 80  # TMAG5273 at +-80 mT


def constants(path: Path) -> dict[str, object]:
    """Names and values at the top of a file, `const(...)` seen through."""
    found: dict[str, object] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign):
            found.update(assigned(node.targets[0], node.value))
    return found


def assigned(target: ast.expr, value: ast.expr) -> dict[str, object]:
    """What one assignment gives; nothing where the value is no plain one."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = zip(target.elts, value.elts, strict=True)
        return {name: at for pair in pairs for name, at in assigned(*pair).items()}
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "const":
        value = value.args[0]
    try:
        return {ast.unparse(target): ast.literal_eval(value)}
    except ValueError:
        return {}


@pytest.fixture(scope="module")
def firmware():
    return constants(FIRMWARE / "pins.py")


@pytest.fixture(scope="module")
def wiring():
    return constants(SIM / "chips" / "wiring.py")


@pytest.mark.parametrize(
    ("constant", "name"),
    [
        ("STAND", "stand"),
        ("PAY", "pay"),
        ("REPEAT", "repeat"),
        ("SDA", "sda"),
        ("SCL", "scl"),
        ("SERVO_RAIL", "servo_en"),
        ("CHAIN_RX", "chain_rx"),
        ("CHAIN_LOAD", "chain_load"),
        ("CHAIN_SCK", "chain_sck"),
        ("CHAIN_TX", "chain_tx"),
        ("LAMPS", "lamps"),
        ("PANEL_LED", "panel_led"),
        ("CURRENT", "isense"),
        ("VOLTAGE", "vsense"),
    ],
)
def test_the_firmware_has_the_pin(pins, firmware, constant, name):
    assert firmware[constant] == pins.pico[name].gpio


def test_the_firmware_has_no_pin_that_pins_toml_lacks(pins, firmware):
    known = {pin.gpio for pin in pins.pico.values()}
    used = {value for value in firmware.values() if isinstance(value, int)}
    assert used <= known
    assert len(used) == len([value for value in firmware.values() if isinstance(value, int)])


def test_servos_and_wells_agree_everywhere(pins, firmware, wiring):
    servos = tuple(pin.gpio for pin in pins.servos)
    wells = tuple(pins.table("wells")["address"])
    assert firmware["SERVOS"] == wiring["SERVOS"] == servos
    assert firmware["WELLS"] == wiring["WELLS"] == wells
    assert firmware["WELLS_IN_PLAY"] == tuple(pins.table("wells")["address_in_play"])


@pytest.mark.parametrize(
    ("constant", "name"),
    [
        ("SDA", "sda"),
        ("SCL", "scl"),
        ("DICE_INTERRUPT", "dice_int"),
        ("PANEL_LED", "panel_led"),
        ("CHAIN_DATA", "chain_rx"),
        ("CHAIN_LOAD", "chain_load"),
        ("CHAIN_CLOCK", "chain_sck"),
        ("CHAIN_DETECT", "chain_det"),
        ("SERVO_RAIL", "servo_en"),
        ("LAMPS", "lamps"),
        ("CURRENT", "isense"),
        ("VOLTAGE", "vsense"),
    ],
)
def test_the_simulated_chips_have_the_pin(pins, wiring, constant, name):
    assert wiring[constant] == pins.pico[name].gpio


def test_the_simulated_buttons_are_stand_pay_repeat(pins, wiring):
    assert wiring["BUTTONS"] == tuple(pins.pico[name].gpio for name in ("stand", "pay", "repeat"))


def test_the_bell_panels_program_has_the_pis_pins(pins):
    panel = constants(ROOT / "host" / "plank" / "people" / "panel.py")
    pi = {name: pin["gpio"] for name, pin in pins.table("pi").items()}
    assert panel["BELL"] == pi["bell"]
    assert panel["LAMPS"] == tuple(pi[f"lamp{seat}"] for seat in range(6))


def test_the_firmwares_bounds_are_the_studys(pins):
    bounds = constants(FIRMWARE / "well.py")["_BOUNDS"]
    limits = pins.table("wells.threshold_mT")
    expected = [limits[name] * COUNTS_A_MT for name in ("die", "medium", "large")]
    assert list(bounds) == pytest.approx(expected, abs=COUNTS_A_MT * 0.05)


def test_the_simulated_dice_lie_in_the_studys_bands(pins):
    """The simulated fields, without the neighbours' share, lie inside the bands."""
    simulated = constants(SIM / "world" / "magnets.py")["BANDS"]
    bands = pins.table("wells.band_mT")
    for strength, name in ((1, "small"), (2, "medium"), (3, "large")):
        low, high = (microtesla / 1000 for microtesla in simulated[strength])
        assert bands[name][0] <= low < high <= bands[name][1]
        assert high - low > 0.8 * (bands[name][1] - bands[name][0])


def default_of(name: str) -> object:
    """What firmware/board/settings.py gives a setting when the board has no settings.txt."""
    tree = ast.parse((FIRMWARE / "settings.py").read_text(encoding="utf-8"))
    values = [
        ast.literal_eval(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == f"self.{name}"
        if not isinstance(node.value, ast.Tuple | ast.Name)
    ]
    return values[0]


@pytest.mark.parametrize("down", range(1, 7))
def test_firmware_and_simulated_sensor_count_the_same_pole_as_positive(pins, down):
    """The field times `north` is positive when a north pole looks down (firmware/board/well.py)."""
    z = flat(7 - down, Random(down))[2]
    assert z * default_of("north") * pins.magnets[down].sign > 0


def test_the_boards_default_sign_is_the_data_sheets(pins):
    """The guide settles it with the first die (step 7)."""
    assert default_of("north") == (1 if pins.table("wells")["reads_north_positive"] else -1)


def test_the_firmwares_bands_and_leans_are_the_studys(pins):
    found, wells = constants(FIRMWARE / "well.py"), pins.table("wells")
    for step, name in enumerate(("small", "medium", "large"), start=1):
        band = [found["_LOW"][step] / COUNTS_A_MT, found["_HIGH"][step] / COUNTS_A_MT]
        assert band == pytest.approx(wells["band_mT"][name], abs=0.01)
        assert (found["_LEAN"][step] / 64) ** 0.5 == pytest.approx(wells["lean"][name], abs=0.006)
    assert wells["across_share"] == 0.5  # the halves of `_sight`
    assert found["_HYSTERESIS"] / COUNTS_A_MT < 0.25  # less than half of every gap


def test_current_and_voltage_have_one_scale(pins):
    power, simulated = pins.table("power"), constants(SIM / "chips" / "adc.py")
    firmware = constants(FIRMWARE / "power.py")
    millivolts = 1000 * power["shunt_ohm"] * power["sense_gain"]
    assert simulated["MILLIVOLTS_AN_AMPERE"] == pytest.approx(millivolts)
    assert simulated["VOLTAGE_DIVIDER"] == power["divider"]
    assert firmware["_FULL_MV"] == 1000 * power["adc_V"] * power["divider"]
    assert firmware["_FULL_MA"] == pytest.approx(1e6 * power["adc_V"] / millivolts)


def test_the_chains_bytes_agree(pins):
    chain, simulated = pins.table("chain"), constants(SIM / "chips" / "hc165.py")
    assert simulated["SIGNATURE"] | simulated["LANES"] == chain["empty_byte"]
    assert simulated["OPEN"] == chain["open_byte"]


def test_servo_pulses_agree(pins):
    firmware, pulse = constants(FIRMWARE / "settings.py"), pins.table("tentacles")["pulse_us"]
    assert (firmware["_SHORTEST"], firmware["_LONGEST"]) == (pulse["low"], pulse["high"])
