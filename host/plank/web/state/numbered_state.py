"""The state as one kind of page sees it, numbered, ready to be sent."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from plank.web.protocol.server_messages import Change, Whole, packed
from plank.web.state.state_changes import changes


class NumberedState:
    """The state at one number."""

    def __init__(self, number: int, state: dict[str, Any]) -> None:
        self.number = number
        self.state = state

    @cached_property
    def whole(self) -> str:
        """The message that gives all of it."""
        return packed(Whole(n=self.number, state=self.state))


class StateSequence:
    """The states that pages which see the same get one after another; keeps the newest."""

    def __init__(self, state: dict[str, Any]) -> None:
        self.newest = NumberedState(1, state)

    def update(self, state: dict[str, Any]) -> str | None:
        """Take a newer state; return the message that tells the change, None when there is none."""
        changed = changes(self.newest.state, state)
        if not changed:
            return None
        before = self.newest.number
        self.newest = NumberedState(before + 1, state)
        return packed(Change(n=before + 1, of=before, set=changed))


def plain(value: object) -> Any:
    """Return a struct as JSON has it: objects, lists, texts, numbers."""
    return msgspec.to_builtins(value, builtin_types=(), str_keys=True)
