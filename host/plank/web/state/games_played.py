"""The games of the journal, as the page lists and replays them."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from plank.games import GAMES
from plank.games.ships_log import LogError
from plank.phrases.labels import Labels
from plank.phrases.sentence import Sentence
from plank.referee import Picture
from plank.referee.dice.dice_picture import NO_DICE
from plank.web.protocol.client_messages import AskReplay
from plank.web.protocol.refusal import WordedRefusal
from plank.web.protocol.server_messages import Replay
from plank.web.protocol.service import HostService, Journal, Kept
from plank.web.state.game_replay import replay
from plank.web.state.numbered_state import plain
from plank.web.state.secrets import secret
from plank.web.state.wording import Wording

MOST_GAMES = 200

_log = logging.getLogger(__name__)


class GamesPlayed:
    """The games of an service's journal."""

    def __init__(self, service: HostService) -> None:
        self._service = service

    def list(self, labels: Labels) -> list[dict[str, Any]]:
        """List the newest games. Raises OSError when the journal can't be read."""
        games = self._journal.games()[:MOST_GAMES]
        return [self._entry(game, labels) for game in games]

    def replay(self, asked: AskReplay, words: Wording) -> Replay:
        """Return a game as it stood after so many moves. Raises WordedRefusal, OSError."""
        log = self.log(asked.game, words.labels)
        try:
            played = replay(log)
        except LogError as error:
            _log.warning("game %d can't be shown: %s", asked.game, error)
            raise WordedRefusal(words.labels.say("log-damaged", line=error.line)) from None
        if played is None:
            raise WordedRefusal(words.labels.say("no-replay"))
        try:
            step = played.step(asked.move)
        except IndexError:
            text = words.labels.say("no-move", move=asked.move, moves=len(played))
            raise WordedRefusal(text) from None
        return Replay(
            id=asked.id,
            game=asked.game,
            move=asked.move,
            moves=len(played),
            picture=picture_state(step.picture),
            texts=words.all(step.sentences),
            events=plain(step.events),
            last=plain(step.move),
        )

    def log(self, number: int, labels: Labels) -> str:
        """Return a ship's log that everybody may have. Raises WordedRefusal, OSError."""
        if not self._may_be_read(self._journal.game(number)):
            raise WordedRefusal(labels.say("still-secret"))
        return self._journal.log(number)

    @property
    def _journal(self) -> Journal:
        return self._service.journal

    def _entry(self, game: Kept, labels: Labels) -> dict[str, Any]:
        header = msgspec.json.decode(game.header)
        session = self._service.session
        name: str = header["game"]
        playing = session is not None and session.number == game.id
        shown = self._may_be_read(game)
        return {
            "number": game.id,
            "started": game.started,
            "game": name,
            "title": GAMES[name].title if name in GAMES else name,
            "seats": header["seats"],
            "state": game.state,
            "state_text": labels.say(_state_phrase(game, playing)),
            "moves": game.moves,
            "playing": playing,
            "replay": shown and not secret(header["game"]),
            "url": f"/log/{game.id}.jsonl" if shown else None,
        }

    def _may_be_read(self, game: Kept) -> bool:
        return game.state != "open" or not secret(msgspec.json.decode(game.header)["game"])


def _state_phrase(game: Kept, playing: bool) -> str:
    return "game-playing" if playing and game.state == "open" else f"game-{game.state}"


def picture_state(picture: Picture) -> dict[str, Any]:
    """Return a picture as the state has it, with what its dice add beside the rest.

    A game without dice has the same fields, with nothing in them. What to do stands elsewhere in
    the state, and so does the link.
    """
    shown: dict[str, Any] = plain(picture)
    dice: dict[str, Any] = plain(picture.dice or NO_DICE)
    del shown["number"], shown["tasks"], shown["link_sentence"]
    return shown | dice


def last_move(
    service: HostService, number: int, count: int
) -> tuple[Any, Any, tuple[Sentence, ...]]:
    """Return a game's last move, its events and sentences, by the journal."""
    nothing: tuple[Any, Any, tuple[Sentence, ...]] = (None, [], ())
    try:
        played = replay(service.journal.log(number))
        step = played.step(count) if played else None
    except (OSError, LogError, IndexError):
        return nothing
    if step is None or step.move is None:
        return nothing
    return plain(step.move), plain(step.events), step.sentences
