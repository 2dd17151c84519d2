"""Games played: listed, replayed step by step by the rules, and taken home."""

from __future__ import annotations

from pathlib import Path

from tests.web.net.test_request_guard import get
from tests.web.page_client import serving, story
from tests.web.scripted_service import ScriptedService

from plank.games.ships_log import read

TURNS = ((5, "coin", 3, 2), (5, 5, 5, 4), (1, 1, 1, "sword"), (4, 4, 4, 4))


def played(tmp_path: Path) -> ScriptedService:
    service = ScriptedService(tmp_path)
    for faces in TURNS:
        service.session.turn(*faces)
    return service


@story
async def test_games_are_listed_the_newest_first(tmp_path: Path):
    service = played(tmp_path)
    service.play(("Cy", "Di"))
    service.journal.end(1, "over")
    async with serving(service) as server, server.page() as page:
        newest, oldest = (await page.ask("games"))["games"]
        assert (newest["number"], newest["playing"], newest["state"]) == (2, True, "open")
        assert newest["state_text"] == "being played"
        assert oldest == {
            "number": 1,
            "started": "2026-11-29 20:15+01:00",
            "game": "the-plank",
            "title": "The Plank",
            "seats": ["Anne", "Bo"],
            "state": "over",
            "state_text": "finished",
            "moves": 8,
            "playing": False,
            "replay": True,
            "url": "/log/1.jsonl",
        }


@story
async def test_a_replay_shows_each_state_as_the_rules_have_it(tmp_path: Path):
    service = played(tmp_path)
    lines = service.journal.log(1).splitlines()
    async with serving(service) as server, server.page(language="en") as page:
        for move in range(len(TURNS) * 2 + 1):
            answer = await page.ask("replay", game=1, move=move)
            truth = read("\n".join(lines[: move + 1])).state.final()
            shown = answer["picture"]
            assert answer["moves"] == len(TURNS) * 2
            assert [seat["space"] for seat in shown["seats"]] == [
                seat["space"] for seat in truth["seats"]
            ]
            assert [seat["coins"] for seat in shown["seats"]] == [
                seat["coins"] for seat in truth["seats"]
            ]
            assert (shown["turn"], shown["bank"]) == (truth["turn"], truth["bank"])
            assert bool(answer["texts"]) == (move > 0)
        assert answer["last"]["do"] == "stand"


@story
async def test_a_step_that_is_not_there_is_refused(tmp_path: Path):
    async with serving(played(tmp_path)) as server, server.page() as page:
        answer = await page.ask("replay", game=1, move=9)
        assert answer["text"] == "There is no move 9: the game has 8."
        assert "no game 7." in (await page.ask("replay", game=7, move=0))["text"]


@story
async def test_a_game_taken_home_is_its_ships_log(tmp_path: Path):
    service = played(tmp_path)
    async with serving(service) as server:
        status, headers, body = await get(server, "/log/1.jsonl")
        assert (status, body.decode()) == (200, service.journal.log(1))
        assert headers["content-disposition"] == 'attachment; filename="plank-game-1.log.jsonl"'
        assert (await get(server, "/log/7.jsonl"))[0] == 404
        assert (await get(server, "/log/..%2f1.jsonl"))[0] == 404


@story
async def test_a_damaged_log_is_said_to_be(tmp_path: Path):
    service = played(tmp_path)
    service.journal.append(1, '{"do": "fly", "seat": 0}')
    async with serving(service) as server, server.page() as page:
        answer = await page.ask("replay", game=1, move=1)
        assert answer["text"].startswith("This game cannot be watched again: line 10 ")
