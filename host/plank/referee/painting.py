"""Painting the picture: the game, the table and what is to be done, put into one piece."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from plank.games import Game
from plank.phrases.sentence import Sentence, sentence
from plank.referee.agreement import Standing
from plank.referee.lead import Lead, Look, Reading
from plank.referee.picture import Choices, Phase, Picture
from plank.table.lamps import lamp_string
from plank.table.line.messages import LEVEL, Gesture

G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class Outlook:
    """All the referee knows beside the game itself."""

    count: int = 0
    link: str = "starting"
    link_told: Sentence | None = None
    faults: tuple[Sentence, ...] = ()
    aborted: bool = False
    look: Look | None = None
    standing: Standing = field(default_factory=Standing)
    reading: Reading = field(default_factory=Reading)
    gesture: Gesture | None = None


def paint(game: G, lead: Lead[G], outlook: Outlook) -> Picture:
    """Paint everything anew."""
    table = outlook.look.table if outlook.look else None
    phase = _phase(game, lead, outlook)
    playing = phase not in ("paused", "aborted")
    return Picture(
        number=0,
        game=game.name,
        rules=game.rules.header(),
        spaces=len(lead.layout(game)),
        layout=lead.layout(game),
        seats=lead.seats(game, table),
        turn=game.turn,
        phase=phase,
        dice=lead.dice(game, outlook.look),
        bank=lead.bank(game),
        free=lead.free(game),
        total=lead.total(game),
        choices=_choices(game, lead, outlook.look, phase),
        todo=_todo(game, phase, outlook),
        moves=outlook.standing.moves,
        link=outlook.link,
        lamps=_lamps(game, lead, outlook) if playing else "",
        pose=lead.lean(game) if playing else LEVEL,
        armed=playing and (not game.over or outlook.gesture is not None),
        gesture=outlook.gesture,
        winner=game.winner,
        count=outlook.count,
    )


def _phase(game: G, lead: Lead[G], outlook: Outlook) -> Phase:
    if outlook.aborted:
        return "aborted"
    if game.over and outlook.standing.agrees:
        return "over"
    if outlook.link != "connected" or outlook.look is None:
        return "paused"
    if not outlook.standing.agrees:
        return "put right"
    return lead.phase(game)


def _choices(game: G, lead: Lead[G], look: Look | None, phase: Phase) -> Choices:
    if look is None or phase in ("paused", "aborted", "over"):
        return Choices()
    return lead.choices(game, look)


def _todo(game: Game, phase: Phase, outlook: Outlook) -> tuple[Sentence, ...]:
    if phase == "aborted":
        return (sentence("aborted"),)
    if phase == "paused":
        return (outlook.link_told or sentence(f"link-{outlook.link}"),)
    todo = outlook.standing.todo + outlook.reading.todo + outlook.faults
    if game.winner is None:
        return todo
    return (*todo, sentence("over", name=game.seats[game.winner]))


def _lamps(game: G, lead: Lead[G], outlook: Outlook) -> str:
    if outlook.look is None:
        return ""
    glow = lead.glow(game, outlook.look, outlook.standing.lamps)
    return lamp_string(glow.places, glow.wells, outlook.look.table.spaces)
