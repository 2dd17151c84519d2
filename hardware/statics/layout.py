"""Where everything is along the plank: x from the ship's end towards the sea, mm.

ship | segment 20 ... 11 | fold piece | fold piece | 10 ... 1 | cap
"""

from dataclasses import dataclass

from hardware.pins import Pins


@dataclass(frozen=True)
class Half:
    """One half of the plank: from `start` to `end`, with `segments` segments."""

    start: float
    end: float
    segments: int

    @property
    def length(self) -> float:
        """Length of the half's row of segments, mm."""
        return self.end - self.start

    @property
    def middle(self) -> float:
        """Middle of the half's row of segments."""
        return (self.start + self.end) / 2


@dataclass(frozen=True)
class Layout:
    """Both halves, the hinge and the tentacles' pins along the plank."""

    ball: float
    ship: Half
    sea: Half
    hinge: float
    fold_pin: float
    end_pin: float
    end: float

    def place(self, place: int, spaces: int, pitch: float) -> float:
        """Middle of a place: 0 the ship's segment, 1 ... spaces."""
        index = 0 if place == 0 else spaces + 1 - place
        if index < self.ship.segments:
            return pitch * (index + 0.5)
        return self.sea.start + pitch * (index - self.ship.segments + 0.5)


def ship_segments(spaces: int) -> int:
    """Segments of the ship's half, the ship's own included: the half that may be longer."""
    return (spaces + 2) // 2


def layout(pins: Pins, spaces: int | None = None) -> Layout:
    """Lay out a plank of `spaces` spaces (the table's own when not given)."""
    plank = pins.table("plank")
    count = plank["spaces"] if spaces is None else spaces
    near = ship_segments(count)
    ship = Half(0.0, plank["pitch"] * near, near)
    hinge = ship.end + plank["fold"]
    far = count + 1 - near
    sea = Half(hinge + plank["fold"], hinge + plank["fold"] + plank["pitch"] * far, far)
    inset = plank["pin_inset"]
    return Layout(
        ball=-plank["ball"]["inset"],
        ship=ship,
        sea=sea,
        hinge=hinge,
        fold_pin=ship.end + inset,
        end_pin=sea.end + inset,
        end=sea.end + plank["cap"],
    )
