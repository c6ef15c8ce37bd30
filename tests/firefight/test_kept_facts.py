"""What is kept or left out for speed says the same as the plain rules: coherency, line-up, ways and their judgement."""

import math
from random import Random
from typing import Any

import numpy as np
import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.engine.place import Place, Track
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.games.firefight.conformance.stage import STAGE
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks import wounds
from escarmouche.games.firefight.rules.attacks.to_hit import any_has
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.lists import mustering, reading
from escarmouche.games.firefight.rules.movement import gait, moves, placing
from escarmouche.games.firefight.rules.movement.marching import legs_of_all, stays_on_the_ground
from escarmouche.games.firefight.rules.movement.terrain import in_danger, near_danger
from escarmouche.games.firefight.rules.ruleset import RULESET
from escarmouche.games.firefight.rules.state import FirefightSetup, Lasting, Model, Objective, Unit
from escarmouche.games.firefight.rules.table import tables
from escarmouche.games.firefight.rules.table.measure import (
    EXCLUSION,
    from_objective,
    nearest,
    nearest_units,
    objective_distance,
)
from escarmouche.table.formation import Spot, cluster
from escarmouche.table.geometry import Body
from escarmouche.table.ways.movement import Obstacles, fault


def nothing(game: Game[Any]) -> Any:
    """A game in which nothing happens."""
    yield from ()


def battle_of(*, journal: bool = False, **more: Any) -> Battle:
    """Two units of each side, one of them flying, around a hill and a wood."""
    unit = {"size": 4, "step": [1.6, 0], "weapons": [{"name": "Gun", "range": 24, "attacks": 1}]}
    units = [
        {**unit, "name": "Walkers", "side": "A", "at": [10, 10]},
        {**unit, "name": "Flyers", "side": "A", "at": [20, 10], "rules": ["Flying"]},
        {**unit, "name": "Enemies", "side": "B", "at": [10, 14]},
        {**unit, "name": "Others", "side": "B", "at": [18, 16]},
    ]
    pieces = [
        {"id": "hill", "kind": "hill", "at": [15, 13], "size": [6, 4]},
        {"id": "wood", "kind": "forest", "at": [8, 12], "size": [4, 3]},
    ]
    scene = STAGE.scene({"begin": "shooting", "unit": units, "piece": pieces, **more})
    return Battle(Game(RULESET, scene.setup, Seeded(0), state=scene.state(), entry=nothing, journal=journal))


@pytest.mark.parametrize("option", ["chain", "literal"])
def test_one_more_joins_where_all_are_in_coherency(option: str) -> None:
    """Who joins a unit in coherency is found by looking at the newcomer alone."""
    battle, rng, joined = battle_of(), Random(option), 0
    battle.game.setup.options["coherency"] = option
    for _ in range(3000):
        bodies = [
            Body(rng.randint(0, 6000), rng.randint(0, 9500), rng.choice((0, 0, 1500)), 500, 1000)
            for _ in range(rng.randint(1, 4))
        ]
        whole, body = bodies[:-1], bodies[-1]
        if placing.incoherent(battle, whole) is None:
            assert placing.joins(whole, body) == (placing.incoherent(battle, bodies) is None)
            joined += placing.joins(whole, body)
    assert joined > 100


def test_the_lineup_follows_models_that_are_set_down() -> None:
    """Rows of bases are those that a fresh look at the table gives, whoever was set down or fell in between."""
    battle, rng = battle_of(), Random(1)
    for turn in range(60):
        model = rng.choice([model for model in battle.state.models if model.alive])
        battle.put(model, model.x + rng.randint(-900, 900), model.y + rng.randint(-900, 900), 0)
        if turn % 20 == 19:
            model.alive = False
            battle.regrouped(battle.unit_of(model))
        fresh = Battle(battle.game)
        assert np.array_equal(battle.lineup.rows, fresh.lineup.rows)
        assert battle.bodies(battle.unit_of(model)) == fresh.bodies(fresh.unit_of(model))
        for unit in battle.state.units:
            mover, way = battle.alive(unit)[0], gait.Way("charge", "GFF-ACT-05", target=rng.choice((-1, 0, 2, 3)))  # type: ignore[arg-type]
            soft = battle.bodies(unit)[1:] if turn % 2 else ()
            kept, anew = (gait.obstacles_for(one, mover, way, soft=soft) for one in (battle, fresh))
            assert np.array_equal(kept.hard, anew.hard)
            assert np.array_equal(kept.soft, anew.soft)


