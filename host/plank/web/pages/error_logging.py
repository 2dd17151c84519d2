"""What goes wrong while pages are told must not stop the game: it goes into the service's log."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

log = logging.getLogger(__name__)

P = ParamSpec("P")


def log_errors(work: Callable[P, None]) -> Callable[P, None]:
    """Make a callback of the game's that never raises."""

    @wraps(work)
    def done(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            work(*args, **kwargs)
        except Exception:  # whatever it is: the game goes on without the page
            log.exception("a page could not be told")

    return done
