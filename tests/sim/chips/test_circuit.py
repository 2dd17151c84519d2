"""The chips as they are link to the Pico (hardware.md, pin map)."""

from __future__ import annotations

import pytest

from plank.sim.boards.cpython.module_loader import stand_in
from plank.sim.chips import adc, frames, wiring
from plank.sim.chips.circuit import Circuit, WorldLink
from plank.sim.chips.watchdog import BITTEN, CHIP_RESET, CONTROL, ENABLE, POWER_ON, SCRATCH


class Counted(WorldLink):
    """Counts how often the world is told."""

    def __init__(self) -> None:
        self.pushes = 0
        self.clock = 0

    def push(self) -> None:
        self.pushes += 1

    def now(self) -> int:
        return self.clock


@pytest.fixture
def link() -> Counted:
    return Counted()


@pytest.fixture
def circuit(link: Counted) -> Circuit:
    fields = bytearray(frames.FIELDS_SIZE)
    fields[frames.SEGMENTS] = fields[frames.REACH] = 21
    fields[frames.PRESENT] = 0x0F
    return Circuit(link, fields, bytearray(frames.DRIVES_SIZE))


def test_a_pressed_button_reads_low(circuit: Circuit) -> None:
    assert [circuit.input(pin) for pin in (2, 3, 7)] == [1, 1, 1]
    circuit.fields[frames.BUTTONS] = 0b010
    assert [circuit.input(pin) for pin in (2, 3, 7)] == [1, 0, 1]


def test_the_four_sensors_answer_at_their_addresses_and_nobody_else(circuit: Circuit) -> None:
    sensors = [circuit.sensor(address) for address in (0x35, 0x22, 0x78, 0x44)]
    assert sensors == circuit.sensors
    with pytest.raises(OSError, match="5"):
        circuit.sensor(0x36)


def test_an_absent_sensor_does_not_answer(circuit: Circuit) -> None:
    circuit.fields[frames.PRESENT] = 0b1011
    with pytest.raises(OSError, match="5"):
        circuit.sensor(0x78)


def test_nine_clocks_free_a_bus_that_a_sensor_holds(circuit: Circuit) -> None:
    circuit.fields[frames.SDA_HELD] = 1
    assert circuit.input(wiring.SDA) == 0
    with pytest.raises(OSError, match="5"):
        circuit.sensor(0x35)
    for _ in range(9):
        circuit.output(wiring.SCL, 0)
        circuit.output(wiring.SCL, 1)
    assert circuit.input(wiring.SDA) == 1
    assert circuit.sensor(0x35) is circuit.sensors[0]


def test_a_new_power_up_of_the_supply_makes_every_sensor_forget(circuit: Circuit) -> None:
    for sensor in circuit.sensors:
        sensor.write(0, b"\x34\x12\x70")
    circuit.fields[frames.POWER_UPS] += 1
    circuit.field_changed()
    buffer = bytearray(3)
    for sensor in circuit.sensors:
        sensor.read_into(0, buffer)
        assert buffer == b"\0\0\0"


def test_the_loop_through_the_last_segment_tells_a_broken_chain(circuit: Circuit) -> None:
    assert circuit.input(wiring.CHAIN_DETECT) == 0
    circuit.fields[frames.REACH] = 20
    assert circuit.input(wiring.CHAIN_DETECT) == 1


def test_the_converter_gives_half_the_voltage_and_200_mv_an_ampere(circuit: Circuit) -> None:
    frames.put_word(circuit.fields, frames.MILLIVOLTS, 5000)
    frames.put_word(circuit.fields, frames.MILLIAMPS, 2500)
    assert circuit.convert(27) * 2 * 3300 / 65535 == pytest.approx(5000, abs=2)
    assert circuit.convert(26) * 5 * 3300 / 65535 == pytest.approx(2500, abs=5)
    with pytest.raises(ValueError, match="nothing to convert"):
        circuit.convert(28)


def test_the_converter_ends_at_its_reference(circuit: Circuit) -> None:
    frames.put_word(circuit.fields, frames.MILLIAMPS, 20000)
    assert adc.current(circuit.fields) == 65535


def test_pulses_rail_and_lamps_reach_the_drives_once_each(circuit: Circuit, link: Counted) -> None:
    for _ in range(2):
        circuit.pulse(10, 1500)
        circuit.output(wiring.SERVO_RAIL, 1)
        circuit.light(bytearray(b"\x01\x02\x03"))
    assert link.pushes == 3
    assert frames.word(circuit.drives, frames.PULSES + 2) == 1500
    assert circuit.drives[frames.FLAGS] == frames.RAIL_ON
    assert circuit.drives[frames.LAMP_BYTES : frames.LAMP_BYTES + 3] == b"\x01\x02\x03"
    assert circuit.drives[frames.LAMP_COUNT] == 1


