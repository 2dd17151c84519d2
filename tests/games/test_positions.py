"""A position as text and back, copies, equality, and games at any move, for both games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.the_plank.drawn import MOVES_AT_MOST, games

from plank.games.errors import PositionError
from plank.games.record import GameRecord
from plank.games.ships_log import LogError
from plank.games.the_plank import Rules, Stand, ThePlank, Throw
from plank.games.walk_the_plank import Rules as CardRules
from plank.games.walk_the_plank import WalkThePlank

SEEDS = st.integers(0, 2**32)
NAMES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)
AnyGame = ThePlank | WalkThePlank


@st.composite
def card_games(draw: st.DrawFn) -> WalkThePlank:
    seats = draw(st.lists(NAMES, min_size=3, max_size=9))
    rules = CardRules(
        two_wtp=draw(st.sampled_from(["last", "first"])),
        captain_tie=draw(st.sampled_from(["cut", "last_winner"])),
        null_final=draw(st.sampled_from(["replay", "monster"])),
    )
    return WalkThePlank(seats, rules, draw(st.integers(0, len(seats) - 1)))


def positions(game: AnyGame, seed: int) -> Iterator[AnyGame]:
    """Play at random; yield the game before each move and at the end."""
    source = random.Random(seed)
    for _ in range(MOVES_AT_MOST):
        yield game
        if game.over:
            break
        game.apply(game.fill_in(source.choice(game.legal()), source))


@settings(max_examples=15)
@given(games() | card_games(), SEEDS)
def test_every_position_is_read_back_from_its_text(game: AnyGame, seed: int):
    for position in positions(game, seed):
        text = position.to_text()
        read = type(game).from_text(text)
        assert read == position and hash(read) == hash(position)
        assert read.to_text() == text
        assert read.legal() == position.legal()
        assert read.final() == position.final()
        assert read.view(None) == position.view(None)
        assert read.view(0) == position.view(0)


@settings(max_examples=12)
@given(games() | card_games(), SEEDS)
def test_a_game_read_from_a_text_goes_on_like_the_other(game: AnyGame, seed: int):
    stop = seed % 60
    for count, _ in enumerate(positions(game, seed)):
        if count == stop:
            break
    twin, source = type(game).from_text(game.to_text()), random.Random(seed)
    for _ in range(MOVES_AT_MOST):
        if game.over:
            break
        move = game.fill_in(source.choice(game.legal()), source)
        assert game.apply(move) == twin.apply(move)
        assert game == twin


@settings(max_examples=12)
@given(games() | card_games(), SEEDS)
def test_a_copy_is_equal_until_one_of_both_moves(game: AnyGame, seed: int):
    source = random.Random(seed)
    for position in positions(game, seed):
        if position.over:
            break
        twin = position.copy()
        assert twin == position and hash(twin) == hash(position)
        twin.apply(twin.fill_in(source.choice(twin.legal()), source))
        assert twin != position


def test_games_of_different_kinds_rules_and_names_differ():
    assert ThePlank("ABC") != WalkThePlank("ABC")
    assert ThePlank("AB") != ThePlank("AB", Rules(push=True))
    assert ThePlank("AB") != ThePlank("AC")
    assert ThePlank("AB") != "AB"


@settings(max_examples=12)
@given(games() | card_games(), SEEDS)
def test_a_record_takes_back_every_move_and_knows_the_game_at_each(game: AnyGame, seed: int):
    record, texts, source = GameRecord(game), [], random.Random(seed)
    for _ in range(60):
        texts.append(record.game.to_text())
        if record.game.over:
            break
        legal = record.game.legal()
        record.apply(record.game.fill_in(source.choice(legal), source))
    assert game == record.at(0)  # the game that was given has not moved
    assert GameRecord.from_log(record.to_log()).game == record.game
    made = len(record.moves)
    for count, text in enumerate(texts[: made + 1]):
        assert record.at(count).to_text() == text
    for text in reversed(texts[:made]):
        move = record.undo()
        assert record.game.to_text() == text
        record.apply(move)
        record.undo()
    with pytest.raises(IndexError, match="no move to undo"):
        record.undo()


def test_a_record_has_no_game_beyond_its_last_move():
    record = GameRecord(ThePlank(("Anne", "Bo")))
    record.apply(Throw(0, (5, "coin", 3, 2)))
    for moves in (-1, 2):
        with pytest.raises(IndexError, match=f"move {moves}: the record has 1"):
            record.at(moves)


def test_a_refused_move_leaves_the_record_as_it_was():
    record = GameRecord(ThePlank(("Anne", "Bo")))
    with pytest.raises(ValueError, match="not thrown yet"):
        record.apply(Stand(0))
    assert record.moves == ()
    assert record.game == ThePlank(("Anne", "Bo"))


def test_a_damaged_log_is_no_record():
    with pytest.raises(LogError, match="mine:1: not JSON"):
        GameRecord.from_log("{", "mine")


def test_a_position_of_the_dice_game_reads_as_people_say_it():
    game = ThePlank(("Anne", "Bo"), Rules(push=True))
    game.apply(Throw(0, (5, "coin", 3, 2)))
    assert str(game) == (
        'the-plank; "Anne" ship 1, "Bo" ship 1; turn 0; dice 5 coin 3 2; free 2; bank 22; '
        'rules {"push": true}'
    )
    assert repr(game) == f"ThePlank.from_text({str(game)!r})"


def test_w14_a_card_game_is_printed_without_anybodys_cards():
    game = WalkThePlank(("Anne", "Bo", "Cy"))
    source = random.Random(1)
    game.apply(game.fill_in(game.legal()[0], source))
    assert '"Anne" 7 cards, "Bo" 7 cards, "Cy" 7 cards' in str(game)
    assert str(game) in repr(game)
    cards = {card for seat in range(3) for card in game.hand(seat)}
    assert not cards & set(str(game).replace(",", " ").split())
    with pytest.raises(PositionError):
        WalkThePlank.from_text(str(game))


GOOD = 'the-plank; "A" 8 2, "B" ship 1; turn 1; bank 21'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "the-plank",
        "the-plank; ",
        "chess; " + GOOD,
        GOOD.replace('"A"', "A"),
        GOOD.replace("8 2", "8"),
        GOOD.replace("8 2", "0 2"),
        GOOD.replace("8 2", "22 2"),
        GOOD.replace("8 2", "8 3"),
        GOOD.replace("8 2", "fell 2"),
        GOOD.replace("8 2", "fell 1"),
        GOOD.replace("turn 1", "turn 2"),
        GOOD.replace("turn 1", "turn x"),
        GOOD.replace("turn 1", "over"),
        GOOD.replace("; turn 1", ""),
        GOOD + "; turn 1",
        GOOD + "; wind 3",
        GOOD + "; free 1",
        GOOD + "; dice 5 coin 3 coin",
        GOOD + "; dice 5 coin 3 2; free 3",
        GOOD + "; dice 5 coin 3 2; covered 4",
        GOOD + "; dice 5 coin 3 2; covered 1 0",
        GOOD + "; dice 5 coin 3 2; covered 1; free 1",
        GOOD + "; first 2",
        GOOD + "; rules {",
        GOOD + "; rules []",
        GOOD + '; rules {"push": 1}',
        GOOD.replace("bank 21", "bank none"),
        GOOD.replace("bank 21", "bank 20"),
        GOOD + '; rules {"coins": null}',
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str):
    assert ThePlank.from_text(GOOD).to_text() == GOOD
    with pytest.raises(ValueError) as refused:
        ThePlank.from_text(text)
    assert "\n" not in str(refused.value)


CARDS = (
    'walk-the-plank; "A" D1 D2, "B" H1, "C" out 3; round 6; captain 0; leader 1; next play; '
    "trump P; table 1:H9"
)


@pytest.mark.parametrize(
    "text",
    [
        CARDS.replace("D1 D2", "D1"),
        CARDS.replace("D1 D2", "D1 D1"),
        CARDS.replace("D1 D2", "D1 X2"),
        CARDS.replace("out 3", "out 2"),
        CARDS.replace("out 3", "out 1"),
        CARDS.replace("out 3", "M1"),
        CARDS.replace("round 6", "round 8"),
        CARDS.replace("captain 0", "captain 3"),
        CARDS.replace("leader 1", "leader 2"),
        CARDS.replace("leader 1", "leader 0"),
        CARDS.replace("next play", "next week"),
        CARDS.replace("next play", "next over"),
        CARDS.replace("next play", "next deal"),
        CARDS.replace("next play", "next trump"),
        CARDS.replace("trump P", "trump X"),
        CARDS.replace("1:H9", "1H9"),
        CARDS.replace("1:H9", "2:H9"),
        CARDS.replace("1:H9", "1:H1"),
        CARDS.replace("1:H9", "1:H9 0:D3"),
        CARDS + "; turned M4",
        CARDS + "; battles 0:D5",
        CARDS + "; battles 1:D5 1:D6",
        CARDS + "; battles 0:D5 1:D6, 0:D7 1:D8",
    ],
)
def test_a_text_that_is_no_position_of_the_cards_is_refused(text: str):
    assert WalkThePlank.from_text(CARDS).to_text() == CARDS
    with pytest.raises(ValueError) as refused:
        WalkThePlank.from_text(text)
    assert "\n" not in str(refused.value)


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str):
    for start, kind in (("the-plank; ", ThePlank), ("walk-the-plank; ", WalkThePlank)):
        for tried in (text, start + text, start + '"A" 1 2, "B" ' + text):
            with pytest.raises(ValueError):
                kind.from_text(tried)
