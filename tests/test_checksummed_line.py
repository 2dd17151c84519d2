"""Lines closed by their check sum: on the cable, in the board's settings, in the journal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plank.checksummed_line import ChecksummedLine, read_line, write_line

BODIES = st.binary(max_size=60).filter(lambda data: b"\n" not in data).map(b"{%b}".__mod__)


@given(BODIES)
def test_what_is_written_is_read_again(body: bytes) -> None:
    line = write_line(body)
    assert line.endswith(b"\n")
    assert read_line(line[:-1]) == ChecksummedLine(body, intact=True)


@given(BODIES, st.data())
def test_a_changed_byte_never_passes(body: bytes, data: st.DataObject) -> None:
    line = write_line(body)[:-1]
    at = data.draw(st.integers(0, len(line) - 1))
    other = data.draw(st.integers(0, 255).filter(lambda byte: byte != line[at]))
    parts = read_line(line[:at] + bytes([other]) + line[at + 1 :])
    assert parts is None or not parts.intact


@pytest.mark.parametrize(
    "line", [b"", b"{}", b"{}*0000000", b"{}*A3A6BF43", b"[]*00000000", b"{}*000000000"]
)
def test_what_has_not_the_form_of_a_line_is_none(line: bytes) -> None:
    assert read_line(line) is None


def test_a_wrong_check_sum_is_told_from_a_wrong_form() -> None:
    assert read_line(b"{}*00000000") == ChecksummedLine(b"{}", intact=False)
    assert write_line(b"{}") == b"{}*a3a6bf43\n"
