"""A confrontation with best play: from the cards of both sides to how likely each number of hits is.

The attacker lays and shares out against the defender's best reply, the defender against what the public shares leave
possible; of equally good rows each is as likely. The expected number of hits is a sum over columns, so choices need one
table per column; the number of hits itself is counted over the rows that are chosen.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from escarmouche.games.collision.odds.enumeration import Row
from escarmouche.games.collision.odds.hits import Count, Ending
from escarmouche.games.collision.odds.rows import (
    Floats,
    Ints,
    Rows,
    any_order,
    as_table,
    counts_of,
    dealt,
    drawn,
    every_order,
    kernels,
    orders,
    pair_table,
    public,
    set_place,
    sets,
)
from escarmouche.games.collision.rules.forecast.forecasts import KINDS, Bout
from escarmouche.odds.distribution import gathered

__all__ = ["ALIKE", "Choice", "Ending", "best_replies", "best_splits", "endings", "mean", "usual_splits"]

ALIKE = 1e-9
"""Values that differ by less are the same, computed in another order."""


class Table:
    """The rows of both sides, and what each side makes of them.

    `feared` says how likely the defender thinks each row of the attacker, shares aside, and `expected` how likely the
    attacker thinks the cards of each row of the defender.
    """

    def __init__(self, bout: Bout) -> None:
        clash = bout.clash
        self.bout, self.columns = bout, clash.cards
        self.beats = as_table(bout.beats)
        self.attack = any_order(bout.shares[0], clash.cards)
        self.defence = every_order(bout.shares[1], clash.cards)
        self.given = np.ascontiguousarray(pair_table(bout.shares[0])[:, 1])
        unseen = np.stack([counts_of(clash.attack_unseen), counts_of(clash.defence_unseen)])
        mine, theirs = drawn(unseen, clash.cards)
        self.feared = mine[self.attack.sets] * orders(bout.shares[0], clash.cards) * self.attack.ways
        self.expected = theirs[self.defence.sets]

    # Choices

    def costs(self, shown: Ints, rows: Ints) -> Floats:
        """The hits that the defender fears behind each of its rows."""
        mine, theirs = self.attack.pairs, self.defence.pairs
        found: Floats = kernels().costs(shown, self.given, rows, mine, self.feared, self.beats, theirs)
        return found

    def replies(self, shown: Ints, rows: Ints) -> Floats:
        """How likely each row of the defender is, once its cards are drawn."""
        return best_rows(-self.costs(shown, rows), self.defence)

    def expectations(self, rows: Ints, replies: Floats) -> Floats:
        """The hits that the attacker expects of each of its rows under these public shares."""
        chances = self.expected * replies
        found: Floats = kernels().expectations(self.defence.pairs, chances, self.beats, self.attack.pairs[rows])
        return found

    def starts(self) -> Floats:
        """How likely each set of the attacker's cards is."""
        if not self.bout.clash.drawn:
            return dealt(self.bout.clash, 0)
        found = np.zeros(len(sets(self.columns).cards))
        found[set_place(self.bout.clash.drawn)] = 1.0
        return found


def best_rows(values: Floats, rows: Rows) -> Floats:
    """For each set of cards its best rows, each order of the columns as likely as any other."""
    found: Floats = kernels().best(values, rows.starts, rows.ways, ALIKE)
    return found


# Everything together


class Play(NamedTuple):
    """How both sides play: how likely each row of the attacker is, what it is worth, and the replies to each share."""

    chosen: Floats
    values: Floats
    groups: list[Ints]
    replies: list[Floats]


def best_play(table: Table) -> Play:
    """The best rows of both sides."""
    shares, groups = public(table.bout.shares[0], table.columns)
    values, replies = np.zeros(len(table.attack.sets)), []
    for shown, rows in zip(shares, groups, strict=True):
        replies.append(table.replies(shown, rows))
        values[rows] = table.expectations(rows, replies[-1])
    return Play(best_rows(values, table.attack) * table.starts()[table.attack.sets], values, groups, replies)


@lru_cache(maxsize=4096)
def endings(bout: Bout) -> dict[Ending, float]:
    """How likely each end of a confrontation is if nobody plays hand cards."""
    table = Table(bout)
    play = best_play(table)
    chances = dealt(bout.clash, 1)[table.defence.sets]
    count = Count(bout, table.attack, table.defence)
    for rows, reply in zip(play.groups, play.replies, strict=True):
        count.add(rows, play.chosen, reply * chances)
    return count.endings()


def mean(found: dict[Ending, float]) -> float:
    """The expected number of hits."""
    return sum(ending.hits * chance for ending, chance in found.items())


# What to lay


class Choice(NamedTuple):
    """A way to lay one's cards: the card and the share of each column, and the hits to expect of it."""

    row: Row
    hits: float


@lru_cache(maxsize=1024)
def usual_splits(bout: Bout) -> tuple[tuple[tuple[int, ...], float], ...]:
    """How often each split is the best one of the asking seat, before any card is drawn; the most frequent first."""
    table = Table(bout)
    play = best_play(table)
    shares, _ = public(bout.shares[0], table.columns)
    chances = np.array([play.chosen[rows].sum() for rows in play.groups])
    if not bout.clash.asker_attacks:
        replies = np.tensordot(chances, np.array(play.replies), 1) * dealt(bout.clash, 1)[table.defence.sets]
        given = np.sort(pair_table(bout.shares[1])[table.defence.pairs, 1], axis=1)
        shares, which = np.unique(given, axis=0, return_inverse=True)
        chances = np.bincount(which.reshape(-1), replies)
    found = gathered(
        (tuple(sorted(split, key=lambda share: -abs(share))), chance)
        for split, chance in zip(shares.tolist(), chances.tolist(), strict=True)
    )
    return tuple(sorted(found.items(), key=lambda one: -one[1]))


def best_splits(bout: Bout) -> list[Choice]:
    """Every way to lay the cards that the attacker has drawn, the best first; the order of columns means nothing."""
    table = Table(bout)
    play = best_play(table)
    rows = np.flatnonzero(table.attack.sets == set_place(bout.clash.drawn))
    found = [Choice(_row(bout, 0, table.attack.pairs[row]), float(play.values[row])) for row in rows]
    return sorted(found, key=lambda choice: -choice.hits)


def best_replies(bout: Bout, shown: tuple[int, ...], cards: tuple[str, ...]) -> list[Choice]:
    """Every way to lay a defender's cards against public shares, column by column, the best first."""
    table = Table(bout)
    order = np.argsort(shown, kind="stable")
    shares, groups = public(bout.shares[0], table.columns)
    wanted = np.asarray(shown, dtype=np.intp)[order]
    (place,) = np.flatnonzero((shares == wanted).all(axis=1)).tolist()
    costs = table.costs(wanted, groups[place])
    back = np.argsort(order)
    rows = np.flatnonzero(table.defence.sets == set_place(cards))
    found = [Choice(_row(bout, 1, table.defence.pairs[row][back]), float(costs[row])) for row in rows]
    return sorted(found, key=lambda choice: choice.hits)


def _row(bout: Bout, side: int, places: Ints) -> Row:
    pairs = bout.shares[side].pairs
    return tuple((KINDS[pairs[place][0]], pairs[place][1]) for place in places.tolist())
