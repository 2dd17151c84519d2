"""Who a page is: its first word, its language, taking a seat, giving it up, and new tokens."""

from __future__ import annotations

import logging

from plank.web.net.lan import qr
from plank.web.pages.hub import Room
from plank.web.pages.page_connection import PageLine
from plank.web.pages.seating import HUMAN, Player, players
from plank.web.protocol import client_messages as s
from plank.web.protocol import server_messages as m
from plank.web.protocol.limits import MISBEHAVED, MOST_WATCHERS, OTHER_PROTOCOL, PROTOCOL, REPLACED
from plank.web.protocol.refusal import Refusal

log = logging.getLogger(__name__)


def hello(room: Room, page: PageLine, said: s.Hello) -> None:
    """Take a page in."""
    if said.protocol != PROTOCOL:
        page.end(OTHER_PROTOCOL)
        return
    page.language = room.language(said.language)
    page.tab = said.tab
    why = _recognise(room, page, said.token)
    old = room.pages.same_tab(page)
    if old is None and _too_many(room, page):
        log.warning("too many watch: another one is not let in")
        page.end(MISBEHAVED)
        return
    page.known = True
    if old is not None:
        room.pages.replace(old, page)
        old.end(REPLACED)
    room.greet(page, why)
    room.show(page)
    room.changed()


def _too_many(room: Room, page: PageLine) -> bool:
    """Tell whether another watcher is one too many; whoever holds a token always gets in."""
    if page.is_screen or page.sitter:
        return False
    watchers = [one for one in room.pages if not one.is_screen and one.sitter is None]
    return len(watchers) >= MOST_WATCHERS


def _recognise(room: Room, page: PageLine, token: str | None) -> str | None:
    """Find out who holds a token; say why nobody does."""
    if token is None:
        return None
    page.is_screen = room.is_screen(token)
    page.sitter = None if page.is_screen else room.seating.find(token)
    if page.is_screen or page.sitter:
        return None
    log.warning("a page came with a token that is not good")
    return room.words(page).labels.say("token-not-good")


def language(room: Room, page: PageLine, said: s.Language) -> None:
    """Speak another language to this page."""
    page.language = room.language(said.language)
    room.greet(page)
    room.show(page)


def join(room: Room, page: PageLine, said: s.Join) -> m.Seated:
    """Give a watcher a free seat."""
    if page.sitter is not None:
        raise Refusal("sits-already")
    player = _free_player(room, said)
    page.sitter, token = room.seating.seat(player)
    log.info("%s plays by phone", player[0])
    room.greet(page)
    room.changed()
    return m.Seated(id=said.id, seat=said.seat, token=token)


def _free_player(room: Room, said: s.Join) -> Player:
    player = human_at(room, said.seat)
    if room.seating.of(player) is not None:
        raise Refusal("seat-taken", name=player[0])
    if room.set_up.draft is None or said.name in (None, player[0]):
        if not player[0]:
            raise Refusal("name-wanted")
        return player
    room.set_up.name(said.seat, str(said.name))
    return human_at(room, said.seat)


def human_at(room: Room, seat: int) -> Player:
    """Return the player of a seat that people may have. Raises Refusal."""
    seats = room.seats()
    if seat >= len(seats):
        raise Refusal("no-such-seat", seat=seat + 1)
    if seats[seat][1] != HUMAN:
        raise Refusal("bot-sits-there", name=seats[seat][0])
    return players([name for name, _ in seats])[seat]


def leave(room: Room, page: PageLine, _: s.Leave) -> None:
    """Give up the seat."""
    if page.sitter is None:
        raise Refusal("sits-nowhere")
    room.seating.free(page.sitter.player)
    room.look_round("seat-given-up")


def take(room: Room, page: PageLine, _: s.Take) -> None:
    """Play the seat in this tab from now on."""
    if page.sitter is None:
        raise Refusal("sits-nowhere")
    room.pages.first(page)
    for tab in room.pages.of(page.sitter):
        room.greet(tab)


def ticket(room: Room, _: PageLine, said: s.AskTicket) -> m.Ticket:
    """Make a new token for a seat, as an address to scan; the old one is no longer good."""
    player = human_at(room, said.seat)
    if not room.house.urls:  # else the old token would die for an address that no phone reaches
        raise Refusal("phones-cannot-join")
    token = room.seating.ticket(player)
    room.look_round("seat-replaced")
    url = f"{room.house.urls[0]}#{token}"
    name = room.brief.put(qr(url), "svg", "image/svg+xml")
    log.info("a new phone for %s", player[0])
    return m.Ticket(id=said.id, seat=said.seat, url=url, qr=f"/brief/{name}")


def vacate(room: Room, _: PageLine, said: s.Vacate) -> None:
    """Free a seat."""
    room.seating.free(human_at(room, said.seat))
    room.look_round("seat-vacated")
