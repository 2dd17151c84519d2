"""Ports that can't be opened: one sentence each, with its cure."""

from __future__ import annotations

import errno
import grp
import os
import socket
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from plank.table.link.link_state import Condition
from plank.table.ports.device import open_device
from plank.table.ports.errors import NoBoard, NoPermission, NotAPort, PortError, explain


@pytest.mark.parametrize(
    ("url", "error", "sentence"),
    [
        ("/dev/ttyNOSUCH", NoBoard, "There is no port /dev/ttyNOSUCH. Plug the board in"),
        ("/dev/null", NotAPort, "/dev/null is not a serial port"),
        ("/", NotAPort, "/ is not a serial port"),
        ("", NoBoard, "There is no port"),
        ("parrot://x", NotAPort, "The address parrot://x is not that of a board"),
        ("loop://", NotAPort, "The address loop:// is not that of a board"),  # no descriptor
        ("socket://nowhere:x", NotAPort, "The address socket://nowhere:x is not that of a board"),
    ],
)
def test_a_port_that_is_none_is_one_sentence_with_its_cure(
    url: str, error: type[PortError], sentence: str
) -> None:
    with pytest.raises(error) as caught:
        open_device(url)
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
    assert caught.value.state.cure == str(caught.value)


SIT_AT = "import os, sys; os.open(sys.argv[1], os.O_RDWR); print(flush=True); sys.stdin.read()"
"""To open a terminal as the first of a session is to sit at it."""


@pytest.mark.skipif(sys.platform != "linux", reason="only /proc tells who sits at a terminal")
def test_a_terminal_that_somebody_sits_at_is_no_port_and_stays_as_it_is() -> None:
    near, far = os.openpty()
    name, before = os.ttyname(far), termios.tcgetattr(far)
    command = [sys.executable, "-c", SIT_AT, name]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    ) as somebody:
        assert somebody.stdout is not None
        somebody.stdout.readline()
        with pytest.raises(NotAPort, match="is not a serial port"):
            open_device(name)
        assert termios.tcgetattr(far) == before
        somebody.communicate()
    open_device(name).close()
    os.close(near)
    os.close(far)


def test_an_address_where_nothing_listens_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        url = f"socket://127.0.0.1:{server.getsockname()[1]}"
    with pytest.raises(NoBoard, match=r"^Nothing listens at socket://127\.0\.0\.1"):
        open_device(url)


def test_s1_a_forbidden_port_names_its_group_and_the_command_that_joins_it(tmp_path: Path) -> None:
    device = tmp_path / "ttyACM0"
    device.touch()
    device.chmod(0o660)
    group = grp.getgrgid(device.stat().st_gid).gr_name
    error = explain(str(device), PermissionError(errno.EACCES, "Permission denied"))
    assert isinstance(error, NoPermission)
    assert isinstance(error, PermissionError)
    assert f"sudo usermod -aG {group} $USER, then log in again." in str(error)
    assert (error.state.condition, error.state.group) == (Condition.NO_PERMISSION, group)


def test_s1_nobody_is_sent_into_a_group_that_may_not_use_the_port_either(tmp_path: Path) -> None:
    device = tmp_path / "ttyACM0"
    device.touch()
    device.chmod(0o600)
    error = explain(str(device), PermissionError(errno.EACCES, "Permission denied"))
    assert "usermod" not in str(error)
    assert error.state.group is None


def test_a_host_that_does_not_answer_is_said() -> None:
    error = explain("socket://10.0.0.1:4000", TimeoutError("timed out"))
    assert str(error).startswith("The address socket://10.0.0.1:4000 cannot be reached (")
