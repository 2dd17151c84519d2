"""From a page's words to whoever does what they ask, if the page may."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from plank.web import entering, hosting, looking, playing
from plank.web import messages as m
from plank.web import said as s
from plank.web.limits import MISBEHAVED, MOST_WRONG, NO_HELLO
from plank.web.page_line import PageLine
from plank.web.refusal import Refusal, explained
from plank.web.room import Room

log = logging.getLogger(__name__)

Handler = Callable[[Room, PageLine, Any], m.Word | None]

FOR_ALL: dict[type[s.Said], Handler] = {
    s.Alive: looking.alive,
    s.AskWhole: looking.whole,
    s.Language: entering.language,
    s.Join: entering.join,
    s.Leave: entering.leave,
    s.Take: entering.take,
    s.AskGames: looking.games,
    s.AskReplay: looking.replay,
    s.AskRules: looking.rules,
    s.Played: looking.played,
}
FOR_PLAYERS: dict[type[s.Said], Handler] = {s.DoAct: playing.act, s.Hands: playing.hands}
FOR_SCREENS: dict[type[s.Said], Handler] = {
    s.WantWorld: playing.world,
    s.SetDraft: hosting.draft,
    s.Start: hosting.start,
    s.Resume: hosting.resume,
    s.Discard: hosting.discard,
    s.Lan: hosting.lan,
    s.ChangeSettings: hosting.settings,
    s.AskTicket: entering.ticket,
    s.Vacate: entering.vacate,
    s.AskService: looking.service,
    s.AskCommands: playing.commands,
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
        said = s.unpack(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        _wrong(room, page, error, s.id_of(text))
        return
    if isinstance(said, s.Hello | s.Language):
        await room.wordings.get_ready(room.language(said.language))
    if not page.known:
        _first(room, page, said)
    else:
        _answer(room, page, said)


def _first(room: Room, page: PageLine, said: s.Said) -> None:
    if isinstance(said, s.Hello):
        entering.hello(room, page, said)
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