def test_the_nearest_of_each_unit_is_found_at_once() -> None:
    """A kernel measures models and objectives to every unit as they are measured one by one."""
    battle, rng = battle_of(), Random(3)
    for _ in range(40):
        model = rng.choice(battle.state.models)
        battle.put(model, rng.randint(0, 30_000), rng.randint(0, 30_000), rng.choice((0, 1)))
        objective = Objective(rng.randint(0, 30_000), rng.randint(0, 30_000), 0)
        units = battle.state.units
        assert nearest_units(battle, model) == [nearest(battle, model, unit) for unit in units]
        assert from_objective(battle, objective) == [
            min(objective_distance(battle, one, objective) for one in battle.alive(unit)) for unit in units
        ]


def test_who_is_gone_is_on_the_table_no_more() -> None:
    """The units on the table are those that a fresh look finds, after each that is destroyed."""
    battle = battle_of()
    for unit in battle.state.units:
        assert unit in battle.on_table(unit.owner)
        wounds.gone(battle, unit)
        fresh = Battle(battle.game)
        assert [battle.on_table(seat) for seat in (0, 1)] == [fresh.on_table(seat) for seat in (0, 1)]
        assert np.array_equal(battle.lineup.rows, fresh.lineup.rows)
        assert battle.lineup.spans == fresh.lineup.spans
    assert battle.enemies(battle.state.units[0]) == []


def test_bases_in_the_way_are_measured_at_once_as_one_by_one() -> None:
    """What a kernel makes of the line-up is what the bodies of the other units are as obstacles, with their room."""
    battle = battle_of()
    for model in battle.state.models:
        own = battle.unit_of(model)
        for way in (moves.ADVANCE, gait.Way("charge", "GFF-ACT-05", target=UnitId(2))):
            bases = [
                (body, EXCLUSION if other.owner != own.owner and other.id != way.target else 0)
                for other in battle.state.units
                if other is not own
                for body in battle.bodies(other)
            ]
            plain = Obstacles.around(battle.radius(own), bases, height=battle.profile(own).height).hard
            found = gait.obstacles_for(battle, model, way)
            flies = battle.has(model, "flying")
            assert np.array_equal(found.soft if flies else found.hard, plain)
            assert not len(found.hard if flies else found.soft)


@pytest.mark.parametrize("option", ["chain", "literal"])
def test_a_unit_stands_together_where_no_rule_of_coherency_says_otherwise(option: str) -> None:
    """Coherency measured at once is coherency rule by rule."""
    battle, rng, together = battle_of(), Random(option), 0
    battle.game.setup.options["coherency"] = option
    unit = battle.state.units[0]
    for _ in range(600):
        spread = rng.choice((2000, 4000, 9500))
        for model in battle.alive(unit):
            battle.put(model, rng.randint(0, 3000), rng.randint(0, spread), 0)
        plain = placing.incoherent(battle, battle.bodies(unit)) is None
        assert placing.coherent(battle, unit) == plain
        assert moves.is_scattered(battle, unit) != plain
        together += plain
    assert 50 < together < 550


def plain_reason(battle: Battle, model: Model, track: Track, way: gait.Way, placed: list[Body]) -> Reason | None:
    """Why a model may not go like this: first where it ends, then its zone, then the way."""
    unit = battle.unit_of(model)
    everyone = [*placing.bodies_of_others(battle, unit), *placed]
    reason = placing.standing_fault(battle, unit, track.end, everyone)
    reason = reason or gait.ends_in_zone(battle, model, placing.body_at(battle, unit, track.end), way)
    found = fault(battle.table, gait.gait_of(battle, model, way), gait.obstacles_for(battle, model, way), track)
    return reason or (placing.fault_reason(found) if found is not None else None)


def test_ways_are_refused_for_the_same_reason_as_one_rule_after_another() -> None:
    """One look at ground, bases and zones refuses what the rules refuse one by one."""
    battle, rng, reasons = battle_of(), Random(2), set()
    for _ in range(4000):
        model = rng.choice(battle.state.models)
        own = [one for one in battle.alive(battle.unit_of(model)) if one is not model]
        angle, far = rng.uniform(0, 2 * math.pi), rng.uniform(0, 6000)
        x, y = round(model.x + far * math.cos(angle)), round(model.y + far * math.sin(angle))
        if not (0 <= x <= battle.table.width and 0 <= y <= battle.table.depth):
            continue
        track = Track(((model.x, model.y, model.surface), (x, y, battle.table.standing_surface(x, y))))
        placed = [battle.body(one) for one in own[: rng.randint(0, 3)]]
        found = gait.track_reason(battle, model, track, moves.ADVANCE, placed)
        assert found == plain_reason(battle, model, track, moves.ADVANCE, placed)
        reasons.add("" if found is None else found.text)
    assert {"", "refused-on-a-base", "refused-near-enemy", "refused-through-base"} <= reasons


