"""The referee leads people through a game on the table; only here do games and table meet.

What others need of it: `Referee` (`picture`, `act`, `announce`, callbacks), the `Picture` with its
tasks, announcements, and acts. A game's own side of the table is found by `table_game.registry`.
"""

from __future__ import annotations

from plank.referee.acts import Abort, Act, Place, Refused, Repeat, TakeBack, act_of, refused
from plank.referee.announcements import Announcement, Topic
from plank.referee.clock import Clock
from plank.referee.picture import Picture, SeatPicture
from plank.referee.referee import Referee
from plank.referee.tasks import Task

__all__ = [
    "Abort",
    "Act",
    "Announcement",
    "Clock",
    "Picture",
    "Place",
    "Referee",
    "Refused",
    "Repeat",
    "SeatPicture",
    "TakeBack",
    "Task",
    "Topic",
    "act_of",
    "refused",
]
