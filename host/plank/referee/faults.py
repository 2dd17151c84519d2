"""What the board finds wrong with itself, in the players' words: said as long as it lasts."""

from __future__ import annotations

from collections.abc import Iterator

from plank.phrases.sentence import Sentence, sentence
from plank.referee.positions.place_names import place_argument
from plank.table.board_faults import Fault, FaultKind, read_faults
from plank.table.table_state import TableState, place_at


class Faults:
    """Remembers which faults have been told: each once, as long as it lasts."""

    def __init__(self) -> None:
        self.lasting: tuple[Sentence, ...] = ()

    def look(self, table: TableState) -> tuple[Sentence, ...]:
        """Take notice of the faults; return those that nobody has been told yet."""
        before, self.lasting = self.lasting, fault_sentences(table)
        return tuple(one for one in self.lasting if one not in before)


def fault_sentences(table: TableState) -> tuple[Sentence, ...]:
    """Say each fault with its cure."""
    return tuple(_sentences(table))


def _sentences(table: TableState) -> Iterator[Sentence]:
    for fault in read_faults(table.faults):
        match fault.kind:
            case FaultKind.CHAIN | FaultKind.SHORT:
                yield _chain(fault, table.spaces)
            case FaultKind.WELL:
                yield sentence("fault-well", die=fault.number + 1)
            case _:
                yield sentence(f"fault-{fault.kind}")


def _chain(fault: Fault, spaces: int) -> Sentence:
    """Name the last place that can be read and the first that can't."""
    if not 0 < fault.number <= spaces:
        return sentence(f"fault-{fault.kind}-ship")
    after, space = place_at(fault.number - 1, spaces), place_at(fault.number, spaces)
    return sentence(f"fault-{fault.kind}", after=place_argument(after), space=space)
