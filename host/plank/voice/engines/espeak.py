"""espeak-ng: small, speaks every language of the game, the first sound within a millisecond."""

from __future__ import annotations

from plank.voice.engines.engine import Sink, VoiceTrouble
from plank.voice.engines.espeak_library import ESPEAK, espeak_library
from plank.voice.speaker import Utterance

RATE, VOLUME = 1, 2
"""espeak_PARAMETER."""

USUAL_WORDS = 165
"""Words a minute at the usual pace; espeak-ng's own is 175, a little fast across a table."""

SLOWEST, FASTEST = 80, 450
"""Words a minute that espeak-ng can speak."""

USUAL_VOLUME, LOUDEST = 100, 200
"""espeak-ng's own loudness, and where it ends."""


class Espeak:
    """Speaks by libespeak-ng, with a pace and a loudness of its own. Raises VoiceTrouble."""

    def __init__(self) -> None:
        with ESPEAK:
            self._library = espeak_library()

    @property
    def hertz(self) -> int:
        """Return the samples a second."""
        return self._library.hertz

    def speak(self, utterance: Utterance, sink: Sink) -> None:
        """Give the samples to the sink."""
        words = round(USUAL_WORDS * utterance.rate)
        volume = round(USUAL_VOLUME * utterance.loudness)
        with ESPEAK:
            if not self._library.set_voice(utterance.language):
                raise VoiceTrouble("voice-no-language", language=utterance.language)
            self._library.set_parameter(RATE, min(max(words, SLOWEST), FASTEST))
            self._library.set_parameter(VOLUME, min(max(volume, 0), LOUDEST))
            self._library.synthesise(utterance.text, sink)
