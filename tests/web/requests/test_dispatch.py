"""Whatever a page says, the server answers or refuses, and never fails."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.web.page_client import PHRASES
from tests.web.scripted_service import ScriptedService

from plank.web.pages.hub import Hub
from plank.web.pages.page_connection import PageConnection
from plank.web.protocol import client_messages as words
from plank.web.requests.dispatch import FOR_ALL, FOR_PLAYERS, FOR_SCREENS, handle_message
from plank.web.seats.token_store import TokenFile

KINDS = [kind.__struct_config__.tag for kind in get_args(words.AnyClientMessage)]
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-2, 40)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "Anne", "human", "the-plank", "en", "coin", "A" * 50])
)
ACTS = st.fixed_dictionaries(
    {"act": st.sampled_from(["pay", "cover", "stand", "give", "enter", "place", "take back"])},
    optional={
        "seat": st.integers(-1, 7),
        "die": st.integers(-1, 9),
        "space": st.integers(-1, 40) | st.none(),
        "to": st.integers(-1, 7),
        "coins": st.integers(-2, 40),
        "lane": st.integers(-1, 7),
        "place": st.integers(-1, 40) | st.none(),
        "moves": st.integers(-1, 5),
        "faces": st.lists(st.integers(0, 7) | st.sampled_from(["coin", "sword"]), max_size=5),
        "dice": st.lists(st.integers(-1, 5), max_size=5),
    },
)
DRAFTS = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["the-plank", "walk-the-plank", "chess"]),
        "seats": st.lists(
            st.fixed_dictionaries(
                {"name": st.text(max_size=25), "kind": st.sampled_from(["human", "bosun", "cat"])}
            ),
            max_size=9,
        ),
    },
    optional={"rules": st.dictionaries(st.text(max_size=4), LEAVES), "first": LEAVES},
)
FIELDS: dict[str, Any] = {
    "id": st.integers(0, 9),
    "seat": st.integers(-1, 9),
    "game": st.integers(-1, 3),
    "move": st.integers(-1, 3),
    "name": st.text(max_size=25),
    "language": st.sampled_from(["en", "sv", "tlh", "../en"]),
    "on": st.booleans(),
    "act": ACTS,
    "do": st.dictionaries(st.sampled_from(["do", "dice", "lane", "place"]), LEAVES),
    "draft": DRAFTS | st.none(),
    "style": st.sampled_from(["terse", "opera"]),
    "say": st.text(max_size=5),
}
NEEDED = {
    words.Join: ("seat",), words.DoAct: ("act",), words.SetDraft: ("draft",),
    words.AskReplay: ("game", "move"), words.Hands: ("do",), words.Lan: ("on",),
    words.AskTicket: ("seat",), words.Vacate: ("seat",), words.Resume: ("game",),
    words.Discard: ("game",), words.WantWorld: ("on",), words.Language: ("language",),
    words.Played: ("say",),
}  # fmt: skip


@st.composite
def anything(draw: st.DrawFn) -> dict[str, Any]:
    """Something a page might say: mostly well formed, and often wrong."""
    kind = draw(st.sampled_from(get_args(words.AnyClientMessage)))
    fields = {name: draw(FIELDS[name]) for name in NEEDED.get(kind, ())}
    extra = draw(st.lists(st.sampled_from(sorted(FIELDS)), max_size=1))
    fields |= {name: draw(FIELDS[name]) for name in extra}
    return {"t": kind.__struct_config__.tag, **fields}


async def say_all(role: str, said: list[dict[str, Any]], folder: Path) -> None:
    hub = Hub(ScriptedService(folder), PHRASES, {}, lambda: 0.0, TokenFile(None))
    page = PageConnection(lambda: 0.0)
    hub.pages.open(page)
    log = logging.getLogger("plank")
    log.addHandler(hub.service_log)
    token = hub.screen_token if role == "screen" else None
    hello = {"t": "hello", "protocol": 1, "tab": "abcdefgh", "token": token}
    join = [{"t": "join", "seat": 0}] if role == "seat" else []
    for one in [hello, *join, *said]:
        await handle_message(hub, page, msgspec.json.encode(one).decode())
        hub.states.publish()
    assert not [line for line in hub.service_log.lines if line["level"] == "error"]
    log.removeHandler(hub.service_log)
    hub.service.journal.close()


@settings(max_examples=60)
@given(
    st.sampled_from(["screen", "seat", "watcher"]), st.lists(anything(), min_size=1, max_size=12)
)
def test_whatever_a_page_says_nothing_fails(role: str, said: list[dict[str, Any]]):
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(say_all(role, said, Path(folder)))


def test_every_message_is_for_somebody():
    handled = {*FOR_ALL, *FOR_PLAYERS, *FOR_SCREENS, words.Hello}
    assert handled == set(get_args(words.AnyClientMessage))
    assert len(KINDS) == len(set(KINDS))
