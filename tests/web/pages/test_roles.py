"""Who is who: the big screen, seats that belong to their tokens, and those who watch."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from tests.web.page_client import PageServer, serving, story
from tests.web.scripted_service import ScriptedService

from plank.referee.dice.acts import Enter
from plank.web.state.lan_state import LanState

SCREEN_ONLY: list[tuple[str, dict[str, Any]]] = [
    ("world", {"on": True}),
    ("draft", {"draft": None}),
    ("start", {}),
    ("resume", {"game": 1}),
    ("discard", {"game": 1}),
    ("ticket", {"seat": 1}),
    ("vacate", {"seat": 1}),
    ("lan", {"on": True}),
    ("settings", {"muted": True}),
    ("service", {}),
    ("commands", {}),
    ("act", {"act": {"act": "abort"}}),
]


@story
async def test_the_screen_is_known_by_its_token(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        assert screen.heard[0]["role"] == "screen"
        assert server.web.screen_urls == (
            f"http://127.0.0.1:{server.web.port}/#{server.web.hub.screen_token}",
        )


@story
async def test_a_wrong_token_makes_a_watcher_who_is_told_why(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.page("A" * 22) as page:
        assert page.heard[0]["role"] == "watcher"
        assert "no longer valid" in page.heard[0]["why"]


@story
async def test_a_watcher_may_do_nothing(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.page() as page:
        for kind, fields in SCREEN_ONLY:
            assert (await page.ask(kind, **fields))["t"] == "refused"
        answer = await page.ask("act", act={"act": "repeat"})
        assert answer["text"] == "This page only watches. Join a free seat to play."


@story
async def test_a_seat_may_not_do_what_is_the_screens(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.seat(0) as anne:
        for kind, fields in SCREEN_ONLY:
            assert (await anne.ask(kind, **fields))["t"] == "refused", kind


@pytest.mark.parametrize(
    "act",
    [
        {"act": "stand", "seat": 1},
        {"act": "pay", "seat": 1},
        {"act": "cover", "seat": 1, "die": 0},
        {"act": "give", "seat": 1, "to": 0, "coins": 1},
        {"act": "enter", "seat": 1, "faces": [1, 1, 1, 1]},
        {"act": "place", "lane": 1, "place": 3},
        {"act": "take back", "moves": 1},
        {"act": "abort"},
    ],
)
@story
async def test_one_seats_acts_are_never_anothers(tmp_path: Path, act: dict[str, Any]):
    service = ScriptedService(tmp_path)
    service.session.turn(5, 5, 3, 2)
    service.session.turn(5, 5, 3, 1)
    async with serving(service) as server, server.seat(0) as anne:
        before = service.session.referee.picture
        assert (await anne.ask("act", act=act))["t"] == "refused"
        assert service.session.referee.picture == before


@story
async def test_a_seat_does_its_own_acts_and_takes_its_own_last_move_back(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.seat(0) as anne, server.seat(1) as bo:
        throw = {"act": "enter", "seat": 0, "faces": [5, "coin", 3, 2]}
        assert (await anne.ask("act", act=throw))["t"] == "done"
        assert service.session.referee.picture.dice.total == 10
        assert (await bo.ask("act", act={"act": "take back"}))["t"] == "refused"
        assert (await anne.ask("act", act={"act": "take back", "moves": 2}))["t"] == "refused"
        assert (await anne.ask("act", act={"act": "take back"}))["t"] == "done"
        assert service.session.referee.picture.count == 0
        assert (await bo.ask("act", act={"act": "repeat"}))["t"] == "done"


@story
async def test_the_screen_acts_for_every_seat_that_is_there(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.screen() as screen:
        throw = {"act": "enter", "seat": 0, "faces": [5, "coin", 3, 2]}
        assert (await screen.ask("act", act=throw))["t"] == "done"
        for act in (
            {"act": "stand", "seat": 7},
            {"act": "stand", "seat": -1},
            {"act": "give", "seat": 0, "to": 6, "coins": 1},
            {"act": "place", "lane": 5, "place": 1},
            {"act": "place", "lane": 0, "place": 21},
        ):
            assert (await screen.ask("act", act=act))["t"] == "refused"


@story
async def test_a_seat_belongs_to_its_token(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.page() as stranger:
        async with server.seat(0) as anne:
            refused = await stranger.ask("join", seat=0)
            assert refused["text"].startswith("Anne is already played on another phone.")
            token = anne.token
        async with server.page(token) as back:
            assert (back.heard[0]["role"], back.heard[0]["seat"]) == ("seat", 0)


@story
async def test_bots_and_empty_air_are_no_seats_to_join(tmp_path: Path):
    service = ScriptedService(tmp_path, ())
    service.play(("Anne", "Morgan"), ("human", "bosun"))
    async with serving(service) as server, server.page() as page:
        assert "the computer" in (await page.ask("join", seat=1))["text"]
        assert "no seat 3" in (await page.ask("join", seat=2))["text"]
        assert [seat["free"] for seat in page.state["seats"]] == [True, False]


@story
async def test_g10_the_second_tab_watches_until_it_takes_over(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.seat(0) as first:
        async with server.page(first.token) as second:
            welcome = second.heard[0]
            assert (welcome["role"], welcome["second"], welcome["seat"]) == ("watcher", True, 0)
            refused = await second.ask("act", act={"act": "repeat"})
            assert "another tab" in refused["text"]
            await second.ask("take")
            assert second.heard[-2]["role"] == "seat"
            assert (await first.until("welcome", role="watcher"))["second"] is True
            assert (await first.ask("act", act={"act": "repeat"}))["t"] == "refused"
        assert (await first.until("welcome", role="seat"))["second"] is False


@story
async def test_g10_the_same_tab_comes_back_before_its_old_line_is_known_to_be_dead(tmp_path: Path):
    async with (
        serving(ScriptedService(tmp_path)) as server,
        server.seat(0, tab="asleep123") as asleep,
        server.page(asleep.token, tab="asleep123") as back,
    ):
        assert back.heard[0]["role"] == "seat"
        assert await asleep.closed() == 4003
        assert (await back.ask("act", act={"act": "repeat"}))["t"] == "done"


def let_join(server: PageServer) -> None:
    """Let phones join, at this computer's own address."""
    server.web.hub.change_lan(LanState(on=True, urls=(server.url,)))


