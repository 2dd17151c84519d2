"""Asking who plays, when nobody has said so."""

from __future__ import annotations

import io

from plank.games.the_plank import ThePlank
from plank.people.ask_seats import YOU, ask_seats
from plank.people.seats import SeatPlan


def asked(*lines: str) -> tuple[tuple[SeatPlan, ...] | None, str]:
    screen = io.StringIO()
    seats = ask_seats(io.StringIO("".join(lines)), screen, ThePlank)
    return seats, screen.getvalue()


def kinds(seats: tuple[SeatPlan, ...] | None) -> list[tuple[str, str]]:
    return [(seat.name, seat.kind) for seat in seats or ()]


def test_one_key_starts_a_game_against_two_bots():
    seats, said = asked("\n")
    assert kinds(seats) == [(YOU, "human"), ("Morgan", "bosun"), ("Bess", "bosun")]
    assert "Press Enter to play against two bots" in said


def test_one_name_plays_against_two_bots():
    assert kinds(asked("Anne\n")[0])[0] == ("Anne", "human")
    assert len(kinds(asked("Anne\n")[0])) == 3


def test_names_are_typed():
    assert kinds(asked("Anne, Bo,bot:deckhand\n")[0]) == [
        ("Anne", "human"),
        ("Bo", "human"),
        ("Morgan", "deckhand"),
    ]


def test_a_mistake_is_told_in_one_line_and_asked_again():
    seats, said = asked("Anne,bot:parrot\n", "bot\n", "Anne,Bo\n")
    assert kinds(seats) == [("Anne", "human"), ("Bo", "human")]
    assert "seat 'bot:parrot': there is no such bot; write bot:bosun or bot:deckhand\n" in said
    assert "1 seat: a game needs 2 to 6" in said


def test_the_end_of_the_file_ends_the_asking():
    seats, said = asked("Anne,,\n")
    assert seats is None
    assert said.endswith("> \n")
