"""The odds of Collision are those of going through all cards, and those of the game itself."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations
from math import prod
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.engine.chance import Chance, Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId
from escarmouche.engine.questions import Forecast
from escarmouche.engine.rulebook import RuleId, listening
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.odds import MECHANICS, Ending, endings, harm, mean, with_hand
from escarmouche.games.collision.odds.enumeration import Enumeration, HandEnumeration, starts
from escarmouche.games.collision.odds.enumeration import expected as expected_hits
from escarmouche.games.collision.odds.enumeration import with_hand as every_cover
from escarmouche.games.collision.odds.enumeration import without_hands as every_card
from escarmouche.games.collision.rules.attacks.shooting import shoot
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.cards.redeal import redeal
from escarmouche.games.collision.rules.forecast import forecasts as forecast
from escarmouche.games.collision.rules.forecast.known_cards import Clash, Known, Pool, clash_of, less
from escarmouche.games.collision.rules.lists.profile import Character, Gang, Weapon
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.state import Activation, CollisionSetup, Dashboard, Model, State
from escarmouche.games.collision.rules.vocabulary import NO_MODEL
from escarmouche.odds import Prospect, prospect_of
from escarmouche.odds.prospect import Likelihood, Tally
from escarmouche.table.table import Table
from tests.odds.covering import one_column

DECK: Pool = tuple(sorted(full_deck()))
BARE = forecast.Body(NO_MODEL, 2)
ARMOURED = forecast.Body(NO_MODEL, 2, ("6", "7", "8", "S"))
GUN = Weapon("gun", "Gun", "ranged", range=24_000, shots=1)
CLUB = Weapon("club", "Club", "close")
PROFILE = {"MOV": 5, "ATT": 1, "WND": 2, "RC": 1, "DEF": 1}
FEW = {0: ("3", "5", "8", "S", "S"), 1: ("2", "4", "6", "7", "F", "S")}


def pool(least: int) -> st.SearchStrategy[Pool]:
    """A few cards of a deck, with more special ones than usual."""
    cards = st.permutations(["S", "S", "S", "F", *"123455678"])
    return st.tuples(cards, st.integers(least, least + 2)).map(lambda both: tuple(sorted(both[0][: both[1]])))


@st.composite
def clashes(draw: Any, columns: int, hand: int = 0) -> Clash:
    """A confrontation on small decks."""
    known = Known(draw(pool(columns)), tuple(draw(st.permutations("SF2468"))[:hand]), draw(pool(columns)))
    totals = draw(st.tuples(st.integers(-3, 3), st.integers(-2, 2)))
    return clash_of(known, columns, totals, attacks=draw(st.booleans()))


def hits(found: dict[Ending, float]) -> dict[int, float]:
    """How likely each number of hits is."""
    return {number: sum(part for end, part in found.items() if end.hits == number) for number in range(9)}


def agree(exact: dict[int, Fraction], found: dict[int, float]) -> bool:
    """Whether fractions and floats are the same."""
    return all(abs(float(exact.get(number, 0)) - found.get(number, 0.0)) < 1e-12 for number in range(9))


# All cards


@pytest.mark.parametrize("columns", [1, 2])
def test_hits_are_those_of_going_through_all_cards(columns: int) -> None:
    @settings(max_examples=40, deadline=None)
    @given(clashes(columns), st.sampled_from([BARE, ARMOURED]))
    def holds(clash: Clash, body: forecast.Body) -> None:
        assert agree(every_card(clash), hits(endings(forecast.bout_of(clash, body))))

    holds()


@pytest.mark.parametrize("seed", range(6))
def test_three_columns_are_those_of_going_through_all_cards(seed: int) -> None:
    rng = Random(seed)
    own, other = (tuple(sorted(rng.sample(["S", "S", "F", *"12345678"], 4))) for _ in range(2))
    totals = (rng.randint(-2, 2), rng.randint(-1, 1))
    clash = clash_of(Known(own, (), other), 3, totals, attacks=seed % 2 == 0)
    assert agree(every_card(clash), hits(endings(forecast.bout_of(clash, BARE))))


@pytest.mark.parametrize(("columns", "totals"), [(2, (2, 1)), (3, (0, 0)), (3, (1, -1))])
def test_chains_of_every_length_are_those_of_going_through_all_cards(columns: int, totals: tuple[int, int]) -> None:
    """Three Success cards and enough others: one, two or three columns are generated, and no deck runs out."""
    clash = clash_of(Known(tuple("2588SSS"), (), tuple("1467FSS")), columns, totals, attacks=True)
    assert agree(every_card(clash), hits(endings(forecast.bout_of(clash, ARMOURED))))


@settings(max_examples=60, deadline=None)
@given(clashes(1, hand=2))
def test_the_best_use_of_the_hand_is_that_of_trying_every_cover(clash: Clash) -> None:
    assert agree(every_cover(clash), dict(enumerate(one_column(forecast.bout_of(clash, BARE)))))


def some_cards(rng: Random, kinds: str, count: int) -> Pool:
    """So many different cards."""
    return tuple(sorted(rng.sample(kinds, count)))


@pytest.mark.parametrize("seed", range(16))
def test_two_columns_are_covered_as_by_trying_every_cover_where_nothing_is_generated(seed: int) -> None:
    rng, attacks = Random(seed), seed % 2 == 0
    attackers, defenders = some_cards(rng, "F12345678", 3), some_cards(rng, "SF12345678", 3)
    hand = some_cards(rng, "2467", 1 + seed % 3)
    known = Known(attackers, hand, defenders) if attacks else Known(defenders, hand, attackers)
    totals = (rng.randint(-2, 3), rng.randint(-1, 2))
    clash = clash_of(known, 2, totals, attacks=attacks, once=seed % 5 == 0)
    assert agree(every_cover(clash), dict(enumerate(with_hand(forecast.bout_of(clash, BARE)))))


@pytest.mark.parametrize("seed", range(2))
def test_three_columns_are_covered_as_by_trying_every_cover_where_nothing_is_generated(seed: int) -> None:
    attackers, defenders = ("2", "5", "8"), ("1", "4", "6", "S")
    known = Known(attackers, ("3", "7"), defenders) if seed else Known(defenders, ("3", "7"), attackers)
    clash = clash_of(known, 3, (1, 1), attacks=bool(seed))
    assert agree(every_cover(clash), dict(enumerate(with_hand(forecast.bout_of(clash, BARE)))))


@pytest.mark.parametrize(("hand", "attacks"), [(("8",), True), (("8",), False), (("S",), False), (("1", "F"), True)])
def test_what_a_success_generates_under_the_hand_is_nearly_exact_with_full_decks(hand: Pool, attacks: bool) -> None:
    clash = clash_of(Known(less(DECK, hand), hand, DECK), 1, (1, 0), attacks=attacks)
    bout = forecast.bout_of(clash, BARE)
    exact, near = ([number * chance for number, chance in enumerate(one(bout))] for one in (one_column, with_hand))
    assert sum(near) == pytest.approx(sum(exact), abs=0.006)


@pytest.mark.parametrize("columns", [2, 3])
@pytest.mark.parametrize("attacks", [True, False])
def test_a_hand_never_harms_who_holds_it(columns: int, attacks: bool) -> None:
    for hand in (("F",), ("1", "S"), ("5", "7", "8")):
        clash = clash_of(Known(less(DECK, hand), hand, DECK), columns, (2, 1), attacks=attacks)
        bout = forecast.bout_of(clash, BARE)
        counts = with_hand(bout)
        gain = sum(number * chance for number, chance in enumerate(counts)) - mean(endings(bout))
        assert sum(counts) == pytest.approx(1)
        assert gain >= -1e-9 if attacks else gain <= 1e-9


def test_the_other_attacker_does_not_expect_the_hand_of_who_asks() -> None:
    """Against a defender who covers with a 7, the 2 could as well take the -1; the attacker does not know that."""
    enumeration = HandEnumeration(clash_of(Known(("1", "2", "6"), ("7",), ("2", "3", "7")), 2, (-1, 0), attacks=False))
    best = [(("2", 0), ("3", -1)), (("3", -1), ("2", 0))]
    assert enumeration.attacks(("2", "3")) == best
    assert Enumeration.attacks(enumeration, ("2", "3")) != best


def test_a_deck_that_runs_out_is_filled_from_its_pile_at_once() -> None:
    """Of three cards two are the whole deck, and the third is any of the pile: no chance decides about the two."""
    known = Known(("7", "8"), (), ("1", "2", "3", "4", "5", "6"), decks=(2, 6), piles=(("1", "5"), ()))
    clash = clash_of(known, 3, (0, 0), attacks=True)
    assert sorted(cards for cards, _ in starts(clash, 0)) == [("1", "7", "8"), ("5", "7", "8")]
    found = endings(forecast.bout_of(clash, BARE))
    assert hits(found)[0] + hits(found)[1] == 0
    assert agree(every_card(clash), hits(found))


def test_an_empty_deck_is_its_pile() -> None:
    known = Known((), (), ("1", "2", "3", "4", "5", "6"), decks=(0, 6), piles=(("1", "5", "7"), ()))
    clash = clash_of(known, 2, (0, 0), attacks=True)
    assert agree(every_card(clash), hits(endings(forecast.bout_of(clash, BARE))))


@pytest.mark.parametrize("seed", range(6))
def test_hits_are_those_of_going_through_all_cards_when_decks_run_out(seed: int) -> None:
    rng = Random(seed)
    known = Known(
        some_cards(rng, "S2357", 1), (), some_cards(rng, "SF146", 3), decks=(1, 1 + seed % 3),
        piles=(some_cards(rng, "S4678", 3), some_cards(rng, "12578", 2)),
    )  # fmt: skip
    clash = clash_of(known, 2, (rng.randint(-1, 2), rng.randint(0, 1)), attacks=seed % 2 == 0)
    assert agree(every_card(clash), hits(endings(forecast.bout_of(clash, BARE))))


def test_cards_that_were_drawn_are_not_drawn_again() -> None:
    own = ("2", "8")
    rest = Known(own, (), ("2", "4", "6"))
    clash = clash_of(rest, 2, (2, 0), attacks=True, drawn=("4", "6"))
    found = endings(forecast.bout_of(clash, BARE))
    assert hits(found)[1] == pytest.approx(1 / 3)
    assert mean(found) == pytest.approx(5 / 3)


def test_full_decks_give_the_numbers_of_the_catalogue() -> None:
    known = Known(less(DECK, ("1", "F", "5")), ("1", "5", "F"), DECK)
    found = endings(forecast.bout_of(clash_of(known, 1, (1, 0), attacks=True), BARE))
    assert mean(found) == pytest.approx(12487 / 20250, abs=1e-14)
    assert 1 - hits(found)[0] == pytest.approx(41956673 / 73993500, abs=1e-14)


@pytest.mark.parametrize("columns", [1, 2, 3, 4])
def test_something_always_happens(columns: int) -> None:
    clash = clash_of(Known(DECK[3:], DECK[:3], DECK), columns, (3, -2), attacks=True)
    assert sum(endings(forecast.bout_of(clash, ARMOURED)).values()) == pytest.approx(1, abs=1e-12)


# Saves


def saved_in_every_order(attack: Pool, defence: Pool, body: forecast.Body) -> dict[int, Fraction]:
    """Wounds of one column and its chain, card by card in every order of both decks."""
    bare = tuple((kind, 0) for kind in range(len(forecast.KINDS)))
    plain = forecast.hits_between(bare, bare)
    place = forecast.KINDS.index
    orders = [Counter(permutations(cards)) for cards in (attack, defence)]
    every = prod(order.total() for order in orders)
    found: Counter[int] = Counter()
    for mine, one in orders[0].items():
        columns = next((number for number, card in enumerate(mine, 1) if card != "S"), len(mine))
        for theirs, other in orders[1].items():
            struck = sum(plain[place(a)][place(d)] for a, d in zip(mine[:columns], theirs, strict=False))
            found[wounds_of(struck, theirs[columns:], body)] += one * other
    return {number: Fraction(count, every) for number, count in found.items()}


def wounds_of(struck: int, cards: Iterable[str], body: forecast.Body) -> int:
    """The wounds of so many hits when these cards are drawn for saves."""
    draw, taken = iter(cards), 0
    for _ in range(struck):
        if taken < body.wounds and next(draw) not in body.saving:
            taken += 1
    return taken


def test_saves_are_drawn_from_what_the_confrontation_leaves() -> None:
    attack, defence = ("2", "5", "8", "S", "S"), ("1", "3", "6", "7", "F", "S")
    clash = clash_of(Known(attack, (), defence), 1, (0, 0), attacks=True)
    found = harm(endings(forecast.bout_of(clash, ARMOURED)), ARMOURED, defence)
    assert agree(saved_in_every_order(attack, defence, ARMOURED), found)


# The game itself


class EveryCard(Chance):
    """Cards that come, run after run, in every order."""

    kind = "every"

    def __init__(self) -> None:
        self.shown: list[int] = []
        self.bounds: list[int] = []
        self.used = 0

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        """The next card of this run: one that was set, or else the first."""
        if self.used == len(self.shown):
            self.shown.append(0)
            self.bounds.append(bound)
        self.used += 1
        return self.shown[self.used - 1]

    def turn(self) -> bool:
        """Set the cards to the next run; False when all have been seen."""
        while self.shown and self.shown[-1] == self.bounds[-1] - 1:
            self.shown.pop()
            self.bounds.pop()
        if self.shown:
            self.shown[-1] += 1
        self.used = 0
        return bool(self.shown)

    def copy(self) -> "EveryCard":
        """These cards themselves: a run is never taken back."""
        return self

    def state(self) -> dict[str, Any]:
        """Where the run stands."""
        return {"kind": self.kind, "shown": list(self.shown), "bounds": list(self.bounds)}

    @classmethod
    def from_state(cls, state: dict[str, Any]) -> "EveryCard":
        """Cards as they came."""
        again = cls()
        again.shown, again.bounds = list(state["shown"]), list(state["bounds"])
        return again


def setup() -> CollisionSetup:
    """A shooter and a target in armour on open ground."""
    card = Character("x", "X", "case", PROFILE, 50, armour=6, weapons=(GUN, CLUB))
    gangs = (Gang("Ash", "case", (card,), 50), Gang("Bo", "case", (card,), 50))
    table = Table(name="open", width=33_000, depth=33_000)
    return CollisionSetup(options=CATALOGUE.choose({}), lists=gangs, table=table)


def scene(far: int = 6000) -> State:
    """Few cards in the decks, the others on the piles."""
    boards = [Dashboard(seat, deck=list(FEW[seat]), discard=list(less(DECK, FEW[seat]))) for seat in (0, 1)]
    places = [
        Model(ModelId(0), 0, 0, place="table", x=9000, y=9000),
        Model(ModelId(1), 1, 0, place="table", x=9000 + far, y=9000),
    ]
    places[1].facing = 1800
    return State(boards=boards, models=places, activation=Activation(ModelId(0), actions=["shoot"]))


def battle_of(state: State) -> Battle:
    """The scene as the rules see it."""
    return Battle(Game(RULESET, setup(), Seeded(0), state=state, entry=lambda game: iter(())))  # type: ignore[arg-type,return-value]


def played() -> dict[int, float]:
    """Wounds of a shot, with every card drawn that can be drawn."""
    chance, found, going = EveryCard(), dict[int, float](), True
    while going:
        game: Game[State] = Game(
            RULESET, setup(), chance, state=scene(), entry=lambda game: _shoot(game), journal=False
        )
        while game.question is not None:
            for seat in game.waiting():
                game.answer(seat, game.number, game.question.part(seat).default)
        wounds = game.state.models[1].wounds
        found[wounds] = found.get(wounds, 0.0) + 1 / prod(chance.bounds)
        going = chance.turn()
    return found


def _shoot(game: Game[State]) -> Any:
    battle = Battle(game)
    return shoot(battle, battle.model(0))


def told(prospect: Prospect, text: str) -> Any:
    """A number or a state of a prospect."""
    numbers: list[Tally | Likelihood] = [*prospect.tallies, *prospect.states]
    return next(one for one in numbers if one.text == text)


def test_a_shot_wounds_as_often_as_in_the_game() -> None:
    battle = battle_of(scene())
    prospect = prospect_of("collision", forecast.shot(battle, 0, battle.model(0), GUN, battle.model(1)))
    wounds = played()
    assert dict(told(prospect, "odds-wounds").chances) == pytest.approx(wounds, abs=1e-12)
    assert told(prospect, "odds-killed").probability == pytest.approx(wounds[2], abs=1e-12)


# What a seat may know


@pytest.mark.parametrize("asker", [0, 1])
def test_a_forecast_does_not_know_the_other_hand(asker: int) -> None:
    state = scene()
    for board in state.boards:
        board.hand = [board.deck.pop()]
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)
    for seed in range(8):
        redeal(again, asker, Random(seed))
        assert all_forecasts(again, asker) == all_forecasts(state, asker)


def all_forecasts(state: State, asker: int) -> list[Forecast]:
    """One forecast of each kind."""
    battle = battle_of(state)
    model, target = battle.model(0), battle.model(1)
    return [
        forecast.shot(battle, asker, model, GUN, target),
        forecast.charge(battle, asker, model, CLUB, target),
        forecast.hazard(battle, asker, model, 2, "COL-CONF-36"),
        forecast.test(battle, asker, model, "AGI", 5),
        forecast.jump(battle, asker, model, 5000),
        forecast.save(battle, asker, model),
    ]


def test_each_forecast_has_its_odds_and_applies_no_rule() -> None:
    heard: dict[RuleId, None] = {}
    with listening(heard):
        forecasts = all_forecasts(scene(3000), 0)
        prospects = [prospect_of("collision", one) for one in forecasts]
    assert {one.mechanic for one in prospects} == set(MECHANICS)
    assert not heard


def test_a_test_counts_the_cards_that_pass() -> None:
    battle = battle_of(scene())
    prospect = prospect_of("collision", forecast.test(battle, 0, battle.model(0), "AGI", 5))
    assert told(prospect, "odds-passes").probability == pytest.approx(4 / 5)


def test_a_card_of_the_hand_can_save_a_test_unless_it_is_closed() -> None:
    state = scene()
    state.boards[0].hand = [state.boards[0].deck.pop()]
    battle = battle_of(state)
    open_test, closed = (forecast.test(battle, 0, battle.model(0), "AGI", 8, closed=closed) for closed in (False, True))
    assert told(prospect_of("collision", open_test), "odds-passes-with-hand").probability == 1.0
    assert len(prospect_of("collision", closed).states) == 1


def test_the_card_for_the_reach_of_a_charge_is_not_drawn_again() -> None:
    battle = battle_of(scene(5000))
    one = forecast.charge(battle, 0, battle.model(0), CLUB, battle.model(1))
    prospect = prospect_of("collision", one)
    bout, reaching = one.bout, [card for card in FEW[0] if card in one.good]
    expected = sum(expected_hits(every_card(_without(bout, card))) for card in reaching) / len(FEW[0])
    assert told(prospect, "odds-arrives").probability == pytest.approx(len(reaching) / len(FEW[0]))
    assert 0 < len(reaching) < len(FEW[0])
    assert told(prospect, "odds-hits").mean == pytest.approx(float(expected), abs=1e-12)


def _without(bout: forecast.Bout, card: str) -> Clash:
    clash, left = bout.clash, less(bout.clash.attack, (card,))
    piles = (tuple(sorted((*clash.piles[0], card))), clash.piles[1])
    known = Known(left, (), clash.defence, (len(left), len(clash.defence)), piles)
    return clash_of(known, clash.cards, clash.totals, attacks=True)


def test_a_hazard_generates_nothing() -> None:
    battle = battle_of(scene())
    found = prospect_of("collision", forecast.hazard(battle, 1, battle.model(1), 2, "COL-CONF-36"))
    assert max(number for number, _ in told(found, "odds-hits").chances) == 1


def test_the_odds_with_the_hand_are_told_where_they_are_asked_for() -> None:
    state = scene()
    state.boards[0].hand = [state.boards[0].deck.pop()]
    battle = battle_of(state)
    plain, covering = (
        forecast.shot(battle, 0, battle.model(0), GUN, battle.model(1), covering=wanted) for wanted in (False, True)
    )
    both = prospect_of("collision", covering)
    assert told(both, "odds-hits-with-hand").mean > told(both, "odds-hits").mean
    assert "odds-hits-with-hand" not in {one.text for one in prospect_of("collision", plain).tallies}
