"""The rules page: each game in short, and its switches with their rulings in plain words."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from plank.games import GAMES
from plank.games.switches import Names, OneOf, Switch, Switches, Whole, YesNo, switches_of
from plank.phrases.labels import Labels

KINDS: dict[type[Switch], str] = {YesNo: "yesno", Whole: "whole", OneOf: "oneof", Names: "names"}


def rules_page(playable: Collection[str], labels: Labels) -> list[dict[str, Any]]:
    """Describe all games in one language."""
    return [_game(name, name in playable, labels) for name in GAMES]


def _game(name: str, playable: bool, labels: Labels) -> dict[str, Any]:
    game = GAMES[name]
    rules: type[Switches] = game.rules_type
    usual = rules()
    return {
        "name": name,
        "title": game.title,
        "summary": labels.say(f"rules-{name}"),
        "playable": playable,
        "fewest": game.players[0],
        "most": game.players[-1],
        "switches": [
            _switch(name, key, switch, getattr(usual, key), labels)
            for key, switch in switches_of(rules).items()
        ],
    }


def _switch(game: str, name: str, switch: Switch, usual: object, labels: Labels) -> dict[str, Any]:
    key = phrase_of(game, name)
    described: dict[str, Any] = {
        "name": name,
        "label": labels.say(f"{key}-name"),
        "meaning": labels.say(key),
        "ruling": switch.ruling,
        "allowed": _allowed(switch, labels),
        "kind": KINDS[type(switch)],
        "default": usual,
    }
    if isinstance(switch, Whole):
        described |= {"low": switch.low, "high": switch.high, "unlimited": switch.unlimited}
    if isinstance(switch, OneOf):
        described["words"] = [
            {"value": word, "label": labels.say(f"{key}-{word}")} for word in switch.words
        ]
    return described


def phrase_of(game: str, switch: str) -> str:
    """Return the key of a switch's phrase: its meaning; `-name` and its words follow it."""
    return f"switch-{game}-{switch.replace('_', '-')}"


def _allowed(switch: Switch, labels: Labels) -> str:
    if isinstance(switch, Whole):
        key = "allowed-whole-or-none" if switch.unlimited else "allowed-whole"
        return labels.say(key, low=switch.low, high=switch.high)
    return labels.say(f"allowed-{KINDS[type(switch)]}")
