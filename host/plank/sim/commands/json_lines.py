"""Commands as lines of JSON: `{"do":"drop","one_in":20}`."""

from __future__ import annotations

from typing import Any

import msgspec

from plank.sim.commands.all_commands import from_fields, quoted
from plank.sim.commands.command import Command, CommandError

LONGEST = 4096  # bytes of a line


class NotJson(CommandError):
    """The line is no JSON object: whoever sent it speaks another language."""


def parse(line: bytes | str) -> Command:
    """Return the command a line gives. Raises `CommandError`, `NotJson`."""
    text = line.strip() if isinstance(line, str) else line.decode(errors="replace").strip()
    try:
        given: dict[str, Any] = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):  # a ValidationError is a DecodeError too
        raise NotJson(f"not a command, which is a JSON object: {quoted(text)}") from None
    return from_fields(given)
