"""What attacks come to: exact odds with full decks, worked out once for each number of cards and both totals."""

from functools import lru_cache
from typing import NamedTuple

from escarmouche.games.collision.odds import Ending, endings, harm
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.forecast.forecasts import Body, bout_of
from escarmouche.games.collision.rules.forecast.known_cards import Known, clash_of
from escarmouche.games.collision.rules.vocabulary import NO_MODEL

MOST_CARDS = 3
"""Odds of more columns take long; each one more counts as a column without modifiers."""
LOWEST, HIGHEST = -3, 4
HIGHEST_DEFENCE = 4
SAVED = {5: 0.6, 6: 0.37, 7: 0.27, 8: 0.17}
"""How many wounds an armour value saves: the numbers from it on and the Success cards of a deck."""
PLAIN = 0.49
"""How often a column without modifiers is a hit."""


class Blow(NamedTuple):
    """What an attack is expected to do: wounds, and how likely it kills."""

    wounds: float
    kill: float


NOTHING = Blow(0.0, 0.0)


def _held(value: int, low: int, high: int) -> int:
    return max(low, min(high, value))


@lru_cache(maxsize=1024)
def hits(cards: int, attack: int, defence: int) -> dict[Ending, float]:
    """How likely each number of hits is, with full decks and nothing from the hand."""
    deck = tuple(sorted(full_deck()))
    clash = clash_of(Known(deck, (), deck), cards, (attack, defence), attacks=True)
    return endings(bout_of(clash, Body(NO_MODEL, 1)))


@lru_cache(maxsize=4096)
def blow(cards: int, attack: int, defence: int, wounds: int, armour: int) -> Blow:
    """What so many cards with these totals do to a model with so many wounds left."""
    attack, defence = _held(attack, LOWEST, HIGHEST), _held(defence, LOWEST, HIGHEST_DEFENCE)
    found = harm(hits(min(cards, MOST_CARDS), attack, defence), Body(NO_MODEL, 99), tuple(full_deck()))
    taken = dict(found)
    for _ in range(cards - MOST_CARDS):
        taken = _one_more(taken, PLAIN)
    if armour:
        taken = _after_saves(taken, SAVED.get(armour, 0.3))
    return Blow(
        sum(min(number, wounds) * chance for number, chance in taken.items()),
        sum(chance for number, chance in taken.items() if number >= wounds),
    )


def _one_more(taken: dict[int, float], chance: float) -> dict[int, float]:
    """How many hits there are with one more column."""
    found: dict[int, float] = {}
    for number, likely in taken.items():
        found[number] = found.get(number, 0.0) + likely * (1 - chance)
        found[number + 1] = found.get(number + 1, 0.0) + likely * chance
    return found


def _after_saves(taken: dict[int, float], saved: float) -> dict[int, float]:
    """How many wounds are left if each is saved so often."""
    found: dict[int, float] = {0: taken.get(0, 0.0)}
    for number, likely in taken.items():
        if number:
            part = {0: likely}
            for _ in range(number):
                part = _one_more(part, 1 - saved)
            for count, chance in part.items():
                found[count] = found.get(count, 0.0) + chance
    return found
