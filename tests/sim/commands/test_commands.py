"""Commands: what they do, and the one line for those that can't be done."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from plank.sim.cable import Cable
from plank.sim.commands import (
    COMMANDS,
    Command,
    CommandError,
    TableHands,
    command_helps,
    hand_commands,
    parse,
    perform,
)
from plank.sim.commands.arguments import Cause
from plank.sim.commands.json_lines import NotJson
from plank.sim.commands.prompt import help_on, help_text, read
from plank.sim.world import Lie, World


class BareTable:
    """A table without a board: commands act on its world."""

    def __init__(self) -> None:
        self.world = World(9)
        self.cable = Cable(9, lambda: None)
        self.resets: list[str] = []
        self.frozen: list[tuple[int, bool]] = []

    @contextmanager
    def touched(self) -> Generator[World]:
        with self.world.touched(self.world.now):
            yield self.world

    def reset(self, cause: Cause) -> None:
        self.resets.append(cause)

    def freeze(self, milliseconds: int, *, starved: bool = False) -> None:
        self.frozen.append((milliseconds, starved))

    def later(self) -> World:
        self.world.advance(self.world.now + 3000)
        return self.world


@pytest.fixture
def table() -> BareTable:
    return BareTable()


def test_dice_are_thrown_with_the_faces_asked_for(table: BareTable) -> None:
    perform(table, parse('{"do":"throw","dice":[0,1,2,3],"faces":[5,"coin",2,"sword"]}'))
    assert [die.face for die in table.later().dice.dice] == [5, 6, 2, 6]


def test_only_the_dice_named_are_thrown(table: BareTable) -> None:
    perform(table, parse('{"do":"throw","dice":[1,3]}'))
    lies = [die.lie for die in table.later().dice.dice]
    assert lies == [Lie.HAND, Lie.FLAT, Lie.HAND, Lie.FLAT]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('{"do":"fly"}', "no such command"),
        ("{}", "no such command"),
        ('{"do":"throw","dice":[4]}', "dice"),
        ('{"do":"throw","dice":[0],"faces":[7]}', "faces"),
        ('{"do":"throw","dice":[0,1],"faces":[3]}', "2 dice and 1 faces"),
        ('{"do":"set","die":0,"face":"sword"}', "die 0 has no sword: its symbol is the coin"),
        ('{"do":"put","lane":6,"place":3}', "lane"),
        ('{"do":"put","lane":0,"place":21}', "no space 21: the plank has 1 to 20"),
        ('{"do":"put","lane":0}', "place"),
        ('{"do":"press","button":"fire"}', "fire"),
        ('{"do":"lift","lane":1,"gently":true}', "gently"),
        ('{"do":"flip"}', "flip a lane, or a die and a face"),
        ('{"do":"flip","lane":1,"die":2}', "flip a lane, or a die and a face"),
        ('{"do":"drop","one_in":-1}', "one_in"),
        ('{"do":"mute","to":"nobody"}', "nobody"),
    ],
)
def test_what_can_not_be_done_is_one_clear_line(
    table: BareTable, line: str, complaint: str
) -> None:
    before = bytes(table.world.fields)
    with pytest.raises(CommandError, match=complaint) as refused:
        perform(table, parse(line))
    assert "\n" not in str(refused.value)
    assert table.world.fields == before


@pytest.mark.parametrize("line", ["AT+GCAP", "GET / HTTP/1.1", "", "[", "\xff\x03"])
def test_another_language_is_told_from_a_wrong_command(line: str) -> None:
    with pytest.raises(NotJson):
        parse(line)


def test_show_tells_what_is_on_the_table(table: BareTable) -> None:
    hands = TableHands(table)
    hands.place(2, 7)
    hands.set_die(3, "sword")
    hands.cock(0)
    table.later()
    told = perform(table, parse('{"do":"show"}'))["table"]
    assert told["pirates"] == [None, None, 7, None, None, None]
    assert [die["lie"] for die in told["dice"]] == ["cocked", "hand", "hand", "flat"]
    assert told["dice"][3]["face"] == 6
    assert told["seed"] == 9


def test_a_reset_is_the_boards_matter(table: BareTable) -> None:
    perform(table, parse('{"do":"reset","cause":"watchdog"}'))
    assert table.resets == ["watchdog"]


def test_faults_of_chips_can_be_made_and_mended(table: BareTable) -> None:
    faults = table.world.track.faults
    for line in (
        '{"do":"chain","reach":5,"shorted":true}',
        '{"do":"stick","lane":1,"place":2,"on":true}',
    ):
        perform(table, parse(line))
    assert (faults.reach, faults.shorted, faults.stuck) == (5, True, {(1, 2): True})
    for line in ('{"do":"chain"}', '{"do":"stick","lane":1,"place":2}'):
        perform(table, parse(line))
    assert (faults.reach, faults.shorted, faults.stuck) == (None, False, {})


def test_sensors_can_be_absent_or_frozen(table: BareTable) -> None:
    perform(table, parse('{"do":"sensor","well":2,"state":"absent"}'))
    assert (table.world.absent, table.world.frozen) == (0b0100, 0)
    perform(table, parse('{"do":"sensor","well":2,"state":"frozen"}'))
    assert (table.world.absent, table.world.frozen) == (0, 0b0100)
    perform(table, parse('{"do":"sensor","well":2}'))
    assert (table.world.absent, table.world.frozen) == (0, 0)


def test_hands_check_what_they_are_given(table: BareTable) -> None:
    hands = TableHands(table)
    with pytest.raises(CommandError, match="dice"):
        hands.throw([5])
    with pytest.raises(CommandError, match="lane"):
        hands.place(7, 1)
    with pytest.raises(CommandError, match="no space 30"):
        hands.slide(1, 30)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("throw", '{"do":"throw"}'),
        ("throw 0 2", '{"do":"throw","dice":[0,2]}'),
        ("throw 0=5 1=coin", '{"do":"throw","dice":[0,1],"faces":[5,"coin"]}'),
        ("throw 0=5 3", '{"do":"throw","dice":[0,3],"faces":[5,null]}'),
        ("hold 1", '{"do":"hold","dice":[1]}'),
        ("hold", '{"do":"hold"}'),
        ("put 2 7", '{"do":"put","lane":2,"place":7}'),
        ("put 2 ship", '{"do":"put","lane":2,"place":0}'),
        ("put 2 away", '{"do":"put","lane":2,"place":null}'),
        ("slide 0 7", '{"do":"slide","lane":0,"place":7}'),
        ("lift 1", '{"do":"lift","lane":1}'),
        ("PRESS stand", '{"do":"press","button":"stand"}'),
        ("cock 3", '{"do":"cock","die":3}'),
        ("set 1 4", '{"do":"set","die":1,"face":4}'),
        ("set 1 coin", '{"do":"set","die":1,"face":"coin"}'),
        ("chain 7 short", '{"do":"chain","reach":7,"shorted":true}'),
        ("chain", '{"do":"chain"}'),
        ("stick 1 2 off", '{"do":"stick","lane":1,"place":2,"on":false}'),
        ("stick 1 2 free", '{"do":"stick","lane":1,"place":2}'),
        ("flicker 1 2", '{"do":"flicker","lane":1,"place":2}'),
        ("magnet 1 2 gone", '{"do":"magnet","lane":1,"place":2,"there":false}'),
        ("stray 0 1 -2 3.5", '{"do":"stray","well":0,"field":[1,-2,3.5]}'),
        ("stray 0", '{"do":"stray","well":0}'),
        ("sensor 1 absent", '{"do":"sensor","well":1,"state":"absent"}'),
        ("brownout 2000 80", '{"do":"brownout","mv":2000,"ms":80}'),
        ("stray field 0 1 2 3", '{"do":"stray","well":0,"field":[1,2,3]}'),
        ("cocked 2", '{"do":"cock","die":2}'),
        ("strong 3", '{"do":"strong","lane":3}'),
        ("strong 3 off", '{"do":"strong","lane":3,"on":false}'),
        ("flip 3", '{"do":"flip","lane":3}'),
        ("flip 1 5", '{"do":"flip","die":1,"face":5}'),
        ("unplug", '{"do":"unplug"}'),
        ("replug", '{"do":"replug"}'),
        ("replug ttyACM1", '{"do":"replug","name":"ttyACM1"}'),
        ("mute", '{"do":"mute"}'),
        ("mute off both", '{"do":"mute","on":false,"to":"both"}'),
        ("drop 1/20", '{"do":"drop","one_in":20}'),
        ("drop off", '{"do":"drop","one_in":0}'),
        ("dup 1/3 host", '{"do":"dup","one_in":3,"to":"host"}'),
        ("corrupt 1/2 board", '{"do":"corrupt","one_in":2,"to":"board"}'),
        ("delay 1/20 500 host", '{"do":"delay","one_in":20,"ms":500,"to":"host"}'),
        ("noise", '{"do":"noise"}'),
        ("noise 1/9", '{"do":"noise","one_in":9}'),
        ("stall", '{"do":"stall"}'),
        ("stall off", '{"do":"stall","on":false}'),
        ("clock jump 5000", '{"do":"clock","ms":5000}'),
        ("mend", '{"do":"mend"}'),
        ("reset pin", '{"do":"reset","cause":"pin"}'),
        ("show", '{"do":"show"}'),
    ],
)
def test_what_is_typed_means_the_same_as_its_line(typed: str, line: str) -> None:
    assert read(typed) == parse(line)


@pytest.mark.parametrize(
    "typed",
    [
        *("fly", "throw 9", "throw 0=7", "throw x", "put 1", "put 1 2 3", "stick 1 2 maybe", "'"),
        *("drop", "drop 1/x", "dup 1/2 there", "mute loud", "flip 1 2 3", "delay 1/2 0"),
    ],
)
def test_what_is_mistyped_is_one_clear_line(typed: str) -> None:
    with pytest.raises(CommandError) as refused:
        read(typed)
    assert "\n" not in str(refused.value)


def test_an_empty_line_is_no_command() -> None:
    assert read("  \n") is None


def test_no_complaint_shows_a_librarys_words() -> None:
    with pytest.raises(CommandError) as refused:
        parse('{"do":"put","lane":9,"place":3}')
    assert str(refused.value) == "put: `lane` must be a number from 0 to 5, not 9"
    with pytest.raises(CommandError) as refused:
        read("press fire")
    assert str(refused.value) == "'fire' is not understood here; usage: press stand|pay|repeat"


def test_help_on_a_command_gives_its_usage_and_an_example() -> None:
    usage, does, *_, example = help_on("clock jump").splitlines()
    assert (usage, example) == ("clock [MS]", "Example: clock")
    assert does == "Let the board's clock jump while its program stands still."
    with pytest.raises(CommandError, match="no such command: 'fly'"):
        help_on("fly")


def test_a_line_of_help_fits_a_terminal() -> None:
    assert max(map(len, help_text().splitlines())) <= 101


def test_a_command_is_declared_by_its_class_alone(
    table: BareTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The class is the one that the README gives as an example."""
    readme = Path(hand_commands.__file__).parents[1] / "README.md"
    _, _, rest = readme.read_text().partition("    class Nudge")
    source = textwrap.dedent("    class Nudge" + rest.partition("\nEverything else")[0])
    names = {**vars(hand_commands), "msgspec": msgspec}
    exec(compile(source, str(readme), "exec", dont_inherit=True), names)
    nudge: type[Command] = names["Nudge"]
    monkeypatch.setitem(COMMANDS, "nudge", nudge)
    assert nudge.usage() == "nudge LANE [SPACES]"
    assert "nudge LANE [SPACES]  " in help_text()
    assert read("nudge 0 2") == parse('{"do":"nudge","lane":0,"spaces":2}')
    assert command_helps()[-1].do == {"do": "nudge", "lane": 0, "spaces": 2}
    with pytest.raises(CommandError, match="`spaces` must be a number from 1 to 5, not 6"):
        read("nudge 0 6")
    TableHands(table).place(0, 18)
    table.later()
    TableHands(table).do(parse('{"do":"nudge","lane":0,"spaces":5}'))
    assert table.later().track.pirates[0].place == 20


def test_the_help_names_every_command() -> None:
    starts = [line.split()[0].strip(",") for line in help_text().splitlines()]
    assert starts == [*COMMANDS, "help"]


def test_a_bare_world_waits_for_nothing(table: BareTable) -> None:
    assert table.world.next == math.inf
