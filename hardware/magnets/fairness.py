"""Whether a real die is fair: Pearson's chi-square on thrown faces (standard library only).

Procedure: throw one die through the tower 600 times, count the faces, give the six counts to
`judge`. Under 11.07 a fair die is one that 19 in 20 fair dice would pass; over 20.52 only one
fair die in a thousand would look so: mend it (voids, a magnet askew, an edge not sanded).
Between the two, throw 600 more and judge all of them. Critical values: chi-square distribution,
5 degrees of freedom (any table of it).
"""

from collections.abc import Sequence
from dataclasses import dataclass

FACES = 6
THROWS = 600
DOUBT, UNFAIR = 11.07, 20.52  # 5 % and 0.1 %


class FairnessError(ValueError):
    """Counts that say nothing."""


@dataclass(frozen=True)
class Verdict:
    """The statistic and the word for it: `fair`, `in doubt` or `unfair`."""

    chi_square: float
    word: str


def chi_square(counts: Sequence[int]) -> float:
    """Pearson's statistic of the counts of faces 1-6 against a fair die."""
    if len(counts) != FACES or min(counts) < 0:
        raise FairnessError(f"six counts of faces are needed, not {list(counts)!r}")
    expected = sum(counts) / FACES
    if expected < THROWS / FACES:
        raise FairnessError(f"{sum(counts)} throws are too few: throw {THROWS} times")
    return sum((count - expected) ** 2 for count in counts) / expected


def judge(counts: Sequence[int]) -> Verdict:
    """Judge one die by its counts of faces 1-6 (6 is the symbol)."""
    found = chi_square(counts)
    word = "fair" if found < DOUBT else "in doubt" if found < UNFAIR else "unfair"
    return Verdict(found, word)
