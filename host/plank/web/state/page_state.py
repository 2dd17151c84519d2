"""The state that pages show (protocol/README.md), put together anew after each change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from plank.games import GAMES
from plank.referee import Picture
from plank.web.protocol.refusal import refusal_text
from plank.web.protocol.service import GameSession, HostService
from plank.web.seats.seating import HUMAN, Player, Seating, players
from plank.web.state.game_setup import GameSetup
from plank.web.state.games_played import picture_state
from plank.web.state.lan_state import LanState
from plank.web.state.last_announcement import LastAnnouncement
from plank.web.state.numbered_state import plain
from plank.web.state.tasks import todo
from plank.web.state.wording import Wording, named_languages


class StateParts(Protocol):
    """What the state is made of."""

    service: HostService
    seating: Seating
    setup: GameSetup
    last_announcement: LastAnnouncement
    lan: LanState
    sounds: Sequence[str]
    power: tuple[int, int] | None


def state(parts: StateParts, words: Wording, here: Callable[[Player], bool]) -> dict[str, Any]:
    """Return the state as everybody sees it who has this language; `here`: its page is open."""
    session = parts.service.session
    picture = session.referee.picture if session else None
    return {
        "language": words.language,
        "game": session.number if session else None,
        "title": GAMES[picture.game].title if picture else "",
        "picture": picture_state(picture) if picture else None,
        "view": None,
        "todo": todo(picture, words),
        "last": _last(parts, session, words),
        "notice": parts.last_announcement.notice(words),
        "link": parts.last_announcement.link(picture, words),
        "seats": _seats(parts, here),
        "draft": _draft(parts.setup, words),
        "lan": _lan(parts.lan, words),
        "voice": _voice(parts.service, words),
        "table": _table(parts, picture),
        "sounds": list(parts.sounds),
    }


def seen_by(shared: dict[str, Any], session: GameSession, seat: int | None) -> dict[str, Any]:
    """Return the state with what only this seat may see."""
    return shared | {"view": plain(session.referee.seat_view(seat))}


def seats_of(service: HostService, setup: GameSetup) -> list[tuple[str, str]]:
    """Return name and kind of each seat: of the draft where there is one, else of the game."""
    if setup.draft is not None:
        return [(seat.name, seat.kind) for seat in setup.draft.seats]
    session = service.session
    if session is None:
        return []
    return list(zip(session.referee.game.seats, session.kinds, strict=True))


def _last(parts: StateParts, session: GameSession | None, words: Wording) -> dict[str, Any]:
    if session is None:
        return {"move": None, "events": [], "texts": []}
    return parts.last_announcement.last(session, words)


def _seats(parts: StateParts, here: Callable[[Player], bool]) -> list[dict[str, Any]]:
    seats = seats_of(parts.service, parts.setup)
    known = players([name for name, _ in seats])
    return [
        _seat(player, kind, parts.seating.of(player) is not None, here(player))
        for player, (_, kind) in zip(known, seats, strict=True)
    ]


def _seat(player: Player, kind: str, taken: bool, here: bool) -> dict[str, Any]:
    free = kind == HUMAN and not taken
    return {"name": player[0], "kind": kind, "taken": taken, "here": here, "free": free}


def _draft(setup: GameSetup, words: Wording) -> Any:
    if setup.draft is None:
        return None
    wrong = refusal_text(setup.wrong, words.labels) if setup.wrong else ""
    return plain(setup.draft) | {"wrong": wrong}


def _lan(lan: LanState, words: Wording) -> dict[str, Any]:
    return {
        "possible": lan.possible,
        "on": lan.on,
        "urls": list(lan.urls),
        "qr": "/join.svg" if lan.urls else None,
        "text": words.labels.say(lan.key, **lan.args),
    }


def _voice(service: HostService, words: Wording) -> dict[str, Any]:
    settings, offers = service.settings, service.offers
    said: dict[str, Any] = plain(settings)
    return said | {
        "styles": words.choices("style", offers.styles),
        "languages": named_languages(offers.languages),
        "speakers": words.choices("speaker", offers.speakers),
        "text": words.say(offers.trouble) if offers.trouble else "",
    }


def _table(parts: StateParts, picture: Picture | None) -> dict[str, Any]:
    millivolts, milliamps = parts.power or (None, None)
    return {
        "simulated": parts.service.virtual is not None,
        "name": parts.service.table_name,
        "millivolts": millivolts,
        "milliamps": milliamps,
        "spaces": picture.spaces if picture else None,
    }
