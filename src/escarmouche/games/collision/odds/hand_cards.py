"""Columns with the asking seat's hand: which of them it covers with what, and what comes of that.

What can happen in a column is a handful of cases: whether it is a hit as it lies, whether its attack is a Success, and
whether it is a hit under each card of the hand. The best covers are worked out once for every combination of cases, and
rows are looked up in that table.

Columns that a Success generates are counted as if each of their cards came from the whole pool, one after the other.
The same is done once without the hand, and only the difference counts: it is added to the exact odds without the hand.
"""

from functools import cached_property, lru_cache
from itertools import permutations, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.rulebook import listening
from escarmouche.games.collision.odds.confrontation import ALIKE, Play, Table, best_play, best_rows, endings
from escarmouche.games.collision.odds.rows import PLACE, Floats, Ints, as_table, dealt, public, row_places
from escarmouche.games.collision.rules.cards.deck import SUCCESS, rank, special
from escarmouche.games.collision.rules.forecast.forecasts import KINDS, Bout, Pair, hits_between
from escarmouche.games.collision.rules.forecast.known_cards import Pool, less
from escarmouche.odds.distribution import NONE, Counts, gathered, mixed

LONGEST = 4
"""So many generated columns in a row are followed."""
AT_ONCE = 400_000
"""So many pairs of rows are looked up at a time."""
HIT, TOP = 1, 2
"""The first two bits of a case: a hit as it lies, an attacking Success; the next ones are hits under hand cards."""


@lru_cache(maxsize=256)
def with_hand(bout: Bout) -> Counts:
    """How likely each number of hits is if the asking seat makes the best use of its hand."""
    with listening(None):
        table = Table(bout)
        play = best_play(table)
        covered, bare = Covers(bout, bout.clash.hand), Covers(bout, ())
        gain = _counted(table, covered, _with_hand(table, play, covered)) - _counted(table, bare, play)
    exact = np.zeros(len(gain))
    for ending, chance in endings(bout).items():
        exact[min(ending.hits, len(exact) - 1)] += chance
    found = np.maximum(exact + gain, 0.0)
    return tuple((found / found.sum()).tolist())


# The cases of a column


class Chain(NamedTuple):
    """What generated columns come to: how likely each number of hits is and the mean, alone and after one more hit."""

    counts: tuple[Counts, Counts]
    means: tuple[float, float]


def chain_of(counts: Counts) -> Chain:
    """The chain of columns with this distribution of hits."""
    both = counts, (0.0, *counts)
    return Chain(both, (_mean(both[0]), _mean(both[1])))


