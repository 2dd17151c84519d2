"""Steps 2 and 3 of a turn: the roller's own move with its pushes, and the swords."""

from __future__ import annotations

from typing import Literal

from plank.games.the_plank.events import (
    Fell,
    Jumped,
    Lost,
    Moved,
    PlankEvent,
    Pushed,
    Stayed,
    Step,
    Swept,
)
from plank.games.the_plank.spaces import FALLEN
from plank.games.the_plank.state import State

Events = list[PlankEvent]


def move_roller(game: State, seat: int, target: int, events: Events) -> None:
    """Move the roller to its target, and push those who stand there (P11-P14, P25)."""
    start = game.at[seat]
    if target == start:
        why: Literal["zero", "safe"] = "safe" if game.total else "zero"
        events.append(Stayed(seat, game.space(seat), why))
        return
    if target == FALLEN:
        fall(game, (seat,), start, "total", events)
        return
    game.at[seat] = target
    events.append(_own_move(game, seat, start, target))
    if game.rules.push:
        push(game, seat, target, events)


def _own_move(game: State, seat: int, start: int, target: int) -> Moved | Jumped:
    if start == game.plank.ship:
        return Moved(seat, None, target)
    if game.total < start:
        return Moved(seat, start, target)
    return Jumped(seat, start, target, game.plank.symbols[target - 1])


def push(game: State, roller: int, space: int, events: Events) -> None:
    """Push those who stand where the roller landed, and so on down the chain (P25, P26)."""
    steps: list[Step] = []
    pushed = [seat for seat in on_space(game, space) if seat != roller]
    start = space
    while pushed:
        met = on_space(game, start - 1) if game.rules.push_chain else []
        steps.append(step(game, pushed, start, start - 1 or FALLEN))
        start -= 1
        pushed = met
    if steps:
        events.append(Pushed(roller, tuple(steps)))
        fall_off(game, steps, "push", events)


def sweep(game: State, roller: int, die: int, events: Events) -> None:
    """Let one sword face move everybody else one step forward (P18, P19)."""
    swept = game.plank.swept
    groups: dict[int, list[int]] = {}
    for seat, place in enumerate(game.at):
        if seat != roller and swept[place] != place:
            groups.setdefault(place, []).append(seat)
    steps = [step(game, groups[place], place, swept[place]) for place in sorted(groups)]
    events.append(Swept(roller, die, tuple(steps)))
    fall_off(game, steps, "sword", events)


def step(game: State, seats: list[int], start: int, target: int) -> Step:
    """Move seats together; who is off the plank has yet to fall."""
    for seat in seats:
        game.at[seat] = target
    ship = game.plank.ship
    return Step(tuple(seats), start if start < ship else None, target if target < ship else None)


def fall_off(game: State, steps: list[Step], why: Literal["push", "sword"], events: Events) -> None:
    """Let those fall that a push or a sword took off space 1; it is one moment (P19, P26)."""
    for moved in steps:
        if moved.space is None:
            fall(game, moved.seats, 1, why, events)


def fall(
    game: State,
    seats: tuple[int, ...],
    start: int,
    why: Literal["total", "push", "sword"],
    events: Events,
) -> None:
    """Let pirates fall together: they share a place, and their coins leave them (P15, P24)."""
    game.standing -= len(seats)
    place = game.standing + 1
    events.append(Fell(seats, start, place, why))
    for seat in seats:
        game.at[seat] = FALLEN
        game.places[seat] = place
        lose_coins(game, seat, events)


def lose_coins(game: State, seat: int, events: Events) -> None:
    """Take the coins of a fallen pirate (ruling P15)."""
    coins = game.purses[seat]
    if not coins:
        return
    game.purses[seat] = 0
    if game.rules.fallen_coins == "bank" and game.bank is not None:
        game.bank += coins
    events.append(Lost(seat, coins, game.rules.fallen_coins))


def on_space(game: State, space: int) -> list[int]:
    """Return the seats that stand on a space."""
    return [seat for seat, place in enumerate(game.at) if place == space]
