"""Who each page is: the big screen, the phone of a seat, or a watcher; and telling it so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from plank.phrases.languages import LANGUAGES
from plank.web.pages.open_pages import OpenPages
from plank.web.pages.page_connection import PageConnection
from plank.web.protocol.limits import PROTOCOL
from plank.web.protocol.server_messages import Role, Welcome
from plank.web.seats.seating import HUMAN, Player, SeatHolder, players
from plank.web.state.page_state import StateParts, seats_of
from plank.web.state.wording import Wordings, named_languages


class PageRoles:
    """Which page has which role; calls `changed` when the state is another one by it."""

    def __init__(
        self,
        parts: StateParts,
        pages: OpenPages,
        wordings: Wordings,
        changed: Callable[[], None],
    ) -> None:
        self._service = parts.service
        self._setup = parts.setup
        self._seating = parts.seating
        self._pages = pages
        self._wordings = wordings
        self._changed = changed

    def seats(self) -> list[tuple[str, str]]:
        """Return name and kind of each seat that phones may have."""
        return seats_of(self._service, self._setup)

    def greet(self, page: PageConnection, why: str | None = None) -> None:
        """Tell a page who it is; `why` its token is not good."""
        plays = self._pages.plays(page)
        page.answer(
            Welcome(
                protocol=PROTOCOL,
                role=_role(page, plays=plays),
                seat=self._seat_of(page.holder) if page.holder else None,
                second=page.holder is not None and not plays,
                language=page.language,
                languages=named_languages(LANGUAGES),
                why=why,
            )
        )

    def reseat(self) -> None:
        """Take the tokens away from those who play no more, and tell each phone where it sits."""
        session = self._service.session
        playing: list[Player] = []
        if session is not None:
            playing += _people(session.referee.game.seats, session.kinds)
        if self._setup.draft is not None:
            playing += _people(*zip(*self.seats(), strict=True)) if self.seats() else []
        self._seating.keep(playing)
        self.update_phones("seat-gone")

    def update_phones(self, why: str) -> None:
        """Tell every phone who it is now; those whose token is no longer good, why."""
        for page in self._pages:
            if page.holder is None:
                continue
            gone = not self._seating.good(page.holder)
            if gone:
                page.holder = None
            self.greet(page, self._wordings[page.language].labels.say(why) if gone else None)
        self._changed()

    def _seat_of(self, holder: SeatHolder) -> int | None:
        """Return a player's seat in the game, else in the game being set up."""
        session = self._service.session
        seat = holder.seat(session.referee.game.seats) if session else None
        return holder.seat([name for name, _ in self.seats()]) if seat is None else seat


def _role(page: PageConnection, *, plays: bool) -> Role:
    if page.is_screen:
        return "screen"
    return "seat" if plays else "watcher"


def _people(names: Sequence[str], kinds: Sequence[str]) -> list[Player]:
    return [player for player, kind in zip(players(names), kinds, strict=True) if kind == HUMAN]
