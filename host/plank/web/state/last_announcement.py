"""What was announced last: the last move, and the newest notice about the table."""

from __future__ import annotations

from typing import Any

from plank.phrases.sentence import Sentence
from plank.referee import Announcement, Picture
from plank.web.protocol.service import GameSession, HostService
from plank.web.state.games_played import last_move
from plank.web.state.secrets import open_part
from plank.web.state.wording import Wording

GOOD_LINK = "connected"
STARTING = "starting"
"""The link's state before the board has told one."""


class LastAnnouncement:
    """Remembers what pages show of it. A page that comes later hears nothing anew (G1)."""

    def __init__(self, service: HostService) -> None:
        self._service = service
        self._count = 0
        self._move: Any = None
        self._events: Any = []
        self._sentences: tuple[Sentence, ...] = ()
        self._notice: tuple[Sentence, ...] = ()
        self._stood = False

    def forget(self) -> None:
        """Begin anew, with another game."""
        self._count, self._move, self._events, self._sentences = 0, None, [], ()
        self._notice, self._stood = (), False

    def record(self, game: str, announcement: Announcement) -> None:
        """Take in an announcement."""
        if announcement.move is not None:
            self._move, self._events = open_part(game, announcement)
            self._count, self._sentences, self._notice = (
                announcement.number,
                announcement.sentences,
                (),
            )
        elif "link" in announcement.topics or announcement.sentences == self._sentences:
            """The link is shown by itself, and a repetition is nothing new."""
        else:
            self._notice, self._stood = announcement.sentences, False

    def update(self, picture: Picture) -> None:
        """Forget a complaint when it has been put right: when it is to be done no longer."""
        asked = [task.sentence for task in picture.tasks]
        stands = any(one in asked for one in self._notice)
        if self._stood and not stands:
            self._notice = ()
        self._stood = stands

    def last(self, session: GameSession, words: Wording) -> dict[str, Any]:
        """Return the last move as the state has it; after a take back, or a return, by the log."""
        count = session.referee.picture.count
        if count != self._count:
            self._move, self._events, self._sentences = last_move(
                self._service, session.number, count
            )
            self._count = count
        return {
            "move": self._move,
            "events": self._events,
            "texts": words.all(self._sentences),
        }

    def notice(self, words: Wording) -> str:
        """Return the newest word about the table; "" when a move came after it."""
        return " ".join(words.all(self._notice))

    def link(self, picture: Picture | None, words: Wording) -> dict[str, Any]:
        """Return the link's state, with its cure."""
        if picture is None:
            return {"state": STARTING, "good": False, "text": ""}
        good = picture.link == GOOD_LINK
        return {"state": picture.link, "good": good, "text": words.say(picture.link_sentence)}
