"""Columns that Success cards generate: drawn from what is left, one card a side, without modifiers and choices.

A deck has three Success cards, so at most three columns are generated. Every order of the defending cards is as likely,
so both sides' cards count as sets. Of what lies opposite a Success only its class matters: whether a Success beats it,
and whether it would save; so only the cards opposite others are told apart.
"""

from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from math import factorial
from typing import NamedTuple

import msgspec
import numpy as np

from escarmouche.games.collision.odds.rows import PLACE, Floats, Ints, kernels, numbered, sets
from escarmouche.games.collision.rules.cards.deck import SUCCESS
from escarmouche.games.collision.rules.forecast.forecasts import KINDS

TOP = PLACE[SUCCESS]
LONGEST = 3
"""As many columns can be generated as a deck has Success cards."""
CLASSES = 4
SAVES = np.arange(CLASSES) % 2
"""Which classes of cards would save."""


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


class Chains(NamedTuple):
    """Sets that can be all that is generated and have so many Success cards: which, and what their other cards do.

    `judged` says how likely the others have so many hits, by their set and the defender's.
    """

    tops: int
    places: Ints
    judged: Floats


@lru_cache(maxsize=64)
def chains(plain: tuple[tuple[bool, ...], ...], pending: int, length: int, cap: int) -> list[Chains]:
    """All sets of so many cards that can be all that is generated, by how many Success cards they have."""
    some, _ = terminal(pending, length, cap)
    tops = sets(length).counts[some, TOP]
    found = []
    for number in np.unique(tops).tolist():
        places = np.flatnonzero(tops == number)
        cards, left = sets(length).cards[some[places]], length - number
        others = sets(left).place[numbered(cards[cards != TOP].reshape(len(places), left))]
        judged = np.ascontiguousarray(compared(plain, left)[:, others].transpose(1, 2, 0))
        found.append(Chains(number, places, judged))
    return found


NO_CHAIN = Chains(0, np.zeros(1, dtype=np.intp), np.ones((1, 1, 1)))
"""No generated column at all."""


# Classes of cards


class Classes(msgspec.Struct, frozen=True):
    """Every set of so many cards by the classes of its cards: its group, and each group's classes and saving cards."""

    groups: Ints
    counts: Ints
    saved: Ints


@lru_cache(maxsize=64)
def class_of(plain: tuple[tuple[bool, ...], ...], saving: tuple[str, ...]) -> Ints:
    """The class of each kind of card: 2 if a Success beats it, and 1 more if it would save."""
    return np.array([2 * plain[TOP][kind] + (card in saving) for kind, card in enumerate(KINDS)], dtype=np.intp)


@lru_cache(maxsize=64)
def classes(plain: tuple[tuple[bool, ...], ...], saving: tuple[str, ...], length: int) -> Classes:
    """The sets of so many cards by the classes of their cards."""
    counts = class_counts(sets(length).counts, plain, saving)
    found, groups = np.unique(counts, axis=0, return_inverse=True)
    return Classes(groups.reshape(-1).astype(np.intp), found, np.asarray(found @ SAVES))


def class_counts(counts: Ints, plain: tuple[tuple[bool, ...], ...], saving: tuple[str, ...]) -> Ints:
    """How many cards of each class there are, given how many of each kind."""
    return np.asarray(counts @ (class_of(plain, saving)[:, None] == np.arange(CLASSES)).astype(np.intp))


@lru_cache(maxsize=16)
def met_by(count: int) -> tuple[Ints, Floats, tuple[Ints, Ints]]:
    """Every set of classes that so many Success cards can meet, in how many orders, and its hits and saving cards."""
    cards = np.array(list(combinations_with_replacement(range(CLASSES), count)), dtype=np.intp)
    orders = np.array([len(set(permutations(one))) for one in cards.tolist()], dtype=np.float64)
    return cards, orders, (np.asarray((cards // 2).sum(axis=1)), np.asarray((cards % 2).sum(axis=1)))


@lru_cache(maxsize=16)
def compared(plain: tuple[tuple[bool, ...], ...], length: int) -> Floats:
    """How likely each number of hits is, by the attacker's and the defender's set: every order is as likely."""
    cards, hit = sets(length).cards, np.array(plain, dtype=np.intp)
    found = np.zeros((length + 1, len(cards), len(cards)))
    for order in permutations(range(length)):
        hits = sum(hit[cards[:, column]][:, cards[:, other]] for column, other in enumerate(order))
        found += (np.asarray(hits) == np.arange(length + 1)[:, None, None]) / factorial(length)
    return found
