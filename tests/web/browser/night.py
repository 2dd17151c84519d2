"""A game night to test the page with: the real server, referee, link, firmware and simulated table.

It runs in a thread with an event loop of its own, since a browser needs real time.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from plank.cli.play.boards import Board
from plank.cli.play.plan import Plan
from plank.cli.play.resume import plan_of, record_of
from plank.cli.play.session import Session
from plank.games.ships_log import encode_header
from plank.games.the_plank import Rules, ThePlank
from plank.journal import Journal
from plank.people.seats import SeatPlan
from plank.referee.sentence import sentence
from plank.sim.commands.lines import parse
from plank.sim.commands.words import perform
from plank.sim.table import SimTable
from plank.voice.phrases import Phrases
from plank.web.evening import Draft, DraftSeat, Offers, Settings
from plank.web.server import Web

SEED = 7


class Virtual:
    """The simulated table, for the page's hands."""

    def __init__(self, table: SimTable) -> None:
        self.table = table

    def world(self) -> dict[str, Any]:
        return self.do({"do": "show"})["table"]

    def do(self, command: dict[str, Any], /) -> dict[str, Any]:
        return perform(self.table, parse(json.dumps(command)))


class NightSession(Session):
    """A session that says who sits where."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(seat.kind for seat in self.plan.seats)


class Night:
    """An evening as the web wants it: one simulated table, one journal, game after game."""

    def __init__(self, journal: Path) -> None:
        self.journal = Journal(journal)
        self.session: NightSession | None = None
        self.settings = Settings(speaker="host")
        self.offers = Offers(kinds=("human", "deckhand", "bosun"), speakers=("host", "screen"))
        self.table_name = "simulated table"
        self.virtual: Virtual | None = None
        self.power = (5020, 310)
        self._hear: list[Callable[[Any], None]] = []
        self._changed: list[Callable[[], None]] = []
        self._playing: asyncio.Task[None] | None = None

    def on_session(self, callback: Callable[[Any], None], /) -> None:
        self._hear.append(callback)

    def on_settings(self, callback: Callable[[], None], /) -> None:
        self._changed.append(callback)

    def check(self, draft: Draft, /) -> Draft:
        self._game(draft)
        return draft

    def begin(self, draft: Draft, /) -> None:
        seats = tuple(SeatPlan(seat.name, seat.kind) for seat in draft.seats)
        self._play(Plan(seats, encode_header(self._game(draft)), SEED))

    def resume(self, number: int, /) -> None:
        self._play(plan_of(self.journal.game(number), SEED))

    def discard(self, number: int, /) -> None:
        self.journal.end(number, "aborted")

    def change(self, settings: Settings, /) -> None:
        self.settings = settings

    def _game(self, draft: Draft) -> ThePlank:
        names = tuple(seat.name for seat in draft.seats)
        return ThePlank(names, Rules.from_header(draft.rules), draft.first or 0)

    def _play(self, plan: Plan) -> None:
        before, self._playing = self._playing, asyncio.ensure_future(self._session(plan))
        if before is not None:
            before.cancel()

    async def _session(self, plan: Plan) -> None:
        header = json.loads(plan.header)
        spaces = header.get("rules", {}).get("spaces", 20)
        table = SimTable("cpython", seed=SEED, spaces=spaces)
        said = sentence("on-simulated-table", runs="cpython", seed=SEED)
        board = Board("simulated table", said, lambda _: table.port, table.hands)
        number, record = record_of(plan, self.journal)
        self.virtual = Virtual(table)
        self.session = NightSession(plan, number, record, board, pace=0.1, stays=True)
        for listener in tuple(self._hear):
            listener(self.session)
        try:
            await self.session.play()
        finally:
            table.close()
            self.journal.forget(number)


class Served:
    """A night that is served; made and closed from the test's thread."""

    def __init__(self, folder: Path, *seats: str, **rules: Any) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.do(self._start(folder, seats, rules))

    def do(self, what: Any, wait: float = 20) -> Any:
        """Run a coroutine, or a plain function, in the night's loop."""
        if asyncio.iscoroutine(what):
            return asyncio.run_coroutine_threadsafe(what, self.loop).result(wait)
        done: Future[Any] = Future()
        self.loop.call_soon_threadsafe(lambda: done.set_result(what()))
        return done.result(wait)

    async def _start(self, folder: Path, seats: tuple[str, ...], rules: dict[str, Any]) -> None:
        self.night = Night(folder / "journal")
        self.web = Web(self.night, Phrases)
        if seats:
            self.night.begin(Draft("the-plank", tuple(map(_seat, seats)), rules, 0))
            while self.night.session is None:
                await asyncio.sleep(0.01)
        await self.web.start(0)

    @property
    def home(self) -> str:
        """The address of the page, without a token."""
        return f"http://127.0.0.1:{self.web.port}/"

    @property
    def screen(self) -> str:
        """The big screen's address, with its token."""
        return self.web.screen_urls[0]

    @property
    def picture(self) -> Any:
        """The referee's picture, now."""
        session = self.night.session
        assert session is not None, "a game was begun"
        return self.do(lambda: session.referee.picture)

    def throw(self, *faces: Any) -> None:
        """Let the next throw of all dice show these faces."""
        virtual = self.night.virtual
        assert virtual is not None
        self.do(lambda: virtual.do({"do": "throw", "dice": [0, 1, 2, 3], "faces": list(faces)}))

    def close(self) -> None:
        """End it all."""
        self.do(self._stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(5)
        self.loop.close()

    async def _stop(self) -> None:
        await self.web.stop()
        playing = self.night._playing
        if playing is not None:
            playing.cancel()
            await asyncio.wait((playing,))
        self.night.journal.close()


def _seat(word: str) -> DraftSeat:
    name, _, kind = word.partition(":")
    return DraftSeat(name, kind or "human")
