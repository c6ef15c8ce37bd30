"""Odds of Collision in a microsecond, for who asks thousands of times: exact for full decks, leaning for others.

The odds of full decks depend on nothing but the number of columns and the two totals, so each is worked out once. What
is left in two decks shifts them by how much better or worse its cards are than those of a full deck.
"""

from functools import lru_cache
from math import floor

from escarmouche.core.rulebook import listening
from escarmouche.games.collision.cards import POWER, full_deck
from escarmouche.games.collision.forecast import Body, bout_of
from escarmouche.games.collision.reckoning import Known, Pool, clash_of
from escarmouche.odds.collision.confrontation import endings
from escarmouche.odds.distribution import Counts, together

WIDEST = 12
"""Totals beyond this change nothing any more."""
MOST = 3
"""More columns than this are reckoned as several attacks."""
WORTH = {**POWER, "S": 10, "F": -2}
"""What a card counts for when decks are compared: a Success also brings a column, a Failure loses to everything."""


@lru_cache(maxsize=4096)
def book(cards: int, attack: int, defence: int) -> Counts:
    """How likely each number of hits is between full decks, for so many columns and these totals."""
    attack, defence = (max(-WIDEST, min(WIDEST, total)) for total in (attack, defence))
    with listening(None):
        deck = tuple(sorted(full_deck()))
        bout = bout_of(clash_of(Known(deck, (), deck), cards, (attack, defence), attacks=True), Body(0, 0))
    found = endings(bout)
    most = max(ending.hits for ending in found)
    return tuple(sum(part for ending, part in found.items() if ending.hits == hits) for hits in range(most + 1))


@lru_cache(maxsize=4096)
def lean(pool: Pool) -> float:
    """How much better than those of a full deck the cards of a pool are, on average and in points of a total."""
    usual = full_deck()
    return (
        sum(WORTH[card] for card in pool) / len(pool) - sum(WORTH[card] for card in usual) / len(usual) if pool else 0
    )


@lru_cache(maxsize=65536)
def rough(cards: int, attack: int, defence: int, leaning: float = 0.0) -> Counts:
    """How likely each number of hits is, nearly: `leaning` is the attacker's lean less the defender's."""
    if cards > MOST:
        return together(rough(MOST, attack, defence, leaning), rough(cards - MOST, 0, 0, leaning))
    shift = attack + cards * leaning
    below = floor(shift)
    part = shift - below
    low = book(cards, below, defence)
    if part < 1e-9:
        return low
    high = book(cards, below + 1, defence)
    size = max(len(low), len(high))
    padded = [(*counts, *[0.0] * (size - len(counts))) for counts in (low, high)]
    return tuple(one * (1 - part) + other * part for one, other in zip(*padded, strict=True))


def hits(counts: Counts) -> float:
    """The expected number of hits."""
    return sum(number * chance for number, chance in enumerate(counts))


def wounds(counts: Counts, left: int, saved: float = 0.0) -> Counts:
    """How many wounds the hits come to on a model that has so many left, each saved with this probability."""
    found = [0.0] * (left + 1)
    for number, chance in enumerate(counts):
        for taken, part in enumerate(_unsaved(number, left, saved)):
            found[taken] += chance * part
    return tuple(found)


@lru_cache(maxsize=1024)
def _unsaved(number: int, left: int, saved: float) -> Counts:
    """How many of so many hits wound, until the model is out."""
    found = [1.0, *[0.0] * left]
    for _ in range(number):
        after = [0.0] * (left + 1)
        for taken, chance in enumerate(found):
            if taken == left:
                after[taken] += chance
            else:
                after[taken] += chance * saved
                after[taken + 1] += chance * (1.0 - saved)
        found = after
    return tuple(found)


def share_of(wanted: tuple[str, ...], pool: Pool) -> float:
    """How likely the next card of a pool is one of those wanted: those that pass, save or reach."""
    return sum(card in wanted for card in pool) / len(pool) if pool else 0.0
