"""The Plank: the dice game (rulings P1-P28).

game = ThePlank(("Anne", "Bo"), Rules(push=True))
game.apply(Throw(0, (5, "coin", 3, 2)))
game.apply(Stand(0))        # [Moved(seat=0, start=None, space=10), Earned(...), Turn(seat=1)]
"""

from __future__ import annotations

from plank.die_faces import FACES, Face
from plank.games.game import Turn, Won
from plank.games.the_plank.dice import DICE
from plank.games.the_plank.events import (
    Covered,
    Earned,
    Fell,
    Gave,
    Jumped,
    Lost,
    Moved,
    PlankEvent,
    Pushed,
    Stayed,
    Step,
    Swept,
    Thrown,
)
from plank.games.the_plank.moves import Cover, Give, PlankMove, Rethrow, Stand, Throw
from plank.games.the_plank.rules import Rules
from plank.games.the_plank.the_plank import ThePlank
from plank.games.the_plank.view import Pirate, View

__all__ = [
    "DICE",
    "FACES",
    "Cover",
    "Covered",
    "Earned",
    "Face",
    "Fell",
    "Gave",
    "Give",
    "Jumped",
    "Lost",
    "Moved",
    "Pirate",
    "PlankEvent",
    "PlankMove",
    "Pushed",
    "Rethrow",
    "Rules",
    "Stand",
    "Stayed",
    "Step",
    "Swept",
    "ThePlank",
    "Throw",
    "Thrown",
    "Turn",
    "View",
    "Won",
]
