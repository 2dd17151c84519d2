"""`plank flash` as people run it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from plank import VERSION
from plank.cli.main import main
from plank.firmware_files import firmware_files, manifest_hash, manifest_text
from plank.flash import board_to_flash
from plank.flash.firmware_greeting import wait_for_greeting
from plank.sim.boards.micropython.interpreter import available
from plank.sim.table import SimTable
from plank.table.link.firmware_check import Firmware
from plank.table.ports.pyserial_device import prepare

needs_micropython = pytest.mark.skipif(not available(), reason="no MicroPython for this system")
PATIENCE = 30.0


def runs(port: str) -> None:
    """Wait until the firmware runs: interrupted while it starts, the interpreter may hang."""
    files = manifest_hash(manifest_text(firmware_files()))
    wait_for_greeting(board_to_flash(port), Firmware(VERSION, files))


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A running `plank sim` whose board has older firmware, never restarted since."""
    with tempfile.TemporaryDirectory(prefix="p") as made:  # paths of sockets must be short
        monkeypatch.setenv("XDG_RUNTIME_DIR", made)
        monkeypatch.setenv("TMPDIR", made)
        command = [sys.executable, "-m", "plank", "sim", "--board", "micropython", "--seed", "7"]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as sim:
            assert sim.stdout is not None
            told = [sim.stdout.readline() for _ in range(4)]
            name = dict(line.strip().split(None, 1) for line in told)["port:"]
            runs(name)
            for flash in Path(made).glob("plank-flash-*"):
                (flash / "board/well.py").write_text("older = 1\n")
            yield name
            sim.send_signal(signal.SIGTERM)
            sim.wait(PATIENCE)


@needs_micropython
def test_a_flashed_board_plays(
    port: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["flash", "--port", port]) == 0
    told = capsys.readouterr()
    assert told.out.startswith(f"The board on {port} runs firmware ")
    assert told.out.count("\n") == 1
    assert told.err == ""
    seats = ["--seats", "bot:deckhand,bot:deckhand", "--journal", str(tmp_path / "j")]
    command = [sys.executable, "-m", "plank", "play", "--board", port, *seats, "--fast", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as play:
        assert play.stdout is not None
        assert any("move" in json.loads(line) for line in play.stdout)
        play.send_signal(signal.SIGINT)
        play.communicate(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("port", "sentence"),
    [
        ("/dev/ttyNOSUCH", "There is no port /dev/ttyNOSUCH. Plug the board in"),
        ("/dev/null", "/dev/null is not a serial port"),
        ("parrot://x", "The address parrot://x is not that of a board"),
    ],
)
def test_a_wrong_port_is_one_line(
    port: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["flash", "--port", port]) == 1
    told = capsys.readouterr()
    assert told.err.startswith(f"plank: {sentence}")
    assert told.err.count("\n") == 1
    assert told.out == ""


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no pseudo-terminals")
def test_s5_a_port_in_use_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    near, far = os.openpty()
    device = prepare(os.ttyname(far))
    device.open()
    try:
        assert main(["flash", "--port", os.ttyname(far)]) == 1
        assert " is in use by another program. Close that" in capsys.readouterr().err
    finally:
        device.close()
        os.close(near)
        os.close(far)


@needs_micropython
def test_ctrl_c_half_way_is_one_line_and_130(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = SimTable("micropython", seed=7)

    def press(_doing: str) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("plank.cli.flash.show_progress", press)
    try:
        runs(table.port_name)
        table.board.folder.joinpath("board/line.py").write_text("older = 1\n")  # type: ignore[union-attr]  # micropython
        assert main(["flash", "--port", table.port_name]) == 130
    finally:
        table.close()
    assert capsys.readouterr().err == (
        "plank: The board has half a firmware and can't play. Run it again: plank flash.\n"
    )
