"""Which board to flash: the one on the port that was named, or the only one plugged in."""

from __future__ import annotations

from plank.flash.bootloader_drive import next_step
from plank.flash.errors import FlashError
from plank.table.ports.board_finder import NO_BOARD, ListPorts, NamedPort, find_boards
from plank.table.ports.errors import NoBoard
from plank.table.ports.pyserial_device import usb_ports


def board_to_flash(port: str | None, list_ports: ListPorts = usb_ports) -> NamedPort:
    """Return its port, which is found again after a restart. Raises NoBoard, FlashError."""
    if port is not None:
        return NamedPort(port, list_ports)
    found = find_boards(list_ports)
    if not found:
        raise FlashError(step) if (step := next_step()) else NoBoard(NO_BOARD)
    first = {one.serial_number: one.device for one in reversed(found)}
    if len(first) > 1:
        devices = ", ".join(sorted(first.values()))
        raise FlashError(f"{len(first)} boards are plugged in: {devices}. Say which one: --port.")
    return NamedPort(found[0].device, list_ports)
