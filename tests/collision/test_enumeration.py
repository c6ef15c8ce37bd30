"""Exact odds of confrontations against going through every order of two small decks."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.games.collision.odds.enumeration import Hits, expected, with_hand, without_hands
from escarmouche.games.collision.rules.cards.columns import is_hit
from escarmouche.games.collision.rules.forecast.known_cards import Clash, Pool

CARDS = ("F", "1", "2", "4", "5", "8", "S")
small_decks = st.lists(st.sampled_from(CARDS), min_size=4, max_size=4).map(lambda cards: tuple(sorted(cards)))
hands = st.lists(st.sampled_from(CARDS), max_size=2).map(lambda cards: tuple(sorted(cards)))


def clash(attack: Pool, defence: Pool, total: int = 0, *, cards: int = 1, hand: Pool = ()) -> Clash:
    return Clash(cards, (total, 0), attack, defence, attack, defence, hand=hand)


def one_by_one(attack: Pool, defence: Pool, total: int) -> Hits:
    """The hits of one column and of those it generates, for every order of both decks."""
    found: Counter[int] = Counter()
    for mine in permutations(attack):
        for theirs in permutations(defence):
            hits, at, share = 0, 0, total
            while True:
                card = mine[at]
                counted = 0 if card in ("S", "F") else max(share, -int(card))
                hits += is_hit((card, counted), (theirs[at], 0))
                at, share = at + 1, 0
                if card != "S" or at == len(mine):
                    break
            found[hits] += 1
    every = sum(found.values())
    return {hits: Fraction(times, every) for hits, times in sorted(found.items())}


@settings(max_examples=25, deadline=None)
@given(attack=small_decks, defence=small_decks, total=st.integers(-2, 2))
def test_one_column_is_what_every_order_of_the_decks_says(attack: Pool, defence: Pool, total: int) -> None:
    assert without_hands(clash(attack, defence, total)) == one_by_one(attack, defence, total)


@settings(max_examples=15, deadline=None)
@given(attack=small_decks, defence=small_decks, total=st.integers(-2, 2), hand=hands)
def test_the_own_hand_never_makes_an_attack_worse(attack: Pool, defence: Pool, total: int, hand: Pool) -> None:
    alone = without_hands(clash(attack, defence, total, hand=hand))
    helped = with_hand(clash(attack, defence, total, hand=hand))
    assert sum(alone.values()) == sum(helped.values()) == 1
    assert expected(helped) >= expected(alone)


@settings(max_examples=10, deadline=None)
@given(attack=small_decks, defence=small_decks, total=st.integers(-2, 2))
def test_the_chances_of_two_columns_add_up(attack: Pool, defence: Pool, total: int) -> None:
    assert sum(without_hands(clash(attack, defence, total, cards=2)).values()) == 1
