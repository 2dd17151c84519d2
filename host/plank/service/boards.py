"""Which board to play on: the one plugged in, a port, or a simulated table of our own."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from plank import VERSION
from plank.die_faces import face_number
from plank.firmware_files import firmware_files, manifest_hash, manifest_text
from plank.people.hands import Hands
from plank.phrases.sentence import Sentence, sentence
from plank.referee import Picture
from plank.referee.dice.dice_picture import NO_DICE
from plank.sim.command_socket import find_hands, follow
from plank.sim.commands import CommandHelp, Show, command_helps, parse
from plank.sim.commands import Hands as SimulatedHands
from plank.sim.table import Kind, SimTable, default_kind
from plank.table.link.firmware_check import Firmware
from plank.table.ports.board_finder import BoardFinder, NamedPort, find_boards
from plank.table.ports.port import Port, PortFactory
from plank.table.ports.serial_port import SerialPort
from plank.table.table_state import NO_MASKS, Masks

SIMULATED: dict[str, Kind | None] = {
    "sim": None,
    "sim:micropython": "micropython",
    "sim:cpython": "cpython",
}
"""What `--board` calls simulated tables of our own: what runs the firmware, None the best."""

SIMULATED_TABLE = "simulated table"
"""The name of each of them."""

TRAVELLING = ("sim", "sim:cpython")
"""Those whose firmware can run on Python, where time can travel."""


class VirtualTable:
    """A simulated table to be shown and touched, by commands as `plank sim` takes them."""

    def __init__(self, hands: SimulatedHands) -> None:
        self._hands = hands

    def world(self) -> dict[str, Any]:
        """Return what is on the table."""
        table: dict[str, Any] = self._hands.do(Show())["table"]
        return table

    def do(self, command: dict[str, Any]) -> dict[str, Any]:
        """Do a command. Raises CommandError for a wrong one, TableGone when the table is gone."""
        return self._hands.do(parse(json.dumps(command)))

    def commands(self) -> list[CommandHelp]:
        """Return the commands there are."""
        return command_helps()


def _nothing() -> None:
    """Nothing is to be closed."""


@dataclass(frozen=True)
class Board:
    """A board to play on: its name, a sentence on it, its port, hands at a simulated table.

    `named` is true of a port that the user named. The sensors in `masks` are not believed.
    """

    name: str
    sentence: Sentence
    ports: PortFactory
    hands: Hands | None = None
    virtual: VirtualTable | None = None
    named: bool = False
    close: Callable[[], None] = _nothing
    masks: Masks = NO_MASKS

    @property
    def is_own(self) -> bool:
        """Tell whether it is a simulated table that this program runs itself."""
        return self.virtual is not None and not self.named

    @property
    def firmware(self) -> Firmware:
        """The firmware that goes with this program."""
        return Firmware(VERSION, manifest_hash(manifest_text(firmware_files())))

    def masked(self, masks: Masks) -> Board:
        """Return the board with sensors that are not believed."""
        return replace(self, masks=masks)

    def set_out(self, picture: Picture) -> None:
        """Have the hands at a simulated table set it out as the game has it."""
        if self.hands is None:
            return
        for lane, seat in enumerate(picture.seats):
            self.hands.place(lane, None if seat.fallen else seat.space or 0)
        for die, shown in enumerate((picture.dice or NO_DICE).dice):
            if shown.face is not None:
                self.hands.set_die(die, face_number(shown.face))


def meaning_of(named: str) -> str:
    """Return what `--board` means: `auto` is the board plugged in, else a simulated table."""
    return "sim" if named == "auto" and not find_boards() else named


def time_can_travel(named: str) -> bool:
    """Tell whether `--board` means a table on which time can travel."""
    return meaning_of(named) in TRAVELLING


class Boards:
    """Gives each game its board, by what `--board` says.

    What that means is settled by the first game: the next is played on the same board, under
    whatever name it has then, and waits for it where its cable is out.
    """

    def __init__(self, named: str) -> None:
        self._named = named
        self._meaning = ""
        self._device = ""
        self._ports: PortFactory | None = None
        self._now: Callable[[], str] | None = None

    def choose(self, *, seed: int, spaces: int, travelling: bool = False) -> Board:
        """Choose the board for a game; `travelling`: one on which time can travel.

        Raises ValueError or OSError with one line for a name that means none.
        """
        self._meaning = board = self._meaning or meaning_of(self._named)
        if board == "auto":
            return self._plugged_in()
        if board in SIMULATED:
            kind = "cpython" if travelling else SIMULATED[board] or default_kind()
            return _simulated(kind, seed, spaces)
        if board.startswith("sim:"):
            raise ValueError(f"--board {board}: there are {', '.join(SIMULATED)}, or name a port")
        return self._at_port(board)

    def _plugged_in(self) -> Board:
        found = find_boards()
        self._device = found[0].device if found else self._device
        return Board(self._device, sentence("on-board", port=self._device), BoardFinder())

    def _at_port(self, named: str) -> Board:
        self._now = now = self._now or follow(named)
        name = now()
        hands = find_hands(name)
        says = sentence("on-table-at" if hands else "on-board", port=name)
        if hands is None:
            self._ports = self._ports or NamedPort(named)
            return Board(name, says, self._ports, named=True)

        def port(_: str | None) -> Port:
            return SerialPort(now())

        return Board(name, says, port, hands, VirtualTable(hands), named=True, close=hands.close)


def _simulated(kind: Kind, seed: int, spaces: int) -> Board:
    table = SimTable(kind, seed=seed, spaces=spaces)

    def port(_: str | None) -> Port:
        return table.port if kind == "cpython" else SerialPort(table.port_name)

    return Board(
        SIMULATED_TABLE,
        sentence("on-simulated-table", runs=kind, seed=seed),
        port,
        table.hands,
        VirtualTable(table.hands),
        close=table.close,
    )
