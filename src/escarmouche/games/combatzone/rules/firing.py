"""Firing: the shots that were declared are measured, rolled, and wound."""

import msgspec

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.aiming import hit_reasons, is_hit
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.dice import added, roll
from escarmouche.games.combatzone.rules.events.shots import RangeMeasured, ShotLost, ShotRolled, ShotsDeclared
from escarmouche.games.combatzone.rules.measure import apart
from escarmouche.games.combatzone.rules.profile import Weapon
from escarmouche.games.combatzone.rules.ranges import OUT, band_of, point_blank_wound
from escarmouche.games.combatzone.rules.readiness import when_hit, when_missed
from escarmouche.games.combatzone.rules.sighting import cover_reason, points
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.weapons import BURST, count_burst, damage_of
from escarmouche.games.combatzone.rules.wounds import wound, wound_reasons

ONE_DIE = ((1, 6),)


class Shots(msgspec.Struct, frozen=True):
    """What was declared: who fires which of his weapons in which way, and the target of each shot."""

    figure: int
    place: int
    weapon: Weapon
    how: str
    targets: tuple[int, ...]


def declared(battle: Battle, shots: Shots) -> None:
    """Everybody hears what is fired at whom."""
    battle.tell(ShotsDeclared(figure=shots.figure, weapon=shots.weapon.key, how=shots.how, targets=shots.targets))


@rule("CBZ-SHOOT-04")
def measured(battle: Battle, shots: Shots) -> dict[int, str]:
    """Once the shots are allotted the distance to each target is measured."""
    bands: dict[int, str] = {}
    for index in dict.fromkeys(shots.targets):
        distance = apart(battle, battle.figure(shots.figure), battle.figure(index))
        bands[index] = band_of(shots.weapon, distance)
        battle.tell(RangeMeasured(figure=shots.figure, target=index, distance=round(distance), band=bands[index]))
    return bands


@rule("CBZ-SHOOT-09", otherwise=False)
def is_lost(band: str) -> bool:
    """A shot at a target that proves out of range misses without a roll."""
    return band == OUT


@rule("CBZ-SHOOT-05", always=True)
def fire(battle: Battle, shots: Shots) -> None:
    """All to-hit rolls are made in the order of the allotment, then a wound roll for each hit."""
    figure = battle.figure(shots.figure)
    if shots.how == BURST:
        count_burst(figure, shots.place)
    bands = measured(battle, shots)
    hits = [index for index in shots.targets if shot_hits(battle, shots, battle.figure(index), bands[index])]
    for target in map(battle.figure, dict.fromkeys(shots.targets)):
        if target.watching:
            affects = when_hit if target.id in hits else when_missed
            affects(battle, target)
    for index in hits:
        target = battle.figure(index)
        if not is_wasted(target):
            wound_target(battle, shots, target, bands[index])


def shot_hits(battle: Battle, shots: Shots, target: Figure, band: str) -> bool:
    """One shot: its to-hit roll."""
    if is_lost(band):
        battle.tell(ShotLost(figure=shots.figure, target=target.id))
        return False
    reasons = hit_reasons(battle, battle.figure(shots.figure), target, shots.how, band)
    faces = roll(battle, ONE_DIE, "CBZ-HIT-01", "hit")
    number = added(faces, reasons)
    hit = is_hit(faces[0], number)
    battle.tell(
        ShotRolled(figure=shots.figure, target=target.id, die=faces[0], total=number, hit=hit, reasons=tuple(reasons))
    )
    return hit


@rule("CBZ-WND-17", otherwise=False, always=True)
def is_wasted(target: Figure) -> bool:
    """Once a target is eliminated its further hits are lost; damage never adds up."""
    return target.place != "table"


def shot_reasons(battle: Battle, figure: Figure, target: Figure, band: str) -> list[Reason]:
    """Everything that counts in the wound roll of a shot."""
    cover = cover_reason(battle, points(battle, figure, target))
    return wound_reasons(battle, target, figure, cover, point_blank_wound(band))


def wound_target(battle: Battle, shots: Shots, target: Figure, band: str) -> str:
    """The wound roll of a hit; answered is what came of it."""
    figure = battle.figure(shots.figure)
    reasons = shot_reasons(battle, figure, target, band)
    return wound(battle, target, damage_of(battle, shots.weapon), reasons, figure)
