"""How the plank leans, shudders and tips while The Plank is played.

It leans towards the sea the further out the furthest pirate stands, shudders when pirates are
pushed or swept, and tips towards the lane of one that falls. All of it is far below the angle
at which pirates would slide (hardware.md: 13.9 degrees at full travel).
"""

from __future__ import annotations

from collections.abc import Sequence

from plank.games import GameEvent
from plank.games.the_plank import ThePlank
from plank.games.the_plank.events import Fell, Pushed, Swept
from plank.table.line.messages import LEVEL, Gesture, Pose

DEEPEST = 350
"""Thousandths of travel that the sea's end sinks for a pirate on space 1."""

FULL_LENGTH = 20
"""Spaces of the plank that sinks so far. A shorter one is steeper, and sinks less:"""

LESS = 25
"""thousandths for each space fewer, so that one that falls tips nobody else (hardware/statics)."""


def deepest(spaces: int) -> int:
    """Return how far the sea's end of a plank of so many spaces sinks at the most, thousandths."""
    return DEEPEST - LESS * max(0, FULL_LENGTH - spaces)


def pose(game: ThePlank) -> Pose:
    """Return the pose for the furthest pirate: level while all are in the ship, or at the end."""
    out = [game.space(seat) for seat in range(len(game.seats))]
    spaces = [space for space in out if space is not None]
    if game.over or not spaces:
        return LEVEL
    length = game.rules.spaces
    sunk = deepest(length) * (length + 1 - min(spaces)) // length
    return (sunk // 3, sunk // 3, -sunk, -sunk)


def gesture(events: Sequence[GameEvent]) -> Gesture | None:
    """Return the movement that goes with what happened: a fall goes before a shudder."""
    for event in events:
        if isinstance(event, Fell):
            return Gesture(name="tip", lane=event.seats[0])
    for event in events:
        if isinstance(event, Pushed | Swept):
            return Gesture(name="shudder", lane=event.seat)
    return None
