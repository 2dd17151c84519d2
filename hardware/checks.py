"""What a wrong pins.toml would break: each check gives sentences, none when all is well."""

from collections.abc import Callable, Iterator
from itertools import combinations

from hardware.changes import lanes_without_parts, not_followed
from hardware.pins import Pins
from hardware.rp2040 import MODULE_PIN, can, pwm_slice

I2C_RESERVED = (*range(0x08), *range(0x7C, 0x80))  # UM10204, 3.1.12; 0x78-0x7B: 10 bit
PAIRS = (("sda", "scl"), ("chain_rx", "chain_sck"), ("uart_tx", "uart_rx"))
TMAG5273_ADDRESS = {"A": 0x35, "B": 0x22, "C": 0x78, "D": 0x44}  # unverified: from memory
PI_HEADER = range(2, 28)  # BCM numbers on the Pi's 40-pin header
BASE_GAP = 1.0  # air between the bases of two pirates in neighbouring lanes, at least


def pins_used_twice(pins: Pins) -> Iterator[str]:
    """Two names on one GPIO."""
    for first, second in combinations(pins.pico.values(), 2):
        if first.gpio == second.gpio:
            yield f"GPIO {first.gpio} is both {first.name!r} and {second.name!r}"


def functions_that_a_pin_lacks(pins: Pins) -> Iterator[str]:
    """A GPIO that isn't on the header, or can't do its function."""
    for pin in pins.pico.values():
        if pin.gpio not in MODULE_PIN:
            yield f"{pin.name}: GPIO {pin.gpio} does not come out of the Pico"
        elif not can(pin.gpio, pin.function):
            yield f"{pin.name}: GPIO {pin.gpio} cannot do {pin.function}"


def pairs_on_two_blocks(pins: Pins) -> Iterator[str]:
    """Two lines of one bus on different blocks of the chip."""
    for one, other in PAIRS:
        first, second = pins.pico[one], pins.pico[other]
        if first.function.split("_")[0] != second.function.split("_")[0]:
            yield f"{one} is on {first.function} but {other} on {second.function}"


def servos_that_move_together(pins: Pins) -> Iterator[str]:
    """Two servos on one PWM slice (failure V6)."""
    for first, second in combinations(pins.servos, 2):
        if pwm_slice(first.gpio) == pwm_slice(second.gpio):
            at = pwm_slice(first.gpio)
            yield (
                f"{first.name} (GPIO {first.gpio}) and {second.name} (GPIO {second.gpio})"
                f" share PWM slice {at}"
            )


def servo_slices_disturbed(pins: Pins) -> Iterator[str]:
    """Another PWM output on the slice of a servo."""
    slices = {pwm_slice(pin.gpio): pin.name for pin in pins.servos}
    for pin in pins.pico.values():
        other = pin.function.startswith("PWM") and not pin.name.startswith("servo")
        if other and pwm_slice(pin.gpio) in slices:
            yield f"{pin.name} shares the PWM slice of {slices[pwm_slice(pin.gpio)]}"


def wells_that_answer_together(pins: Pins) -> Iterator[str]:
    """Addresses that clash, are reserved, or do not fit the part ordered for the well."""
    wells = pins.table("wells")
    addresses = wells["address"]
    for well, address in enumerate(addresses):
        if address in addresses[:well]:
            yield f"well {well}: address {address:#04x} is used twice"
        if address in I2C_RESERVED:
            yield f"well {well}: address {address:#04x} is reserved"
        if not 0x08 <= wells["address_in_play"][well] <= 0x77:
            yield f"well {well}: it is to play at {wells['address_in_play'][well]:#04x}, reserved"
        variant = wells["part"][well].removeprefix("TMAG5273")[:1]
        if TMAG5273_ADDRESS.get(variant) != address:
            yield f"well {well}: {wells['part'][well]} does not answer at {address:#04x}"


def lanes_that_touch(pins: Pins) -> Iterator[str]:
    """Pirates of neighbouring lanes or spaces that would touch."""
    plank, base = pins.table("plank"), pins.table("pirate")["base_diameter"]
    if plank["lane_pitch"] < base + BASE_GAP:
        yield f"lane pitch {plank['lane_pitch']} is too near for bases of {base}"
    if plank["pitch"] < base + BASE_GAP:
        yield f"segment pitch {plank['pitch']} is too near for bases of {base}"


def lanes_beside_the_deck(pins: Pins) -> Iterator[str]:
    """A lane whose pirate would hang over the deck's edge or stand on a lamp."""
    plank, pirate = pins.table("plank"), pins.table("pirate")
    radius, edge = pirate["base_diameter"] / 2, plank["width"] / 2
    lamp_edge = plank["lamp_y"] - plank["lamp"]["diameter"] / 2
    for lane in range(pirate["lanes"]):
        y = pins.lane_y(lane)
        if y - radius < -edge or y + radius > lamp_edge:
            yield f"lane {lane} at {y} mm does not fit on the deck"


