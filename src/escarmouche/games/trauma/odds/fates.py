"""What becomes of a unit that is hit: wounds, casualties, damage, care, the blast, and its morale."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from escarmouche.engine.ids import UnitId
from escarmouche.games.trauma.odds.shared_hits import struck_by
from escarmouche.games.trauma.odds.structure import REMEMBERED, damages
from escarmouche.games.trauma.rules.activation.morale import best_morale
from escarmouche.games.trauma.rules.activation.states import is_most
from escarmouche.games.trauma.rules.casualties.care import care_dice
from escarmouche.games.trauma.rules.forecast.records import EVENLY, FREELY, Brunt, Company, Member, Victim
from escarmouche.odds.distribution import NONE, Counts, binomial, followed, gathered, mixed, together


class Fate(NamedTuple):
    """What has become of a unit.

    Models lost for good, boxes ticked, incidents, vehicles left without propulsion, models thrown to the ground, and
    whether the unit is on the ground and disorganised; one of which nobody is left is neither.
    """

    lost: int = 0
    boxes: int = 0
    incidents: int = 0
    immobile: int = 0
    thrown: int = 0
    down: bool = False
    disorganised: bool = False


class Harm(NamedTuple):
    """What hits have done to a unit so far: who has fallen, who was hit by a blast, and the damage of vehicles."""

    gone: tuple[int, ...] = ()
    blasted: tuple[int, ...] = ()
    boxes: int = 0
    incidents: int = 0
    immobile: int = 0


class Part(NamedTuple):
    """Victims of a unit whose hits are tested together, and how often they are hit."""

    victims: tuple[Victim, ...]
    hits: int


class Attack(NamedTuple):
    """Hits that come upon units: how likely each number of them is, and what they do."""

    brunts: tuple[Brunt, ...]
    hits: Counts
    manner: str
    damage: int
    incidents: tuple[float, ...]
    ups: float


Fates = tuple[tuple[Fate, float], ...]
some = lru_cache(maxsize=REMEMBERED)(binomial)


@lru_cache(maxsize=REMEMBERED)
def fates(attack: Attack) -> dict[UnitId, Fates]:
    """What becomes of each unit: every fate with its probability, the likeliest first."""
    found = _harms(attack)
    companies = {brunt.unit: brunt.company for brunt in attack.brunts}
    return {unit: ended(companies[unit], harms, attack.ups) for unit, harms in found.items()}


def _harms(attack: Attack) -> dict[UnitId, dict[Harm, float]]:
    """What the hits do to each unit, up to its losses."""
    if is_plain(attack):
        brunt = attack.brunts[0]
        part = Part(brunt.victims, len(attack.hits) - 1)
        return {brunt.unit: falling(part, plain_wounds(attack), blasts=False)}
    found: dict[UnitId, dict[Harm, float]] = {brunt.unit: {} for brunt in attack.brunts}
    for count, chance in enumerate(attack.hits):
        if chance:
            parts = parts_hit(attack, count)
            for unit, harms in found.items():
                for harm, share in _harmed(attack, parts.get(unit, [])).items():
                    harms[harm] = harms.get(harm, 0.0) + chance * share
    return found


def is_plain(attack: Attack) -> bool:
    """Whether only one unit of infantry is hit, all of it of the same Armour, and nothing but wounds matters.

    Then whoever falls was hit: as many fall as there are wounds, the nearest first.
    """
    brunt = attack.brunts[0] if len(attack.brunts) == 1 else None
    if brunt is None or brunt.armoured or brunt.thrown or attack.manner != EVENLY or not brunt.victims:
        return False
    return all(victim.armour == brunt.victims[0].armour for victim in brunt.victims)


def plain_wounds(attack: Attack) -> Counts:
    """How many wounds the hits inflict where all are tested together."""
    wounds = attack.brunts[0].victims[0].wounds
    return mixed((chance, some(count, wounds)) for count, chance in enumerate(attack.hits) if chance)


def ended(company: Company, harms: Mapping[Harm, float], ups: float) -> Fates:
    """What becomes of a unit after what it has suffered, the likeliest first."""
    ends = followed(harms, lambda harm: _aftermath(company, harm, ups))
    return tuple(sorted(ends.items(), key=lambda pair: -pair[1]))


# From hits to wounds


@lru_cache(maxsize=REMEMBERED)
def _victims(brunts: tuple[Brunt, ...]) -> dict[int, tuple[Victim, Brunt]]:
    return {victim.model: (victim, brunt) for brunt in brunts for victim in brunt.victims}


def parts_hit(attack: Attack, count: int) -> dict[UnitId, list[Part]]:
    """Those whose hits are tested together, unit by unit, if there are so many hits."""
    known, found = _victims(attack.brunts), {}
    for unit, hits in struck_by(attack.brunts, count, attack.manner).items():
        groups: dict[tuple[int, int], list[Victim]] = {}
        for model in hits:
            victim, brunt = known[model]
            alone = brunt.armoured or attack.manner == FREELY
            groups.setdefault((victim.armour, model if alone else -1), []).append(victim)
        found[unit] = [
            Part(tuple(victims), sum(hits[victim.model] for victim in victims)) for victims in groups.values()
        ]
    return found


def wounds_of(parts: list[Part]) -> Counts:
    """How many wounds these hits inflict."""
    found = NONE
    for part in parts:
        found = together(found, some(part.hits, part.victims[0].wounds))
    return found


def _harmed(attack: Attack, parts: list[Part]) -> dict[Harm, float]:
    """What these hits do to a unit, up to its losses."""
    found = {Harm(): 1.0}
    known = _victims(attack.brunts)
    for part in parts:
        brunt = known[part.victims[0].model][1]
        wounds = some(part.hits, part.victims[0].wounds)
        hurt = _damaged(attack, part, wounds) if brunt.armoured else falling(part, wounds, blasts=brunt.thrown)
        if len(parts) == 1:
            return hurt
        found = gathered(
            (_both(one, other), chance * share) for one, chance in found.items() for other, share in hurt.items()
        )
    return found


def _both(one: Harm, other: Harm) -> Harm:
    return Harm(
        one.gone + other.gone,
        one.blasted + other.blasted,
        one.boxes + other.boxes,
        one.incidents + other.incidents,
        one.immobile + other.immobile,
    )


def falling(part: Part, wounds: Counts, *, blasts: bool) -> dict[Harm, float]:
    """Who of the infantry falls, with probabilities: one for each wound, of those who were hit the nearest first."""
    order = tuple(victim.model for victim in sorted(part.victims, key=lambda victim: victim.near))
    blasted = tuple(victim.model for victim in part.victims) if blasts else ()
    return gathered((Harm(order[:count], blasted), chance) for count, chance in enumerate(wounds) if chance)


def _damaged(attack: Attack, part: Part, wounds: Counts) -> dict[Harm, float]:
    """What wounds do to a vehicle, with probabilities; each costs it the Damage of the weapon."""
    vehicle = part.victims[0]
    return gathered(
        (
            Harm(
                (vehicle.model,) if end.destroyed else (),
                (),
                end.boxes,
                end.incidents,
                int(end.immobile and not vehicle.immobile and not end.destroyed),
            ),
            chance * share,
        )
        for count, chance in enumerate(wounds)
        if chance
        for end, share in damages(vehicle.line, count * attack.damage, attack.incidents, resists=vehicle.resists)
    )


# From losses to what is left


def _aftermath(company: Company, harm: Harm, ups: float) -> Iterator[tuple[Fate, float]]:
    """What becomes of a unit by care for the fallen, the blast and morale, with probabilities."""
    for saved, chance in enumerate(care(company, harm, ups)):
        back = harm.gone[:saved]
        lost = frozenset(harm.gone[saved:])
        left = [member for member in company.members if member.model not in lost]
        if not left:
            yield Fate(len(lost), harm.boxes, harm.incidents, harm.immobile), chance
            continue
        lying = sum(member.down and member.model not in back for member in left)
        for thrown, share in enumerate(thrown_by(company, harm, left, back, ups)):
            if share:
                end = _end(company, harm, len(lost), thrown, lying=lying + thrown, left=len(left))
                yield from _shaken(company, end, left, lost, chance * share, ups)


def care(company: Company, harm: Harm, ups: float) -> Counts:
    """How many of the fallen come back."""
    if not harm.gone:
        return NONE
    left = [member for member in company.members if member.model not in harm.gone]
    dice = care_dice(sum(member.heals for member in left), int(any(member.armoured_care for member in left)))
    if not dice:
        return NONE
    saved = [0.0] * (len(harm.gone) + 1)
    for count, chance in enumerate(some(dice, ups)):
        saved[min(count, len(harm.gone))] += chance
    return tuple(saved)


def thrown_by(company: Company, harm: Harm, left: list[Member], back: tuple[int, ...], ups: float) -> Counts:
    """How many of those who stand where a blast hits are thrown to the ground."""
    if not harm.blasted:
        return NONE
    standing = sum(member.model in harm.blasted and (not member.down or member.model in back) for member in left)
    return some(standing, 1.0 - ups) if company.heads_down else some(standing, 1.0)


def _end(company: Company, harm: Harm, lost: int, thrown: int, *, lying: int, left: int) -> Fate:
    down = company.down or is_most(lying, left)
    return Fate(lost, harm.boxes, harm.incidents, harm.immobile, thrown, down, company.disorganised)


def is_shaken(company: Company, lost: frozenset[int], thrown: int, incidents: int) -> bool:
    """Whether a unit tests its morale for what has happened to it."""
    officer = any(member.officer for member in company.members if member.model in lost)
    return company.tests and (officer or 0 < company.many <= len(lost) or thrown > 0 or incidents > 0)


def failing(left: Iterable[Member], ups: float) -> float:
    """How likely those who are left fail a morale test."""
    return float((1.0 - ups) ** best_morale(member.morale for member in left))


def _shaken(
    company: Company, end: Fate, left: list[Member], lost: frozenset[int], chance: float, ups: float
) -> Iterator[tuple[Fate, float]]:
    """What a morale test makes of a fate, with probabilities; the fate as it is where there is no cause for one."""
    if not is_shaken(company, lost, end.thrown, end.incidents):
        yield end, chance
        return
    fails = failing(left, ups)
    yield end, chance * (1.0 - fails)
    yield end._replace(disorganised=True), chance * fails


@lru_cache(maxsize=REMEMBERED)
def own_fates(brunt: Brunt, losses: Counts, ups: float) -> Fates:
    """What becomes of a unit that loses so many, its victims in their order."""
    order = [victim.model for victim in brunt.victims]
    harms: dict[Harm, float] = {}
    for count, chance in enumerate(losses):
        fallen = set(order[:count])
        harm = Harm(tuple(member.model for member in brunt.company.members if member.model in fallen))
        harms[harm] = harms.get(harm, 0.0) + chance
    return ended(brunt.company, harms, ups)
