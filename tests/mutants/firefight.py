"""Deliberately wrong versions of rules of the game: what a rule would be if it were not there."""

import math
from collections import Counter
from typing import Any

import msgspec

from escarmouche.engine.place import Track
from escarmouche.engine.reasons import total
from escarmouche.games.firefight.rules import dice, mission
from escarmouche.games.firefight.rules.attacks import casting, defence, melee, pushing, shooting, to_hit, wounds
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge import approach, charging
from escarmouche.games.firefight.rules.lists import checking, profile
from escarmouche.games.firefight.rules.movement import falling, gait, moves
from escarmouche.games.firefight.rules.rounds import deployment, morale, turn
from escarmouche.games.firefight.rules.state import Model
from escarmouche.games.firefight.rules.table import measure, tables, zones
from escarmouche.games.firefight.rules.table.measure import apart, over, unit_distance, within
from escarmouche.table import geometry
from escarmouche.table.geometry import inches
from tests.mutants.wrong import Wrong


def gait_centre_crosses(battle: Battle, model: Model, track: Track, trait: str, way: gait.Way) -> bool:
    """Whether the centre of the base stops in terrain with this trait."""
    levels = battle.table.surfaces
    return any(battle.table.pieces_at(x, y, levels[surface].z, trait) for x, y, surface in track.spots)


