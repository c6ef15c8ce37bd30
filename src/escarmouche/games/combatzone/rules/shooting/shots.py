"""Shots: the range of the target, the to-hit roll, and the wound roll of each hit."""

import msgspec

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import own_rules
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.dice import added, quality_modifier, roll
from escarmouche.games.combatzone.rules.events import shots as events
from escarmouche.games.combatzone.rules.events.shots import Band, RangeMeasured, ShotsDeclared, Way
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.measure import apart, within
from escarmouche.games.combatzone.rules.shooting.readiness import keep_or_lose_watch
from escarmouche.games.combatzone.rules.shooting.sight import cover_reason, points
from escarmouche.games.combatzone.rules.shooting.weapons import count_burst, damage_of
from escarmouche.games.combatzone.rules.state import Figure, FigureId
from escarmouche.games.combatzone.rules.wounds.machines import confusion
from escarmouche.games.combatzone.rules.wounds.wound_roll import armour_against_shots, wound, wound_reasons

HITS_FROM = 6
MISS, HIT = 1, 6


# The die


@rule("CBZ-HIT-02", otherwise=False)
def always_misses(die: int) -> bool:
    """A natural 1 misses whatever the total."""
    return die == MISS


@rule("CBZ-HIT-03", otherwise=False)
def always_hits(die: int) -> bool:
    """A natural 6 hits whatever the total."""
    return die == HIT


@rule("CBZ-HIT-01", otherwise=False, always=True)
def reaches(number: int) -> bool:
    """A total of 6 or more hits."""
    return number >= HITS_FROM


def is_hit(die: int, number: int) -> bool:
    """Whether a shot hits with this die and this total."""
    enough = reaches(number)
    return not always_misses(die) and (always_hits(die) or enough)


# What counts


@rule("CBZ-HIT-09")
def by_quality(battle: Battle, figure: Figure) -> Reason | None:
    """The quality of the shooter counts in each to-hit roll."""
    value = quality_modifier(battle, figure)
    return Reason(value, "CBZ-HIT-09", "reason-quality") if value else None


@rule("CBZ-HIT-05", "CBZ-REACT-19")
def trembling(figure: Figure) -> Reason | None:
    """A panicked shooter loses 1 in a to-hit roll."""
    return (
        Reason(CATALOGUE.number("CBZ-HIT-05"), "CBZ-HIT-05", "reason-panicked")
        if figure.reaction == "panicked"
        else None
    )


def confused(figure: Figure) -> Reason | None:
    """Damaged software spoils the aim of a machine."""
    value = confusion(figure)
    return Reason(value, "CBZ-MACH-16", "reason-software") if value else None


@rule("CBZ-HIT-04", "CBZ-ACT-19")
def lying_low(target: Figure) -> Reason | None:
    """A target that has taken cover is harder to hit by 1."""
    return Reason(CATALOGUE.number("CBZ-HIT-04"), "CBZ-HIT-04", "reason-taken-cover") if target.covered else None


@rule("CBZ-HIT-07")
def aimed(how: Way) -> Reason | None:
    """An aimed shot adds 2."""
    return Reason(CATALOGUE.number("CBZ-HIT-07"), "CBZ-HIT-07", "reason-aimed") if how == "aim" else None


def shooter_reasons(battle: Battle, figure: Figure) -> list[Reason]:
    """What the shooter himself brings to a to-hit roll: quality, panic, damage."""
    found = (by_quality(battle, figure), trembling(figure), confused(figure))
    return [reason for reason in found if reason is not None]


def hit_reasons(battle: Battle, figure: Figure, weapon: Weapon, target: Figure, how: Way, band: Band) -> list[Reason]:
    """Everything that counts in a to-hit roll."""
    found = [*band_reasons(band), aimed(how), lying_low(target)]
    found += own_rules.to_hit(battle, figure, weapon, target, how, band)
    # Terrain and armour do not spoil the aim: they work on the wound roll alone.
    if not CATALOGUE.holds("CBZ-HIT-12"):
        found.append(cover_reason(battle, points(battle, figure, target)))
    if not CATALOGUE.holds("CBZ-HIT-11"):
        found.append(armour_against_shots(battle, target))
    return [*shooter_reasons(battle, figure), *(reason for reason in found if reason is not None)]


@rule("CBZ-SHOOT-08")
def band_of(weapon: Weapon, distance: float) -> Band:
    """The three distances of a weapon are upper limits: point blank, short, long, and out of range beyond."""
    if not within(distance, weapon.long):
        return "out"
    if not within(distance, weapon.short):
        return "long"
    return "short" if not within(distance, weapon.point_blank) else "point_blank"


@rule("CBZ-HIT-06")
def short_range(band: Band) -> Reason | None:
    """Short range adds 1."""
    return Reason(CATALOGUE.number("CBZ-HIT-06"), "CBZ-HIT-06", "reason-short") if band == "short" else None


@rule("CBZ-HIT-08")
def point_blank(band: Band) -> Reason | None:
    """Point blank adds 2."""
    return Reason(CATALOGUE.number("CBZ-HIT-08"), "CBZ-HIT-08", "reason-point-blank") if band == "point_blank" else None


