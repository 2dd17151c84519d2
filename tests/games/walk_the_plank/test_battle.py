"""One battle after another: rulings W4 to W9."""

from __future__ import annotations

import pytest
from tests.games.walk_the_plank.short_games import (
    deal_out,
    deal_suits,
    name_trump,
    play,
    play_round,
    players,
    reach,
    tell,
)

from plank.games.game import IllegalMove
from plank.games.walk_the_plank import Play, Played, Rules, Sank, Took, Turn, WalkThePlank


def three_cards(hands: str, trump: str = "L", rules: Rules | None = None) -> WalkThePlank:
    """Round 5: Anne leads, three cards each: "D1 D2 D3 / H1 H2 H3 / ..."."""
    game = reach(5, rules)
    held = [(seat, card) for seat, hand in enumerate(hands.split("/")) for card in hand.split()]
    deal_out(game, held)
    name_trump(game, trump)
    return game


def may_play(game: WalkThePlank) -> list[str]:
    return [move.card for move in game.legal() if isinstance(move, Play)]


def winner(battle: str, trump: str = "L", rules: Rules | None = None) -> int | None:
    """Who wins when Anne, Bo and Cy play these cards in turn; None: nobody."""
    cards = battle.split()
    rest = iter(["H4", "H5", "M4", "M5", "P4", "P5"])
    game = three_cards(
        " / ".join(f"{card} {next(rest)} {next(rest)}" for card in cards), trump, rules
    )
    happened = play(game, enumerate(cards))
    return next((told.seat for told in happened if isinstance(told, Took)), None)


# W4


def test_w4_the_captain_leads_round_1() -> None:
    game = players(3, first=1)
    assert deal_suits(game, "0D 1H 2M")[-1] == Turn(1)


def test_w4_the_captain_leads_the_first_battle_of_later_rounds() -> None:
    game = players(3)
    play_round(game, "1 1 1 1 0 2 2")  # Bo is Captain, Cy won last
    happened = deal_suits(game, "0D 1H 2M")
    assert happened[-1] == Turn(1)
    assert name_trump(game, "D")[-1] == Turn(1)


def test_w4_the_winner_of_a_battle_leads_the_next_and_play_is_clockwise() -> None:
    game = three_cards("D1 H1 H2 / D3 H3 H4 / D2 H5 H6")
    play(game, [(0, "D1"), (1, "D3"), (2, "D2")])
    turns = []
    for seat, card in [(1, "H3"), (2, "H5"), (0, "H1")]:
        turns.append(game.turn)
        play(game, [(seat, card)])
    assert turns == [1, 2, 0]


def test_w4_those_out_are_skipped() -> None:
    game = players(4)
    play_round(game, "0 0 2 2 3 3 0")  # Bo is out
    deal_suits(game, "0D 2H 3M")
    name_trump(game, "L")
    assert [
        told for told in play(game, [(0, "D1"), (2, "H1"), (3, "M1")]) if isinstance(told, Turn)
    ] == [
        Turn(2),
        Turn(3),
        Turn(0),
    ]


def test_w4_a_card_out_of_turn_is_refused() -> None:
    game = three_cards("D1 D2 D3 / H1 H2 H3 / M1 M2 M3")
    for seat, card in [(1, "H1"), (2, "M1"), (3, "D1"), (-3, "D1")]:
        with pytest.raises(IllegalMove, match=f"{card} played by seat {seat}.*Anne"):
            game.apply(Play(seat=seat, card=card))


# W5


def test_w5_the_leader_may_play_anything_trumps_too() -> None:
    game = three_cards("L1 WTP D3 / H1 H2 H3 / M1 M2 M3", trump="L")
    assert may_play(game) == ["L1", "WTP", "D3"]
    play(game, [(0, "L1")])


def test_w5_who_holds_the_current_suit_plays_it_or_a_special() -> None:
    game = three_cards("D1 D2 D3 / D7 SEA H3 / D8 L2 WTP")
    play(game, [(0, "D1")])
    assert may_play(game) == ["D7", "SEA"]
    with pytest.raises(IllegalMove, match=r"H3 does not follow suit.*Bo"):
        game.apply(Play(seat=1, card="H3"))
    play(game, [(1, "D7")])
    assert may_play(game) == ["D8", "WTP"]
    with pytest.raises(IllegalMove, match="L2 does not follow suit"):
        game.apply(Play(seat=2, card="L2"))


def test_w5_who_holds_none_of_it_plays_anything_and_need_not_trump() -> None:
    game = three_cards("D1 D2 D3 / L7 SEA H3 / M1 M2 M3", trump="L")
    play(game, [(0, "D1")])
    assert may_play(game) == ["L7", "SEA", "H3"]
    play(game, [(1, "H3")])
    assert may_play(game) == ["M1", "M2", "M3"]


def test_w5_a_hand_of_specials_alone_is_free() -> None:
    game = three_cards("D1 D2 D3 / WTP SEA WTP / M1 M2 M3")
    play(game, [(0, "D1")])
    assert may_play(game) == ["WTP", "SEA"]  # both Walk the Plank! are one move


def test_w5_both_walk_the_plank_of_a_hand_are_played_one_after_the_other() -> None:
    game = three_cards("WTP D1 WTP / D2 H1 H2 / D3 M1 M2")
    assert game.hand(0) == ("WTP", "D1", "WTP")
    play(game, [(0, "WTP"), (1, "D2"), (2, "D3")])
    assert (sorted(game.hand(0)), game.sizes) == (["D1", "WTP"], (2, 2, 2))
    play(game, [(0, "WTP"), (1, "H1"), (2, "M1")])
    assert (game.hand(0), game.sizes) == (("D1",), (1, 1, 1))
    with pytest.raises(IllegalMove, match="does not hold WTP"):
        game.apply(Play(seat=0, card="WTP"))


