"""From a page's words to whoever does what they ask, if the page may."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from plank.web import entering, hosting, looking, playing
from plank.web import messages as m
from plank.web.limits import MISBEHAVED, MOST_WRONG, NO_HELLO
from plank.web.page_line import PageLine
from plank.web.refusal import Refusal
from plank.web.room import Room

log = logging.getLogger(__name__)

Handler = Callable[[Room, PageLine, Any], m.Word | None]

FOR_ALL: dict[type[m.Said], Handler] = {
    m.Alive: looking.alive,
    m.AskWhole: looking.whole,
    m.Language: entering.language,
    m.Join: entering.join,
    m.Leave: entering.leave,
    m.Take: entering.take,
    m.AskGames: looking.games,
    m.AskReplay: looking.replay,
    m.AskRules: looking.rules,
    m.Played: looking.played,
}
FOR_PLAYERS: dict[type[m.Said], Handler] = {m.DoAct: playing.act, m.Hands: playing.hands}
FOR_SCREENS: dict[type[m.Said], Handler] = {
    m.WantWorld: playing.world,
    m.SetDraft: hosting.draft,
    m.Start: hosting.start,
    m.Resume: hosting.resume,
    m.Discard: hosting.discard,
    m.Lan: hosting.lan,
    m.ChangeSettings: hosting.settings,
    m.AskTicket: entering.ticket,
    m.Vacate: entering.vacate,
    m.AskService: looking.service,
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
        said = m.unpack(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        _wrong(room, page, error)
        return
    if isinstance(said, m.Hello | m.Language):
        await room.wordings.get_ready(room.language(said.language))
    if not page.known:
        _first(room, page, said)
    else:
        _answer(room, page, said)


def _first(room: Room, page: PageLine, said: m.Said) -> None:
    if isinstance(said, m.Hello):
        entering.hello(room, page, said)
    else:
        page.end(NO_HELLO)


def _wrong(room: Room, page: PageLine, error: Exception) -> None:
    """Refuse what is no message; whoever goes on like that is let go."""
    log.warning("a message that is none: %s", str(error)[:120])
    page.wrong += 1
    if page.wrong >= MOST_WRONG or not page.known:
        page.end(MISBEHAVED)
    else:
        page.answer(m.Refused(text=room.words(page).labels.say("no-message")))


def _answer(room: Room, page: PageLine, said: m.Said) -> None:
    try:
        answer = _handler(room, page, said)(room, page, said)
    except Refusal as refusal:
        text = room.words(page).labels.say(refusal.key, **refusal.args_of)
        page.answer(m.Refused(id=said.id, text=text))
    except (ValueError, OSError) as error:  # one line for the person: Complaint, RuleError, ...
        page.answer(m.Refused(id=said.id, text=str(error)))
    else:
        if answer is not None:
            page.answer(answer)
        elif said.id is not None:
            page.answer(m.Done(id=said.id))


def _handler(room: Room, page: PageLine, said: m.Said) -> Handler:
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
