"""What a page asked for and can't have."""

from __future__ import annotations


class Refusal(ValueError):
    """Why not, by a phrase of `server.ftl` and what fills it in; said in the page's language."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_of = args


class Complaint(ValueError):
    """Why not, in words already."""
