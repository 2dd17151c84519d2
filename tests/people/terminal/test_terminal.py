"""The terminal on a pseudo-terminal: keys play a game, and it is always put back as it was."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import re
import signal
import struct
import termios
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from tests.people.table import Table

from plank.people.terminal.terminal import Left, Terminal
from plank.people.terminal.tty import LEAVE_SCREEN, split_keys, usable
from plank.referee.sentence import Sentence
from plank.voice.phrases import Phrases

WORDS = Phrases("en", strict=True)
PATIENCE_S = 20.0  # far more than anything takes; only a failure waits that long
ESCAPES = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]")


class Glass:
    """The person's side of a pseudo-terminal: keys go in, what is drawn comes out."""

    def __init__(self, encoding: str) -> None:
        self.master, self.slave = pty.openpty()
        self.resize(24, 80)
        path = Path(os.ttyname(self.slave))
        self.keyboard = path.open(encoding=encoding)
        self.screen = path.open("w", encoding=encoding)
        self.drawn = ""
        self.ever = ""
        self._news = asyncio.Event()
        self.before = termios.tcgetattr(self.slave)
        self.encoding = encoding

    def resize(self, lines: int, columns: int) -> None:
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode(self.encoding))

    def watch(self) -> None:
        asyncio.get_running_loop().add_reader(self.master, self._read)

    def _read(self) -> None:
        new = os.read(self.master, 65536).decode(self.encoding, "replace")
        self.drawn += new
        self.ever += new
        self._news.set()

    async def wait(self, good: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not good():
                self._news.clear()
                await self._news.wait()

    async def until(self, *texts: str) -> str:
        """Wait until all of these have been drawn since the last wait; return what was drawn."""
        await self.wait(lambda: all(text in ESCAPES.sub("", self.drawn) for text in texts))
        seen, self.drawn = self.drawn, ""
        return seen

    def close(self) -> None:
        self.keyboard.close()
        self.screen.close()
        os.close(self.slave)
        os.close(self.master)


Play = Callable[[Glass, Table, "asyncio.Task[Left]"], Awaitable[None]]


@pytest.fixture
def table() -> Table:
    return Table(("Anne", "Bo"))


def run(
    table: Table,
    play: Play,
    say: Callable[[Sentence], str] = WORDS.say,
    encoding: str = "utf-8",
    hands: bool = True,
) -> Left:
    """Run a terminal while ``play`` looks at it and presses keys; it must be put back."""

    async def both() -> Left:
        glass = Glass(encoding)
        try:
            glass.watch()
            terminal = Terminal(
                table.referee,
                say,
                hands=table if hands else None,
                humans=(0, 1),
                keyboard=glass.keyboard,
                screen=glass.screen,
            )
            running = asyncio.ensure_future(terminal.run())
            try:
                await play(glass, table, running)
                return await asyncio.wait_for(running, PATIENCE_S)
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                assert termios.tcgetattr(glass.slave) == glass.before
                await glass.wait(lambda: LEAVE_SCREEN in glass.ever)
        finally:
            asyncio.get_running_loop().remove_reader(glass.master)
            glass.close()

    return asyncio.run(both())


@pytest.fixture(autouse=True)
def _ordinary_terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    yield
    assert signal.getsignal(signal.SIGTSTP) == signal.SIG_DFL


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
        await glass.until("No such key. Press ? for help.")
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
        await glass.until("This game is ended for good.")
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
        await glass.until("This game is ended for good.")
        glass.press("q")
        await running
        await glass.until("This game is ended for good. Nobody wins, nobody drowns.\r\n")

    run(table, play)


def test_keys_are_told_apart():
    assert list(split_keys("a\r\x7f\x04 é")) == ["a", "enter", "backspace", "eof", " ", "é"]
    assert list(split_keys("\x1b")) == ["esc"]
    assert list(split_keys("\x1b[Aq\x1bOP\x1b[15~p\x1b[200")) == ["q", "p"]
    assert list(split_keys("\x00\x01\x1f")) == []


def test_a_pipe_or_a_dumb_terminal_cannot_be_drawn_on(tmp_path: Path):
    with (tmp_path / "out").open("w+") as file:
        assert not usable(file, file, {"TERM": "xterm"})
    assert not usable(file, file, {"TERM": "xterm"})
    master, slave = pty.openpty()
    path = Path(os.ttyname(slave))
    with path.open(encoding="utf-8") as terminal:
        assert usable(terminal, terminal, {"TERM": "xterm"})
        assert not usable(terminal, terminal, {"TERM": "dumb"})
        assert not usable(terminal, terminal, {})
    os.close(slave)
    os.close(master)
