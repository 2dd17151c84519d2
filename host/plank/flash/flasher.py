"""Puts the firmware on a board, from the first Ctrl-C to the greeting of the new firmware."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from plank.firmware_files import MANIFEST, manifest_hash, manifest_text
from plank.flash.board_files import BoardFiles
from plank.flash.errors import INCOMPLETE, UNTOUCHED, FlashError, WrongBoard
from plank.flash.file_changes import file_changes
from plank.flash.firmware_greeting import wait_for_greeting
from plank.flash.repl import Repl
from plank.table.link.firmware_check import Firmware
from plank.table.ports.port import PortFactory

OLDEST = (1, 24)  # of MicroPython, firmware/README.md
PICO, SIMULATED = "rp2", ("linux", "darwin")  # sys.platform

STOP_WATCHDOG = "import machine; machine.mem32[0x4005B000] = 1 << 30"
"""The firmware does so when it ends, an unknown program may not have (failure F1)."""

RESET = "import machine; machine.reset()"

Report = Callable[[str], None]


class Flasher:
    """Flashes one board: `run` does it; `outcome` says how an interrupted run leaves the board.

    `files` is the firmware, path to content; `ports` gives the board's port, also after the reset,
    when it may have another name; `report` is called with what is being done, a few words each.
    """

    def __init__(
        self, files: Mapping[str, bytes], version: str, ports: PortFactory, report: Report
    ) -> None:
        self._files = dict(files)
        self._version = version
        self._ports = ports
        self._report = report
        self._incomplete = False
        self._stopped = False

    def run(self) -> str:
        """Flash, restart, wait for the greeting; return the sentence that says that it runs.

        Raises PortError, FlashError.
        """
        port = self._ports(None).name
        self._stopped = True
        repl = Repl(port)
        try:
            self._copy(repl)
            repl.leave(RESET)
        except WrongBoard:
            raise
        except OSError as error:  # FlashError, or the cable was pulled
            raise FlashError(f"{_reason(error)} {self.outcome}") from error
        finally:
            repl.restart()
        self._stopped = False
        self._report("restarting")
        return wait_for_greeting(
            self._ports, Firmware(self._version, manifest_hash(self._manifest))
        )

    @property
    def outcome(self) -> str:
        """How the board is left if flashing is interrupted now: a sentence, "" if as it was."""
        if self._incomplete:
            return INCOMPLETE
        return UNTOUCHED if self._stopped else ""

    @property
    def _manifest(self) -> str:
        return manifest_text(self._files)

    def _copy(self, repl: Repl) -> None:
        """Make the files on the board those of the firmware, the manifest last (failure F4)."""
        _check(repl)
        repl.run(STOP_WATCHDOG)
        board = BoardFiles(repl)
        old = board.manifest()
        changes = file_changes(self._files, board.sums(), old)
        self._incomplete = bool(changes)
        for path in changes.write:
            self._report(path)
            board.put(path, self._files[path])
        for path in changes.remove:
            self._report(f"{path} removed")
            board.remove(path)
        if old != self._manifest:
            self._report(MANIFEST)
            board.put(MANIFEST, self._manifest.encode())
        self._incomplete = False


def _check(repl: Repl) -> None:
    """Refuse what is no Pico, before anything on it is touched. Raises WrongBoard."""
    platform = repl.ask("__import__('sys').platform")
    if platform != PICO and platform not in SIMULATED:
        raise WrongBoard(f"The board on {repl.port} is no Pico ({platform}). Name another port.")
    version = cast("tuple[int, ...]", repl.ask("__import__('sys').implementation[1][:3]"))
    if version < OLDEST:
        raise WrongBoard(
            f"The board's MicroPython is {'.'.join(map(str, version))}; 1.24 or newer is needed."
            " Hold BOOTSEL while you plug the board in, then: plank flash tells the next step."
        )


def _reason(error: OSError) -> str:
    gone = "The board went away while its files were copied."
    return str(error) if isinstance(error, FlashError) else gone
