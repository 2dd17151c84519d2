"""Games describe themselves, and are found by their names."""

from __future__ import annotations

import pytest

from plank.games import GAMES, Game, RuleError
from plank.games.registry import Games
from plank.games.the_plank import Rules, ThePlank
from plank.games.walk_the_plank import WalkThePlank

every_game = pytest.mark.parametrize("game_type", GAMES.values(), ids=GAMES)
NAMES = "ABCDEFGHIJ"


def test_games_are_found_by_their_name_in_the_log():
    assert list(GAMES) == ["the-plank", "walk-the-plank"]
    assert GAMES["the-plank"] is ThePlank
    assert all(GAMES[name].name == name for name in GAMES)
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_a_game_can_be_added_but_none_replaced():
    games = Games()
    games.register("plank", "plank.games.the_plank", "ThePlank")
    assert list(games) == ["plank"]
    assert games["plank"] is ThePlank
    games.register("plank", "plank.games.the_plank", "ThePlank")
    with pytest.raises(ValueError, match="game 'plank' is registered already"):
        games.register("plank", "elsewhere", "Game")
    assert len(games) == 1


@every_game
def test_p1_w1_a_game_is_for_as_many_players_as_it_says(game_type: type[Game]):
    for count in range(len(NAMES) + 1):
        if count in game_type.players:
            assert game_type(NAMES[:count]).seats == tuple(NAMES[:count])
        else:
            with pytest.raises(RuleError, match=f"^{count} player"):
                game_type(NAMES[:count])


def test_p1_w1_the_plank_is_for_2_to_6_and_walk_the_plank_for_3_to_9():
    assert (ThePlank.players, WalkThePlank.players) == (range(2, 7), range(3, 10))


def test_p2_the_plank_needs_as_many_spaces_as_its_rules_say():
    assert ThePlank("AB").spaces == 20
    assert ThePlank("AB", Rules(spaces=30)).spaces == 30


def test_w1_walk_the_plank_needs_a_space_for_each_card_of_the_first_hand():
    assert WalkThePlank("ABC").spaces == WalkThePlank("ABC").hand_size == 7


def test_dice_lie_open_cards_are_secret():
    assert (ThePlank.dice, ThePlank.has_secrets) == (4, False)
    assert (WalkThePlank.dice, WalkThePlank.has_secrets) == (0, True)


def test_the_usual_bot_comes_first():
    assert list(ThePlank.bots) == ["bosun", "deckhand"]
    assert list(WalkThePlank.bots) == ["deckhand"]
