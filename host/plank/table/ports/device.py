"""A device that is opened for us alone, and what a terminal needs beside pyserial."""

from __future__ import annotations

import fcntl
import os
import termios
from contextlib import suppress

from plank.table.ports.device_users import is_somebodys_terminal
from plank.table.ports.errors import explain, not_a_board, not_a_port
from plank.table.ports.pyserial_device import Device, prepare

PSEUDO_TERMINALS = ("/dev/pts/", "/dev/ttys")  # Linux, macOS


def open_device(url: str) -> Device:
    """Open a device path or an address, so that no other program can. Raises PortError.

    A terminal that a program is run from is refused: a simulated board's old name may have become
    one. So is a device that has no descriptor for the event loop to watch, such as `rfc2217://`.
    """
    if os.path.realpath(url).startswith(PSEUDO_TERMINALS) and is_somebodys_terminal(url):
        raise not_a_port(url)
    try:
        device = prepare(url)
        device.open()
    except (OSError, ValueError, KeyError) as error:
        raise explain(url, error) from error
    if not _has_descriptor(device):
        device.close()
        raise not_a_board(url)
    claim(device)
    return device


def claim(device: Device) -> None:
    """Have the kernel refuse others: pyserial's lock binds only programs that ask for it.

    Not on a pseudo-terminal, which would keep the mark if we were killed.
    """
    if is_terminal(device) and not os.ttyname(device.fileno()).startswith(PSEUDO_TERMINALS):
        with suppress(OSError):
            fcntl.ioctl(device.fileno(), termios.TIOCEXCL)


def drop_output(device: Device) -> None:
    """Throw away what has not been sent: closing would wait for a device that doesn't read."""
    with suppress(OSError, termios.error):
        termios.tcflush(device.fileno(), termios.TCOFLUSH)


def is_terminal(device: Device) -> bool:
    """Tell a serial port or a pseudo-terminal from a socket."""
    return os.isatty(device.fileno())


def _has_descriptor(device: Device) -> bool:
    try:
        device.fileno()
    except (OSError, AttributeError):  # io.UnsupportedOperation is an OSError
        return False
    return True