@pytest.mark.parametrize("card", ["D4", "H1", "D14", "", "SEA"])
def test_w5_only_a_card_of_the_own_hand_is_played(card: str) -> None:
    game = three_cards("D1 D2 D3 / H1 H2 H3 / M1 M2 M3")
    with pytest.raises(IllegalMove, match=f"^{card or chr(34) * 2} is not|not hold {card}$"):
        game.apply(Play(seat=0, card=card))
    assert game.hand(0) == ("D1", "D2", "D3")


# W6


def test_w6_the_first_card_sets_the_current_suit() -> None:
    game = three_cards("H1 D2 D3 / D7 H8 H3 / D8 H2 WTP")
    play(game, [(0, "H1")])
    assert may_play(game) == ["H8", "H3"]
    play(game, [(1, "H3")])
    assert may_play(game) == ["H2", "WTP"]


@pytest.mark.parametrize("special", ["WTP", "SEA"])
def test_w6_a_special_led_leaves_the_whole_battle_without_a_suit(special: str) -> None:
    game = three_cards(f"{special} D2 D3 / D7 H8 H3 / D8 H2 L2")
    play(game, [(0, special)])
    assert may_play(game) == ["D7", "H8", "H3"]
    play(game, [(1, "D7")])  # sets no suit
    assert may_play(game) == ["D8", "H2", "L2"]


def test_w6_the_next_battle_has_a_suit_again() -> None:
    game = three_cards("WTP D2 D3 / D7 H8 H3 / D8 H2 L2")
    play(game, [(0, "WTP"), (1, "H8"), (2, "L2"), (0, "D2")])
    assert may_play(game) == ["D7"]


# W7


@pytest.mark.parametrize(
    ("battle", "trump", "wins"),
    [
        ("D1 D9 D13", "L", 2),
        ("D13 D9 D1", "L", 0),
        ("D1 H13 D2", "L", 2),  # another suit wins nothing
        ("D1 H13 M13", "L", 0),
        ("D13 L1 D12", "L", 1),  # the lowest trump beats the highest card of the suit
        ("D13 L2 L9", "L", 2),
        ("L2 L1 D13", "L", 0),  # trump led
        ("D13 L9 WTP", "L", 2),
        ("WTP L13 D1", "L", 0),
        ("D13 L9 SEA", "L", None),
        ("SEA L13 D1", "L", None),
        ("D1 SEA WTP", "L", None),
        ("WTP SEA L13", "L", None),
        ("WTP WTP SEA", "L", None),
    ],
)
def test_w7_sea_monster_then_walk_the_plank_then_trump_then_suit(
    battle: str, trump: str, wins: int | None
) -> None:
    assert winner(battle, trump) == wins


def test_w7_without_trump_the_highest_card_of_the_suit_wins() -> None:
    game = players(3)
    rest = [(seat, f"{suit}{n}") for seat, suit in enumerate("HMP") for n in range(1, 7)]
    deal_out(game, [(0, "D3"), (1, "L13"), (2, "D5"), *rest], turned="SEA")
    assert game.trump is None
    assert Took(2, "D5", 1) in play(game, [(0, "D3"), (1, "L13"), (2, "D5")])


# W8


@pytest.mark.parametrize(
    ("battle", "wins"), [("WTP D1 WTP", 2), ("WTP WTP D1", 1), ("D1 WTP WTP", 2)]
)
def test_w8_the_later_walk_the_plank_wins(battle: str, wins: int) -> None:
    assert winner(battle) == wins


@pytest.mark.parametrize(
    ("battle", "wins"), [("WTP D1 WTP", 0), ("WTP WTP D1", 0), ("D1 WTP WTP", 1)]
)
def test_w8_two_wtp_first_lets_the_first_win(battle: str, wins: int) -> None:
    assert winner(battle, rules=Rules(two_wtp="first")) == wins


# W9


def test_w9_the_sea_monsters_player_leads_the_next_battle() -> None:
    game = three_cards("D1 H1 H2 / D3 H3 H4 / SEA H5 H6")
    happened = play(game, [(0, "D1"), (1, "D3"), (2, "SEA")])
    assert happened[-3:] == [Sank(2), happened[-2], Turn(2)]
    assert game.battles == (0, 0, 0)
    play(game, [(2, "H6"), (0, "H1"), (1, "H3")])
    assert game.battles == (0, 0, 1)


def test_w9_in_the_next_round_the_captain_leads_as_always() -> None:
    game = players(3)
    play_round(game, "0 0 0 1 1 2 S2")
    happened = deal_suits(game, "0D 1H 2M")
    assert happened[-1] == Turn(0)
    assert name_trump(game, "D")[-1] == Turn(0)


def test_a_whole_round_card_by_card() -> None:
    game = reach(5)
    happened = tell(game, "0:D1 1:D9 2:L2 / 2:H3 0:H9 1:SEA / 1:M1 2:M4 0:P13", trump="L")
    assert [told for told in happened if isinstance(told, Took | Sank)] == [
        Took(2, "L2", 1),
        Sank(1),
        Took(2, "M4", 2),
    ]
    assert game.winner == 2


def test_the_table_holds_the_battle_under_way_and_then_lies_with_the_played() -> None:
    game = three_cards("D1 H1 H2 / D3 H3 H4 / D2 H5 H6")
    play(game, [(0, "D1"), (1, "D3")])
    assert game.table == (Played(0, "D1"), Played(1, "D3"))
    play(game, [(2, "D2")])
    assert game.table == ()
    assert game.played == (Played(0, "D1"), Played(1, "D3"), Played(2, "D2"))
