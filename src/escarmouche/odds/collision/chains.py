"""Columns that Success cards generate: drawn from what is left, one card a side, without modifiers and choices.

A deck has three Success cards, so at most three columns are generated. Every order of the defending cards is as likely,
so both sides' cards count as sets.
"""

from functools import lru_cache
from itertools import permutations
from math import factorial, perm

import numpy as np

from escarmouche.games.collision.cards import SUCCESS
from escarmouche.games.collision.forecast import KINDS
from escarmouche.odds.collision.rows import PLACE, Floats, Ints, sets

TOP = PLACE[SUCCESS]
LONGEST = 3
"""As many columns can be generated as a deck has Success cards."""

FACTORIALS = np.array([factorial(number) for number in range(LONGEST + 1)])


@lru_cache(maxsize=64)
def terminal(pending: int, length: int, cap: int) -> tuple[Ints, Floats]:
    """Which sets of so many cards can be all that is generated, and in how many orders each can."""
    every = sets(length).cards
    orders = np.array([_orders(tuple(cards), pending, cap) for cards in every.tolist()], dtype=np.float64)
    some = np.flatnonzero(orders)
    return some, orders[some]


def _orders(cards: tuple[int, ...], pending: int, cap: int) -> int:
    return sum(_ends(order, pending, cap) for order in set(permutations(cards)))


def _ends(order: tuple[int, ...], pending: int, cap: int) -> bool:
    """Whether the last of these cards is the last one needed, or the last one there is, and none before it."""
    for drawn, card in enumerate(order, 1):
        pending -= card != TOP
        if pending == 0 or drawn == cap:
            return drawn == len(order)
    return False


def sequences(left: Ints, pending: int, length: int, cap: int) -> Floats:
    """For each pool that may be left how likely each set of so many cards is all that is generated."""
    some, orders = terminal(pending, length, cap)
    return np.asarray(orders * _falling(left, length, some) / perm(int(left[0].sum()), length))


def opposite(left: Ints, length: int) -> Floats:
    """For each pool that the defender may have left, how likely each set of so many cards is drawn from it."""
    return np.asarray(_orders_of_sets(length) * _falling(left, length) / perm(int(left[0].sum()), length))


@lru_cache(maxsize=8)
def _orders_of_sets(length: int) -> Floats:
    """In how many orders each set of so many cards can be drawn, cards that are alike taken for one."""
    return np.asarray(factorial(length) / FACTORIALS[sets(length).counts].prod(axis=1))


def _falling(left: Ints, length: int, some: Ints | None = None) -> Floats:
    """For each pool, in how many ways the cards of all or some sets are drawn from it in their order."""
    cards, before = _repeats(length)
    counts = np.maximum(left, 0).astype(np.float64).T
    if some is not None:
        cards, before = cards[some], before[some]
    ways = counts[cards[:, 0]]
    for column in range(1, length):
        # With a card too few one of the factors is 0, whatever the sign of the others.
        ways = ways * (counts[cards[:, column]] - before[:, column, None])
    return np.ascontiguousarray(ways.T)


@lru_cache(maxsize=8)
def _repeats(length: int) -> tuple[Ints, Floats]:
    """The cards of all sets of so many, and how often each card stands before itself."""
    cards = sets(length).cards
    alike = cards[:, :, None] == cards[:, None, :]
    return cards, np.tril(alike, -1).sum(axis=2).astype(np.float64)


@lru_cache(maxsize=64)
def judged(plain: tuple[tuple[bool, ...], ...], pending: int, length: int, cap: int) -> Floats:
    """How likely a chain has so many hits, by the sets of the attacker and the defender."""
    some, _ = terminal(pending, length, cap)
    return np.ascontiguousarray(compared(plain, length)[:, some].transpose(1, 2, 0))


@lru_cache(maxsize=64)
def saving_in(saving: tuple[str, ...], length: int) -> Floats:
    """For each set of the defender, how many of its cards would save: 1 in the place of that number."""
    numbers = sets(length).counts @ np.array([card in saving for card in KINDS], dtype=np.intp)
    return np.asarray(numbers[:, None] == np.arange(length + 1), dtype=np.float64)


@lru_cache(maxsize=16)
def compared(plain: tuple[tuple[bool, ...], ...], length: int) -> Floats:
    """How likely each number of hits is, by the attacker's and the defender's set: every order is as likely."""
    cards, hit = sets(length).cards, np.array(plain, dtype=np.intp)
    found = np.zeros((length + 1, len(cards), len(cards)))
    for order in permutations(range(length)):
        hits = sum(hit[cards[:, column]][:, cards[:, other]] for column, other in enumerate(order))
        found += (np.asarray(hits) == np.arange(length + 1)[:, None, None]) / factorial(length)
    return found
