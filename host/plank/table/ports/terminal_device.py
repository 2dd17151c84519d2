"""What a terminal needs beside pyserial: nobody else may open it, and closing it never waits.

On Windows a port is exclusive anyway and has no descriptor: nothing to do there.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from plank.table.ports.pyserial_device import Device

if sys.platform != "win32":
    import fcntl
    import termios

PSEUDO = ("/dev/pts/", "/dev/ttys")  # Linux, macOS


def claim(device: Device) -> None:
    """Have the kernel refuse others: pyserial's lock binds only programs that ask for it.

    Not on a pseudo-terminal, which would keep the mark if we were killed.
    """
    descriptor = descriptor_of(device)
    if sys.platform == "win32" or descriptor is None:
        return
    if os.isatty(descriptor) and not os.ttyname(descriptor).startswith(PSEUDO):
        with suppress(OSError):
            fcntl.ioctl(descriptor, termios.TIOCEXCL)


def drop_output(device: Device) -> None:
    """Throw away what has not been sent: closing would wait for a device that doesn't read."""
    descriptor = descriptor_of(device)
    if sys.platform == "win32" or descriptor is None:
        return
    with suppress(OSError, termios.error):
        termios.tcflush(descriptor, termios.TCOFLUSH)


def is_terminal(device: Device) -> bool:
    """Tell a serial port or pseudo-terminal from a socket."""
    descriptor = descriptor_of(device)
    return descriptor is not None and os.isatty(descriptor)


def descriptor_of(device: Device) -> int | None:
    """The descriptor of an open device; None where it has none."""
    try:
        return device.fileno()
    except (OSError, AttributeError):  # io.UnsupportedOperation is an OSError
        return None
