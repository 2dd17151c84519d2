"""`plank rules`: both games' rules in short, and all their switches."""

from __future__ import annotations

import argparse

from plank.games import GAMES, describe

SUMMARIES = {
    "the-plank": """\
Throw four dice and move your pirate to the space of their total: lower is further out to sea.
You may throw any dice again twice for free; then each coin buys one more rethrow, or covers a
die, which then counts for nothing. A total as high as your space or higher takes you to the
next lower space with the same symbol; where there is none, you fall. A coin face brings a coin;
a sword face moves everybody else a step towards the sea. Space 1 and standing furthest out pay
a coin each. The last pirate who has not fallen wins.""",
    "walk-the-plank": """\
Seven rounds of 7, 6, ... 1 cards for three to nine. Follow the suit led if you can; the highest
trump, else the highest card of the suit led, wins the battle. Walk the Plank! beats all of them,
Sea Monster! swallows the whole battle. Who wins no battle in a round is out; who wins most is
the next Captain and names trump. The last one aboard wins. (The cards are not on the table yet:
their rules check ship's logs.)""",
}

SWITCHES = """\
Switches (--rule name=value), with their defaults; the number of the ruling that each of them
turns, as tests have it in their names, stands behind it:"""


def show(_: argparse.Namespace) -> int:
    """Print them."""
    for name, summary in SUMMARIES.items():
        rules = GAMES[name].rules_type
        print(f"{rules.title}\n{'=' * len(rules.title)}\n\n{summary}\n")
        print(f"{SWITCHES}\n\n{describe(rules)}")
    return 0
