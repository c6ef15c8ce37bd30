"""A charge with a hand: the card for its reach, what takes its place, and the fight, held to all cards."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from escarmouche.games.collision.odds import with_hand
from escarmouche.games.collision.odds.enumeration import Hits, expected
from escarmouche.games.collision.odds.enumeration import with_hand as every_cover
from escarmouche.games.collision.odds.enumeration import without_hands as every_card
from escarmouche.games.collision.rules.forecast import forecasts
from escarmouche.games.collision.rules.forecast.known_cards import Known, Pool, clash_of, less
from escarmouche.games.collision.rules.state import State
from escarmouche.games.collision.rules.vocabulary import NO_MODEL
from escarmouche.odds import prospect_of
from tests.odds.covering import one_column
from tests.odds.test_collision import CLUB, DECK, battle_of, scene, told

NO_HITS: Hits = {0: Fraction(1)}
PLAIN = ("3", "5", "8", "F")
FEW = ("2", "4", "7")
"""A deck of which no card generates anything, so that everything can be counted exactly."""
HANDS = [hand for size in (1, 2) for hand in combinations(("1", "4", "7", "8", "S", "F"), size)]


def dealt(deck: Pool, hand: Pool, *, asker: int = 0, pile: Pool | None = None, far: int = 4000) -> State:
    """A charger so far away, whose player has these cards; the other side, or the asker's target, holds none."""
    state = scene(far)
    state.boards[1].deck, state.boards[1].discard = list(FEW), list(less(DECK, FEW))
    state.boards[0].deck = list(deck)
    state.boards[0].discard = list(less(DECK, (*deck, *hand)) if pile is None else pile)
    state.boards[asker].hand = list(hand)
    return state


def charged(state: State, asker: int = 0) -> forecasts.Charge:
    """What the odds get of that charge."""
    battle = battle_of(state)
    return forecasts.charge(battle, asker, battle.model(0), CLUB, battle.model(1), covering=True)


def counted(one: forecasts.Charge, state: State) -> Hits:
    """Every card for the reach, replaced as is best where it falls short, and then every card of the fight."""
    bout, reaching, deck = one.bout, one.good, tuple(sorted(state.boards[0].deck))
    found: Hits = {}
    for card, times in Counter(deck).items():
        choices = [card] if card in reaching else [held for held in set(one.hand) if held in reaching]
        ends = [after(state, bout.clash.cards, bout.clash.totals, card, played) for played in choices]
        best = max(ends, key=expected, default=NO_HITS)
        for number, chance in best.items():
            found[number] = found.get(number, Fraction(0)) + chance * Fraction(times, len(deck))
    return found


def after(state: State, cards: int, totals: tuple[int, int], card: str, played: str) -> Hits:
    """The fight with what is left when that card was drawn and that one counts."""
    mine, theirs = state.boards
    replaced = (played,) if played != card else ()
    deck, pile = less(tuple(mine.deck), (card,)), tuple(sorted((*mine.discard, card, *replaced)))
    hand = less(tuple(mine.hand), replaced)
    known = Known(deck, hand, tuple(sorted(theirs.deck)), (len(deck), len(theirs.deck)), (pile, tuple(theirs.discard)))
    clash = clash_of(known, cards, totals, attacks=True)
    return every_cover(clash) if hand else every_card(clash)


@pytest.mark.parametrize("hand", [(), ("8",), ("1",), ("1", "7"), ("6", "8")])
@pytest.mark.parametrize("far", [1000, 3000, 4000])
def test_a_charge_with_a_hand_is_that_of_going_through_all_cards(hand: Pool, far: int) -> None:
    state = dealt(PLAIN, hand, far=far)
    one = charged(state)
    exact = counted(one, state)
    prospect = prospect_of("collision", one)
    found = dict(told(prospect, "odds-hits-with-hand" if hand else "odds-hits").chances)
    assert found == pytest.approx({number: float(chance) for number, chance in exact.items() if chance}, abs=1e-12)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("asker", [0, 1])
def test_a_charge_adds_up_with_every_hand(hand: Pool, asker: int) -> None:
    own = dealt(less(DECK, hand if asker == 0 else ()), hand, asker=asker, pile=())
    if asker == 1:
        own.boards[1].deck = list(less(tuple(own.boards[1].deck), hand)) or own.boards[1].deck
    prospect = prospect_of("collision", charged(own, asker))
    for tally in prospect.tallies:
        assert sum(chance for _, chance in tally.chances) == pytest.approx(1, abs=1e-9)
        assert all(chance > 0 for _, chance in tally.chances)
    better = told(prospect, "odds-hits-with-hand").mean - told(prospect, "odds-hits").mean
    assert better >= -1e-9 if asker == 0 else better <= 1e-9


def test_the_chance_of_reaching_is_not_lost_where_one_fight_remains() -> None:
    """Only an 8 reaches: of five cards one does, and the fight after it comes to pass in one case of five."""
    state = dealt(("2", "2", "3", "4", "8"), ("1",), far=6000)
    one = charged(state)
    assert one.good == ("8", "S")
    prospect = prospect_of("collision", one)
    none = dict(told(prospect, "odds-hits-with-hand").chances)[0]
    assert none >= 4 / 5
    assert 1 - none == pytest.approx(float(1 - counted(one, state)[0]), abs=1e-12)


def test_the_best_use_of_a_hand_replaces_the_card_for_the_reach() -> None:
    """No card of the deck reaches, and the Success in the hand always does."""
    state = dealt(("2", "2", "3", "4", "5"), ("6", "S"), far=6000)
    prospect = prospect_of("collision", charged(state))
    assert told(prospect, "odds-arrives").probability == 0
    assert told(prospect, "odds-arrives-with-hand").probability == 1
    assert told(prospect, "odds-hits-with-hand").mean == pytest.approx(float(expected(counted(charged(state), state))))
    assert told(prospect, "odds-hits").mean == 0


@pytest.mark.parametrize("decks", [("8",), ("5", "8"), ("8", "8", "7")])
def test_a_deck_that_the_card_for_the_reach_empties_is_filled_at_once(decks: Pool) -> None:
    state = dealt(decks, (), pile=("1", "4", "6", "7"))
    prospect = prospect_of("collision", charged(state))
    assert all(sum(chance for _, chance in tally.chances) == pytest.approx(1) for tally in prospect.tallies)


def test_a_charger_whose_deck_is_empty_draws_from_the_pile_although_its_player_holds_cards() -> None:
    """The other seat knows the pile, and the hand only as cards that it has not seen."""
    state = dealt((), ("1", "2", "3"), pile=("8", "8", "S"), far=5000)
    one = charged(state, asker=1)
    assert one.pool == ("8", "8", "S")
    assert told(prospect_of("collision", one), "odds-arrives").probability == 1


def test_generated_columns_are_told_nearly_with_a_hand_and_the_odds_say_so() -> None:
    """One attack: every cover can be tried, so that it is known how nearly."""
    hand = ("8", "S")
    clash = clash_of(Known(less(DECK, hand), hand, DECK), 1, (2, 1), attacks=True)
    bout = forecasts.bout_of(clash, forecasts.Body(NO_MODEL, 2))
    exact, near = (sum(number * chance for number, chance in enumerate(one(bout))) for one in (one_column, with_hand))
    assert near == pytest.approx(exact, abs=0.006)
    remarks = prospect_of("collision", charged(dealt(less(DECK, hand), hand, pile=()))).remarks
    assert "odds-hand-nearly" in {remark.text for remark in remarks}
