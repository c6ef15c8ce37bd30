"""How many hits the rows that both sides chose come to, with the columns that Success cards generate.

What a Success generates is drawn from what is left, so the first columns are told apart by the cards of both sides;
attacking cards without a Success need not be, and are counted together.
"""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from escarmouche.games.collision.odds.generated_columns import LONGEST, TOP, judged, saving_cards, sequences
from escarmouche.games.collision.odds.rows import Floats, Ints, Rows, as_table, counts_of, drawn, kernels, sets
from escarmouche.games.collision.rules.forecast.forecasts import Bout

CERTAIN: Floats = np.ones((1, 1))
ALONE: Floats = np.ones((1, 1, 1))
"""The hits of no columns at all."""


class Ending(NamedTuple):
    """How a confrontation may end: hits, cards that the defender drew, and how many of them would have saved."""

    hits: int
    cards: int
    saving: int


class Count:
    """Counts the hits of chosen rows, with those of the columns that they generate.

    `first` says how likely the first columns are, by the place of the attacking set, the defending set and the hits.
    """

    def __init__(self, bout: Bout, attack: Rows, defence: Rows) -> None:
        self.bout, self.attack, self.defence = bout, attack, defence
        self.columns = bout.clash.cards
        self.pools = (counts_of(bout.clash.stock(0)), counts_of(bout.clash.stock(1)))
        self.beats = as_table(bout.beats).astype(np.intp)
        self.counts = sets(self.columns).counts
        self.owners, self.place = _generating(self.columns, LONGEST if bout.chains else 0)
        self.first = np.zeros((sum(map(len, self.owners)) + 1, len(self.counts), self.columns + 1))
        self.found = np.zeros((LONGEST + 1, *2 * (self.columns + LONGEST + 1,)))

    # The first columns

    def add(self, rows: Ints, chosen: Floats, chances: Floats) -> None:
        """Count attacking rows that show the same shares against the replies to them."""
        mine, theirs, places = self.attack, self.defence, self.place[self.attack.sets]
        kernels().meet(rows, mine.pairs, chosen, places, theirs.pairs, chances, theirs.sets, self.beats, self.first)

    # The columns that are generated

    def endings(self) -> dict[Ending, float]:
        """All that was counted, with the columns still to come."""
        then = [drawn(self.pools[1] - self.counts, length) for length in range(LONGEST + 1)]
        self._follow(self.first[:1], CERTAIN, ALONE, then[0])
        start = 1
        for pending, owners in enumerate(self.owners, 1):
            part = self.first[start : start + len(owners)]
            start += len(owners)
            left = self.pools[0] - self.counts[owners] * (not self.bout.clash.drawn)
            cap = min(int(left[0].sum()), int(self.pools[1].sum()) - self.columns, LONGEST + 1)
            if cap <= 0:
                self._follow(part, np.ones((len(part), 1)), ALONE, then[0])
            for length in range(max(1, min(pending, cap)), min(cap, LONGEST) + 1):
                ways = sequences(left, pending, length, cap)
                self._follow(part, ways, judged(self.bout.plain, pending, length, cap), then[length])
        found = self.found.ravel()
        some = np.flatnonzero(found > 0)
        every = _every_ending(self.columns)
        return {every[place]: chance for place, chance in zip(some.tolist(), found[some].tolist(), strict=True)}

    def _follow(self, part: Floats, ways: Floats, hits: Floats, then: Floats) -> None:
        """Chains of one length: attacking cards, as likely as they are, against all that can lie opposite."""
        saving, length = self.bout.body.saving, hits.shape[2] - 1
        kernels().follow(
            part, ways, hits, then, saving_cards(saving, self.columns), saving_cards(saving, length), self.found[length]
        )


@lru_cache(maxsize=16)
def _generating(columns: int, most: int) -> tuple[list[Ints], Ints]:
    """The sets that generate one column, two and so on, and the place of each among them; others have the first."""
    counts = sets(columns).counts[:, TOP]
    owners = [np.flatnonzero(counts == number) for number in range(1, min(columns, most) + 1)]
    place = np.zeros(len(counts), dtype=np.intp)
    generating = np.concatenate([*owners, np.zeros(0, dtype=np.intp)])
    place[generating] = np.arange(1, len(generating) + 1)
    return owners, place


@lru_cache(maxsize=16)
def _every_ending(columns: int) -> list[Ending]:
    """All endings in the order in which they are counted."""
    most = columns + LONGEST + 1
    numbers = product(range(LONGEST + 1), range(most), range(most))
    return [Ending(hits, columns + length, saving) for length, hits, saving in numbers]
