"""Deliberately wrong versions of rules of the game: what a rule would be if it were not there."""

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import dice, measure, state
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat import blows, melee
from escarmouche.games.combatzone.rules.events.shots import Band
from escarmouche.games.combatzone.rules.lists import mustering
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.measure import in_contact
from escarmouche.games.combatzone.rules.mission import missions
from escarmouche.games.combatzone.rules.movement import forced_moves, limits, moves
from escarmouche.games.combatzone.rules.shooting import (
    actions,
    deviation,
    opportunity,
    shots,
    sight,
    targets,
    weapons,
)
from escarmouche.games.combatzone.rules.shooting.shots import Shots
from escarmouche.games.combatzone.rules.shooting.targets import likely_target
from escarmouche.games.combatzone.rules.state import Figure, FigureId
from escarmouche.games.combatzone.rules.turn import action_points, activation, cohesion, initiative, phases, reactions
from escarmouche.games.combatzone.rules.turn.reactions import must_test
from escarmouche.games.combatzone.rules.wounds import machines, wound_roll
from escarmouche.games.combatzone.rules.wounds.casualties import eliminate
from escarmouche.table import geometry
from escarmouche.table.edges import EDGES
from escarmouche.table.geometry import Body, in_arc
from escarmouche.table.ways.movement import Obstacles
from tests.mutants.wrong import Wrong


def declaring_all_at_one(
    battle: Battle, figure: Figure, place: int, weapon: Weapon, actor: Figure | None = None
) -> Shots:
    """A whole burst at whoever is nearest, as if shots were not allotted."""
    with listening(None):
        target = FigureId(int(likely_target(battle, figure, weapon))) if actor is None else actor.id
    return Shots(figure.id, place, weapon, "burst", (target,) * weapon.rate)


def dice_only_one(reasons: Sequence[Reason]) -> int:
    """The strongest modifier alone, as if the others did not count."""
    return max((reason.value for reason in reasons), key=abs, default=0)


def firing_unmeasured(battle: Battle, shots: Shots) -> dict[int, str]:
    """The bands of the targets, if nobody measured."""
    return dict.fromkeys(shots.targets, "long")


def melee_from_the_front(battle: Battle, figure: Figure, enemy: Figure) -> bool:
    """Contact that is seen."""
    ahead = in_arc(figure.facing, 1800, figure.x, figure.y, enemy.x, enemy.y)
    return ahead and in_contact(battle, figure, enemy)


def ranges_all_bands(band: Band) -> list[Reason | None]:
    """What the range would add if point blank were short range too."""
    return [shots.point_blank(band), shots.short_range("short" if band == "point_blank" else band)]


