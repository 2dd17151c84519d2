"""What is to be told, before it has words: a key and what fills it in."""

from __future__ import annotations

import msgspec

Argument = str | int | tuple[str | int, ...]


class Sentence(msgspec.Struct, frozen=True):
    """One sentence for people, still without a language.

    `key` names a message of the phrase files (`move`); `args` fill it in: seats are given
    as names (`name`, or `names` for several), spaces as numbers, `"ship"` or `"off"`,
    dice as numbers from 1 (people count from one), coins as numbers.
    """

    key: str
    args: dict[str, Argument] = {}


def sentence(key: str, **args: Argument) -> Sentence:
    """Make a sentence."""
    return Sentence(key, args)
