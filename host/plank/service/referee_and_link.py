"""The referee of a game in the journal, and its link to a board.

What the board has seen goes to the referee; what the referee shows goes to the board.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from plank.games import Game
from plank.games.ships_log import decode_header, decode_move
from plank.journal import GameRecord
from plank.phrases.sentence import Sentence
from plank.referee.table_game.registry import table_game
from plank.referee.table_referee import TableReferee
from plank.service.board_output import BoardOutput
from plank.table.line.messages import Seen
from plank.table.link.firmware_check import Firmware
from plank.table.link.link import Link
from plank.table.link.link_state import Condition, LinkState
from plank.table.ports.port import PortFactory
from plank.table.table_state import Masks

OWN_PORT = "ours"
"""What phrases hear of the port of a simulated table in this program."""


class LinkedBoard(Protocol):
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


def game_of(record: GameRecord) -> Game:
    """Play the record's moves through the rules, to the game as it stands."""
    game: Game = decode_header(record.header)
    for line in record.lines():
        game.apply(decode_move(game, line))
    return game


def referee_for(record: GameRecord) -> TableReferee[Any]:
    """Set a referee on the game of a record, in the running loop's time.

    Raises ValueError, with one line for the person, for a game that is not played on the table.
    """
    side = table_game(decode_header(record.header).name)
    return TableReferee(side, record, asyncio.get_running_loop(), lambda: game_of(record))


def link_for(
    referee: TableReferee[Any],
    board: LinkedBoard,
    on_seen: Callable[[Seen], None],
    on_state: Callable[[LinkState], None],
) -> Link:
    """Connect the referee with a board; start the link when everybody listens.

    `on_seen` is to have the referee see the table as the board's masks leave it.
    """
    link = Link(board.ports, board.firmware, on_seen=on_seen, on_state=on_state)
    referee.on_picture(BoardOutput(link).show)
    return link


def link_sentence(state: LinkState, *, simulated: bool = False) -> Sentence:
    """Put the link's condition into a sentence, with what is known of port, group and program.

    `simulated`: the table is one of this program's own, whose port means nothing to anybody.
    """
    ready = simulated and state.condition is Condition.CONNECTED
    known = {
        "port": OWN_PORT if ready else state.port,
        "group": state.group,
        "who": state.who,
        "why": state.why,
        "reset": state.reset,
    }
    args = {name: value for name, value in known.items() if value is not None}
    return Sentence(f"link-{state.word}", {**args})
