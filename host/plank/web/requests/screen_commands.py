"""What the big screen does for everybody: setting games up, phones, and how things are said."""

from __future__ import annotations

import logging

import msgspec

from plank.web.pages.hub import Room
from plank.web.pages.page_connection import PageLine
from plank.web.protocol import client_messages as s
from plank.web.protocol.refusal import Refusal

log = logging.getLogger(__name__)

SETTINGS = ("muted", "rate", "loudness", "style", "language", "speaker")


def draft(room: Room, _: PageLine, said: s.SetDraft) -> None:
    """Set a game up, or no longer."""
    room.set_up.put(said.draft)
    room.reseat()


def start(room: Room, _: PageLine, __: s.Start) -> None:
    """Begin the game that was set up."""
    drafted = room.set_up.draft
    if drafted is None:
        raise Refusal("nothing-set-up")
    if room.set_up.wrong is not None:
        raise room.set_up.wrong
    room.set_up.put(None)
    try:
        room.service.begin(drafted)
    except (ValueError, OSError):
        room.set_up.put(drafted)
        raise
    log.info("a new game is begun")
    room.changed()


def resume(room: Room, _: PageLine, said: s.Resume) -> None:
    """Go on with a game left unfinished."""
    room.service.resume(said.game)


def discard(room: Room, _: PageLine, said: s.Discard) -> None:
    """End a game left unfinished for good."""
    room.service.discard(said.game)


def lan(room: Room, _: PageLine, said: s.Lan) -> None:
    """Let phones join, or no longer."""
    room.open_house(said.on)


def settings(room: Room, _: PageLine, said: s.ChangeSettings) -> None:
    """Say things otherwise."""
    wanted = {name: getattr(said, name) for name in SETTINGS if getattr(said, name) is not None}
    room.service.change(msgspec.structs.replace(room.service.settings, **wanted))
    room.changed()
