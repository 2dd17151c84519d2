"""A game night to test the page with: what `plank play` puts together, on a simulated table.

It runs in a thread with an event loop of its own, since a browser needs real time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from plank.games import GAMES
from plank.journal import Journal
from plank.people.hands import Hands
from plank.people.tasks import dice_in
from plank.phrases.phrases import Phrases
from plank.phrases.speech_choices import OFF
from plank.phrases.speech_settings import SpeechSettings
from plank.referee import Picture
from plank.referee.dice.dice_picture import DicePicture
from plank.service.boards import Board, Boards
from plank.service.game_plan import GamePlan, plan_game
from plank.service.game_session import GameSession
from plank.service.host_service import HostService
from plank.service.options import ServiceOptions, VoiceOptions
from plank.service.page_service import PageService
from plank.service.sensor_masks import parse_masks
from plank.service.service_voice import ServiceVoice
from plank.web import Web

T = TypeVar("T")

SEED = 7
BOTS_PACE = 0.1  # of the usual one
PATIENCE = 20.0  # seconds


class Night:
    """A night that is served; made and closed from the test's thread.

    `masks` are sensors that are out, as `--mask` has them. At a `real` table the program has
    no hands: people's are `hands`.
    """

    def __init__(
        self,
        folder: Path,
        seats: str = "",
        *,
        seed: int = SEED,
        masks: str = "",
        real: bool = False,
        game: str = "the-plank",
        **rules: Any,
    ) -> None:
        self._masks = parse_masks([masks] if masks else [])
        self._real = real
        self._hands: Hands | None = None
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self._game = game
        self.wait(self._begin(folder, seats, seed, rules))

    def wait(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the night's loop."""
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def see(self, look: Callable[[], T]) -> T:
        """Call something in the night's loop, and return what it returns."""
        seen: Future[T] = Future()
        self.loop.call_soon_threadsafe(lambda: seen.set_result(look()))
        return seen.result(PATIENCE)

    async def _begin(self, folder: Path, seats: str, seed: int, rules: dict[str, Any]) -> None:
        self.journal = Journal(folder / "journal")
        options = ServiceOptions(pace=BOTS_PACE, keep_finished_game=True, wait_for_games=True)
        self.service = HostService(self.journal, options, board_for=self._board)
        voice = ServiceVoice(VoiceOptions(SpeechSettings(speaker=OFF)), print)
        self.web = Web(PageService(self.service, voice), Phrases)
        chosen = GAMES[self._game].rules_type(**rules)
        planned = plan_game(self._game, seats, chosen, first=0, seed=seed) if seats else None
        self._playing = asyncio.ensure_future(self.service.play_games(planned))
        await self.web.start(0)

    def _board(self, plan: GamePlan) -> Board:
        board = Boards("sim:cpython").choose(seed=plan.seed, spaces=plan.spaces)
        self._hands = board.hands
        board = board.masked(self._masks)
        return replace(board, hands=None, virtual=None) if self._real else board

    @property
    def home(self) -> str:
        """The address of the page, without a token."""
        return f"http://127.0.0.1:{self.web.port}/"

    @property
    def screen(self) -> str:
        """The big screen's address, with its token."""
        return self.web.screen_urls[0]

    @property
    def session(self) -> GameSession:
        """The game now."""
        assert self.service.session is not None, "a game was begun"
        return self.service.session

    @property
    def dice(self) -> DicePicture:
        """The dice of the picture."""
        return dice_in(self.picture)

    @property
    def picture(self) -> Picture:
        """The referee's picture, now."""
        return self.see(lambda: self.session.referee.picture)

    @property
    def hands(self) -> Hands:
        """People's hands at the table, whatever the program has."""
        assert self._hands is not None, "a game was begun"
        return self._hands

    def go_away(self) -> None:
        """Be out of every page's reach, until `come_back`."""
        self._port = self.web.port
        self.wait(self.web.stop())

    def come_back(self) -> None:
        """Be served again, where it was."""
        self.wait(self.web.start(self._port))

    def throw(self, *faces: int | str, dice: tuple[int, ...] = (0, 1, 2, 3)) -> None:
        """Throw dice at the table so that they show these faces."""
        virtual = self.session.board.virtual
        assert virtual is not None, "the table is simulated"
        self.see(lambda: virtual.do({"do": "throw", "dice": dice, "faces": faces}))

    def close(self) -> None:
        """End it all."""
        self.wait(self._end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(PATIENCE)
        self.loop.close()

    async def _end(self) -> None:
        await self.web.stop()
        self.service.leave()
        await self._playing
        self.journal.close()
