"""All open pages: who they are, and which of a seat's tabs plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from plank.web.pages.page_connection import PageConnection
from plank.web.seats.seating import SeatHolder


class OpenPages:
    """The open pages, in the order they came; of a seat's tabs the first plays, others watch."""

    def __init__(self) -> None:
        self._pages: list[PageConnection] = []

    def __len__(self) -> int:
        """Count them."""
        return len(self._pages)

    def __iter__(self) -> Iterator[PageConnection]:
        """Go through those that have said who they are."""
        return iter([page for page in self._pages if page.known])

    def open(self, page: PageConnection) -> None:
        """Add a page."""
        self._pages.append(page)

    def close(self, page: PageConnection) -> None:
        """Take a page away."""
        if page in self._pages:
            self._pages.remove(page)

    def connections(self) -> list[PageConnection]:
        """Return all lines, those too that have not said who they are."""
        return list(self._pages)

    def same_tab(self, page: PageConnection) -> PageConnection | None:
        """Return the older line of the same tab, None when there is none."""
        others = (other for other in self if other is not page and other.tab == page.tab)
        return next((other for other in others if other.holder is page.holder), None)

    def replace(self, old: PageConnection, new: PageConnection) -> None:
        """Let a tab's new line have the old one's rank."""
        self._pages.remove(new)
        self._pages[self._pages.index(old)] = new

    def first(self, page: PageConnection) -> None:
        """Let this tab play its seat."""
        self._pages.remove(page)
        self._pages.insert(0, page)

    def of(self, holder: SeatHolder) -> list[PageConnection]:
        """Return a seat's tabs, the one that plays first."""
        return [page for page in self if page.holder is holder]

    def plays(self, page: PageConnection) -> bool:
        """Tell whether this page plays its seat."""
        return page.holder is not None and self.of(page.holder)[:1] == [page]

    def screens(self) -> Iterable[PageConnection]:
        """Return the big screens."""
        return [page for page in self if page.is_screen]

    def phones(self) -> Iterable[PageConnection]:
        """Return the pages that play a seat."""
        return [page for page in self if self.plays(page)]
