"""Lines and what becomes of everything that is none."""

from __future__ import annotations

import json
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plank.checksummed_line import write_line
from plank.table.line.codec import LINE_LIMIT, Decoder, encode
from plank.table.line.messages import ForeignHello, Gesture, Hello, HostHello, Seen, Wanted, Well

VECTORS = Path(__file__).parents[2] / "line_vectors.jsonl"

HELLO = {
    "hello": "board",
    "protocol": 1,
    "firmware": "0.1.0",
    "manifest": "9f3c01ab",
    "board": "e6614c311b7e6f2b",
    "boot": "5d0a91c3",
    "reset": "power",
    "spaces": 20,
    "mode": "play",
}
SEEN = {
    "seen": 41,
    "boot": "5d0a91c3",
    "wanted": 12,
    "track": "3f" + "00" * 19 + "ff",
    "wells": [["flat", 3, 12], ["empty", 0, 7], ["rolling", 0, 4], ["cocked", 0, 4]],
    "buttons": [0, 2, 1],
    "armed": True,
    "pose": [0, -1000, 1000, 0],
    "power": [5020, 310],
    "faults": ["chain 7", "well 2", "power"],
}
WANTED = Wanted(12, 41, "." * 25, True, (-1000, -1000, -1000, -1000))


def line(content: object) -> bytes:
    return write_line(json.dumps(content).encode())


def refused(data: bytes) -> dict[str, int]:
    """What a decoder counts that takes nothing from these bytes."""
    decoder = Decoder()
    assert decoder.feed(data) == []
    return {
        name: count for name, count in msgspec.structs.asdict(decoder.counters).items() if count
    }


def test_what_is_seen_arrives_typed() -> None:
    [seen] = Decoder().feed(line(SEEN))
    assert isinstance(seen, Seen)
    assert seen.wells[0] == Well("flat", 3, 12)
    assert (seen.seen, seen.power, seen.faults[0]) == (41, (5020, 310), "chain 7")


def test_a_greeting_arrives_typed_with_the_reason_of_safe_mode() -> None:
    [hello] = Decoder().feed(line(HELLO | {"mode": "safe", "why": "mixed firmware"}))
    assert isinstance(hello, Hello)
    assert (hello.board, hello.mode, hello.why) == ("e6614c311b7e6f2b", "safe", "mixed firmware")


def test_key_order_and_spaces_mean_nothing() -> None:
    content = dict(reversed(SEEN.items()))
    text = json.dumps(content, indent=None, separators=(" , ", " : "))
    assert len(Decoder().feed(write_line(text.encode()))) == 1


def test_s16_another_protocol_is_recognised_whatever_else_it_says() -> None:
    assert Decoder().feed(line({"hello": "board", "protocol": 2, "legs": 4})) == [ForeignHello(2)]
    assert Decoder().feed(line(HELLO | {"protocol": 7})) == [ForeignHello(7)]


@pytest.mark.parametrize(
    "changes",
    [
        {"seen": 41.0},
        {"seen": True},
        {"seen": -1},
        {"seen": "41"},
        {"seen": 1 << 60},
        {"wanted": None},
        {"wells": SEEN["wells"][:3]},
        {"wells": [*SEEN["wells"], ["empty", 0, 0]]},
        {"wells": [["flat", 7, 12], *SEEN["wells"][1:]]},
        {"wells": [["flat", 0, 12], *SEEN["wells"][1:]]},
        {"wells": [["empty", 3, 12], *SEEN["wells"][1:]]},
        {"wells": [["lying", 0, 12], *SEEN["wells"][1:]]},
        {"wells": [["flat", 3, -12], *SEEN["wells"][1:]]},
        {"wells": [["flat", 3], *SEEN["wells"][1:]]},
        {"wells": [["flat", 3, 12, 0], *SEEN["wells"][1:]]},
        {"buttons": [0, 2]},
        {"buttons": [0, 2, -1]},
        {"track": "0"},
        {"track": ""},
        {"track": "zz"},
        {"track": "40" * 21},
        {"track": "0 " * 21},
        {"armed": 1},
        {"pose": [0, 0, 0]},
        {"pose": [0, 0, 0, 1001]},
        {"power": [5020.5, 310]},
        {"faults": "power"},
        {"faults": [7]},
    ],
)
def test_a_seen_of_another_shape_is_counted_and_ignored(changes: dict[str, object]) -> None:
    assert refused(line(SEEN | changes)) == {"bad_shape": 1}


@pytest.mark.parametrize("missing", sorted(SEEN))
def test_a_seen_that_leaves_something_out_is_counted_and_ignored(missing: str) -> None:
    content = {name: value for name, value in SEEN.items() if name != missing}
    assert refused(line(content)) == {"bad_shape": 1}


@pytest.mark.parametrize(
    "changes",
    [{"spaces": 10}, {"spaces": 31}, {"mode": "sleep"}, {"reset": "moon"}, {"boot": ""}],
)
def test_a_greeting_of_another_shape_is_counted_and_ignored(changes: dict[str, object]) -> None:
    assert refused(line(HELLO | changes)) == {"bad_shape": 1}


@pytest.mark.parametrize(
    "body", [b'{"seen":1e400}', b"{1:2}", b'{"seen":[1,]}', b"{" + b"[" * 1000 + b"}", b"{}"]
)
def test_json_that_is_none_is_counted_and_ignored(body: bytes) -> None:
    assert refused(write_line(body)) == {"bad_shape": 1}


def test_our_own_kind_is_an_echo() -> None:
    assert refused(encode(HostHello(1, "7be20a11")) + encode(WANTED)) == {"own_kind": 2}


