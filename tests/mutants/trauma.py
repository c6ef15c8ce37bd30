"""Deliberately wrong versions of rules of the game: what a rule would be if it were not there."""

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np

from escarmouche.engine.place import Track
from escarmouche.engine.questions import Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.games.trauma.rules import dice, state, unit_classes
from escarmouche.games.trauma.rules.activation import activation, announcement, morale, orders, states
from escarmouche.games.trauma.rules.activation import alert_fire as alert
from escarmouche.games.trauma.rules.battle import NUMBERS, Battle, Figures
from escarmouche.games.trauma.rules.casualties import care, penetration, returning, structure
from escarmouche.games.trauma.rules.close_combat import blows, contact, suicide_assault
from escarmouche.games.trauma.rules.dice import Opposed, is_automatic, is_down, succeeds
from escarmouche.games.trauma.rules.lists import checking, reading
from escarmouche.games.trauma.rules.lists import units as list_units
from escarmouche.games.trauma.rules.lists.shelf import REFERENCE
from escarmouche.games.trauma.rules.mission import access_zones, agreement, opening, quarters, strategic_points, victory
from escarmouche.games.trauma.rules.movement import displacement, gait
from escarmouche.games.trauma.rules.movement import entry as entering
from escarmouche.games.trauma.rules.movement.crossing import barriers, overrun
from escarmouche.games.trauma.rules.movement.displacement import DROP, MOVE
from escarmouche.games.trauma.rules.movement.placement import body_at, overlaps
from escarmouche.games.trauma.rules.shooting import (
    arcs,
    fire_action,
    hits,
    indirect,
    precision,
    salvos,
    targets,
    volley,
)
from escarmouche.games.trauma.rules.shooting.precision import Shot
from escarmouche.games.trauma.rules.shooting.salvos import Salvo
from escarmouche.games.trauma.rules.shooting.targets import target_options
from escarmouche.games.trauma.rules.space import (
    areas,
    corridor,
    cover,
    formation,
    lines_of_sight,
    measure,
    silhouettes,
)
from escarmouche.games.trauma.rules.space.areas import Chord
from escarmouche.games.trauma.rules.space.lines_of_sight import bearers
from escarmouche.games.trauma.rules.space.measure import (
    apart,
    band,
    base_to_base,
    counted,
    enemy_at_contact,
    is_contact,
    touching,
)
from escarmouche.games.trauma.rules.space.silhouettes import POINTS, Counts, Floats, everybody, looks_past, walls
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.turn import (
    cards,
    general,
    initiative,
    sequence,
    simultaneous,
)
from escarmouche.table import geometry
from escarmouche.table.edges import edge_distance
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body
from escarmouche.table.table import Piece, Table
from tests.mutants.wrong import Wrong
from tests.trauma.reference import surveyed


def activation_not_announced(battle: Battle, action: str) -> Reason | None:
    """Why an action cannot be performed that is no longer to come."""
    to_come = battle.acting.announced[battle.acting.done :]
    return None if action in to_come else refusal("TRA-ACTN-01", "refused-not-announced")


def activation_forfeits_everything(battle: Battle, unit: Unit) -> None:
    """All announced actions are lost at once."""
    battle.acting.done = len(battle.acting.announced)


def areas_bases_overlap(a: Sequence[areas.Outline], b: Sequence[areas.Outline]) -> bool:
    """Hulls of a single point each, which have nothing in between."""
    return any(one == other for one in a for other in b if len(one) == len(other) == 1)


def barriers_with_height(battle: Battle, barrier: barriers.Barrier, passage: Chord) -> float:
    """The thickness with what one has to climb."""
    rise = 2 * battle.table.pieces[barrier.piece].height if barrier.piece != barriers.NO_PIECE else 0
    return passage.thickness + rise


def corridor_centre_inside(points: Sequence[corridor.Point], bases: Sequence[Body], body: Body) -> bool:
    """Whether the middle of a base lies in the corridor."""
    return corridor.to_outline(body.x, body.y, points) == 0.0


def corridor_everyone_inside(
    battle: Battle, lookers: Sequence[Model], unit: Unit, inside: Sequence[Model]
) -> list[Model]:
    """All models in the corridor, seen or not."""
    return list(inside)