@pytest.mark.parametrize("seed", range(4))
def test_moves_that_a_unit_finds_for_itself_are_legal(seed: int) -> None:
    """What a planner proposes stands before the judgement of any other answer."""
    one, other = (mustering.muster(reading.ready_list(key)) for key in ("hollow_hill-500", "plumbline-500"))
    armies, options = (one, other), CATALOGUE.choose({})
    setup = FirefightSetup(options=options, lists=armies, table=tables.generate(seed), size=500, consent=(0, 1))
    game = Game(RULESET, setup, Seeded(seed), journal=False)
    rng, judged = Random(seed), 0
    while game.question is not None and judged < 40:
        (seat, *_) = game.waiting()
        question = game.question.part(seat)
        if isinstance(question, Place) and isinstance(question.planner, moves.MovePlanner):
            planner = question.planner
            for toward in ((), [(rng.randint(0, 40_000), rng.randint(0, 40_000))]):
                for tracks in planner.candidates(3, rng, toward):
                    anew = moves.MovePlanner(planner.battle, planner.unit, planner.way)
                    assert anew.fault(tracks) is None
                    judged += 1
        game.answer(seat, game.number, question.sample(rng))
    assert judged


@pytest.mark.parametrize("seed", range(3))
def test_a_unit_marches_at_once_where_its_models_go_one_by_one(seed: int) -> None:
    """A kernel that moves a whole unit straight on ends where each model does that looks for its own way."""
    one, other = (mustering.muster(reading.ready_list(key)) for key in ("hollow_hill-500", "plumbline-500"))
    options = CATALOGUE.choose({})
    setup = FirefightSetup(options=options, lists=(one, other), table=tables.generate(seed), size=500, consent=(0, 1))
    game = Game(RULESET, setup, Seeded(seed), journal=False)
    rng, found = Random(seed), {True: 0, False: 0}
    while game.question is not None and sum(found.values()) < 150:
        (seat, *_) = game.waiting()
        question = game.question.part(seat)
        if isinstance(question, Place) and isinstance(question.planner, moves.MovePlanner):
            planner = question.planner
            for first, key in enumerate(planner.movers):
                x, y, _ = planner.starts[key]
                x, y = x + rng.randint(-5000, 5000), y + rng.randint(-5000, 5000)
                goal = (x, y, planner.battle.table.standing_surface(x, y))
                tracks = planner._march_to(first, goal)
                assert tracks == planner.follow({key: goal}, {}, moves.STRAIGHT)
                found[tracks is not None] += 1
        game.answer(seat, game.number, question.sample(rng))
    assert min(found.values()) > 10


def plainly_around(planner: placing.FormationPlanner, anchor: Spot) -> list[Spot] | None:
    """The spots of a unit around another, each judged rule by rule."""
    battle, unit, placed = planner.battle, planner.unit, list[Body]()

    def fits(spot: Spot, _: object) -> bool:
        body = placing.body_at(battle, unit, spot)
        if not placing.joins(placed, body) or planner._spot_reason(spot, placed) is not None:
            return False
        placed.append(body)
        return True

    pitch = battle.profile(unit).base + placing.ELBOW_ROOM
    return cluster(battle.table, anchor, len(planner.models), pitch, fits)


def test_a_unit_is_set_down_at_once_where_its_models_are_one_by_one() -> None:
    """A unit around a spot stands where each model does that is judged by one rule after another."""
    battle, rng, found = battle_of(), Random(4), {True: 0, False: 0}
    outside = refusal("GFF-DEPL-03", "refused-outside-zone")
    for turn in range(1500):
        unit = battle.state.units[turn % 4]
        border = rng.randint(8000, 20_000)
        planner = placing.FormationPlanner(
            battle,
            unit,
            lambda body, border=border: None if body.y < border else outside,  # type: ignore[misc]
        )
        x, y = rng.randint(0, 24_000), rng.randint(0, 20_000)
        anchor = (x, y, rng.choice(battle.table.surfaces_at(x, y)))
        tracks = planner._around(anchor)
        plain = plainly_around(planner, anchor)
        assert plain == (None if tracks is None else [track.end for track in tracks.values()])
        found[tracks is not None] += 1
    assert min(found.values()) > 100


