"""Speech from the host's own loudspeaker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from plank.phrases.sentence import Sentence
from plank.voice import sounds
from plank.voice.audio_player import Player, Playing
from plank.voice.engines.engine import Engine, trouble_of
from plank.voice.speaker import Utterance
from plank.voice.speech_thread import Worker
from plank.voice.wav import from_wav

Complain = Callable[[Sentence | None], None]
"""Hears what keeps the voice from being heard; None: nothing does, something was said."""

HANGS_S = 30.0
"""Longer than any sentence takes, at the slowest pace: the playing program hangs."""


class Loudspeaker:
    """Speaks with an engine, through a player, in a thread.

    What keeps it from being heard is told to `complain`, in the loop, and the next utterance is
    tried all the same: the loudspeaker may be plugged in meanwhile, which is told as well.
    """

    def __init__(
        self,
        engine: Engine,
        player: Player,
        loop: asyncio.AbstractEventLoop,
        complain: Complain,
    ) -> None:
        self._engine = engine
        self._player = player
        self._loop = loop
        self._complain = complain
        self._worker = Worker()
        self._number = 0
        self._stopped = 0
        self._playing: Playing | None = None

    def say(self, utterance: Utterance, done: Callable[[], None]) -> None:
        """Start saying it."""
        self._number += 1
        number = self._number
        hangs = self._loop.call_later(HANGS_S, self._give_up)

        def said() -> None:
            hangs.cancel()
            done()

        self._worker.do(lambda: self._speak(number, utterance, said))

    def stop(self) -> None:
        """Cut short what is being said."""
        self._stopped = self._number
        playing = self._playing
        if playing is not None:
            playing.stop()

    def close(self) -> None:
        """Stop, and end the thread."""
        self.stop()
        self._worker.close()

    def _give_up(self) -> None:
        """End a program that takes no more samples and does not end."""
        self.stop()
        self._complain(Sentence("voice-hangs"))

    def _speak(self, number: int, utterance: Utterance, done: Callable[[], None]) -> None:
        """Say it, in the thread."""
        try:
            if utterance.sound is not None:
                samples, hertz = from_wav(sounds.wav(utterance.sound))
                self._play(number, hertz, lambda playing: playing.write(samples))
            self._play(
                number,
                self._engine.hertz,
                lambda playing: self._engine.speak(utterance, playing.write),
            )
        except Exception as wrong:  # an engine's error must not end the thread
            self._tell(self._complain, trouble_of(wrong))
        else:
            self._be_well(number)
        finally:
            self._tell(done)

    def _be_well(self, number: int) -> None:
        if number > self._stopped:
            self._tell(self._complain, None)

    def _play(self, number: int, hertz: int, play: Callable[[Playing], object]) -> None:
        if number <= self._stopped:
            return
        self._playing = playing = self._player.start(hertz)
        try:
            if number <= self._stopped:
                playing.stop()
            play(playing)
        finally:
            self._playing = None
            playing.finish()

    def _tell(self, callback: Callable[..., None], *args: object) -> None:
        """Call back in the loop."""
        with suppress(RuntimeError):  # the loop is closed: nobody is there to hear it
            self._loop.call_soon_threadsafe(callback, *args)