def covering_past_everybody(battle: Battle, shooter: Unit, target: Unit) -> Counts:
    """What one would see if every model hid what is behind it."""
    return looks_past(battle, shooter, target, everybody(battle))


def entering_anywhere_outside(battle: Battle, edge: str, radius: int, spot: Spot) -> bool:
    """Whether a spot lies beside an edge of the table."""
    return edge_distance(battle.table, edge, *spot[:2]) <= 0


def formation_one_chain(bodies: Sequence[Body], head: int) -> bool:
    """Whether every model keeps formation, and the contacts join all of them in one group."""
    linked, waiting = {0}, [0]
    while waiting:
        here = bodies[waiting.pop()]
        for index, body in enumerate(bodies):
            if index not in linked and is_contact(base_to_base(here, body)):
                linked.add(index)
                waiting.append(index)
    in_place = (formation.keeps_formation(bodies, index, head) for index in range(len(bodies)))
    return len(linked) == len(bodies) and all(in_place)


def gait_straight_line(battle: Battle, unit: Unit, track: Track) -> float:
    """The distance from the first spot of a way to its last."""
    return math.dist(track.spots[0][:2], track.spots[-1][:2])


def indirect_nearest_seen(battle: Battle, unit: Unit, models: Sequence[Model], seen: Sequence[Model]) -> Model:
    """The visible model that is nearest to the leader of the firing unit."""
    return min(seen, key=lambda model: apart(battle, battle.model(unit.leader), model))


def measure_from_middle(body: Body, piece: Piece) -> float:
    """The distance from the middle of a piece, as nobody measures."""
    left, front, right, back = piece.box
    return max(0.0, math.hypot(body.x - (left + right) / 2, body.y - (front + back) / 2) - body.radius)


def orders_skipped(battle: Battle, unit: Unit) -> None:
    """A unit that was encouraged is operational, but its card is gone."""
    side = battle.side(unit.owner)
    side.row = [index for index in side.row if index != unit.id]
    states.rally(battle, unit, "TRA-RALLY-01")


def overrun_under_base(battle: Battle, unit: Unit, other: Unit, track: Track) -> list[Model]:
    """The infantry under a vehicle where it ends."""
    end = body_at(battle, unit, track.end)
    return [model for model in battle.alive(other) if overlaps(battle.body(model), end)]


def overrun_anything_goes(battle: Battle, unit: Unit, other: Unit) -> list[Unit]:
    """No unit is in the way of an overrun."""
    return []


def penetration_only_where_dice_fall(force: int, armour: int, bonus: int) -> int:
    """The Force with a bonus that comes too late for what is decided without dice."""
    return force if is_automatic(force - armour) else force + bonus


def precision_between_nearest(battle: Battle, unit: Unit, salvo: Salvo, target: Unit, *, lone: bool) -> int:
    """The Range from the nearest shooter to the nearest model of the target, as nobody measures."""
    firing = [battle.model(index) for index in salvo.models]
    return counted(band(min(apart(battle, one, other) for one in firing for other in battle.alive(target))))


def shooting_as_at_first(
    battle: Battle, unit: Unit, salvo: Salvo, alert: Unit | None, settled: dict[str, list[Option]]
) -> list[Option]:
    """The targets of a salvo as they were when the fire began."""
    return settled.setdefault(salvo.key, target_options(battle, unit, salvo, alert=alert))


def sighting_open_views(battle: Battle, viewers: Unit, target: Unit) -> lines_of_sight.Views:
    """Everybody sees everybody."""
    return {viewer.id: frozenset(model.id for model in battle.alive(target)) for viewer in battle.alive(viewers)}


def silhouettes_count_middles(
    battle: Battle, viewers: Unit, targets: Unit, blocking: Sequence[Model], traits: tuple[str, ...]
) -> silhouettes.Counts:
    """Count as if the middle were all of a body."""
    parts = battle.figures(viewers), battle.figures(targets), Figures.of(battle, blocking)
    look = silhouettes.Look(*parts, traits)
    return surveyed(battle, look, silhouettes_middles)


def structure_ticked_quietly(battle: Battle, model: Model, by: SeatId, *, melee: bool) -> int:
    """A box that is ticked and causes nothing."""
    model.ticks += bool(structure.next_box(battle, model))
    return 0


