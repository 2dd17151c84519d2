"""Wiring: a game of the journal, the referee, and the link to a board, put together.

What the board has seen goes to the referee; what the referee pictures goes to the board.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from plank.games.ships_log import decode_header, decode_move
from plank.games.the_plank import ThePlank
from plank.journal import GameRecord
from plank.phrases.sentence import Sentence
from plank.referee.referee import Referee
from plank.referee.the_plank import PlankLead
from plank.service.board_output import BoardOutput
from plank.table.line.messages import Seen
from plank.table.link.firmware_check import Firmware
from plank.table.link.link import Link
from plank.table.link.link_state import Condition, LinkState
from plank.table.ports.port import PortFactory
from plank.table.table_state import Masks, TableState, table_state

OUR_PORT = "ours"
"""What phrases hear of the port of a table of our own."""


class Wired(Protocol):
    """What a link needs of a board."""

    @property
    def ports(self) -> PortFactory:
        """Where its line is."""
        ...

    @property
    def firmware(self) -> Firmware | None:
        """What it must run; None: anything."""
        ...

    @property
    def masks(self) -> Masks:
        """The sensors that are not believed."""
        ...


def replayed(record: GameRecord) -> ThePlank:
    """Play the record's moves through the rules, to the game as it stands."""
    game = decode_header(record.header)
    if not isinstance(game, ThePlank):
        raise ValueError(f"{game.title} is not played on the table yet: only The Plank is")
    for line in record.lines():
        game.apply(decode_move(game, line))
    return game


def referee_for(record: GameRecord) -> Referee[ThePlank]:
    """Set a referee on the game of a record, in the running loop's time."""
    loop = asyncio.get_running_loop()
    return Referee(PlankLead(), record, loop, lambda: replayed(record))


def link_for(
    referee: Referee[ThePlank],
    board: Wired,
    look: Callable[[TableState], None],
    hear: Callable[[LinkState], None],
) -> Link:
    """Tie the referee to a board; start the link when everybody listens."""

    def see(seen: Seen) -> None:
        look(table_state(seen, board.masks))

    link = Link(board.ports, board.firmware, on_seen=see, on_state=hear)
    referee.on_picture(BoardOutput(link).show)
    return link


def link_sentence(state: LinkState, *, simulated: bool = False) -> Sentence:
    """Tell the link's condition, with what is known of port, group and program.

    `simulated`: the table is one of our own, whose port means nothing to anybody.
    """
    ready = simulated and state.condition is Condition.CONNECTED
    known = {
        "port": OUR_PORT if ready else state.port,
        "group": state.group,
        "who": state.who,
        "why": state.why,
        "reset": state.reset,
    }
    args = {name: value for name, value in known.items() if value is not None}
    return Sentence(f"link-{state.word}", {**args})
