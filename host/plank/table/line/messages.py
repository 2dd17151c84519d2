"""The four messages on the line, as typed structs.

The board sends `Hello` and `Seen`, the host sends `HostHello` and `Wanted`. Messages carry state
and counters, not events: receiving one twice changes nothing. firmware/README.md specifies them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
LANES = 6
WELLS = 4
BUTTONS = ("stand", "pay", "repeat")
MIN_SPACES, MAX_SPACES = 11, 30  # ruling P2
LONGEST_SILENCE_S = 3.0  # after this each side takes the other for gone

COUNT_LIMIT = 2**53 - 1  # what every JSON reader keeps exactly; no counter gets there
POSE_LIMIT = 1000  # thousandths of a tentacle's calibrated travel, either way from level

Rest = Literal["empty", "rolling", "flat", "cocked"]
GestureName = Literal["shudder", "tip"]
ResetCause = Literal["power", "watchdog", "soft", "pin"]
Mode = Literal["play", "safe"]

Count = Annotated[int, Meta(ge=0, le=COUNT_LIMIT)]
Height = Annotated[int, Meta(ge=-POSE_LIMIT, le=POSE_LIMIT)]
Pose = tuple[Height, Height, Height, Height]
"""Thousandths of each tentacle's travel: the two at the fold, then the two at the sea's end."""

LEVEL: Pose = (0, 0, 0, 0)
Lane = Annotated[int, Meta(ge=0, lt=LANES)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Track = Annotated[str, Meta(pattern=r"\A(?:[0-3][0-9a-f]|ff)+\Z")]
LampString = Annotated[str, Meta(pattern=r"\A[.wrgbyoWRGBYO]+\Z")]


class Hello(Struct, frozen=True, omit_defaults=True, tag_field="hello", tag="board"):
    """The board's greeting: who it is, what it runs, why it started.

    `boot` is drawn anew at each start, so a changed one says that its counters began again.
    `manifest` is the check sum of the firmware's files; `why` gives the reason of safe mode.
    """

    protocol: Count
    firmware: Name
    manifest: Name
    board: Name
    boot: Name
    reset: ResetCause
    spaces: Annotated[int, Meta(ge=MIN_SPACES, le=MAX_SPACES)]
    mode: Mode
    why: str | None = None


class ForeignHello(Struct, frozen=True, tag_field="hello", tag="board"):
    """The greeting of a board that speaks another protocol; nothing else of it can be trusted."""

    protocol: Count


class Well(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How the die of one well lies: rest, face up, throws that have come to rest since boot.

    The face is 1 to 6 (6 the symbol) while the die lies flat, 0 otherwise.
    """

    rest: Rest
    face: Annotated[int, Meta(ge=0, le=6)]
    throws: Count

    def __post_init__(self) -> None:
        """Refuse a face on a die that does not lie flat, and a flat die without one."""
        if (self.rest == "flat") != (self.face > 0):
            raise ValueError(f"a {self.rest} die with face {self.face}")


class Seen(Struct, frozen=True):
    """The table as the board senses it.

    `track` has two hex digits a segment, the ship's first, then the highest space down to 1; bits
    0-5 are the lanes with a magnet, `ff` is a segment that cannot be read. `wanted` is the
    revision of `Wanted` that was applied last. `power` is in mV and mA. `buttons` counts presses
    of stand, pay, repeat.
    """

    seen: Count
    boot: Name
    wanted: Count
    track: Track
    wells: tuple[Well, Well, Well, Well]
    buttons: tuple[Count, Count, Count]
    armed: bool
    pose: Pose
    power: tuple[int, int]
    faults: tuple[str, ...]


class HostHello(Struct, frozen=True, tag_field="hello", tag="host"):
    """The host's greeting; a new `session` asks for the full state."""

    protocol: Count
    session: Name


class Gesture(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, kw_only=True):
    """A movement of the whole plank towards a lane; a new number starts it once.

    Whoever wants one leaves the number out; the referee numbers the gestures of a game from 1 up.
    """

    name: GestureName
    number: Count = 0
    lane: Lane


class Wanted(Struct, frozen=True, omit_defaults=True):
    """The table as the host wants it: lamps, tentacles armed or not, a pose or a gesture.

    `lamps` has a character a pixel: the segments in the order of `track`, then the four wells.
    `seen` is the last revision of `Seen` that the host has.
    """

    wanted: Count
    seen: Count
    lamps: LampString
    armed: bool
    pose: Pose | None = None
    gesture: Gesture | None = None


BoardMessage = Hello | ForeignHello | Seen
HostMessage = HostHello | Wanted
