"""Sends each page the state that it sees: all of it, or what has changed since.

OpenPages that see the same get the same text, which is made once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from plank.web.pages.error_logging import log_errors
from plank.web.pages.open_pages import OpenPages
from plank.web.pages.page_connection import PageConnection
from plank.web.state.numbered_state import StateSequence
from plank.web.state.page_state import StateParts, seen_by, state
from plank.web.state.secrets import secret
from plank.web.state.wording import Wordings

Audience = tuple[str, int | None]
"""What pages see the same: their language, and the seat whose secrets they may see."""


class StatePublisher:
    """The state as each kind of page has it; `parts` are what it is made of."""

    def __init__(self, parts: StateParts, pages: OpenPages, wordings: Wordings) -> None:
        self._parts = parts
        self._pages = pages
        self._wordings = wordings
        self._sequences: dict[Audience, StateSequence] = {}
        self._due = False

    def forget(self) -> None:
        """Begin anew, with another game: every page gets the whole state."""
        self._sequences.clear()

    def changed(self) -> None:
        """Have the new state sent, once, when all that happens now has happened."""
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self.publish)

    @log_errors
    def publish(self) -> None:
        """Send every page what has changed for it."""
        self._due = False
        groups: dict[Audience, list[PageConnection]] = {}
        for page in self._pages:
            groups.setdefault(self._audience(page), []).append(page)
        self._sequences = {one: kept for one, kept in self._sequences.items() if one in groups}
        shared: dict[str, dict[str, Any]] = {}
        for audience, pages in groups.items():
            language = audience[0]
            if language not in shared:
                shared[language] = self._shared(language)
            self._send(audience, pages, self._as_seen(shared[language], audience))

    def show(self, page: PageConnection) -> None:
        """Send a page the whole state, now."""
        audience = self._audience(page)
        if audience not in self._sequences:
            seen = self._as_seen(self._shared(audience[0]), audience)
            self._sequences[audience] = StateSequence(seen)
        page.states = self._sequences[audience]
        page.whole()

    def _send(
        self, audience: Audience, pages: Sequence[PageConnection], seen: dict[str, Any]
    ) -> None:
        states = self._sequences.get(audience)
        if states is None:
            states = self._sequences[audience] = StateSequence(seen)
            text = None
        else:
            text = states.update(seen)
        for page in pages:
            if page.states is not states:
                page.states = states
                page.whole()
            elif text is not None:
                page.change(text)

    def _audience(self, page: PageConnection) -> Audience:
        session = self._parts.service.session
        if session is None or page.holder is None or not secret(session.referee.game.name):
            return page.language, None
        return page.language, page.holder.seat(session.referee.game.seats)

    def _shared(self, language: str) -> dict[str, Any]:
        here = {page.holder.player for page in self._pages if page.holder}
        return state(self._parts, self._wordings[language], here.__contains__)

    def _as_seen(self, shared: dict[str, Any], audience: Audience) -> dict[str, Any]:
        session = self._parts.service.session
        return shared if session is None else seen_by(shared, session, audience[1])