class Covers:
    """The best covers for every combination of cases in the columns."""

    def __init__(self, bout: Bout, hand: Pool) -> None:
        self.bout, self.hand = bout, hand
        self.attacks = bout.clash.asker_attacks
        self.cards = sorted(set(hand), key=rank)
        self.columns = bout.clash.cards
        self._chains: dict[tuple[int, Pool, int], Chain] = {}
        cases = self._cases(bout.shares[0].pairs, bout.shares[1].pairs)
        self.cases: Ints = np.unique(cases)
        self.kinds = np.searchsorted(self.cases, cases).astype(np.int32)
        self.values, self.results = self._best()

    def _cases(self, attack: tuple[Pair, ...], defence: tuple[Pair, ...]) -> Ints:
        """What a column comes to, for each pair of the attacker and each of the defender."""
        tops = np.array([KINDS[kind] == SUCCESS for kind, _ in attack])
        found = as_table(hits_between(attack, defence)).astype(np.intp) * HIT + tops[:, None] * TOP
        for place, card in enumerate(self.cards, 2):
            over = tuple(_covered(pair, card) for pair in (attack if self.attacks else defence))
            sides = (over, defence) if self.attacks else (attack, over)
            found = found + (as_table(hits_between(*sides)).astype(np.intp) << place)
        return np.asarray(found)

    def _ways(self) -> list[tuple[tuple[int, ...], Pool]]:
        """What can lie over each column, no card being 0, and what is left of the hand; the thriftiest first."""
        found = []
        for picked in product(range(len(self.cards) + 1), repeat=self.columns):
            used = [self.cards[place - 1] for place in picked if place]
            allowed = len(used) <= 1 or not self.bout.clash.once
            if allowed and all(used.count(card) <= self.hand.count(card) for card in used):
                order = (len(used), sorted(rank(card) for card in used))
                found.append((order, picked, self._left(self.hand, used)))
        return [(picked, left) for _, picked, left in sorted(found, key=lambda way: way[0])]

    def _left(self, hand: Pool, used: list[str]) -> Pool:
        """What can still be played of a hand."""
        return () if used and self.bout.clash.once else _without(hand, tuple(used))

    def _best(self) -> tuple[Floats, Floats]:
        """For each combination of cases the expected hits, and how likely each number of hits is."""
        shape, sign = (len(self.cases),) * self.columns, 1 if self.attacks else -1
        values: Floats = np.full(shape, -np.inf)
        ends: Ints = np.zeros(shape, dtype=np.intp)
        outcomes: list[Counts] = []
        for picked, left in self._ways():
            hits, pending = np.zeros(shape, dtype=np.intp), np.zeros(shape, dtype=np.intp)
            for column, card in enumerate(picked):
                axis = [1] * self.columns
                axis[column] = -1
                hits = hits + (self.cases >> (card + 1 if card else 0) & 1).reshape(axis)
                pending = pending + self._success(card).reshape(axis)
            after = [self.chain(number, left, LONGEST) for number in range(self.columns + 1)]
            merit = sign * (hits + np.array([chain.means[0] for chain in after])[pending])
            better = merit > values + ALIKE
            values[better] = merit[better]
            ends[better] = (len(outcomes) + pending * (self.columns + 1) + hits)[better]
            outcomes += [(0.0,) * count + chain.counts[0] for chain in after for count in range(self.columns + 1)]
        size = max(map(len, outcomes))
        results = np.array([counts + (0.0,) * (size - len(counts)) for counts in outcomes])
        return np.asarray(sign * values), np.asarray(results[ends])

    def _success(self, card: int) -> Ints:
        """Whether a Success of the attacker lies on top, for each case of a column."""
        if card and self.attacks:
            return np.full(len(self.cases), int(self.cards[card - 1] == SUCCESS))
        return np.asarray(self.cases >> 1 & 1)

    # Generated columns

    def chain(self, pending: int, hand: Pool, longest: int) -> Chain:
        """The hits of so many generated columns, covered one after the other."""
        if not pending or not longest or not self.bout.chains:
            return NO_COLUMNS
        key = (pending, hand, longest)
        if key not in self._chains:
            choices = self._choices(pending, hand, longest)
            drawn = self._drawn.items()
            self._chains[key] = chain_of(mixed((chance, self._covered_best(case, choices)) for case, chance in drawn))
        return self._chains[key]

    def _choices(self, pending: int, hand: Pool, longest: int) -> list[tuple[int, tuple[Chain, Chain]]]:
        """What can be done with one generated column, nothing or a card over it: the bit that says whether it is a hit.

        Each choice comes with the chains that follow it: without and with an attacking Success below.
        """
        found = []
        for card, name in enumerate(["", *self.cards]):
            if name and name not in hand:
                continue
            left = self._left(hand, [name]) if name else hand
            tops = (name == SUCCESS,) * 2 if name and self.attacks else (False, True)
            after = [self.chain(pending - 1 + top, left, longest - 1) for top in tops]
            found.append((card + 1 if card else 0, (after[0], after[1])))
        return found

    def _covered_best(self, case: int, choices: list[tuple[int, tuple[Chain, Chain]]]) -> Counts:
        """What a generated column comes to with the best card over it, or without one; the first of equally good."""
        sign, top = 1 if self.attacks else -1, bool(case & TOP)
        ends = [(after[top], case >> bit & 1) for bit, after in choices]
        chain, hit = max(ends, key=lambda end: sign * end[0].means[end[1]])
        return chain.counts[hit]

    @cached_property
    def _drawn(self) -> dict[int, float]:
        """How likely each case is in a column without shares."""
        clash, bare = self.bout.clash, tuple((kind, 0) for kind in range(len(KINDS)))
        stocks, cases = (clash.stock(0), clash.stock(1)), self._cases(bare, bare)
        part = 1 / (len(stocks[0]) * len(stocks[1]))
        return gathered((int(cases[PLACE[mine], PLACE[theirs]]), part) for mine, theirs in product(*stocks))