def some_tracks(battle: Battle, unit: Unit, rng: Random) -> dict[ModelId, Track]:
    """Ways of the models of a unit from where they stand, each with one corner more than the last."""
    found = {}
    for turns, model in enumerate(battle.alive(unit), 1):
        spots, (x, y) = [(model.x, model.y, model.surface)], (model.x, model.y)
        for _ in range(turns):
            x, y = (min(max(at + rng.randint(-4000, 4000), 1000), 24_000) for at in (x, y))
            spots.append((x, y, battle.table.standing_surface(x, y) if rng.random() < 0.3 else 0))
        found[model.id] = Track(tuple(spots))
    return found


def test_legs_of_a_unit_are_those_of_its_models() -> None:
    """Ways measured together are as long as each by itself, for those who walk and those who fly."""
    battle, rng = battle_of(journal=True), Random(3)
    for unit in battle.state.units:
        tracks = some_tracks(battle, unit, rng)
        plain = [gait.legs_of(battle, battle.state.models[key], track, moves.RUSH) for key, track in tracks.items()]
        assert list(legs_of_all(battle, unit, tracks, moves.RUSH)) == plain


CHASM_AND_MINES = [
    {"id": "chasm", "kind": "chasm", "at": [10, 6], "size": [3, 2]},
    {"id": "mines", "kind": "minefield", "at": [16, 16], "size": [3, 2]},
    {"id": "hill", "kind": "hill", "at": [15, 13], "size": [6, 4]},
]


def test_who_stays_on_the_ground_walks() -> None:
    """Where nobody is told how long legs are, they are left unmeasured only if each of them is walked."""
    battle, rng, unmeasured = battle_of(piece=CHASM_AND_MINES), Random(7), {True: 0, False: 0}
    for turn in range(400):
        unit = battle.state.units[turn % 4]
        tracks = some_tracks(battle, unit, rng)
        found = [leg.kind for legs in legs_of_all(battle, unit, tracks, moves.RUSH) for leg in legs]
        plain = (gait.legs_of(battle, battle.state.models[key], track, moves.RUSH) for key, track in tracks.items())
        assert found == [leg.kind for legs in plain for leg in legs]
        unmeasured[stays_on_the_ground(battle, tracks.values(), battle.radius(unit))] += 1
    assert min(unmeasured.values()) > 20


def test_nobody_enters_danger_that_is_not_near() -> None:
    """A whole unit is kept from a closer look at dangerous terrain only if none of its models comes into it."""
    battle, rng, entered = battle_of(piece=CHASM_AND_MINES), Random(7), {True: 0, False: 0}
    for turn in range(400):
        unit = battle.state.units[turn % 4]
        tracks = some_tracks(battle, unit, rng)
        near = near_danger(battle, unit, [spot for track in tracks.values() for spot in track.spots])
        for key, track in tracks.items():
            enters = moves.enters_danger(battle, battle.state.models[key], track, moves.RUSH)
            stands = in_danger(battle, placing.body_at(battle, unit, track.end))
            assert near or not (enters or stands)
            entered[enters] += 1
    assert min(entered.values()) > 20
    assert not near_danger(battle, battle.state.units[0], [])


def test_a_game_of_which_nobody_is_told_is_the_same() -> None:
    """What is only told is not worked out without a journal, and nothing else comes of it."""
    one, other = (mustering.muster(reading.ready_list(key)) for key in ("hollow_hill-200", "tollgate-200"))
    setup = FirefightSetup(options=CATALOGUE.choose({}), lists=(one, other), table=tables.named(tables.names()[0]))
    told, untold = (Game(RULESET, setup, Seeded(4), journal=journal) for journal in (True, False))
    rng = Random(4)
    while told.question is not None:
        for seat in told.waiting():
            value = told.question.part(seat).sample(rng)
            for game in (told, untold):
                game.answer(seat, game.number, value)
            assert told.hash() == untold.hash()
    assert untold.question is None


def test_what_a_card_says_of_all_its_models() -> None:
    """Arms and rules that are kept with a card are those of its models one by one, also while a spell lasts."""
    battle = battle_of()
    walkers, flyers = battle.state.units[:2]
    assert not any_has(battle, walkers, "flying")
    assert any_has(battle, flyers, "flying")
    model = battle.alive(walkers)[0]
    assert [weapon.name for _, _, weapon in battle.weapons(model, melee=False)] == ["Gun"]
    assert battle.weapons(model, melee=True) == ()
    walkers.lasting = [
        Lasting(spell="Wings", kind="grant", rule="flying"),
        Lasting(spell="Rays", kind="grant", rule="ap", value=2),
    ]
    assert any_has(battle, walkers, "flying")
    assert [weapon.rules for _, _, weapon in battle.weapons(model, melee=False)] == [{"ap": 2}]
