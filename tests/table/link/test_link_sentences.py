"""The state of the link is one sentence with its cure, the same wherever it is shown."""

from __future__ import annotations

import errno
from typing import get_args

import pytest

from plank.phrases.phrases import Phrases
from plank.service.referee_and_link import link_sentence
from plank.table.line.messages import ForeignHello, Hello, ResetCause
from plank.table.link import link_state
from plank.table.link.firmware_check import Firmware, refusal
from plank.table.link.link_state import Condition, LinkState
from plank.table.ports.board_finder import BoardFinder
from plank.table.ports.errors import Busy, NoBoard, NoPermission, explain

PORT = "/dev/ttyACM0"
EXPECTED = Firmware("0.1.0", "9f3c01ab")
SAFE = Hello(1, "0.1.0", "9f3c01ab", "e6", "5d", "power", 20, "safe", "mixed firmware")
OLD = Hello(1, "0.0.9", "00000000", "e6", "5d", "power", 20, "play")


def refused(hello: Hello | ForeignHello) -> LinkState:
    state = refusal(hello, EXPECTED, PORT)
    assert state is not None
    return state


def nothing_plugged_in() -> LinkState:
    with pytest.raises(NoBoard) as none:
        BoardFinder(list)(None)
    return none.value.state


def all_states() -> list[LinkState]:
    resets: tuple[ResetCause, ...] = get_args(ResetCause)
    return [
        link_state.connected(PORT, None),
        *(link_state.connected(PORT, reset) for reset in resets),
        link_state.lost(PORT, "it fell silent"),
        link_state.silent(PORT),
        link_state.prompted(PORT),
        refused(SAFE),
        refused(OLD),
        refused(ForeignHello(2)),
        nothing_plugged_in(),
        explain("/dev/nothing", FileNotFoundError(errno.ENOENT, "")).state,
        explain("/dev/null", OSError(errno.ENOTTY, "")).state,
        explain(PORT, OSError(errno.EBUSY, "")).state,
        Busy(
            f"{PORT} is in use by screen, process 7. Close that and try again.",
            PORT,
            who="screen, process 7",
        ).state,
        explain("/etc/shadow", PermissionError(errno.EACCES, "")).state,
        NoPermission(
            f"{PORT} may not be opened. Join its group: sudo usermod -aG dialout $USER,"
            " then log in again.",
            PORT,
            group="dialout",
        ).state,
        explain("parrot://x", ValueError()).state,
        explain("socket://h:1", OSError(errno.ECONNREFUSED, "")).state,
        explain("socket://h:1", OSError(errno.ETIMEDOUT, "")).state,
    ]


@pytest.mark.parametrize("state", all_states(), ids=lambda state: state.word)
def test_a_link_is_told_in_the_words_of_its_cure(state: LinkState) -> None:
    words = Phrases("en", strict=True).say(link_sentence(state))
    assert words == state.cure
    assert words.count("\n") == 0
    assert words.endswith((".", "?"))


def test_every_condition_is_among_them() -> None:
    assert {state.condition for state in all_states()} == set(Condition)
