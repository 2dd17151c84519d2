"""The game being set up on the big screen."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from plank.web.evening import Draft, DraftSeat


class SetUp:
    """The draft, and what keeps it from being started ("" nothing). ``check`` knows the rules."""

    def __init__(self, check: Callable[[Draft], Draft]) -> None:
        self._check = check
        self.draft: Draft | None = None
        self.wrong = ""

    def put(self, draft: Draft | None) -> None:
        """Take a draft as it is now on the page."""
        self.wrong = ""
        try:
            self.draft = draft and self._check(draft)
        except ValueError as error:
            self.draft, self.wrong = draft, str(error)

    def name(self, seat: int, name: str) -> None:
        """Give a seat a name. Raises ValueError, and leaves the draft as it was, if it can't be."""
        assert self.draft is not None
        seats = list(self.draft.seats)
        seats[seat] = DraftSeat(name, seats[seat].kind)
        named = msgspec.structs.replace(self.draft, seats=tuple(seats))
        if self.wrong:
            self.put(named)
        else:
            self.draft = self._check(named)
