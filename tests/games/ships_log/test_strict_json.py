"""One line: what is no line of a log, though a JSON reader might take it."""

from __future__ import annotations

import pytest

from plank.games.ships_log import BadLine, decode_header, decode_move, read

from .samples import PLANK_LINE, THROW_LINE, refusal


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "}",
        THROW_LINE[:-1],
        THROW_LINE + THROW_LINE,
        THROW_LINE + ",",
        THROW_LINE.replace('"', "'"),
        THROW_LINE.replace("}", ",}"),
        THROW_LINE.replace("5", "05"),
        THROW_LINE.replace("5", "+5"),
        f"// a comment {THROW_LINE}",
        '{"do": "throw\tnow"}',
        "null",
        "1",
        '"throw"',
        f"[{THROW_LINE}]",
        "\x00",
    ],
)
def test_no_json_object(line: str) -> None:
    number, reason = refusal(f"{PLANK_LINE}\n{line}\n")
    assert number == 2
    assert reason.startswith(("not JSON", "the line is not an object"))


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('{"do": "throw", "seat": 0, "seat": 0, "faces": [5, "coin", 3, 2]}', "seat"),
        ('{"do": "throw", "do": "throw", "seat": 0, "faces": [5, "coin", 3, 2]}', "do"),
        ('{"do": "throw", "seat": 0, "faces": [{"a": 1, "a": 1}, 1, 1, 1]}', "a"),
        ('{"do": "throw", "seat": 0, "s\\u0065at": 0, "faces": [5, "coin", 3, 2]}', "seat"),
    ],
)
def test_a_doubled_key(line: str, key: str) -> None:
    assert refusal(f"{PLANK_LINE}\n{line}") == (2, f"doubled key `{key}`")


def test_a_doubled_switch() -> None:
    header = PLANK_LINE.replace("{}", '{"push": true, "push": true}')
    assert refusal(header) == (1, "doubled key `push`")


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_json_does_not_have(number: str) -> None:
    line = THROW_LINE.replace("5", number)
    assert refusal(f"{PLANK_LINE}\n{line}") == (2, f"{number} is no number of JSON")
    assert refusal(PLANK_LINE.replace("1", number))[0] == 1


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9" * 19, "1" + "0" * 400])
def test_huge_numbers(number: str) -> None:
    line, reason = refusal(f"{PLANK_LINE}\n{THROW_LINE.replace('0', number)}")
    assert (line, reason[-12:]) == (2, "is too large")


@pytest.mark.parametrize("number", ["true", "false", "1.0", "0.0", "1e0", "1e999", '"0"', "[0]"])
def test_what_is_no_whole_number(number: str) -> None:
    line, reason = refusal(f"{PLANK_LINE}\n{THROW_LINE.replace('0', number, 1)}")
    assert line == 2
    said = "the number is too large" if number == "1e999" else "is no whole number"
    assert reason.startswith("seat: ") and reason.endswith(said)
    assert refusal(PLANK_LINE.replace('"first": 0', f'"first": {number}'))[0] == 1
    assert refusal(PLANK_LINE.replace('"log": 1', f'"log": {number}'))[0] == 1
    line, reason = refusal(f"{PLANK_LINE}\n{THROW_LINE.replace('5', number, 1)}")
    assert line == 2


@pytest.mark.parametrize(
    "value", ["[" * 100_000, "[" * 900 + "]" * 900, '{"a":' * 900 + "1" + "}" * 900, "{" * 100_000]
)
@pytest.mark.parametrize("place", ["header", "rules", "layout", "move", "face"])
def test_deep_nesting(value: str, place: str) -> None:
    text = {
        "header": value,
        "rules": PLANK_LINE.replace("{}", value),
        "layout": PLANK_LINE.replace("{}", f'{{"layout": {value}}}'),
        "move": f"{PLANK_LINE}\n{value}",
        "face": f"{PLANK_LINE}\n{THROW_LINE.replace('5', value)}",
    }[place]
    refusal(text)


@pytest.mark.parametrize("key", ["layout", "push"])
def test_nesting_at_the_edge_of_what_can_be_read(key: str) -> None:
    for depth in range(600, 1000):
        value = "[" * depth + "]" * depth
        refusal(PLANK_LINE.replace("{}", f'{{"{key}": {value}}}'))


@pytest.mark.parametrize("half", ["\\ud800", "\\udfff", "\\ud800\\ud800"])
def test_half_a_character(half: str) -> None:
    assert refusal(PLANK_LINE.replace("Anne", half))[1].startswith("holds half a character")
    greedy = PLANK_LINE.replace("{}", '{"greedy": true}')
    give = f'{{"do": "give", "seat": 0, "to": 1, "coins": 1, "favour": "{half}"}}'
    line, reason = refusal(f"{greedy}\n{give}")
    assert (line, reason[:22]) == (2, "holds half a character")


def test_a_whole_pair_of_halves_is_a_character() -> None:
    assert read(PLANK_LINE.replace("Anne", "\\ud83c\\udff4")).state.seats[0] == "\U0001f3f4"


def test_a_first_line_sets_up_its_game() -> None:
    game = decode_header(PLANK_LINE)
    assert (game.name, game.seats, game.first) == ("the-plank", ("Anne", "Bo"), 0)
    with pytest.raises(ValueError, match="missing key `log`"):
        decode_header("{}")


def test_a_move_is_read_without_being_made() -> None:
    game = decode_header(PLANK_LINE)
    move = decode_move(game, THROW_LINE)
    assert game.turn == 0
    assert move in read(f"{PLANK_LINE}\n{THROW_LINE}").moves
    with pytest.raises(BadLine, match="unknown key"):
        decode_move(game, THROW_LINE.replace("}", ', "x": 1}'))