def volley_of_the_salvo(battle: Battle, shot: Shot) -> list[Model]:
    """The models that take part in the salvo."""
    return bearers(battle, shot.unit, shot.salvo)


def volley_last_of_all(battle: Battle, seat: SeatId, origin: Model, models: Sequence[Model], count: int) -> list[Model]:
    """The last models of the list."""
    return list(models[len(models) - count :])


def zones_whole_edge(table: Table, edge: str, sheet: Any = None) -> tuple[int, int]:
    """All of an edge."""
    return 0, table.width if edge in access_zones.FIXED else table.depth


def _only(number: int) -> Steps[int]:
    """Nothing is asked."""
    yield from ()
    return number


def strategic_points_from_rim(battle: Battle, model: Model, piece: Piece) -> float:
    """The distance to the nearest side of an element, also for those inside."""
    ends = zip(piece.outline, piece.outline[1:] + piece.outline[:1], strict=True)
    return max(0.0, min(geometry.to_segment(model.x, model.y, a, b) for a, b in ends) - battle.body(model).radius)


def cover_own_walls(battle: Battle, model: Model) -> tuple[Model, ...]:
    """Only the ducking armour of one's own side."""
    owner = battle.unit_of(model).owner
    return tuple(wall for wall in walls(battle) if battle.unit_of(wall).owner == owner)


def silhouettes_middles(viewers: Floats, targets: Floats) -> Floats:
    """The middle of each body, as if that were all of it."""
    points = np.empty((len(viewers), len(targets), POINTS, 3))
    points[..., :2] = targets[:, None, :2]
    points[..., 2] = (targets[:, 2] + targets[:, 4] / 2)[:, None]
    return points


def measure_between_centres(a: Body, b: Body) -> float:
    """The distance between two centres, as nobody measures."""
    return math.dist((a.x, a.y, a.z), (b.x, b.y, b.z))


def measure_of_nearest(battle: Battle, a: Model, b: Model) -> float:
    """The distance of the nearest models of two units, whoever leads them."""
    return min(
        apart(battle, one, other)
        for one in battle.alive(battle.unit_of(a))
        for other in battle.alive(battle.unit_of(b))
    )


def lines_of_sight_of_nearest(battle: Battle, viewers: Unit, target: Unit) -> int:
    """The Range between the nearest models of two units."""
    return band(min(apart(battle, a, b) for a in battle.alive(viewers) for b in battle.alive(target)))


