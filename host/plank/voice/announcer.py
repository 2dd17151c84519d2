"""The announcer: says what the referee tells, in order, once, and never makes anybody wait.

    announcer = make_announcer(loop=loop, complain=complain)  # plank.voice.setup
    announcer.attach(session.referee)

It lives in the event loop's time. Whatever is told waits in the `SpeechQueue` until the speaker is
free; what has gone stale by then is not said (speech_queue.py has the rules). After a reconnect or
while muted nothing old is kept (failures.md G1, G8).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Iterable
from contextlib import suppress

from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence
from plank.phrases.speech_choices import NORMAL, STYLES
from plank.referee import Announcement, Clock, Picture, Referee
from plank.voice import sounds
from plank.voice.reminders import Reminders
from plank.voice.speaker import Speaker, Utterance
from plank.voice.speech_queue import Line, SpeechQueue, Subject

SLOWEST, FASTEST = 0.5, 2.0
"""Rates, as factors of the usual pace."""

REMEMBERED = 10_000
"""Texts the transcript keeps."""


class Announcer:
    """Speaks for one service: attach it to the referee of each game.

    `transcript` is what has been spoken, a text a sentence. `sounds` switches sounds on and
    off, `loudness` is a factor; both hold from the next sentence on, as do language and style.
    """

    def __init__(self, speaker: Speaker, phrases: Phrases, clock: Clock) -> None:
        self.transcript: deque[str] = deque(maxlen=REMEMBERED)
        self.sounds = True
        self.loudness = 1.0
        self._speaker = speaker
        self._phrases = phrases
        self._queue = SpeechQueue()
        self._reminders = Reminders(clock, self._remind)
        self._style = NORMAL
        self._rate = 1.0
        self._muted = False
        self._ear = object()  # another one for each game: what reaches an old one is not heard
        self._last: Announcement | None = None
        self._link: Sentence | None = None
        self._speaking: Sentence | None = None
        self._number = 0
        self._ended = False
        self._idle = asyncio.Event()
        self._idle.set()

    @property
    def speaker(self) -> Speaker:
        """Return where speech comes out."""
        return self._speaker

    @property
    def speaking(self) -> bool:
        """Whether something is being said."""
        return self._speaking is not None

    @property
    def language(self) -> str:
        """Return the language that is spoken."""
        return self._phrases.language

    @property
    def style(self) -> str:
        """How much is said: `terse`, `normal` or `dramatic`."""
        return self._style

    @style.setter
    def style(self, style: str) -> None:
        if style not in STYLES:
            raise ValueError(f"style {style!r}: choose one of {', '.join(STYLES)}")
        self._style = style
        self._reminders.terse = style == "terse"

    @property
    def rate(self) -> float:
        """How fast it speaks, as a factor of the usual pace."""
        return self._rate

    @rate.setter
    def rate(self, rate: float) -> None:
        self._rate = min(max(rate, SLOWEST), FASTEST)

    @property
    def muted(self) -> bool:
        """Whether it keeps silent; what is told meanwhile is not said later."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted:
            self._queue.clear()
            self._speaker.stop()

    def speak(self, phrases: Phrases) -> None:
        """Speak another language from the next sentence on."""
        phrases.warm()
        self._phrases = phrases

    def move_to(self, speaker: Speaker) -> None:
        """Speak through another speaker from the next sentence on; the old one is closed."""
        old, self._speaker = self._speaker, speaker
        old.close()
        if self._speaking is not None:
            self._done(self._number)

    def attach(self, referee: Referee, people: Collection[int] | None = None) -> None:
        """Listen to a game, and no more to the one before.

        `people` are the seats of those who are told what they may do; None: everybody.
        """
        if not self._ended:
            self._queue.clear()
        self._ear = ear = object()
        self._last = None
        self._ended = False
        self._reminders.forget()
        self._reminders.people = people
        referee.on_announcement(lambda told: self.told(told) if ear is self._ear else None)
        referee.on_picture(lambda picture: self.look(picture) if ear is self._ear else None)
        self.look(referee.picture)

    def told(self, told: Announcement) -> None:
        """Hear what is told, and say it as soon as may be."""
        if told.repeated and self._last is not None:
            self._say_again(told)
            return
        self._last = told
        if told.move is not None:
            self._queue.move_made()
        self._add(Line(one, about) for one, about in told.lines())

    def look(self, picture: Picture) -> None:
        """See how things are: what is put right is not complained of any more."""
        self._ended = picture.phase in ("over", "aborted")
        if picture.phase != "paused":
            self._queue.put_right([task.sentence for task in picture.tasks])
        self._reminders.look(picture)

    async def finish(self, timeout: float = 20.0) -> None:
        """Wait until all has been said, at most `timeout` seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), timeout)

    def close(self) -> None:
        """Fall silent for good."""
        self._ear = object()
        self.muted = True
        self._speaker.close()

    def _say_again(self, told: Announcement) -> None:
        """Say it once more, unless it is yet to be said, or being said."""
        one = told.sentences[0]
        if one != self._speaking and not self._queue.holds(one):
            for said, about in told.lines():
                again: Subject = "table" if about == "table" else "repeat"  # stale as before
                self._add((Line(said, again),))

    def _remind(self, sentences: tuple[Sentence, ...]) -> None:
        """Say what to do, unless it has just been told."""
        if self._last is None or sentences[0] not in self._last.sentences:
            self._add(Line(one, "table") for one in sentences)

    def _add(self, lines: Iterable[Line]) -> None:
        if not self._muted:
            self._queue.add(lines)
            self._go_on()

    def _go_on(self) -> None:
        """Say what comes next, if nothing is being said."""
        while self._speaking is None and (line := self._queue.next()) is not None:
            text = self._words(line)
            if text:
                self._start(line.sentence, text)
        if self._speaking is None:
            self._idle.set()

    def _words(self, line: Line) -> str:
        """Return a line's words; none when the cable is as it was when last spoken of."""
        if line.about == "link":
            if line.sentence == self._link:
                return ""
            self._link = line.sentence
        return self._phrases.say(line.sentence, self._style)

    def _start(self, said: Sentence, text: str) -> None:
        self._idle.clear()
        self._speaking = said
        self._number += 1
        number = self._number
        self.transcript.append(text)
        sound = sounds.sound_of(said.key) if self.sounds else None
        utterance = Utterance(text, self.language, self._rate, self.loudness, sound)
        self._speaker.say(utterance, lambda: self._done(number))

    def _done(self, number: int) -> None:
        """Go on, if it was the last one begun that is done."""
        if number == self._number and self._speaking is not None:
            self._speaking = None
            self._go_on()
