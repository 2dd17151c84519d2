"""Keeps who is who over a restart: phones and the big screen come back by themselves.

Only digests of tokens are kept, in a file that only its owner can read.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Annotated

import msgspec

log = logging.getLogger(__name__)

OWNERS_ONLY = 0o600

Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class KeptSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's token (its digest in hex), and the player: a name, and which of that name."""

    token: Digest
    name: str
    which: int


class KeptTokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tokens that are good."""

    screen: str = ""
    seats: tuple[KeptSeat, ...] = ()


class TokenFile:
    """Where tokens are kept; `path` None keeps nothing."""

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def read(self) -> KeptTokens:
        """Return what was kept; nothing where there is no file, or one that can't be read."""
        if self._path is None:
            return KeptTokens()
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=KeptTokens)
        except FileNotFoundError:
            return KeptTokens()
        except (OSError, msgspec.MsgspecError, UnicodeError) as error:
            log.warning("who sat where is not known any more: %s", error)
            return KeptTokens()

    def write(self, tokens: KeptTokens) -> None:
        """Keep these; where that can't be, phones have to join again after a restart."""
        if self._path is None:
            return
        draft = self._path.with_suffix(".new")
        try:
            handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNERS_ONLY)
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.json.encode(tokens))
            draft.replace(self._path)
        except OSError as error:
            log.warning("who sits where can't be kept: %s", error)
