"""Who sits where by phone: a seat belongs to a token.

Players are told apart by name, and those of the same name by their order, so that a phone keeps its
player when the next game has other seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from plank.web.seats.token_store import KeptSeat
from plank.web.seats.tokens import digest, new_token

Player = tuple[str, int]
"""A name, and how many of the same name sit before it."""

HUMAN = "human"


def players(names: Sequence[str]) -> list[Player]:
    """Tell the players of these seats apart."""
    return [(name, list(names[:seat]).count(name)) for seat, name in enumerate(names)]


@dataclass(eq=False)
class SeatHolder:
    """Whoever holds a token: the player it plays."""

    player: Player

    def seat(self, names: Sequence[str]) -> int | None:
        """Return its seat among these, None when it is not there."""
        sitting = players(names)
        return sitting.index(self.player) if self.player in sitting else None


class Seating:
    """All tokens that are good for a seat."""

    def __init__(self, changed: Callable[[], None] = lambda: None) -> None:
        self._holders: dict[bytes, SeatHolder] = {}
        self._tickets: set[bytes] = set()
        self._changed = changed

    def restore(self, seats: Iterable[KeptSeat]) -> None:
        """Take tokens of an earlier run for good."""
        for seat in seats:
            self._holders[bytes.fromhex(seat.token)] = SeatHolder((seat.name, seat.which))

    def kept(self) -> tuple[KeptSeat, ...]:
        """Return the tokens as they are kept over a restart."""
        return tuple(KeptSeat(key.hex(), *one.player) for key, one in self._holders.items())

    def find(self, token: str) -> SeatHolder | None:
        """Return who holds this token, None when it is not good."""
        self._tickets.discard(digest(token))
        return self._holders.get(digest(token))

    def of(self, player: Player) -> SeatHolder | None:
        """Return who plays this player by phone."""
        return next((one for one in self._holders.values() if one.player == player), None)

    def good(self, holder: SeatHolder) -> bool:
        """Tell whether the token of this one is still good."""
        return holder in self._holders.values()

    def seat(self, player: Player) -> tuple[SeatHolder, str]:
        """Give a player a new token; one it had before is no longer good."""
        token, holder = new_token(), SeatHolder(player)
        others = {key: one for key, one in self._holders.items() if one.player != player}
        self._put({**others, digest(token): holder})
        return holder, token

    def ticket(self, player: Player) -> str:
        """Give a player a new token that nobody has come with yet."""
        token = self.seat(player)[1]
        self._tickets.add(digest(token))
        return token

    def lapse(self) -> None:
        """Take the tokens away that nobody has come with."""
        gone, self._tickets = self._tickets, set()
        self._put({key: one for key, one in self._holders.items() if key not in gone})

    def free(self, player: Player) -> None:
        """Take a player's token away."""
        self._put({key: one for key, one in self._holders.items() if one.player != player})

    def keep(self, playing: Sequence[Player]) -> None:
        """Take the tokens of all others away."""
        self._put({key: one for key, one in self._holders.items() if one.player in playing})

    def _put(self, holders: dict[bytes, SeatHolder]) -> None:
        if holders != self._holders:
            self._holders = holders
            self._changed()
