"""Playing: acts for the referee, and hands on the virtual table."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from plank.phrases.labels import Labels
from plank.referee import Refused, act_of
from plank.web.pages.hub import Room
from plank.web.pages.page_connection import PageLine
from plank.web.protocol import client_messages as s
from plank.web.protocol import server_messages as m
from plank.web.protocol.refusal import Complaint, Refusal
from plank.web.protocol.service import Command, GameSession, VirtualTable
from plank.web.requests.permissions import (
    check_act,
    check_seat_act,
    check_seat_entry,
    check_seat_hand,
)

log = logging.getLogger(__name__)


def act(room: Room, page: PageLine, said: s.DoAct) -> None:
    """Have the referee do an act."""
    session = _session(room)
    picture = session.referee.picture
    act = act_of(said.act, session.referee.act_type)
    check_act(act, picture)
    if not page.is_screen:
        check_seat_act(_seat(page, session), act, picture)
        if room.service.virtual is not None:
            check_seat_entry(act, picture)
    try:
        session.referee.act(act)
    except Refused as refused:
        raise Complaint(room.words(page).say(refused.sentence)) from None
    except OSError as error:  # the journal: whoever runs the game must hear of it
        context = {"message": "an act could not be kept", "exception": error}
        asyncio.get_running_loop().call_exception_handler(context)


def hands(room: Room, page: PageLine, said: s.Hands) -> m.Done:
    """Do something at the virtual table."""
    virtual = _virtual(room)
    if not page.is_screen:
        session = _session(room)
        check_seat_hand(_seat(page, session), said.do, session.referee.picture)
    try:
        answer = virtual.do(said.do)
    except ValueError as error:
        log.warning("a command refused: %s", error)
        raise Refusal("no-such-hands") from None
    return m.Done(id=said.id, answer=answer)


def commands(room: Room, page: PageLine, said: s.AskCommands) -> m.Commands:
    """List what can be done to the virtual table, in the page's words where there are any."""
    labels = room.words(page).labels
    return m.Commands(
        id=said.id, commands=[_told(one, labels) for one in _virtual(room).commands()]
    )


def _told(command: Command, labels: Labels) -> dict[str, Any]:
    key = f"command-{command.name}"
    text = labels.say(key) if labels.knows(key) else command.help
    return {"name": command.name, "text": text, "do": command.do}


def world(_: Room, page: PageLine, said: s.WantWorld) -> None:
    """Show this page the virtual table, or no longer."""
    page.wants_world, page.world = said.on, ""


def _virtual(room: Room) -> VirtualTable:
    if room.service.virtual is None:
        raise Refusal("no-virtual-table")
    return room.service.virtual


def _session(room: Room) -> GameSession:
    if room.service.session is None:
        raise Refusal("no-game")
    return room.service.session


def _seat(page: PageLine, session: GameSession) -> int:
    """Return the page's seat in the game."""
    seat = page.sitter.seat(session.referee.game.seats) if page.sitter else None
    if seat is None:
        raise Refusal("not-in-this-game")
    return seat
