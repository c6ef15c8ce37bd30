"""A whole Fire action: salvo after salvo at one unit, each upon what the others have left of it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from escarmouche.games.trauma.odds.fates import (
    Attack,
    Fate,
    Fates,
    Harm,
    Part,
    care,
    failing,
    falling,
    is_shaken,
    parts_hit,
    some,
    thrown_by,
)
from escarmouche.games.trauma.odds.structure import damages
from escarmouche.games.trauma.rules.activation.states import is_most
from escarmouche.games.trauma.rules.forecast.records import Brunt, Victim
from escarmouche.odds.distribution import followed, gathered


class Mark(NamedTuple):
    """What a vehicle has suffered in this fire: boxes, and whether it cannot move any more or is gone."""

    model: int
    boxes: int = 0
    immobile: bool = False


class Standing(NamedTuple):
    """How a unit stands between two salvos."""

    gone: frozenset[int] = frozenset()
    lying: frozenset[int] = frozenset()
    marks: tuple[Mark, ...] = ()
    incidents: int = 0
    thrown: int = 0
    down: bool = False
    disorganised: bool = False
    tested: bool = False


class Salvo(NamedTuple):
    """One salvo: what it does to a unit that stands, and to one that lies on the ground and has lost its orders."""

    up: Attack
    down: Attack


def fired(salvos: Sequence[Salvo], *, once: bool) -> Fates:
    """What becomes of a unit in a whole Fire action, the likeliest first; `once` says that it tests morale once."""
    company = salvos[0].up.brunts[0].company
    lying = frozenset(member.model for member in company.members if member.down)
    found = {Standing(lying=lying, down=company.down, disorganised=company.disorganised): 1.0}
    for salvo in salvos:
        found = followed(found, lambda standing, salvo=salvo: _after(standing, salvo, once=once))  # type: ignore[misc]
    ends = gathered((_fate(standing, len(company.members)), chance) for standing, chance in found.items())
    return tuple(sorted(ends.items(), key=lambda pair: -pair[1]))


def _fate(standing: Standing, models: int) -> Fate:
    left = len(standing.gone) < models
    alive = [mark for mark in standing.marks if mark.model not in standing.gone]
    return Fate(
        len(standing.gone), sum(mark.boxes for mark in standing.marks), standing.incidents,
        sum(mark.immobile for mark in alive), standing.thrown, left and standing.down, left and standing.disorganised,
    )  # fmt: skip


# One salvo


def _after(standing: Standing, salvo: Salvo, *, once: bool) -> Iterator[tuple[Standing, float]]:
    """What a salvo makes of a unit that stands like this."""
    attack = salvo.down if standing.down else salvo.up
    brunt = _left(attack.brunts[0], standing, once=once)
    if not brunt.victims:
        yield standing, 1.0
        return
    attack = attack._replace(brunts=(brunt,))
    for count, chance in enumerate(attack.hits):
        parts = parts_hit(attack, count).get(brunt.unit, []) if chance else []
        for end, share in (_shot_at(standing, attack, parts) if chance else {}).items():
            yield end, chance * share


def _left(brunt: Brunt, standing: Standing, *, once: bool) -> Brunt:
    """What is left of a unit that may be hit."""
    marks = {mark.model: mark for mark in standing.marks}
    victims = [_worn(victim, marks) for victim in brunt.victims if victim.model not in standing.gone]
    victims.sort(key=lambda victim: victim.place)
    placed = tuple(replace(victim, place=place if brunt.thrown else 0) for place, victim in enumerate(victims))
    company = brunt.company
    members = tuple(
        replace(member, down=member.model in standing.lying)
        for member in company.members
        if member.model not in standing.gone
    )
    tests = company.tests and not standing.disorganised and not (once and standing.tested)
    company = replace(company, members=members, tests=tests, down=standing.down, disorganised=standing.disorganised)
    return replace(brunt, victims=placed, models=len(members), company=company)


def _worn(victim: Victim, marks: dict[int, Mark]) -> Victim:
    """A vehicle with the boxes that it has left."""
    mark = marks.get(victim.model)
    return (
        victim
        if mark is None
        else replace(victim, line=victim.line[mark.boxes :], immobile=victim.immobile or mark.immobile)
    )


def _shot_at(standing: Standing, attack: Attack, parts: list[Part]) -> dict[Standing, float]:
    """What these hits make of a unit that stands like this, from the wounds to the morale."""
    brunt = attack.brunts[0]
    found: dict[tuple[Standing, Harm], float] = {(standing, Harm()): 1.0}
    for part in parts:
        wounds = some(part.hits, part.victims[0].wounds)
        if brunt.armoured:
            found = followed(found, lambda both, part=part, wounds=wounds: _dented(both, attack, part, wounds))  # type: ignore[misc]
        else:
            harms = falling(part, wounds, blasts=brunt.thrown)
            found = gathered(
                ((before, Harm(harm.gone + more.gone, harm.blasted + more.blasted)), chance * share)
                for (before, harm), chance in found.items()
                for more, share in harms.items()
            )
    return followed(found, lambda both: _settled(*both, attack))


def _dented(
    both: tuple[Standing, Harm], attack: Attack, part: Part, wounds: Sequence[float]
) -> Iterator[tuple[tuple[Standing, Harm], float]]:
    """What wounds make of a vehicle and its unit, with probabilities."""
    standing, harm = both
    vehicle = part.victims[0]
    before = next((mark for mark in standing.marks if mark.model == vehicle.model), Mark(vehicle.model))
    others = tuple(mark for mark in standing.marks if mark.model != vehicle.model)
    for count, chance in enumerate(wounds):
        for end, share in damages(vehicle.line, count * attack.damage, attack.incidents, resists=vehicle.resists):
            stuck = before.immobile or (end.immobile and not vehicle.immobile)
            mark = Mark(vehicle.model, before.boxes + end.boxes, stuck)
            gone = (vehicle.model,) if end.destroyed else ()
            hurt = Harm(harm.gone + gone, incidents=harm.incidents + end.incidents)
            yield (standing._replace(marks=tuple(sorted((*others, mark)))), hurt), chance * share


def _settled(standing: Standing, harm: Harm, attack: Attack) -> Iterator[tuple[Standing, float]]:
    """How a unit stands after care for the fallen, the blast and morale, with probabilities."""
    company, ups = attack.brunts[0].company, attack.ups
    order = [victim.model for victim in attack.brunts[0].victims]
    for saved, chance in enumerate(care(company, harm, ups)):
        back, lost = harm.gone[:saved], frozenset(harm.gone[saved:])
        left = [member for member in company.members if member.model not in lost]
        end = standing._replace(gone=standing.gone | lost, incidents=standing.incidents + harm.incidents)
        if not left:
            yield end._replace(lying=frozenset()), chance
            continue
        lying = {member.model for member in left if member.down and member.model not in back}
        hit = [model for model in order if model in harm.blasted and model not in lost and model not in lying]
        for thrown, share in enumerate(thrown_by(company, harm, left, back, ups)):
            floor = frozenset(lying | set(hit[len(hit) - thrown :]))
            down = standing.down or is_most(len(floor), len(left))
            there = end._replace(lying=floor, thrown=end.thrown + thrown, down=down)
            if not is_shaken(company, lost, thrown, harm.incidents):
                yield there, chance * share
                continue
            fails = failing(left, ups)
            there = there._replace(tested=True)
            yield there, chance * share * (1.0 - fails)
            yield there._replace(disorganised=True), chance * share * fails
