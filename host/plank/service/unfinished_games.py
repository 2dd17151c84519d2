"""Games that were left unfinished: the one to resume, and its place in the journal."""

from __future__ import annotations

from datetime import datetime

import msgspec

from plank.journal import GameRecord, GameSummary, Journal
from plank.people.seats import SeatPlan
from plank.referee.table_game.registry import on_table
from plank.service.game_plan import GamePlan


def find_unfinished_game(journal: Journal) -> GameSummary | None:
    """Find the last open game on the table that nobody else is playing, and hold it."""
    for game in journal.games("open"):
        if msgspec.json.decode(game.header)["game"] in on_table() and journal.hold(game.id):
            return game
    return None


def plan_to_resume(game: GameSummary, seed: int) -> GamePlan:
    """Plan to go on with a game; the seed is that of chance from now on."""
    names = msgspec.json.decode(game.header)["seats"]
    seats = tuple(SeatPlan(name, kind) for name, kind in zip(names, game.players, strict=True))
    return GamePlan(seats, game.header, seed, game.id)


def open_record(plan: GamePlan, journal: Journal) -> tuple[int, GameRecord]:
    """Open the plan's place in the journal: the game's number, and its record."""
    number = plan.number
    if number is None:
        kinds = tuple(seat.kind for seat in plan.seats)
        started = datetime.now().astimezone().isoformat(" ", "minutes")
        number = journal.start(plan.header, kinds, started)
    return number, GameRecord(journal, number)
