"""The pack, the deal and trump: rulings W1 to W3."""

from __future__ import annotations

import pytest
from tests.games.walk_the_plank.short_games import NAMES, duel, play_round, players, reach

from plank.games.game import IllegalMove, RuleError
from plank.games.walk_the_plank import (
    Deal,
    Dealt,
    Named,
    Play,
    Rules,
    Trump,
    Turn,
    Turned,
    WalkThePlank,
    deck,
)


def hands_of(game: WalkThePlank, *changes: tuple[str, str]) -> tuple[tuple[str, ...], ...]:
    """Deal from the top of the ordered pack, then exchange cards in the hands by name."""
    size = game.hand_size
    swap = dict(changes)
    pack = iter(deck())
    hands = [
        [next(pack) for _ in range(size)] if seat in game.still_in else []
        for seat in range(len(game.seats))
    ]
    return tuple(tuple(swap.get(card, card) for card in hand) for hand in hands)


def test_w1_the_pack_has_65_numbered_cards_two_walk_the_plank_and_one_sea_monster() -> None:
    pack = deck()
    assert len(pack) == 68
    assert pack.count("WTP") == 2
    assert pack.count("SEA") == 1
    assert len(set(pack)) == 67
    assert {card[0] for card in pack if card not in ("WTP", "SEA")} == set("DHMPL")


@pytest.mark.parametrize("count", [0, 1, 2, 10])
def test_w1_three_to_nine_play(count: int) -> None:
    with pytest.raises(RuleError, match=rf"^{count} players?: .*3 to 9"):
        WalkThePlank([f"Pirate {number}" for number in range(count)])


def test_w1_nine_times_seven_cards_and_the_turned_one_fit_the_pack() -> None:
    game = players(9)
    game.apply(Deal(hands=hands_of(game), turned="SEA"))
    assert game.sizes == (7,) * 9


def test_w1_every_player_has_a_name() -> None:
    with pytest.raises(RuleError, match="seat 1 has no name"):
        WalkThePlank(["Anne", "", "Cy"])


@pytest.mark.parametrize("first", [-1, 3, 99, True, 1.0, "0"])
def test_w2_the_first_captain_is_a_seat(first: int) -> None:
    with pytest.raises(RuleError, match="first"):
        WalkThePlank(NAMES[:3], first=first)


def test_w1_a_card_is_dealt_once() -> None:
    game = players(3)
    with pytest.raises(IllegalMove, match="D1 once only"):
        game.apply(Deal(hands=hands_of(game, ("D2", "D1")), turned="SEA"))
    with pytest.raises(IllegalMove, match="D1 once only"):
        game.apply(Deal(hands=hands_of(game), turned="D1"))


def test_w1_two_walk_the_plank_may_be_dealt_and_not_three() -> None:
    game = players(3)
    with pytest.raises(IllegalMove, match="WTP twice only"):
        game.apply(Deal(hands=hands_of(game, ("D1", "WTP"), ("D9", "WTP")), turned="WTP"))
    game.apply(Deal(hands=hands_of(game, ("D1", "WTP"), ("D2", "WTP")), turned="SEA"))
    assert game.hand(0).count("WTP") == 2
    assert game.sizes == (7, 7, 7)


@pytest.mark.parametrize("card", ["D14", "D0", "X3", "wtp", "d1", "D01", "", "D"])
def test_w1_only_cards_of_the_pack_are_dealt(card: str) -> None:
    game = players(3)
    with pytest.raises(IllegalMove, match=f"{card} is not a card"):
        game.apply(Deal(hands=hands_of(game, ("D1", card)), turned="SEA"))


def test_w1_every_hand_has_the_cards_of_its_round() -> None:
    game = players(3)
    hands = hands_of(game)
    for wrong in [(hands[0][:6], *hands[1:]), hands[:2], (*hands, ("M1",)), ()]:
        with pytest.raises(IllegalMove, match=r"hands of 7, 7 and 7 cards"):
            game.apply(Deal(hands=wrong, turned="SEA"))
    assert game.awaits == "deal"


def test_w1_all_68_cards_are_shuffled_for_each_round() -> None:
    game = players(3)
    play_round(game, "0 1 2 0 1 2 0")
    game.apply(Deal(hands=hands_of(game)))  # the same cards as in round 1
    assert game.sizes == (6, 6, 6)


def test_w1_play_goes_on_below_three_and_the_out_get_no_cards() -> None:
    game = reach(5)
    play_round(game, "0 1 0")
    assert game.still_in == (0, 1)
    with pytest.raises(IllegalMove, match=r"hands of 2, 2 and 0 cards"):
        game.apply(Deal(hands=(("D1", "D2"), ("D3", "D4"), ("D5", "D6"))))
    game.apply(Deal(hands=(("D1", "D2"), ("D3", "D4"), ())))
    assert game.sizes == (2, 2, 0)


