"""Whether the table agrees with the game, and what to say when it does not.

What the last move asks for (*owed*) is said at once. Anything else waits a while: a bystander
that is bumped and put back is nothing (failures.md D8).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from plank.phrases.sentence import Sentence, sentence
from plank.referee.positions.place_names import place_argument
from plank.referee.tasks import CarryPirate, Urgency
from plank.table.lamps import Lamp
from plank.table.misplaced_pirates import Difference, Kind, differences, lamps_for
from plank.table.table_state import TableState

GRACE_S = 2.0
"""How long a pirate may be off its place before anybody is told."""

URGENCIES: dict[str, Urgency] = {"move": "next", "take-off": "next", "missing": "missing"}
"""The sentences of which people are reminded; the others are announced when they begin to hold."""


@dataclass(frozen=True)
class Agreement:
    """How the pirates stand: `moves` (lane, place) put them right, `tasks` ask for it.

    `complaints` are those of the sentences that nobody has been told yet; `due` is when the
    next one must be told, if things stay as they are. `lamps` light the one to put right next:
    red where it stands, green where it belongs.
    """

    agrees: bool = True
    moves: tuple[tuple[int, int | None], ...] = ()
    tasks: tuple[CarryPirate, ...] = ()
    complaints: tuple[Sentence, ...] = ()
    due: float | None = None
    lamps: Mapping[int, Lamp] = field(default_factory=dict[int, Lamp])


class AgreementCheck:
    """Remembers what is owed, since when a pirate is off its place, and what was told."""

    def __init__(self) -> None:
        self._owed: dict[int, int | None] = {}
        self._since: dict[Difference, float] = {}
        self._told: set[Difference] = set()

    def owe(self, before: Mapping[int, int | None], after: Mapping[int, int | None]) -> None:
        """Note the pirates that a move has sent elsewhere, with where they come from."""
        for lane, place in after.items():
            if before.get(lane) != place:
                self._owed[lane] = before.get(lane)

    def check(
        self,
        names: Sequence[str],
        expected: Mapping[int, int | None],
        in_hand: Mapping[int, frozenset[int]],
        table: TableState,
        now: float,
    ) -> Agreement:
        """Compare the table with the game.

        Pirates `in_hand` may be in the hand or on these places, once nothing is owed of them.
        """
        free = {lane: places for lane, places in in_hand.items() if lane not in self._owed}
        allowed = _allowing(expected, free, table)
        found = [] if _stand_as(allowed, table) else differences(allowed, table)
        self._since = {one: self._since.get(one, now) for one in found}
        self._told &= set(found)
        lanes = {one.lane for one in found}
        self._owed = {lane: start for lane, start in self._owed.items() if lane in lanes}
        said = [one for one in found if self._is_owed(one) or self._is_late(one, now)]
        new = [one for one in said if not self._is_owed(one) and one not in self._told]
        self._told.update(new)
        waiting = [self._since[one] + GRACE_S for one in found if one not in said]
        return Agreement(
            agrees=not found,
            moves=tuple((one.lane, one.belongs) for one in found),
            tasks=tuple(self._task(one, names) for one in said),
            complaints=tuple(self._sentence(one, names) for one in new),
            due=min(waiting, default=None),
            lamps=_next_lamps(said or found),
        )

    def _is_late(self, one: Difference, now: float) -> bool:
        return now - self._since[one] >= GRACE_S

    def _is_owed(self, one: Difference) -> bool:
        """Tell whether the pirate is on its way: still at its start, or in the hand."""
        if one.lane not in self._owed:
            return False
        return one.stands == self._owed[one.lane] or one.kind is Kind.MISSING

    def _task(self, one: Difference, names: Sequence[str]) -> CarryPirate:
        return CarryPirate(
            lane=one.lane,
            place=one.belongs,
            urgency=URGENCIES.get(self._key(one, len(names)), "shown"),
            sentence=self._sentence(one, names),
        )

    def _key(self, one: Difference, seats: int) -> str:
        if one.kind is Kind.MISPLACED and self._is_owed(one):
            return "move"
        if one.kind is Kind.EXTRA:
            return "take-off" if one.lane < seats else "extra"
        keys = {Kind.MISPLACED: "put-back", Kind.MISSING: "missing", Kind.ASTRAY: "astray"}
        return keys.get(one.kind, "doubled")

    def _sentence(self, one: Difference, names: Sequence[str]) -> Sentence:
        name, key = _name(one.lane, names), self._key(one, len(names))
        belongs, stands = place_argument(one.belongs), place_argument(one.stands)
        if key == "move":
            return sentence(key, name=name, start=stands, space=belongs)
        if one.found is not None:
            other = _name(one.found, names)
            return sentence(key, name=name, other=other, belongs=belongs, stands=stands)
        return sentence(key, name=name, belongs=belongs, stands=stands)


def _stand_as(allowed: Mapping[int, int | None], table: TableState) -> bool:
    """Tell whether every lane senses just the pirate that belongs there: nearly always so."""
    return all(
        places == (() if (place := allowed.get(lane)) is None else (place,))
        for lane, places in table.pirates.items()
    )


def _next_lamps(found: Sequence[Difference]) -> dict[int, Lamp]:
    return lamps_for(found[0]) if found else {}


def _allowing(
    expected: Mapping[int, int | None],
    in_hand: Mapping[int, frozenset[int]],
    table: TableState,
) -> dict[int, int | None]:
    """Expect a pirate that may be in the hand wherever it is allowed to be."""
    allowed = dict(expected)
    for lane, places in in_hand.items():
        stands = table.pirates.get(lane, ())
        if not stands:
            allowed[lane] = None
        elif len(stands) == 1 and stands[0] in places:
            allowed[lane] = stands[0]
    return allowed


def _name(lane: int, names: Sequence[str]) -> str:
    """Name a lane's pirate; a lane without a seat by its number, from 1."""
    return names[lane] if lane < len(names) else str(lane + 1)
