"""The hub of all open pages: what they share, and passing on what happens in the game.

Everything here happens within the call that brings the news; each page's connection sends by
itself, so that nobody waits for a page.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from plank.phrases.languages import LANGUAGES
from plank.referee import Announcement, Picture
from plank.web.pages.error_logging import log_errors
from plank.web.pages.open_pages import OpenPages
from plank.web.pages.page_connection import PageConnection
from plank.web.pages.page_roles import PageRoles
from plank.web.pages.service_log import ServiceLog
from plank.web.pages.speech_playback import SpeechPlayback
from plank.web.pages.state_publisher import StatePublisher
from plank.web.pages.temporary_files import TemporaryFiles
from plank.web.protocol import server_messages
from plank.web.protocol.service import GameSession, HostService, Words
from plank.web.seats.seating import Seating
from plank.web.seats.token_store import KeptTokens, TokenFile
from plank.web.seats.tokens import digest, new_token
from plank.web.state.game_setup import GameSetup
from plank.web.state.games_played import GamesPlayed
from plank.web.state.lan_state import LanState
from plank.web.state.last_announcement import LastAnnouncement
from plank.web.state.secrets import open_part
from plank.web.state.wording import Wording, Wordings

log = logging.getLogger(__name__)


class Hub:
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
        self.pages = OpenPages()
        self.seating = Seating(self._keep_tokens)
        self.seating.restore(kept.seats)
        self._keep_tokens()
        self.setup = GameSetup(service.check, service.check_name)
        self.last_announcement = LastAnnouncement(service)
        self.games = GamesPlayed(service)
        self.temporary_files = TemporaryFiles(clock)
        self.speech = SpeechPlayback(self.pages, self.temporary_files)
        self.service_log = ServiceLog()
        self.lan = LanState()
        self.set_lan: Callable[[bool], None] = lambda _: None
        self.power = service.power
        self.states = StatePublisher(self, self.pages, self.wordings)
        self.changed = self.states.changed
        self.roles = PageRoles(self, self.pages, self.wordings, self.changed)
        self._announcements = 0
        service.on_session(self.follow)
        service.on_settings(self.changed)
        if service.session is not None:
            self.follow(service.session)

    # The game

    def follow(self, session: GameSession) -> None:
        """Listen to a new session; phones keep their players where these play in it."""
        self.last_announcement.forget()
        self.states.forget()
        session.referee.on_picture(partial(self._picture, session))
        session.referee.on_announcement(partial(self._announcement, session))
        self.roles.reseat()
        self.changed()

    @log_errors
    def _picture(self, session: GameSession, picture: Picture) -> None:
        if session is self.service.session:
            self.last_announcement.update(picture)
            self.changed()

    @log_errors
    def _announcement(self, session: GameSession, announcement: Announcement) -> None:
        if session is not self.service.session:
            return
        game = session.referee.game.name
        self.last_announcement.record(game, announcement)
        if announcement.move is None:
            default = self.wordings[self.language(None)]
            log.info("announced: %s", " ".join(default.all(announcement.sentences)))
        self._pass_on(game, announcement)
        self.changed()

    def _pass_on(self, game: str, announcement: Announcement) -> None:
        self._announcements += 1
        move, events = open_part(game, announcement)
        for language, pages in self._by_language().items():
            message = server_messages.Announcement(
                k=self._announcements,
                texts=self.wordings[language].all(announcement.sentences),
                move=move,
                events=events,
                moves=announcement.number,
            )
            text = server_messages.packed(message)
            for page in pages:
                page.news(text)

    def _by_language(self) -> dict[str, list[PageConnection]]:
        found: dict[str, list[PageConnection]] = {}
        for page in self.pages:
            found.setdefault(page.language, []).append(page)
        return found

    # The pages

    def is_screen(self, token: str) -> bool:
        """Tell whether this is the big screen's token, of this run or the one before."""
        return digest(token).hex() in self._screens

    def _keep_tokens(self) -> None:
        screen = digest(self.screen_token).hex()
        self._tokens.write(KeptTokens(screen, self.seating.kept()))

    def change_lan(self, state: LanState) -> None:
        """Show where phones join now; new tokens that nobody has come with die when they can't."""
        self.lan = state
        if not state.urls:
            self.seating.lapse()
        self.changed()

    def language(self, wanted: str | None) -> str:
        """Return the language a page gets."""
        return wanted if wanted in LANGUAGES else self.service.settings.language

    def words(self, page: PageConnection) -> Wording:
        """Return a page's language."""
        return self.wordings[page.language]

    def leave(self, page: PageConnection) -> None:
        """Let go of a page; another tab of its seat plays now."""
        played = self.pages.plays(page)
        self.pages.close(page)
        self.speech.leave(page)
        if played and page.holder is not None:
            for other in self.pages.of(page.holder)[:1]:
                self.roles.greet(other)
        self.changed()
