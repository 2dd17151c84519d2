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
from plank.phrases.languages import ENGLISH, LANGUAGES
from plank.phrases.speech_choices import NORMAL, SPEAKERS, STYLES

TYPE_CHECKING = False  # as typing has it, whose import takes as long as all others here
if TYPE_CHECKING:
    from typing import NoReturn

HIGHEST_PORT = 65535

MISUSE = 2
INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells have it."""

Command = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status (0 done, 1 failed with one line, 2 misuse)."""
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
    """Reports misuse in one line, like all errors."""

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
    _replay(commands.add_parser("replay", help="run a recorded game again"))
    _sim(commands.add_parser("sim", help="run a simulated table by itself"))
    _flash(commands.add_parser("flash", help="put the firmware on the board"))
    _log(commands.add_parser("log", help="list, export and check the games played"))
    _rules(commands.add_parser("rules", help="show the rules and the house rules of every game"))
    for command in commands.choices.values():
        command.set_defaults(misused=command.error)
    return top


def _play(play: argparse.ArgumentParser) -> None:
    play.set_defaults(command=("plank.cli.play", "play"))
    play.add_argument(
        "--game",
        metavar="NAME",
        help="which game to play; by default the first one of `plank rules`",
    )
    play.add_argument(
        "--seats",
        metavar="NAME,NAME,bot:bosun,bot",
        help="who plays, clockwise; you are asked if you leave it out",
    )
    play.add_argument(
        "--board",
        default="auto",
        metavar="auto|sim|sim:cpython|PORT",
        help="the board: the one plugged in, a simulated one, or a port (default: %(default)s)",
    )
    play.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule (see `plank rules`); may be given several times",
    )
    play.add_argument("--first", metavar="NAME", help="who starts; drawn by lot by default")
    play.add_argument(
        "--seed", type=_whole, metavar="N", help="the seed of the simulated dice and the bots"
    )
    play.add_argument(
        "--fast", action="store_true", help="play without pauses; bots alone play on simulated time"
    )
    play.add_argument("--json", action="store_true", help="print what happens as lines of JSON")
    play.add_argument("--journal", metavar="FILE", help="the file that games are kept in")
    _page(play)
    _voice(play)
    _panel(play)
    play.add_argument("--record", metavar="FILE", help="record the game for `plank replay`")
    play.add_argument(
        "--mask",
        action="append",
        default=[],
        metavar="places=7,wells=2",
        help="sensors not to believe: places, lanes or wells by number, or all of them",
    )
    again = play.add_mutually_exclusive_group()
    again.add_argument("--resume", action="store_true", help="resume the game left unfinished last")
    again.add_argument("--fresh", action="store_true", help="start a new game without asking")


def _panel(panel: argparse.ArgumentParser) -> None:
    panel.add_argument(
        "--panel", action="store_true", help="use bell, sounder and lamps on the Pi's own pins"
    )


def _page(page: argparse.ArgumentParser) -> None:
    page.add_argument("--no-page", action="store_true", help="serve no page")
    page.add_argument("--page-port", type=_port, metavar="N", help="the page's port")
    page.add_argument(
        "--lan", action="store_true", help="let phones on the house's network join at once"
    )


def _voice(voice: argparse.ArgumentParser) -> None:
    voice.add_argument(
        "--language",
        choices=tuple(LANGUAGES),
        default=ENGLISH,
        help="the language spoken and shown",
    )
    voice.add_argument("--style", choices=STYLES, default=NORMAL, help="how much is said")
    voice.add_argument("--speaker", choices=SPEAKERS, help="where it is said from")
    voice.add_argument(
        "--rate",
        type=_percent(50),
        default=100,
        metavar="PERCENT",
        help="how fast to speak, 50 to 200",
    )
    voice.add_argument(
        "--loudness",
        type=_percent(10),
        default=100,
        metavar="PERCENT",
        help="how loud to speak, 10 to 200",
    )
    voice.add_argument("--piper", metavar="FILE", help="a piper voice (.onnx) to speak with")


def _replay(replay: argparse.ArgumentParser) -> None:
    replay.set_defaults(command=("plank.cli.replay", "run"))
    replay.add_argument("file", metavar="FILE", help="a file of `plank play --record`")
    replay.add_argument("--json", action="store_true", help="print what happens as lines of JSON")


def _sim(sim: argparse.ArgumentParser) -> None:
    sim.set_defaults(command=("plank.cli.sim", "run"))
    sim.add_argument("--board", choices=("micropython", "cpython"), help="what runs the firmware")
    sim.add_argument(
        "--listen", default="pty", metavar="pty|tcp:PORT", help="what its line is reached by"
    )
    sim.add_argument("--seed", type=_whole, metavar="N", help="the seed of the dice")
    sim.add_argument("--spaces", type=_whole, default=20, metavar="N", help="length of the plank")


def _flash(flash: argparse.ArgumentParser) -> None:
    flash.set_defaults(command=("plank.cli.flash", "run"))
    flash.add_argument(
        "--port", metavar="PORT", help="where the board is; found automatically by default"
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
        one.add_argument("--journal", metavar="FILE", help="the file that games are kept in")


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
    """Return what reads a percentage, from the least to twice the default."""

    def percent(text: str) -> int:
        value = _whole(text)
        if not least <= value <= 200:
            raise argparse.ArgumentTypeError(f"{text!r} is not a percentage from {least} to 200")
        return value

    return percent
