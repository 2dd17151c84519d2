"""Asks who plays, when nobody has said so: one key starts a game against two bots."""

from __future__ import annotations

from typing import TextIO

from plank.people.seats import BOT, SeatError, SeatPlan, plan_seats

YOU = "Skipper"  # who presses enter and gives no name
QUESTION = (
    "Who plays? Press Enter to play against two bots,\n"
    "or type the names, clockwise: Anne,Bo or Anne,bot:deckhand,bot\n"
)
PROMPT = "> "


def ask_seats(keyboard: TextIO, screen: TextIO) -> tuple[SeatPlan, ...] | None:
    """Ask until the answer makes seats; None when there is no more answer (end of file).

    Nothing typed: a human against two bots. One name: that human against two bots.
    """
    screen.write(QUESTION)
    while True:
        screen.write(PROMPT)
        screen.flush()
        line = keyboard.readline()
        if not line:
            screen.write("\n")
            return None
        try:
            return plan_seats(_words(line.strip()))
        except SeatError as wrong:
            screen.write(f"{wrong}\n")


def _words(line: str) -> list[str]:
    words = (line or YOU).split(",")
    alone = len(words) == 1 and words[0].partition(":")[0] != BOT
    return [*words, BOT, BOT] if alone else words
