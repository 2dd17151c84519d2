"""What happened in The Plank, as sentences to be told, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from plank.games import GameEvent, Move, Turn, Won
from plank.games.the_plank import Rethrow, ThePlank
from plank.games.the_plank import events as e
from plank.phrases.sentence import Sentence, sentence
from plank.referee.announcements import Line
from plank.referee.dice.faces import people_number


def lines(game: ThePlank, move: Move, events: Sequence[GameEvent]) -> tuple[Line, ...]:
    """Put what a move brought about into sentences; `game` is the state after it."""
    again = isinstance(move, Rethrow)
    return tuple(
        (said, "turn" if isinstance(event, Turn) else "game")
        for event in events
        for said in _sentences(game, event, again)
    )


def _sentences(game: ThePlank, one: GameEvent, again: bool) -> Iterable[Sentence]:
    if isinstance(one, e.Thrown):
        return (_thrown(game, one, again),)
    return _SENTENCES[type(one)](game, one)


def _thrown(game: ThePlank, one: e.Thrown, again: bool) -> Sentence:
    name = game.seats[one.seat]
    if not again:
        return sentence("thrown", name=name, faces=one.faces, total=one.total)
    dice = people_number(one.dice)
    paid = int(one.paid)
    return sentence("rethrown", name=name, dice=dice, faces=one.faces, paid=paid, total=one.total)


def _covered(game: ThePlank, one: e.Covered) -> Iterator[Sentence]:
    yield sentence("covered", name=game.seats[one.seat], die=one.die + 1, total=one.total)


def _gave(game: ThePlank, one: e.Gave) -> Iterator[Sentence]:
    name, other = game.seats[one.seat], game.seats[one.to]
    yield sentence("gave", name=name, other=other, coins=one.coins, favour=one.favour)


def _stayed(game: ThePlank, one: e.Stayed) -> Iterator[Sentence]:
    yield sentence("stayed", name=game.seats[one.seat], space=_place(one.space), why=one.why)


def _moved(game: ThePlank, one: e.Moved) -> Iterator[Sentence]:
    name = game.seats[one.seat]
    yield sentence("moved", name=name, start=_place(one.start), space=one.space)


def _jumped(game: ThePlank, one: e.Jumped) -> Iterator[Sentence]:
    name = game.seats[one.seat]
    yield sentence("jumped", name=name, start=one.start, space=one.space, symbol=one.symbol)


def _pushed(game: ThePlank, one: e.Pushed) -> Iterator[Sentence]:
    yield from _steps(game, "pushed", one.seat, one.steps)


def _swept(game: ThePlank, one: e.Swept) -> Iterator[Sentence]:
    yield sentence("sword", name=game.seats[one.seat], die=one.die + 1)
    yield from _steps(game, "swept", one.seat, one.steps)


def _steps(game: ThePlank, key: str, seat: int, steps: Iterable[e.Step]) -> Iterator[Sentence]:
    """Tell each group's step; those that go off the plank are told by their fall."""
    for step in steps:
        if step.space is not None:
            names = _names(game, step.seats)
            start = _place(step.start)
            yield sentence(key, name=game.seats[seat], names=names, start=start, space=step.space)


def _fell(game: ThePlank, one: e.Fell) -> Iterator[Sentence]:
    yield sentence("fell", names=_names(game, one.seats), rank=one.place, why=one.why)


def _lost(game: ThePlank, one: e.Lost) -> Iterator[Sentence]:
    if one.coins:
        yield sentence("lost-coins", name=game.seats[one.seat], coins=one.coins, to=one.to)


def _earned(game: ThePlank, one: e.Earned) -> Iterator[Sentence]:
    name = game.seats[one.seat]
    if one.coins:
        yield sentence("earned", name=name, coins=one.coins, why=one.why)
    if one.coins < one.due:
        yield sentence("short", name=name)


def _turn(game: ThePlank, one: Turn) -> Iterator[Sentence]:
    yield sentence("turn", name=game.seats[one.seat])


def _won(game: ThePlank, one: Won) -> Iterator[Sentence]:
    yield sentence("won", name=game.seats[one.seat])


def _names(game: ThePlank, seats: Iterable[int]) -> tuple[str, ...]:
    return tuple(game.seats[seat] for seat in seats)


def _place(space: int | None) -> int | str:
    return "ship" if space is None else space


_SENTENCES: dict[type[GameEvent], Callable[[ThePlank, Any], Iterable[Sentence]]] = {
    e.Covered: _covered,
    e.Gave: _gave,
    e.Stayed: _stayed,
    e.Moved: _moved,
    e.Jumped: _jumped,
    e.Pushed: _pushed,
    e.Swept: _swept,
    e.Fell: _fell,
    e.Lost: _lost,
    e.Earned: _earned,
    Turn: _turn,
    Won: _won,
}
