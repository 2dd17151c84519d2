"""Looking things up: games played, rules, the service's log."""

from __future__ import annotations

from plank.web.pages.hub import Hub
from plank.web.pages.page_connection import PageConnection
from plank.web.protocol import client_messages as client
from plank.web.protocol import server_messages as server
from plank.web.state.rules_page import rules_page


def games(hub: Hub, page: PageConnection, message: client.AskGames) -> server.Games:
    """List the games played."""
    return server.Games(id=message.id, games=hub.games.list(hub.words(page).labels))


def replay(hub: Hub, page: PageConnection, message: client.AskReplay) -> server.Replay:
    """Show a game as it stood after so many moves."""
    return hub.games.replay(message, hub.words(page))


def rules(hub: Hub, page: PageConnection, message: client.AskRules) -> server.Rules:
    """Describe the games and their switches."""
    offers = hub.service.offers
    described = rules_page(offers.games, hub.words(page).labels)
    return server.Rules(id=message.id, games=described, kinds=list(offers.kinds))


def service(hub: Hub, _: PageConnection, message: client.AskService) -> server.Service:
    """Show the service's log."""
    return server.Service(id=message.id, lines=hub.service_log.lines)


def played(hub: Hub, page: PageConnection, message: client.Played) -> None:
    """Hear that a sentence was played."""
    hub.speech.played(page, message.say)


def alive(_: Hub, page: PageConnection, __: client.Alive) -> server.StillAlive:
    """Say the newest number."""
    return server.StillAlive(n=page.states.newest.number if page.states else 0)


def whole(hub: Hub, page: PageConnection, _: client.AskWhole) -> None:
    """Send the whole state again."""
    hub.states.show(page)
