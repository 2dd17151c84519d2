"""The service as the page sees and changes it: set-up, kept games, settings, virtual table."""

from __future__ import annotations

import msgspec

from plank.games import GAMES
from plank.journal import GameSummary, Journal
from plank.people.seats import HUMAN, SeatPlan, check_name, plan_drafted
from plank.phrases.speech_settings import SpeechSettings
from plank.referee.table_game.registry import on_table
from plank.service.boards import VirtualTable
from plank.service.game_plan import GamePlan, draw_seed, plan_game
from plank.service.game_session import GameSession
from plank.service.host_service import HostService
from plank.service.service_voice import ServiceVoice
from plank.service.unfinished_games import plan_to_resume
from plank.web import Draft, DraftSeat, Offers, Refusal


class PageService:
    """What the page needs of the host service (`plank.web.protocol.service.HostService`).

    A refusal is a sentence for whoever asked.
    """

    def __init__(self, service: HostService, voice: ServiceVoice) -> None:
        self._service = service
        self._voice = voice
        self.on_session = service.on_session
        self.on_settings = voice.on_change

    @property
    def session(self) -> GameSession | None:
        """The game now, or the last one."""
        return self._service.session

    @property
    def journal(self) -> Journal:
        """The games as they were played."""
        return self._service.journal

    @property
    def settings(self) -> SpeechSettings:
        """How things are said."""
        return self._voice.settings

    @property
    def offers(self) -> Offers:
        """What can be chosen."""
        styles, languages, speakers = self._voice.choices
        return Offers(
            styles=styles,
            languages=languages,
            speakers=speakers,
            kinds=(HUMAN, *kinds_of_bots()),
            games=on_table(),
            trouble=self._voice.trouble,
        )

    @property
    def table_name(self) -> str:
        """What the table is called."""
        return self.session.port_name if self.session else ""

    @property
    def virtual(self) -> VirtualTable | None:
        """The simulated table; None at a real one."""
        return self.session.board.virtual if self.session else None

    @property
    def power(self) -> tuple[int, int] | None:
        """The board's supply in mV and mA; None while unknown."""
        return self.session.power if self.session else None

    def check_name(self, name: str) -> str:
        """Return a name as it is kept. Raises ValueError."""
        return check_name(name.strip(" "))

    def check(self, draft: Draft) -> Draft:
        """Return the draft with its bots named. Raises ValueError."""
        self._plan(draft)
        seats = tuple(DraftSeat(seat.name, seat.kind) for seat in _seats(draft))
        return msgspec.structs.replace(draft, seats=seats)

    def begin(self, draft: Draft) -> None:
        """Begin a new game; the one now is kept. Raises ValueError."""
        self._service.start(self._plan(draft))

    def resume(self, number: int) -> None:
        """Go on with a game left unfinished. Raises ValueError, JournalError."""
        self._service.start(plan_to_resume(self._unfinished(number), draw_seed()))

    def discard(self, number: int) -> None:
        """Abandon a game left unfinished. Raises ValueError, JournalError."""
        self._unfinished(number)
        self.journal.end(number, "aborted")

    def change(self, settings: SpeechSettings) -> None:
        """Take new settings. Raises ValueError."""
        self._voice.change(settings)

    def _plan(self, draft: Draft) -> GamePlan:
        if draft.game not in on_table():
            raise Refusal("not-on-table")
        rules = GAMES[draft.game].rules_type.from_header(draft.rules)
        plan = plan_game(draft.game, _seats(draft), rules, first=draft.first)
        self._check_length(plan)
        return plan

    def _check_length(self, plan: GamePlan) -> None:
        """Refuse a game longer than the plank at a port; a simulated one is built to measure."""
        there = self.session.table_spaces if self.session and self.session.board.named else None
        if there is not None and plan.spaces > there:
            raise Refusal("plank-too-short", spaces=plan.spaces, there=there)

    def _unfinished(self, number: int) -> GameSummary:
        """Return a game that was left unfinished and that nobody plays now."""
        game = self.journal.game(number)
        if self.session is not None and self.session.number == number:
            raise Refusal("played-now", game=number)
        if game.state != "open":
            raise Refusal("has-ended", game=number)
        if not self.journal.hold(number):
            raise Refusal("played-elsewhere", game=number)
        return game


def _seats(draft: Draft) -> tuple[SeatPlan, ...]:
    drafted = [(seat.name, seat.kind) for seat in draft.seats]
    return plan_drafted(drafted, GAMES[draft.game])


def kinds_of_bots() -> tuple[str, ...]:
    """Return the kinds of bots of all games on the table, each once."""
    return tuple(dict.fromkeys(kind for name in on_table() for kind in GAMES[name].bots))
