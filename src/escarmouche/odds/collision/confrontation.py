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
    public,
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
    """The rows of both sides, and what each side makes of them.

    `feared` says how likely the defender thinks each row of the attacker, shares aside, and `expected` how likely the
    attacker thinks the cards of each row of the defender.
    """

    def __init__(self, bout: Bout) -> None:
        clash = bout.clash
        self.bout, self.columns = bout, clash.cards
        self.beats = np.array(bout.beats, dtype=np.float64)
        self.struck = self.beats.astype(np.intp)
        self.attack = any_order(bout.shares[0], clash.cards)
        self.defence = every_order(bout.shares[1], clash.cards)
        self.pools = (counts_of(clash.attack), counts_of(clash.defence))
        self.given = np.array(bout.shares[0].pairs)[:, 1]
        cards = np.array(bout.shares[0].pairs)[self.attack.pairs, 0]
        unseen = drawn(counts_of(clash.attack_unseen), clash.cards)
        self.feared = unseen[self.attack.sets] * _orders(cards) * self.attack.ways
        self.expected = drawn(counts_of(clash.defence_unseen), clash.cards)[self.defence.sets]

    # What lies under public shares

    def believed(self, shown: Ints, rows: Ints) -> Floats:
        """For each column, how likely the defender thinks each pair of the attacker."""
        pairs, weights = self.attack.pairs[rows], self.feared[rows]
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

    def expectations(self, rows: Ints, replies: Floats) -> Floats:
        """The hits that the attacker expects of each of its rows under these public shares."""
        weights, found = self.expected * replies, np.zeros(len(rows))
        for column in range(self.columns):
            facing = np.bincount(self.defence.pairs[:, column], weights, minlength=self.beats.shape[1])
            found += (self.beats @ facing)[self.attack.pairs[rows, column]]
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
    shares, which = public(bout.shares[0], table.columns)
    values, replies = np.zeros(len(which)), []
    for place, shown in enumerate(shares):
        rows = np.flatnonzero(which == place)
        replies.append(table.replies(shown, rows))
        values[rows] = table.expectations(rows, replies[-1])
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

    def add(self, rows: Ints, chosen: Floats, chances: Floats) -> None:
        """Count attacking rows against the replies to them, by their hits and the sets of both sides."""
        table = self.table
        against = np.flatnonzero(chances > 0)
        replies, opposed = table.defence.pairs[against], table.defence.sets[against]
        pending = self.pending[table.attack.sets[rows]]
        for number in np.unique(pending).tolist():
            some, part = rows[pending == number], self.parts[number]
            where = self.place[table.attack.sets[some], None] * part.shape[2] + opposed
            step = part.shape[1] * part.shape[2]
            for column in range(table.columns):
                struck = table.struck[table.attack.pairs[some, column]] * step
                where += np.take(struck, replies[:, column], axis=1)
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
        for length in range(max(1, min(pending, cap)), min(cap, LONGEST) + 1):
            cards, ways = sequences(mine, pending, length, cap)
            if len(cards):
                self._chain(part, cards, ways, length)

    def _chain(self, part: Floats, cards: Ints, ways: Floats, length: int) -> None:
        """Chains of one length: sets of attacking cards, as likely as they are, against all that can lie opposite."""
        drawn_then = opposite(tuple(self.table.pools[1].tolist()), self.table.columns, length)
        judged = compared(self.table.bout.plain, length)[:, cards]
        extra = _members(sets(length).counts @ self.saves, length + 1)
        chances = np.zeros((len(part) + length, len(self.groups) + length))
        few = len(cards) < len(ways)
        judged = judged if few else ways @ judged
        for saving, group in enumerate(self.groups > 0):
            if group.any():
                some = part[:, :, group]
                met = (ways.T @ some if few else some) @ drawn_then[group]
                brought = (met[:, None] * judged).sum(axis=2) @ extra.T
                for more in range(length + 1):
                    chances[more : more + len(part), saving : saving + length + 1] += brought[:, more]
        self._note(length, chances)


def _members(numbers: Ints, size: int) -> Floats:
    """Which places hold each number."""
    return np.asarray(numbers == np.arange(size)[:, None], dtype=np.float64)


def mean(found: dict[Ending, float]) -> float:
    """The expected number of hits."""
    return sum(ending.hits * chance for ending, chance in found.items())
