"""Who a page is: its first message, its language, taking a seat, giving it up, new tokens."""

from __future__ import annotations

import logging

from plank.web.pages.hub import Hub
from plank.web.pages.page_connection import PageConnection
from plank.web.pages.qr_code import qr_code
from plank.web.protocol import client_messages as client
from plank.web.protocol import server_messages as server
from plank.web.protocol.limits import MISBEHAVED, MOST_WATCHERS, OTHER_PROTOCOL, PROTOCOL, REPLACED
from plank.web.protocol.refusal import Refusal
from plank.web.seats.seating import HUMAN, Player, players

log = logging.getLogger(__name__)


def hello(hub: Hub, page: PageConnection, message: client.Hello) -> None:
    """Take a page in."""
    if message.protocol != PROTOCOL:
        page.end(OTHER_PROTOCOL)
        return
    page.language = hub.language(message.language)
    page.tab = message.tab
    why = _recognise(hub, page, message.token)
    old = hub.pages.same_tab(page)
    if old is None and _too_many(hub, page):
        log.warning("too many watch: another one is not let in")
        page.end(MISBEHAVED)
        return
    page.known = True
    if old is not None:
        hub.pages.replace(old, page)
        old.end(REPLACED)
    hub.roles.greet(page, why)
    hub.states.show(page)
    hub.changed()


def _too_many(hub: Hub, page: PageConnection) -> bool:
    """Tell whether another watcher is one too many; whoever holds a token always gets in."""
    if page.is_screen or page.holder:
        return False
    watchers = [one for one in hub.pages if not one.is_screen and one.holder is None]
    return len(watchers) >= MOST_WATCHERS


def _recognise(hub: Hub, page: PageConnection, token: str | None) -> str | None:
    """Find out who holds a token; say why nobody does."""
    if token is None:
        return None
    page.is_screen = hub.is_screen(token)
    page.holder = None if page.is_screen else hub.seating.find(token)
    if page.is_screen or page.holder:
        return None
    log.warning("a page came with a token that is not good")
    return hub.words(page).labels.say("token-not-good")


def language(hub: Hub, page: PageConnection, message: client.Language) -> None:
    """Speak another language to this page."""
    page.language = hub.language(message.language)
    hub.roles.greet(page)
    hub.states.show(page)


def join(hub: Hub, page: PageConnection, message: client.Join) -> server.Seated:
    """Give a watcher a free seat."""
    if page.holder is not None:
        raise Refusal("sits-already")
    player = _free_player(hub, message)
    page.holder, token = hub.seating.seat(player)
    log.info("%s plays by phone", player[0])
    hub.roles.greet(page)
    hub.changed()
    return server.Seated(id=message.id, seat=message.seat, token=token)


def _free_player(hub: Hub, message: client.Join) -> Player:
    player = human_at(hub, message.seat)
    if hub.seating.of(player) is not None:
        raise Refusal("seat-taken", name=player[0])
    if hub.setup.draft is None or message.name in (None, player[0]):
        if not player[0]:
            raise Refusal("name-wanted")
        return player
    hub.setup.name(message.seat, str(message.name))
    return human_at(hub, message.seat)


def human_at(hub: Hub, seat: int) -> Player:
    """Return the player of a seat that people may have. Raises Refusal."""
    seats = hub.roles.seats()
    if seat >= len(seats):
        raise Refusal("no-such-seat", seat=seat + 1)
    if seats[seat][1] != HUMAN:
        raise Refusal("bot-sits-there", name=seats[seat][0])
    return players([name for name, _ in seats])[seat]


def leave(hub: Hub, page: PageConnection, _: client.Leave) -> None:
    """Give up the seat."""
    if page.holder is None:
        raise Refusal("sits-nowhere")
    hub.seating.free(page.holder.player)
    hub.roles.update_phones("seat-given-up")


def take(hub: Hub, page: PageConnection, _: client.Take) -> None:
    """Play the seat in this tab from now on."""
    if page.holder is None:
        raise Refusal("sits-nowhere")
    hub.pages.first(page)
    for tab in hub.pages.of(page.holder):
        hub.roles.greet(tab)


def ticket(hub: Hub, _: PageConnection, message: client.AskTicket) -> server.Ticket:
    """Make a new token for a seat, as an address to scan; the old one is no longer good."""
    player = human_at(hub, message.seat)
    if not hub.lan.urls:  # else the old token would die for an address that no phone reaches
        raise Refusal("phones-cannot-join")
    token = hub.seating.ticket(player)
    hub.roles.update_phones("seat-replaced")
    url = f"{hub.lan.urls[0]}#{token}"
    name = hub.temporary_files.put(qr_code(url), "svg", "image/svg+xml")
    log.info("a new phone for %s", player[0])
    return server.Ticket(id=message.id, seat=message.seat, url=url, qr=f"/temporary/{name}")


def vacate(hub: Hub, _: PageConnection, message: client.Vacate) -> None:
    """Free a seat."""
    hub.seating.free(human_at(hub, message.seat))
    hub.roles.update_phones("seat-vacated")
