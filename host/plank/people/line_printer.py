"""No terminal (a pipe, a log): everything that is told, a line a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from plank.phrases.sentence import Sentence
from plank.referee import Announcement


class Plain:
    """Prints what is told, at once, so that a reader at the other end is never behind."""

    def __init__(self, say: Callable[[Sentence], str], output: TextIO) -> None:
        self._say = say
        self._output = output

    def tell(self, told: Announcement) -> None:
        """Print the sentences. Raises OSError (BrokenPipeError) when nobody reads any more."""
        for sentence in told.sentences:
            self._output.write(f"{self._encodable(self._say(sentence))}\n")
        self._output.flush()

    def _encodable(self, text: str) -> str:
        encoding = self._output.encoding or "utf-8"
        return text.encode(encoding, "replace").decode(encoding)
