"""Moves on real tables: every way that is offered is legal, and whoever goes it ends somewhere one can stand."""

import functools
import math
from random import Random

import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId
from escarmouche.engine.place import Place, Track
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.lists.profile import Character, Gang
from escarmouche.games.collision.rules.moves.move import MovePlanner, lose_hold, move
from escarmouche.games.collision.rules.moves.push_back import push
from escarmouche.games.collision.rules.moves.strides import free_spot, gait_of, obstacles_for, strides_of, way_length
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.state import Activation, CollisionSetup, Dashboard, Model, State
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import end_fault

TABLES = [*tables.names(), "generated"]
RUNNER = Character("runner", "Runner", "test", {"MOV": 6, "WND": 30, "AGI": 1}, 50)


@functools.cache
def ground(name: str) -> Table:
    return tables.generate(7) if name == "generated" else tables.named(name)


def battle_of(table: Table, seed: int, count: int = 4) -> Battle:
    """Some runners of both gangs wherever there is room, on any level."""
    gang = Gang("runners", "test", (RUNNER,) * count, 50 * count)
    setup = CollisionSetup(lists=(gang, gang), table=table)
    state = State(
        phase="activation",
        boards=[Dashboard(seat, deck=full_deck()) for seat in (0, 1)],
        models=[Model(ModelId(number), number // count, number % count) for number in range(2 * count)],
        edges=["y0", "y1"],
    )
    battle = Battle(Game(RULESET, setup, Seeded(seed), state=state, entry=lambda game: iter(())))  # type: ignore[arg-type,return-value]
    rng = Random(seed)
    for model in state.models:
        x, y = rng.randrange(700, table.width - 700), rng.randrange(700, table.depth - 700)
        spot = free_spot(battle, model, (x, y, rng.choice(table.surfaces_at(x, y))))
        model.place = "table"
        battle.put(model, *spot, rng.randrange(3600))
    return battle


def stands(battle: Battle, model: Model) -> bool:
    """Whether a model stands where it may stand among the others."""
    spot = (model.x, model.y, model.surface)
    return end_fault(battle.table, gait_of(battle, model), obstacles_for(battle, model), spot) is None


def play(battle: Battle, steps: Steps[None], rng: Random) -> None:
    """Answer every question somehow."""
    try:
        question = next(steps)
        while True:
            question = steps.send(question.sample(rng))  # type: ignore[union-attr]
    except StopIteration:
        return


@pytest.mark.parametrize("name", TABLES)
def test_every_move_that_is_offered_is_legal_and_short_enough(name: str) -> None:
    table = ground(name)
    for seed in range(6):
        battle = battle_of(table, seed)
        for model in battle.state.models:
            planner = MovePlanner(battle, model)
            toward = [(table.width // 2, table.depth // 2)] if seed % 2 else []
            for tracks in planner.candidates(6, Random(seed), toward):
                assert planner.fault(tracks) is None
                strides = strides_of(battle, model, tracks[str(model.id)])
                assert not isinstance(strides, Reason)
                assert way_length(battle, model, strides) <= 6002


@pytest.mark.parametrize("name", TABLES)
def test_whoever_moves_or_falls_ends_somewhere_one_can_stand(name: str) -> None:
    table = ground(name)
    rng = Random(3)
    for seed in range(4):
        battle = battle_of(table, seed)
        for model in battle.state.models:
            battle.state.activation = Activation(model.id, actions=["move"])
            play(battle, move(battle, model), rng)
            assert stands(battle, model)


@pytest.mark.parametrize("name", TABLES)
def test_a_pushed_model_stands_hangs_over_or_is_gone(name: str) -> None:
    table = ground(name)
    rng = Random(5)
    for seed in range(4):
        battle = battle_of(table, seed)
        for model in battle.state.models:
            before = (model.x, model.y)
            play(battle, push(battle, model, rng.uniform(0, 3600), 2000, 1 - model.owner, "COL-PUSH-01"), rng)
            if model.place == "table":
                assert table.holds(model.surface, model.x, model.y)
                fell = math.dist(before, (model.x, model.y)) > 2001
                assert not fell or stands(battle, model)


def test_the_way_to_a_roof_leads_up_the_ladder_from_its_foot() -> None:
    battle = battle_of(ground("ashmarket"), 0, count=1)
    model, other = battle.state.models
    ladders = [(index, access) for index, piece in enumerate(battle.table.pieces) for access in piece.access]
    assert ladders
    battle.put(other, 700, 700, 0)
    index, access = ladders[0]
    battle.put(model, *free_spot(battle, model, (access.x, access.y, 0)))
    way = MovePlanner(battle, model).way_to((access.x, access.y, battle.table.surface_of[index]))
    assert isinstance(way, Track)
    strides = strides_of(battle, model, way)
    assert isinstance(strides, list)
    assert [stride.kind for stride in strides] == ["ladder"]


def test_an_arriving_model_ends_wholly_on_the_table() -> None:
    table = ground("generated")
    for seed in range(6):
        battle = battle_of(table, seed)
        model = battle.state.models[4]
        model.place = "waiting"
        battle.changed()
        planner = MovePlanner(battle, model, arriving=True)
        for tracks in [*planner.candidates(5, Random(seed), ()), planner.complete({})]:
            assert not isinstance(tracks, Reason)
            assert planner.fault(tracks) is None
            x, y, _ = tracks[str(model.id)].end
            assert table.on_table(x, y, 625)
            assert y >= table.depth - 6000


def test_a_model_that_hangs_on_nothing_loses_no_hold() -> None:
    battle = battle_of(ground("generated"), 1)
    model = battle.state.models[0]
    before = (model.x, model.y, model.surface)
    play(battle, lose_hold(battle, model), Random(0))
    assert (model.x, model.y, model.surface) == before


def test_a_move_is_asked_of_its_owner() -> None:
    battle = battle_of(ground("generated"), 1)
    question = next(move(battle, battle.state.models[5]))
    assert isinstance(question, Place)
    assert (question.seat, question.models) == (1, ["5"])
