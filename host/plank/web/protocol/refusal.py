"""What a page asked for and can't have."""

from __future__ import annotations

import logging
import re

from plank.games import GAMES, RuleError
from plank.phrases.labels import Labels

_RULE = re.compile(r"rule ([a-z0-9_-]+)=(.*?): ")

log = logging.getLogger(__name__)


class Refusal(ValueError):
    """Why not, by a phrase of `server.ftl` and what fills it in; said in the page's language."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_of = args


class WordedRefusal(ValueError):
    """Why not, in words already."""


def refusal_text(error: Exception, words: Labels) -> str:
    """Return why not in the page's language.

    An error that names a phrase by `key` and `args_of` is said by it. All others are lines
    for the command line, in English and with paths: they go into the service's log.
    """
    if isinstance(error, WordedRefusal):
        return str(error)
    key = getattr(error, "key", "")
    if key and words.knows(key):
        return words.say(key, **getattr(error, "args_of", {}))
    log.warning("refused: %s", error)
    if isinstance(error, RuleError):
        return _rule(str(error), words)
    return words.say("journal-trouble" if isinstance(error, OSError) else "cannot-be")


def _rule(line: str, words: Labels) -> str:
    """Name the switch by its label, where the line tells which one it is."""
    found = _RULE.match(line)
    switch = found[1].replace("_", "-") if found else ""
    labels = (f"switch-{game}-{switch}-name" for game in GAMES)
    label = next((label for label in labels if words.knows(label)), None)
    if found is None or label is None:
        return words.say("rules-wrong")
    return words.say("rule-wrong", switch=words.say(label), value=found[2])
