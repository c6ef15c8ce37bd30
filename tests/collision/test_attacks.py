"""Shots, beams, charges and tokens of Collision, on open ground and with everything that may happen."""

import math
import re
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId
from escarmouche.engine.journal import Detail, Event
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Steps
from escarmouche.engine.vocabulary import fields_of, plain_types
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.attacks.beam import beam_spans, struck_by
from escarmouche.games.collision.rules.attacks.charge import charge
from escarmouche.games.collision.rules.attacks.charge_move import ChargePlanner, charge_length
from escarmouche.games.collision.rules.attacks.shooting import shoot
from escarmouche.games.collision.rules.attacks.tokens import give_jam, give_pin
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.events import attacks as events
from escarmouche.games.collision.rules.lists.profile import Character, Gang, Weapon
from escarmouche.games.collision.rules.measure import apart, in_contact, in_front
from escarmouche.games.collision.rules.naming import sentence
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.state import Activation, CollisionSetup, Dashboard, Model, State
from escarmouche.table.geometry import FULL_TURN
from escarmouche.table.table import Table
from tests.battery import checks
from tests.battery.entrants import PACKAGE, Entrant, speak
from tests.collision import brawl

WORDS = speak(PACKAGE / "games" / "collision" / "text")
UNFILLED = re.compile(r"\{|\bNone\b|\$|-\w+-\w+ ?$")
BEAM = Weapon("beam", "Beam", "ranged", hands=2, range=18_000, shots=1, rules={"beam": 0})
GUN = Weapon("gun", "Gun", "ranged", range=24_000, shots=3, rules={"suppression": 0, "push_back": 1})
CLUB = Weapon("club", "Club", "close")
PROFILE = {"MOV": 5, "ATT": 2, "WND": 3}
ANGLES = st.integers(0, FULL_TURN - 1)
PLACES = st.integers(2000, 31_000)
EVENTS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, Detail)
]


@cache
def setup(**options: str) -> CollisionSetup:
    """An empty table; A has a shooter and a friend, B two models."""
    card = Character("x", "X", "case", PROFILE, 50, weapons=(BEAM, GUN, CLUB))
    gangs = tuple(Gang(name, "case", (msgspec.structs.replace(card, name=name),) * 2, 100) for name in ("Ash", "Bo"))
    table = Table(name="open", width=33_000, depth=33_000)
    return CollisionSetup(options=CATALOGUE.choose(options), lists=(gangs[0], gangs[1]), table=table)