def _covered(pair: Pair, card: str) -> Pair:
    """A covering card takes over the share; one over a Success or Failure, or such a card itself, has none."""
    kind, share = pair
    return PLACE[card], 0 if special(KINDS[kind]) or special(card) else share


@lru_cache(maxsize=1024)
def _without(hand: Pool, used: Pool) -> Pool:
    return less(hand, used)


def _mean(counts: Counts) -> float:
    return sum(count * chance for count, chance in enumerate(counts))


NO_COLUMNS = chain_of(NONE)


# Rows


def _looked_up(table: Table, covers: Covers, rows: Ints, against: Ints) -> NDArray[np.int32]:
    """The place in the table of covers, for each of some rows of the attacker and each of some of the defender."""
    place = np.zeros((len(rows), len(against)), dtype=np.int32)
    for column in range(table.columns):
        place *= len(covers.cases)
        mine = covers.kinds[table.attack.pairs[rows, column]]
        place += np.take(mine, table.defence.pairs[against, column], axis=1)
    return place


def _blocks(rows: Ints, others: Ints) -> list[Ints]:
    """Rows in blocks that are looked up together."""
    return np.array_split(rows, max(1, len(rows) * len(others) // AT_ONCE))


def _with_hand(table: Table, play: Play, covers: Covers) -> Play:
    """How both sides play if the asking seat knows what its hand can do and the other does not."""
    values = covers.values.ravel()
    if table.bout.clash.asker_attacks:
        worth = np.zeros(len(table.attack.sets))
        for rows, reply in zip(play.groups, play.replies, strict=True):
            weights = table.expected * reply
            against = np.flatnonzero(weights > 0)
            for block in _blocks(rows, against):
                worth[block] = values[_looked_up(table, covers, block, against)] @ weights[against]
        chosen = best_rows(worth, table.attack) * table.starts()[table.attack.sets]
        return play._replace(chosen=chosen, values=worth)
    every = np.arange(len(table.defence.sets))
    shares, _ = public(table.bout.shares[0], table.columns)
    replies = []
    for shown, rows in zip(shares, play.groups, strict=True):
        cost = np.zeros(len(every))
        for block in _blocks(rows, every):
            cost += table.feared[block] @ values[_looked_up(table, covers, block, every)]
        replies.append(best_rows(-_in_any_order(table, shown, cost / (table.feared[rows].sum() or 1.0)), table.defence))
    return play._replace(replies=replies)


def _in_any_order(table: Table, shown: Ints, cost: Floats) -> Floats:
    """What rows of the defender cost when columns that show the same share may change places."""
    orders = [order for order in permutations(range(table.columns)) if (shown[list(order)] == shown).all()]
    places = row_places(table.bout.shares[1], table.columns)
    return np.asarray(sum(cost[places[order]] for order in orders) / len(orders))


def _counted(table: Table, covers: Covers, play: Play) -> Floats:
    """How likely each number of hits is when both sides play like this."""
    results = covers.results.reshape(-1, covers.results.shape[-1])
    chances = dealt(table.bout.clash, 1)[table.defence.sets]
    found = np.zeros(len(results))
    for rows, replies in zip(play.groups, play.replies, strict=True):
        weights, some = replies * chances, rows[play.chosen[rows] > 0]
        against = np.flatnonzero(weights > 0)
        for block in _blocks(some, against):
            places = _looked_up(table, covers, block, against)
            both = play.chosen[block][:, None] * weights[against]
            found += np.bincount(places.ravel(), both.ravel(), minlength=len(found))
    counts = np.zeros(2 * LONGEST + 2 * table.columns)
    counts[: results.shape[1]] = found @ results
    return counts
