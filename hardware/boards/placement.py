"""Where the parts of the segment board and the well board lie."""

from hardware.boards.plan import Plan, Spot, Words
from hardware.pins import Pins

OPENS_RIGHT, OPENS_LEFT = 270.0, 90.0  # turns of a plug on the underside, seen from above
PLUG_BODY, PLUG_ROOM = 6.3, 8.0  # from its pins to its opening, and what the cable's plug needs
SEGMENT_PANEL = 7  # 112 x 182 mm; three make the 21 of twenty spaces
CAPACITOR_AWAY = 5.0  # from its Hall switch, mm
SEGMENT_ORDER = (  # found by trying: others leave no way for the last nets
    *("LANE1", "QH", "DATA_OUT", "LANE5", "CLOCK", "LANE3", "LANE0", "CHAIN_LOAD"),
    *("DATA_IN", "3V3", "LANE4", "CHAIN_DET", "LANE2", "CHAIN_SCK", "CLOCK_OUT"),
)
WELL_SIZE = (30.0, 19.4)
WELL_HOLES = ((2.0, 1.9), (28.0, 17.5))  # over tower.PILOTS; seen from above, y runs down


def lane_x(pins: Pins, lane: int) -> float:
    """Where a lane's Hall switch is along the segment board; lane 0 is on the left."""
    middle = pins.table("plank")["lane_centre"]
    return float(pins.table("segment_board")["length"] / 2 + pins.lane_y(lane) - middle)


def segment_spots(pins: Pins) -> dict[str, Spot]:
    """Places of the segment board's parts."""
    board = pins.table("segment_board")
    middle = board["width"] / 2
    found = {
        "U1": Spot(board["length"] / 2, middle, label=(0.0, -6.2)),
        "J1": Spot(33.0, 8.0, OPENS_RIGHT, bottom=True),
        "J2": Spot(79.0, 18.0, OPENS_LEFT, bottom=True),
        "C1": Spot(61.8, 9.0, label=(0.0, -1.6)),
        "R1": Spot(61.8, 13.2, label=(0.0, -1.6)),
        "R2": Spot(61.8, 17.2, label=(0.0, -1.6)),
        "U8": Spot(37.0, 12.0, label=(0.0, -2.6)),
        "C8": Spot(37.0, 15.6, label=(0.0, 1.7)),
        "R3": Spot(44.0, 7.6, label=(0.0, -1.6)),
    }
    for lane in range(pins.table("pirate")["lanes"]):
        x = lane_x(pins, lane)
        away = CAPACITOR_AWAY if lane in (0, 3) else -CAPACITOR_AWAY  # clear of edge and U1
        found[f"U{lane + 2}"] = Spot(x, middle, label=(0.0, -2.6))
        found[f"C{lane + 2}"] = Spot(x + away, middle, 90.0, label=(0.0, -2.6))
    return found


def segment_plan(pins: Pins) -> Plan:
    """Lay out the segment board: lane 0 on the left, the ship's side up."""
    board = pins.table("segment_board")
    length, width, holes = board["length"], board["width"], board["holes"]
    signs = [(sx, sy) for sx in (-1, 1) for sy in (-1, 1)]
    return Plan(
        name="segment",
        size=(length, width),
        spots=segment_spots(pins),
        holes=[(length / 2 + sx * holes["y"], width / 2 + sy * holes["x"]) for sx, sy in signs],
        hole="MountingHole_2.2mm_M2",
        keep=1.9,
        order=SEGMENT_ORDER,
        panel=SEGMENT_PANEL,
        words=(
            Words("THE PLANK  SEGMENT", 32.0, width - 1.6),
            Words("SHIP SIDE UP   LANE 0 LEFT", 32.0, 1.6),
            Words("R1 R3 100   R2 100k   C 100n", 82.0, width - 1.6),
            Words("SHIP SIDE", length / 2, 1.6, bottom=True),
            Words("IN", 36.0, 4.5, bottom=True),
            Words("OUT", 76.0, 21.5, bottom=True),
            Words("1", 51.6, 8.6),  # pin 1 of U1
            Words("1", 34.4, 9.6),  # of U8
            Words("1", 31.2, 8.0, bottom=True),  # of J1 and J2
            Words("1", 80.8, 18.0, bottom=True),
        ),
    )


def well_plan() -> Plan:
    """Lay out the well board: the sensor in the middle, the plugs open to the sides."""
    length, width = WELL_SIZE
    return Plan(
        name="well",
        size=WELL_SIZE,
        spots={
            "U1": Spot(length / 2, width / 2, label=(0.0, -2.6)),
            "C1": Spot(length / 2, width / 2 + 4.0, label=(0.0, 1.7)),
            "J1": Spot(7.5, width / 2 + 4.0, OPENS_LEFT, bottom=True),
            "J2": Spot(length - 7.5, width / 2 - 4.0, OPENS_RIGHT, bottom=True),
        },
        holes=list(WELL_HOLES),
        hole="MountingHole_2.2mm_M2",
        keep=1.6,
        order=("SDA", "DICE_INT", "SCL", "3V3"),  # found by trying
        words=(
            Words("THE PLANK  WELL", length / 2, 1.8),
            Words("IN: SHIP SIDE", 12.0, 1.9, bottom=True),
            Words("OUT: SEA SIDE", 18.0, width - 1.9, bottom=True),
            Words("1", 12.4, 8.8),  # pin 1 of U1
            Words("1", 9.9, width / 2 + 4.0, bottom=True),  # of J1 and J2
            Words("1", length - 9.9, width / 2 - 4.0, bottom=True),
        ),
    )
