"""The chips as they are wired to the Pico (hardware.md, pin map)."""

import pytest

from plank.sim.boards.modules import stand_in
from plank.sim.chips import adc, frames, wiring
from plank.sim.chips.bench import Bench, Link
from plank.sim.chips.watchdog import BITTEN, CHIP_RESET, CONTROL, ENABLE, POWER_ON, SCRATCH


class Counted(Link):
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
def bench(link: Counted) -> Bench:
    fields = bytearray(frames.FIELDS_SIZE)
    fields[frames.SEGMENTS] = fields[frames.REACH] = 21
    fields[frames.PRESENT] = 0x0F
    return Bench(link, fields, bytearray(frames.DRIVES_SIZE))


def test_a_pressed_button_reads_low(bench: Bench) -> None:
    assert [bench.input(pin) for pin in (2, 3, 7)] == [1, 1, 1]
    bench.fields[frames.BUTTONS] = 0b010
    assert [bench.input(pin) for pin in (2, 3, 7)] == [1, 0, 1]


def test_the_four_sensors_answer_at_their_addresses_and_nobody_else(bench: Bench) -> None:
    sensors = [bench.sensor(address) for address in (0x35, 0x22, 0x78, 0x44)]
    assert sensors == bench.sensors
    with pytest.raises(OSError, match="5"):
        bench.sensor(0x36)


def test_an_absent_sensor_does_not_answer(bench: Bench) -> None:
    bench.fields[frames.PRESENT] = 0b1011
    with pytest.raises(OSError, match="5"):
        bench.sensor(0x78)


def test_nine_clocks_free_a_bus_that_a_sensor_holds(bench: Bench) -> None:
    bench.fields[frames.SDA_HELD] = 1
    assert bench.input(wiring.SDA) == 0
    with pytest.raises(OSError, match="5"):
        bench.sensor(0x35)
    for _ in range(9):
        bench.output(wiring.SCL, 0)
        bench.output(wiring.SCL, 1)
    assert bench.input(wiring.SDA) == 1
    assert bench.sensor(0x35) is bench.sensors[0]


def test_a_new_power_up_of_the_supply_makes_every_sensor_forget(bench: Bench) -> None:
    for sensor in bench.sensors:
        sensor.write(0, b"\x34\x12\x70")
    bench.fields[frames.POWER_UPS] += 1
    bench.field_changed()
    buffer = bytearray(3)
    for sensor in bench.sensors:
        sensor.read_into(0, buffer)
        assert buffer == b"\0\0\0"


def test_the_loop_through_the_last_segment_tells_a_broken_chain(bench: Bench) -> None:
    assert bench.input(wiring.CHAIN_DETECT) == 0
    bench.fields[frames.REACH] = 20
    assert bench.input(wiring.CHAIN_DETECT) == 1


def test_the_converter_gives_half_the_voltage_and_200_mv_an_ampere(bench: Bench) -> None:
    frames.put_word(bench.fields, frames.MILLIVOLTS, 5000)
    frames.put_word(bench.fields, frames.MILLIAMPS, 2500)
    assert bench.convert(27) * 2 * 3300 / 65535 == pytest.approx(5000, abs=2)
    assert bench.convert(26) * 5 * 3300 / 65535 == pytest.approx(2500, abs=5)
    with pytest.raises(ValueError, match="nothing to convert"):
        bench.convert(28)


def test_the_converter_ends_at_its_reference(bench: Bench) -> None:
    frames.put_word(bench.fields, frames.MILLIAMPS, 20000)
    assert adc.current(bench.fields) == 65535


def test_pulses_rail_and_lamps_reach_the_drives_once_each(bench: Bench, link: Counted) -> None:
    for _ in range(2):
        bench.pulse(10, 1500)
        bench.output(wiring.SERVO_RAIL, 1)
        bench.light(bytearray(b"\x01\x02\x03"))
    assert link.pushes == 3
    assert frames.word(bench.drives, frames.PULSES + 2) == 1500
    assert bench.drives[frames.FLAGS] == frames.RAIL_ON
    assert bench.drives[frames.LAMP_BYTES : frames.LAMP_BYTES + 3] == b"\x01\x02\x03"
    assert bench.drives[frames.LAMP_COUNT] == 1


def test_the_watchdog_stops_through_its_register_alone(bench: Bench, link: Counted) -> None:
    watchdog = bench.watchdog
    watchdog.start(2000, 100)
    assert watchdog.due == 2100
    link.clock = 900
    bench.feed()
    assert watchdog.due == 2900
    assert watchdog.read(CONTROL) & ENABLE
    watchdog.write(0x4005B000, ENABLE)  # firmware-notes.md, Traps
    assert watchdog.timeout == 0
    assert frames.word(bench.drives, frames.WATCHDOG) == 0


@pytest.mark.parametrize("timeout", [0, 8389])
def test_a_watchdog_lasts_8388_ms_at_most(bench: Bench, timeout: int) -> None:
    with pytest.raises(ValueError, match="8388"):
        bench.watchdog.start(timeout, 0)


def test_scratch_registers_lie_in_the_drives_where_a_reset_leaves_them(bench: Bench) -> None:
    bench.watchdog.write(SCRATCH + 4, 0xDEADBEEF)
    assert bench.watchdog.read(SCRATCH + 4) == 0xDEADBEEF
    again = Bench(Link(), bench.fields, bench.drives, BITTEN)
    assert again.watchdog.read(SCRATCH + 4) == 0xDEADBEEF
    with pytest.raises(KeyError, match="0x4005802c"):
        bench.watchdog.read(SCRATCH + 32)


def test_the_chip_tells_power_from_the_run_pin(bench: Bench) -> None:
    by_pin = Bench(Link(), bench.fields, bench.drives, POWER_ON, by_pin=True)
    assert bench.watchdog.read(CHIP_RESET) == 1 << 8
    assert by_pin.watchdog.read(CHIP_RESET) == 1 << 16
    assert Bench(Link(), bench.fields, bench.drives, BITTEN).watchdog.read(CHIP_RESET) == 0


def test_stand_ins_refuse_what_the_chip_would_do_wrong(bench: Bench) -> None:
    machine = stand_in("machine")
    machine.connect(bench, b"12345678")
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
    bench: Bench,
) -> None:
    machine = stand_in("machine")
    machine.connect(bench, b"12345678")
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


def test_pulses_may_be_given_in_nanoseconds_or_as_a_part(bench: Bench) -> None:
    machine = stand_in("machine")
    machine.connect(bench, b"12345678")
    servo = machine.PWM(machine.Pin(14), freq=50, duty_ns=1_234_000)
    assert frames.word(bench.drives, frames.PULSES + 6) == 1234
    servo.duty_u16(65535 * 3 // 40)
    assert frames.word(bench.drives, frames.PULSES + 6) == 1500


def test_pixels_are_sent_green_first(bench: Bench) -> None:
    machine, neopixel = stand_in("machine"), stand_in("neopixel")
    machine.connect(bench, b"12345678")
    neopixel.connect(bench)
    lamps = neopixel.NeoPixel(machine.Pin(22), 2)
    lamps[1] = (10, 20, 30)
    assert lamps[1] == (10, 20, 30)
    lamps.write()
    assert bench.drives[frames.LAMP_BYTES + 3 : frames.LAMP_BYTES + 6] == b"\x14\x0a\x1e"
    with pytest.raises(ValueError, match="GPIO 22"):
        neopixel.NeoPixel(machine.Pin(21), 2)
