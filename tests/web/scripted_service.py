"""An service for the web: real referee, real rules, real journal, and a table of plain values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from tests.travelling_clock import TravellingClock

from plank.games import GAMES, Game
from plank.games.ships_log import decode_header, decode_move, encode_header
from plank.games.the_plank import Rules, ThePlank
from plank.journal import GameRecord, Journal
from plank.people.seats import check_count, check_name
from plank.phrases.sentence import Sentence
from plank.phrases.speech_settings import SpeechSettings
from plank.referee.dice import acts
from plank.referee.table_referee import TableReferee
from plank.referee.the_plank import TABLE_GAME
from plank.table.table_state import Buttons, Die, TableState
from plank.web.protocol.service import Draft, DraftSeat, Offers

STARTED = "2026-11-29 20:15+01:00"


class ScriptedSession:
    """One game of The Plank; the table does whatever the referee asks for."""

    def __init__(self, journal: Journal, number: int, kinds: Sequence[str]) -> None:
        self.number = number
        self.kinds = tuple(kinds)
        self._record = GameRecord(journal, number)
        self.clock = TravellingClock()
        self.referee: Any = self.new_referee()
        self.pirates: dict[int, tuple[int, ...]] = {
            lane: (0,) if lane < len(kinds) else () for lane in range(6)
        }
        self.referee.hear_link("connected", Sentence("link-connected", {"port": "ttyACM0"}))
        self.look()

    def new_referee(self) -> Any:
        """Make a referee of this game that has heard nothing yet of the table and the link."""
        return TableReferee(TABLE_GAME, self._record, self.clock, self._replay)

    def _replay(self) -> ThePlank:
        game = decode_header(self._record.header)
        assert isinstance(game, ThePlank)
        for line in self._record.lines():
            game.apply(decode_move(game, line))
        return game

    def look(self, **changed: Any) -> None:
        """Let the referee look at the table."""
        state = TableState(
            spaces=20,
            boot="b1",
            revision=0,
            dice=(Die("empty", None, 0),) * 4,
            pirates=dict(self.pirates),
            blind=frozenset(),
            blind_lanes=frozenset(),
            blind_wells=frozenset(),
            buttons=Buttons(0, 0, 0),
            armed=True,
            pose=(0, 0, 0, 0),
            millivolts=5000,
            milliamps=100,
            faults=(),
        )
        self.referee.see(msgspec.structs.replace(state, **changed) if changed else state)

    def carry(self) -> None:
        """Carry the pirates to where the referee asks for."""
        for lane, place in self.referee.picture.moves:
            self.pirates[lane] = () if place is None else (place,)
        self.look()

    def turn(self, *faces: Any) -> None:
        """Let the seat whose turn it is throw these faces, by hand, and stand."""
        seat = self.referee.picture.turn
        self.referee.act(acts.Enter(seat, faces))
        self.referee.act(acts.Stand(seat))
        self.carry()


class Cards:
    """A referee of the card game, as far as pages look at it."""

    def __init__(self, game: Game, like: TableReferee[ThePlank]) -> None:
        self.game = game
        self._like = like

    act_type = None

    def seat_view(self, seat: int | None) -> Any:
        """What a seat alone may see."""
        return self.game.view(seat)

    @property
    def picture(self) -> Any:
        """The Plank's picture: the card game has none yet."""
        return msgspec.structs.replace(self._like.picture, game=self.game.name)

    def on_picture(self, callback: Any, /) -> None:
        """Call back with each new picture."""
        self._like.on_picture(callback)

    def on_announcement(self, callback: Any, /) -> None:
        """Call back with all that is told."""
        self._like.on_announcement(callback)


class ScriptedService:
    """One table, one journal, one game after another."""

    __test__ = False

    def __init__(self, folder: Path, seats: Sequence[str] = ("Anne", "Bo")) -> None:
        self.journal = Journal(folder / "journal.sqlite3")
        self.settings = SpeechSettings()
        self.offers = Offers(
            styles=("terse", "normal", "dramatic"),
            languages=("en", "sv"),
            speakers=("host", "screen", "phones"),
            kinds=("human", "bosun"),
            games=("the-plank",),
        )
        self.table_name = "simulated table"
        self.virtual: Any = None
        self.power: tuple[int, int] | None = (5021, 313)
        self.session: Any = None
        self._on_session: list[Callable[[Any], None]] = []
        self._on_settings: list[Callable[[], None]] = []
        if seats:
            self.play(seats)

    def play(
        self, seats: Sequence[str], kinds: Sequence[str] | None = None, rules: Rules | None = None
    ) -> ScriptedSession:
        """Begin a game."""
        kinds = tuple(kinds or ["human"] * len(seats))
        header = encode_header(ThePlank(tuple(seats), rules or Rules()))
        number = self.journal.start(header, kinds, STARTED)
        return self.meet(ScriptedSession(self.journal, number, kinds))

    def meet(self, session: Any) -> Any:
        """Let everybody know of a session."""
        self.session = session
        for callback in self._on_session:
            callback(session)
        return session

    def deal(self, seats: Sequence[str], hands: Sequence[Sequence[str]]) -> Any:
        """Begin a game of cards with these hands."""
        session = self.play(seats)
        game: Any = GAMES["walk-the-plank"](tuple(seats))
        move = {"do": "deal", "hands": hands, "turned": "M13"}
        game.apply(decode_move(game, msgspec.json.encode(move)))
        session.referee = Cards(game, session.referee)
        return self.meet(session)

    def on_session(self, callback: Callable[[Any], None], /) -> None:
        self._on_session.append(callback)

    def on_settings(self, callback: Callable[[], None], /) -> None:
        self._on_settings.append(callback)

    def check_name(self, name: str, /) -> str:
        return check_name(name.strip(" "))

    def check(self, draft: Draft, /) -> Draft:
        """Name the bots, and refuse fewer than two seats and wrong rules."""
        Rules.from_header(draft.rules)
        check_count(len(draft.seats), ThePlank)
        seats = [
            DraftSeat(f"Morgan {at}" if seat.kind != "human" else seat.name, seat.kind)
            for at, seat in enumerate(draft.seats)
        ]
        for seat in seats:
            check_name(seat.name)
        return msgspec.structs.replace(draft, seats=tuple(seats))

    def begin(self, draft: Draft, /) -> None:
        names = [seat.name for seat in draft.seats]
        self.play(names, [seat.kind for seat in draft.seats], Rules.from_header(draft.rules))

    def resume(self, number: int, /) -> None:
        game = self.journal.game(number)
        self.meet(ScriptedSession(self.journal, number, game.players))

    def discard(self, number: int, /) -> None:
        self.journal.end(number, "aborted")

    def change(self, settings: SpeechSettings, /) -> None:
        if settings.style not in self.offers.styles:
            raise ValueError(f"no such style: {settings.style}")
        self.settings = settings
        for callback in self._on_settings:
            callback()