@rule("CBZ-HIT-10", always=True)
def band_reasons(band: Band) -> list[Reason | None]:
    """Only the band in which the target lies counts in a to-hit roll."""
    return [point_blank(band), short_range(band)]


@rule("CBZ-WND-13")
def point_blank_wound(band: Band) -> Reason | None:
    """Point blank adds 1 to the wound roll of a shot."""
    return Reason(CATALOGUE.number("CBZ-WND-13"), "CBZ-WND-13", "reason-point-blank") if band == "point_blank" else None


ONE_DIE = ((1, 6),)


class Shots(msgspec.Struct, frozen=True):
    """What was declared: who fires which of his weapons in which way, and the target of each shot."""

    figure: FigureId
    place: int
    weapon: Weapon
    how: Way
    targets: tuple[FigureId, ...]


def declared(battle: Battle, shots: Shots) -> None:
    """Everybody hears what is fired at whom."""
    battle.tell(ShotsDeclared(figure=shots.figure, weapon=shots.weapon.key, how=shots.how, targets=shots.targets))


@rule("CBZ-SHOOT-04")
def measured(battle: Battle, shots: Shots) -> dict[FigureId, Band]:
    """Once the shots are allotted the distance to each target is measured."""
    bands: dict[FigureId, Band] = {}
    for index in dict.fromkeys(shots.targets):
        distance = apart(battle, battle.figure(shots.figure), battle.figure(index))
        bands[index] = band_of(shots.weapon, distance)
        battle.tell(RangeMeasured(figure=shots.figure, target=index, distance=round(distance), band=bands[index]))
    return bands


@rule("CBZ-SHOOT-09", otherwise=False)
def is_lost(band: Band) -> bool:
    """A shot at a target that proves out of range misses without a roll."""
    return band == "out"


@rule("CBZ-SHOOT-05", always=True)
def fire(battle: Battle, shots: Shots) -> None:
    """All to-hit rolls are made in the order of the allotment, then a wound roll for each hit."""
    figure = battle.figure(shots.figure)
    if shots.how == "burst":
        count_burst(figure, shots.place)
    bands = measured(battle, shots)
    hits = [index for index in shots.targets if shot_hits(battle, shots, battle.figure(index), bands[index])]
    for target in map(battle.figure, dict.fromkeys(shots.targets)):
        if target.watching:
            keep_or_lose_watch(battle, target, hit=target.id in hits)
    for index in hits:
        target = battle.figure(index)
        if not is_wasted(target):
            wound_target(battle, shots, target, bands[index])


def shot_hits(battle: Battle, shots: Shots, target: Figure, band: Band) -> bool:
    """Make the to-hit roll of one shot; returns whether it hits."""
    if is_lost(band):
        battle.tell(events.ShotLost(figure=shots.figure, target=target.id))
        return False
    reasons = hit_reasons(battle, battle.figure(shots.figure), shots.weapon, target, shots.how, band)
    faces = roll(battle, ONE_DIE, "CBZ-HIT-01", "hit")
    number = added(faces, reasons)
    hit = is_hit(faces[0], number)
    battle.tell(
        events.ShotRolled(
            figure=shots.figure, target=target.id, die=faces[0], total=number, hit=hit, reasons=tuple(reasons)
        )
    )
    if faces[0] == MISS and shots.weapon.own:
        jam(battle, shots)
    return hit


def jam(battle: Battle, shots: Shots) -> None:
    """A weapon with a trait that jams is of no use any more after a natural 1."""
    figure, own = battle.figure(shots.figure), own_rules.jams(shots.weapon)
    if own is not None and shots.place not in figure.wrecked:
        figure.wrecked = [*figure.wrecked, shots.place]
        battle.tell(events.WeaponJammed(figure=figure.id, weapon=shots.weapon.key, rules=(own_rules.RULE,)))


@rule("CBZ-WND-17", otherwise=False, always=True)
def is_wasted(target: Figure) -> bool:
    """Once a target is eliminated its further hits are lost; damage never adds up."""
    return target.place != "table"


def shot_reasons(battle: Battle, figure: Figure, weapon: Weapon, target: Figure, band: Band) -> list[Reason]:
    """Everything that counts in the wound roll of a shot."""
    cover = cover_reason(battle, points(battle, figure, target))
    return bare_shot_reasons(battle, figure, weapon, target, band, cover)


def bare_shot_reasons(
    battle: Battle, figure: Figure, weapon: Weapon, target: Figure, band: Band, cover: Reason | None = None
) -> list[Reason]:
    """What counts in the wound roll of a shot, with a cover that is known already or without any."""
    own = own_rules.to_wound(battle, figure, weapon, target, "shot", band)
    return wound_reasons(battle, target, figure, cover, point_blank_wound(band), *own)


def wound_target(battle: Battle, shots: Shots, target: Figure, band: Band) -> events.Wound:
    """The wound roll of a hit; returns what came of it."""
    figure = battle.figure(shots.figure)
    reasons = shot_reasons(battle, figure, shots.weapon, target, band)
    return wound(battle, target, damage_of(battle, shots.weapon), reasons, figure)
