"""The room that all pages are in: what they share, who is who, and passing on what is new.

Everything here happens in the event loop's time, within the call that brings the news; pages are
sent to by their own lines, so that nobody waits for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from plank.phrases.languages import LANGUAGES
from plank.referee import Announcement, Picture
from plank.web.net.lan import HouseState
from plank.web.net.service_log import ServiceLog
from plank.web.net.temporary_files import Brief
from plank.web.pages.open_pages import Pages
from plank.web.pages.page_connection import PageLine
from plank.web.pages.safely import safely
from plank.web.pages.seating import Player, Seating, Sitter, players
from plank.web.pages.speech_playback import Speaking
from plank.web.pages.token_store import KeptTokens, TokenFile
from plank.web.pages.tokens import digest, new_token
from plank.web.protocol import server_messages
from plank.web.protocol.limits import PROTOCOL
from plank.web.protocol.service import GameSession, HostService, Words
from plank.web.state.game_setup import SetUp
from plank.web.state.games_played import GamesPlayed
from plank.web.state.last_announcement import LastAnnouncement
from plank.web.state.numbered_state import View
from plank.web.state.page_state import seats_of, seen_by, state
from plank.web.state.secrets import open_part, secret
from plank.web.state.wording import Wording, Wordings, named_languages

log = logging.getLogger(__name__)

Kind = tuple[str, int | None]
"""What pages see the same: their language, and the seat whose secrets they may see."""


class Room:
    """All pages, and all they share."""

    def __init__(
        self,
        service: HostService,
        words: Callable[[str], Words],
        sounds: Mapping[str, bytes],
        clock: Callable[[], float],
        tokens: TokenFile,
    ) -> None:
        self.service = service
        self.clock = clock
        self.wordings = Wordings(words)
        self.sound_files = dict(sounds)
        self.sounds: Sequence[str] = sorted(sounds)
        self.screen_token = new_token()
        self._tokens = tokens
        kept = tokens.read()
        self._screens = {digest(self.screen_token).hex(), kept.screen}
        self.pages = Pages()
        self.seating = Seating(self._keep_tokens)
        self.seating.restore(kept.seats)
        self._keep_tokens()
        self.set_up = SetUp(service.check, service.check_name)
        self.told = LastAnnouncement(service)
        self.games = GamesPlayed(service)
        self.brief = Brief(clock)
        self.speaking = Speaking(self.pages, self.brief)
        self.service_log = ServiceLog()
        self.house = HouseState()
        self.power = service.power
        self.home = ""
        self.open_house: Callable[[bool], None] = lambda _: None
        self._views: dict[Kind, View] = {}
        self._announcements = 0
        self._due = False
        service.on_session(self.meet)
        service.on_settings(self.changed)
        if service.session is not None:
            self.meet(service.session)

    # The game

    def meet(self, session: GameSession) -> None:
        """Listen to a new session; phones keep their players where these play in it."""
        self.told.forget()
        self._views.clear()
        session.referee.on_picture(partial(self._picture, session))
        session.referee.on_announcement(partial(self._tell, session))
        self.reseat()
        self.changed()

    @safely
    def _picture(self, session: GameSession, picture: Picture) -> None:
        if session is self.service.session:
            self.told.look(picture)
            self.changed()

    @safely
    def _tell(self, session: GameSession, told: Announcement) -> None:
        if session is not self.service.session:
            return
        game = session.referee.game.name
        self.told.hear(game, told)
        if told.move is None:
            usual = self.wordings[self.language(None)]
            log.info("told: %s", " ".join(usual.all(told.sentences)))
        self._announcements += 1
        move, events = open_part(game, told)
        for language, pages in self._by_language().items():
            texts = self.wordings[language].all(told.sentences)
            told_here = server_messages.Announcement(
                k=self._announcements, texts=texts, move=move, events=events, moves=told.number
            )
            text = server_messages.packed(told_here)
            for page in pages:
                page.news(text)
        self.changed()

    def _by_language(self) -> dict[str, list[PageLine]]:
        found: dict[str, list[PageLine]] = {}
        for page in self.pages:
            found.setdefault(page.language, []).append(page)
        return found

    # The state

    def changed(self) -> None:
        """Have the new state sent, once, when all that happens now has happened."""
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self.publish)

    @safely
    def publish(self) -> None:
        """Send every page what has changed for it."""
        self._due = False
        groups: dict[Kind, list[PageLine]] = {}
        for page in self.pages:
            groups.setdefault(self._kind(page), []).append(page)
        self._views = {kind: view for kind, view in self._views.items() if kind in groups}
        shared: dict[str, dict[str, Any]] = {}
        for kind, pages in groups.items():
            language = kind[0]
            if language not in shared:
                shared[language] = self._shared(language)
            self._send(kind, pages, self._as_seen(shared[language], kind))

    def _send(self, kind: Kind, pages: Sequence[PageLine], seen: dict[str, Any]) -> None:
        view = self._views.get(kind)
        if view is None:
            view = self._views[kind] = View(seen)
            text = None
        else:
            text = view.update(seen)
        for page in pages:
            if page.view is not view:
                page.view = view
                page.whole()
            elif text is not None:
                page.change(text)

    def show(self, page: PageLine) -> None:
        """Send a page the whole state, now."""
        kind = self._kind(page)
        if kind not in self._views:
            self._views[kind] = View(self._as_seen(self._shared(kind[0]), kind))
        page.view = self._views[kind]
        page.whole()

    def _kind(self, page: PageLine) -> Kind:
        session = self.service.session
        if session is None or page.sitter is None or not secret(session.referee.game.name):
            return page.language, None
        return page.language, page.sitter.seat(session.referee.game.seats)

    def _shared(self, language: str) -> dict[str, Any]:
        here = {page.sitter.player for page in self.pages if page.sitter}
        return state(self, self.wordings[language], here.__contains__)

    def _as_seen(self, shared: dict[str, Any], kind: Kind) -> dict[str, Any]:
        session = self.service.session
        return shared if session is None else seen_by(shared, session, kind[1])

    # Who is who

    def is_screen(self, token: str) -> bool:
        """Tell whether this is the big screen's token, of this run or the one before."""
        return digest(token).hex() in self._screens

    def _keep_tokens(self) -> None:
        screen = digest(self.screen_token).hex()
        self._tokens.write(KeptTokens(screen, self.seating.kept()))

    def language(self, wanted: str | None) -> str:
        """Return the language a page gets."""
        return wanted if wanted in LANGUAGES else self.service.settings.language

    def words(self, page: PageLine) -> Wording:
        """Return a page's language."""
        return self.wordings[page.language]

    def seats(self) -> list[tuple[str, str]]:
        """Return name and kind of each seat that phones may have."""
        return seats_of(self.service, self.set_up)

    def seat_of(self, sitter: Sitter) -> int | None:
        """Return a player's seat in the game, else in the game being set up."""
        session = self.service.session
        seat = sitter.seat(session.referee.game.seats) if session else None
        return sitter.seat([name for name, _ in self.seats()]) if seat is None else seat

    def greet(self, page: PageLine, why: str | None = None) -> None:
        """Tell a page who it is."""
        plays = self.pages.plays(page)
        page.answer(
            server_messages.Welcome(
                protocol=PROTOCOL,
                role="screen" if page.is_screen else "seat" if plays else "watcher",
                seat=self.seat_of(page.sitter) if page.sitter else None,
                second=page.sitter is not None and not plays,
                language=page.language,
                languages=named_languages(LANGUAGES),
                why=why,
            )
        )

    def reseat(self) -> None:
        """Take the tokens away from those who play no more, and tell each phone where it sits."""
        session = self.service.session
        playing: list[Player] = []
        if session is not None:
            playing += _people(session.referee.game.seats, session.kinds)
        if self.set_up.draft is not None:
            playing += _people(*zip(*self.seats(), strict=True)) if self.seats() else []
        self.seating.keep(playing)
        self.look_round("seat-gone")

    def look_round(self, why: str) -> None:
        """Tell every phone who it is now; those whose token is no longer good, why."""
        for page in self.pages:
            if page.sitter is None:
                continue
            gone = not self.seating.good(page.sitter)
            if gone:
                page.sitter = None
            self.greet(page, self.words(page).labels.say(why) if gone else None)
        self.changed()

    def leave(self, page: PageLine) -> None:
        """Let go of a page; another tab of its seat plays now."""
        played = self.pages.plays(page)
        self.pages.close(page)
        self.speaking.leave(page)
        if played and page.sitter is not None:
            for other in self.pages.of(page.sitter)[:1]:
                self.greet(other)
        self.changed()


def _people(names: Sequence[str], kinds: Sequence[str]) -> list[Player]:
    return [player for player, kind in zip(players(names), kinds, strict=True) if kind == "human"]
