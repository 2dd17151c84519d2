"""Playing: acts for the referee, and hands on the virtual table."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from plank.phrases.labels import Labels
from plank.referee import Refused, act_of
from plank.web.pages.hub import Hub
from plank.web.pages.page_connection import PageConnection
from plank.web.protocol import client_messages as client
from plank.web.protocol import server_messages as server
from plank.web.protocol.refusal import Refusal, WordedRefusal
from plank.web.protocol.service import Command, GameSession, VirtualTable
from plank.web.requests.permissions import (
    check_act,
    check_seat_act,
    check_seat_entry,
    check_seat_hand,
)

log = logging.getLogger(__name__)


def act(hub: Hub, page: PageConnection, message: client.DoAct) -> None:
    """Have the referee do an act."""
    session = _session(hub)
    picture = session.referee.picture
    act = act_of(message.act, session.referee.act_type)
    check_act(act, picture)
    if not page.is_screen:
        check_seat_act(_seat(page, session), act, picture)
        if hub.service.virtual is not None:
            check_seat_entry(act, picture)
    try:
        session.referee.act(act)
    except Refused as refused:
        raise WordedRefusal(hub.words(page).say(refused.sentence)) from None
    except OSError as error:  # the journal: whoever runs the game must hear of it
        context = {"message": "an act could not be kept", "exception": error}
        asyncio.get_running_loop().call_exception_handler(context)


def hands(hub: Hub, page: PageConnection, message: client.Hands) -> server.Done:
    """Do something at the virtual table."""
    virtual = _virtual(hub)
    if not page.is_screen:
        session = _session(hub)
        check_seat_hand(_seat(page, session), message.do, session.referee.picture)
    try:
        answer = virtual.do(message.do)
    except ValueError as error:
        log.warning("a command refused: %s", error)
        raise Refusal("no-such-hands") from None
    return server.Done(id=message.id, answer=answer)


def commands(hub: Hub, page: PageConnection, message: client.AskCommands) -> server.Commands:
    """List what can be done to the virtual table, in the page's words where there are any."""
    labels = hub.words(page).labels
    return server.Commands(
        id=message.id, commands=[_told(one, labels) for one in _virtual(hub).commands()]
    )


def _told(command: Command, labels: Labels) -> dict[str, Any]:
    key = f"command-{command.name}"
    text = labels.say(key) if labels.knows(key) else command.help
    return {"name": command.name, "text": text, "do": command.do}


def world(_: Hub, page: PageConnection, message: client.WantWorld) -> None:
    """Show this page the virtual table, or no longer."""
    page.wants_world, page.world = message.on, ""


def _virtual(hub: Hub) -> VirtualTable:
    if hub.service.virtual is None:
        raise Refusal("no-virtual-table")
    return hub.service.virtual


def _session(hub: Hub) -> GameSession:
    if hub.service.session is None:
        raise Refusal("no-game")
    return hub.service.session


def _seat(page: PageConnection, session: GameSession) -> int:
    """Return the page's seat in the game."""
    seat = page.holder.seat(session.referee.game.seats) if page.holder else None
    if seat is None:
        raise Refusal("not-in-this-game")
    return seat
