"""A key held down, or hit again and again: hands do what is asked once, and the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from tests.people.table import ROLLING_S, Table
from tests.people.terminal.test_key_state import WORDS, desk_at

from plank.journal import Journal
from plank.people.terminal.key_state import KeyState
from plank.people.terminal.pending_work import PATIENCE_S
from plank.phrases.sentence import sentence
from plank.service.boards import Board
from plank.service.game_plan import plan_game
from plank.service.game_session import GameSession
from plank.service.unfinished_games import open_record
from plank.sim.table import SimTable
from plank.sim.time_travel import travel

ALL_DICE = ("throw", (0, 1, 2, 3))
LONGEST_S = 1200.0  # of the table's time; a game takes a fraction of it
HELD_S = 0.05  # from one key to the next, of a key held down


class Slow(Table):
    """A table that shows late what hands do: the next key comes before anything is seen."""

    LATE_S = 0.5

    def throw(self, dice: Sequence[int], faces: Sequence[int] | None = None) -> None:
        self.done.append(("throw", tuple(dice)))
        self.clock.call_later(self.LATE_S, partial(super().throw, dice, faces))

    def place(self, lane: int, place: int | None) -> None:
        self.done.append(("place", lane, place))
        self.clock.call_later(self.LATE_S, partial(super().place, lane, place))

    def set_die(self, die: int, face: int) -> None:
        self.done.append(("set", die, face))
        self.clock.call_later(self.LATE_S, partial(super().set_die, die, face))

    def _loses(self, *doing: object) -> bool:
        return False


class OneByOne(Table):
    """A table whose dice roll long: one after the other comes to rest."""

    APART_S = 0.8 * PATIENCE_S

    def _rest(self, dice: Sequence[int], faces: Sequence[int]) -> None:
        for number, (die, face) in enumerate(zip(dice, faces, strict=True)):
            rest = partial(super()._rest, (die,), (face,))
            self.clock.call_later(number * self.APART_S, rest)


def hold(desk: KeyState, table: Table, key: str, seconds: float) -> None:
    for _ in range(round(seconds / HELD_S)):
        desk.press(key)
        table.clock.travel(HELD_S)


def play_by_space(every_s: float, seed: int, file: Path) -> list[str]:
    """Play a whole game on a simulated table with the space bar alone; tell what was said."""
    said: list[str] = []

    async def story() -> None:
        loop = asyncio.get_running_loop()
        table = SimTable("cpython", seed=seed)
        board = Board("simulated", sentence("on-recording"), lambda _: table.port, table.hands)
        plan = plan_game("the-plank", "Anne,Bo,bot", seed=seed)
        with Journal(file) as journal:
            session = GameSession(plan, *open_record(plan, journal), board, pace=0.2)
            desk = KeyState(session.referee, WORDS.say, table.hands, (0, 1), loop.time)
            session.referee.on_announcement(
                lambda told: said.extend(one.key for one in told.sentences)
            )
            session.referee.on_picture(desk.look)

            def press() -> None:
                desk.press(" ")
                loop.call_later(every_s, press)

            press()
            await asyncio.wait_for(session.play(), LONGEST_S)
        table.close()

    travel(story())
    return said


@pytest.mark.parametrize("every_s", [0.05, 0.1, 0.4])
def test_a_whole_game_is_played_by_mashing_space(every_s: float, tmp_path: Path):
    said = play_by_space(every_s, 3, tmp_path / "journal")
    assert said.count("won") == 1


def test_space_held_down_throws_the_dice_once_and_carries_the_pirate_once():
    table = Slow(("Anne", "Bo"))
    desk = desk_at(table)
    hold(desk, table, " ", Slow.LATE_S + ROLLING_S - HELD_S)
    assert table.done == [ALL_DICE]
    hold(desk, table, " ", Slow.LATE_S)
    assert [doing[0] for doing in table.done] == ["throw", "place"]


def test_dice_that_come_to_rest_one_by_one_are_left_alone():
    table = OneByOne(("Anne", "Bo"))
    desk = desk_at(table)
    hold(desk, table, " ", ROLLING_S + 3 * OneByOne.APART_S)
    assert table.done == [ALL_DICE]
    table.clock.travel(HELD_S)
    assert "thrown" in table.said


def test_a_cocked_die_is_thrown_again_when_it_has_been_seen():
    table = Slow(("Anne", "Bo"))
    desk = desk_at(table)
    table.cocked = [2]
    hold(desk, table, " ", Slow.LATE_S + ROLLING_S + 2 * HELD_S)
    assert table.done == [ALL_DICE, ("throw", (2,))]


def test_what_was_never_seen_is_done_again_after_some_seconds():
    table = Table(("Anne", "Bo"))
    desk = desk_at(table)
    table.lost = 1
    hold(desk, table, " ", PATIENCE_S)
    assert table.done == [ALL_DICE]
    hold(desk, table, " ", 2 * HELD_S)
    assert table.done == [ALL_DICE, ALL_DICE]


def test_keys_that_need_no_hands_work_meanwhile():
    table = Slow(("Anne", "Bo"))
    desk = desk_at(table)
    desk.press(" ")
    desk.press("?")
    assert desk.shown().help
    desk.press(" ")
    assert not desk.shown().help
    desk.press("p")
    assert desk.shown().note == "Anne, throw the dice first."
    assert table.done == [ALL_DICE]


def test_a_die_is_laid_back_once():
    table = Slow(("Anne", "Bo"))
    for dice, faces in (((0, 1, 2, 3), (5, 5, 5, 5)), ((0,), (1,))):
        Table.throw(table, dice, faces)
        table.clock.travel(ROLLING_S)
    desk = desk_at(table)
    desk.press("u")
    table.done.clear()
    hold(desk, table, " ", Slow.LATE_S)
    assert table.done == [("set", 0, 5)]
