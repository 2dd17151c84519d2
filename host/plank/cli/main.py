"""The command `plank`: what can be asked of it, and which file does it.

Each command's code is imported when it is called for: `plank --help` starts as fast as Python.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

import plank
from plank.phrases.languages import LANGUAGES

TYPE_CHECKING = False  # as typing has it, whose import takes as long as all others here
if TYPE_CHECKING:
    from typing import NoReturn

STYLES = ("terse", "normal", "dramatic")
SPEAKERS = ("host", "screen", "phones", "off")
HIGHEST_PORT = 65535

MISUSE = 2
INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells have it."""

Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status (0 done, 1 a failure that was told, 2 misuse)."""
    _open_streams()
    options, left = parser().parse_known_args(argv)
    if left:
        options.misused(f"not understood: {' '.join(left)}")
    try:
        return _command(*options.command)(options)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except (OSError, ValueError) as error:
        print(f"plank: {_reason(error)}", file=sys.stderr)
        return 1


class _Parser(argparse.ArgumentParser):
    """Tells misuse in one line, as all errors are told."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISUSE, f"{self.prog}: {message}; `{self.prog} --help` shows what there is\n")


def _reason(error: OSError | ValueError) -> str:
    """Say what went wrong, of a file its name and why, without the system's number."""
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def _command(module: str, function: str) -> Command:
    command: Command = getattr(import_module(module), function)
    return command


def _open_streams() -> None:
    """Stand in for streams that the caller has closed: nothing is read, nothing is shown."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))


def parser() -> argparse.ArgumentParser:
    """Describe the whole command line."""
    top = _Parser(prog="plank", description=plank.__doc__)
    top.add_argument("--version", action="version", version=f"plank {plank.VERSION}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _play(commands.add_parser("play", help="play a game"))
    _replay(commands.add_parser("replay", help="run a game again from what was recorded"))
    _sim(commands.add_parser("sim", help="run a simulated table by itself"))
    _flash(commands.add_parser("flash", help="put the firmware on the board"))
    _log(commands.add_parser("log", help="the games played: check, list, export"))
    _rules(commands.add_parser("rules", help="the rules with their switches"))
    for command in commands.choices.values():
        command.set_defaults(misused=command.error)
    return top


def _play(play: argparse.ArgumentParser) -> None:
    play.set_defaults(command=("plank.cli.play", "play"))
    play.add_argument(
        "--seats",
        metavar="NAME,NAME,bot:bosun,bot",
        help="who plays, clockwise; asked for when left out",
    )
    play.add_argument(
        "--board",
        default="auto",
        metavar="auto|sim|sim:cpython|PORT",
        help="the board to play on: what is plugged in, a simulated one, or a port (%(default)s)",
    )
    play.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a switch of the rules; may be given several times (see `plank rules`)",
    )
    play.add_argument("--first", metavar="NAME", help="who starts; drawn when left out")
    play.add_argument("--seed", type=_whole, metavar="N", help="the simulated dice's seed")
    play.add_argument("--fast", action="store_true", help="let simulated time travel")
    play.add_argument("--json", action="store_true", help="print what happens as lines of JSON")
    play.add_argument("--journal", metavar="FILE", help="where games are kept")
    _page(play)
    _voice(play)
    _panel(play)
    play.add_argument("--record", metavar="FILE", help="record the board's line (`plank replay`)")
    play.add_argument(
        "--mask",
        action="append",
        default=[],
        metavar="places=7,wells=2",
        help="sensors that are out: places, lanes, wells by number, or all; played by hand",
    )
    again = play.add_mutually_exclusive_group()
    again.add_argument(
        "--resume", action="store_true", help="go on with the game left unfinished last"
    )
    again.add_argument("--fresh", action="store_true", help="start anew without asking")


def _panel(panel: argparse.ArgumentParser) -> None:
    panel.add_argument(
        "--panel", action="store_true", help="bell, sounder and lamps on the Pi's own pins"
    )


def _page(page: argparse.ArgumentParser) -> None:
    page.add_argument("--no-page", action="store_true", help="serve no page")
    page.add_argument("--page-port", type=_port, metavar="N", help="the page's port")
    page.add_argument("--lan", action="store_true", help="let phones in the house join at once")


def _voice(voice: argparse.ArgumentParser) -> None:
    voice.add_argument(
        "--language", choices=tuple(LANGUAGES), default="en", help="spoken and shown"
    )
    voice.add_argument("--style", choices=STYLES, default="normal", help="how much is said")
    voice.add_argument("--speaker", choices=SPEAKERS, help="where it is said from")
    voice.add_argument(
        "--rate", type=_percent(50), default=100, metavar="PERCENT", help="how fast, 50 to 200"
    )
    voice.add_argument(
        "--loudness", type=_percent(10), default=100, metavar="PERCENT", help="10 to 200"
    )
    voice.add_argument("--piper", metavar="FILE", help="a piper voice (.onnx) to speak with")


def _replay(replay: argparse.ArgumentParser) -> None:
    replay.set_defaults(command=("plank.cli.replay", "run"))
    replay.add_argument("file", metavar="FILE", help="a file of `plank play --record`")
    replay.add_argument("--json", action="store_true", help="print what happens as lines of JSON")


def _sim(sim: argparse.ArgumentParser) -> None:
    sim.set_defaults(command=("plank.cli.sim", "run"))
    sim.add_argument("--board", choices=("micropython", "cpython"), help="what runs the firmware")
    sim.add_argument("--listen", default="pty", metavar="pty|tcp:PORT", help="where its line is")
    sim.add_argument("--seed", type=_whole, metavar="N", help="the dice's seed")
    sim.add_argument("--spaces", type=_whole, default=20, metavar="N", help="length of the plank")


def _flash(flash: argparse.ArgumentParser) -> None:
    flash.set_defaults(command=("plank.cli.flash", "run"))
    flash.add_argument(
        "--port", metavar="PORT", help="where the board is; found by itself when left out"
    )


def _log(log: argparse.ArgumentParser) -> None:
    log.set_defaults(journal=None)
    what = log.add_subparsers(required=True, metavar="check|list|export")
    check = what.add_parser("check", help="replay ship's logs and print their final states")
    check.set_defaults(command=("plank.cli.log_check", "run"))
    check.add_argument("files", nargs="+", metavar="FILE")
    listing = what.add_parser("list", help="the games in the journal")
    listing.set_defaults(command=("plank.cli.log_journal", "list_games"))
    export = what.add_parser("export", help="a game of the journal as a ship's log")
    export.set_defaults(command=("plank.cli.log_journal", "export"))
    export.add_argument("game", type=_whole, metavar="GAME")
    for one in (listing, export):
        one.add_argument("--journal", metavar="FILE", help="where games are kept")


def _rules(rules: argparse.ArgumentParser) -> None:
    rules.set_defaults(command=("plank.cli.rules", "show"))


def _whole(text: str) -> int:
    """Read a whole number that is not negative."""
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def _port(text: str) -> int:
    """Read a TCP port; 0 is any that is free."""
    value = _whole(text)
    if value > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port up to {HIGHEST_PORT}")
    return value


def _percent(least: int) -> Callable[[str], int]:
    """Return what reads a percentage, from the least to twice the usual."""

    def percent(text: str) -> int:
        value = _whole(text)
        if not least <= value <= 200:
            raise argparse.ArgumentTypeError(f"{text!r} is not a percentage from {least} to 200")
        return value

    return percent
