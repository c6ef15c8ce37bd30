"""Rows of a confrontation as arrays: every way to lay cards with shares, and every set of cards that can be drawn."""

from functools import cache, lru_cache
from itertools import combinations_with_replacement, permutations
from math import factorial
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from escarmouche.games.collision.rules.cards.deck import special
from escarmouche.games.collision.rules.forecast.forecasts import KINDS, Shares
from escarmouche.games.collision.rules.forecast.known_cards import Clash, Pool

Ints = NDArray[np.intp]
Floats = NDArray[np.float64]
SPECIAL = np.array([special(card) for card in KINDS])
PLACE = {card: place for place, card in enumerate(KINDS)}


@cache
def kernels() -> Any:
    """The compiled kernels, brought in at the first use."""
    from escarmouche.games.collision.odds import kernels as meeting

    return meeting


@lru_cache(maxsize=256)
def counts_of(pool: Pool) -> Ints:
    """How many cards of each kind a pool has."""
    return np.bincount([PLACE[card] for card in pool], minlength=len(KINDS)).astype(np.intp)


# Sets of cards


class Sets(msgspec.Struct, frozen=True):
    """Every set of so many cards: their kinds in rising order, how many of each kind, and the place of each set."""

    cards: Ints
    counts: Ints
    place: Ints


@lru_cache(maxsize=16)
def sets(count: int) -> Sets:
    """Every set of so many cards; `place` finds one by its sorted cards read as a number."""
    cards = np.array(list(combinations_with_replacement(range(len(KINDS)), count)), dtype=np.intp)
    counts = (cards[:, :, None] == np.arange(len(KINDS))).sum(axis=1)
    place = np.full(len(KINDS) ** count, -1, dtype=np.intp)
    place[numbered(cards)] = np.arange(len(cards))
    return Sets(cards, counts, place)


def set_place(cards: Pool) -> int:
    """Where a set of cards stands among all sets of so many."""
    return int(sets(len(cards)).place[numbered(np.sort([[PLACE[card] for card in cards]]))[0]])


def numbered(cards: Ints) -> Ints:
    """Sorted cards read as a number."""
    scale = len(KINDS) ** np.arange(cards.shape[1], dtype=np.intp)
    return np.asarray(cards @ scale)


def drawn(pools: Ints, count: int) -> Floats:
    """How likely each set of so many cards is when drawn from each pool without replacement."""
    found: Floats = kernels().drawn(pools, sets(count).cards, _orders(count))
    return found


def _drawn_once(pool: Ints, count: int) -> Floats:
    return np.asarray(drawn(pool[None], count)[0])


@lru_cache(maxsize=16)
def _orders(count: int) -> Floats:
    """In how many orders each set of so many cards can be drawn, cards that are alike taken for one."""
    numbers = np.array([factorial(number) for number in range(count + 1)], dtype=np.float64)
    return np.asarray(factorial(count) / numbers[sets(count).counts].prod(axis=1))


def dealt(clash: Clash, side: int) -> Floats:
    """How likely each set of cards is that a side draws at first, from its deck and, when that runs out, its pile."""
    pool, pile = counts_of((clash.attack, clash.defence)[side]), counts_of(clash.piles[side])
    deck, count = clash.decks[side], clash.cards
    if deck >= count or pool.sum() + pile.sum() < count:
        return _drawn_once(pool, count)
    first, rest = _drawn_once(pool, deck), _drawn_once(pile, count - deck)
    one, other = np.flatnonzero(first), np.flatnonzero(rest)
    cards = np.concatenate([np.repeat(sets(deck).cards[one], len(other), axis=0),
                            np.tile(sets(count - deck).cards[other], (len(one), 1))], axis=1)  # fmt: skip
    places = sets(count).place[numbered(np.sort(cards, axis=1))]
    weights = np.outer(first[one], rest[other]).ravel()
    return np.asarray(np.bincount(places, weights, minlength=len(sets(count).cards)), dtype=np.float64)


# Rows


@lru_cache(maxsize=256)
def pair_table(shares: Shares) -> Ints:
    """Every card with every share that it may have."""
    return np.array(shares.pairs, dtype=np.intp)


