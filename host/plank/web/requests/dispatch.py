"""From a page's words to whoever does what they ask, if the page may."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from plank.referee import act_of
from plank.web.pages.hub import Room
from plank.web.pages.page_connection import PageLine
from plank.web.protocol import client_messages as s
from plank.web.protocol import server_messages as m
from plank.web.protocol.limits import MISBEHAVED, MOST_WRONG, NO_HELLO
from plank.web.protocol.refusal import Refusal, explained
from plank.web.requests import game_acts, joining, queries, screen_commands

log = logging.getLogger(__name__)

Handler = Callable[[Room, PageLine, Any], m.Word | None]

FOR_ALL: dict[type[s.Said], Handler] = {
    s.Alive: queries.alive,
    s.AskWhole: queries.whole,
    s.Language: joining.language,
    s.Join: joining.join,
    s.Leave: joining.leave,
    s.Take: joining.take,
    s.AskGames: queries.games,
    s.AskReplay: queries.replay,
    s.AskRules: queries.rules,
    s.Played: queries.played,
}
FOR_PLAYERS: dict[type[s.Said], Handler] = {s.DoAct: game_acts.act, s.Hands: game_acts.hands}
FOR_SCREENS: dict[type[s.Said], Handler] = {
    s.WantWorld: game_acts.world,
    s.SetDraft: screen_commands.draft,
    s.Start: screen_commands.start,
    s.Resume: screen_commands.resume,
    s.Discard: screen_commands.discard,
    s.Lan: screen_commands.lan,
    s.ChangeSettings: screen_commands.settings,
    s.AskTicket: joining.ticket,
    s.Vacate: joining.vacate,
    s.AskService: queries.service,
    s.AskCommands: game_acts.commands,
}


async def hear(room: Room, page: PageLine, text: str) -> None:
    """Do what a page says, and answer it; waits only for a language nobody has had yet."""
    now = room.clock()
    page.heard = now
    if not page.allowance.take(now):
        log.warning("a page says too much, and is let go")
        page.end(MISBEHAVED)
        return
    try:
        said = _unpacked(room, text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        _wrong(room, page, error, s.id_of(text))
        return
    if isinstance(said, s.Hello | s.Language):
        await room.wordings.get_ready(room.language(said.language))
    if not page.known:
        _first(room, page, said)
    else:
        _answer(room, page, said)


def _unpacked(room: Room, text: str) -> s.Said:
    """Read a message; an act must be one of the game's. Raises MsgspecError and others."""
    said: s.Said = s.unpack(text)
    if isinstance(said, s.DoAct) and room.service.session is not None:
        act_of(said.act, room.service.session.referee.act_type)
    return said


def _first(room: Room, page: PageLine, said: s.Said) -> None:
    if isinstance(said, s.Hello):
        joining.hello(room, page, said)
    else:
        page.end(NO_HELLO)


def _wrong(room: Room, page: PageLine, error: Exception, number: int | None) -> None:
    """Refuse what is no message; whoever goes on like that is let go."""
    log.warning("a message that is none: %s", str(error)[:120])
    page.wrong += 1
    if page.wrong >= MOST_WRONG or not page.known:
        page.end(MISBEHAVED)
    else:
        page.answer(m.Refused(id=number, text=room.words(page).labels.say("no-message")))


def _answer(room: Room, page: PageLine, said: s.Said) -> None:
    try:
        answer = _handler(room, page, said)(room, page, said)
    except (ValueError, OSError) as error:
        page.answer(m.Refused(id=said.id, text=explained(error, room.words(page).labels)))
    else:
        if answer is not None:
            page.answer(answer)
        elif said.id is not None:
            page.answer(m.Done(id=said.id))


def _handler(room: Room, page: PageLine, said: s.Said) -> Handler:
    kind = type(said)
    if kind in FOR_ALL:
        return FOR_ALL[kind]
    if kind in FOR_PLAYERS:
        if page.is_screen or room.pages.plays(page):
            return FOR_PLAYERS[kind]
        raise Refusal("second-tab" if page.sitter else "watchers-only-look")
    if kind in FOR_SCREENS:
        if page.is_screen:
            return FOR_SCREENS[kind]
        raise Refusal("screen-only")
    raise Refusal("said-already")
