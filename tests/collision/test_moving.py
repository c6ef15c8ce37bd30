"""Moves on real tables: every way that is offered is legal, and whoever goes it ends somewhere one can stand."""

import functools
import math
from random import Random

import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.place import Place, Track
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.cards import full_deck
from escarmouche.games.collision.rules.gait import free_spot, gait_of, obstacles_for, strides_of, way_length
from escarmouche.games.collision.rules.moving import MovePlanner, lose_hold, move
from escarmouche.games.collision.rules.profile import Character, Gang
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.shove import push
from escarmouche.games.collision.rules.skirmish import Skirmish
from escarmouche.games.collision.rules.state import Activation, CollisionSetup, Dashboard, Model, State
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import end_fault

TABLES = [*tables.names(), "generated"]
RUNNER = Character("runner", "Runner", "test", {"MOV": 6, "WND": 30, "AGI": 1}, 50)


@functools.cache
def ground(name: str) -> Table:
    return tables.generate(7) if name == "generated" else tables.named(name)


def skirmish(table: Table, seed: int, count: int = 4) -> Skirmish:
    """Some runners of both gangs wherever there is room, on any level."""
    gang = Gang("runners", "test", (RUNNER,) * count, 50 * count)
    setup = CollisionSetup(gangs=(gang, gang), table=table)
    state = State(
        phase="activation",
        boards=[Dashboard(seat, deck=full_deck()) for seat in (0, 1)],
        models=[Model(number, number // count, number % count) for number in range(2 * count)],
        edges=["y0", "y1"],
    )
    sk = Skirmish(Game(RULESET, setup, Seeded(seed), state=state, entry=lambda game: iter(())))  # type: ignore[arg-type,return-value]
    rng = Random(seed)
    for model in state.models:
        x, y = rng.randrange(700, table.width - 700), rng.randrange(700, table.depth - 700)
        spot = free_spot(sk, model, (x, y, rng.choice(table.surfaces_at(x, y))))
        model.place = "table"
        sk.put(model, *spot, rng.randrange(3600))
    return sk


def stands(sk: Skirmish, model: Model) -> bool:
    """Whether a model stands where it may stand among the others."""
    spot = (model.x, model.y, model.surface)
    return end_fault(sk.table, gait_of(sk, model), obstacles_for(sk, model), spot) is None


def play(sk: Skirmish, steps: Steps[None], rng: Random) -> None:
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
        sk = skirmish(table, seed)
        for model in sk.state.models:
            planner = MovePlanner(sk, model)
            toward = [(table.width // 2, table.depth // 2)] if seed % 2 else []
            for tracks in planner.candidates(6, Random(seed), toward):
                assert planner.fault(tracks) is None
                strides = strides_of(sk, model, tracks[str(model.id)])
                assert not isinstance(strides, Reason)
                assert way_length(sk, model, strides) <= 6002


@pytest.mark.parametrize("name", TABLES)
def test_whoever_moves_or_falls_ends_somewhere_one_can_stand(name: str) -> None:
    table = ground(name)
    rng = Random(3)
    for seed in range(4):
        sk = skirmish(table, seed)
        for model in sk.state.models:
            sk.state.activation = Activation(model.id, actions=["move"])
            play(sk, move(sk, model), rng)
            assert stands(sk, model)


@pytest.mark.parametrize("name", TABLES)
def test_a_pushed_model_stands_hangs_over_or_is_gone(name: str) -> None:
    table = ground(name)
    rng = Random(5)
    for seed in range(4):
        sk = skirmish(table, seed)
        for model in sk.state.models:
            before = (model.x, model.y)
            play(sk, push(sk, model, rng.uniform(0, 3600), 2000, 1 - model.owner, "COL-PUSH-01"), rng)
            if model.place == "table":
                assert table.holds(model.surface, model.x, model.y)
                fell = math.dist(before, (model.x, model.y)) > 2001
                assert not fell or stands(sk, model)


def test_the_way_to_a_roof_leads_up_the_ladder_from_its_foot() -> None:
    sk = skirmish(ground("ashmarket"), 0, count=1)
    model, other = sk.state.models
    ladders = [(index, access) for index, piece in enumerate(sk.table.pieces) for access in piece.access]
    assert ladders
    sk.put(other, 700, 700, 0)
    index, access = ladders[0]
    sk.put(model, *free_spot(sk, model, (access.x, access.y, 0)))
    way = MovePlanner(sk, model).way_to((access.x, access.y, sk.table.surface_of[index]))
    assert isinstance(way, Track)
    strides = strides_of(sk, model, way)
    assert isinstance(strides, list)
    assert [stride.kind for stride in strides] == ["ladder"]


def test_an_arriving_model_ends_wholly_on_the_table() -> None:
    table = ground("generated")
    for seed in range(6):
        sk = skirmish(table, seed)
        model = sk.state.models[4]
        model.place = "waiting"
        sk.changed()
        planner = MovePlanner(sk, model, arriving=True)
        for tracks in [*planner.candidates(5, Random(seed), ()), planner.complete({})]:
            assert not isinstance(tracks, Reason)
            assert planner.fault(tracks) is None
            x, y, _ = tracks[str(model.id)].end
            assert table.on_table(x, y, 625)
            assert y >= table.depth - 6000


def test_a_model_that_hangs_on_nothing_loses_no_hold() -> None:
    sk = skirmish(ground("generated"), 1)
    model = sk.state.models[0]
    before = (model.x, model.y, model.surface)
    play(sk, lose_hold(sk, model), Random(0))
    assert (model.x, model.y, model.surface) == before


def test_a_move_is_asked_of_its_owner() -> None:
    sk = skirmish(ground("generated"), 1)
    question = next(move(sk, sk.state.models[5]))
    assert isinstance(question, Place)
    assert (question.seat, question.models) == (1, ["5"])
