"""How the host stands with the board: one condition, with the one sentence that says what to do."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from plank.table.line.messages import ResetCause

FLASH = "Flash it again: plank flash."

_RESTARTED = {
    "power": "was without power for a moment",
    "watchdog": "was restarted by its watchdog",
    "soft": "was restarted",
    "pin": "was restarted by its reset button",
}


class Condition(StrEnum):
    """What the link is at the moment; the value is the word that pages and phrases use."""

    CONNECTED = "connected"
    LOST = "lost"
    WRONG_FIRMWARE = "wrong-firmware"
    SAFE_MODE = "safe-mode"
    NO_PERMISSION = "no-permission"
    BUSY = "busy"
    NO_BOARD = "no-board"


class LinkState(Struct, frozen=True):
    """The condition of the link and its `cure`: one sentence, the same wherever it is shown.

    `port` names the port, `group` the group to join, `who` the program that holds the port, `why`
    the reason. `reset` tells why the board restarted, when it did so while we knew it. `about` is
    the word of the sentence, where the condition has more than one: its phrase is
    `link-` + `about`, and says the same in other languages.
    """

    condition: Condition
    cure: str
    port: str | None = None
    group: str | None = None
    who: str | None = None
    why: str | None = None
    reset: ResetCause | None = None
    about: str | None = None

    @property
    def word(self) -> str:
        """The word of the sentence."""
        return self.about or self.condition.value


def connected(port: str, reset: ResetCause | None) -> LinkState:
    """Return the state of a board that is there; `reset` if it restarted since we last heard it."""
    if reset is None:
        return LinkState(Condition.CONNECTED, f"The board on {port} is connected.", port)
    sentence = f"The board {_RESTARTED[reset]}. The game goes on where it was."
    return LinkState(Condition.CONNECTED, sentence, port, reset=reset, about="restarted")


def lost(port: str, why: str) -> LinkState:
    """Return the state of a board that is gone."""
    sentence = "The board is lost. Check its cable; the game goes on when it is back."
    return LinkState(Condition.LOST, sentence, port, why=why)


def silent(port: str) -> LinkState:
    """Return the state of a port on which nothing greets as the board does."""
    sentence = f"Nothing on {port} answers as the board does. Is it the right port?"
    return LinkState(Condition.NO_BOARD, sentence, port, about="silent")


def prompted(port: str) -> LinkState:
    """Return the state of a board on which MicroPython's prompt answers, not the firmware."""
    sentence = f"MicroPython's prompt answers: the firmware is not running. {FLASH}"
    return LinkState(Condition.WRONG_FIRMWARE, sentence, port, about="prompt")


def wrong_firmware(port: str, why: str) -> LinkState:
    """Return the state of a board whose firmware this program can't talk with."""
    sentence = f"The board has other firmware than this program. {FLASH}"
    return LinkState(Condition.WRONG_FIRMWARE, sentence, port, why=why)


def safe_mode(port: str, why: str) -> LinkState:
    """Return the state of a board that its firmware keeps from playing."""
    sentence = f"The board is in safe mode: {why}. {FLASH}"
    return LinkState(Condition.SAFE_MODE, sentence, port, why=why)
