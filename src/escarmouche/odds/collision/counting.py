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
from escarmouche.odds.collision.chains import LONGEST, TOP, judged, opposite, saving_in, sequences, terminal
from escarmouche.odds.collision.rows import Floats, Ints, Rows, as_table, counts_of, pair_table, sets


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
        self.owners = [np.flatnonzero(self.pending == number) for number in range(1, self.columns + 1)]
        generating = np.concatenate(self.owners)
        self.place = np.zeros(len(self.sets.cards), dtype=np.intp)
        self.place[generating] = np.arange(len(generating))
        self.open = np.zeros((self.columns + 1, len(generating), len(self.sets.cards)))
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
        if not alone.all():
            self._told_apart(rows[~alone], chosen[~alone], against, chances[against])

    def _summed(self, rows: Ints, chosen: Floats, against: Ints, chances: Floats) -> None:
        """Rows that generate nothing: by their hits, and by the saving cards that lie opposite."""
        pairs, size = self.attack.pairs[rows], self.columns + 1
        alike, values = _alike(self.bout.beats)
        hit = self.beats[:, values]
        found = _laid(pairs, chosen, self.bout.shares[0])[None]
        for column in range(self.columns):
            found = _faced(found, hit[_shown(pairs[0, column], self.bout.shares[0])])
        place = alike[self.defence.pairs[against, 0]]
        for column in range(1, self.columns):
            place = place * len(values) + alike[self.defence.pairs[against, column]]
        met = found.reshape(size, -1)[:, place] * chances
        self.found[0, :size, :size] += met @ _members(self.saving[self.defence.sets[against]], size).T

    def _told_apart(self, rows: Ints, chosen: Floats, against: Ints, chances: Floats) -> None:
        """Rows that generate columns: by their hits and the sets of both sides."""
        part = self.open
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
        chains: dict[int, list[tuple[Floats, Floats]]] = {}
        first = 0
        for pending, owners in enumerate(self.owners, 1):
            part = self.open[:, first : first + len(owners)]
            first += len(owners)
            if part.any():
                self._generate(pending, part, chains)
        for length, pieces in chains.items():
            parts, hits = zip(*pieces, strict=True)
            self._chain(np.concatenate(parts, axis=1), np.concatenate(hits), length)
        places, chances = np.argwhere(self.found > 0).tolist(), self.found[self.found > 0].tolist()
        return {
            Ending(hits, self.columns + length, saving): chance
            for (length, hits, saving), chance in zip(places, chances, strict=True)
        }

    def _generate(self, pending: int, part: Floats, chains: dict[int, list[tuple[Floats, Floats]]]) -> None:
        """The sets that generate so many columns, with all that can come of them, by the length of the chain."""
        owners = self.owners[pending - 1]
        left = self.pools[0] - (0 if self.bout.clash.drawn else self.sets.counts[owners])
        mine = np.broadcast_to(left, (len(owners), len(KINDS)))
        cap = min(int(mine[0].sum()), int(self.pools[1].sum()) - self.columns, LONGEST + 1)
        if cap == 0:
            lying, size = self.saving[self.groups.order], self.columns + 1
            self.found[0, :size, :size] += np.einsum("had,sd->hs", part, _members(lying, size))
        for length in range(max(1, min(pending, cap)), min(cap, LONGEST) + 1):
            if len(terminal(pending, length, cap)[0]):
                ways = sequences(mine, pending, length, cap)
                if ways.any():
                    judgement = judged(self.bout.plain, pending, length, cap)
                    chains.setdefault(length, []).append(_brought(part, ways, judgement))

    def _chain(self, part: Floats, hits: Floats, length: int) -> None:
        """Chains of one length: attacking cards, as likely as they are, against all that can lie opposite."""
        then = opposite(self.pools[1] - self.sets.counts[self.groups.order], length)
        size, facing = len(part), part.shape[1] * then.shape[1]
        both = hits[..., None] * saving_in(self.bout.body.saving, length)[:, None]
        lying = part.reshape(size * part.shape[1], -1)
        met = np.stack([lying[:, group] @ then[group] for group in self.groups.slices])
        brought = met.reshape(-1, facing) @ both.reshape(facing, -1)
        places = _sums(len(self.groups.slices), size, length, self.found.shape[1])
        found = np.bincount(places, brought.ravel(), minlength=self.found[length].size)
        self.found[length] += found.reshape(self.found[length].shape)


def _brought(part: Floats, ways: Floats, hits: Floats) -> tuple[Floats, Floats]:
    """The first columns and the hits of what they generate, led to whichever is fewer: sets laid, or sets generated."""
    if ways.shape[1] < ways.shape[0]:
        return ways.T @ part, hits
    return part, (ways @ hits.reshape(len(hits), -1)).reshape(len(ways), *hits.shape[1:])


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


@lru_cache(maxsize=64)
def _alike(beats: tuple[tuple[bool, ...], ...]) -> tuple[Ints, Ints]:
    """Which pairs of the defender are hit by the same ones: a number for each, and a pair for each number."""
    _, first, number = np.unique(as_table(beats), axis=1, return_index=True, return_inverse=True)
    return number.reshape(-1), first


def _faced(found: Floats, hit: Floats) -> Floats:
    """One column more: the first axis after the hits turns from attacking cards to what can lie opposite, the last."""
    laid = found.reshape(len(found), len(hit), -1)
    struck = laid.transpose(0, 2, 1) @ hit
    more = np.zeros((len(found) + 1, *struck.shape[1:]))
    more[:-1] = laid.sum(axis=1)[..., None] - struck
    more[1:] += struck
    return more


# Tables of sets


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


@lru_cache(maxsize=64)
def _sums(groups: int, size: int, length: int, most: int) -> Ints:
    """Where hits and saving cards of the first columns and those of a chain are counted together."""
    saving, hits, more, others = np.indices((groups, size, length + 1, length + 1))
    return np.asarray(((hits + more) * most + saving + others).ravel())


def _members(numbers: Ints, size: int) -> Floats:
    """Which places hold each number."""
    return np.asarray(numbers == np.arange(size)[:, None], dtype=np.float64)