def test_rounds_have_7_6_5_4_3_2_1_cards() -> None:
    sizes = [reach(number).hand_size for number in range(1, 6)]
    game = reach(5)
    play_round(game, "0 1 0")
    sizes.append(game.hand_size)
    assert [*sizes, duel().hand_size] == [7, 6, 5, 4, 3, 2, 1]


def test_w2_the_first_captain_is_given_and_leads_from_seven_cards() -> None:
    game = players(3, first=2)
    happened = game.apply(Deal(hands=hands_of(game), turned="M4"))
    assert happened == [Dealt(1, (7, 7, 7), 2), Turned("M4", "M"), Turn(2)]
    assert (game.captain, game.turn, game.naming) == (2, 2, False)


def test_w2_the_turned_card_sets_trump_and_lies_out_of_play() -> None:
    game = players(3)
    game.apply(Deal(hands=hands_of(game), turned="M4"))
    assert (game.trump, game.turned) == ("M", "M4")
    assert all("M4" not in game.hand(seat) for seat in range(3))


@pytest.mark.parametrize("special", ["WTP", "SEA"])
def test_w2_a_special_turned_up_means_no_trump(special: str) -> None:
    game = players(3)
    happened = game.apply(Deal(hands=hands_of(game), turned=special))
    assert happened[1] == Turned(special, None)
    assert (game.trump, game.turned) == (None, special)


def test_w2_a_card_must_be_turned_up_in_round_1() -> None:
    game = players(3)
    with pytest.raises(IllegalMove, match="turned"):
        game.apply(Deal(hands=hands_of(game)))


def test_w2_trump_is_not_named_in_round_1() -> None:
    game = players(3)
    game.apply(Deal(hands=hands_of(game), turned="SEA"))
    with pytest.raises(IllegalMove, match="trump D named by seat 0"):
        game.apply(Trump(seat=0, suit="D"))


def test_w3_nothing_is_turned_up_later() -> None:
    game = reach(2)
    with pytest.raises(IllegalMove, match=r"round 2.*L1"):
        game.apply(Deal(hands=hands_of(game), turned="L1"))


def test_w3_the_captain_names_one_of_five_suits_before_the_first_card() -> None:
    game = reach(2, captain=1)
    game.apply(Deal(hands=hands_of(game)))
    assert (game.turn, game.naming, game.trump) == (1, True, None)
    assert list(game.legal()) == [Trump(seat=1, suit=suit) for suit in "DHMPL"]
    with pytest.raises(IllegalMove, match=r"Bo.*is to name trump"):
        game.apply(Play(seat=1, card=game.hand(1)[0]))
    assert game.apply(Trump(seat=1, suit="P")) == [Named(1, "P"), Turn(1)]
    assert (game.turn, game.naming, game.trump) == (1, False, "P")


@pytest.mark.parametrize("seat", [0, 2, 3, -1])
def test_w3_nobody_else_names_trump(seat: int) -> None:
    game = reach(2, captain=1)
    game.apply(Deal(hands=hands_of(game)))
    with pytest.raises(IllegalMove, match=f"named by seat {seat}"):
        game.apply(Trump(seat=seat, suit="P"))


@pytest.mark.parametrize("suit", ["", "DH", "d", "W", "Parrots", "WTP"])
def test_w3_trump_is_a_suit(suit: str) -> None:
    game = reach(2)
    game.apply(Deal(hands=hands_of(game)))
    with pytest.raises(IllegalMove, match=f"{suit} is not a suit"):
        game.apply(Trump(seat=0, suit=suit))


def test_w3_trump_is_named_once() -> None:
    game = reach(2)
    game.apply(Deal(hands=hands_of(game)))
    game.apply(Trump(seat=0, suit="P"))
    with pytest.raises(IllegalMove, match="is to play a card"):
        game.apply(Trump(seat=0, suit="D"))


def test_a_deal_comes_when_it_is_awaited_only() -> None:
    game = players(3)
    deal = Deal(hands=hands_of(game), turned="SEA")
    assert (game.awaits, game.turn, game.legal()) == ("deal", None, (Deal(hands=()),))
    game.apply(deal)
    assert game.awaits is None
    with pytest.raises(IllegalMove, match="a deal does not fit"):
        game.apply(deal)


def test_switches_have_the_printed_defaults() -> None:
    assert Rules() == Rules(two_wtp="last", captain_tie="cut", null_final="replay")


@pytest.mark.parametrize(
    "text",
    ["two_wtp=second", "captain_tie=Cut", "null_final=", "null_final=true", "push=true", "two_wtp"],
)
def test_a_wrong_switch_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match=text.split("=", maxsplit=1)[0]):
        Rules.from_texts([text])
