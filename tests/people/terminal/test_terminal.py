"""The terminal on a pseudo-terminal: a game played by keys, seen as it is drawn."""

from __future__ import annotations

import re
import signal

import pytest
from tests.people.table import Table
from tests.people.terminal.pseudo_terminal import ESCAPES, Glass, run


def test_a_turn_is_played_with_one_key_an_act(table: Table):
    async def play(glass: Glass, table: Table, _: object) -> None:
        await glass.until("Anne, throw all four dice.", " quit")
        glass.press(" ")
        await glass.until("The dice are rolling.", "q  quit")
        table.clock.travel(1)
        await glass.until("To stand, move Anne's pirate", "q  quit")
        glass.press("\r")
        await glass.until("It is Bo's turn.", "Bo, throw all four dice.", "q  quit")
        glass.press("q")

    assert run(table, play) == "quit"
    assert [doing[0] for doing in table.done] == ["throw", "place"]


def test_chosen_dice_are_thrown_again_and_then_forgotten(table: Table):
    async def play(glass: Glass, table: Table, _: object) -> None:
        await glass.until("q  quit")
        table.throw((0, 1, 2, 3), (5, 5, 5, 5))
        table.clock.travel(1)
        await glass.until("Anne has 20", "q  quit")
        glass.press("14")
        await glass.until("1 again", "4 again", "q  quit")
        glass.press("t")
        await glass.until("The dice are rolling.")
        table.clock.travel(1)
        drawn = await glass.until("one free throw left", "q  quit")
        assert "again " not in ESCAPES.sub("", drawn).split("one free throw left")[1][:800]
        glass.press("q")

    run(table, play)
    assert table.done[-1] == ("throw", (0, 3))


def test_a_refused_act_is_told_in_one_line(table: Table):
    async def play(glass: Glass, table: Table, _: object) -> None:
        await glass.until("q  quit")
        glass.press("p")
        await glass.until("Anne, throw the dice first.")
        glass.press("u")
        await glass.until("There is nothing to take back.")
        glass.press("z")
        await glass.until("That key does nothing. Press ? for help.")
        glass.press("q")

    run(table, play)


def test_a_throw_is_entered_by_hand_where_there_are_no_hands(table: Table):
    async def play(glass: Glass, table: Table, _: object) -> None:
        await glass.until("q  quit")
        glass.press(" ")
        await glass.until("Faces of dice 1, 2, 3 and 4")
        glass.press("5x\r")
        await glass.until("Type 4 faces")
        glass.press("\x7f\x7f5c3s\r")
        await glass.until("Anne throws 5, a coin, 3 and a sword. The total is 8.")
        glass.press("q")

    run(table, play, hands=False)
    assert table.done == []
    assert table.referee.game.faces == (5, "coin", 3, "sword")


def test_only_the_die_of_a_well_that_is_out_is_entered(table: Table):
    table.blind_wells = frozenset({2})
    table.look()

    async def play(glass: Glass, table: Table, _: object) -> None:
        await glass.until("q  quit")
        glass.press(" ")
        await glass.until("The dice are rolling.", "q  quit")
        table.clock.travel(1)
        await glass.until("enter what die 3 shows", "by hand")
        glass.press(" ")
        await glass.until("Face of die 3")
        glass.press("4\r")
        await glass.until("Anne throws")
        table.throw((0, 2), (1, 6))
        table.clock.travel(1)
        await glass.until("enter what die 3 shows now")
        glass.press(" ")
        await glass.until("Die 3 now")
        glass.press("\r")
        await glass.until("Anne throws die 1 again")
        glass.press("q")

    run(table, play)
    assert table.referee.game.faces[2] == 4
    assert table.referee.game.free == 1


def test_ending_the_game_for_good_needs_a_yes(table: Table):
    async def play(glass: Glass, table: Table, _: object) -> None:
        await glass.until("q  quit")
        glass.press("xn")
        glass.press("?")
        await glass.until("The keys")
        assert table.referee.picture.phase != "aborted"
        glass.press("?xy")
        await glass.until("This game has been abandoned.")
        glass.press("q")

    run(table, play)
    assert table.referee.picture.phase == "aborted"


def test_a_terminal_without_unicode_gets_ascii(table: Table):
    async def play(glass: Glass, table: Table, _: object) -> None:
        drawn = await glass.until("q  quit")
        assert drawn.isascii()
        assert "~~" in drawn
        glass.press("q")

    run(table, play, encoding="ascii")


def test_no_color_is_respected(table: Table, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(glass: Glass, table: Table, _: object) -> None:
        drawn = await glass.until("q  quit")
        assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|9[0-7]|38|48)[;m]", drawn)
        glass.press("q")

    run(table, play)


def test_a_new_size_is_drawn_at_once(table: Table):
    async def play(glass: Glass, table: Table, _: object) -> None:
        await glass.until("q  quit")
        glass.resize(30, 120)
        signal.raise_signal(signal.SIGWINCH)
        drawn = ESCAPES.sub("", await glass.until("q  quit"))
        assert max(len(line) for line in drawn.splitlines()) == 120
        glass.press("q")

    run(table, play)
