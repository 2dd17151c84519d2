"""`plank sim` as people run it: a process with a port, a socket and a prompt."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from plank.sim.boards.micropython.interpreter import available
from plank.sim.command_socket import find_hands, follow

PATIENCE = 30.0

START = """
import sys
from types import SimpleNamespace
from plank.cli.sim import run
board, listen = sys.argv[1:]
sys.exit(run(SimpleNamespace(board=board, listen=listen, seed=7, spaces=20)))
"""

KINDS = [
    "cpython",
    pytest.param(
        "micropython",
        marks=pytest.mark.skipif(not available(), reason="no MicroPython for this system"),
    ),
]
pytestmark = pytest.mark.skipif(not hasattr(os, "openpty"), reason="no pseudo-terminals")


class Sim:
    """A running `plank sim`."""

    def __init__(self, board: str, listen: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, board, listen],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        told = [self.process.stdout.readline() for _ in range(4)]
        self.facts = dict(line.strip().split(None, 1) for line in told)

    def say(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def heard(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def end(self) -> int:
        """Wait for its end; what it complained of is a failure."""
        complaint = self.process.communicate(timeout=PATIENCE)[1]
        assert complaint == ""
        return self.process.returncode


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="p") as made:  # paths of sockets must be short
        yield Path(made)


@pytest.fixture
def sims(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Sim]]:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    monkeypatch.setenv("TMPDIR", str(folder))
    started: list[Sim] = []
    yield started
    for sim in started:
        sim.process.kill()
        with sim.process:  # closes its pipes
            pass


def started(sims: list[Sim], board: str = "cpython", listen: str = "pty") -> Sim:
    sims.append(Sim(board, listen))
    return sims[-1]


def left(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if not file.is_dir() or "flash" in file.name]


@pytest.mark.parametrize("board", KINDS)
def test_it_says_where_it_is_and_ends_at_quit(sims: list[Sim], board: str, folder: Path) -> None:
    sim = started(sims, board)
    assert sim.facts["board:"] == f"{board}, 20 spaces, seed 7"
    assert Path(sim.facts["port:"]).exists()
    sim.say("set 0 coin")
    sim.say("show")
    assert sim.heard().startswith("pirates")
    assert "0 coin, 1 in the hand" in sim.heard()
    sim.say("quit")
    assert sim.end() == 0
    assert left(folder) == []


@pytest.mark.parametrize("board", KINDS)
@pytest.mark.parametrize("listen", ["pty", "tcp:0"])
def test_a_host_at_its_port_hears_the_board(sims: list[Sim], board: str, listen: str) -> None:
    sim = started(sims, board, listen)
    with serial.serial_for_url(sim.facts["port:"], timeout=PATIENCE) as port:
        port.readline()
        assert port.readline().startswith(b'{"')


@pytest.mark.parametrize("board", KINDS)
def test_a_port_pulled_and_plugged_in_again_is_found_by_its_alias_s3(
    sims: list[Sim], board: str, folder: Path
) -> None:
    sim = started(sims, board)
    first, alias = sim.facts["port:"], sim.facts["alias:"]
    now = follow(first)
    hands = find_hands(alias)
    assert hands is not None
    with serial.Serial(alias, timeout=PATIENCE) as port:
        sim.say("unplug")
        assert sim.heard() == "port:     unplugged\n"
        assert not Path(alias).exists()
        with pytest.raises(serial.SerialException):
            while port.read(1):
                pass
    second = hands.replug()
    assert second != first
    assert sim.heard() == f"port:     {second}\n"
    assert now() == second == str(Path(alias).resolve()) == follow(alias)()
    with serial.Serial(now(), timeout=PATIENCE) as port:
        port.readline()
        assert port.readline().startswith(b'{"')
    hands.close()
    found = find_hands(second)
    assert found is not None
    found.close()
    sim.say("quit")
    assert sim.end() == 0
    assert left(folder) == []


def test_a_port_that_is_nobodys_is_followed_by_its_own_name(folder: Path) -> None:
    assert follow("/dev/ttyACM0")() == "/dev/ttyACM0"


def test_a_tcp_port_comes_back_where_it_was(sims: list[Sim]) -> None:
    sim = started(sims, "cpython", "tcp:0")
    hands = find_hands(sim.facts["port:"])
    assert hands is not None
    hands.unplug()
    with pytest.raises(serial.SerialException):
        serial.serial_for_url(sim.facts["port:"], timeout=1)
    assert hands.replug() == sim.facts["port:"]
    hands.close()
    with serial.serial_for_url(sim.facts["port:"], timeout=PATIENCE) as port:
        port.readline()
        assert port.readline().startswith(b'{"')


def test_hands_in_another_process_find_it_by_its_port(sims: list[Sim]) -> None:
    sim = started(sims)
    hands = find_hands(sim.facts["port:"])
    assert hands is not None
    hands.set_die(2, 5)
    hands.close()
    sim.say("show")
    sim.heard()
    assert "2 5" in sim.heard()


@pytest.mark.parametrize("board", KINDS)
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_signals_end_it_cleanly(
    sims: list[Sim], board: str, end: signal.Signals, folder: Path
) -> None:
    sim = started(sims, board)
    sim.process.send_signal(end)
    assert sim.end() == 0
    assert left(folder) == []


def test_the_end_of_piped_input_leaves_it_running(sims: list[Sim]) -> None:
    sim = started(sims)
    assert sim.process.stdin is not None
    sim.process.stdin.close()
    time.sleep(0.3)
    assert sim.process.poll() is None
    hands = find_hands(sim.facts["port:"])
    assert hands is not None
    hands.close()


@pytest.mark.parametrize(
    ("board", "listen", "spaces", "complaint"),
    [
        ("cpython", "pty", 9, "a plank has 11 to 30 spaces, not 9"),
        ("cpython", "udp:1", 20, "can't listen on 'udp:1'"),
    ],
)
def test_what_can_not_be_is_one_line_and_a_failure(
    board: str, listen: str, spaces: int, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from types import SimpleNamespace

    from plank.cli.sim import run

    options = SimpleNamespace(board=board, listen=listen, seed=1, spaces=spaces)
    assert run(options) == 1  # type: ignore[arg-type]  # a namespace is what argparse gives
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1


def test_without_micropython_it_says_so_and_runs_on_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from plank.cli import sim

    monkeypatch.setattr(sim, "available", lambda: False)
    assert sim.choose_kind("micropython") == "cpython"
    assert sim.choose_kind(None) == "cpython"
    assert capsys.readouterr().err.count("no MicroPython for this system") == 2
    assert sim.choose_kind("cpython") == "cpython"
    assert capsys.readouterr().err == ""
