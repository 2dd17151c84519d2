"""Whatever happens to the pirates: doing what is asked puts the table right, and it goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.referee.table import Table

from plank.games.the_plank import Rules
from plank.phrases.sentence import Sentence
from plank.referee import acts
from plank.referee.positions.agreement import GRACE_S
from plank.table.lamps import Lamp

MakeTable = Callable[..., Any]

LANES = 6
SPACES = 20
NAMES = ("Anne", "Bo", "Cy", "Dan", "Eve", "Flo")
places = st.integers(0, SPACES)
hands = st.sets(places, max_size=2)  # the magnets in a lane: none, one, one too many


def at_play(seats: int, throws: list[list[int]]) -> Table:
    """A table some turns into the game."""
    on = Table(NAMES[:seats], Rules(push=True))
    on.look()
    on.set_out()
    for faces in throws:
        if on.game.over:
            break
        on.throw(*faces)
        on.press("stand")
        on.set_out()
    return on


def place_of(told: int | str) -> int | None:
    if isinstance(told, str):
        return {"ship": 0, "off": None}[told]
    return told


def obey(on: Table, told: Sentence) -> None:
    """Do what a sentence asks of a pirate, as somebody who knows nothing else."""
    args: dict[str, Any] = told.args
    name = args["name"]
    lane = NAMES.index(name) if name in NAMES else int(name) - 1
    stands = place_of(args.get("stands", args.get("start", "off")))
    belongs = place_of(args.get("belongs", args.get("space", "off")))
    comes_from = NAMES.index(args["other"]) if args.get("other") in NAMES else lane
    if args.get("other", "").isdigit():
        comes_from = int(args["other"]) - 1
    if stands is not None:
        on.pirates[comes_from] = tuple(p for p in on.pirates[comes_from] if p != stands)
    if told.key in ("move", "put-back", "missing", "astray") and belongs is not None:
        on.pirates[lane] = tuple(sorted({*on.pirates[lane], belongs}))
    on.look()


def lit(on: Table) -> dict[int, str]:
    """The places lit, with their lamps."""
    lamps = on.referee.picture.lamps
    found = {0: lamps[0]} | {SPACES + 1 - at: lamps[at] for at in range(1, SPACES + 1)}
    return {place: lamp for place, lamp in found.items() if lamp != "."}


def assert_lamps_say_the_same(on: Table, told: Sentence) -> None:
    args: dict[str, Any] = told.args
    lamps = lit(on)
    stands = place_of(args.get("stands", args.get("start", "off")))
    belongs = place_of(args.get("belongs", args.get("space", "off")))
    if told.key in ("take-off", "extra", "doubled"):
        assert lamps == {stands: Lamp.BLINKING_RED}
    elif belongs is not None:
        assert lamps[belongs] == Lamp.BLINKING_GREEN
        assert stands in (None, belongs) or lamps[stands] == Lamp.BLINKING_RED


@settings(max_examples=150, deadline=None)
@given(
    seats=st.integers(2, LANES),
    throws=st.lists(st.lists(st.integers(1, 5), min_size=4, max_size=4), max_size=6),
    disturbed=st.dictionaries(st.integers(0, LANES - 1), hands, max_size=LANES),
)
def test_d8_following_what_is_asked_always_ends_in_agreement_and_the_game_goes_on(
    seats: int, throws: list[list[int]], disturbed: dict[int, set[int]]
) -> None:
    on = at_play(seats, throws)
    count = on.record.count()
    for lane, standing in disturbed.items():
        on.pirates[lane] = tuple(sorted(standing))
    on.look()
    on.clock.travel(GRACE_S)
    fewest = len(on.referee.picture.moves)
    for _ in range(fewest):
        told = on.referee.picture.tasks[0].sentence
        assert_lamps_say_the_same(on, told)
        obey(on, told)
        on.clock.travel(GRACE_S)
    assert on.referee.picture.moves == ()
    assert on.referee.picture.phase in ("throw", "over")
    assert on.record.count() == count
    if not on.game.over:
        on.throw(1, 1, 1, 1)
        assert on.record.count() == count + 1


def test_d8_nothing_is_taken_for_a_move_while_a_bystander_is_off_its_place(
    table: MakeTable,
) -> None:
    on = table("Anne", "Bo")
    on.throw(5, 5, 3, 2)
    on.put(1, 20)
    on.put(0, 15)
    assert on.game.turn == 0
    on.put(1, 0)
    assert on.game.space(0) == 15


def test_a_stuck_sensor_is_told_once_and_no_longer_believed_when_somebody_says_so(
    table: MakeTable,
) -> None:
    on = table()
    on.put(1, 0, 12)
    on.clock.travel(GRACE_S)
    assert on.todo[0] == "doubled"
    on.referee.act(acts.Place(1, 0))
    assert on.todo == ["throw-all"]
    on.throw(5, 5, 3, "sword")
    on.put(0, 13)
    assert on.referee.picture.moves == ((1, 20),)
    on.put(1, 12, 20)
    assert on.referee.picture.moves == ()
    assert on.said.count("doubled") == 1


def test_a_stuck_sensor_in_nobodys_lane_can_be_named_too(table: MakeTable) -> None:
    on = table()
    on.put(5, 7)
    on.clock.travel(GRACE_S)
    assert on.todo[0] == "extra"
    on.referee.act(acts.Place(5, None))
    assert on.todo == ["throw-all"]


def test_a_sensor_that_was_stuck_is_believed_again_once_it_has_been_off(table: MakeTable) -> None:
    on = table()
    on.put(1, 0, 12)
    on.referee.act(acts.Place(1, 0))
    on.put(1, 0)
    on.put(1, 0, 12)
    on.clock.travel(GRACE_S)
    assert on.todo[0] == "doubled"


def test_a_dead_sensor_lets_the_pirate_be_said(table: MakeTable) -> None:
    on = table()
    on.throw(5, 5, 3, 2)
    on.put(0)
    on.referee.act(acts.Place(0, 15))
    assert on.game.space(0) == 15
    on.throw(1, 1, 1, 1)
    on.press("stand")
    on.put(1, 4)
    assert on.todo == ["throw-all"]


@pytest.mark.parametrize(("lane", "place"), [(6, 3), (-1, 3), (0, 21), (0, -1)])
def test_a_place_that_is_none_is_refused(table: MakeTable, lane: int, place: int) -> None:
    on = table()
    with pytest.raises(acts.Refused) as refused:
        on.referee.act(acts.Place(lane, place))
    assert refused.value.sentence.key == "no-such-place"
