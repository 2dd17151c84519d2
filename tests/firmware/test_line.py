"""The board's end of the line, held to the same vectors as the host's."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plank.firmware_files import firmware_folder
from plank.sim.boards.micropython.interpreter import available

VECTORS = Path(__file__).parents[1] / "line_vectors.jsonl"
LEVEL = [0, 0, 0, 0]

# run by the real MicroPython: reads vectors as lines, writes what each was taken for
READER = """
import sys
from json import dumps
from board.line import unpack
from board.messages import Wish, hello_session
for row in sys.stdin:
    message = unpack(row.encode().rstrip(b"\\n"))
    try:
        if not isinstance(message, dict):
            raise ValueError
        if "hello" in message:
            print(dumps({"hello": "host", "protocol": 1, "session": hello_session(message)}))
        else:
            wish = Wish(message)
            lamps = wish.lamps.decode()
            print(dumps([wish.number, wish.seen, lamps, wish.armed, wish.pose, wish.gesture]))
    except ValueError:
        print("null")
"""


def vectors() -> list[dict[str, Any]]:
    rows = [json.loads(row) for row in VECTORS.read_text("utf-8").splitlines()]
    return [row for row in rows if row["side"] == "board"]


def listen(link: Any, parts: Any, data: bytes) -> list[Any]:
    """Give bytes to a link and take what it makes of them, until it has read all."""
    parts.line.received.extend(data)
    taken = []
    while parts.line.received:
        message = link.listen()
        if message is not None:
            taken.append(message)
    return taken


def expected(means: dict[str, Any] | None) -> Any:
    """What a vector means, in the form READER gives."""
    if means is None or "hello" in means:
        return means
    wish = {"pose": LEVEL, "gesture": None} | means
    return [wish[key] for key in ("wanted", "seen", "lamps", "armed", "pose", "gesture")]


def understood(parts: Any, message: Any) -> Any:
    messages = parts.load("messages")
    try:
        if not isinstance(message, dict):
            raise ValueError
        if "hello" in message:
            return {"hello": "host", "protocol": 1, "session": messages.hello_session(message)}
        wish = messages.Wish(message)
    except ValueError:
        return None
    gesture = list(wish.gesture) if wish.gesture else None
    return [wish.number, wish.seen, wish.lamps.decode(), wish.armed, list(wish.pose), gesture]


def test_there_are_vectors_for_both_sides() -> None:
    sides = [json.loads(row)["side"] for row in VECTORS.read_text("utf-8").splitlines()]
    assert sides.count("board") >= 40
    assert sides.count("host") >= 30


def test_the_vectors_are_taken_and_refused_as_they_say(parts: Any) -> None:
    link = parts.load("link").Link()
    wrong = []
    for vector in vectors():
        taken = listen(link, parts, vector["line"].encode() + b"\n")
        meant = understood(parts, taken[0]) if taken else None
        if meant != expected(vector["means"]):
            wrong.append((vector["why"], meant))
    assert wrong == []


@pytest.mark.skipif(not available(), reason="no MicroPython for this system")
def test_the_chips_own_json_reader_takes_the_vectors_no_other_way(tmp_path: Path) -> None:
    script = tmp_path / "reader.py"
    script.write_text(f"import sys\nsys.path.insert(0, {str(firmware_folder())!r})\n{READER}")
    rows = "".join(f"{vector['line']}\n" for vector in vectors())
    command = [sys.executable, "-m", "micropython_unix", str(script)]
    said = subprocess.run(command, input=rows, capture_output=True, text=True, check=True).stdout
    taken = [json.loads(row) for row in said.splitlines()]
    wrong = [
        (vector["why"], meant)
        for vector, meant in zip(vectors(), taken, strict=True)
        if meant != expected(vector["means"])
    ]
    assert wrong == []


def test_a_line_arrives_whole_however_it_is_cut(parts: Any) -> None:
    link = parts.load("link").Link()
    data = parts.framed({"hello": "host", "protocol": 1, "session": "x"})
    for cut in range(1, len(data)):
        assert not listen(link, parts, data[:cut]) or cut == len(data)
        assert len(listen(link, parts, data[cut:])) == 1


def test_after_noise_of_any_length_the_next_line_is_understood(parts: Any) -> None:
    link = parts.load("link").Link()
    good = parts.framed({"hello": "host", "protocol": 1, "session": "x"})
    for noise in (b"\x00", b"\xff" * 100, b"a" * 1022, b"a" * 1023, b"a" * 5000, b"\r"):
        assert len(listen(link, parts, noise + b"\n" + good)) == 1
    assert link.refused == 6


def test_blank_lines_are_no_noise(parts: Any) -> None:
    link = parts.load("link").Link()
    assert listen(link, parts, b"\n\n\n") == []
    assert link.refused == 0


def test_a_burst_is_taken_in_bit_by_bit(parts: Any) -> None:
    link = parts.load("link").Link()
    parts.line.received.extend(b"x" * 512)
    assert link.listen() is None
    assert len(parts.line.received) == 512 - 64


def test_what_is_written_is_whole_packets_and_reads_back(parts: Any) -> None:
    line = parts.load("line")
    for length in range(200):
        packed = line.pack({"s": "x" * length})
        assert len(packed) % 64 == 0
        assert line.unpack(packed[:-1]) == {"s": "x" * length}


def test_nothing_is_written_where_there_is_no_room_and_the_rest_follows_later(parts: Any) -> None:
    link = parts.load("link").Link()
    parts.line.waiting = 512
    link.send({"s": "x" * 200})
    assert not link.flush()
    assert parts.line.sent == []
    parts.line.waiting = 0
    assert link.flush()
    assert [len(piece) for piece in parts.line.sent] == [64] * 4


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)
fields = st.sampled_from(
    ["wanted", "seen", "lamps", "armed", "pose", "gesture", "hello", "session"]
)


@given(message=st.dictionaries(fields, json_values))
def test_no_message_does_more_than_be_refused(firmware: Any, message: dict[str, Any]) -> None:
    messages = firmware.load("messages")
    for read in (messages.Wish, messages.hello_session):
        with contextlib.suppress(ValueError):
            read(message)


@given(noise=st.binary(max_size=200), cut=st.integers(0, 200))
def test_no_bytes_do_more_than_be_refused(firmware: Any, noise: bytes, cut: int) -> None:
    link = firmware.load("link").Link()
    good = firmware.framed({"hello": "host", "protocol": 1, "session": "x"})
    listen(link, firmware, noise[:cut])
    listen(link, firmware, noise[cut:] + b"\n")
    assert listen(link, firmware, good) == [{"hello": "host", "protocol": 1, "session": "x"}]