WRONG: Wrong = {
    (activation, "check_state", "TRA-ACT-03"): lambda battle, unit: "over",
    (activation, "not_next", "TRA-ACTN-03"): activation_not_announced,
    (activation, "forfeit", "TRA-ACTN-06"): activation_forfeits_everything,
    (agreement, "agreed", "TRA-PREP-01"): lambda points: agreement.USUAL,
    (agreement, "reinforcement_of_format", "TRA-PREP-06"): lambda points: points // 5,
    (agreement, "defenders_points", "TRA-ATTACK-02"): lambda points: points,
    (agreement, "defenders_points", "TRA-ATTACK-09"): lambda points: points,
    (alert, "next_watcher", "TRA-ALERT-09"): lambda battle, mover, ready, others: None,
    (alert, "use_up", "TRA-ALERT-05"): lambda battle, unit: setattr(unit, "spent", []),
    (announcement, "no_stagger", "TRA-FIRE-04"): lambda battle, unit: refusal("TRA-FIRE-04", "refused-not-staggered"),
    (arcs, "half_of", "TRA-ARC-01"): lambda battle, unit, weapon: 0,
    (arcs, "half_turn", "TRA-ARC-06"): lambda battle, unit: arcs.QUARTER_TURN,
    (arcs, "reaches_into", "TRA-ARC-04"): lambda battle, vehicle, model, half: True,
    (arcs, "halves", "TRA-ARC-07"): lambda battle, vehicle, seen: {0} if seen else set(),
    (areas, "intermingled", "TRA-MOVE-11"): areas_bases_overlap,
    (reading, "books_of_choice", "TRA-PREP-02"): lambda data: [REFERENCE],
    (reading, "reference_army", "TRA-LIST-07"): lambda: reading.read_list({"name": reading.REFERENCE_ARMY}),
    (checking, "sections", "TRA-ARMY-06"): lambda army: Counter(pick.reinforcement for pick in army.picks),
    (checking, "who_may_command", "TRA-PREP-10"): lambda army: [
        pick for pick in checking.known(army) if not pick.reinforcement
    ],
    (barriers, "thickness", "TRA-CROSS-08"): barriers_with_height,
    (list_units, "strength", "TRA-LIST-03"): lambda entry, extended: 1,
    (list_units, "command_of", "TRA-LIST-02"): lambda entry, grade: 0,
    (list_units, "price_of", "TRA-LIST-02"): lambda entry, grade: 1,
    (list_units, "cost_of", "TRA-LIST-04"): lambda entry, pick: 0,
    (list_units, "kits_that_return", "TRA-RENF-02"): lambda kits, normal: tuple(range(len(kits))),
    (care, "care_dice", "TRA-MEDARM-02"): max,
    (care, "may_return", "TRA-HEAL-02"): lambda battle, model: battle.kit(model).role != care.OFFICER,
    (unit_classes, "walkers_are_armour", "TRA-WALK-05"): lambda battle: False,
    (corridor, "overlaps", "TRA-CORR-05"): corridor_centre_inside,
    (corridor, "in_sight", "TRA-CORR-06"): corridor_everyone_inside,
    (cover, "judges", "TRA-COV-06"): bearers,
    (cover, "points_judged", "TRA-COV-02"): covering_past_everybody,
    (cover, "sheltering", "TRA-DUCK-05"): lambda battle, model: cover_own_walls(battle, model),
    (cover, "slightly_hidden", "TRA-COV-08"): lambda count: count <= cover.HALF,
    (cover, "enough", "TRA-COV-05"): lambda covered, models: covered * 2 > models,
    (dice, "far_apart", "TRA-TEST-08"): lambda difference: difference > dice.AUTOMATIC,
    (dice, "count_successes", "TRA-TEST-07"): lambda dice, faces: int(any(die in faces for die in dice)),
    (displacement, "facing_after", "TRA-MOVE-06"): lambda model, track: None,
    (entering, "begins_at_zone", "TRA-ACCESS-06"): entering_anywhere_outside,
    (formation, "each_keeps_formation", "TRA-FORM-05"): formation_one_chain,
    (formation, "after_losses", "TRA-FORM-06"): formation.check_formation,
    (gait, "able_to_move", "TRA-MOVE-14"): lambda battle, unit: battle.alive(unit),
    (gait, "able_to_move", "TRA-INCID-07"): lambda battle, unit: battle.alive(unit),
    (gait, "way_length", "TRA-MOVE-10"): gait_straight_line,
    (gait, "flown", "TRA-GRAV-05"): lambda battle, track, flat: flat + gait.climbed(battle, track),
    (general, "in_play", "TRA-GEN-09"): lambda battle, unit: unit.place == "table",
    (general, "choose_equal", "TRA-GEN-02"): lambda battle, seat, officers: officers[0],
    (general, "fill_vacancy", "TRA-GEN-08"): lambda battle, seat: (
        general.appoint(battle, seat) if battle.state.turn == 1 else iter(())
    ),
    (hits, "cancels_while_hiding", "TRA-COVT-02"): hits.cancels_in_cover,
    (hits, "hits_tested", "TRA-COVT-04"): lambda hits, strays: max(0, hits - strays),
    (hits, "strays_on", "TRA-ALLOC-04"): lambda models, hits: hits,
    (hits, "in_order", "TRA-ALLOC-06"): lambda battle, seat, origin, bystanders: bystanders,
    (indirect, "aim", "TRA-INDIR-05"): indirect_nearest_seen,
    (indirect, "exposed", "TRA-INDIR-06"): indirect.in_target_only,
    (indirect, "one_each", "TRA-INDIR-07"): lambda count, models: count,
    (indirect, "strength_after_losses", "TRA-BLAST-03"): lambda battle, unit, lost: len(battle.alive(unit)) + lost,
    (initiative, "name_starter", "TRA-INIT-03"): lambda battle, winner: winner,
    (measure, "within", "TRA-RANGE-04"): lambda length, limit: length <= limit,
    (measure, "over", "TRA-RANGE-04"): lambda length, limit: length > limit,
    (measure, "at_least", "TRA-RANGE-04"): lambda length, limit: length >= limit,
    (measure, "less", "TRA-RANGE-04"): lambda length, limit: length < limit,
    (measure, "cut", "TRA-RANGE-04"): lambda length: length,
    (measure, "base_to_base", "TRA-MEAS-01"): measure_between_centres,
    (measure, "in_space", "TRA-MEAS-06"): lambda aside, rise: aside,
    (measure, "base_to_edge", "TRA-MEAS-02"): measure_from_middle,
    (measure, "tens", "TRA-RANGE-02"): lambda length: 0,
    (measure, "tens", "TRA-RANGE-03"): lambda length: 0,
    (measure, "counted", "TRA-RANGE-05"): lambda number: number,
    (measure, "leader", "TRA-MEAS-03"): lambda battle, unit: battle.alive(unit)[-1],
    (measure, "separated", "TRA-SKIRM-02"): measure.leader,
    (measure, "members_of_part", "TRA-SKIRM-03"): lambda battle, unit, lone: battle.alive(unit),
    (measure, "between_leaders", "TRA-MEAS-05"): measure_of_nearest,
    (measure, "measured", "TRA-MEAS-07"): lambda battle, a, b: None,
    (contact, "base_to_body", "TRA-HEIGHT-02"): lambda battle, upper, lower: math.inf,
    (contact, "reaches", "TRA-HEIGHT-04"): touching,
    (blows, "fighters", "TRA-MELEE-09"): lambda battle, unit, salvo, target: [
        battle.model(index) for index in salvo.models
    ],
    (blows, "melee_dice", "TRA-MELEE-10"): lambda weapon, models: weapon.rate,
    (blows, "warrior_hits", "TRA-WARRIOR-01"): lambda battle, model, die: succeeds(die),
    (blows, "share", "TRA-MELEE-12"): lambda battle, unit, victims, hits: {victims[0].id: hits},
    (blows, "choose_victims", "TRA-MELEE-14"): lambda battle, unit, models, count: list(models[:count]),
    (morale, "morale_dice", "TRA-MORAL-09"): lambda battle, unit: min(
        battle.kit(model).morale for model in battle.alive(unit)
    ),
    (morale, "joined", "TRA-MORAL-07"): lambda causes: [[cause] for cause in causes],
    (morale, "joined", "TRA-MORAL-08"): lambda causes: [[cause] for cause in causes],
    (morale, "losses_counted", "TRA-MORAL-13"): lambda hurt: hurt.taken,
    (morale, "combatants_lost", "TRA-MORAL-15"): lambda battle, hurt: (
        0 if battle.armoured(battle.unit(hurt.unit)) else len(hurt.lost)
    ),
    (morale, "lies_there", "TRA-MORAL-14"): lambda battle, hurt: bool(hurt.struck),
    (morale, "engaged_by_it", "TRA-MORAL-16"): lambda mover, met: [mover, *met],
    (strategic_points, "away_from_element", "TRA-OBJ-07"): lambda battle, model, point: strategic_points_from_rim(
        battle, model, strategic_points.piece_of(battle, point)
    ),
    (strategic_points, "keeps_order", "TRA-OBJ-03"): lambda unit: True,
    (strategic_points, "counted", "TRA-OBJ-06"): lambda battle, units: sum(len(battle.alive(unit)) for unit in units),
    (strategic_points, "stronger", "TRA-OBJ-02"): lambda strength, holder: 0,
    (strategic_points, "control", "TRA-OBJ-04"): lambda battle: None,
    (orders, "has_orders_phase", "TRA-ORDER-06"): lambda battle, unit: not battle.acting.began_disorganised,
    (orders, "has_something_to_hide_behind", "TRA-HIDE-03"): lambda unit, covered: (
        covered or state.TAKE_COVER in unit.orders
    ),
    (orders, "not_again", "TRA-RALLY-02"): lambda battle, unit: refusal("TRA-RALLY-02", "refused-courage-again"),
    (orders, "encourage", "TRA-RALLY-04"): orders_skipped,
    (overrun, "overrun_refused", "TRA-OVER-01"): lambda battle, unit, other: refusal(
        "TRA-OVER-01", "refused-no-overrun"
    ),
    (overrun, "on_the_path", "TRA-OVER-05"): overrun_under_base,
    (overrun, "not_to_be_touched", "TRA-OVER-06"): overrun_anything_goes,
    (overrun, "gets_through", "TRA-OVER-04"): lambda battle, model, passage: True,
    (penetration, "boosted", "TRA-SUPP-05"): penetration_only_where_dice_fall,
    (penetration, "test_penetration", "TRA-PEN-01"): lambda battle, count, force, armour, number: Opposed(0, (), False),
    (penetration, "fallen", "TRA-CAS-01"): lambda wounds, damage: wounds * damage,
    (penetration, "how_many_fall", "TRA-CAS-04"): lambda wounds, models: 1 if wounds and models else 0,
    (penetration, "who_can_fall", "TRA-CAS-03"): lambda hit, unit: unit,
    (precision, "range_of_salvo", "TRA-PREC-12"): precision_between_nearest,
    (precision, "difference", "TRA-PREC-02"): lambda precision, distance: precision,
    (precision, "indirect_hits", "TRA-PREC-07"): lambda successes, area: successes,
    (quarters, "drop_element", "TRA-RAND-06"): lambda table, pieces, number: pieces[-1],
    (quarters, "large_enough", "TRA-RAND-06"): lambda points: points > NUMBERS["formats"]["standard"][0]["army_points"],
    (quarters, "most_open", "TRA-QUART-04"): lambda count: count,
    (quarters, "as_rolled", "TRA-RAND-05"): lambda types: types[::-1],
    (quarters, "enforced", "TRA-RAND-05"): lambda roll, types: types,
    (returning, "who_returns", "TRA-RENF-03"): lambda battle, unit: battle.profile(unit).returning,
    (returning, "who_returns", "TRA-RENF-04"): lambda battle, unit: battle.profile(unit).returning,
    (salvos, "fires_with", "TRA-SALVO-01"): lambda kind, copy, model: (kind, copy, model),
    (opening, "attackers_side", "TRA-ATTACK-01"): lambda attacker: 1 - attacker,
    (opening, "attackers_side", "TRA-ATTACK-02"): lambda attacker: 1 - attacker,
    (opening, "break_tie", "TRA-GENER-09"): lambda battle, winner, nearest: iter(()),
    (opening, "own_alpha", "TRA-GENER-03"): lambda battle, seat: iter(()),
    (opening, "enemy_alpha", "TRA-GENER-03"): lambda battle, seat: iter(()),
    (opening, "enemy_omega", "TRA-GENER-04"): lambda battle, seat: iter(()),
    (opening, "attack_points", "TRA-ATTACK-08"): lambda battle: iter(()),
    (opening, "pick_central", "TRA-ATTACK-09"): lambda battle, defender, middle: _only(middle[0]),
    (opening, "attack_gamma", "TRA-ATTACK-03"): lambda battle, seat: iter(()),
    (opening, "attack_omega", "TRA-ATTACK-04"): lambda battle, seat: iter(()),
    (opening, "attack_alpha", "TRA-ATTACK-05"): lambda battle, seat: iter(()),
    (victory, "generator_worth", "TRA-GENER-06"): lambda battle, seat, kind: 0,
    (victory, "attack_worth", "TRA-ATTACK-06"): lambda battle, seat, kind: 0,
    (victory, "generator_prize", "TRA-GENER-06"): lambda battle, seat, unit: 0,
    (victory, "attack_prize", "TRA-ATTACK-06"): lambda battle, seat, unit: 0,
    (victory, "eliminated", "TRA-VP-04"): lambda battle, seat: [],
    (victory, "gained", "TRA-VP-03"): lambda battle, seat: (0, 0),
    (sequence, "available", "TRA-SEQ-03"): lambda battle, seat: battle.on_table(seat),
    (fire_action, "is_hindered", "TRA-FIRE-07"): enemy_at_contact,
    (fire_action, "targets_now", "TRA-SALVO-09"): shooting_as_at_first,
    (fire_action, "who_fires", "TRA-SALVO-08"): fire_action.all_of_them,
    (lines_of_sight, "concealment_range", "TRA-CONCEAL-02"): lines_of_sight_of_nearest,
    (lines_of_sight, "shows", "TRA-LOS-02"): lambda count: count > 0,
    (lines_of_sight, "views", "TRA-LOS-01"): sighting_open_views,
    (lines_of_sight, "whole_unit", "TRA-LOS-07"): lines_of_sight.others,
    (lines_of_sight, "comrades", "TRA-LOS-04"): lambda battle, unit, bearer: [bearer],
    (silhouettes, "in_the_way", "TRA-LOS-03"): silhouettes.everybody,
    (silhouettes, "count_points", "TRA-LOS-06"): silhouettes_count_middles,
    (state, "cards_seen", "TRA-SEQ-04"): lambda side, seat: list(side.row),
    (state, "first_leader", "TRA-UNIT-03"): lambda profile: len(profile.kits) - 1,
    (states, "heads_down", "TRA-STATE-12"): lambda battle, unit: state.HEADS_DOWN in unit.orders,
    (structure, "points_lost", "TRA-STRUCT-01"): lambda wounds, damage: wounds,
    (structure, "ticking_order", "TRA-STRUCT-05"): lambda line: line[::-1],
    (structure, "boxes_to_tick", "TRA-STRUCT-06"): lambda points: min(points, 1),
    (structure, "cascade", "TRA-INCID-05"): structure_ticked_quietly,
    (suicide_assault, "hands_free", "TRA-SUIC-03"): lambda models, used: models,
    (suicide_assault, "charge_hits", "TRA-SUIC-11"): lambda drive, die, warrior: (
        suicide_assault.hits_by_drive(drive, die) or (warrior and is_down(die))
    ),
    (suicide_assault, "own_hits", "TRA-SUIC-08"): lambda hits: 0,
    (targets, "cannot_fire", "TRA-TARG-09"): lambda battle, unit, salvo, target: None,
    (targets, "against_infantry", "TRA-TARG-03"): targets.armour_default,
    (targets, "against_armour", "TRA-TARG-04"): targets.infantry_default,
    (targets, "locked_on", "TRA-LOCK-04"): targets.infantry_default,
    (targets, "force_for_targets", "TRA-TARG-12"): lambda weapon: weapon.force + 1,
    (targets, "nearest", "TRA-TARG-10"): lambda battle, unit, salvo, among: among[:1],
    (targets, "allowed", "TRA-TARG-08"): lambda battle, unit, salvo, possible, alert: ("TRA-TARG-08", list(possible)),
    (simultaneous, "at_once", "TRA-CMD-02"): lambda questions: {
        question.seat: question.default for question in questions
    },
    (cards, "no_move", "TRA-OPT-02"): lambda battle, seat: refusal("TRA-OPT-02", "refused-one-card"),
    (cards, "no_pass", "TRA-OPT-03"): lambda battle, seat: refusal("TRA-OPT-03", "refused-pass-again"),
    (cards, "no_pair", "TRA-OPT-05"): lambda battle, seat: refusal("TRA-OPT-05", "refused-both-again"),
    (cards, "is_no_longer_there", "TRA-ACT-09"): lambda unit: unit.place in ("gone", "reserve"),
    (cards, "alternates", "TRA-ACT-01"): lambda seat: seat,
    (cards, "alternates", "TRA-TURN-01"): lambda seat: seat,
    (cards, "pays", "TRA-ACT-06"): lambda battle, unit, cost: True,
    (volley, "witnesses", "TRA-ALLOC-07"): volley_of_the_salvo,
    (volley, "fall", "TRA-CAS-02"): volley_last_of_all,
    (access_zones, "span", "TRA-ACCESS-05"): zones_whole_edge,
}

VALUES: dict[str, Any] = {
    "TRA-ACTN-01": 1,
    "TRA-ALERT-10": DROP,
    "TRA-ATTACK-02": {"reinforcement": 6},
    "TRA-CMD-01": ("row", "points"),
    "TRA-CP-04": defaultdict(int),
    "TRA-DEB-01": ("effects",),
    "TRA-DROP-04": MOVE,
    "TRA-INIT-07": (0, 0),
    "TRA-PREC-11": 0,
    "TRA-QUART-07": 0,
    "TRA-TURN-03": ("command", "activation"),
}
"""What rules that come down to a value would come down to, where neither the opposite nor one more is wrong enough."""
