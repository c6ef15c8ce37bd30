"""A confrontation with best play: from the cards of both sides to how likely each number of hits is.

The attacker lays and shares out against the defender's best reply, the defender against what the public shares leave
possible; of equally good rows each is as likely. The expected number of hits is a sum over columns, so choices need one
table per column; the number of hits itself is counted over the rows that are chosen.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from escarmouche.games.collision.forecast import KINDS, Bout
from escarmouche.odds.collision.chains import LONGEST, TOP, compared, opposite, sequences
from escarmouche.odds.collision.rows import (
    Floats,
    Ints,
    Rows,
    any_order,
    counts_of,
    drawn,
    every_order,
    sets,
)

ALIKE = 1e-9
"""Values that differ by less are the same, computed in another order."""


class Ending(NamedTuple):
    """How a confrontation may end: hits, cards that the defender drew, and how many of them would have saved."""

    hits: int
    cards: int
    saving: int


class Table:
    """The rows of both sides, and what each side makes of them."""

    def __init__(self, bout: Bout) -> None:
        clash = bout.clash
        self.bout, self.columns = bout, clash.cards
        self.struck = np.array(bout.beats, dtype=np.intp)
        self.beats = self.struck.astype(np.float64)
        self.plain = np.array(bout.plain)
        self.attack = any_order(bout.shares[0], clash.cards)
        self.defence = every_order(bout.shares[1], clash.cards)
        self.pools = (counts_of(clash.attack), counts_of(clash.defence))
        self.given = np.array(bout.shares[0].pairs)[:, 1]
        self.cards = np.array(bout.shares[0].pairs)[:, 0]

    # What lies under public shares

    def shown(self) -> tuple[Ints, Ints]:
        """The different public shares of the attacker, and which of them each row shows."""
        shares, which = np.unique(self.given[self.attack.pairs], axis=0, return_inverse=True)
        return shares, which.reshape(-1)

    def believed(self, shown: Ints, rows: Ints) -> Floats:
        """For each column, how likely the defender thinks each pair of the attacker."""
        pairs = self.attack.pairs[rows]
        unseen = counts_of(self.bout.clash.attack_unseen)
        weights = drawn(unseen, self.columns)[self.attack.sets[rows]] * _orders(self.cards[pairs])
        weights = weights * self.attack.ways[rows]
        found = np.zeros(len(self.given))
        for column in range(self.columns):
            found += np.bincount(pairs[:, column], weights, minlength=len(found))
        alike = np.where(self.given == shown[:, None], found, 0.0)
        every = alike.sum(axis=1, keepdims=True)
        return np.divide(alike, every, out=alike, where=every > 0)

    # Choices

    def replies(self, shown: Ints, rows: Ints) -> Floats:
        """How likely each row of the defender is, once its cards are drawn."""
        fears = self.believed(shown, rows) @ self.beats
        cost = sum(fears[column][self.defence.pairs[:, column]] for column in range(self.columns))
        return _best(-np.asarray(cost), self.defence)

    def expectations(self, shown: Ints, rows: Ints, replies: Floats) -> Floats:
        """The hits that the attacker expects of each of its rows under these public shares."""
        weights = drawn(counts_of(self.bout.clash.defence_unseen), self.columns)[self.defence.sets] * replies
        found = np.zeros(len(rows))
        for column in range(self.columns):
            opposite = np.bincount(self.defence.pairs[:, column], weights, minlength=self.beats.shape[1])
            found += (self.beats @ opposite)[self.attack.pairs[rows, column]]
        return found

    def starts(self) -> Floats:
        """How likely each set of the attacker's cards is."""
        if not self.bout.clash.drawn:
            return drawn(self.pools[0], self.columns)
        found = np.zeros(len(sets(self.columns).cards))
        found[np.flatnonzero((sets(self.columns).counts == counts_of(self.bout.clash.drawn)).all(axis=1))] = 1.0
        return found


def _orders(cards: Ints) -> Floats:
    """In how many orders cards that are alike change places."""
    cards = np.sort(cards, axis=1)
    run, alike = np.ones(len(cards)), np.ones(len(cards))
    for column in range(1, cards.shape[1]):
        run = np.where(cards[:, column] == cards[:, column - 1], run + 1, 1)
        alike *= run
    return alike


def _best(values: Floats, rows: Rows) -> Floats:
    """For each set of cards its best rows, each order of the columns as likely as any other."""
    highest = np.maximum.reduceat(values, rows.starts)
    weights = np.where(values >= highest[rows.sets] - ALIKE, rows.ways, 0.0)
    return np.asarray(weights / np.add.reduceat(weights, rows.starts)[rows.sets])


# Everything together


