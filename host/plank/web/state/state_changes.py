"""What has changed between two states: a value for each path (protocol/README.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

Pair = tuple[str | int, Any, Any]
"""A key or list position, and what was and is there."""


def changes(old: Any, new: Any) -> dict[str, Any]:
    """Return path and new value of all that differs; both are JSON-able, of the same top keys.

    An object with other keys, and a list of another length, is given whole. Tuples are lists.
    """
    found: dict[str, Any] = {}
    _compare(old, new, "", found)
    return found


def _compare(old: Any, new: Any, path: str, found: dict[str, Any]) -> None:
    pairs = _pairs(old, new)
    if pairs is None:
        if type(old) is not type(new) or old != new:
            found[path] = new
        return
    prefix = f"{path}." if path else ""
    for key, one, other in pairs:
        _compare(one, other, f"{prefix}{key}", found)


def _pairs(old: Any, new: Any) -> list[Pair] | None:
    """Return what to compare one by one; None where both are compared in one piece."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_objects(cast("dict[str, Any]", old), cast("dict[str, Any]", new))
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        return _of_lists(cast("Sequence[Any]", old), cast("Sequence[Any]", new))
    return None


def _of_objects(old: dict[str, Any], new: dict[str, Any]) -> list[Pair] | None:
    return [(key, old[key], new[key]) for key in new] if old.keys() == new.keys() else None


def _of_lists(old: Sequence[Any], new: Sequence[Any]) -> list[Pair] | None:
    return [(at, old[at], new[at]) for at in range(len(new))] if len(old) == len(new) else None
