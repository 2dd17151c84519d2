"""What a board's layout is made of: sizes, places of parts, copper areas, order of routing.

Board frame as KiCad's: x to the right, y down, the origin in the upper left corner; mm, degrees
(counter-clockwise as seen from the top).
"""

from dataclasses import dataclass, field

from hardware.boards.grid import Rules

Place = tuple[float, float]


@dataclass(frozen=True)
class Spot:
    """Place, turn and side of a part; where its reference is printed, from its place."""

    x: float
    y: float
    turn: float = 0.0
    bottom: bool = False
    label: Place | None = None


@dataclass(frozen=True)
class Area:
    """Copper of a net on the top, from corner to corner."""

    net: str
    low: Place
    high: Place


@dataclass(frozen=True)
class Words:
    """A line printed on the board."""

    text: str
    x: float
    y: float
    bottom: bool = False


@dataclass(frozen=True)
class Plan:
    """A whole board."""

    name: str
    size: Place
    spots: dict[str, Spot]
    holes: list[Place]
    hole: str  # KiCad's name of the screw hole
    keep: float  # half the side of the square round a hole that stays free of copper
    order: tuple[str, ...]  # nets routed first; the others follow by name
    words: tuple[Words, ...] = ()
    areas: tuple[Area, ...] = ()
    spoke: float = 0.5  # width of the bridges from a pad to the ground
    ground_room: Place | None = None  # half the sides of the ground's own room at its pads' bottom
    panel: int = 1  # so many in one panel, for boards that a machine fits with parts
    rules: Rules = field(default_factory=Rules)
