"""A game with secrets: each seat's go to its own pages, and nowhere else (ruling W14)."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.web.page_client import serving, story
from tests.web.pages.test_roles import let_join
from tests.web.scripted_service import ScriptedService

from plank.games.ships_log import decode_move
from plank.games.walk_the_plank import WalkThePlank
from plank.phrases.sentence import Sentence
from plank.referee import Announcement
from plank.web.state.secrets import open_part, secret

SEATS = ("Anne", "Bo", "Cy")
HANDS = (
    ("D1", "D2", "D3", "D4", "D5", "D6", "D7"),
    ("H1", "H2", "H3", "H4", "H5", "H6", "WTP"),
    ("L1", "L2", "L3", "L4", "L5", "L6", "SEA"),
)


@story
async def test_w14_a_hand_is_seen_by_its_own_seat_only(tmp_path: Path):
    service = ScriptedService(tmp_path, ())
    service.deal(SEATS, HANDS)
    async with (
        serving(service) as server,
        server.seat(0) as anne,
        server.seat(1) as bo,
        server.page() as watcher,
        server.screen() as screen,
    ):
        seen = [await page.settled() for page in (anne, bo, watcher, screen)]
        hands = [sorted(state["view"]["hand"]) for state in seen]
        assert hands == [sorted(HANDS[0]), sorted(HANDS[1]), [], []]
        async with server.page(anne.token) as tab:
            assert sorted(tab.state["view"]["hand"]) == sorted(HANDS[0])
        for page, others in ((anne, HANDS[1]), (bo, HANDS[0]), (watcher, HANDS[0] + HANDS[1])):
            received = msgspec.json.encode(page.heard).decode()
            assert not [card for card in (*others, *HANDS[2]) if f'"{card}"' in received]


@story
async def test_w14_a_replaced_phone_sees_the_hand_no_more(tmp_path: Path):
    service = ScriptedService(tmp_path, ())
    service.deal(SEATS, HANDS)
    async with serving(service) as server, server.seat(0) as anne, server.screen() as screen:
        assert (await anne.settled())["view"]["hand"]
        let_join(server)
        await screen.ask("ticket", seat=0)
        await anne.until("welcome", role="watcher")
        assert (await anne.settled())["view"]["hand"] == []


@story
async def test_w14_the_log_of_a_game_under_way_is_secret_even_to_the_screen(tmp_path: Path):
    service = ScriptedService(tmp_path, ())
    game = WalkThePlank(SEATS)
    header = '{"log": 1, "game": "walk-the-plank", "seats": ["Anne", "Bo", "Cy"],'
    number = service.journal.start(header + ' "rules": {}, "first": 0}', ("human",) * 3, "today")
    deal = {"do": "deal", "hands": HANDS, "turned": "M13"}
    game.apply(decode_move(game, msgspec.json.encode(deal)))
    service.journal.append(number, msgspec.json.encode(deal).decode())
    async with serving(service) as server, server.screen() as screen:
        listed = (await screen.ask("games"))["games"][0]
        assert (listed["replay"], listed["url"]) == (False, None)
        answer = await screen.ask("replay", game=number, move=1)
        assert answer["text"] == "This game is not over yet, so its hands are still secret."
        service.journal.end(number, "over")
        assert (await screen.ask("games"))["games"][0]["url"] == f"/log/{number}.jsonl"


def test_w14_what_is_told_of_a_deal_has_no_hands():
    told = Announcement(1, (Sentence("dealt"),), move={"hands": HANDS}, events=({"hands": HANDS},))
    assert open_part("walk-the-plank", told) == (None, [])


def test_a_game_nobody_has_called_open_is_secret():
    assert not secret("the-plank")
    assert secret("some-other-game")
