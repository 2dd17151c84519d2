"""From a JSON line to a command, or to one line that says what is wrong with it."""

from __future__ import annotations

import msgspec

from plank.sim.commands.word import CommandError, Word
from plank.sim.commands.words import Command

LONGEST = 4096  # bytes of a line

_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
NAMES = tuple(sorted(str(word.__struct_config__.tag) for word in Word.__subclasses__()))


class NotJson(CommandError):
    """The line is no JSON object: whoever sent it speaks another language."""


def parse(line: bytes | str) -> Word:
    """Return the command a line gives; raises `CommandError`, `NotJson`."""
    text = line.strip() if isinstance(line, str) else line.decode(errors="replace").strip()
    if not text.startswith("{"):
        raise NotJson(f"not a command, which is a JSON object: {text[:80]!r}")
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise CommandError(_complaint(text, str(error))) from None
    except msgspec.DecodeError as error:
        raise NotJson(f"not a command, {error}: {text[:80]!r}") from None


def _complaint(text: str, reason: str) -> str:
    if "$.do" in reason or "field `do`" in reason:
        return f'no such command: {text[:80]!r}; "do" is one of {", ".join(NAMES)}'
    where = reason.replace(" - at `$.", " in `").replace(" - at `$", " in `")
    return f"{where[0].lower()}{where[1:]}: {text[:80]!r}"
