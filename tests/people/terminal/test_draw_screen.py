"""The screen: everything of the picture is on it, at any size, with and without colour."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console
from tests.people.terminal.pictures import (
    FOUR,
    NAMES,
    SHIP,
    die,
    picture,
    seat,
    situation,
    throwing,
)

from plank.people.terminal.draw_screen import Screen, Shown
from plank.people.terminal.glyphs import ASCII, UNICODE, Glyphs
from plank.people.terminal.key_actions import Ask
from plank.people.terminal.pirate_letters import letters
from plank.people.terminal.questions import Question
from plank.phrases.phrases import Phrases
from plank.phrases.sentence import sentence
from plank.referee import Picture
from plank.referee.dice.dice_picture import Choices
from plank.referee.tasks import Wait

WORDS = Phrases("en", strict=True)
TOLD = tuple(f"Announcement {number}." for number in range(30))


def drawn(
    shown: Picture,
    *chosen: int,
    width: int = 80,
    height: int = 24,
    glyphs: Glyphs = ASCII,
    humans: tuple[int, ...] = (0, 1),
    **extra: object,
) -> list[str]:
    screen = Screen(WORDS.say, width, height, glyphs)
    lines = screen.lines(situation(shown, *chosen, humans=humans), Shown(**extra))
    return [line.plain for line in lines]


def row_of(lines: list[str], name: str) -> str:
    return next(line for line in lines[1:] if name in line)


def test_the_plank_runs_from_the_ship_to_the_sea():
    lines = drawn(picture())
    assert lines[1].split() == ["ship", *(str(space) for space in range(20, 0, -1))]
    assert lines[2].split() == ["p", "c", "a", "s"] * 5
    assert row_of(lines, "Bo").endswith("~~")
    assert "| B |" in row_of(lines, "Bo")


def test_a_pirate_stands_under_its_number():
    lines = drawn(picture())
    row = row_of(lines, "Anne")
    assert row[lines[1].index(" 9 ") + 1] == "A"
    assert row[lines[1].index(" 8 ")] == "[" and row[lines[1].index(" 8 ") + 2] == "]"


def test_the_lamps_shine_below_their_spaces():
    lines = drawn(picture())
    lamps = lines[3 + len(FOUR)]
    assert lamps.strip() == "^"
    assert lamps.index("^") == lines[1].index(" 8 ") + 1


def test_seats_show_whose_turn_it_is_coins_and_places():
    lines = drawn(picture())
    assert row_of(lines, "Anne").startswith(">A Anne")
    assert " 1$|" in row_of(lines, "Anne")
    assert "12$|" in row_of(lines, "Morgan")
    assert "4th|" in row_of(lines, "Kidd")
    assert row_of(lines, "Bo").startswith(" B Bo")


def test_the_first_line_tells_the_rest():
    first = drawn(picture(), port="/dev/ttyACM0")[0]
    for fact in ("THE PLANK", "Anne to play", "total 8", "1 free", "bank 9"):
        assert fact in first
    assert first.endswith("connected /dev/ttyACM0 ")
    assert "bank" not in drawn(picture(bank=None))[0]


def test_the_screen_speaks_one_language():
    lines = Screen(Phrases("sv", strict=True).say, 80, 24, ASCII).lines(
        situation(picture(), humans=(0, 1)), Shown()
    )
    text = "\n".join(line.plain for line in lines)
    assert "* ansluten" in text
    assert "dödskalle" in text
    assert "$ mynt" in text
    assert "connected" not in text
    assert "skull" not in text


def test_the_first_line_leaves_the_port_out_where_there_is_no_room_for_it():
    first = drawn(picture(), port="/dev/serial/by-id/usb-MicroPython_Board-if00")[0]
    assert "bank 9" in first
    assert first.endswith("* connected ")


def test_what_is_to_be_done_stands_beside_the_dice():
    lines = drawn(picture())
    assert any(line.endswith("Anne has 8, and one free throw left.") for line in lines)
    assert any("move Anne's pirate to space 8" in line for line in lines)


def test_dice_show_pips_coins_swords_and_what_is_up():
    lines = drawn(picture(), 1)
    top = next(at for at, line in enumerate(lines) if line.startswith(" .-----."))
    dice = [line[:33] for line in lines[top : top + 6]]
    assert dice[1:4] == [
        " |o    | | .-. | |   / | |o   o| ",
        r" |  o  | | |$| | |\ /  | |  o  | ",
        " |    o| | '-' | | X   | |o   o| ",
    ]
    assert dice[5].split() == ["1", "2", "again", "3", "4"]


def test_dice_that_are_not_flat_say_so():
    dice = (
        die(3, "rolling"),
        die("coin", "cocked"),
        die("sword", "empty"),
        die(5, covered=True),
    )
    lines = drawn(picture(dice=dice))
    assert any(line.split()[:5] == ["rolling", "cocked", "3", "out", "covered"] for line in lines)


def test_a_pirate_is_drawn_where_it_stands_and_where_it_belongs():
    seats = (*FOUR[:2], seat("Morgan", 3, seen=(5,)), FOUR[3])
    lines = drawn(picture(seats=seats, moves=((2, 3),), phase="put right"))
    row = row_of(lines, "Morgan")
    assert row[lines[1].index(" 5 ") + 1] == "M"
    assert row[lines[1].index(" 3 ") : lines[1].index(" 3 ") + 3] == "[ ]"


def test_a_pirate_of_a_fallen_seat_is_seen_until_it_is_taken_off():
    seats = (*FOUR[:3], seat("Kidd", None, seen=(1,)))
    assert row_of(drawn(picture(seats=seats, moves=((3, None),))), "Kidd").endswith(" K ~~")


def test_the_newest_words_stand_at_the_bottom():
    lines = drawn(picture(), told=TOLD, note="Nothing.")
    told = [line.strip() for line in lines if line.startswith(" Announcement")]
    assert told[-1] == "Announcement 29."
    assert told == [f"Announcement {number}." for number in range(30 - len(told), 30)]
    assert lines[-2] == " Nothing."


def test_the_keys_stand_in_the_last_line():
    assert drawn(throwing(count=0))[-1].split() == ["space", "throw", "?", "help", "q", "quit"]
    asking = drawn(picture(), question=Question(Ask("enter", (0, 2)), "5 c"))[-1]
    assert "Faces of dice 1 and 3" in asking and asking.rstrip().endswith("5 c_")


def test_help_explains_the_keys():
    lines = drawn(picture(), help=True)
    assert any("take the last move back" in line for line in lines)
    assert not any("[ ]" in line for line in lines)


def test_a_game_without_dice_shows_none():
    lines = drawn(msgspec.structs.replace(picture(), dice=None))
    assert "total" not in lines[0] and "bank" not in lines[0]
    assert not any(".-----." in line for line in lines)
    assert any("move Anne's pirate to space 8" in line for line in lines)


def test_a_game_without_coins_shows_none():
    lines = drawn(picture(seats=(seat("Anne", 9, None), seat("Bo", SHIP, None)), bank=None))
    assert "$" not in row_of(lines, "Anne") + row_of(lines, "Bo")
    assert not any("$ coin" in line for line in lines)


def test_a_lost_board_is_said_with_its_cure():
    lost = picture(
        phase="paused", link="lost", tasks=(Wait(sentence=sentence("link-lost")),), lamps=""
    )
    lines = drawn(lost)
    assert "* lost" in lines[0]
    assert any("The board is lost." in line for line in lines)


def full(spaces: int) -> Picture:
    seats = tuple(seat(name, at) for name, at in zip(NAMES, (9, SHIP, 3, 1, 11, 7), strict=True))
    return picture(seats=seats, spaces=spaces)


@pytest.mark.parametrize("spaces", [11, 20, 30])
@pytest.mark.parametrize("glyphs", [ASCII, UNICODE], ids=["ascii", "unicode"])
@pytest.mark.parametrize("size", [(20, 4), (40, 12), (80, 24), (81, 25), (132, 43), (250, 70)])
def test_every_size_is_filled_and_never_overrun(size: tuple[int, int], glyphs: Glyphs, spaces: int):
    width, height = size
    screen = Screen(WORDS.say, width, height, glyphs)
    for extra in (Shown(TOLD), Shown(help=True), Shown(question=Question(Ask("give")))):
        lines = screen.lines(situation(full(spaces)), extra)
        assert len(lines) == height
        assert all(line.cell_len <= width for line in lines)
        assert "quit" in lines[-1].plain or extra.question


def test_six_pirates_and_twenty_spaces_fit_on_an_ordinary_terminal():
    lines = drawn(full(20), told=TOLD)
    for name in NAMES:
        row = row_of(lines, name)
        assert row.endswith("~~") and name[:6] in row
    assert sum(line.startswith(" Announcement") for line in lines) >= 3


def test_thirty_spaces_fit_too():
    lines = drawn(full(30))
    assert lines[1].split()[0].startswith("ship")
    assert row_of(lines, "Anne").endswith("~~")


def test_names_that_are_long_or_wide_keep_the_columns():
    seats = (seat("Bartholomew Roberts", 9), seat("\u674e\u5c0f\u9f99\u9f99\u9f99", 9))
    for glyphs in (ASCII, UNICODE):
        screen = Screen(WORDS.say, 80, 24, glyphs)
        rows = screen.lines(situation(picture(seats=seats)), Shown())[3:5]
        assert len({row.cell_len for row in rows}) == 1
        assert rows[0].plain[3:9] == "Bartho"


def test_names_are_never_read_as_markup():
    seats = (seat("[red]x[/]", SHIP), seat("Bo", SHIP))
    assert "R [red]x[/]" in "\n".join(drawn(throwing(seats=seats), width=120))


def test_ascii_is_ascii():
    text = "\n".join(drawn(full(20), told=TOLD))
    assert text.isascii()


def test_without_colour_nothing_is_lost(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NO_COLOR", "1")
    screen = Screen(WORDS.say, 80, 24, ASCII)
    console = Console(file=io.StringIO(), force_terminal=True, width=81)
    with console.capture() as capture:
        console.print(screen.text(situation(picture()), Shown()))
    assert "\x1b[38" not in capture.get() and "\x1b[48" not in capture.get()
    assert ">" in capture.get()


def test_symbols_without_a_sign_show_their_first_letter_p3():
    lines = drawn(picture(layout=("kraken", "rum") * 10), glyphs=UNICODE)
    assert lines[2].split() == ["r", "k"] * 10
    assert any("k kraken" in line for line in lines)


def test_each_pirate_has_a_letter_of_its_own():
    assert letters(["Anne", "Anne", "Anne"]) == ("A", "N", "E")
    assert letters(["Bo", "Bess", "Bob"]) == ("B", "E", "O")
    assert letters(["\u674e", "7"]) == ("A", "7")
    assert len(set(letters(["A"] * 6))) == 6


def test_choices_of_spaces_are_all_in_brackets_p13():
    choices = Choices(stand=True, targets=(7, 3))
    assert row_of(drawn(picture(choices=choices)), "Anne").count("[ ]") == 2
