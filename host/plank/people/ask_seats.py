"""Asks who plays, when nobody has said so: one key starts a game against two bots."""

from __future__ import annotations

from typing import TextIO

from plank.games import Game
from plank.people.seats import BOT, SeatError, SeatPlan, plan_seats

YOU = "Skipper"  # who presses enter and gives no name
QUESTION = (
    "Who plays? Press Enter to play against two bots,\n"
    "or type the names, clockwise: Anne,Bo or Anne,bot:{kind},bot\n"
)
WITHOUT_BOTS = "Who plays? Type the names, clockwise: Anne,Bo,Cy\n"
PROMPT = "> "


def ask_seats(keyboard: TextIO, screen: TextIO, game: type[Game]) -> tuple[SeatPlan, ...] | None:
    """Ask who plays a game until the answer makes seats; None at the end of the input.

    Nothing typed: a human against two bots. One name: that human against two bots.
    """
    kinds = list(game.bots)
    screen.write(QUESTION.format(kind=kinds[-1]) if kinds else WITHOUT_BOTS)
    while True:
        screen.write(PROMPT)
        screen.flush()
        line = keyboard.readline()
        if not line:
            screen.write("\n")
            return None
        try:
            return plan_seats(_words(line.strip()), game)
        except SeatError as wrong:
            screen.write(f"{wrong}\n")


def _words(line: str) -> list[str]:
    words = (line or YOU).split(",")
    alone = len(words) == 1 and words[0].partition(":")[0] != BOT
    return [*words, BOT, BOT] if alone else words
