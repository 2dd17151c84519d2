"""Who sits where, and what is said about seats that cannot be."""

from __future__ import annotations

import pytest

from plank.games import GAMES
from plank.games.the_plank import ThePlank
from plank.people.seats import (
    BOT_NAMES,
    SeatError,
    SeatPlan,
    parse_seats,
    plan_drafted,
)


def seats_of(text: str) -> tuple[SeatPlan, ...]:
    return parse_seats(text, ThePlank)


def drafted_seats(drafted: list[tuple[str, str]]) -> tuple[SeatPlan, ...]:
    return plan_drafted(drafted, ThePlank)


def test_names_and_bots_take_their_seats_in_order():
    assert seats_of("Anne,bot:deckhand,Bo,bot") == (
        SeatPlan("Anne", "human"),
        SeatPlan("Morgan", "deckhand"),
        SeatPlan("Bo", "human"),
        SeatPlan("Bess", "bosun"),
    )


def test_a_bot_takes_no_name_that_a_human_has():
    assert [seat.name for seat in seats_of("morgan,bot,bot")] == ["morgan", "Bess", "Kidd"]


def test_there_are_names_for_a_table_full_of_bots():
    assert len(set(BOT_NAMES)) >= 2 * max(game.players[-1] for game in GAMES.values()) - 2
    assert all(seat.is_bot for seat in seats_of(",".join(["bot"] * ThePlank.players[-1])))


def test_names_may_repeat_and_have_spaces_and_any_letters():
    names = [seat.name for seat in seats_of("Anne, Anne ,Zoë de la Mér,李")]
    assert names == ["Anne", "Anne", "Zoë de la Mér", "李"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "seat '': a name is missing"),
        ("Anne", "1 seat: a game needs 2 to 6"),
        ("Anne,,Bo", "seat '': a name is missing"),
        ("Anne,  ", "seat '': a name is missing"),
        ("A,B,C,D,E,F,G", "7 seats: The Plank is for 6 at most"),
        (
            "Anne,bot:parrot",
            "seat 'bot:parrot': there is no such bot; write bot:bosun or bot:deckhand",
        ),
        ("Anne,bot:human", "seat 'bot:human': there is no such bot"),
        ("Anne,bot:", "seat 'bot:': there is no such bot"),
        ("Anne,B\x1b[2Jo", r"seat 'B\x1b[2Jo': a name is made of letters people can see"),
        ("Anne,B\no", r"seat 'B\no': a name is made of"),
        ("Anne,B\u202eo", r"seat 'B\u202eo': a name is made of"),
        ("Anne,B\udcffo", r"seat 'B\udcffo': a name is made of"),
        ("Anne," + "B" * 21, "21 letters; a name has 20 at most"),
    ],
)
def test_seats_that_cannot_be_are_refused_in_one_line(text: str, why: str):
    with pytest.raises(SeatError) as refused:
        seats_of(text)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_every_bot_may_be_seated():
    assert {seats_of(f"Anne,bot:{kind}")[1].kind for kind in ThePlank.bots} == set(ThePlank.bots)


def test_in_a_set_up_any_name_is_just_a_name():
    drafted = [("bot", "human"), (" bot:deckhand ", "human"), ("A, B", "human"), ("Ada", "bosun")]
    assert [(seat.name, seat.kind) for seat in drafted_seats(drafted)] == [
        ("bot", "human"),
        ("bot:deckhand", "human"),
        ("A, B", "human"),
        ("Ada", "bosun"),
    ]


def test_a_bot_without_a_name_in_a_set_up_gets_one_that_nobody_has():
    drafted = [("", "bosun"), ("morgan", "human"), ("Morgan", "deckhand"), ("Bess", "bosun")]
    assert [seat.name for seat in drafted_seats(drafted)] == ["Kidd", "morgan", "Mary", "Bess"]


@pytest.mark.parametrize(
    ("drafted", "key"),
    [
        ([("", "human"), ("Bo", "human")], "name-wanted"),
        ([("B\no", "bosun"), ("Bo", "human")], "name-unseen"),
        ([("B" * 21, "bosun"), ("Bo", "human")], "name-long"),
        ([("Bo", "human")], "seats-few"),
        ([("", "bosun")] * 7, "seats-many"),
        ([("Bo", "parrot"), ("Anne", "human")], "no-such-kind"),
    ],
)
def test_what_is_wrong_in_a_set_up_has_a_sentence(drafted: list[tuple[str, str]], key: str):
    with pytest.raises(SeatError) as told:
        drafted_seats(drafted)
    assert told.value.key == key
