"""The virtual table on the page: shown when it changes, touched by hands that may."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.web.page_client import serving, story
from tests.web.scripted_service import ScriptedService

from plank.phrases.labels import labels
from plank.referee import Place
from plank.referee.dice.acts import Enter
from plank.sim.commands import CommandHelp, command_helps
from plank.sim.commands.all_commands import perform
from plank.sim.commands.json_lines import parse
from plank.sim.table import SimTable
from plank.web.pages.heartbeat import update_world
from plank.web.protocol.refusal import Refusal
from plank.web.requests.permissions import (
    check_act,
    check_seat_act,
    check_seat_entry,
    check_seat_hand,
)


class Virtual:
    """The simulated table, as whoever ties the program together gives it."""

    def __init__(self) -> None:
        self.table = SimTable("cpython", seed=7, aboard=2)

    def world(self) -> dict[str, Any]:
        return self.do({"do": "show"})["table"]

    def do(self, command: dict[str, Any], /) -> dict[str, Any]:
        import msgspec

        return perform(self.table, parse(msgspec.json.encode(command)))

    def commands(self) -> list[CommandHelp]:
        return [*command_helps(), CommandHelp("fly", "Let a pirate fly.", {"do": "fly"})]


def virtual_evening(tmp_path: Path) -> ScriptedService:
    service = ScriptedService(tmp_path)
    service.virtual = Virtual()
    return service


@story
async def test_the_screen_sees_the_virtual_table_when_it_changes(tmp_path: Path):
    service = virtual_evening(tmp_path)
    async with serving(service) as server, server.screen() as screen:
        assert screen.state["table"]["simulated"] is True
        await screen.ask("world", on=True)
        update_world(server.web.hub)
        world = (await screen.until("world"))["world"]
        assert world["pirates"][:3] == [0, 0, None]
        for _ in range(5):
            update_world(server.web.hub)
        await screen.ask("hands", do={"do": "lift", "lane": 1})
        update_world(server.web.hub)
        assert (await screen.until("world"))["world"]["pirates"][:2] == [0, None]
        worlds = [message for message in screen.heard if message["t"] == "world"]
        assert len(worlds) == 2


@story
async def test_the_screen_has_all_hands_and_faults(tmp_path: Path):
    async with serving(virtual_evening(tmp_path)) as server, server.screen() as screen:
        thrown = {"do": "throw", "dice": [0, 1], "faces": [5, "coin"]}
        assert (await screen.ask("hands", do=thrown))["answer"] == {"ok": True}
        assert (await screen.ask("hands", do={"do": "cock", "die": 2}))["t"] == "done"
        assert (await screen.ask("hands", do={"do": "brownout"}))["t"] == "done"
        assert (
            "That cannot be done at this table"
            in (await screen.ask("hands", do={"do": "fly"}))["text"]
        )


@story
async def test_commands_are_listed_in_the_pages_language_or_as_the_table_helps(tmp_path: Path):
    async with serving(virtual_evening(tmp_path)) as server, server.screen(language="sv") as screen:
        told = {one["name"]: one for one in (await screen.ask("commands"))["commands"]}
        assert told["bump"] == {
            "name": "bump", "text": "Knuffa en pirat", "do": {"do": "bump", "lane": 0}
        }  # fmt: skip
        assert told["fly"]["text"] == "Let a pirate fly."


def test_every_command_has_words():
    assert [
        one.name for one in command_helps() if not labels("en").knows(f"command-{one.name}")
    ] == []


@story
async def test_at_a_real_table_there_are_no_hands(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        refused = await screen.ask("hands", do={"do": "throw"})
        assert refused["text"].startswith("This is a real table")
        refused = await screen.ask("commands")
        assert refused["text"].startswith("This is a real table")


@story
async def test_a_phone_throws_in_its_turn_and_moves_its_own_pirate(tmp_path: Path):
    service = virtual_evening(tmp_path)
    async with serving(service) as server, server.seat(0) as anne, server.seat(1) as bo:
        assert (await anne.ask("hands", do={"do": "throw"}))["t"] == "done"
        assert (await bo.ask("hands", do={"do": "throw"}))["t"] == "refused"
        assert (await bo.ask("hands", do={"do": "put", "lane": 1, "place": 3}))["t"] == "done"
        assert (await anne.ask("hands", do={"do": "put", "lane": 1, "place": 4}))["t"] == "refused"


NOT_FOR_SEATS: list[dict[str, Any]] = [
    {"do": "throw", "dice": [0], "faces": [6]},
    {"do": "throw", "dice": []},
    {"do": "throw", "dice": [4]},
    {"do": "set", "die": 0, "face": 3},
    {"do": "cock", "die": 0},
    {"do": "brownout"},
    {"do": "reset", "cause": "power"},
    {"do": "show"},
    {"do": "lift", "lane": 1},
    {"do": "put", "lane": 1, "place": 0},
    {"do": "slide", "lane": 1, "place": 3},
    {"do": "magnet", "lane": 0, "place": 3},
    {"do": "press", "button": "power"},
    {},
]


@pytest.mark.parametrize("command", NOT_FOR_SEATS)
def test_a_seat_has_no_such_hands(tmp_path: Path, command: dict[str, Any]):
    picture = ScriptedService(tmp_path).session.referee.picture
    with pytest.raises(Refusal):
        check_seat_hand(0, command, picture)


def test_a_die_may_be_laid_back_as_it_lay(tmp_path: Path):
    session = ScriptedService(tmp_path).session
    session.referee.act(Enter(0, (5, "coin", 3, 2)))
    picture = session.referee.picture
    for face in (6, "coin"):
        check_seat_hand(0, {"do": "set", "die": 1, "face": face}, picture)
    check_seat_hand(0, {"do": "set", "die": 0, "face": 5}, picture)
    for die, face in ((0, 4), (0, 6), (1, 5)):
        with pytest.raises(Refusal, match="only-as-it-lay"):
            check_seat_hand(0, {"do": "set", "die": die, "face": face}, picture)


@story
async def test_a_phone_at_the_virtual_table_throws_and_does_not_say_what_it_threw(tmp_path: Path):
    service = virtual_evening(tmp_path)
    best = {"act": "enter", "seat": 0, "faces": [5, "coin", 5, 5]}
    async with serving(service) as server, server.seat(0) as anne, server.screen() as screen:
        refused = await anne.ask("act", act=best)
        assert refused["text"] == "The table can read these dice. Throw them."
        assert service.session.referee.picture.count == 0
        assert (await screen.ask("act", act=best))["t"] == "done"


def test_a_phone_enters_at_the_virtual_table_what_a_well_cannot_tell(tmp_path: Path):
    session = ScriptedService(tmp_path).session
    session.look(blind_wells=frozenset({1}))
    picture = session.referee.picture
    check_seat_entry(Enter(0, ("coin",), (1,)), picture)
    for dice in ((0,), (0, 1), (0, 1, 2, 3)):
        with pytest.raises(Refusal, match="wells-read-these"):
            check_seat_entry(Enter(0, (1,) * len(dice), dice), picture)


def test_any_hand_may_carry_a_pirate_to_where_the_table_asks_for_it(tmp_path: Path):
    session = ScriptedService(tmp_path).session
    session.pirates[1] = (7,)
    session.look()
    session.referee._clock.travel(5.0)
    picture = session.referee.picture
    assert picture.moves == ((1, 0),)
    check_seat_hand(0, {"do": "put", "lane": 1, "place": 0}, picture)
    with pytest.raises(Refusal, match="not-your-pirate"):
        check_seat_hand(0, {"do": "put", "lane": 1, "place": 8}, picture)


def test_any_phone_may_say_that_a_pirate_stands_where_it_is_asked_for(tmp_path: Path):
    session = ScriptedService(tmp_path).session
    session.pirates |= {1: (), 4: (9,)}
    session.look()
    picture = session.referee.picture
    check_seat_act(0, Place(1, 0), picture)
    with pytest.raises(Refusal, match="not-your-pirate"):
        check_seat_act(0, Place(1, 8), picture)


def test_what_lies_in_a_lane_that_nobody_plays_may_be_said_to_be_none(tmp_path: Path):
    session = ScriptedService(tmp_path).session
    session.pirates[4] = (9,)
    session.look()
    picture = session.referee.picture
    check_act(Place(4, None), picture)
    with pytest.raises(Refusal, match="no-such-seat"):
        check_act(Place(4, 9), picture)