def test_the_prompt_is_noticed_with_and_without_its_echo() -> None:
    assert refused(b"\r\n>>> ") == {"prompt": 1}
    assert refused(b">>> " + encode(HostHello(1, "7be20a11"))[:-1]) == {"prompt": 1}
    assert refused(b">>> " + encode(HostHello(1, "7be20a11"))) == {"prompt": 1, "bad_frame": 1}


def test_after_a_prompt_the_next_line_is_read_again() -> None:
    decoder = Decoder()
    assert decoder.feed(b">>> ") == []
    assert decoder.feed(encode(HostHello(1, "7be20a11"))) == []
    assert len(decoder.feed(line(SEEN))) == 1


def test_s8_half_a_line_and_boot_noise_cost_one_line_each() -> None:
    decoder = Decoder()
    noise = b"\xff\xfe\x00AT\r\r\n" + line(SEEN)[7:]
    assert len(decoder.feed(noise + line(SEEN))) == 1
    assert decoder.counters.bad_frame == 2


def test_s6_a_modem_manager_is_ignored() -> None:
    assert refused(b"AT\rAT\r\nATZ\r\n") == {"bad_frame": 2}


def test_blank_lines_after_a_boot_are_not_even_counted() -> None:
    assert refused(b"\r\n\n\r\n") == {}


def test_a_wrong_check_sum_is_counted_and_ignored() -> None:
    spoilt = line(SEEN).replace(b"5020", b"5021")
    assert refused(spoilt) == {"bad_crc": 1}


def test_check_sums_are_lower_case() -> None:
    body = next(b for b in (b'{"a":%d}' % n for n in range(99)) if b"a" in b"%08x" % crc32(b))
    assert refused(b"%b*%08X\n" % (body, crc32(body))) == {"bad_frame": 1}


def test_s10_a_control_character_in_a_line_spoils_it() -> None:
    assert refused(write_line(b'{"seen":\t41}')) == {"bad_frame": 1}


def test_a_line_may_be_1024_bytes_long_and_no_longer() -> None:
    content = json.dumps(SEEN).encode()
    longest = content[:-1] + b" " * (LINE_LIMIT - len(content) - 10) + b"}"
    assert len(write_line(longest)) == LINE_LIMIT
    assert len(Decoder().feed(write_line(longest))) == 1
    assert refused(write_line(longest[:-1] + b" }")) == {"bad_frame": 1}


def test_an_endless_line_is_not_kept() -> None:
    decoder = Decoder()
    for _ in range(100):
        assert decoder.feed(b"x" * 1000) == []
    assert decoder.feed(b"\n") == []
    assert decoder.counters.bad_frame == 1
    assert len(decoder.feed(line(SEEN))) == 1


@given(st.lists(st.integers(1, 60), max_size=20))
def test_bytes_may_come_in_any_pieces(sizes: list[int]) -> None:
    data = line(SEEN) + b"\r\n" + line(HELLO)
    decoder = Decoder()
    messages = []
    for size in sizes:
        messages += decoder.feed(data[:size])
        data = data[size:]
    messages += decoder.feed(data)
    assert [type(message) for message in messages] == [Seen, Hello]


pieces = st.one_of(
    st.binary(max_size=50),
    st.sampled_from([line(SEEN), line(HELLO), encode(WANTED), b">>> ", b"\n", b"{}*00000000\n"]),
    st.binary(max_size=40).map(lambda body: write_line(b"{" + body + b"}")),
    st.recursive(st.integers() | st.text() | st.booleans() | st.none(), st.lists).map(line),
    st.dictionaries(st.sampled_from([*SEEN, *HELLO]), st.integers() | st.text()).map(line),
)


@settings(max_examples=300)
@given(st.lists(pieces))
def test_no_bytes_whatever_raise_and_the_next_good_line_is_taken(garbage: list[bytes]) -> None:
    decoder = Decoder()
    for piece in garbage:
        decoder.feed(piece)
    assert len(decoder.feed(b"\n" + line(SEEN))) >= 1


@pytest.mark.parametrize(
    "message",
    [
        HostHello(1, "7be20a11"),
        WANTED,
        Wanted(13, 41, "." * 25, True, gesture=Gesture(name="tip", number=3, lane=2)),
    ],
)
def test_what_the_host_says_is_short_and_printable(message: HostHello | Wanted) -> None:
    said = encode(message)
    assert len(said) <= 160
    assert said.endswith(b"\n")
    assert said[:-1].isascii()
    assert b"null" not in said


def test_what_is_not_ascii_is_not_sent() -> None:
    with pytest.raises(ValueError, match="printable ASCII"):
        encode(HostHello(1, "Käpt'n"))


def test_a_wish_is_written_as_specified() -> None:
    body = encode(
        Wanted(13, 41, "..", True, gesture=Gesture(name="tip", number=3, lane=2))
    ).partition(b"*")[0]
    assert json.loads(body) == {
        "wanted": 13,
        "seen": 41,
        "lamps": "..",
        "armed": True,
        "gesture": ["tip", 3, 2],
    }


def vectors() -> list[dict[str, object]]:
    rows = (json.loads(row) for row in VECTORS.read_text("utf-8").splitlines())
    return [row for row in rows if row["side"] == "host"]


def as_said(message: object) -> dict[str, object]:
    return json.loads(msgspec.json.encode(message))


def test_the_vectors_are_taken_and_refused_as_they_say() -> None:
    wrong = []
    for vector in vectors():
        taken = [as_said(message) for message in Decoder().feed(f"{vector['line']}\n".encode())]
        expected = [] if vector["means"] is None else [vector["means"]]
        if taken != expected:
            wrong.append((vector["why"], taken))
    assert wrong == []
