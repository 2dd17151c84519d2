"""What a reader refuses: every condition of the format, with the line it stands on."""

import json
from typing import Any

import pytest

from plank.games.ships_log import BadLine, LogError, decode_header, decode_move, read, read_lines

PLANK: dict[str, Any] = {
    "log": 1,
    "game": "the-plank",
    "seats": ["Anne", "Bo"],
    "rules": {},
    "first": 0,
}
CARDS: dict[str, Any] = {
    "log": 1,
    "game": "walk-the-plank",
    "seats": ["Anne", "Bo", "Cy"],
    "rules": {},
    "first": 0,
}
THROW: dict[str, Any] = {"do": "throw", "seat": 0, "faces": [5, "coin", 3, 2]}
PLANK_LINE, THROW_LINE = json.dumps(PLANK), json.dumps(THROW)


def refusal(text: str | bytes) -> tuple[int, str]:
    with pytest.raises(LogError) as caught:
        read(text, "game.log.jsonl")
    error = caught.value
    assert str(error) == f"game.log.jsonl:{error.line}: {error.reason}"
    assert str(error).isprintable()
    assert len(error.reason) <= 300
    return error.line, error.reason


def lines(*objects: dict[str, Any]) -> str:
    return "".join(f"{json.dumps(value)}\n" for value in objects)


# The file


def test_an_empty_file() -> None:
    assert refusal("") == refusal(b"")
    line, reason = refusal("")
    assert (line, "empty" in reason) == (1, True)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("\n", 1),
        (f"\n{PLANK_LINE}\n", 1),
        (f"{PLANK_LINE}\n\n", 2),
        (f"{PLANK_LINE}\n\n{THROW_LINE}\n", 2),
        (f"{PLANK_LINE}\n{THROW_LINE}\n   \n", 3),
        (f"{PLANK_LINE}\n\r\n", 2),
        (f"{PLANK_LINE}\n{THROW_LINE}\n\t", 3),
    ],
)
def test_a_blank_line(text: str, line: int) -> None:
    assert refusal(text) == (line, "the line is blank")


def test_the_last_line_may_lack_its_newline() -> None:
    assert read(f"{PLANK_LINE}\n{THROW_LINE}").moves == read(f"{PLANK_LINE}\n{THROW_LINE}\n").moves
    assert read(PLANK_LINE).moves == ()


def test_lines_may_end_in_carriage_return_and_newline() -> None:
    assert len(read(f"{PLANK_LINE}\r\n{THROW_LINE}\r\n").moves) == 1


def test_a_log_may_be_given_as_lines() -> None:
    assert len(read_lines([PLANK_LINE, THROW_LINE.encode()]).moves) == 1
    with pytest.raises(LogError, match="log:1: "):
        read_lines([])


@pytest.mark.parametrize("newline", ["\u2028", "\x85", "\x0b", "\x0c"])
def test_only_newline_ends_a_line(newline: str) -> None:
    line, reason = refusal(f"{PLANK_LINE}{newline}{THROW_LINE}\n")
    assert (line, reason[:8]) == (1, "not JSON")


def test_names_may_hold_what_other_readers_take_for_a_newline() -> None:
    header = {**PLANK, "seats": ["An\u2028ne", "B\x85o"]}
    assert read(json.dumps(header, ensure_ascii=False)).state.seats == ("An\u2028ne", "B\x85o")


def test_not_utf8_is_named_with_its_line() -> None:
    broken = f"{PLANK_LINE}\n{THROW_LINE}\n".encode() + b'{"do":"stand","seat":0}\xff\n'
    assert refusal(broken) == (3, "not UTF-8: save the log as UTF-8")
    assert refusal(PLANK_LINE.encode("utf-16"))[0] == 1
    assert refusal(PLANK_LINE.replace("Anne", "Ann\udce9"))[1].startswith("not UTF-8")


def test_a_byte_order_mark() -> None:
    line, reason = refusal(b"\xef\xbb\xbf" + PLANK_LINE.encode())
    assert (line, "byte order mark" in reason) == (1, True)


# The line as JSON


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
    assert reason.startswith(("expected a whole number, got ", "number out of range"))
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


# The first line


@pytest.mark.parametrize("key", ["log", "game", "seats", "rules", "first"])
def test_every_key_of_the_first_line_is_needed(key: str) -> None:
    header = {name: value for name, value in PLANK.items() if name != key}
    assert refusal(lines(header)) == (1, f"missing key `{key}`")
    assert refusal(lines({**PLANK, key: None}))[0] == 1


@pytest.mark.parametrize("extra", [{"by": "hand"}, {"seed": 1}, {"do": "throw"}, {"Log": 1}])
def test_an_unknown_key_of_the_first_line(extra: dict[str, Any]) -> None:
    assert refusal(lines({**PLANK, **extra})) == (1, f"unknown key `{next(iter(extra))}`")