@story
async def test_a_seat_is_kept_while_no_other_phone_can_join(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        async with server.seat(0) as anne:
            assert (await screen.ask("ticket", seat=0))["text"].startswith("Phones cannot join yet")
            assert (await anne.ask("act", act={"act": "repeat"}))["t"] == "done"
            let_join(server)
            unused = (await screen.ask("ticket", seat=0))["url"].partition("#")[2]
        server.web.hub.change_lan(LanState())
        async with server.page(unused) as late:
            assert late.heard[0]["role"] == "watcher"


@story
async def test_a_lost_phone_is_replaced_from_the_screen(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        async with server.seat(0) as lost:
            let_join(server)
            ticket = await screen.ask("ticket", seat=0)
            gone = await lost.until("welcome", role="watcher")
            assert "Your seat is now played on another phone." in gone["why"]
            assert (await lost.ask("act", act={"act": "repeat"}))["t"] == "refused"
            old = lost.token
        base, _, token = ticket["url"].partition("#")
        assert base == f"http://127.0.0.1:{server.web.port}/"
        async with server.page(token) as found, server.page(old) as thief:
            assert (found.heard[0]["role"], found.heard[0]["seat"]) == ("seat", 0)
            assert thief.heard[0]["role"] == "watcher"


@story
async def test_a_seat_is_given_up_or_freed_and_free_again(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        async with server.seat(0) as anne:
            assert (await screen.settled())["seats"][0]["here"] is True
            await anne.ask("leave")
            assert (await screen.settled())["seats"][0]["free"] is True
            await anne.ask("join", seat=1)
            await screen.ask("vacate", seat=1)
            assert "freed" in (await anne.until("welcome", role="watcher"))["why"]
        state = await screen.settled()
        assert [seat["free"] for seat in state["seats"]] == [True, True]


@story
async def test_a_phone_away_keeps_its_seat(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        async with server.seat(1):
            pass
        while (await screen.settled())["seats"][1]["here"]:
            await screen.next()
        assert screen.state["seats"][1]["taken"] is True


@story
async def test_phones_keep_their_players_in_the_next_game(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.seat(0) as anne, server.seat(1) as bo:
        service.play(("Bo", "Cy", "Bo"))
        gone = await anne.until("welcome", role="watcher")
        assert "is not in this game" in gone["why"]
        assert (await bo.until("welcome", seat=0))["role"] == "seat"
        service.session.referee.act(Enter(0, (1, 1, 1, 1)))
        assert (await bo.ask("act", act={"act": "take back"}))["t"] == "done"


@story
async def test_no_token_is_ever_in_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        tokens = [server.web.hub.screen_token]
        async with server.seat(0) as anne:
            tokens.append(anne.token)
            let_join(server)
            tokens.append((await screen.ask("ticket", seat=0))["url"].partition("#")[2])
        async with server.page(anne.token), server.page("wrong" * 5):
            service = (await screen.ask("service"))["lines"]
    ours = [record for record in caplog.records if not record.name.startswith("websockets.client")]
    said = "\n".join(record.getMessage() for record in ours)
    assert any("plays by phone" in line["text"] for line in service)
    for token in (*tokens, "wrong" * 5):
        assert token not in said
        assert token not in str(service)


def test_the_service_log_hides_whatever_could_be_a_token():
    from plank.web.pages.service_log import without_tokens

    assert without_tokens("page /#q83vEjRWeJCrze8SNFZ4kA came") == "page /#... came"