def shooting_once_only(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """Why whoever has done something before could not shoot, if one shooting were all."""
    if figure.spent:
        return refusal("CBZ-SHOOT-12", "refused-shot-before", figure=figure.id)
    return targets.bearer_refused(battle, figure, weapon) or targets.nothing_to_shoot(battle, figure, weapon)


def weapons_unprepared(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """Why whoever has done something before could not fire a heavy weapon, if it had to be set up."""
    if weapons.is_heavy(weapon) and figure.spent:
        return refusal("CBZ-WEAP-17", "refused-set-up", weapon=weapon.key)
    return weapons.hands_full(battle, figure, weapon) or targets.no_power(figure)


def weapons_of(rule: str) -> dict[str, Any]:
    """The lines of the weapon table that a rule prints."""
    lines = CATALOGUE.entries[rule].value
    assert isinstance(lines, dict)
    return lines


def centre_to_centre(a: Body, b: Body) -> float:
    """The distance between two centres, as nobody measures."""
    return geometry.centres(a, b)


def no_effort(figure: Figure) -> melee.Effort:
    """What one figure brings to a round in which nobody rolls."""
    return melee.Effort(figure.id, (), 0, ())


WRONG: Wrong = {
    (activation, "next_side", "CBZ-ACTIV-02"): lambda battle: None,
    (activation, "choose_group", "CBZ-ACTIV-01"): lambda battle, seat: activation.waiting(battle, seat)[0],
    (activation, "choose_figure", "CBZ-ACTIV-03"): lambda battle, group, figures: figures[0],
    (blows, "effect_on_machine", "CBZ-MACH-21"): blows.effect,
    (blows, "running_is_death", "CBZ-REACT-27"): lambda battle: False,
    (cohesion, "holders", "CBZ-COH-05"): lambda battle, group, role: battle.members(group)[:1],
    (cohesion, "is_near", "CBZ-COH-01"): lambda battle, figure, group: True,
    (targets, "allot", "CBZ-SHOOT-03"): declaring_all_at_one,
    (targets, "spread", "CBZ-SHOOT-11"): lambda options: [one for one in options if one.refused is None][:1],
    (deviation, "fall", "CBZ-AREA-02"): lambda battle, figure, weapon, aim, band: aim,
    (dice, "together", "CBZ-GEN-08"): dice_only_one,
    (dice, "added", "CBZ-GEN-03"): lambda faces, reasons: max(0, sum(faces) + dice.together(reasons)),
    (shots, "measured", "CBZ-SHOOT-04"): firing_unmeasured,
    (mustering, "class_of", "CBZ-GEN-04"): lambda card, kind, every_leader: "basic",
    (limits, "in_combat_armour", "CBZ-MOVE-04"): limits.on_foot,
    (limits, "in_combat_armour_over_rubble", "CBZ-MOVE-08"): limits.on_foot,
    (limits, "bases_in_the_way", "CBZ-MOVE-10"): lambda battle, figure: Obstacles(),
    (initiative, "pool", "CBZ-INIT-06"): lambda battle, seat: [
        initiative.die_of(battle, group) for group in battle.state.groups
    ][:1],
    (initiative, "by_highest_die", "CBZ-INIT-08"): lambda one, other: 0,
    (initiative, "by_further_dice", "CBZ-INIT-09"): lambda one, other: 0,
    (initiative, "name_first", "CBZ-INIT-07"): lambda battle, winner: setattr(battle.state, "first", 0),
    (machines, "roll_system", "CBZ-MACH-05"): lambda battle: (1, "hardware"),
    (machines, "damage", "CBZ-MACH-01"): lambda battle, figure, over: eliminate(battle, figure, "destroyed"),
    (machines, "only_the_worse", "CBZ-MACH-13"): lambda major, critical: [one for one in (major, critical) if one],
    (measure, "within", "CBZ-GEN-11"): lambda length, limit: length <= limit,
    (measure, "touches", "CBZ-GEN-11"): lambda length: length <= 0,
    (measure, "edge_to_edge", "CBZ-GEN-02"): centre_to_centre,
    (melee, "at_grips", "CBZ-CC-41"): melee_from_the_front,
    (melee, "choose_arm", "CBZ-CC-38"): lambda battle, clash, index, arms: [
        "",
        *blows.arms_of(battle, battle.figure(index)),
    ][-1],
    (melee, "dice_of_machine", "CBZ-MACH-15"): lambda kind: melee.dice_by("CBZ-CC-09"),
    (melee, "has_initiators_die", "CBZ-CC-44"): lambda battle, figure, clash: False,
    (melee, "both_roll", "CBZ-CC-04"): lambda battle, clash, arms: (
        no_effort(clash.initiator),
        no_effort(clash.enemy),
    ),
    (melee, "both_roll", "CBZ-CC-45"): lambda battle, clash, arms: (
        no_effort(clash.initiator),
        no_effort(clash.enemy),
    ),
    (melee, "higher", "CBZ-CC-06"): lambda mine, theirs: 0,
    (melee, "striker", "CBZ-CC-35"): lambda clash, result, victor: (clash.enemy if result > 0 else clash.initiator).id,
    (moves, "turned_from", "CBZ-MOVE-06"): lambda figure: figure.facing,
    (opportunity, "choose_moment", "CBZ-OPP-06"): lambda passage, watcher: passage.chances(watcher)[-1],
    (action_points, "capped", "CBZ-AP-08"): lambda supply, shaken: supply - action_points.SHAKEN if shaken else supply,
    (action_points, "left", "CBZ-REACT-18"): lambda battle, figure: action_points.allowance(battle, figure),
    (dice, "counts_as", "CBZ-GEN-07"): lambda quality: "average",
    (shots, "band_of", "CBZ-SHOOT-08"): lambda weapon, distance: "long",
    (shots, "band_reasons", "CBZ-HIT-10"): ranges_all_bands,
    (reactions, "can_panic", "CBZ-REACT-29"): lambda figure: True,
    (reactions, "is_comrade", "CBZ-MACH-20"): lambda fighter: True,
    (reactions, "half_of", "CBZ-REACT-08"): lambda battle, strength: strength,
    (reactions, "can_steady", "CBZ-REACT-12"): lambda battle, figure, other: other.group == figure.group,
    (reactions, "is_shaken", "CBZ-REACT-31"): lambda figure: True,
    (forced_moves, "choose_edge", "CBZ-REACT-28"): lambda battle, figure: EDGES[0],
    (missions, "ambushers_points", "CBZ-SCEN-05"): lambda points: points,
    (actions, "shooter_refused", "CBZ-SHOOT-12"): shooting_once_only,
    (sight, "points", "CBZ-SHOOT-06"): lambda battle, viewer, target: sight.OPEN,
    (sight, "sees", "CBZ-SHOOT-06"): lambda battle, viewer, target: True,
    (sight, "ground_seen", "CBZ-SHOOT-06"): lambda battle, viewer, x, y, z: True,
    (sight, "in_front", "CBZ-SHOOT-07"): lambda shooter, x, y: True,
    (state, "is_kept_from", "CBZ-GEN-10"): lambda figure, seat: False,
    (state, "is_kept_from", "CBZ-SCEN-05"): lambda figure, seat: False,
    (opportunity, "surprise_ways", "CBZ-OPP-09"): lambda battle: ("burst",),
    (machines, "power_left", "CBZ-MACH-16"): lambda figure, supply: supply,
    (machines, "slowed", "CBZ-MACH-16"): lambda figure, reach: reach,
    (wound_roll, "resistance_of_fighter", "CBZ-WND-14"): lambda kind: wound_roll.RESISTANCE["basic"] + 3,
    (wound_roll, "resistance_of_fighter", "CBZ-WND-20"): lambda kind: wound_roll.RESISTANCE["basic"] + 3,
    (wound_roll, "resistance_of_machine", "CBZ-MACH-15"): lambda kind: wound_roll.RESISTANCE["basic"],
    (phases, "who_goes_first", "CBZ-MAND-02"): lambda battle: 0,
    (phases, "both_sides", "CBZ-TURN-03"): lambda battle: (phases.who_goes_first(battle),),
    (phases, "tests_of", "CBZ-REACT-30"): must_test,
    (weapons, "shotgun_damage", "CBZ-WEAP-15"): lambda battle: (),
    (weapons, "is_area", "CBZ-ACT-20"): lambda weapon: weapon.category == "area",
    (weapons, "aimed_price", "CBZ-ACT-17"): lambda weapon: sum(
        CATALOGUE.number(weapons.price_rule(weapon, how)) for how in ("aim", "single")
    ),
    (weapons, "burst_sizes", "CBZ-BURST-04"): lambda weapon: [weapon.rate],
    (weapons, "too_many_bursts", "CBZ-BURST-02"): lambda battle, figure, place, weapon: None,
    (weapons, "most_bursts", "CBZ-BURST-03"): lambda battle, weapon: 1,
    (targets, "bearer_refused", "CBZ-WEAP-17"): weapons_unprepared,
}

BLANK = {"rate": 1, "damage": "", "point_blank": 0, "short": 0, "long": 0, "radius": 0, "traits": []}
"""A weapon that neither reaches nor hurts anybody."""
VALUES: dict[str, Any] = {
    **{
        number: {key: {**line, **BLANK} for key, line in weapons_of(number).items()}
        for number in weapons.RULES.values()
    },
    **dict.fromkeys(("CBZ-CC-25", "CBZ-CC-26", "CBZ-CC-10", "CBZ-CC-11"), "2D6"),
    "CBZ-CC-27": dict.fromkeys(("primitive", "ablative", "vest", "combat"), 0),
    "CBZ-CC-36": "panicked",
    "CBZ-CC-43": "1D6",
    "CBZ-INIT-02": 6,
    "CBZ-MACH-19": {"minor": 0, "major": 0, "critical": 0},
    "CBZ-SHOOT-02": ("single", "aim"),
    "CBZ-TURN-01": ("start", "actions", "end"),
    "CBZ-WND-04": "panicked",
    "CBZ-ACT-18": {"handing_over": 0},
    "CBZ-AID-01": {"no_kit": 0, "panicked": 0, "stable": 12, "up": 13},
    "CBZ-TERR-05": {"blow": 0, "wood": 0, "metal": 0},
}
"""What rules that come down to a value would come down to, where neither the opposite nor one more is wrong enough."""