@pytest.mark.parametrize("version", [0, 2, -1, 10])
def test_the_log_is_version_1(version: int) -> None:
    line, reason = refusal(lines({**PLANK, "log": version}))
    assert (line, f"log version {version}:" in reason) == (1, True)


@pytest.mark.parametrize("game", ["", "plank", "The-Plank", "oh-hell", "ThePlank", "the-plank "])
def test_the_game_is_one_of_two(game: str) -> None:
    line, reason = refusal(lines({**PLANK, "game": game}))
    assert (line, repr(game) in reason) == (1, True)


@pytest.mark.parametrize("count", [0, 1, 7])
def test_2_to_6_play_the_plank(count: int) -> None:
    assert refusal(lines({**PLANK, "seats": ["A"] * count}))[0] == 1


@pytest.mark.parametrize("count", [0, 2, 10])
def test_3_to_9_play_walk_the_plank(count: int) -> None:
    assert refusal(lines({**CARDS, "seats": ["A"] * count}))[0] == 1


def test_names_may_repeat() -> None:
    assert read(lines({**CARDS, "seats": ["A"] * 9})).state.seats == ("A",) * 9


@pytest.mark.parametrize("seats", [["Anne", ""], ["Anne", 1], ["Anne", None], "Anne", {"0": "A"}])
def test_seats_are_names(seats: object) -> None:
    assert refusal(lines({**PLANK, "seats": seats}))[0] == 1


@pytest.mark.parametrize("first", [2, -1, 99])
def test_first_is_a_seat(first: int) -> None:
    assert refusal(lines({**PLANK, "first": first}))[0] == 1
    assert refusal(lines({**CARDS, "first": first + 1 if first == 2 else first}))[0] == 1


@pytest.mark.parametrize(
    ("header", "rules"),
    [
        (PLANK, {"two_wtp": "last"}),
        (CARDS, {"push": True}),
        (PLANK, {"Push": True}),
        (PLANK, {"push": 1}),
        (PLANK, {"push": "true"}),
        (PLANK, {"push": None}),
        (PLANK, {"spaces": 10}),
        (PLANK, {"spaces": 20.0}),
        (PLANK, {"spaces": True}),
        (PLANK, {"coins": 1}),
        (PLANK, {"coins": 24.0}),
        (PLANK, {"layout": ["skull"] * 19}),
        (PLANK, {"layout": "skull"}),
        (PLANK, {"layout": None}),
        (PLANK, {"layout": [1] * 20}),
        (CARDS, {"two_wtp": "second"}),
        (CARDS, {"two_wtp": True}),
        (CARDS, {"captain_tie": ["cut"]}),
        (CARDS, {"null_final": None}),
    ],
)
def test_a_wrong_switch(header: dict[str, Any], rules: dict[str, Any]) -> None:
    line, reason = refusal(lines({**header, "rules": rules}))
    assert (line, next(iter(rules)) in reason) == (1, True)


@pytest.mark.parametrize("rules", [[], "push", 1, None])
def test_rules_are_an_object(rules: object) -> None:
    assert refusal(lines({**PLANK, "rules": rules}))[0] == 1


def test_defaults_may_be_written() -> None:
    written = {"spaces": 20, "push": False, "coins": 24, "symbol_jump": "nearest"}
    assert read(lines({**PLANK, "rules": written})).state.rules == read(PLANK_LINE).state.rules


def test_coins_without_a_limit_have_no_bank() -> None:
    assert read(lines({**PLANK, "rules": {"coins": None}})).state.final()["bank"] is None


# The moves


@pytest.mark.parametrize(
    "move",
    [
        {**THROW, "x": 1},
        {**THROW, "Seat": 0},
        {**THROW, "by": "Hand"},
        {**THROW, "by": ""},
        {**THROW, "by": True},
        {**THROW, "by": None},
        {**THROW, "dice": [0, 1, 2, 3]},
        {"do": "throw", "faces": [1, 2, 3, 4]},
        {"do": "throw", "seat": 0},
        {"seat": 0, "faces": [1, 2, 3, 4]},
        {**THROW, "do": "Throw"},
        {**THROW, "do": "roll"},
        {**THROW, "do": None},
        {**THROW, "do": 1},
        {"do": "play", "seat": 0, "card": "D1"},
        {**THROW, "seat": None},
        {**THROW, "seat": 1},
        {**THROW, "seat": -1},
        {**THROW, "faces": []},
        {**THROW, "faces": [1, 2, 3]},
        {**THROW, "faces": [1, 2, 3, 4, 5]},
        {**THROW, "faces": [0, 2, 3, 4]},
        {**THROW, "faces": [6, 2, 3, 4]},
        {**THROW, "faces": ["sword", 2, 3, 4]},
        {**THROW, "faces": [1, 2, 3, "coin"]},
        {**THROW, "faces": [1, 2, 3, None]},
        {**THROW, "faces": "1234"},
        {"do": "stand", "seat": 0},
        {"do": "give", "seat": 0, "to": 1, "coins": 1, "favour": ""},
    ],
)
def test_a_wrong_first_move_of_the_plank(move: dict[str, Any]) -> None:
    assert refusal(lines(PLANK, move))[0] == 2


