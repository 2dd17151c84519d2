"""Why a port can't be opened: each error is one sentence with its cure, and a fitting built-in."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from urllib.parse import urlsplit

from plank.table.link.link_state import Condition, LinkState
from plank.table.ports.device_users import holder

_ABSENT = {errno.ENOENT, errno.ENODEV, errno.ENXIO, errno.EIO}
_HELD = {errno.EBUSY, errno.EAGAIN, errno.EWOULDBLOCK}
_FORBIDDEN = {errno.EACCES, errno.EPERM}
_GROUP_MAY_USE = stat.S_IRGRP | stat.S_IWGRP


class PortError(OSError):
    """A port that can't be used; `state` tells it to whoever watches the link."""

    condition = Condition.NO_BOARD

    def __init__(  # noqa: PLR0913 - what is known of a port
        self,
        sentence: str,
        port: str | None = None,
        *,
        group: str | None = None,
        who: str | None = None,
        why: str | None = None,
        about: str | None = None,
    ) -> None:
        super().__init__(sentence)
        self.state = LinkState(
            self.condition, sentence, port=port, group=group, who=who, why=why, about=about
        )


class NoBoard(PortError, FileNotFoundError):
    """There is nothing at that port, or no board is plugged in."""


class NotAPort(PortError, ValueError):
    """What was named is no serial port, or an address that can't be opened."""


class NoPermission(PortError, PermissionError):
    """The port belongs to a group that the user is not in."""

    condition = Condition.NO_PERMISSION


class Busy(PortError, BlockingIOError):
    """Another program holds the port."""

    condition = Condition.BUSY


def explain(url: str, error: BaseException) -> PortError:
    """Return the error with the sentence for what went wrong when a port was opened."""
    number = _number(error)
    if "://" in url:
        return _explain_address(url, number)
    if number in _ABSENT:
        sentence = f"There is no port {url}. Plug the board in, or name another port."
        return NoBoard(sentence, url, about="no-port")
    if number in _HELD:
        return _explain_busy(url)
    if number in _FORBIDDEN:
        return _explain_forbidden(url)
    return not_a_port(url)


def not_a_port(path: str) -> NotAPort:
    """Return the error for a path at which there is something else than a serial port."""
    sentence = f"{path} is not a serial port. Name the one that the board is plugged into."
    return NotAPort(sentence, path, about="not-a-port")


def not_a_board(url: str) -> NotAPort:
    """Return the error for an address at which no board can be."""
    sentence = f"The address {url} is not that of a board. Name a device, or socket://HOST:PORT."
    return NotAPort(sentence, url, about="no-address")


def _explain_address(url: str, number: int | None) -> PortError:
    if number == errno.ECONNREFUSED:
        sentence = f"Nothing listens at {url}. Start the board there, or name another."
        return NoBoard(sentence, url, about="no-listener")
    if urlsplit(url).scheme == "socket" and number is not None:
        reason = os.strerror(number) if number > 0 else "unknown host"
        sentence = f"The address {url} cannot be reached ({reason}). Check host and port number."
        return NoBoard(sentence, url, why=reason, about="unreachable")
    return not_a_board(url)


def _explain_busy(path: str) -> PortError:
    who = holder(path)
    by = who or "another program"
    return Busy(f"{path} is in use by {by}. Close that and try again.", path, who=who)


def _explain_forbidden(path: str) -> PortError:
    group = _group(path)
    if group is None:
        sentence = f"{path} may be opened by nobody but its owner. Ask whoever runs this computer."
        return NoPermission(sentence, path, about="owned")
    sentence = (
        f"{path} may not be opened. Join its group: sudo usermod -aG {group} $USER,"
        " then log in again."
    )
    return NoPermission(sentence, path, group=group)


def _group(path: str) -> str | None:
    """Return the group whose members may open the device, where there is such a group."""
    device = Path(path)
    try:
        group, mode = device.group(), device.stat().st_mode
    except (OSError, KeyError):
        return None
    return group if mode & _GROUP_MAY_USE == _GROUP_MAY_USE else None


def _number(error: BaseException | None) -> int | None:
    """Return the system's number: pyserial leaves it on the error, or on the one it replaced."""
    while error is not None:
        if isinstance(error, OSError) and error.errno is not None:
            return error.errno
        if isinstance(error, TimeoutError):
            return errno.ETIMEDOUT
        if error.args and isinstance(error.args[0], int):  # termios.error
            return error.args[0]
        error = error.__context__
    return None
