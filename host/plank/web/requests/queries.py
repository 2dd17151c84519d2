"""Looking things up: games played, rules, the service's log."""

from __future__ import annotations

from plank.web.pages.hub import Room
from plank.web.pages.page_connection import PageLine
from plank.web.protocol import client_messages as s
from plank.web.protocol import server_messages as m
from plank.web.state.rules_page import rules_page


def games(room: Room, page: PageLine, said: s.AskGames) -> m.Games:
    """List the games played."""
    return m.Games(id=said.id, games=room.games.list(room.words(page).labels))


def replay(room: Room, page: PageLine, said: s.AskReplay) -> m.Replay:
    """Show a game as it stood after so many moves."""
    return room.games.replay(said, room.words(page))


def rules(room: Room, page: PageLine, said: s.AskRules) -> m.Rules:
    """Describe the games and their switches."""
    offers = room.service.offers
    described = rules_page(offers.games, room.words(page).labels)
    return m.Rules(id=said.id, games=described, kinds=list(offers.kinds))


def service(room: Room, _: PageLine, said: s.AskService) -> m.Service:
    """Show the service's log."""
    return m.Service(id=said.id, lines=room.service_log.lines)


def played(room: Room, page: PageLine, said: s.Played) -> None:
    """Hear that a sentence was played."""
    room.speaking.played(page, said.say)


def alive(_: Room, page: PageLine, __: s.Alive) -> m.StillAlive:
    """Say the newest number."""
    return m.StillAlive(n=page.view.now.number if page.view else 0)


def whole(room: Room, page: PageLine, _: s.AskWhole) -> None:
    """Send the whole state again."""
    room.show(page)
