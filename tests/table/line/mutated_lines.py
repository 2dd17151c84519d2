"""Lines that are random, or good ones spoilt: what a decoder must bear."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from plank.checksummed_line import write_line
from plank.table.line.codec import Decoder

VECTORS = Path(__file__).parents[2] / "line_vectors.jsonl"
PIECE = 700  # bytes at most fed at once
LONGEST_RANDOM = 200
BATCH = 50  # lines


@dataclass
class Fed:
    """What a decoder was fed and what it made of it."""

    lines: int
    told: int
    refused: int

    def __str__(self) -> str:
        return f"{self.lines} lines, {self.told} good ones told, {self.refused} refused, no crash"


def good_lines() -> list[bytes]:
    """The good lines of both sides' vectors."""
    vectors = [json.loads(line) for line in VECTORS.read_text().splitlines()]
    return [one["line"].encode() for one in vectors if one["means"]]


def spoilt(good: list[bytes], chance: random.Random) -> Iterator[bytes]:
    """Give lines for ever: noise, bytes changed, cut, joined; and wrong values, well framed."""
    while True:
        line = chance.choice(good)
        at = chance.randrange(len(line))
        match chance.randrange(6):
            case 0:
                yield chance.randbytes(chance.randrange(LONGEST_RANDOM)).replace(b"\n", b"") + b"\n"
            case 1:
                yield line[:at] + bytes([chance.randrange(256)]) + line[at + 1 :] + b"\n"
            case 2:
                yield line[:at] + b"\n"
            case 3:
                yield line[:at] + chance.choice(good)[at:] + b"\n"
            case 4:
                body = line.rpartition(b"*")[0]
                yield write_line(
                    body[:at] + chance.choice((b"9", b"-", b'"', b"]", b"")) + body[at + 1 :]
                )
            case _:
                yield line + b"\n"


def feed(lines: int, seed: int) -> Fed:
    """Feed a decoder in pieces of any size; nothing may be told whose check fails."""
    chance = random.Random(seed)
    decoder = Decoder()
    source = spoilt(good_lines(), chance)
    fed = Fed(0, 0, 0)
    while fed.lines < lines:
        batch = b"".join(next(source) for _ in range(BATCH))
        told = sum(len(decoder.feed(piece)) for piece in _pieces(batch, chance))
        assert told <= sum(map(_passes, batch.split(b"\n")))
        fed.lines += BATCH
        fed.told += told
    counters = decoder.counters
    fed.refused = counters.bad_frame + counters.bad_crc + counters.bad_shape + counters.own_kind
    return fed


def _pieces(data: bytes, chance: random.Random) -> Iterator[bytes]:
    while data:
        size = chance.randint(1, PIECE)
        yield data[:size]
        data = data[size:]


def _passes(line: bytes) -> bool:
    body, star, check = line.rstrip(b"\r").rpartition(b"*")
    return bool(star) and check == b"%08x" % crc32(body)
