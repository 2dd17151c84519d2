"""Whether a board that greets is the one we can play with; if not, the sentence that says why."""

from msgspec import Struct

from plank.table.messages import PROTOCOL, ForeignHello, Hello, ResetCause
from plank.table.state import Condition, LinkState

FLASH = "flash it again: `plank flash`"

_RESTARTED = {
    "power": "its power failed for a moment",
    "watchdog": "its watchdog restarted it",
    "soft": "it was restarted",
    "pin": "its reset button was pressed",
}


class Firmware(Struct, frozen=True):
    """The firmware that this program goes with: its version, and its manifest's check sum."""

    version: str
    manifest: str


def refusal(hello: Hello | ForeignHello, expected: Firmware | None, port: str) -> LinkState | None:
    """Judge a greeting; None when the board is right."""
    if isinstance(hello, ForeignHello):
        return _wrong_firmware(
            f"The board speaks protocol {hello.protocol}, this program {PROTOCOL}", port
        )
    if hello.mode == "safe":
        return _safe_mode(hello, port)
    if expected is not None and (hello.firmware, hello.manifest) != _identity(expected):
        return _wrong_firmware(
            f"The board runs firmware {hello.firmware} ({hello.manifest}), this program goes with"
            f" {expected.version} ({expected.manifest})",
            port,
        )
    return None


def connected(port: str, reset: ResetCause | None) -> LinkState:
    """Say that the board is there; `reset` says that it restarted since we last heard it."""
    restarted = f": {_RESTARTED[reset]}" if reset else ""
    return LinkState(
        Condition.CONNECTED, f"The board on {port} is connected{restarted}.", port, reset=reset
    )


def lost(port: str, why: str) -> LinkState:
    """Say that the board is gone."""
    sentence = f"The board on {port} is lost ({why}); check its cable, it is found again by itself."
    return LinkState(Condition.LOST, sentence, port, why=why)


def silent(port: str) -> LinkState:
    """Say that nothing on the port greets as the board does."""
    sentence = f"Nothing on {port} answers as the board does; is it the right port?"
    return LinkState(Condition.NO_BOARD, sentence, port)


def prompted(port: str) -> LinkState:
    """Say that MicroPython's prompt answers instead of the firmware."""
    why = "the firmware is not running"
    return _wrong_firmware(f"MicroPython's prompt answers on {port}: {why}", port, why)


def _identity(firmware: Firmware) -> tuple[str, str]:
    return firmware.version, firmware.manifest


def _wrong_firmware(what: str, port: str, why: str | None = None) -> LinkState:
    return LinkState(Condition.WRONG_FIRMWARE, f"{what}; {FLASH}.", port, why=why)


def _safe_mode(hello: Hello, port: str) -> LinkState:
    why = hello.why or "no reason given"
    sentence = f"The board is in safe mode ({why}); restart it, and if it comes back so, {FLASH}."
    return LinkState(Condition.SAFE_MODE, sentence, port, why=why)
