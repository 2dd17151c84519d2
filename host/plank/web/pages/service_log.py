"""The newest lines of the service's log, for the workshop on the page."""

from __future__ import annotations

import logging
import re
from collections import deque
from typing import Any

MOST_LINES = 200
LONGEST_LINE = 400  # characters

_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,}")
"""Anything that could be a token: 22 letters as ours are made."""


def without_tokens(text: str) -> str:
    """Return a text with dots for whatever could be a token."""
    return _TOKEN.sub("...", text)


class ServiceLog(logging.Handler):
    """Keeps the newest lines."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self._lines: deque[dict[str, Any]] = deque(maxlen=MOST_LINES)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        text = without_tokens(record.getMessage().replace("\n", " "))[:LONGEST_LINE]
        at = round(record.relativeCreated / 1000, 1)
        self._lines.append({"at": at, "level": record.levelname.lower(), "text": text})

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The lines, the newest last."""
        return list(self._lines)
