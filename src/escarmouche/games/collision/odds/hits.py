"""How many hits the rows that both sides chose come to, with the columns that Success cards generate.

What a Success generates is drawn from what is left, so the first columns are told apart by the cards of both sides;
attacking cards without a Success need not be, and are counted together.
"""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from escarmouche.games.collision.odds.generated_columns import (
    CLASSES,
    LONGEST,
    NO_CHAIN,
    TOP,
    Classes,
    chains,
    class_counts,
    classes,
    met_by,
    sequences,
)
from escarmouche.games.collision.odds.rows import Floats, Ints, Rows, as_table, counts_of, drawn, kernels, sets
from escarmouche.games.collision.rules.forecast.forecasts import Bout

CERTAIN: Floats = np.ones((1, 1))


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
        self._follow(self.first[:1], {0: CERTAIN}, 0, 1)
        start = 1
        for pending, owners in enumerate(self.owners, 1):
            part = self.first[start : start + len(owners)]
            start += len(owners)
            left = self.pools[0] - self.counts[owners] * (not self.bout.clash.drawn)
            cap = min(int(left[0].sum()), int(self.pools[1].sum()) - self.columns, LONGEST + 1)
            if cap <= 0:
                self._follow(part, {0: np.ones((len(part), 1))}, 0, 1)
                continue
            lengths = range(max(1, min(pending, cap)), min(cap, LONGEST) + 1)
            self._follow(part, {length: sequences(left, pending, length, cap) for length in lengths}, pending, cap)
        found = self.found.ravel()
        some = np.flatnonzero(found > 0)
        every = _every_ending(self.columns)
        return {every[place]: chance for place, chance in zip(some.tolist(), found[some].tolist(), strict=True)}

    def _follow(self, part: Floats, ways: dict[int, Floats], pending: int, cap: int) -> None:
        """Count what follows the first columns: chains of each length against all that can lie opposite."""
        if not part.any():
            return
        first, met = self._classes(self.columns), {}
        for length, likely in ways.items():
            for chain in chains(self.bout.plain, pending, length, cap) if length else [NO_CHAIN]:
                count = length - chain.tops
                if count not in met:
                    met[count] = kernels().opposite(part, drawn(self.pools[1] - self.counts, count), first.groups)
                hits = kernels().led(likely.T[chain.places], chain.judged)
                last = self._classes(count)
                tails, ends = self._tails(first, last, chain.tops)
                saved = first.saved, last.saved
                kernels().settle(met[count], hits, saved, last.groups, tails, ends, self.found[length])

    def _classes(self, count: int) -> Classes:
        return classes(self.bout.plain, self.bout.body.saving, count)

    def _tails(self, first: Classes, last: Classes, tops: int) -> tuple[Floats, tuple[Ints, Ints]]:
        """How likely so many Success cards meet which classes of cards, after each group of first and later sets."""
        cards, orders, ends = met_by(tops)
        groups = len(first.saved) * len(last.saved)
        if not tops:
            return np.ones((groups, 1)), ends
        pool = class_counts(self.pools[1], self.bout.plain, self.bout.body.saving)
        left = (pool - first.counts[:, None] - last.counts).reshape(groups, CLASSES)
        return kernels().drawn(left, cards, orders), ends


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
