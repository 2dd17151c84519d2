"""What has changed between two states, and that a page comes to the same state by it."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.web.page_client import put

from plank.web.state.state_changes import changes

KEYS = st.text("abcxyz_", min_size=1, max_size=3)
LEAVES = st.none() | st.booleans() | st.integers(0, 1) | st.floats(0, 1) | st.text(max_size=2)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3)
)


@given(st.lists(st.tuples(VALUES, VALUES), min_size=1, max_size=3))
def test_a_page_comes_to_the_new_state(pairs: list[tuple[Any, Any]]):
    old = {f"k{at}": copy.deepcopy(before) for at, (before, _) in enumerate(pairs)}
    new = {f"k{at}": copy.deepcopy(after) for at, (_, after) in enumerate(pairs)}
    page = copy.deepcopy(old)
    for path, value in changes(old, new).items():
        put(page, path, value)
    assert page == new


def test_only_what_differs_is_sent():
    old = {"dice": [{"rest": "flat", "face": 3}, {"rest": "flat", "face": 5}], "turn": 0}
    new = {"dice": [{"rest": "rolling", "face": 3}, {"rest": "flat", "face": 5}], "turn": 0}
    assert changes(old, new) == {"dice.0.rest": "rolling"}


def test_a_list_of_another_length_is_sent_whole():
    assert changes({"todo": ["throw"]}, {"todo": []}) == {"todo": []}


def test_an_object_with_other_keys_is_sent_whole():
    assert changes({"rules": {"push": True}}, {"rules": {}}) == {"rules": {}}


def test_the_same_state_is_no_change():
    assert changes({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}) == {}


def test_true_is_not_1():
    assert changes({"on": True}, {"on": 1}) == {"on": 1}
