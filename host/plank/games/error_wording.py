"""What is wrong with the object of a line, in plain words with the value.

The reader of JSON says "Expected `int | str`, got `bool` - at `$.faces[0]`"; a person is told
"faces: true is no face; 1-5, coin or sword".
"""

from __future__ import annotations

import re
from typing import Any

from plank.games import value_text

_SAID = re.compile(r"(?P<wrong>.*?)(?: - at `\$\.?(?P<path>.*)`)?", re.DOTALL)
_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")

_KEYS = (
    ("Object contains unknown field", "unknown key"),
    ("Object missing required field", "missing key"),
)
_OWN = {  # keys whose values have a name of their own
    "by": "way to enter a move; hand, or leave it out",
    "do": "move of this game",
    "faces": "face; 1-5, coin or sword",
}
_WANTED = (  # by how the reader begins
    ("Expected `int", "whole number"),
    ("Expected `str", "text"),
    ("Expected `array` of length 2", "pair of seat and card"),
    ("Expected `array", "list"),
    ("Expected `object", "object in braces"),
)


def in_words(message: str, line: dict[str, Any]) -> str:
    """Put what msgspec says of a line, read as `line`, in plain words."""
    said = _SAID.fullmatch(message)
    wrong, path = (said["wrong"], said["path"] or "") if said else (message, "")
    for typed, words in _KEYS:
        if wrong.startswith(typed):
            return words + wrong.removeprefix(typed)
    key, found = _found(line, path)
    if wrong == "Number out of range":
        return f"{key}: the number is too large"
    return f"{key}: {value_text.written(found)} is no {_wanted(key, wrong)}" if key else wrong


def _wanted(key: str, wrong: str) -> str:
    listed = wrong.startswith("Expected `array")
    if key in _OWN and not listed:
        return _OWN[key]
    return next((words for typed, words in _WANTED if wrong.startswith(typed)), "value for it")


def _found(line: dict[str, Any], path: str) -> tuple[str, object]:
    """Return the key that a path such as `faces[0]` begins with, and the value at its end."""
    found: Any = line
    key = ""
    for index, name in _STEP.findall(path):
        key = key or name
        try:
            found = found[int(index) if index else name]
        except (LookupError, TypeError):
            return key, found
    return key, found
