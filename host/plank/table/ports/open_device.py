"""Opens a device, or says in one sentence why it can't be opened and what to do about it."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from urllib.parse import urlsplit

from plank.table.ports.device_users import holder, is_somebodys_terminal
from plank.table.ports.errors import Busy, NoBoard, NoPermission, NotAPort, PortError
from plank.table.ports.pyserial_device import Device, prepare
from plank.table.ports.terminal_device import PSEUDO, claim

_ABSENT = {errno.ENOENT, errno.ENODEV, errno.ENXIO, errno.EIO}
_HELD = {errno.EBUSY, errno.EAGAIN, errno.EWOULDBLOCK}
_FORBIDDEN = {errno.EACCES, errno.EPERM}
_GROUP_MAY_USE = stat.S_IRGRP | stat.S_IWGRP


def open_device(url: str) -> Device:
    """Open what pyserial can open, for us alone. Raises PortError.

    A terminal that somebody sits at is none: a simulated board's old name may have become one.
    """
    if os.path.realpath(url).startswith(PSEUDO) and is_somebodys_terminal(url):
        raise _not_a_port(url)
    try:
        device = prepare(url)
        device.open()
    except (OSError, ValueError, KeyError) as error:
        raise explain(url, error) from error
    claim(device)
    return device


def explain(url: str, error: BaseException) -> PortError:
    """Find the sentence for an error of opening."""
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
    return _not_a_port(url)


def _not_a_port(url: str) -> PortError:
    sentence = f"{url} is not a serial port. Name the one that the board is plugged into."
    return NotAPort(sentence, url, about="not-a-port")


def _explain_address(url: str, number: int | None) -> PortError:
    if number == errno.ECONNREFUSED:
        sentence = f"Nothing listens at {url}. Start the board there, or name another."
        return NoBoard(sentence, url, about="no-listener")
    if urlsplit(url).scheme in ("socket", "rfc2217") and number is not None:
        reason = os.strerror(number) if number > 0 else "unknown host"
        sentence = f"The address {url} cannot be reached ({reason}). Check host and port number."
        return NoBoard(sentence, url, why=reason, about="unreachable")
    sentence = f"The address {url} is not that of a board. Name a device, or socket://HOST:PORT."
    return NotAPort(sentence, url, about="no-address")


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
    """The group whose members may open the device, where there is such a thing."""
    device = Path(path)
    try:
        group, mode = device.group(), device.stat().st_mode
    except (OSError, KeyError, NotImplementedError):
        return None
    return group if mode & _GROUP_MAY_USE == _GROUP_MAY_USE else None


def _number(error: BaseException | None) -> int | None:
    """The system's error number: pyserial leaves it on the error, or on the one it replaced."""
    while error is not None:
        if isinstance(error, OSError) and error.errno is not None:
            return error.errno
        if isinstance(error, TimeoutError):
            return errno.ETIMEDOUT
        if error.args and isinstance(error.args[0], int):  # termios.error
            return error.args[0]
        error = error.__context__
    return None
