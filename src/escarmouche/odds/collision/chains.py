"""Columns that Success cards generate: drawn from what is left, one card a side, without modifiers and choices.

A deck has three Success cards, so at most three columns are generated. Every order of the defending cards is as likely,
so both sides' cards count as sets.
"""

from functools import lru_cache
from itertools import permutations
from math import factorial, perm

import numpy as np

from escarmouche.games.collision.cards import SUCCESS
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


def sequences(left: Ints, pending: int, length: int, cap: int) -> tuple[Ints, Floats]:
    """Sets of so many cards, and for each pool that may be left how likely each is all that is generated."""
    some, orders = terminal(pending, length, min(cap, LONGEST + 1))
    ways = orders * _falling(left, sets(length).cards[some]) / perm(int(left[0].sum()), length)
    possible = ways.any(axis=0)
    return some[possible], ways[:, possible]


@lru_cache(maxsize=12)
def opposite(pool: tuple[int, ...], columns: int, length: int) -> Floats:
    """For each set of cards that the defender has laid, how likely each set of so many cards is drawn after it."""
    left, every = np.array(pool, dtype=np.intp) - sets(columns).counts, sets(length)
    orders = factorial(length) / FACTORIALS[every.counts].prod(axis=1)
    return np.asarray(orders * _falling(left, every.cards) / perm(int(left[0].sum()), length))


def _falling(left: Ints, cards: Ints) -> Floats:
    """For each pool, in how many ways these cards are drawn from it in this order."""
    ways, counts = np.ones((len(left), len(cards))), np.maximum(left, 0).astype(np.float64)
    for column in range(cards.shape[1]):
        before = (cards[:, :column] == cards[:, column : column + 1]).sum(axis=1)
        # With a card too few one of the factors is 0, whatever the sign of the others.
        ways *= counts[:, cards[:, column]] - before
    return ways


@lru_cache(maxsize=16)
def compared(plain: tuple[tuple[bool, ...], ...], length: int) -> Floats:
    """How likely each number of hits is, by the attacker's and the defender's set: every order is as likely."""
    cards, hit = sets(length).cards, np.array(plain, dtype=np.intp)
    found = np.zeros((length + 1, len(cards), len(cards)))
    for order in permutations(range(length)):
        hits = sum(hit[cards[:, column]][:, cards[:, other]] for column, other in enumerate(order))
        found += (np.asarray(hits) == np.arange(length + 1)[:, None, None]) / factorial(length)
    return found