@pytest.mark.parametrize(
    "move",
    [
        {"do": "stand", "seat": 0, "space": 10},  # nothing to choose
        {"do": "stand", "seat": 0, "space": None},
        {"do": "rethrow", "seat": 0, "dice": [0, 0], "faces": [1, 1]},
        {"do": "rethrow", "seat": 0, "dice": [0, 1], "faces": [1]},
        {"do": "rethrow", "seat": 0, "dice": [], "faces": []},
        {"do": "rethrow", "seat": 0, "dice": [4], "faces": [1]},
        {"do": "cover", "seat": 0, "die": 4},
        THROW,
    ],
)
def test_a_wrong_second_move_of_the_plank(move: dict[str, Any]) -> None:
    assert refusal(lines(PLANK, THROW, move))[0] == 3


def test_a_space_is_needed_where_there_is_a_choice() -> None:
    choice = {**PLANK, "rules": {"symbol_jump": "choice"}}
    to_12 = {"do": "throw", "seat": 0, "faces": [5, 5, 1, 1]}
    bo = {"do": "throw", "seat": 1, "faces": [5, 5, 5, 5]}
    high = {"do": "throw", "seat": 0, "faces": [5, 5, 5, 5]}
    opening = [choice, to_12, {"do": "stand", "seat": 0}, bo, {"do": "stand", "seat": 1}, high]
    assert refusal(lines(*opening, {"do": "stand", "seat": 0}))[0] == 7
    assert refusal(lines(*opening, {"do": "stand", "seat": 0, "space": 3}))[0] == 7
    assert len(read(lines(*opening, {"do": "stand", "seat": 0, "space": 4})).moves) == 6


def test_a_broken_line_ends_the_log_there() -> None:
    assert refusal(lines(PLANK, THROW, THROW, {"nonsense": 1}))[0] == 3


def test_nothing_comes_after_the_end_of_the_plank() -> None:
    moves = [
        {"do": "throw", "seat": 0, "faces": [1, "coin", "sword", "sword"]},
        {"do": "stand", "seat": 0},
        {"do": "throw", "seat": 1, "faces": [5, 5, 5, 5]},
        {"do": "stand", "seat": 1},
        {"do": "throw", "seat": 0, "faces": [5, 5, 5, 5]},
        {"do": "stand", "seat": 0},
    ]
    assert read(lines(PLANK, *moves)).state.over
    assert refusal(lines(PLANK, *moves, {"do": "throw", "seat": 1, "faces": [1, 1, 1, 1]}))[0] == 8


HANDS = [[f"{suit}{number}" for number in range(1, 8)] for suit in "DHM"]
DEAL: dict[str, Any] = {"do": "deal", "hands": HANDS, "turned": "L1"}


@pytest.mark.parametrize(
    "move",
    [
        {"do": "deal", "hands": HANDS},  # the turned card is missing
        {"do": "deal", "hands": HANDS, "turned": None},
        {**DEAL, "turned": "D1"},
        {**DEAL, "turned": 1},
        {**DEAL, "hands": HANDS[:2]},
        {**DEAL, "hands": [*HANDS, []]},
        {**DEAL, "hands": [HANDS[0], HANDS[1], HANDS[1]]},
        {**DEAL, "hands": [HANDS[0], HANDS[1], "M1M2M3M4M5M6M7"]},
        {**DEAL, "hands": [HANDS[0], HANDS[1], [1, 2, 3, 4, 5, 6, 7]]},
        {"do": "trump", "seat": 0, "suit": "D"},
        {"do": "play", "seat": 0, "card": "D1"},
        {"do": "cut", "draws": [[0, "D1"], [1, "D2"]]},
        {"do": "cut", "draws": []},
        THROW,
    ],
)
def test_a_wrong_first_move_of_walk_the_plank(move: dict[str, Any]) -> None:
    assert refusal(lines(CARDS, move))[0] == 2


@pytest.mark.parametrize(
    "move",
    [
        {"do": "play", "seat": 0, "card": "H1"},
        {"do": "play", "seat": 1, "card": "H1"},
        {"do": "play", "seat": 0, "card": "d1"},
        {"do": "play", "seat": 0, "card": ["D1"]},
        {"do": "play", "seat": 0, "card": "D1", "suit": "D"},
        {"do": "trump", "seat": 0, "suit": "D"},
        DEAL,
    ],
)
def test_a_wrong_second_move_of_walk_the_plank(move: dict[str, Any]) -> None:
    assert refusal(lines(CARDS, DEAL, move))[0] == 3


def test_by_hand_may_stand_on_any_line_but_the_first() -> None:
    by = {"by": "hand"}
    play = {"do": "play", "seat": 0, "card": "D1"}
    log = read(lines(CARDS, {**DEAL, **by}, {**play, **by}))
    assert [move.by for move in log.moves] == ["hand", "hand"]


# One line at a time, for a journal


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