def state(*places: tuple[int, int], facing: int = 900) -> State:
    """Models at these places, the first two of A, who face the same way; those of B face A's edge."""
    models = [
        Model(ModelId(index), index // 2, index % 2, place="table", x=x, y=y, facing=2700 if index // 2 else facing)
        for index, (x, y) in enumerate(places)
    ]
    boards = [Dashboard(seat, deck=sorted(full_deck()), hand=[]) for seat in (0, 1)]
    return State(phase="activation", turn=1, active=0, boards=boards, models=models, activation=Activation(ModelId(0)))


def begun(start: State, entry: Callable[[Battle], Steps[None]], seed: int = 1, **options: str) -> Game[State]:
    """A game that begins with one thing and ends after it."""
    return Game(RULESET, setup(**options), Seeded(seed), state=start, entry=lambda game: entry(Battle(game)))


def nothing(battle: Battle) -> Steps[None]:
    """Nothing happens."""
    yield from ()


def played(game: Game[State], seed: int) -> Game[State]:
    """The game with random answers to its end."""
    rng = Random(seed)
    while game.question is not None:
        for seat in game.waiting():
            game.answer(seat, game.number, game.question.part(seat).sample(rng))
    assert game.reports == []
    return game


# Beams


@settings(deadline=None, max_examples=40)
@given(ANGLES, PLACES, PLACES, PLACES, PLACES)
def test_a_beam_hits_an_enemy_in_every_direction_that_is_offered_and_in_no_other(
    facing: int, x: int, y: int, other_x: int, other_y: int
) -> None:
    battle = Battle(begun(state((16_500, 16_500), (1000, 1000), (x, y), (other_x, other_y), facing=facing), nothing))
    model, foes = battle.model(0), battle.enemies(battle.model(0))
    assume(all(apart(battle.body(model), battle.body(foe)) > 0 for foe in foes))
    offered = {turn for first, last in beam_spans(battle, model, BEAM, foes) for turn in range(first, last + 1)}
    for turn in range(-900, 901, 3):
        struck = struck_by(battle, model, BEAM, (facing + turn) % FULL_TURN)
        assert any(other.owner == 1 for other in struck) == (turn in offered)


@settings(deadline=None, max_examples=40)
@given(ANGLES, PLACES, PLACES)
def test_a_beam_strikes_the_nearest_first_and_friends_too(facing: int, x: int, y: int) -> None:
    battle = Battle(begun(state((16_500, 16_500), (16_500, 12_000), (x, y), (16_500, 9000), facing=2700), nothing))
    model = battle.model(0)
    struck = struck_by(battle, model, BEAM, 2700)
    far = [apart(battle.body(model), battle.body(other)) for other in struck]
    assert far == sorted(far)
    assert [other.id for other in struck if other.id != 2] == [1, 3]


# Charges


@settings(deadline=None, max_examples=40)
@given(ANGLES, st.integers(1260, 6240), ANGLES)
def test_on_open_ground_the_charge_is_as_long_as_the_bases_are_apart(angle: int, far: int, facing: int) -> None:
    x = 16_500 + round(far * math.cos(math.radians(angle / 10)))
    y = 16_500 + round(far * math.sin(math.radians(angle / 10)))
    battle = Battle(begun(state((16_500, 16_500), (1000, 1000), (x, y), (1000, 31_000)), nothing))
    model, target = battle.model(0), battle.model(2)
    length = charge_length(battle, model, target, 5000)
    assert length is not None
    assert length == pytest.approx(apart(battle.body(model), battle.body(target)), abs=2)
    planner = ChargePlanner(battle, model, target, length + 400, 5000)
    for tracks in planner.candidates(4, Random(angle), ()):
        assert planner.fault(tracks) is None
        battle.put(model, *tracks["0"].end)
        assert in_contact(battle, model, target)
        battle.put(model, 16_500, 16_500, 0)


@pytest.mark.parametrize("seed", range(12))
def test_a_charge_ends_in_contact_and_facing_its_target_or_where_it_began(seed: int) -> None:
    start = state((16_500, 16_500), (1000, 1000), (16_500, 19_500), (18_500, 19_000))
    game = begun(start, lambda battle: charge(battle, battle.model(0)), seed)
    rng = Random(seed)
    arrived = False
    while game.question is not None:
        asked = game.question
        arrived = arrived or isinstance(asked, Place)
        game.answer(asked.seat, game.number, asked.sample(rng))
    battle = Battle(game)
    model, target = (
        battle.model(0),
        next(battle.model(event.target) for event in game.journal if isinstance(event, events.ChargeDeclared)),
    )
    assert arrived == model.moved
    if arrived:
        assert in_front(battle, model, target)
        assert any(isinstance(event, events.ChargeArrived) for event in game.journal)
    else:
        assert (model.x, model.y, model.facing) == (16_500, 16_500, 900)


# Shots


@pytest.mark.parametrize("seed", range(20))
def test_what_a_shot_leaves_behind_fits_its_cards(seed: int) -> None:
    start = state((16_500, 16_500), (1000, 1000), (16_500, 21_500), (17_000, 24_000))
    game = played(begun(start, lambda battle: shoot(battle, battle.model(0)), seed), seed)
    model = game.state.models[0]
    jams = sum(isinstance(event, events.JamReceived) for event in game.journal)
    assert model.jams_ever == jams
    assert model.place == "dead" or model.jams == min(jams, 2)
    assert game.state.confrontation is None
    for board in game.state.boards:
        assert sorted([*board.deck, *board.hand, *board.discard]) == sorted(full_deck())


# Tokens


def tokens(kinds: Sequence[Literal["pinned", "failure", "reload"]]) -> Callable[[Battle], Steps[None]]:
    """A model receives tokens one after the other."""

    def entry(battle: Battle) -> Steps[None]:
        for kind in kinds:
            model = battle.model(0)
            if model.place != "table":
                return
            yield from give_pin(battle, model) if kind == "pinned" else give_jam(battle, model, kind)

    return entry


KINDS = st.lists(st.sampled_from(["pinned", "failure", "reload"]), max_size=6)


@settings(deadline=None, max_examples=40)
@given(KINDS, st.integers(0, 99))
def test_a_model_never_has_more_than_two_jam_and_pinned_tokens(
    kinds: list[Literal["pinned", "failure", "reload"]], seed: int
) -> None:
    game = played(begun(state((9000, 9000), (1000, 1000)), tokens(kinds), seed), seed)
    model = game.state.models[0]
    assert model.jams + model.pins == (0 if model.place == "dead" else min(2, len(kinds)))


@settings(deadline=None, max_examples=40)
@given(KINDS, st.integers(0, 99))
def test_with_two_of_each_nobody_is_asked_which_tokens_stay(
    kinds: list[Literal["pinned", "failure", "reload"]], seed: int
) -> None:
    game = begun(state((9000, 9000), (1000, 1000)), tokens(kinds), seed, token_limit="two_of_each")
    assert game.question is None
    model = game.state.models[0]
    if model.place == "table":
        assert model.pins == min(2, kinds.count("pinned"))
        assert model.jams == min(2, len(kinds) - kinds.count("pinned"))


# Secrets


@pytest.mark.parametrize("check", checks.CHECKS, ids=lambda check: check.__name__)
def test_attacks_keep_the_secrets_of_the_cards(check: Callable[[Entrant, int], None]) -> None:
    check(brawl.entrant(overwatch_charged="needs_hold_test"), 5)


# Words


def blank(kind: type[Event]) -> Event:
    """An event with values that fit."""
    values: dict[type, Any] = {int: 1, str: "S", bool: True, tuple: (0, 2)}
    fields = {field: values[next(iter(plain_types(hint)))] for field, hint in fields_of(kind).items()}
    if "spots" in fields:
        fields["spots"] = ((0, 0, 0), (1000, 0, 0))
    required = {field.name for field in msgspec.structs.fields(kind) if field.required}
    return kind(**{field: value for field, value in fields.items() if field in required})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_its_sentence(kind: type[Event], language: str) -> None:
    line = sentence(WORDS[language], setup(), None, blank(kind))
    assert not UNFILLED.search(line), line
    assert line.endswith(".")


def test_a_shot_and_a_charge_are_told() -> None:
    shot = events.ShotDeclared(model=ModelId(0), target=ModelId(2), weapon="gun", watching=True)
    charged = events.ChargeDeclared(model=ModelId(0), target=ModelId(3), distance=2500, weapon="none")
    said = [sentence(WORDS["en"], setup(), None, event) for event in (shot, charged)]
    assert said == [
        "Overwatch: Ash 1 shoots at Bo 1 with Gun.",
        "Ash 1 charges Bo 2, 2.5 in away.",
    ]
