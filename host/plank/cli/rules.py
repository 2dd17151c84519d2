"""`plank rules`: every game's rules in short, and all its house rules."""

from __future__ import annotations

import argparse
import textwrap

from plank.games import GAMES, Game, describe
from plank.phrases.labels import Labels
from plank.phrases.languages import ENGLISH
from plank.referee.table_game.registry import on_table

WIDTH = 97  # columns

HOUSE_RULES = """\
House rules (--rule name=value), with their defaults; the number of the ruling that each of them
changes stands behind it:"""
LOGS_ONLY = "{title} is not played on the table yet: its rules check ship's logs."


def show(_: argparse.Namespace) -> int:
    """Print them."""
    labels = Labels(ENGLISH)
    for game in GAMES.values():
        title = _title(game)
        print(f"{title}\n{'=' * len(title)}\n")
        print(f"{_summary(game, labels)}\n")
        print(f"{HOUSE_RULES}\n\n{describe(game.rules_type)}\n")
    return 0


def _title(game: type[Game]) -> str:
    """Name the game, and how it is chosen where it is played on the table."""
    return f"{game.title} (--game {game.name})" if game.name in on_table() else game.title


def _summary(game: type[Game], labels: Labels) -> str:
    """Tell the rules in short, by the phrase that the page has for them."""
    key = f"rules-{game.name}"
    told = [labels.say(key)] if labels.knows(key) else []
    if game.name not in on_table():
        told.append(LOGS_ONLY.format(title=game.title))
    return textwrap.fill(" ".join(told), WIDTH)