WRONG: Wrong = {
    (approach, "can_arrive", "GFF-CHARGE-02"): lambda battle, model, target: within(
        min(apart(battle.body(model), battle.body(other)) for other in battle.alive(target)), inches(12)
    ),
    (approach, "charge_modes", "GFF-TERR-07"): lambda battle, model, most: [(most, "")],
    (to_hit, "target_number", "GFF-RELIABLE-02"): lambda quality, weapon: quality,
    (to_hit, "is_far", "GFF-RELENT-02"): lambda battle, model, unit: over(
        unit_distance(battle, battle.unit_of(model), unit), to_hit.FAR - 1000
    ),
    (to_hit, "counts_as_charging", "GFF-THRUST-02"): lambda strike: not strike.shooting,
    (to_hit, "without_penalties", "GFF-UNSTOP-02"): lambda reasons: [],
    (to_hit, "sixes_only", "GFF-FAT-03"): lambda needed, reasons, why: (needed, reasons),
    (to_hit, "at_most_once", "GFF-PRIN-03"): lambda times: times,
    (to_hit, "extra_hits", "GFF-HIT-03"): lambda extras: max(extras, default=0),
    (to_hit, "multiplied", "GFF-BLAST-02"): lambda found, multiplier: found,
    (to_hit, "alike", "GFF-BLAST-06"): lambda hit, count: [hit] + [msgspec.structs.replace(hit, ap=0)] * (count - 1),
    (to_hit, "caught", "GFF-BLAST-03"): lambda battle, target: [target],
    (to_hit, "even_shares", "GFF-BLAST-05"): lambda count, units: (count // units, count),
    (defence, "defence_order", "GFF-DICE-09"): lambda hit: 0,
    (casting, "capped", "GFF-CASTER-02"): lambda tokens: tokens,
    (charging, "set_in_contact", "GFF-CHARGE-08"): lambda battle, unit, target, tracks, way: tracks,
    (deployment, "winner_of_edge", "GFF-DEPL-01"): lambda battle: 0,
    (deployment, "opposite_edge", "GFF-DEPL-01"): lambda edge: edge,
    (deployment, "least_beyond", "GFF-DEPL-04"): lambda battle, has_room: battle.table.width + battle.table.depth,
    (deployment, "scouts_begin", "GFF-SCOUT-03"): lambda battle: 1 - battle.state.winner_of_roll,
    (deployment, "next_to_arrive", "GFF-AMBUSH-03"): lambda battle, seat: (
        seat if not battle.state.declared[seat] else 1 - seat
    ),
    (dice, "knows_naturals", "GFF-DICE-03"): lambda purpose: purpose in ("hit", "morale"),
    (dice, "d3", "GFF-DICE-07"): lambda face: face,
    (dice, "roll_off", "GFF-DICE-08"): lambda battle, why, purpose: 0,
    (falling, "jump_dice", "GFF-JUMP-03"): lambda distance: 1,
    (falling, "jump_dice", "GFF-JUMP-06"): lambda distance: 1,
    (falling, "who_places", "GFF-FALL-05"): lambda owner, pusher: 1 - pusher,
    (gait, "changed_distance", "GFF-SLOW-02"): lambda distance, faster, slower: distance + (faster or slower),
    (gait, "flown_length", "GFF-FLYING-03"): lambda leg: leg.length + abs(leg.rise),
    (gait, "jumped_length", "GFF-JUMP-04"): lambda leg: leg.length + leg.jump,
    (gait, "crosses", "GFF-TERR-13"): gait_centre_crosses,
    (measure, "apart", "GFF-MEAS-01"): lambda a, b: math.dist((a.x, a.y, a.z), (b.x, b.y, b.z)),
    (measure, "within", "GFF-MEAS-02"): lambda length, limit: length <= limit,
    (measure, "in_contact", "GFF-MEAS-02"): lambda a, b: geometry.distance(a, b) <= 0,
    (measure, "too_close", "GFF-MEAS-03"): lambda length: measure.within(length, measure.EXCLUSION),
    (measure, "sees", "GFF-LOS-01"): lambda battle, viewer, target: True,
    (measure, "most", "GFF-TERR-03"): lambda covered, alive: covered * 2 >= alive,
    (measure, "stands_in", "GFF-TERR-13"): lambda battle, body, trait: bool(
        battle.table.pieces_at(body.x, body.y, body.z, trait)
    ),
    (melee, "may_strike", "GFF-MELEE-07"): lambda battle, model, enemy: True,
    (melee, "impact_runners", "GFF-IMPACT-02"): lambda battle, models: [
        model.id for model in models if battle.has(model, "impact")
    ],
    (melee, "can_strike_back", "GFF-MELEE-08"): lambda battle, defender, charger: True,
    (mission, "count_objectives", "GFF-MISS-01"): lambda battle: 0,
    (mission, "next_to_place", "GFF-MISS-02"): lambda seat: seat,
    (morale, "at_half", "GFF-MORALE-05"): lambda left, started: left < started,
    (morale, "testers", "GFF-MORALE-06"): lambda battle, seat: list(battle.army(seat)),
    (morale, "passes_test", "GFF-MORALE-02"): lambda battle, unit: True,
    (morale, "morale_quality", "GFF-HERO-01"): lambda battle, unit: battle.profile(unit).quality,
    (moves, "must_roll", "GFF-TERR-09"): lambda battle, unit, entered, way: entered,
    (profile, "added_up", "GFF-PRIN-03"): lambda first, second: second,
    (profile, "all_have", "GFF-LIST-07"): lambda kits, key: any(key in kit.rules for kit in kits),
    (profile, "bearers_of", "GFF-LIST-02"): lambda equipment, line, among: list(among)[: line.count],
    (profile, "unit_cost", "GFF-LIST-04"): lambda entry, taken: entry.cost,
    (pushing, "has_attacker", "GFF-PUSH-02"): lambda package: True,
    (checking, "fits", "GFF-ARMY-03"): lambda total, limit: total == limit,
    (checking, "full_brackets", "GFF-FORCE-07"): lambda points, bracket: -(-points // bracket),
    (checking, "every_fault", "GFF-LIST-04"): lambda faults: list(faults)[:1],
    (checking, "copies", "GFF-FORCE-08"): lambda units: Counter(
        f"{unit.entry} {choice.taken}" for choice, unit in units
    ),
    (shooting, "in_range", "GFF-SHOOT-04"): lambda battle, model, weapon, target: True,
    (shooting, "is_spent", "GFF-LIMITED-02"): lambda model, place: bool(model.spent),
    (tables, "zone_depth", "GFF-TABLE-04"): lambda distance: tables.DEEPEST_ZONE,
    (turn, "first_starter", "GFF-ROUND-01"): lambda battle: 0,
    (turn, "next_starter", "GFF-ROUND-02"): lambda battle: battle.state.starter,
    (turn, "finished_first", "GFF-ROUND-03"): lambda battle: (
        battle.state.last if battle.state.last >= 0 else battle.state.starter
    ),
    (turn, "alternates", "GFF-ROUND-01"): lambda seat: seat,
    (turn, "end_order", "GFF-ROUND-06"): lambda battle: ("objectives",),
    (wounds, "resolved_first", "GFF-DEADLY-02"): lambda wounds: [],
    (wounds, "deadly_assigner", "GFF-DEADLY-04"): lambda battle, unit, package: 1 - unit.owner,
    (wounds, "multiplied_wound", "GFF-DEADLY-05"): lambda hit: 1,
    (wounds, "removes_models", "GFF-WOUND-02"): lambda battle, unit: False,
    (wounds, "casualties", "GFF-GROUP-03"): lambda wounds, models: (min(wounds, models - 1), 0),
    (wounds, "removable", "GFF-WOUND-03"): lambda battle, unit: battle.alive(unit)[:1],
    (wounds, "reaches_threshold", "GFF-TOUGH-03"): lambda markers, tough: True,
    (wounds, "effect_reasons", "GFF-EFFECT-06"): lambda markers, feared, shaken: [],
    (wounds, "out_border", "GFF-TOUGH-02"): lambda battle, model: wounds.OUT_BORDER + 1,
    (wounds, "in_upper_row", "GFF-EFFECT-05"): lambda face, needed, reasons: face + total(tuple(reasons)) == needed,
    (zones, "open_edges", "GFF-MISS-05"): lambda battle: ("y0", "y1"),
}

VALUES: dict[str, Any] = {
    "GFF-ACT-03": 0,
    "GFF-ACT-04": 0,
    "GFF-ACT-05": 0,
    "GFF-AMBUSH-05": 0,
    "GFF-ARMY-02": (100, 500),
    "GFF-CHARGE-05": 0,
    "GFF-JUMP-01": {"gap": 0, "drop": 0},
    "GFF-JUMP-02": 0,
    "GFF-LOS-02": ("blocking",),
    "GFF-MOVE-07": 1000,
    "GFF-ROUND-05": ("starter",),
    "GFF-SCOUT-04": 0,
    "GFF-SHOOT-02": 100,
    "GFF-SURGE-02": 0,
    "GFF-TABLE-03": 0,
    "GFF-TERR-05": 1000,
}
"""What rules that come down to a value would come down to, where neither the opposite nor one more is wrong enough."""
