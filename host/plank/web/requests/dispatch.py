"""Takes each message of a page to what does as it asks, where the page may ask for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from plank.referee import act_of
from plank.web.pages.hub import Hub
from plank.web.pages.page_connection import PageConnection
from plank.web.protocol import client_messages as client
from plank.web.protocol import server_messages as server
from plank.web.protocol.limits import MISBEHAVED, MOST_WRONG, NO_HELLO
from plank.web.protocol.refusal import Refusal, refusal_text
from plank.web.requests import game_acts, joining, queries, screen_commands

log = logging.getLogger(__name__)

Handler = Callable[[Hub, PageConnection, Any], server.ServerMessage | None]

FOR_ALL: dict[type[client.ClientMessage], Handler] = {
    client.Alive: queries.alive,
    client.AskWhole: queries.whole,
    client.Language: joining.language,
    client.Join: joining.join,
    client.Leave: joining.leave,
    client.Take: joining.take,
    client.AskGames: queries.games,
    client.AskReplay: queries.replay,
    client.AskRules: queries.rules,
    client.Played: queries.played,
}
FOR_PLAYERS: dict[type[client.ClientMessage], Handler] = {
    client.DoAct: game_acts.act,
    client.Hands: game_acts.hands,
}
FOR_SCREENS: dict[type[client.ClientMessage], Handler] = {
    client.WantWorld: game_acts.world,
    client.SetDraft: screen_commands.draft,
    client.Start: screen_commands.start,
    client.Resume: screen_commands.resume,
    client.Discard: screen_commands.discard,
    client.Lan: screen_commands.lan,
    client.ChangeSettings: screen_commands.settings,
    client.AskTicket: joining.ticket,
    client.Vacate: joining.vacate,
    client.AskService: queries.service,
    client.AskCommands: game_acts.commands,
}


async def handle_message(hub: Hub, page: PageConnection, text: str) -> None:
    """Do what a page says, and answer it; waits only for a language nobody has had yet."""
    now = hub.clock()
    page.heard = now
    if not page.allowance.take(now):
        log.warning("a page says too much, and is let go")
        page.end(MISBEHAVED)
        return
    try:
        message = _unpacked(hub, text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        _wrong(hub, page, error, client.id_of(text))
        return
    if isinstance(message, client.Hello | client.Language):
        await hub.wordings.get_ready(hub.language(message.language))
    if not page.known:
        _first(hub, page, message)
    else:
        _answer(hub, page, message)


def _unpacked(hub: Hub, text: str) -> client.ClientMessage:
    """Read a message; an act must be one of the game's. Raises MsgspecError and others."""
    message: client.ClientMessage = client.unpack(text)
    if isinstance(message, client.DoAct) and hub.service.session is not None:
        act_of(message.act, hub.service.session.referee.act_type)
    return message


def _first(hub: Hub, page: PageConnection, message: client.ClientMessage) -> None:
    if isinstance(message, client.Hello):
        joining.hello(hub, page, message)
    else:
        page.end(NO_HELLO)


def _wrong(hub: Hub, page: PageConnection, error: Exception, number: int | None) -> None:
    """Refuse what is no message; whoever goes on like that is let go."""
    log.warning("a message that is none: %s", str(error)[:120])
    page.wrong += 1
    if page.wrong >= MOST_WRONG or not page.known:
        page.end(MISBEHAVED)
    else:
        page.answer(server.Refused(id=number, text=hub.words(page).labels.say("no-message")))


def _answer(hub: Hub, page: PageConnection, message: client.ClientMessage) -> None:
    try:
        answer = _handler(hub, page, message)(hub, page, message)
    except (ValueError, OSError) as error:
        page.answer(server.Refused(id=message.id, text=refusal_text(error, hub.words(page).labels)))
    else:
        if answer is not None:
            page.answer(answer)
        elif message.id is not None:
            page.answer(server.Done(id=message.id))


def _handler(hub: Hub, page: PageConnection, message: client.ClientMessage) -> Handler:
    kind = type(message)
    if kind in FOR_ALL:
        return FOR_ALL[kind]
    if kind in FOR_PLAYERS:
        if page.is_screen or hub.pages.plays(page):
            return FOR_PLAYERS[kind]
        raise Refusal("second-tab" if page.holder else "watchers-only-look")
    if kind in FOR_SCREENS:
        if page.is_screen:
            return FOR_SCREENS[kind]
        raise Refusal("screen-only")
    raise Refusal("said-already")
