"""What a seat sees (ruling W14), where the pirates stand, what is told, how a game is copied."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.walk_the_plank.short_games import (
    deal_out,
    deal_suits,
    duel,
    name_trump,
    play,
    play_round,
    players,
    reach,
)

from plank.games.walk_the_plank import (
    Aboard,
    CardEvent,
    CardMove,
    Dealt,
    Out,
    Play,
    Played,
    Sank,
    Stepped,
    Tied,
    Took,
    Turn,
    View,
    WalkThePlank,
)


def three_each() -> WalkThePlank:
    """Round 5 with Peglegs as trump: Anne D1 H1 WTP, Bo D2 H2 M2, Cy D3 H3 SEA."""
    game = reach(5)
    hands = ["D1 H1 WTP", "D2 H2 M2", "D3 H3 SEA"]
    deal_out(game, [(seat, card) for seat, hand in enumerate(hands) for card in hand.split()])
    name_trump(game, "L")
    return game


def cards_in(view: View) -> str:
    return msgspec.json.encode(view).decode()


@pytest.mark.parametrize(
    ("seat", "own", "others"),
    [(0, "D1 H1 WTP", "D2 H2 M2 D3 H3 SEA"), (1, "D2 H2 M2", "D1 H1 WTP D3 H3 SEA")],
)
def test_w14_a_seat_sees_its_own_hand_only(seat: int, own: str, others: str) -> None:
    view = three_each().view(seat)
    assert view.hand == tuple(own.split())
    assert not [card for card in others.split() if f'"{card}"' in cards_in(view)]


def test_w14_a_bystander_sees_no_hand() -> None:
    view = three_each().view(None)
    assert (view.hand, view.playable) == ((), ())
    hands = "D1 H1 WTP D2 H2 M2 D3 H3 SEA"
    assert not [card for card in hands.split() if f'"{card}"' in cards_in(view)]


def test_w14_sizes_played_cards_trump_and_battles_are_public() -> None:
    game = three_each()
    play(game, [(0, "D1"), (1, "D2"), (2, "D3"), (2, "H3")])
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert [seen.cards for seen in view.seats] == [2, 2, 1]
        assert [seen.battles for seen in view.seats] == [0, 0, 1]
        assert view.played == (Played(0, "D1"), Played(1, "D2"), Played(2, "D3"))
        assert view.table == (Played(2, "H3"),)
        assert (view.trump, view.turned, view.round, view.captain) == ("L", None, 5, 0)


def test_w14_the_turned_card_is_public() -> None:
    game = players(3)
    deal_suits(game, "0D 1H 2M", turned="P9")
    assert game.view(1).turned == "P9"


def test_w14_only_the_seat_to_play_sees_what_it_may_play() -> None:
    game = three_each()
    play(game, [(0, "H1")])
    assert game.view(1).playable == ("H2",)
    assert game.view(0).playable == ()
    assert game.view(2).playable == ()


def test_w14_the_captain_who_names_trump_sees_the_hand_and_plays_nothing_yet() -> None:
    game = reach(5)
    deal_suits(game, "0D 1H 2M")
    view = game.view(0)
    assert (view.hand, view.playable, view.naming) == (("D1", "D2", "D3"), (), True)


def test_w14_no_event_tells_a_card_in_a_hand() -> None:
    game = reach(5)
    happened = deal_suits(game, "0D 1H 2M")
    assert happened == [Dealt(5, (3, 3, 3), 0), Turn(0)]


# Pirates on the plank (the card game on the same table)


def test_pirates_start_on_the_space_of_the_hands_size() -> None:
    assert [reach(number).space(0) for number in range(1, 6)] == [7, 6, 5, 4, 3]
    assert [duel().space(seat) for seat in range(3)] == [1, 1, None]


def test_pirates_step_towards_the_sea_until_their_first_battle_won_brings_them_aboard() -> None:
    game = three_each()
    told = play(game, [(0, "D1"), (1, "D2"), (2, "D3")])
    assert told[-4:] == [Took(2, "D3", 1), Aboard(2), Stepped((0, 1), 2), Turn(2)]
    assert [game.space(seat) for seat in range(3)] == [2, 2, None]
    told = play(game, [(2, "SEA"), (0, "H1"), (1, "H2")])
    assert told[-3:] == [Sank(2), Stepped((0, 1), 1), Turn(2)]
    told = play(game, [(2, "H3"), (0, "WTP"), (1, "M2")])
    assert told[-4:] == [Took(0, "WTP", 1), Aboard(0), Out((1,), 3), Tied((0, 2))]
    assert game.place(1) == 3


def test_a_battle_won_later_tells_nothing_of_coming_aboard_again() -> None:
    game = three_each()
    play(game, [(0, "D1"), (1, "D2"), (2, "D3")])
    told = play(game, [(2, "H3"), (0, "H1"), (1, "H2")])
    assert told[-3:] == [Took(2, "H3", 2), Stepped((0, 1), 1), Turn(2)]


def test_no_pirate_is_on_the_plank_when_the_game_is_over() -> None:
    game = duel()
    play_round(game, "0")
    assert [game.space(seat) for seat in range(3)] == [None, None, None]


# Copies and text


def test_a_copy_goes_its_own_way() -> None:
    game = three_each()
    before = (game.final(), game.hand(0), game.table, game.view(1))
    twin = game.copy()
    play(twin, [(0, "D1"), (1, "D2"), (2, "D3")])
    assert (game.final(), game.hand(0), game.table, game.view(1)) == before
    play(game, [(0, "H1")])
    assert twin.hand(0) == ("H1", "WTP")


def test_moves_and_events_pass_through_json() -> None:
    game = three_each()
    move = Play(seat=0, card="D1", by="hand")
    as_json = msgspec.json.encode(move)
    assert as_json == b'{"do":"play","seat":0,"card":"D1","by":"hand"}'
    assert msgspec.json.decode(as_json, type=CardMove) == move
    for event in game.apply(move):
        as_json = msgspec.json.encode(event)
        assert msgspec.json.decode(as_json, type=CardEvent) == event


def test_a_play_entered_by_hand_is_a_play() -> None:
    game = three_each()
    game.apply(Play(seat=0, card="D1", by="hand"))
    assert game.table == (Played(0, "D1"),)
