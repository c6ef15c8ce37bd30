"""Which pairs of a cell are played, what they scored, and after how many of them a sequential test knows."""

from collections.abc import Iterator, Sequence

from escarmouche.lab.cells import EVERY, Bench, Cell, is_decided
from escarmouche.lab.experiment import Part
from escarmouche.lab.run import Task
from escarmouche.lab.statistics import Interval, paired

Scores = tuple[float, ...]
"""What the games of a pair that count scored for the first side."""


class Ledger:
    """The pairs of one cell.

    A test looks at the pairs in their order, whatever the order in which they were played: it ends after the same pair
    on one core and on many.
    """

    def __init__(self, part: Part, cell: Cell) -> None:
        self.part = part
        self.cell = cell
        self.scores: dict[int, Scores] = {}
        self.end = len(cell.plan.pairs)
        """The number of pairs after which nothing more is played."""
        self._counts = [0] * 5
        self._seen = 0

    def enter(self, pair: int, scores: Scores) -> bool:
        """Note a pair; False if it is not wanted (any more)."""
        if pair in self.scores or pair >= self.end:
            return False
        self.scores[pair] = scores
        if self.part.is_sequential:
            self._look()
        return True

    def _look(self) -> None:
        while self._seen < self.end and self._seen in self.scores:
            scores = self.scores[self._seen]
            self._seen += 1
            if len(scores) == 2:
                self._counts[round(2 * sum(scores))] += 1
            if self._seen % EVERY == 0 and is_decided(self.part, self._counts):
                self.end = self._seen
                self.scores = {pair: found for pair, found in self.scores.items() if pair < self.end}

    def wants(self, pair: int) -> bool:
        """Whether a pair is still to be played."""
        return pair < self.end and pair not in self.scores

    @property
    def played(self) -> int:
        """How many pairs are played."""
        return len(self.scores)

    @property
    def score(self) -> Interval:
        """What the first side has scored so far."""
        return paired([scores for scores in self.scores.values() if scores])


def ledgers(bench: Bench) -> list[Ledger]:
    """An empty ledger for each cell."""
    return [Ledger(bench.part(cell), cell) for cell in bench.cells]


def missing(books: Sequence[Ledger]) -> Iterator[Task]:
    """The pairs that are still to be played: the first of all cells, then the second of all, and so on."""
    for pair in range(max((book.end for book in books), default=0)):
        for number, book in enumerate(books):
            if book.wants(pair):
                yield Task(number, pair)
