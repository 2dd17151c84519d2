"""What is there for a minute, for the page that was told where: QR codes, spoken sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from plank.web.seats.tokens import new_token

KEPT_S = 60.0
MOST_BYTES = 4 * 2**20  # of all that is kept: a minute and a half of speech


@dataclass(frozen=True)
class TemporaryFile:
    """A file's content, its media type, and when it goes (seconds, monotonic)."""

    body: bytes
    media: str
    until: float


class TemporaryFiles:
    """Keeps files under names nobody can guess; the oldest go first where they get too many."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._files: dict[str, TemporaryFile] = {}

    def put(self, body: bytes, kind: str, media: str) -> str:
        """Keep a file; return its name, which ends in `.kind`."""
        self._forget()
        name = f"{new_token()}.{kind}"
        self._files[name] = TemporaryFile(body, media, self._clock() + KEPT_S)
        while len(self._files) > 1 and self._bytes() > MOST_BYTES:
            del self._files[next(iter(self._files))]
        return name

    def get(self, name: str) -> TemporaryFile | None:
        """Return a file, None when it is gone."""
        self._forget()
        return self._files.get(name)

    def _forget(self) -> None:
        now = self._clock()
        self._files = {name: file for name, file in self._files.items() if file.until > now}

    def _bytes(self) -> int:
        return sum(len(file.body) for file in self._files.values())
