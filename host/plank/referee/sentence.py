"""What is to be told, before it has words: a key and what fills it in."""

from __future__ import annotations

import msgspec


class Sentence(msgspec.Struct, frozen=True):
    """One sentence for people, still without a language.

    ``key`` names a message of the phrase files (``move-pirate``); ``args`` fill it in: seats
    are given as names (``name``, or ``names`` for several), spaces as numbers or ``"ship"``,
    dice as numbers from 1 (people count from one), coins as numbers.
    """

    key: str
    args: dict[str, str | int | tuple[str, ...] | tuple[int, ...]] = {}
