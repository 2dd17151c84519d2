"""A whole game by ear and touch alone: the player knows only what is said, and what hands feel."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from tests.people.table import Table
from tests.voice.announced_table import SlowVoice

from plank.games.the_plank import Rules
from plank.phrases.phrases import Phrases
from plank.voice.announcer import Announcer

SEATS = ("Anne", "Bo", "Cy")
A_SENTENCE_S = 2.0


def place(said: str) -> int:
    return 0 if said == "the ship" else int(said.removeprefix("space "))


class BlindPlayers:
    """Three people who hear every sentence and do as it says."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.free = 0
        self.won = ""
        self.puzzled: list[str] = []
        self.knows: tuple[tuple[str, Callable[..., object]], ...] = (
            (r"(?:.* goes first|It is (\w+)'s turn|(\w+), throw all four dice)\.", self.throw),
            (r"\w+ has \d+, and (\w+) free throws? left\.", self.count_throws),
            (r"To stand, move (\w+)'s pirate to (space \d+)\.", self.stand_on),
            (r".*: to stand, move (\w+)'s pirate to .*, on (space \d+)\.", self.stand_on),
            (r"To stand, press stand[:,] .*", lambda: self.table.press("stand")),
            (r"Move (\w+)'s pirate from .+ to (space \d+|the ship)\.", self.put),
            (r"(\w+)'s pirate belongs on (space \d+), it stands on .*", self.put),
            (r"(\w+)'s pirate is missing. It belongs on (space \d+)\.", self.put),
            (r"(\w+) has fallen. Take the pirate o\w+ .*", self.take_off),
            (r"Die (\d) lies crooked. Throw it again\.", lambda die: self.roll(int(die) - 1)),
            (r"\w+, throw (?:die|dice) ([\d, and]+)\.", self.throw_some),
            (r"(\w+) is the last pirate standing, and wins!", self.cheer),
        )

    def hear(self, said: str) -> None:
        for pattern, do in self.knows:
            if match := re.fullmatch(pattern, said):
                do(*match.groups()) if do != self.throw else self.throw()
                return
        if re.match(r"(To stand|Move|Take|Die|Turn)\b|.*(press|put it back)", said):
            self.puzzled.append(said)

    def throw(self) -> None:
        self.table.throw((0, 1, 2, 3))

    def throw_some(self, dice: str) -> None:
        self.roll(*(int(die) - 1 for die in re.findall(r"\d", dice)))

    def roll(self, *dice: int) -> None:
        self.table.throw(dice)

    def count_throws(self, free: str) -> None:
        self.free = {"no": 0, "one": 1}.get(free, 2)

    def stand_on(self, name: str, space: str) -> None:
        """Stand, or throw two dice again when there is still a free throw and one feels lucky."""
        if self.free and self.chance.random() < 0.4:
            self.free = 0
            self.roll(0, 2)
        else:
            self.put(name, space)

    def put(self, name: str, space: str) -> None:
        self.table.place(SEATS.index(name), place(space))

    def take_off(self, name: str) -> None:
        self.table.place(SEATS.index(name), None)

    def cheer(self, name: str) -> None:
        self.won = name


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_played_from_what_is_said_and_the_sensors_only(seed: int):
    table = Table(SEATS, Rules(), seed)
    table.cocked = [2]
    announcer = Announcer(
        SlowVoice(table.clock, A_SENTENCE_S), Phrases("en", strict=True), table.clock
    )
    players = BlindPlayers(table, seed)
    announcer.attach(table.referee)
    while not players.won and table.clock.time() < 7200:
        table.clock.travel(A_SENTENCE_S)
        said = list(announcer.transcript)
        announcer.transcript.clear()
        for text in said:
            players.hear(text)
    assert players.puzzled == []
    winner = table.referee.game.winner
    assert winner is not None
    assert players.won == SEATS[winner]