def chain_inputs(pins: Pins) -> Iterator[str]:
    """Lanes and signature bits that clash on the 74HC165, or give another empty byte."""
    chain = pins.table("chain")
    inputs = [*chain["lane_inputs"], chain["high_input"], chain["low_input"]]
    if sorted(inputs) != list("ABCDEFGH"):
        yield f"74HC165 inputs {''.join(inputs)} are not A-H, each once"
    if chain["lane_inputs"] != list("ABCDEF"):
        yield f"lanes 0-5 must sit on inputs A-F in order, not {''.join(chain['lane_inputs'])}"
    if empty_byte(pins) != chain["empty_byte"]:
        yield f"an empty space reads {empty_byte(pins):#04x}, not {chain['empty_byte']:#04x}"


def empty_byte(pins: Pins) -> int:
    """Give the byte of an empty space: H is shifted first, so it is bit 7; lanes are active low."""
    chain = pins.table("chain")
    high = [*chain["lane_inputs"], chain["high_input"]]
    return sum(1 << "ABCDEFGH".index(name) for name in high)


def stack_over_the_hall_switch(pins: Pins) -> Iterator[str]:
    """Deck, dimple, skin and board heights that miss the magnet's design distance."""
    if (air := air_over_hall_switches(pins)) < MIN_AIR:
        yield f"only {air:.2f} mm of air over the Hall switches"


MIN_AIR = 0.3  # between the top of a Hall switch and the deck's underside


def air_over_hall_switches(pins: Pins) -> float:
    """Give the air that makes the distance from magnet to Hall element right, mm."""
    plank, pirate, board = (pins.table(name) for name in ("plank", "pirate", "segment_board"))
    deck = plank["deck"] - plank["dimple"]["depth"]
    solid = pirate["skin"] + deck + board["hall_depth"]
    return float(pirate["magnet_to_hall"] - solid)


def plugs_below_the_underside(pins: Pins) -> Iterator[str]:
    """Plugs under a segment board that would reach below the plank's underside."""
    plank, board = pins.table("plank"), pins.table("segment_board")
    above = plank["deck"] + air_over_hall_switches(pins) + board["hall_height"]
    room = plank["height"] - above - board["thickness"]
    if board["plug_height"] > room:
        yield f"plugs of {board['plug_height']} mm have {room:.1f} mm under the segment board"


def spaces_out_of_range(pins: Pins) -> Iterator[str]:
    """Spaces outside 11-30 (ruling P2)."""
    spaces = pins.table("plank")["spaces"]
    if not 11 <= spaces <= 30:
        yield f"{spaces} spaces: the game is played on 11 to 30"


def bell_panel_pins(pins: Pins) -> Iterator[str]:
    """Pins of the Pi used twice or not on its header."""
    seen: dict[int, str] = {}
    for name, fields in pins.table("pi").items():
        gpio = fields["gpio"]
        if gpio not in PI_HEADER:
            yield f"pi {name}: GPIO {gpio} is not on the header"
        if gpio in seen:
            yield f"pi GPIO {gpio} is both {seen[gpio]!r} and {name!r}"
        seen[gpio] = name


def sense_out_of_range(pins: Pins) -> Iterator[str]:
    """Current or voltage that the ADC could not tell from a larger one."""
    power = pins.table("power")
    at_fuse = power["servo_fuse_A"] * power["shunt_ohm"] * power["sense_gain"]
    if at_fuse > 0.9 * power["adc_V"]:
        yield f"the servo fuse's {power['servo_fuse_A']} A give {at_fuse:.2f} V at the ADC"
    if power["supply_V"] * 1.1 / power["divider"] > power["adc_V"]:
        yield f"the supply over {power['divider']} is more than the ADC's {power['adc_V']} V"


CHECKS: tuple[Callable[[Pins], Iterator[str]], ...] = (
    pins_used_twice,
    functions_that_a_pin_lacks,
    pairs_on_two_blocks,
    servos_that_move_together,
    servo_slices_disturbed,
    wells_that_answer_together,
    lanes_that_touch,
    lanes_beside_the_deck,
    chain_inputs,
    stack_over_the_hall_switch,
    plugs_below_the_underside,
    spaces_out_of_range,
    bell_panel_pins,
    sense_out_of_range,
    not_followed,
    lanes_without_parts,
)


def problems(pins: Pins) -> list[str]:
    """Run every check; an empty list means that the table can be built."""
    return [problem for check in CHECKS for problem in check(pins)]
