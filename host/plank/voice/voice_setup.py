"""The voice as the command line and the page wish it: values in, an announcer out."""

from __future__ import annotations

import asyncio
from pathlib import Path

from plank.phrases.languages import ENGLISH, LANGUAGES
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import Sentence
from plank.phrases.speech_choices import HOST, NORMAL, OFF, SPEAKERS, STYLES
from plank.voice.announcer import Announcer
from plank.voice.audio_player import find_player
from plank.voice.engines.engine import Engine, VoiceTrouble
from plank.voice.engines.espeak import Espeak
from plank.voice.engines.piper import Piper
from plank.voice.loudspeaker import Complain, Loudspeaker
from plank.voice.page_speech import Broadcast
from plank.voice.speaker import Silence, Speaker


def make_announcer(  # noqa: PLR0913 - one for each wish of the command line, all with a usual value
    language: str = ENGLISH,
    style: str = NORMAL,
    speaker: str = HOST,
    *,
    piper: Path | None = None,
    loop: asyncio.AbstractEventLoop,
    complain: Complain,
) -> Announcer:
    """Make the announcer that is wished for; it can always be made.

    What keeps it from being heard is complained of, each thing once, and the game goes on
    (failures.md G7). Raises ValueError with one line for a wrong wish.
    """
    _check("--language", language, tuple(LANGUAGES))
    _check("--style", style, STYLES)
    _check("--speaker", speaker, SPEAKERS)
    phrases = Phrases(language)
    phrases.warm()
    made = Announcer(make_speaker(speaker, loop, complain, piper=piper), phrases, loop)
    made.style = style
    made.muted = speaker == OFF
    return made


def make_speaker(
    speaker: str,
    loop: asyncio.AbstractEventLoop,
    complain: Complain,
    *,
    piper: Path | None = None,
) -> Speaker:
    """Make a speaker; one that can't be heard is `Silence`, and why is complained of, once."""
    complain = once(complain)
    if speaker == OFF:
        return Silence(loop)
    try:
        engine = _engine(piper)
        if speaker == HOST:
            return Loudspeaker(engine, find_player(), loop, complain)
    except VoiceTrouble as trouble:
        complain(trouble.sentence)
        return Silence(loop)
    return Broadcast(engine, "screen" if speaker == "screen" else "phones", loop, complain)


def once(complain: Complain) -> Complain:
    """Pass each complaint on once, until all is well again."""
    told: list[Sentence | None] = [None]

    def tell(sentence: Sentence | None) -> None:
        if sentence is None and len(told) > 1:
            del told[1:]
            complain(None)
        elif sentence not in told:
            told.append(sentence)
            complain(sentence)

    return tell


def _engine(piper: Path | None) -> Engine:
    return Espeak() if piper is None else Piper(piper)


def _check(option: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise ValueError(f"{option} {value}: choose {', '.join(known[:-1])} or {known[-1]}")
