"""Games told in short: a round by who wins its battles, or card by card.

`play_round(game, "0 1 2 S1")` lets seats 0, 1, 2 win a battle each and seat 1 kill one with the
Sea Monster. `tell(game, "0:D5 1:D9 2:D2 / 1:H1 ...")` says who plays what; the hands follow from
it. `deal_suits(game, "0D 1H 2M")` gives each seat the low cards of one suit.
"""

from __future__ import annotations

from collections.abc import Iterable

from plank.games.walk_the_plank import (
    Cut,
    Deal,
    Play,
    Rules,
    Trump,
    WalkThePlank,
)

NAMES = ("Anne", "Bo", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal", "Ida")
SUITS = "DHMPL"


def players(count: int = 3, rules: Rules | None = None, first: int = 0) -> WalkThePlank:
    return WalkThePlank(NAMES[:count], rules or Rules(), first)


def tell(
    game: WalkThePlank, story: str, *, trump: str = "L", turned: str = "L13", more: str = ""
) -> list[object]:
    """Deal the cards of the story (and `more`, as "0:D1 2:H3", left unplayed) and play it."""
    battles = [[_seat_card(text) for text in part.split()] for part in story.split("/")]
    rest = [_seat_card(text) for text in more.split()]
    happened = deal_out(game, [*(play for battle in battles for play in battle), *rest], turned)
    happened += name_trump(game, trump)
    for battle in battles:
        happened += play(game, battle)
    return happened


def deal_out(
    game: WalkThePlank, cards: Iterable[tuple[int, str]], turned: str = "L13"
) -> list[object]:
    hands: list[list[str]] = [[] for _ in game.seats]
    for seat, card in cards:
        hands[seat].append(card)
    move = Deal(hands=tuple(map(tuple, hands)), turned=turned if game.round == 1 else None)
    return list(game.apply(move))


def deal_suits(game: WalkThePlank, suits: str, turned: str = "L13") -> list[object]:
    numbers = range(1, game.hand_size + 1)
    cards = [(int(seat), f"{suit}{number}") for seat, suit in suits.split() for number in numbers]
    return deal_out(game, cards, turned)


def name_trump(game: WalkThePlank, suit: str) -> list[object]:
    return list(game.apply(Trump(game.captain, suit))) if game.naming else []


def play(game: WalkThePlank, cards: Iterable[tuple[int, str]]) -> list[object]:
    return [event for seat, card in cards for event in game.apply(Play(seat=seat, card=card))]


def play_round(game: WalkThePlank, winners: str, *, trump: str = "L") -> list[object]:
    """Play a round in which these seats win; `S1` is a battle killed by seat 1."""
    groups = _groups(len(game.still_in))
    leader = game.leader
    battles = []
    for winner in winners.split():
        group = next(groups)
        order = _clockwise(game.still_in, leader)
        leader = int(winner.removeprefix("S"))
        battles.append(_battle(order, leader, group, "SEA" if "S" in winner else group[-1]))
    happened = deal_out(game, [card for battle in battles for card in battle], turned="L13")
    happened += name_trump(game, trump)
    return happened + [told for battle in battles for told in play(game, battle)]


def cut(game: WalkThePlank, draws: str) -> list[object]:
    return list(game.apply(Cut(draws=tuple(map(_seat_card, draws.split())))))


def reach(round_number: int, rules: Rules | None = None, captain: int = 0) -> WalkThePlank:
    """Three players, all still in, before the deal of round 1 to 5; `captain` leads it."""
    game = players(3, rules, captain)
    a, b, c = captain, (captain + 1) % 3, (captain + 2) % 3
    for winners in [(a, b, c, a, b, c, a), (a, b, c, a, b, a), (a, b, c, a, a), (a, b, c, a)][
        : round_number - 1
    ]:
        play_round(game, " ".join(map(str, winners)))
    return game


def duel(rules: Rules | None = None) -> WalkThePlank:
    """Anne and Bo before the deal of the one-card round; Anne is Captain, Cy is out."""
    game = reach(5, rules)
    play_round(game, "0 1 0")
    play_round(game, "0 1")
    cut(game, "0:D9 1:D8")
    return game


def standing(game: WalkThePlank) -> list[tuple[bool, int | None]]:
    """Whether each seat is out, and its place."""
    return [(game.out(seat), game.place(seat)) for seat in range(len(game.seats))]


def _seat_card(text: str) -> tuple[int, str]:
    seat, card = text.split(":")
    return int(seat), card


def _groups(size: int):
    """Give cards of one suit, rising, for one battle after another; L13 is never among them."""
    for suit in SUITS:
        for low in range(1, 13 - size + 1, size):
            yield [f"{suit}{number}" for number in range(low, low + size)]


def _clockwise(seats: tuple[int, ...], leader: int) -> list[int]:
    return sorted(seats, key=lambda seat: (seat < leader, seat))


def _battle(order: list[int], winner: int, group: list[str], best: str) -> list[tuple[int, str]]:
    others = iter(group)
    return [(seat, best if seat == winner else next(others)) for seat in order]
