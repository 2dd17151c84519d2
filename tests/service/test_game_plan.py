"""What is to be played: drawn by a seed, and refused where it cannot be."""

from __future__ import annotations

import json

import pytest

from plank.games.the_plank import Rules
from plank.people.seats import SeatPlan
from plank.service import plan_another, plan_game


def test_a_plan_has_seats_rules_and_spaces() -> None:
    plan = plan_game("the-plank", "Anne,bot", Rules(spaces=11), first=1, seed=3)
    assert plan.seats == (SeatPlan("Anne", "human"), SeatPlan("Morgan", "bosun"))
    assert (plan.people, plan.spaces, plan.seed, plan.number) == (("Anne",), 11, 3, None)
    header = json.loads(plan.header)
    assert (header["game"], header["first"]) == ("the-plank", 1)
    assert header["rules"] == {"spaces": 11}


def test_who_starts_is_drawn_by_the_seed() -> None:
    plans = [plan_game("the-plank", "Anne,Bo,Cy", seed=seed) for seed in range(20)]
    again = [plan_game("the-plank", "Anne,Bo,Cy", seed=seed) for seed in range(20)]
    assert plans == again
    assert {json.loads(plan.header)["first"] for plan in plans} == {0, 1, 2}


def test_chance_is_the_same_for_a_seed_and_a_use() -> None:
    plan = plan_game("the-plank", "bot,bot", seed=8)
    assert plan.random_source("bot 1").random() == plan.random_source("bot 1").random()
    assert plan.random_source("bot 1").random() != plan.random_source("bot 2").random()


def test_the_next_game_has_the_same_seats_and_rules_and_the_next_seat_starts() -> None:
    plan = plan_game("the-plank", "Anne,Bo", Rules(push=True), first=1)
    another = plan_another(plan)
    assert another.seats == plan.seats
    assert json.loads(another.header) == json.loads(plan.header) | {"first": 0}


@pytest.mark.parametrize(
    ("game", "seats", "why"),
    [
        ("walk-the-plank", "Anne,Bo,Cy", "walk-the-plank is not played on the table"),
        ("hopscotch", "Anne,Bo", "hopscotch is not played on the table"),
        ("the-plank", "Anne", "1 seat"),
        ("the-plank", "Anne,bot:parrot", "there is no such bot"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_in_one_line(game: str, seats: str, why: str) -> None:
    with pytest.raises(ValueError, match=why) as refused:
        plan_game(game, seats)
    assert "\n" not in str(refused.value)