def test_the_watchdog_stops_through_its_register_alone(circuit: Circuit, link: Counted) -> None:
    watchdog = circuit.watchdog
    watchdog.start(2000, 100)
    assert watchdog.due == 2100
    link.clock = 900
    circuit.feed()
    assert watchdog.due == 2900
    assert watchdog.read(CONTROL) & ENABLE
    watchdog.write(0x4005B000, ENABLE)  # firmware-notes.md, Traps
    assert watchdog.timeout == 0
    assert frames.word(circuit.drives, frames.WATCHDOG) == 0


@pytest.mark.parametrize("timeout", [0, 8389])
def test_a_watchdog_lasts_8388_ms_at_most(circuit: Circuit, timeout: int) -> None:
    with pytest.raises(ValueError, match="8388"):
        circuit.watchdog.start(timeout, 0)


def test_scratch_registers_lie_in_the_drives_where_a_reset_leaves_them(circuit: Circuit) -> None:
    circuit.watchdog.write(SCRATCH + 4, 0xDEADBEEF)
    assert circuit.watchdog.read(SCRATCH + 4) == 0xDEADBEEF
    again = Circuit(WorldLink(), circuit.fields, circuit.drives, BITTEN)
    assert again.watchdog.read(SCRATCH + 4) == 0xDEADBEEF
    with pytest.raises(KeyError, match="0x4005802c"):
        circuit.watchdog.read(SCRATCH + 32)


def test_the_chip_tells_power_from_the_run_pin(circuit: Circuit) -> None:
    by_pin = Circuit(WorldLink(), circuit.fields, circuit.drives, POWER_ON, by_pin=True)
    assert circuit.watchdog.read(CHIP_RESET) == 1 << 8
    assert by_pin.watchdog.read(CHIP_RESET) == 1 << 16
    assert (
        Circuit(WorldLink(), circuit.fields, circuit.drives, BITTEN).watchdog.read(CHIP_RESET) == 0
    )


def test_stand_ins_refuse_what_the_chip_would_do_wrong(circuit: Circuit) -> None:
    machine = stand_in("machine")
    machine.connect(circuit, b"12345678")
    pin = machine.Pin
    with pytest.raises(ValueError, match="mode 2"):
        machine.SPI(0, 1_000_000, polarity=0, phase=0, sck=pin(18), miso=pin(16))
    with pytest.raises(ValueError, match="SPI0"):
        machine.SPI(0, 1_000_000, polarity=1, phase=0, sck=pin(18), miso=pin(12))
    with pytest.raises(ValueError, match="I2C0"):
        machine.I2C(0, scl=pin(4), sda=pin(5))
    with pytest.raises(ValueError, match="input"):
        pin(2, pin.IN, pin.PULL_UP).value(1)
    with pytest.raises(ValueError, match="50 Hz"):
        machine.PWM(pin(8), freq=60, duty_ns=1_500_000)
    with pytest.raises(KeyError):
        machine.mem32[0x40000000]


def test_the_chips_own_bus_refuses_the_reserved_address_until_the_sensor_has_moved(
    circuit: Circuit,
) -> None:
    machine = stand_in("machine")
    machine.connect(circuit, b"12345678")
    scl, sda = machine.Pin(5), machine.Pin(4)
    bus, soft = machine.I2C(0, scl=scl, sda=sda), machine.SoftI2C(scl=scl, sda=sda)
    with pytest.raises(OSError, match="5"):
        bus.readfrom_mem(0x78, 0x0D, 3)
    assert soft.readfrom_mem(0x78, 0x0D, 3) == b"\x01IT"
    assert soft.scan() == [0x22, 0x35, 0x44]
    soft.writeto_mem(0x78, 0x0C, bytes([0x36 << 1 | 1]))
    assert bus.readfrom_mem(0x36, 0x0D, 3) == b"\x01IT"
    with pytest.raises(OSError, match="5"):
        soft.readfrom_mem(0x78, 0x0D, 3)


def test_pulses_may_be_given_in_nanoseconds_or_as_a_part(circuit: Circuit) -> None:
    machine = stand_in("machine")
    machine.connect(circuit, b"12345678")
    servo = machine.PWM(machine.Pin(14), freq=50, duty_ns=1_234_000)
    assert frames.word(circuit.drives, frames.PULSES + 6) == 1234
    servo.duty_u16(65535 * 3 // 40)
    assert frames.word(circuit.drives, frames.PULSES + 6) == 1500


def test_pixels_are_sent_green_first(circuit: Circuit) -> None:
    machine, neopixel = stand_in("machine"), stand_in("neopixel")
    machine.connect(circuit, b"12345678")
    neopixel.connect(circuit)
    lamps = neopixel.NeoPixel(machine.Pin(22), 2)
    lamps[1] = (10, 20, 30)
    assert lamps[1] == (10, 20, 30)
    lamps.write()
    assert circuit.drives[frames.LAMP_BYTES + 3 : frames.LAMP_BYTES + 6] == b"\x14\x0a\x1e"
    with pytest.raises(ValueError, match="GPIO 22"):
        neopixel.NeoPixel(machine.Pin(21), 2)
