"""The rulings are part of the project: every number that is cited, and every switch, is in them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from plank.games import GAMES, Game, describe
from plank.games.ships_log import BadLine, decode_header, decode_move
from plank.games.switches import Switch, switches_of

GAMES_FOLDER = Path(str(files("plank.games")))
HOST = GAMES_FOLDER.parent
TESTS = Path(__file__).parents[1]
PAGES = {name: GAMES_FOLDER / name.replace("-", "_") / "RULINGS.md" for name in GAMES}
LETTERS = {"the-plank": ("P", 28), "walk-the-plank": ("W", 16)}
CITED = re.compile(r"\b([PW])([0-9]{1,2})(?:-([PW]?)([0-9]{1,2}))?\b")
HEADING = re.compile(r"^### ([PW][0-9]{1,2})\. \S.*$", re.MULTILINE)
NOT_PLAYED_YET = {"W16"}


def rulings(name: str) -> dict[str, str]:
    """Each ruling's text by its number."""
    text = PAGES[name].read_text("utf-8")
    starts = list(HEADING.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[1]: text[start.end() : end] for start, end in zip(starts, ends, strict=True)}


RULINGS = {number: text for name in GAMES for number, text in rulings(name).items()}


def numbers_in(text: str) -> set[str]:
    """Every ruling that is cited, those between two ends too: "P25-P27"."""
    cited: set[str] = set()
    for letter, first, _, last in CITED.findall(text):
        cited |= {f"{letter}{number}" for number in range(int(first), int(last or first) + 1)}
    return cited


@pytest.mark.parametrize("name", GAMES)
def test_rulings_are_numbered_without_a_gap(name: str):
    letter, last = LETTERS[name]
    assert list(rulings(name)) == [f"{letter}{number}" for number in range(1, last + 1)]
    assert all(len(text.split()) > 10 for text in rulings(name).values())


def test_every_ruling_that_the_games_cite_is_written_down_and_each_is_cited():
    cited = {
        number
        for file in [*GAMES_FOLDER.rglob("*.py"), *(TESTS / "games").rglob("test_*.py")]
        for number in numbers_in(file.read_text("utf-8"))
        if file != Path(__file__)
    }
    assert cited <= RULINGS.keys()
    assert RULINGS.keys() - cited == NOT_PLAYED_YET


def test_every_ruling_that_anything_else_cites_is_written_down():
    ruled = re.compile(r"\(?rulings? ((?:[PW][0-9]{1,2}(?:, | and |-|\)|\b))+)")
    for file in HOST.rglob("*.py"):
        for cited in ruled.findall(file.read_text("utf-8")):
            assert numbers_in(cited) <= RULINGS.keys(), file


@pytest.mark.parametrize("name", GAMES)
def test_every_switch_is_described_under_its_ruling_with_its_default(name: str):
    rules_type = GAMES[name].rules_type
    for switch_name, switch in switches_of(rules_type).items():
        first = switch.ruling.partition("-")[0]
        where = {"push": "Plank with Push", "greedy": "Greedy Pirates"}.get(switch_name)
        text = PAGES[name].read_text("utf-8").partition(f"## {where}")[2] if where else ""
        said = switch_line(text or RULINGS[first], switch_name)
        assert said, f"{switch_name}: no line in {first}"
        default = switch.show(getattr(rules_type(), switch_name))
        assert switch_name == "layout" or said.replace("`", "").startswith(default), switch_name
        assert all(word in said for word in words_of(switch)), switch_name


def switch_line(text: str, name: str) -> str:
    """What stands behind a switch's name."""
    found = re.search(rf"^Switch: `{name}`, (.*?)(?:\n\n|\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def words_of(switch: Switch) -> tuple[str, ...]:
    """The words that a switch takes."""
    return tuple(getattr(switch, "words", ()))


def test_no_switch_is_described_that_is_not_there():
    for name in GAMES:
        described = re.findall(r"^Switch: `([a-z0-9_]+)`", PAGES[name].read_text("utf-8"), re.M)
        assert sorted(described) == sorted(switches_of(GAMES[name].rules_type))


def test_the_help_cites_rulings_that_are_written_down():
    for name in GAMES:
        assert numbers_in(describe(GAMES[name].rules_type)) <= rulings(name).keys()


def examples() -> list[str]:
    """The lines of the format's page, those of the printed deck and the final states left out."""
    text = (GAMES_FOLDER / "ships_log" / "FORMAT.md").read_text("utf-8")
    printed = text.partition("### With the printed deck")[2].partition("## Any move")[0]
    lines = re.findall(r"^    (\{.*\})$", text.replace(printed, ""), re.MULTILINE)
    return [line for line in lines if '"name"' not in line]


def test_every_line_of_the_formats_page_is_read():
    headers, moves = examples()[:2], examples()[2:]
    games = [decode_header(header) for header in headers]
    assert [game.name for game in games] == list(GAMES)
    assert len(moves) == 10
    for line in moves:
        assert sum(reads(game, line) for game in games) == 1, line


def reads(game: Game, line: str) -> bool:
    try:
        return bool(decode_move(game, line))
    except BadLine:
        return False
