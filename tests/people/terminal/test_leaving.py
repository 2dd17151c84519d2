"""However a terminal is left, it is as it was before."""

from __future__ import annotations

import asyncio
import os
import signal
import termios

import pytest
from tests.people.table import Table
from tests.people.terminal.pseudo_terminal import WORDS, Glass, run

from plank.people.terminal.terminal import Left
from plank.phrases.sentence import Sentence


def test_ctrl_z_puts_the_terminal_back_while_it_sleeps(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    async def play(glass: Glass, table: Table, _: object) -> None:
        slept: list[bool] = []

        def sleep(pid: int, number: int) -> None:
            slept.append(termios.tcgetattr(glass.slave) == glass.before)
            assert (pid, number) == (os.getpid(), signal.SIGSTOP)

        monkeypatch.setattr(os, "kill", sleep)
        await glass.until("q  quit")
        signal.raise_signal(signal.SIGTSTP)
        await glass.until("q  quit")
        assert slept == [True]
        glass.press("q")

    run(table, play)


def test_a_wish_to_end_leaves_the_game_as_it_is(table: Table):
    async def play(glass: Glass, table: Table, _: object) -> None:
        await glass.until("q  quit")
        signal.raise_signal(signal.SIGTERM)

    assert run(table, play) == "terminated"


def test_ctrl_d_leaves(table: Table):
    async def play(glass: Glass, table: Table, _: object) -> None:
        await glass.until("q  quit")
        glass.press("\x04")

    assert run(table, play) == "quit"


def test_a_failure_is_passed_on_with_the_terminal_put_back(table: Table):
    def say(sentence: Sentence) -> str:
        if sentence.key == "rolling":
            raise ZeroDivisionError("a fault in a phrase")
        return WORDS.say(sentence)

    async def play(glass: Glass, table: Table, _: object) -> None:
        await glass.until("q  quit")
        glass.press(" ")

    with pytest.raises(ZeroDivisionError):
        run(table, play, say=say)


def test_being_cancelled_puts_the_terminal_back(table: Table):
    async def play(glass: Glass, table: Table, running: asyncio.Task[Left]) -> None:
        await glass.until("q  quit")
        running.cancel()

    with pytest.raises(asyncio.CancelledError):
        run(table, play)


def test_the_last_words_stay_on_the_ordinary_screen(table: Table):
    async def play(glass: Glass, table: Table, running: asyncio.Task[Left]) -> None:
        await glass.until("q  quit")
        glass.press("xy")
        await glass.until("This game has been abandoned.")
        glass.press("q")
        await running
        await glass.until("This game has been abandoned. Nobody wins, nobody drowns.\r\n")

    run(table, play)
