"""The game being set up on the big screen."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from plank.web.protocol.service import Draft, DraftSeat


class GameSetup:
    """The draft, and what keeps it from being started; the checks know the rules."""

    def __init__(self, check: Callable[[Draft], Draft], check_name: Callable[[str], str]) -> None:
        self._check = check
        self._check_name = check_name
        self.draft: Draft | None = None
        self.wrong: ValueError | None = None

    def put(self, draft: Draft | None) -> None:
        """Take a draft as it is now on the page."""
        self.wrong = None
        try:
            self.draft = draft and self._check(draft)
        except ValueError as error:
            self.draft, self.wrong = draft, error

    def name(self, seat: int, name: str) -> None:
        """Give a seat a name. Raises ValueError, and leaves the draft as it was, if it can't be."""
        assert self.draft is not None
        seats = list(self.draft.seats)
        seats[seat] = DraftSeat(self._check_name(name), seats[seat].kind)
        self.put(msgspec.structs.replace(self.draft, seats=tuple(seats)))
