"""Finds the boards that are plugged in, and the same one again under another device name."""

import re
from collections.abc import Callable, Sequence

from msgspec import Struct

from plank.table.device import UsbPort, usb_ports
from plank.table.errors import NoBoard
from plank.table.serial_port import SerialPort

MICROPYTHON_PICO = (0x2E8A, 0x0005)  # Raspberry Pi's USB vendor id, MicroPython's product id
NO_BOARD = "No board is plugged in; plug it in, or play with --board sim."

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


class Finder:
    """A port factory that looks for the board itself.

    Asked for a board that is known, it gives that one's port, the one that answered first; with
    none known, each port in turn until one answers.
    """

    def __init__(self, list_ports: ListPorts = usb_ports) -> None:
        self._list_ports = list_ports
        self._last = ""

    def __call__(self, board: str | None) -> SerialPort:
        """Give the port to try next. Raises NoBoard."""
        found = find_again(board, self._list_ports) if board else find_boards(self._list_ports)
        if not found:
            raise NoBoard(NO_BOARD)
        devices = [one.device for one in found]
        self._last = self._same(devices) if board else self._next(devices)
        return SerialPort(self._last)

    def _same(self, devices: list[str]) -> str:
        return self._last if self._last in devices else devices[0]

    def _next(self, devices: list[str]) -> str:
        tried = devices.index(self._last) + 1 if self._last in devices else 0
        return devices[tried % len(devices)]


def _found(port: UsbPort) -> FoundBoard:
    return FoundBoard(port.device, port.serial_number or "", _interface(port.location))


def _interface(location: str | None) -> int:
    """The interface number that ends a USB location such as 1-1.4:1.2; 0 where there is none."""
    match = re.search(r"[.:x](\d+)$", location) if location and ":" in location else None
    return int(match[1]) if match else 0


def _natural(device: str) -> list[tuple[int, str]]:
    """Sort ttyACM10 after ttyACM9."""
    return [(int(part or 0), text) for text, part in re.findall(r"(\D*)(\d*)", device)]
