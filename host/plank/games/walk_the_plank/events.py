"""What happens in a game of Walk the Plank, one event a moment.

| move | tells, in this order |
|---|---|
| deal | dealt; turned in round 1 |
| trump | named |
| play | played |
| the last play of a battle, then | took, with aboard for the first of the round, or sank; stepped |
| the last play of a round, then | out; won, or again, or tied and captain |
| cut | drew for each draw, tied for those who cut again; captain |

Each move of a game that goes on to a seat ends with turn. Nothing here tells a card that is still
in a hand (ruling W14). A space is that of the plank: the pirates of those who have not won a battle
in this round stand together on as many as there are battles to come.
"""

from __future__ import annotations

from plank.games.game import GameEvent, Turn, Won


class Dealt(GameEvent, frozen=True):
    """A round begins: `sizes` holds the cards of each seat, 0 when out."""

    round: int
    sizes: tuple[int, ...]
    captain: int


class Turned(GameEvent, frozen=True):
    """Round 1's card lies face up; `trump` is its suit, None for a special."""

    card: str
    trump: str | None


class Named(GameEvent, frozen=True):
    """The Captain named the trump suit."""

    seat: int
    suit: str


class Played(GameEvent, frozen=True):
    """A card came to the table."""

    seat: int
    card: str


class Took(GameEvent, frozen=True):
    """A seat won the battle, its `battles`-th of the round."""

    seat: int
    card: str
    battles: int


class Sank(GameEvent, frozen=True):
    """Nobody won the battle: `seat` played the Sea Monster."""

    seat: int


class Aboard(GameEvent, frozen=True):
    """With the first battle won a pirate comes back aboard, safe for the round."""

    seat: int


class Stepped(GameEvent, frozen=True):
    """The pirates not aboard go one step towards the sea, together on to `space`."""

    seats: tuple[int, ...]
    space: int


class Out(GameEvent, frozen=True):
    """Those without a battle at the round's end walk the plank and share `place`."""

    seats: tuple[int, ...]
    place: int


class Tied(GameEvent, frozen=True):
    """These share the most battles, or the highest card of a cut."""

    seats: tuple[int, ...]


class Drew(GameEvent, frozen=True):
    """A seat drew a card in the cut for Captain."""

    seat: int
    card: str


class Captain(GameEvent, frozen=True):
    """A seat is Captain of the next round."""

    seat: int


class Again(GameEvent, frozen=True):
    """The one-card round drowned and is dealt again; `seat`, the Sea Monster's player, leads."""

    seat: int


CardEvent = (
    Dealt
    | Turned
    | Named
    | Played
    | Took
    | Sank
    | Aboard
    | Stepped
    | Out
    | Tied
    | Drew
    | Captain
    | Again
    | Turn
    | Won
)
