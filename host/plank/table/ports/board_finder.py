"""Finds the boards that are plugged in, and a known one under another device name."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from msgspec import Struct

from plank.table.ports.errors import NoBoard
from plank.table.ports.pyserial_device import UsbPort, usb_ports
from plank.table.ports.serial_port import SerialPort

MICROPYTHON_PICO = (0x2E8A, 0x0005)  # Raspberry Pi's USB vendor id, MicroPython's product id
NO_BOARD = "No board is plugged in. Plug it in, or play with --board sim."

ListPorts = Callable[[], Sequence[UsbPort]]


class FoundBoard(Struct, frozen=True):
    """A board's port: its device name now, and the serial number that stays the same.

    A board that shows several ports has one entry for each; `interface` is the number of the USB
    interface, the prompt's being the lowest.
    """

    device: str
    serial_number: str
    interface: int


def find_boards(list_ports: ListPorts = usb_ports) -> list[FoundBoard]:
    """List the Picos that run MicroPython, by serial number, each one's likeliest port first."""
    found = [_found(port) for port in list_ports() if (port.vid, port.pid) == MICROPYTHON_PICO]
    return sorted(found, key=lambda one: (one.serial_number, one.interface, _natural(one.device)))


def find_again(serial_number: str, list_ports: ListPorts = usb_ports) -> list[FoundBoard]:
    """List the ports of the board with that serial number, under whatever name it has now."""
    wanted = serial_number.lower()
    return [one for one in find_boards(list_ports) if one.serial_number.lower() == wanted]


class BoardFinder:
    """A port factory that searches the boards that are plugged in.

    While no board is known it returns each port in turn, until one answers. For a known board it
    returns the same port as last if that is still there, else another port of that board.
    """

    def __init__(self, list_ports: ListPorts = usb_ports) -> None:
        self._list_ports = list_ports
        self._last = FoundBoard("", "", 0)

    def __call__(self, board: str | None) -> SerialPort:
        """Return the port to try next. Raises NoBoard."""
        found = find_boards(self._list_ports) if board is None else self._again(board)
        if not found:
            raise NoBoard(NO_BOARD)
        known = found.index(self._last) if self._last in found else -1
        self._last = found[(known + 1) % len(found)] if board is None else found[max(known, 0)]
        return SerialPort(self._last.device)

    def _again(self, board: str) -> list[FoundBoard]:
        """List the known board's ports; a Pico's USB serial number is its id, in capitals."""
        return find_again(self._last.serial_number or board, self._list_ports)


class NamedPort:
    """A port factory for a port that the user named: the board there, under whatever name.

    A board that comes back as another device is known by its USB serial number (failure S3).
    """

    def __init__(self, name: str, list_ports: ListPorts = usb_ports) -> None:
        self._name = name
        self._list_ports = list_ports
        self._serial_number = ""

    def __call__(self, _: str | None) -> SerialPort:
        """Return the port to try next."""
        there = {one.device: one.serial_number for one in find_boards(self._list_ports)}
        self._serial_number = there.get(self._name) or self._serial_number
        return SerialPort(self._name if self._name in there else self._elsewhere())

    def _elsewhere(self) -> str:
        """Return where the board is now, or the name it had."""
        if not self._serial_number:
            return self._name
        found = find_again(self._serial_number, self._list_ports)
        return found[0].device if found else self._name


def _found(port: UsbPort) -> FoundBoard:
    return FoundBoard(port.device, port.serial_number or "", _interface(port.location))


def _interface(location: str | None) -> int:
    """The interface number that ends a USB location such as 1-1.4:1.2; 0 where there is none."""
    match = re.search(r"[.:x](\d+)$", location) if location and ":" in location else None
    return int(match[1]) if match else 0


def _natural(device: str) -> list[tuple[int, str]]:
    """Sort ttyACM10 after ttyACM9."""
    return [(int(part or 0), text) for text, part in re.findall(r"(\D*)(\d*)", device)]
