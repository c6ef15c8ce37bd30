"""How many hits the rows that both sides chose come to, with the columns that Success cards generate.

Rows without a Success need not be told apart once they are laid: they are summed up in one table with an axis for each
column, and that is led column by column against what the defender can lay there. Rows with a Success are told apart by
their cards, because what they generate is drawn from what is left.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from escarmouche.games.collision.forecast import KINDS, Bout, Shares
from escarmouche.odds.collision.chains import LONGEST, TOP, judged, opposite, sequences, terminal
from escarmouche.odds.collision.rows import Floats, Ints, Rows, as_table, counts_of, pair_table, sets, worths


class Ending(NamedTuple):
    """How a confrontation may end: hits, cards that the defender drew, and how many of them would have saved."""

    hits: int
    cards: int
    saving: int


class Count:
    """Counts the hits of chosen rows, with those of the columns that they generate."""

    def __init__(self, bout: Bout, attack: Rows, defence: Rows) -> None:
        self.bout, self.attack, self.defence = bout, attack, defence
        self.columns = bout.clash.cards
        self.pools = (counts_of(bout.clash.stock(0)), counts_of(bout.clash.stock(1)))
        self.beats = as_table(bout.beats)
        self.sets = sets(self.columns)
        self.saving, self.groups = by_saving(bout.body.saving, self.columns)
        self.pending = self.sets.counts[:, TOP] * int(bout.chains)
        self.owners = [np.flatnonzero(self.pending == number) for number in range(self.columns + 1)]
        self.place = np.zeros(len(self.sets.cards), dtype=np.intp)
        for owners in self.owners[1:]:
            self.place[owners] = np.arange(len(owners))
        self.parts = [np.zeros((self.columns + 1, len(owners), len(self.sets.cards))) for owners in self.owners[1:]]
        self.after: dict[int, Floats] = {}
        most = self.columns + 1 + LONGEST
        self.found = np.zeros((LONGEST + 1, most, most))

    # The first columns

    def add(self, rows: Ints, chosen: Floats, chances: Floats) -> None:
        """Count attacking rows that show the same shares against the replies to them."""
        against = np.flatnonzero(chances > 0)
        pending = self.pending[self.attack.sets[rows]]
        alone = pending == 0
        if alone.any():
            self._summed(rows[alone], chosen[alone], against, chances[against])
        for number in range(1, self.columns + 1):
            some = pending == number
            if some.any():
                self._told_apart(number, rows[some], chosen[some], against, chances[against])

    def _summed(self, rows: Ints, chosen: Floats, against: Ints, chances: Floats) -> None:
        """Rows that generate nothing: by their hits, and by the saving cards that lie opposite."""
        pairs = self.attack.pairs[rows]
        kinds, values = worths(self.bout.shares[1])
        hit = self.beats[:, values]
        found = _laid(pairs, chosen, self.bout.shares[0])[None]
        for column in range(self.columns):
            found = _faced(found, hit[_shown(pairs[0, column], self.bout.shares[0])])
        place = kinds[self.defence.pairs[against, 0]]
        for column in range(1, self.columns):
            place = place * len(values) + kinds[self.defence.pairs[against, column]]
        met = found.reshape(self.columns + 1, -1)[:, place] * chances
        size = self.columns + 1
        self.found[0, :size, :size] += met @ _members(self.saving[self.defence.sets[against]], self.columns + 1).T

    def _told_apart(self, number: int, rows: Ints, chosen: Floats, against: Ints, chances: Floats) -> None:
        """Rows that generate so many columns: by their hits and the sets of both sides."""
        part = self.parts[number - 1]
        opposed = self.groups.slots[self.defence.sets[against]]
        where = self.place[self.attack.sets[rows], None] * part.shape[2] + opposed
        step = part.shape[1] * part.shape[2]
        for column in range(self.columns):
            struck = (self.beats[self.attack.pairs[rows, column]] * step).astype(np.intp)
            where += np.take(struck, self.defence.pairs[against, column], axis=1)
        weights = chosen[:, None] * chances
        part += np.bincount(where.ravel(), weights.ravel(), minlength=part.size).reshape(part.shape)

    # The columns that are generated

    def endings(self) -> dict[Ending, float]:
        """All that was counted, with the columns still to come."""
        for pending, part in enumerate(self.parts, 1):
            if part.any():
                self._generate(pending, part)
        places, chances = np.argwhere(self.found > 0).tolist(), self.found[self.found > 0].tolist()
        return {
            Ending(hits, self.columns + length, saving): chance
            for (length, hits, saving), chance in zip(places, chances, strict=True)
        }

    def _generate(self, pending: int, part: Floats) -> None:
        """The sets that generate so many columns, with all that can come of them."""
        owners = self.owners[pending]
        left = self.pools[0] - (0 if self.bout.clash.drawn else self.sets.counts[owners])
        mine = np.broadcast_to(left, (len(owners), len(KINDS)))
        cap = min(int(mine[0].sum()), int(self.pools[1].sum()) - self.columns, LONGEST + 1)
        if cap == 0:
            lying = self.saving[self.groups.order]
            size = self.columns + 1
            self.found[0, :size, :size] += np.einsum("had,sd->hs", part, _members(lying, size))
        for length in range(max(1, min(pending, cap)), min(cap, LONGEST) + 1):
            if len(terminal(pending, length, cap)[0]):
                self._chain(part, pending, length, cap, sequences(mine, pending, length, cap))

    def _chain(self, part: Floats, pending: int, length: int, cap: int, ways: Floats) -> None:
        """Chains of one length: sets of attacking cards, as likely as they are, against all that can lie opposite."""
        if length not in self.after:
            left = self.pools[1] - self.sets.counts[self.groups.order]
            self.after[length] = opposite(left, length)
        then = self.after[length]
        hits = judged(self.bout.plain, self.bout.body.saving, pending, length, cap)
        if ways.shape[1] < ways.shape[0]:
            part = ways.T @ part
        else:
            hits = (ways @ hits.reshape(len(hits), -1)).reshape(len(ways), *hits.shape[1:])
        size, facing = len(part), part.shape[1] * then.shape[1]
        lying = part.reshape(size * part.shape[1], -1)
        met = np.stack([lying[:, group] @ then[group] for group in self.groups.slices])
        brought = met.reshape(-1, facing) @ hits.reshape(facing, -1)
        for saving, chances in enumerate(brought.reshape(-1, size, length + 1, length + 1)):
            for more in range(length + 1):
                self.found[length, more : more + size, saving : saving + length + 1] += chances[:, more]


# Tables of rows


def _laid(pairs: Ints, weights: Floats, shares: Shares) -> Floats:
    """How likely each kind of card lies in each column, an axis for each column."""
    kinds = pair_table(shares)[:, 0]
    place = kinds[pairs[:, 0]]
    for column in range(1, pairs.shape[1]):
        place = place * len(KINDS) + kinds[pairs[:, column]]
    shape = (len(KINDS),) * pairs.shape[1]
    found = np.bincount(place, weights, minlength=len(KINDS) ** pairs.shape[1])
    return np.asarray(found.reshape(shape), dtype=np.float64)


def _shown(pair: int, shares: Shares) -> Ints:
    """The pairs of all kinds of cards with the share of this one, or any where a card cannot have it."""
    return _with_share(shares)[int(pair_table(shares)[pair, 1])]


@lru_cache(maxsize=64)
def _with_share(shares: Shares) -> dict[int, Ints]:
    found = {share: np.zeros(len(KINDS), dtype=np.intp) for _, share in shares.pairs}
    for place, (kind, share) in enumerate(shares.pairs):
        found[share][kind] = place
    return found


def _faced(found: Floats, hit: Floats) -> Floats:
    """One column more: the first axis after the hits turns from attacking cards to what can lie opposite, the last."""
    struck = np.tensordot(found, hit, axes=(1, 0))
    missed = found.sum(axis=1)[..., None] - struck
    more = np.zeros((len(found) + 1, *struck.shape[1:]))
    more[:-1] = missed
    more[1:] += struck
    return more


class Groups(NamedTuple):
    """Sets in the order of how many of their cards would save, where each stands in it, and those of each number."""

    order: Ints
    slots: Ints
    slices: list[slice]


@lru_cache(maxsize=256)
def by_saving(saving: tuple[str, ...], columns: int) -> tuple[Ints, Groups]:
    """How many cards of each set of the defender would save, and the sets sorted by that."""
    numbers = sets(columns).counts @ np.array([card in saving for card in KINDS], dtype=np.intp)
    order = np.argsort(numbers, kind="stable")
    ends = np.searchsorted(numbers[order], np.arange(columns + 2)).tolist()
    slices = [slice(start, end) for start, end in pairwise(ends)]
    return numbers, Groups(order, np.argsort(order), slices)


def _members(numbers: Ints, size: int) -> Floats:
    """Which places hold each number."""
    return np.asarray(numbers == np.arange(size)[:, None], dtype=np.float64)
