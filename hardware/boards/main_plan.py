"""Where the parts of the main board lie.

Along the upper edge, from left to right, the way of the servos' current: terminal, main fuse,
reverse protection, servo fuse, shunt, switch, capacitors, tentacles' plugs; wide copper areas
carry it. Below: the Pico on the left, level shifters on the right, plugs along the lower edge.
Places are on a grid of 0.635 mm where pins stand 2.54 mm apart, so that tracks pass between them.
"""

from hardware.boards.grid import Rules
from hardware.boards.plan import Area, Place, Plan, Spot, Words

GRID = 0.635
SIZE = (160.02, 100.33)
RULES = Rules(step=GRID / 2, track=0.35, clear=0.2, via=0.8, drill=0.4, edge=1.0, paste=None)


def at(column: float, row: float, turn: float = 0.0, label: Place | None = None) -> Spot:
    """A spot on the grid, from millimetres."""
    return Spot(round(column / GRID) * GRID, round(row / GRID) * GRID, turn, label=label)


TENTACLE = (135.2, 142.2, 149.2, 156.2)  # x of their plugs

POWER = {
    "J1": at(8, 12, 270),
    "F1": at(22, 12),
    "Q1": at(42, 12),
    "R1": at(36, 24),
    "D2": at(54, 8, 270),
    "F2": at(66, 12),
    "F3": at(66, 24),
    "R2": at(86, 12, label=(0.0, -3.0)),
    "U4": at(86, 18.4, label=(-4.5, 0.0)),
    "C9": at(91.5, 18.4, label=(2.5, 2.4)),
    "Q2": at(103, 12, 180, label=(-2.5, -3.0)),
    "C7": at(110.5, 12),
    "C8": at(122, 12),
    "C3": at(86, 26.5),
    "D1": at(98, 39.4, 90),
}
GATE = {  # beside Q2
    "C5": at(99, 19, label=(2.5, 2.2)),
    "C6": at(107.3, 19, label=(2.5, 2.2)),
    "R4": at(116.8, 19, label=(1.6, -2.1)),
    "Q3": at(129.5, 24.8, label=(5.4, 0.5)),
    "R3": at(103, 23.2, label=(5.1, 2.1)),
    "R5": at(117, 23.2),
}
SENSE = {
    "R7": at(10, 36),
    "R8": at(24, 36),
    "C11": at(38, 36),
    "R6": at(48, 36),
    "C10": at(62, 36),
    "C2": at(66, 48),
    "C1": at(14, 40, label=(8.6, 0.0)),
    "F4": at(66, 58),
    "C14": at(80, 58),
}
PULLS = {
    "R16": at(10, 72),
    "R9": at(24, 72),
    "R10": at(38, 72),
    "R11": at(24, 77),
    "R12": at(66, 72),
    "R13": at(80, 72),
    "R14": at(66, 77),
    "R15": at(80, 77),
}
SHIFTERS = {
    "U2": at(110, 33, label=(3.8, 7.6)),
    "U3": at(126, 33, label=(3.8, 7.6)),
    "C12": at(112.5, 28.6, label=(-3.4, 0.0)),
    "C13": at(128.5, 28.6, label=(-3.4, 0.0)),
    **{f"R{20 + number}": at(140, 54 + 5 * number) for number in range(5)},
    **{f"R{30 + number}": at(106, 54 + 5 * number) for number in range(5)},
}
PLUGS = {
    **{f"J{4 + number}": at(TENTACLE[number], 10.8, 270, (0.0, -4.0)) for number in range(4)},
    "J8": at(152.4, 26, 270),
    "J9": at(11.4, 92),
    "J3": at(38, 92),
    "J2": at(62, 92),
    "J10": at(90, 88),
}
SPOTS = {"U1": at(8, 46, label=(24.0, 8.9)), **POWER, **GATE, **SENSE, **PULLS, **SHIFTERS, **PLUGS}

AREAS = (
    Area("5V_IN", (5.0, 8.5), (24.5, 14.8)),
    Area("5V_FUSED", (28.8, 5.0), (45.5, 18.0)),
    Area("5V", (46.2, 5.0), (68.5, 28.0)),
    Area("5V_SENSE", (72.5, 7.5), (84.6, 16.5)),
    Area("5V_SWITCH", (87.4, 7.5), (99.0, 16.5)),
    Area("5V_SERVO", (99.6, 5.5), (158.5, 14.6)),
    Area("5V_LOGIC", (72.5, 21.2), (101.0, 34.5)),
    Area("5V_LOGIC", (100.5, 27.4), (155.0, 35.4)),
    Area("5V_LOGIC", (149.5, 23.0), (155.0, 28.0)),
    Area("VSYS", (95.4, 37.6), (100.6, 44.4)),
    Area("VSYS", (9.4, 39.2), (100.6, 44.4)),
    Area("VSYS", (9.4, 38.8), (15.2, 46.9)),
)

WORDS = (
    Words("THE PLANK  MAIN BOARD   5 V 10 A", 40.0, 98.0),
    Words("1", 83.2, 17.5),  # pin 1 of U4
    Words("+", 15.6, 11.4),  # the supply's poles
    Words("-", 15.6, 17.1),
    Words("SUPPLY 5 V", 9.0, 21.5),
    Words("10 A", 31.6, 9.2),  # the fuses
    Words("7.5 A", 75.6, 9.2),
    Words("3 A", 75.2, 21.2),
    Words("TAB", 48.4, 7.7),  # the metal tabs of Q1 and Q2
    Words("TAB", 100.4, 16.4),
    Words("USB", 9.0, 55.0),  # ends and pin 1 of the Pico
    Words("1", 6.6, 64.0),
    Words("TENTACLE", 143.6, 24.4),
    *(Words(str(number), TENTACLE[number], 22.2) for number in range(4)),
    Words("S", 130.7, 10.8),  # signal, 5 V, ground of the tentacles' plugs
    Words("+", 130.7, 13.3),
    Words("-", 130.7, 15.8),
    Words("LAMPS", 145.0, 37.2),
    Words("PANEL", 25.4, 88.4),
    Words("WELLS", 48.4, 88.4),
    Words("PLANK", 74.2, 88.4),
    Words("DEBUG", 95.0, 90.6),
)


def main_plan() -> Plan:
    """Lay out the main board."""
    corners = [(4.0, 96.3), (156.0, 96.3), (4.0, 4.0), (156.0, 38.0)]
    return Plan(
        name="main_board",
        size=SIZE,
        spots=SPOTS,
        holes=corners,
        hole="MountingHole_3.2mm_M3",
        keep=3.2,
        order=("SERVO_EN", "Q2_GATE", "Q1_GATE", "ISENSE_RAW", "ISENSE", "VSENSE"),
        words=WORDS,
        areas=AREAS,
        spoke=1.2,
        ground_room=(1.1, 1.6),
        rules=RULES,
    )