@lru_cache(maxsize=256)
def as_table(beats: tuple[tuple[bool, ...], ...]) -> Floats:
    """Which pairs of the attacker are hits against which of the defender, as 1 and 0."""
    return np.array(beats, dtype=np.float64)


class Rows(msgspec.Struct, frozen=True):
    """Ways to lay cards: the pair in each column, and the set of cards that it takes, sorted by sets.

    `starts` says where each set begins. `ways` counts in how many orders of the columns a row can lie; a row of the
    defender, for which the columns are different, has one.
    """

    pairs: Ints
    sets: Ints
    starts: Ints
    ways: Floats


@lru_cache(maxsize=64)
def any_order(shares: Shares, columns: int) -> Rows:
    """Every legal row of the attacker, whose order of columns does not matter: each stands for all of its orders."""
    places = list(combinations_with_replacement(range(len(shares.pairs)), columns))
    rows = _legal(np.array(places, dtype=np.intp).reshape(-1, columns), shares)
    run, alike = np.ones(len(rows)), np.ones(len(rows))
    for column in range(1, columns):
        run = np.where(rows[:, column] == rows[:, column - 1], run + 1, 1)
        alike *= run
    return _sorted(rows, shares, factorial(columns) / alike)


@lru_cache(maxsize=64)
def public(shares: Shares, columns: int) -> tuple[Ints, list[Ints]]:
    """The different shares that everybody may see of the attacker's rows, and the rows that show each of them."""
    given = pair_table(shares)[any_order(shares, columns).pairs, 1]
    shown, which = np.unique(given, axis=0, return_inverse=True)
    return shown, [np.flatnonzero(which.reshape(-1) == place) for place in range(len(shown))]


@lru_cache(maxsize=64)
def orders(shares: Shares, columns: int) -> Floats:
    """For each row of the attacker, in how many orders cards that are alike change places."""
    counts = sets(columns).counts[any_order(shares, columns).sets]
    return np.asarray(np.array([factorial(number) for number in range(columns + 1)])[counts].prod(axis=1), dtype=float)


@lru_cache(maxsize=64)
def every_order(shares: Shares, columns: int) -> Rows:
    """Every legal row of the defender, column by column."""
    pairs = np.arange(len(pair_table(shares)))
    grid = np.stack(np.meshgrid(*[pairs] * columns, indexing="ij"), axis=-1).reshape(-1, columns)
    rows = _legal(grid, shares)
    return _sorted(rows, shares, np.ones(len(rows)))


@lru_cache(maxsize=16)
def row_places(shares: Shares, columns: int) -> dict[tuple[int, ...], Ints]:
    """For each order of the columns, where every row of the defender stands when it is laid in that order."""
    rows = every_order(shares, columns).pairs
    scale = len(pair_table(shares)) ** np.arange(columns, dtype=np.intp)
    sorted_by = np.argsort(rows @ scale)
    numbers = (rows @ scale)[sorted_by]
    return {
        order: sorted_by[np.searchsorted(numbers, rows[:, order] @ scale)] for order in permutations(range(columns))
    }


def _legal(rows: Ints, shares: Shares) -> Ints:
    """The rows in which each share is within its limits and as much is shared out as can be."""
    pairs = pair_table(shares)
    cards, given = pairs[rows, 0], pairs[rows, 1]
    lapsed = SPECIAL[cards].all(axis=1)[:, None, None]
    limits = np.where(lapsed, np.array(shares.lapsed)[cards], np.array(shares.limits)[cards])
    low, high = limits[:, :, 0], limits[:, :, 1]
    reachable = np.maximum(low.sum(axis=1), np.minimum(high.sum(axis=1), shares.amount))
    fits = ((given >= low) & (given <= high)).all(axis=1) & (given.sum(axis=1) == reachable)
    return np.asarray(rows[fits])


def _sorted(rows: Ints, shares: Shares, ways: Floats) -> Rows:
    cards = np.sort(pair_table(shares)[rows, 0], axis=1)
    found = sets(rows.shape[1]).place[numbered(cards)]
    order = np.argsort(found, kind="stable")
    found = found[order]
    return Rows(rows[order], found, np.searchsorted(found, np.arange(len(sets(rows.shape[1]).cards))), ways[order])
