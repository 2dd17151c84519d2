"""Walk the Plank: the card game (rulings W1-W15)."""

from __future__ import annotations

from plank.games.game import Turn, Won
from plank.games.walk_the_plank.cards import CARDS, SEA, SUIT_NAMES, SUITS, WALK, deck
from plank.games.walk_the_plank.events import (
    Aboard,
    Again,
    Captain,
    CardEvent,
    Dealt,
    Drew,
    Named,
    Out,
    Played,
    Sank,
    Stepped,
    Tied,
    Took,
    Turned,
)
from plank.games.walk_the_plank.moves import CardMove, Cut, Deal, Play, Trump
from plank.games.walk_the_plank.rules import Rules
from plank.games.walk_the_plank.view import SeatView, View
from plank.games.walk_the_plank.walk_the_plank import WalkThePlank

__all__ = [
    "CARDS",
    "SEA",
    "SUITS",
    "SUIT_NAMES",
    "WALK",
    "Aboard",
    "Again",
    "Captain",
    "CardEvent",
    "CardMove",
    "Cut",
    "Deal",
    "Dealt",
    "Drew",
    "Named",
    "Out",
    "Play",
    "Played",
    "Rules",
    "Sank",
    "SeatView",
    "Stepped",
    "Tied",
    "Took",
    "Trump",
    "Turn",
    "Turned",
    "View",
    "WalkThePlank",
    "Won",
    "deck",
]
