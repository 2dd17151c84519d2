"""Set-up on the page: seats, bots, switches with their rulings, and games left unfinished."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.net.test_request_guard import get
from tests.web.page_client import serving, story
from tests.web.scripted_service import ScriptedService

from plank.games import GAMES
from plank.games.switches import switches_of
from plank.journal import JournalError


def draft(*names: str, rules: dict[str, Any] | None = None, bots: int = 0) -> dict[str, Any]:
    seats = [{"name": name, "kind": "human"} for name in names]
    seats += [{"name": "", "kind": "bosun"}] * bots
    return {"game": "the-plank", "seats": seats, "rules": rules or {}, "first": None}


@story
async def test_a_game_is_set_up_and_begun(tmp_path: Path):
    service = ScriptedService(tmp_path, ())
    async with serving(service) as server, server.screen() as screen, server.page() as watcher:
        assert screen.state["picture"] is None
        await screen.ask("draft", draft=draft("Anne", "Bo", bots=1, rules={"push": True}))
        drafted = (await watcher.settled())["draft"]
        assert (drafted["seats"][2]["name"], drafted["wrong"]) == ("Morgan 2", "")
        assert (await screen.ask("start"))["t"] == "done"
        state = await watcher.settled()
        assert state["draft"] is None
        assert state["picture"]["rules"] == {"push": True}
        assert [seat["kind"] for seat in state["seats"]] == ["human", "human", "bosun"]


@story
async def test_what_is_wrong_with_a_set_up_is_said_and_nothing_begins(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.screen() as screen:
        assert "Choose the players first" in (await screen.ask("start"))["text"]
        for wrong in (
            draft("Anne"),
            draft("Anne", "Bo", rules={"spaces": 5}),
            draft("Anne", "Bo", rules={"gravity": True}),
        ):
            await screen.ask("draft", draft=wrong)
            said = (await screen.settled())["draft"]["wrong"]
            assert said
            assert (await screen.ask("start"))["text"] == said
        await screen.ask("draft", draft=draft("Anne", ""))
        assert (await screen.ask("start"))["text"].startswith("Every pirate needs a name")
        assert (await screen.settled())["draft"]["seats"][0]["name"] == "Anne"
        assert service.session.number == 1


@story
async def test_phones_join_a_game_being_set_up_by_name(tmp_path: Path):
    service = ScriptedService(tmp_path, ())
    async with serving(service) as server, server.screen() as screen, server.page() as phone:
        await screen.ask("draft", draft=draft("Anne", "", bots=1))
        assert "needs a name" in (await phone.ask("join", seat=1))["text"]
        assert "20 letters" in (await phone.ask("join", seat=1, name="B" * 21))["text"]
        assert (await phone.ask("join", seat=1, name="Cy"))["t"] == "seated"
        seats = (await screen.settled())["seats"]
        assert (seats[1]["name"], seats[1]["taken"]) == ("Cy", True)
        assert (await phone.ask("act", act={"act": "repeat"}))["t"] == "refused"
        await screen.ask("start")
        assert (await phone.until("welcome"))["seat"] == 1
        assert service.session.referee.game.seats == ("Anne", "Cy", "Morgan 2")


@story
async def test_a_set_up_closed_again_frees_who_joined_only_there(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.screen() as screen, server.seat(0) as anne:
        await screen.ask("draft", draft=draft("Anne", "Bo", "Cy"))
        async with server.seat(2) as cy:
            await screen.ask("draft", draft=None)
            assert (await cy.until("welcome", role="watcher"))["why"]
        await anne.settled()
        assert [m["role"] for m in anne.heard if m["t"] == "welcome"][-1] == "seat"


@story
async def test_g4_a_game_broken_off_is_gone_on_with_or_ended_for_good(tmp_path: Path):
    service = ScriptedService(tmp_path)
    service.session.turn(5, "coin", 3, 2)
    service.play(("Cy", "Di"))
    async with serving(service) as server, server.screen() as screen:
        assert (await screen.ask("resume", game=1))["t"] == "done"
        assert (await screen.settled())["picture"]["count"] == 2
        assert (await screen.ask("resume", game=9))["text"].startswith("There is no game 9")
        assert (await screen.ask("discard", game=2))["t"] == "done"
        assert (await screen.ask("games"))["games"][0]["state"] == "aborted"
        assert (await screen.ask("act", act={"act": "abort"}))["t"] == "done"
        assert (await screen.settled())["picture"]["phase"] == "aborted"


@story
async def test_how_things_are_said_is_changed_for_everybody(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.screen() as screen, server.page() as page:
        assert (await screen.ask("settings", style="dramatic", rate=80))["t"] == "done"
        voice = (await page.settled())["voice"]
        assert (voice["style"], voice["rate"], voice["muted"]) == ("dramatic", 80, False)
        assert (await screen.ask("settings", style="opera"))["text"].startswith(
            "That is not possible"
        )
        await screen.say("settings", rate=1000)
        assert await screen.until("refused")


@story
async def test_the_rules_page_tells_every_switch_in_every_language(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server:
        for language in ("en", "sv", "de", "fr", "es"):
            async with server.page(language=language) as page:
                answer = await page.ask("rules")
                assert answer["kinds"] == ["human", "bosun"]
                assert [(game["name"], game["playable"]) for game in answer["games"]] == [
                    ("the-plank", True),
                    ("walk-the-plank", False),
                ]
                for game in answer["games"]:
                    check_switches(game)


def check_switches(game: Any) -> None:
    switches = switches_of(GAMES[game["name"]].rules_type)
    assert [told["name"] for told in game["switches"]] == list(switches)
    for told in game["switches"]:
        assert told["ruling"] == switches[told["name"]].ruling
        texts = [told["label"], told["meaning"], told["allowed"]]
        texts += [word["label"] for word in told.get("words", ())]
        assert not [text for text in texts if "switch-" in text or "allowed-" in text]
    assert "rules-" not in game["summary"]


@story
async def test_a_name_that_cant_be_leaves_the_set_up_as_it_was(tmp_path: Path):
    async with serving(ScriptedService(tmp_path, ())) as server, server.screen() as screen:
        await screen.ask("draft", draft=draft("", ""))  # wrong until both have names
        before = (await screen.settled())["draft"]
        async with server.page(language="de") as phone:
            for name in ("B" * 21, "B\u202eo", "  "):
                assert (await phone.ask("join", seat=1, name=name))["t"] == "refused"
            assert (await screen.settled())["draft"] == before
            assert (await phone.settled())["draft"]["wrong"].startswith("Jeder Pirat")
            assert (await phone.ask("join", seat=1, name="Anne, Bo"))["t"] == "seated"


@story
async def test_what_is_wrong_is_said_in_the_pages_language(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.screen(language="sv") as screen:
        await screen.ask("draft", draft=draft("Anne", "Bo", rules={"spaces": 5}))
        wrong = (await screen.settled())["draft"]["wrong"]
        assert wrong == "Rutor kan inte vara 5. Välj ett annat värde."
        refused = await screen.ask("resume", game=9)
        assert refused["text"] == "Det finns inget spel 9."


@story
async def test_a_wrong_field_is_answered_by_its_number(tmp_path: Path):
    async with serving(ScriptedService(tmp_path)) as server, server.screen() as screen:
        wrong = draft("Anne", "Bo", rules={"spaces": 12.5})
        assert (await screen.ask("draft", draft=wrong))["t"] == "refused"


@story
async def test_no_page_is_told_where_the_journal_is(tmp_path: Path):
    service = ScriptedService(tmp_path)
    async with serving(service) as server, server.page() as page:
        for number in ("9", "9" * 5000, "x"):
            status, _, body = await get(server, f"/log/{number}.jsonl")
            assert (status, str(tmp_path) in body.decode()) == (404, False)
        service.journal.games = fail
        answer = await page.ask("games")
        assert answer["text"].startswith("The saved games cannot be read or written now.")


def fail() -> None:
    """Be a journal that can't be read."""
    raise JournalError("the journal /home/anne/journal can't be used")
