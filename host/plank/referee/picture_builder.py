"""Builds the picture: the game, the table and what is to be done, put into one piece."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from plank.games import Game
from plank.phrases.sentence import Sentence, sentence
from plank.referee.picture import Phase, Picture
from plank.referee.positions.agreement import Agreement
from plank.referee.table_game.table_game import Interpretation, TableGame
from plank.referee.table_game.table_view import TableView
from plank.referee.tasks import Notice, Task, Wait
from plank.table.lamps import lamp_string
from plank.table.line.messages import LEVEL, Gesture

G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class RefereeState:
    """All the referee knows beside the game itself."""

    count: int = 0
    last_mover: int | None = None
    link: str = "starting"
    link_sentence: Sentence | None = None
    faults: tuple[Sentence, ...] = ()
    aborted: bool = False
    view: TableView | None = None
    agreement: Agreement = field(default_factory=Agreement)
    interpretation: Interpretation = field(default_factory=Interpretation)
    gesture: Gesture | None = None


def build_picture(game: G, table_game: TableGame[G], state: RefereeState) -> Picture:
    """Build the picture anew."""
    table = state.view.table if state.view else None
    phase = _phase(game, table_game, state)
    playing = phase not in ("paused", "aborted")
    dice, layout = table_game.dice, table_game.layout(game)
    link = state.link_sentence or sentence(f"link-{state.link}")
    return Picture(
        number=0,
        game=game.name,
        rules=game.rules.header(),
        spaces=len(layout),
        layout=layout,
        seats=table_game.seats(game, table),
        turn=game.turn,
        phase=phase,
        dice=dice.picture(game, state.view, playing=playing and phase != "over") if dice else None,
        tasks=_tasks(game, phase, link, state),
        moves=state.agreement.moves,
        link=state.link,
        link_sentence=link,
        lamps=_lamps(game, table_game, state) if playing else "",
        pose=table_game.pose(game) if playing else LEVEL,
        armed=playing and (not game.over or state.gesture is not None),
        gesture=state.gesture,
        winner=game.winner,
        count=state.count,
        last_mover=state.last_mover,
    )


def _phase(game: G, table_game: TableGame[G], state: RefereeState) -> Phase:
    if state.aborted:
        return "aborted"
    if game.over and state.agreement.agrees:
        return "over"
    if state.link != "connected" or state.view is None:
        return "paused"
    if not state.agreement.agrees:
        return "put right"
    return table_game.phase(game)


def _tasks(game: Game, phase: Phase, link: Sentence, state: RefereeState) -> tuple[Task, ...]:
    if phase == "aborted":
        return (Notice(sentence=sentence("aborted")),)
    if phase == "paused":
        return (Wait(sentence=link),)
    faults = tuple(Notice(sentence=fault) for fault in state.faults)
    tasks = (*state.agreement.tasks, *state.interpretation.tasks, *faults)
    if game.winner is None:
        return tasks
    return (*tasks, Notice(sentence=sentence("over", name=game.seats[game.winner])))


def _lamps(game: G, table_game: TableGame[G], state: RefereeState) -> str:
    if state.view is None:
        return ""
    lit = table_game.lighting(game, state.view, state.agreement.lamps)
    return lamp_string(lit.places, lit.wells, state.view.table.spaces)
