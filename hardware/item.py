"""A line of an order, and order lists as CSV."""

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Item:
    """One line of an order: how many, of what, for what."""

    count: float
    unit: str
    what: str
    where: str


def write_csv(rows: Iterable[Iterable[object]]) -> str:
    """Give rows as CSV."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()
