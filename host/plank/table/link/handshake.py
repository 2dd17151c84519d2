"""Whether a board that greets is the one we can play with; if not, the sentence that says why."""

from __future__ import annotations

from msgspec import Struct

from plank.table.line.messages import PROTOCOL, ForeignHello, Hello, ResetCause
from plank.table.link.link_state import Condition, LinkState

FLASH = "Flash it again: plank flash."

_RESTARTED = {
    "power": "was without power for a moment",
    "watchdog": "was restarted by its watchdog",
    "soft": "was restarted",
    "pin": "was restarted by its reset button",
}


class Firmware(Struct, frozen=True):
    """The firmware that this program goes with: its version, and its manifest's check sum."""

    version: str
    manifest: str


def refusal(hello: Hello | ForeignHello, expected: Firmware | None, port: str) -> LinkState | None:
    """Judge a greeting; None when the board is right."""
    if isinstance(hello, ForeignHello):
        why = f"the board speaks protocol {hello.protocol}, this program {PROTOCOL}"
        return _wrong_firmware(port, why)
    if hello.mode == "safe":
        return _safe_mode(hello, port)
    if expected is not None and (hello.firmware, hello.manifest) != _identity(expected):
        return _wrong_firmware(
            port,
            f"the board runs firmware {hello.firmware} ({hello.manifest}), this program goes with"
            f" {expected.version} ({expected.manifest})",
        )
    return None


def connected(port: str, reset: ResetCause | None) -> LinkState:
    """Say that the board is there; `reset` says that it restarted since we last heard it."""
    if reset is None:
        return LinkState(Condition.CONNECTED, f"The board on {port} is connected.", port)
    sentence = f"The board {_RESTARTED[reset]}. The game goes on where it was."
    return LinkState(Condition.CONNECTED, sentence, port, reset=reset, about="restarted")


def lost(port: str, why: str) -> LinkState:
    """Say that the board is gone."""
    sentence = "The board is lost. Check its cable; the game goes on when it is back."
    return LinkState(Condition.LOST, sentence, port, why=why)


def silent(port: str) -> LinkState:
    """Say that nothing on the port greets as the board does."""
    sentence = f"Nothing on {port} answers as the board does. Is it the right port?"
    return LinkState(Condition.NO_BOARD, sentence, port, about="silent")


def prompted(port: str) -> LinkState:
    """Say that MicroPython's prompt answers instead of the firmware."""
    sentence = f"MicroPython's prompt answers: the firmware is not running. {FLASH}"
    return LinkState(Condition.WRONG_FIRMWARE, sentence, port, about="prompt")


def _identity(firmware: Firmware) -> tuple[str, str]:
    return firmware.version, firmware.manifest


def _wrong_firmware(port: str, why: str) -> LinkState:
    sentence = f"The board has other firmware than this program. {FLASH}"
    return LinkState(Condition.WRONG_FIRMWARE, sentence, port, why=why)


def _safe_mode(hello: Hello, port: str) -> LinkState:
    why = hello.why or "no reason given"
    sentence = f"The board is in safe mode: {why}. {FLASH}"
    return LinkState(Condition.SAFE_MODE, sentence, port, why=why)