@lru_cache(maxsize=4096)
def endings(bout: Bout) -> dict[Ending, float]:
    """How likely each end of a confrontation is if nobody plays hand cards."""
    table = Table(bout)
    shares, which = table.shown()
    values, replies = np.zeros(len(which)), []
    for place, shown in enumerate(shares):
        rows = np.flatnonzero(which == place)
        replies.append(table.replies(shown, rows))
        values[rows] = table.expectations(shown, rows, replies[-1])
    chosen = _best(values, table.attack) * table.starts()[table.attack.sets]
    chances = drawn(table.pools[1], table.columns)[table.defence.sets]
    count = Count(table)
    for place, reply in enumerate(replies):
        count.add(np.flatnonzero((which == place) & (chosen > 0)), chosen, reply * chances)
    return count.endings()


class Count:
    """Counts the hits of chosen rows, with those of the columns that they generate."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sets = sets(table.columns).counts
        self.saves = np.array([card in table.bout.body.saving for card in KINDS], dtype=np.intp)
        self.pending = self.sets[:, TOP] * int(table.bout.chains)
        self.owners = [np.flatnonzero(self.pending == number) for number in range(table.columns + 1)]
        self.place = np.zeros(len(self.sets), dtype=np.intp)
        for owners in self.owners[1:]:
            self.place[owners] = np.arange(len(owners))
        # Sets that generate nothing need not be told apart.
        sizes = [1, *(len(owners) for owners in self.owners[1:])]
        self.parts = [np.zeros((table.columns + 1, size, len(self.sets))) for size in sizes]
        self.groups = _members(self.sets @ self.saves, table.columns + 1)
        self.found: dict[Ending, float] = {}
        self._drawn_then: dict[int, Floats] = {}

    def add(self, rows: Ints, chosen: Floats, chances: Floats) -> None:
        """Count attacking rows against the replies to them, by their hits and the sets of both sides."""
        table = self.table
        against = np.flatnonzero(chances > 0)
        replies, opposed = table.defence.pairs[against], table.defence.sets[against]
        pending = self.pending[table.attack.sets[rows]]
        for number in np.unique(pending).tolist():
            some, part = rows[pending == number], self.parts[number]
            hits = np.zeros((len(some), len(against)), dtype=np.intp)
            for column in range(table.columns):
                hits += table.struck[table.attack.pairs[some, column]][:, replies[:, column]]
            where = (hits * part.shape[1] + self.place[table.attack.sets[some], None]) * part.shape[2] + opposed
            weights = chosen[some, None] * chances[against]
            part += np.bincount(where.ravel(), weights.ravel(), minlength=part.size).reshape(part.shape)

    def endings(self) -> dict[Ending, float]:
        """All that was counted, with the columns still to come."""
        self._note(0, np.einsum("had,ud->hu", self.parts[0], self.groups))
        for pending in range(1, self.table.columns + 1):
            if self.parts[pending].any():
                self._generate(pending)
        return self.found

    def _note(self, length: int, chances: Floats) -> None:
        for (hits, saving), chance in np.ndenumerate(chances):
            if chance > 0:
                ending = Ending(hits, self.table.columns + length, saving)
                self.found[ending] = self.found.get(ending, 0.0) + float(chance)

    def _generate(self, pending: int) -> None:
        """The sets that generate so many columns, with all that can come of them."""
        table, part, owners = self.table, self.parts[pending], self.owners[pending]
        left = table.pools[0] - (0 if table.bout.clash.drawn else self.sets[owners])
        mine = np.broadcast_to(left, (len(owners), len(KINDS)))
        cap = min(int(mine[0].sum()), int(table.pools[1].sum()) - table.columns)
        if cap == 0:
            self._note(0, np.einsum("had,ud->hu", part, self.groups))
        for length in range(1, min(cap, LONGEST) + 1):
            cards, ways = sequences(mine, pending, length, cap)
            if len(cards):
                self._chain(part, cards, ways, length)

    def _chain(self, part: Floats, cards: Ints, ways: Floats, length: int) -> None:
        """Chains of one length: sets of attacking cards, as likely as they are, against all that can lie opposite."""
        drawn_then = self._opposite(length)
        judged = compared(self.table.bout.plain, length)[:, cards]
        extra = _members(sets(length).counts @ self.saves, length + 1)
        chances = np.zeros((len(part) + length, len(self.groups) + length))
        for saving, group in enumerate(self.groups > 0):
            if not group.any():
                continue
            if len(cards) < len(ways):
                met = ways.T @ part[:, :, group] @ drawn_then[group]
            else:
                met = ways.T @ (part[:, :, group] @ drawn_then[group])
            for more, judgement in enumerate(judged):
                brought = (met * judgement).sum(axis=1) @ extra.T
                chances[more : more + len(part), saving : saving + length + 1] += brought
        self._note(length, chances)

    def _opposite(self, length: int) -> Floats:
        """For each set that the defender has drawn, the sets that may follow."""
        if length not in self._drawn_then:
            self._drawn_then[length] = opposite(self.table.pools[1] - self.sets, length)
        return self._drawn_then[length]


def _members(numbers: Ints, size: int) -> Floats:
    """Which places hold each number."""
    return np.asarray(numbers == np.arange(size)[:, None], dtype=np.float64)


def mean(found: dict[Ending, float]) -> float:
    """The expected number of hits."""
    return sum(ending.hits * chance for ending, chance in found.items())
