"""A game that nothing but its registration knows: by bots, at the terminal, on a page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.people.terminal.pseudo_terminal import ESCAPES, Glass
from tests.third_game import highest_throw, table_side
from tests.web.page.game_night import Night
from tests.web.page.playing import calm, until

from plank.journal import Journal
from plank.people.terminal.terminal import Terminal
from plank.phrases.phrases import Phrases
from plank.service.boards import Boards
from plank.service.game_plan import plan_game
from plank.service.game_session import GameSession
from plank.service.unfinished_games import open_record
from plank.sim.time_travel import travel

LONGEST_LINES = 200


def session(folder: Path, seats: str, journal: Journal, pace: float = 0.0) -> GameSession:
    plan = plan_game("highest-throw", seats, first=0, seed=3)
    board = Boards("sim:cpython").choose(seed=plan.seed, spaces=plan.spaces)
    return GameSession(plan, *open_record(plan, journal), board, pace=pace)


def test_the_game_and_its_table_side_are_tiny() -> None:
    files = (highest_throw.__file__, table_side.__file__)
    assert sum(len(Path(file).read_text().splitlines()) for file in files) < LONGEST_LINES


def test_three_bots_play_it_on_the_simulated_table(tmp_path: Path) -> None:
    said: list[str] = []
    words = Phrases("en", strict=True)

    async def story() -> GameSession:
        with Journal(tmp_path / "journal") as journal:
            played = session(tmp_path, "bot,bot,bot", journal)
            played.referee.on_announcement(
                lambda told: said.extend(words.say(one) for one in told.sentences)
            )
            try:
                await played.play()
            finally:
                played.board.close()
            return played

    played = travel(story())
    assert played.game.over
    best = max(played.game.totals.values())
    assert played.game.totals[played.game.winner] == best
    assert [text.split()[-1] for text in said if "The total is" in text] == [
        f"{total}." for total in played.game.totals.values()
    ]
    stand = [seat.seen for seat in played.referee.picture.seats]
    assert stand == [(total,) for _, total in sorted(played.game.totals.items())]


async def play_by_keys(folder: Path) -> tuple[GameSession, str]:
    glass = Glass("utf-8")
    with Journal(folder / "journal") as journal:
        played = session(folder, "Anne,bot,bot", journal)
        terminal = Terminal(
            played.referee,
            Phrases("en", strict=True).say,
            hands=played.board.hands,
            humans=(0,),
            keyboard=glass.keyboard,
            screen=glass.screen,
        )
        try:
            glass.watch()
            playing = asyncio.ensure_future(played.play())
            showing = asyncio.ensure_future(terminal.run())
            await glass.until("Anne, throw all four dice.", "space  throw")
            glass.press("?")
            help_page = await glass.until("take the last move back")
            glass.press("x")  # closes the page of keys
            await glass.until("space  throw")
            glass.press(" ")
            await glass.until("Anne throws", "The total is")
            while not played.game.over or played.referee.picture.moves:
                if played.referee.picture.moves:
                    glass.press("m")
                await asyncio.sleep(0.05)
            await glass.until("wins")
            glass.press("q")
            await asyncio.wait_for(showing, 20)
            played.leave()
            await playing
        finally:
            asyncio.get_running_loop().remove_reader(glass.master)
            glass.close()
            played.board.close()
        return played, ESCAPES.sub("", help_page)


@pytest.mark.usefixtures("ordinary_terminal")
def test_it_is_played_at_the_terminal(tmp_path: Path) -> None:
    played, help_page = asyncio.run(play_by_keys(tmp_path))
    assert played.game.over
    assert "throw" in help_page


def test_it_is_played_on_a_page(begin: Callable[..., Night], visit: Callable[..., Page]) -> None:
    night = begin("Anne,Bo,Cy", game="highest-throw")
    page = visit(night.screen)
    for count in range(1, 4):
        calm(night)
        page.click("[data-do=throw]")
        until(lambda wanted=count: night.picture.count == wanted, "a throw")
        while (now := calm(night)).moves:
            kind = "carry" if now.moves[0][1] else "carry-ship"
            page.click(f"[data-do={kind}]")
            until(lambda before=now: night.picture.moves != before.moves, "a pirate is carried")
    winner = night.picture.winner
    assert winner is not None
    expect(page.locator(".todo .whose")).to_contain_text(night.picture.seats[winner].name)
