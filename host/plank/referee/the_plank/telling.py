"""What happened in The Plank, as sentences to be told, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from plank.games import GameEvent, Move, Turn, Won
from plank.games.the_plank import Rethrow, ThePlank
from plank.games.the_plank import events as h
from plank.phrases.sentence import Sentence, sentence


def tell(game: ThePlank, move: Move, events: Sequence[GameEvent]) -> tuple[Sentence, ...]:
    """Put what a move brought about into sentences; `game` is the state after it."""
    again = isinstance(move, Rethrow)
    told = (_sentences(game, event, again) for event in events)
    return tuple(chain.from_iterable(told))


def _sentences(game: ThePlank, one: GameEvent, again: bool) -> Iterable[Sentence]:
    if isinstance(one, h.Thrown):
        return (_thrown(game, one, again),)
    return _TELLERS[type(one)](game, one)


def _thrown(game: ThePlank, one: h.Thrown, again: bool) -> Sentence:
    name = game.seats[one.seat]
    if not again:
        return sentence("thrown", name=name, faces=one.faces, total=one.total)
    dice = tuple(die + 1 for die in one.dice)
    paid = int(one.paid)
    return sentence("rethrown", name=name, dice=dice, faces=one.faces, paid=paid, total=one.total)


def _covered(game: ThePlank, one: h.Covered) -> Iterator[Sentence]:
    yield sentence("covered", name=game.seats[one.seat], die=one.die + 1, total=one.total)


def _gave(game: ThePlank, one: h.Gave) -> Iterator[Sentence]:
    name, other = game.seats[one.seat], game.seats[one.to]
    yield sentence("gave", name=name, other=other, coins=one.coins, favour=one.favour)


def _stayed(game: ThePlank, one: h.Stayed) -> Iterator[Sentence]:
    yield sentence("stayed", name=game.seats[one.seat], space=_place(one.space), why=one.why)


def _moved(game: ThePlank, one: h.Moved) -> Iterator[Sentence]:
    name = game.seats[one.seat]
    yield sentence("moved", name=name, start=_place(one.start), space=one.space)


def _jumped(game: ThePlank, one: h.Jumped) -> Iterator[Sentence]:
    name = game.seats[one.seat]
    yield sentence("jumped", name=name, start=one.start, space=one.space, symbol=one.symbol)


def _pushed(game: ThePlank, one: h.Pushed) -> Iterator[Sentence]:
    yield from _steps(game, "pushed", one.seat, one.steps)


def _swept(game: ThePlank, one: h.Swept) -> Iterator[Sentence]:
    yield sentence("sword", name=game.seats[one.seat], die=one.die + 1)
    yield from _steps(game, "swept", one.seat, one.steps)


def _steps(game: ThePlank, key: str, seat: int, steps: Iterable[h.Step]) -> Iterator[Sentence]:
    """Tell each group's step; those that go off the plank are told by their fall."""
    for step in steps:
        if step.space is not None:
            names = _names(game, step.seats)
            start = _place(step.start)
            yield sentence(key, name=game.seats[seat], names=names, start=start, space=step.space)


def _fell(game: ThePlank, one: h.Fell) -> Iterator[Sentence]:
    yield sentence("fell", names=_names(game, one.seats), rank=one.place, why=one.why)


def _lost(game: ThePlank, one: h.Lost) -> Iterator[Sentence]:
    if one.coins:
        yield sentence("lost-coins", name=game.seats[one.seat], coins=one.coins, to=one.to)


def _earned(game: ThePlank, one: h.Earned) -> Iterator[Sentence]:
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


_TELLERS: dict[type[GameEvent], Callable[[ThePlank, Any], Iterable[Sentence]]] = {
    h.Covered: _covered,
    h.Gave: _gave,
    h.Stayed: _stayed,
    h.Moved: _moved,
    h.Jumped: _jumped,
    h.Pushed: _pushed,
    h.Swept: _swept,
    h.Fell: _fell,
    h.Lost: _lost,
    h.Earned: _earned,
    Turn: _turn,
    Won: _won,
}
