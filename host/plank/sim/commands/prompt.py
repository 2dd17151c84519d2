"""What a person types at `plank sim`, read as commands: `throw 0=5 1=coin`, `put 2 7`."""

from __future__ import annotations

import inspect
import shlex

from plank.sim.commands.all_commands import COMMANDS, from_fields
from plank.sim.commands.command import Command, CommandError

LONGEST = 200  # letters of a line
USAGE_WIDTH = 36  # columns

ALIASES = {tuple(alias.split()): name for name, kind in COMMANDS.items() for alias in kind.aliases}


def read(text: str) -> Command | None:
    """Return the command that a line means, None for an empty one. Raises `CommandError`."""
    if len(text) > LONGEST:
        raise CommandError(f"a command of {len(text)} letters: {LONGEST} at most")
    try:
        words = shlex.split(text)
    except ValueError:
        raise CommandError(f"a quotation mark or a backslash too many: {text!r}") from None
    if not words:
        return None
    name, rest = _named(words)
    try:
        return from_fields({"do": name, **COMMANDS[name].typed(rest)})
    except CommandError as error:
        raise CommandError(f"{error}; usage: {COMMANDS[name].usage()}") from None


def _named(words: list[str]) -> tuple[str, list[str]]:
    """Return the command's own name and the words after it: `clock jump` is `clock`."""
    for count in (2, 1):
        head = tuple(word.lower() for word in words[:count])
        if head in ALIASES:
            return ALIASES[head], words[count:]
    name, *rest = words
    if name.lower() not in COMMANDS:
        raise CommandError(f"no such command: {name!r}; `help` lists them")
    return name.lower(), rest


def help_text() -> str:
    """Return all commands with their usage, a line each."""
    lines = [_help_line(kind.usage(), kind.help_line()) for kind in COMMANDS.values()]
    return "\n".join(
        [*lines, _help_line("help [COMMAND], quit", "Show this or one; end the table.")]
    )


def help_on(name: str) -> str:
    """Return a command's usage, what it does and an example. Raises `CommandError`."""
    kind = COMMANDS[_named(name.split() or ["help"])[0]]
    return f"{kind.usage()}\n{inspect.getdoc(kind)}\nExample: {kind.example}"


def _help_line(usage: str, does: str) -> str:
    return f"{usage:<{USAGE_WIDTH}} {does}"
