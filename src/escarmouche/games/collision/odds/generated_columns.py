"""Columns that Success cards generate: drawn from what is left, one card a side, without modifiers and choices.

A deck has three Success cards, so at most three columns are generated. Every order of the defending cards is as likely,
so both sides' cards count as sets.
"""

from functools import lru_cache
from itertools import permutations
from math import factorial

import numpy as np

from escarmouche.games.collision.odds.rows import PLACE, Floats, Ints, kernels, sets
from escarmouche.games.collision.rules.cards.deck import SUCCESS
from escarmouche.games.collision.rules.forecast.forecasts import KINDS

TOP = PLACE[SUCCESS]
LONGEST = 3
"""As many columns can be generated as a deck has Success cards."""


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
    found: Floats = kernels().drawn(left, sets(length).cards[some], orders)
    return found


@lru_cache(maxsize=64)
def judged(plain: tuple[tuple[bool, ...], ...], pending: int, length: int, cap: int) -> Floats:
    """How likely a chain has so many hits, by the sets of the attacker and the defender."""
    some, _ = terminal(pending, length, cap)
    return np.ascontiguousarray(compared(plain, length)[:, some].transpose(1, 2, 0))


@lru_cache(maxsize=64)
def saving_cards(saving: tuple[str, ...], length: int) -> Ints:
    """How many cards of each set of so many would save."""
    return np.asarray(sets(length).counts @ np.array([card in saving for card in KINDS], dtype=np.intp))


@lru_cache(maxsize=16)
def compared(plain: tuple[tuple[bool, ...], ...], length: int) -> Floats:
    """How likely each number of hits is, by the attacker's and the defender's set: every order is as likely."""
    cards, hit = sets(length).cards, np.array(plain, dtype=np.intp)
    found = np.zeros((length + 1, len(cards), len(cards)))
    for order in permutations(range(length)):
        hits = sum(hit[cards[:, column]][:, cards[:, other]] for column, other in enumerate(order))
        found += (np.asarray(hits) == np.arange(length + 1)[:, None, None]) / factorial(length)
    return found
