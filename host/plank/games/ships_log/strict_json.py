"""One line of a ship's log: strict JSON, one object, UTF-8 without a byte order mark.

Stricter than JSON readers usually are: doubled keys, `NaN`, numbers of many digits and halves of
a surrogate pair are refused. White space around and inside the object is JSON's; so a line may
end in carriage return and newline.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, cast

import msgspec

from plank.games.error_wording import in_words
from plank.games.ships_log.errors import BadLine

MOST_DIGITS = 18  # of a number: no seat, die or coin needs more, and it fits 64 bits


def decode(line: str | bytes, kind: Any) -> Any:
    """Read the object of a line as a struct of this kind. Raises BadLine."""
    text = _text(line)
    value: dict[str, Any] = {}
    try:
        value = _parse(text)
        _check(value)
        return _decoder(kind).decode(text)
    except json.JSONDecodeError as error:
        raise BadLine(f"not JSON: {error.msg} (column {error.colno})") from None
    except msgspec.DecodeError as error:
        raise BadLine(in_words(str(error), value)) from None
    except RecursionError:
        raise BadLine("nested too deeply") from None


def encode(value: dict[str, Any]) -> str:
    """Write an object as a line, without newline. Raises BadLine for text that is not Unicode."""
    _refuse_half_characters(value)
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _text(line: str | bytes) -> str:
    try:
        text = line.decode() if isinstance(line, bytes) else line
        if not text.isascii():
            text.encode()
    except UnicodeError:
        raise BadLine("not UTF-8: save the log as UTF-8") from None
    if text.startswith("\ufeff"):
        raise BadLine("begins with a byte order mark: save the log as UTF-8 without one")
    return text


def _parse(text: str) -> dict[str, Any]:
    """Read an object more strictly than msgspec does, which takes doubled keys."""
    if not text.strip(" \t\r\n"):
        raise BadLine("the line is blank")
    value: object = _STRICT.decode(text)
    if not isinstance(value, dict):
        raise BadLine("the line is not an object: it begins with { and ends with }")
    if "\\u" in text:
        _refuse_half_characters(value)
    return cast("dict[str, Any]", value)


def _check(value: dict[str, Any]) -> None:
    for key, held in value.items():
        if held is None:
            raise BadLine(f"key `{key}` is null, as no key of a log may be")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _refuse_half_characters(value: Any) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadLine("holds half a character (a lone surrogate), which is no text") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        doubled = next(key for key in keys if keys.count(key) > 1)
        raise BadLine(f"doubled key `{doubled}`")
    return found


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise BadLine(f"the number {digits[:MOST_DIGITS]}... is too large")
    return int(digits)


def _no_number(name: str) -> Any:
    raise BadLine(f"{name} is no number of JSON")


_STRICT = json.JSONDecoder(object_pairs_hook=_object, parse_int=_whole, parse_constant=_no_number)
