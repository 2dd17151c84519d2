"""The service's voice: one announcer for all games, whose settings change while it speaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from plank.phrases.languages import LANGUAGES
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence
from plank.phrases.speech_choices import HOST, OFF, SPEAKERS, STYLES
from plank.phrases.speech_settings import SpeechSettings
from plank.service.options import VoiceOptions
from plank.voice.announcer import Announcer
from plank.voice.page_speech import Broadcast
from plank.voice.page_speech import Speech as Spoken
from plank.voice.voice_setup import make_announcer, make_speaker

if TYPE_CHECKING:
    from plank.service.game_session import GameSession
    from plank.web import Web

Notice = Callable[[str], None]


class ServiceVoice:
    """Announces game after game; `trouble` says why nothing is heard (None: all is well).

    Each trouble is passed to `notice` as a line, too. Raises ValueError with one line for
    settings there are none of.
    """

    choices = (STYLES, tuple(LANGUAGES), SPEAKERS)
    """The styles, languages and speakers there are."""

    def __init__(self, options: VoiceOptions, notice: Notice) -> None:
        self.settings = settings = options.settings
        self.trouble: Sentence | None = None
        self._piper = options.piper
        self._notice = notice
        self._loop = asyncio.get_running_loop()
        self._web: Web | None = None
        self._listeners: list[Callable[[], None]] = []
        self.announcer: Announcer = make_announcer(
            settings.language,
            settings.style,
            settings.speaker,
            piper=self._piper,
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
        self.announcer.attach(session.referee, people)

    def play_on(self, web: Web) -> None:
        """Let pages play what the big screen or the phones are to say."""
        self._web = web
        self._connect_pages()

    def change(self, settings: SpeechSettings) -> None:
        """Take new settings. Raises ValueError."""
        before = self.settings
        _check(settings)
        self.settings = settings
        if settings.language != before.language:
            self.announcer.speak(Phrases(settings.language))
        if settings.speaker != before.speaker:
            self._change_speaker()
        self._adjust()
        self._tell_listeners()

    async def finish(self) -> None:
        """Let what is being said be said, then fall silent for good."""
        await self.announcer.finish()
        self.announcer.close()

    def _adjust(self) -> None:
        """Have the announcer speak as the settings say."""
        announcer, settings = self.announcer, self.settings
        announcer.style = settings.style
        announcer.sounds = settings.speaker == HOST
        announcer.rate = settings.rate / 100
        announcer.loudness = settings.loudness / 100
        announcer.muted = settings.muted or settings.speaker == OFF

    def _change_speaker(self) -> None:
        self.trouble = None
        wanted = self.settings.speaker
        speaker = make_speaker(wanted, self._loop, self._have_trouble, piper=self._piper)
        self.announcer.move_to(speaker)
        self._connect_pages()

    def _connect_pages(self) -> None:
        speaker = self.announcer.speaker
        if self._web is not None and isinstance(speaker, Broadcast):
            play_on_pages(self._web, speaker)

    def _have_trouble(self, trouble: Sentence | None) -> None:
        self.trouble = trouble
        if trouble is not None:
            self._notice(Phrases(self.settings.language).say(trouble))
        self._loop.call_soon(self._tell_listeners)

    def _tell_listeners(self) -> None:
        for listener in tuple(self._listeners):
            listener()


def _check(settings: SpeechSettings) -> None:
    if settings.style not in STYLES or settings.language not in LANGUAGES:
        raise ValueError(f"no style {settings.style} in {settings.language}: choose another")
    if settings.speaker not in SPEAKERS:
        raise ValueError(f"no speaker {settings.speaker}: choose {', '.join(SPEAKERS)}")


def play_on_pages(web: Web, broadcast: Broadcast) -> None:
    """Let the pages play what is broadcast; it goes on when they have played it."""

    def play(spoken: Spoken) -> None:
        def over(heard: bool) -> None:
            tell = broadcast.played if heard else broadcast.nobody_plays
            tell(spoken.number)

        web.speech.play(spoken.wav, spoken.text, spoken.language, spoken.where, over)

    broadcast.on_speech(play)
    broadcast.on_stop(web.speech.hush)
