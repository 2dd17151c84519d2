"""Everything that makes one position of The Plank differ from another, and its text.

    the-plank; "Anne" 8 2, "Bo" ship 1, "Cy" fell 3; turn 1; dice 5 coin 3 sword; free 1; bank 21

Behind a name come the space and the coins; `fell` is followed by the place in the result. The
section `over` stands instead of `turn` when the game is over. Left out are: `dice`, `free` and
`covered` (die numbers from 0) before the first throw of a turn, `first` where it is seat 0, and
`rules` where they are the printed ones. `bank none` is a bank without a limit.
"""

from __future__ import annotations

import msgspec

from plank.die_faces import Face
from plank.games import value_text
from plank.games.errors import PositionError
from plank.games.position_text import Sections, check, seat_text, whole, write
from plank.games.the_plank.dice import DICE, FREE_RETHROWS, READINGS
from plank.games.the_plank.rules import Rules
from plank.games.the_plank.spaces import FALLEN

NAME = "the-plank"
SYMBOLS: dict[str, Face] = {"coin": "coin", "sword": "sword"}
SECTIONS = ("turn", "over", "dice", "free", "covered", "bank", "first", "rules")


class Position(msgspec.Struct, frozen=True):
    """A position; seats' `at` are places as in `spaces.py`, `places` those in the result."""

    seats: tuple[str, ...]
    rules: Rules
    first: int
    at: tuple[int, ...]
    purses: tuple[int, ...]
    places: tuple[int | None, ...]
    turn: int | None
    faces: tuple[Face, ...]
    free: int
    covered: tuple[int, ...]
    bank: int | None


def to_text(position: Position) -> str:
    """Write a position as one line."""
    over = position.turn is None
    others = {
        "turn": position.turn,
        "over": "" if over else None,
        "dice": _joined(position.faces),
        "free": position.free if position.faces else None,
        "covered": _joined(position.covered),
        "bank": "none" if position.bank is None else position.bank,
        "first": position.first or None,
        "rules": position.rules.header() or None,
    }
    seats = [_seat_text(position, seat) for seat in range(len(position.seats))]
    return write(NAME, seats, others)


def from_text(text: str) -> Position:
    """Read a position. Raises PositionError for what cannot be one."""
    told = Sections(text, NAME, SECTIONS)
    rules: Rules = told.rules(Rules)
    seats = [_read_seat(words, rules) for _, words in told.seats]
    position = Position(
        seats=told.names,
        rules=rules,
        first=told.number("first", 0),
        at=tuple(at for at, _, _ in seats),
        purses=tuple(coins for _, coins, _ in seats),
        places=_places(seats),
        turn=None if "over" in told else told.number("turn"),
        faces=tuple(_face(face) for face in told.get("dice").split()),
        free=told.number("free", 0),
        covered=tuple(whole(die, "covered") for die in told.get("covered").split()),
        bank=None if told.get("bank") == "none" else told.number("bank"),
    )
    _check(position)
    return position


def _joined(given: tuple[object, ...]) -> str | None:
    return " ".join(map(str, given)) or None


def _seat_text(position: Position, seat: int) -> str:
    name, at = position.seats[seat], position.at[seat]
    if at == FALLEN:
        return seat_text(name, "fell", position.places[seat])
    space = "ship" if at > position.rules.spaces else at
    return seat_text(name, space, position.purses[seat])


def _read_seat(words: list[str], rules: Rules) -> tuple[int, int, int | None]:
    """Return a seat's place, its coins, and its place in the result."""
    if len(words) != 2:
        shown = value_text.value(" ".join(words))
        raise PositionError(f"seat {shown}: space and coins belong here, or fell and the place")
    where, count = words
    number = whole(count, "seat")
    if where == "fell":
        return FALLEN, 0, number
    at = rules.spaces + 1 if where == "ship" else whole(where, "space")
    check(1 <= at <= rules.spaces + 1, f"space {where}: there are {rules.spaces}")
    return at, number, None


def _places(seats: list[tuple[int, int, int | None]]) -> tuple[int | None, ...]:
    """Return the places in the result; the last one standing has won."""
    standing = sum(place is None for _, _, place in seats)
    return tuple(1 if standing == 1 and place is None else place for _, _, place in seats)


def _face(text: str) -> Face:
    return SYMBOLS.get(text) or whole(text, "dice")


def _check(position: Position) -> None:
    standing = [seat for seat, at in enumerate(position.at) if at != FALLEN]
    fallen = [place for place in position.places if place is not None and place > 1]
    for place in fallen:
        rank = 1 + len(standing) + sum(other < place for other in fallen)
        check(place == rank, f"fell {place}: with those who stand and fell later it is {rank}")
    check(len(fallen) + len(standing) == len(position.seats), "fell 1: the winner stands")
    if position.turn is None:
        check(len(standing) == 1, "over: the game is over when one is left standing")
    else:
        check(len(standing) > 1 and position.turn in standing, f"turn {position.turn} cannot be")
    _check_dice(position)
    _check_coins(position)


def _check_dice(position: Position) -> None:
    faces, covered = position.faces, position.covered
    thrown = faces in READINGS and position.turn is not None
    check(thrown or not faces, f"dice {value_text.values(faces)}: no throw of the four dice")
    check(thrown or not (covered or position.free), "free or covered, but no dice are thrown")
    check(position.free <= FREE_RETHROWS, f"free {position.free}: {FREE_RETHROWS} at most")
    rising = covered == tuple(sorted(set(covered) & set(DICE)))
    check(rising, "covered: different dice of 0 to 3 belong here, in rising order")
    check(not (covered and position.free), "free: the first cover waives free rethrows")


def _check_coins(position: Position) -> None:
    coins, bank = position.rules.coins, position.bank
    check((bank is None) == (coins is None), "bank: none where the rules set no limit, only there")
    if bank is None or coins is None:
        return
    held = sum(position.purses) + bank
    removed = position.rules.fallen_coins == "removed"
    check(held <= coins if removed else held == coins, f"coins: {held} of the {coins} are there")
