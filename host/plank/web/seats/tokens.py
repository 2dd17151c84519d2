"""Tokens: 128 random bits that make a page the big screen or a seat.

Only their digests are kept, so that no log, dump or slip of ours can show one.
"""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 16


def new_token() -> str:
    """Return a token nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> bytes:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
