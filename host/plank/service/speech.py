"""The service's voice: one announcer, with settings that the command line and the page change."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path

from plank.phrases.languages import LANGUAGES
from plank.phrases.phrases import STYLES, Phrases
from plank.phrases.sentence import Sentence
from plank.service.game_session import GameSession
from plank.voice.announcer import Announcer
from plank.voice.page_speech import Broadcast
from plank.voice.page_speech import Speech as Spoken
from plank.voice.voice_setup import OFF, SPEAKERS, make_announcer, make_speaker
from plank.web import Settings, Web

Notice = Callable[[str], None]

HOST = "host"
"""The loudspeaker of this computer; elsewhere the pages play the sounds themselves."""


class Speech:
    """Announces game after game; `trouble` says why nothing is heard (None: all is well).

    Raises ValueError with one line for a wrong wish.
    """

    choices = (STYLES, tuple(LANGUAGES), SPEAKERS)
    """The styles, languages and speakers there are."""

    def __init__(self, settings: Settings, piper: Path | None, notice: Notice) -> None:
        self.settings = settings
        self.trouble: Sentence | None = None
        self._piper = piper
        self._notice = notice
        self._loop = asyncio.get_running_loop()
        self._web: Web | None = None
        self._listeners: list[Callable[[], None]] = []
        self._announcer: Announcer = make_announcer(
            settings.language,
            settings.style,
            settings.speaker,
            piper=piper,
            loop=self._loop,
            complain=self._have_trouble,
        )
        self._adjust()

    def on_change(self, callback: Callable[[], None], /) -> None:
        """Call back when settings or troubles have changed."""
        self._listeners.append(callback)

    def attach(self, session: GameSession) -> None:
        """Announce a game."""
        people = [seat for seat, who in enumerate(session.plan.seats) if not who.is_bot]
        self._announcer.attach(session.referee, people)

    def play_on(self, web: Web) -> None:
        """Let pages play what the big screen or the phones are to say."""
        self._web = web
        self._connect()

    def change(self, settings: Settings) -> None:
        """Take new settings. Raises ValueError."""
        before = self.settings
        if settings.style not in STYLES or settings.language not in LANGUAGES:
            raise ValueError(f"no style {settings.style} in {settings.language}: choose another")
        if settings.speaker not in SPEAKERS:
            raise ValueError(f"no speaker {settings.speaker}: choose {', '.join(SPEAKERS)}")
        self.settings = settings
        if settings.language != before.language:
            self._announcer.speak(Phrases(settings.language))
        if settings.speaker != before.speaker:
            self._move()
        self._adjust()
        self._tell()

    async def finish(self) -> None:
        """Let what is being said be said, then fall silent for good."""
        await self._announcer.finish()
        self._announcer.close()

    def _adjust(self) -> None:
        """Have the announcer speak as the settings say."""
        announcer, settings = self._announcer, self.settings
        announcer.style = settings.style
        announcer.sounds = settings.speaker == HOST
        announcer.rate = settings.rate / 100
        announcer.loudness = settings.loudness / 100
        announcer.muted = settings.muted or settings.speaker == OFF

    def _move(self) -> None:
        self.trouble = None
        wanted = self.settings.speaker
        speaker = make_speaker(wanted, self._loop, self._have_trouble, piper=self._piper)
        self._announcer.move_to(speaker)
        self._connect()

    def _connect(self) -> None:
        speaker = self._announcer.speaker
        if self._web is not None and isinstance(speaker, Broadcast):
            through_pages(self._web, speaker)

    def _have_trouble(self, trouble: Sentence | None) -> None:
        self.trouble = trouble
        if trouble is not None:
            self._notice(Phrases(self.settings.language).say(trouble))
        self._loop.call_soon(self._tell)

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            listener()


def through_pages(web: Web, broadcast: Broadcast) -> None:
    """Let the pages play what is broadcast; it goes on when they have played it."""

    def play(spoken: Spoken) -> None:
        def over(heard: bool) -> None:
            tell = broadcast.played if heard else broadcast.nobody_plays
            tell(spoken.number)

        web.speaking.play(spoken.wav, spoken.text, spoken.language, spoken.where, over)

    broadcast.on_speech(play)
    broadcast.on_stop(web.speaking.hush)


def settings_of(options: argparse.Namespace, *, page: bool) -> Settings:
    """Return the settings that the command line asks for.

    Where there is a `page`, it is spoken unless told not to. Raises ValueError with one line for
    pages that are to speak where none is served.
    """
    speaker = options.speaker or (HOST if page else OFF)
    if not page and speaker not in (HOST, OFF):
        raise ValueError(
            f"--speaker {speaker}: no page is served that could speak: play with --speaker {HOST},"
            " or without --no-page and --json"
        )
    return Settings(
        rate=options.rate,
        loudness=options.loudness,
        style=options.style,
        language=options.language,
        speaker=speaker,
    )
