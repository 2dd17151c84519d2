from __future__ import annotations

import pytest
from tests.games.reasons import said

from plank.games import GAMES, RuleError, describe
from plank.games.switches import switches_of
from plank.games.the_plank import Rules, ThePlank


def test_the_command_line_sets_each_kind_of_switch():
    rules = Rules.from_texts(["push=true", "spaces=15", "coins=null", "symbol_jump=choice"])
    assert rules == Rules(push=True, spaces=15, coins=None, symbol_jump="choice")


def test_p3_a_layout_is_names_with_commas():
    names = ["ab", "ra", "ca", "da", "br", "a", "c", "ad", "ab", "r", "a"]
    rules = Rules.from_texts(["spaces=11", "layout=" + ", ".join(names)])
    assert rules.symbols == tuple(names)


def test_p3_the_usual_layout_spelled_out_is_the_default():
    names = ["skull", "anchor", "chest", "parrot"] * 5
    assert Rules.from_header({"layout": names}) == Rules()
    assert Rules.from_header({"layout": names}).header() == {}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("puhs=true", "rule 'puhs': The Plank has no such switch; did you mean push?"),
        ("push", "rule 'push': write it as name=value, as in spaces=20"),
        ("push=yes", 'rule push="yes": push takes true or false'),
        ("push=True", 'rule push="True": push takes true or false'),
        ("push=", 'rule push="": push takes true or false'),
        ("spaces=10", "rule spaces=10: spaces takes a whole number from 11 to 30"),
        ("spaces=31", "rule spaces=31: spaces takes a whole number from 11 to 30"),
        ("spaces=1_5", 'rule spaces="1_5": spaces takes a whole number from 11 to 30'),
        ("spaces=null", 'rule spaces="null": spaces takes a whole number from 11 to 30'),
        ("symbol_jump=any", 'rule symbol_jump="any": symbol_jump takes nearest or choice'),
        ("layout=a,,b", 'rule layout=["a", "", "b"]: layout takes a list of names, one a space'),
        ("layout=a,b", 'rule layout=["a", "b"]: layout takes one name for each of the 20 spaces'),
        ("coins=1", "rule coins=1: coins takes a whole number from 2 to 99, or null for no limit"),
    ],
)
def test_a_wrong_rule_gets_one_line_with_the_value_and_what_is_allowed(text: str, line: str):
    with pytest.raises(RuleError) as error:
        Rules.from_texts([text])
    assert str(error.value).startswith(line)
    assert all(said(error.value).values())
    assert "\n" not in str(error.value)


def test_a_rule_given_twice_is_refused():
    with pytest.raises(RuleError, match="push is given twice"):
        Rules.from_texts(["push=true", "push=true"])


def test_an_unknown_switch_without_a_near_one_lists_them_all():
    with pytest.raises(RuleError, match="there are spaces, layout, symbol_jump"):
        Rules.from_texts(["zzzz=1"])


@pytest.mark.parametrize(
    "header",
    [
        {"spaces": True},
        {"spaces": 15.0},
        {"spaces": "15"},
        {"spaces": None},
        {"push": 1},
        {"push": None},
        {"push": "true"},
        {"layout": None},
        {"layout": "skull"},
        {"layout": []},
        {"layout": [1] * 20},
        {"layout": ["skull"] * 19},
        {"symbol_jump": True},
        {"symbol_jump": ["nearest"]},
        {"coins": False},
        {"coins": 24.0},
        {"puhs": True},
        {"two_wtp": "last"},
        {"title": "Mine"},
    ],
)
def test_a_log_header_is_read_strictly(header: dict[str, object]):
    with pytest.raises(RuleError):
        Rules.from_header(header)


def test_a_header_leaves_defaults_out_and_reads_them():
    rules = Rules(coins=None, spaces=12, layout=("a",) * 12)
    assert rules.header() == {"spaces": 12, "layout": ["a"] * 12, "coins": None}
    assert Rules.from_header(rules.header()) == rules
    assert Rules.from_header({"spaces": 20, "push": False}) == Rules()


def test_a_constructor_refuses_what_the_texts_refuse():
    with pytest.raises(RuleError, match="spaces takes a whole number"):
        Rules(spaces=True)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_description_names_every_switch_with_ruling_and_default(name: str):
    rules_type = GAMES[name].rules_type
    text = describe(rules_type)
    for switch_name, switch in switches_of(rules_type).items():
        assert f"{switch_name} = " in text
        assert f"({switch.ruling})" in text
        assert switch.allowed in text
    assert list(switches_of(rules_type)) == list(rules_type.__struct_fields__)


def test_every_default_written_as_text_reads_back():
    for name, switch in switches_of(Rules).items():
        if name != "layout":
            shown = switch.show(getattr(Rules(), name))
            assert Rules.from_texts([f"{name}={shown}"]) == Rules()


def test_games_are_found_by_their_name_in_the_log():
    assert list(GAMES) == ["the-plank", "walk-the-plank"]
    assert GAMES["the-plank"] is ThePlank
    assert all(GAMES[name].name == name for name in GAMES)
    with pytest.raises(KeyError):
        GAMES["chess"]
