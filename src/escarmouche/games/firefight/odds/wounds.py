"""What becomes of a unit that takes a package of hits: Defence, Deadly wounds, casualties, markers, the effect."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from escarmouche.games.firefight.rules.attacks.to_hit import even_shares
from escarmouche.games.firefight.rules.forecast.records import Blow, Target, Volley
from escarmouche.odds.distribution import NONE, Counts, binomial, followed, gathered, mixed, repeated, together

REMEMBERED = 1 << 14


class Fate(NamedTuple):
    """What has become of a unit: models left (0: destroyed), markers on the one that collects them, Shaken or not."""

    left: int
    markers: int
    shaken: bool


Fates = tuple[tuple[Fate, float], ...]
DESTROYED = Fate(0, 0, False)


class Share(NamedTuple):
    """Dice of one Blast weapon whose hits several units share; this unit is the `place`-th of them."""

    pool: tuple[Volley, ...]
    units: int
    place: int


class Course(NamedTuple):
    """How far a package has come: the unit by now, plain wounds still to be suffered, the Fear of those who wounded.

    `pending` are attackers whose Fear was counted and who have further dice.
    """

    left: int
    markers: int
    marked: bool = False
    wounds: int = 0
    feared: int = 0
    pending: frozenset[int] = frozenset()


def standing(target: Target) -> Fate:
    """The fate of a unit to which nothing has happened yet."""
    left = len(target.toughness)
    return Fate(left, target.markers[left - 1 if target.absorbs else 0], target.shaken)


@lru_cache(maxsize=REMEMBERED)
def fate(volleys: tuple[Volley, ...], target: Target, before: Fate | None = None) -> Fates:
    """What becomes of a unit under these volleys: every fate with its probability, the likeliest first.

    `before` is what has already become of it, if it no longer stands as the target describes it.
    """
    start = before or standing(target)
    found: dict[Fate, float] = {}
    for course, chance in courses(volleys, target, start).items():
        for end, share in ended(course, target, shaken=start.shaken):
            found[end] = found.get(end, 0.0) + chance * share
    return tuple(sorted(found.items(), key=itemgetter(1), reverse=True))


def courses(volleys: Sequence[Volley], target: Target, start: Fate) -> dict[Course, float]:
    """Every way in which a unit may take the volleys, up to the wound effect, with its probability."""
    if not start.left:
        return {Course(0, 0): 1.0}
    courses = {Course(start.left, start.markers): 1.0}
    thrown = _shared(volleys)
    for at, volley in enumerate(thrown):
        if deadly_of(volley):
            further = _makers(thrown[at + 1 :])
            courses = followed(courses, lambda course, v=volley, f=further: _deadly(course, v, target, f))  # type: ignore[misc]
    return _plain(courses, [volley for volley in thrown if not deadly_of(volley)], target)


def _shared(volleys: Sequence[Volley]) -> list[Volley | Share]:
    """The volleys, those of a Blast that several units share as one."""
    found: list[Volley | Share] = [volley for volley in volleys if volley.units == 1]
    if len(found) == len(volleys):
        return found
    pools: dict[int, list[Volley]] = {}
    for volley in volleys:
        if volley.units > 1:
            pools.setdefault(volley.weapon, []).append(volley)
    found += [Share(tuple(pool), pool[0].units, pool[0].place) for pool in pools.values()]
    return sorted(found, key=lambda one: -deadly_of(one))


def deadly_of(volley: Volley | Share) -> int:
    """The X of Deadly(X) of its hits, or 0."""
    return volley.deadly if isinstance(volley, Volley) else volley.pool[0].deadly


def _makers(volleys: Sequence[Volley | Share]) -> frozenset[int]:
    return frozenset(volley.maker for volley in volleys if isinstance(volley, Volley) and volley.fear)


# Wounds


def wounds_of(volley: Volley | Share, spared: float) -> Counts:
    """How many of its hits become wounds that are not ignored, each with the probability `spared` where it may be."""
    if isinstance(volley, Share):
        return _shared_wounds(volley, spared)
    return repeated(_die(volley.faces, spared), volley.dice)


def _die(faces: tuple[tuple[Blow, ...], ...], spared: float) -> Counts:
    """The wounds of one die."""
    return mixed([(len(list(alike)) / len(faces), _landed(blows, spared)) for blows, alike in groupby(faces)])


def _landed(blows: Sequence[Blow], spared: float) -> Counts:
    """The wounds of these blows."""
    if not blows:
        return NONE
    if len(blows) == 1:
        chance = _hurting(blows[0], spared)
        return (1.0 - chance, chance)
    found = NONE
    for blow in dict.fromkeys(blows):
        found = together(found, binomial(blows.count(blow), _hurting(blow, spared)))
    return found


def _hurting(blow: Blow, spared: float) -> float:
    return blow.wounds * (1.0 - spared) if blow.regenerable else blow.wounds


# Shares of a Blast


def _shared_wounds(share: Share, spared: float) -> Counts:
    """The wounds of one unit among several that a Blast catches."""
    blows = [blow for volley in share.pool for face in volley.faces for blow in face]
    sharp, blunt = max(blows, key=lambda blow: blow.ap), min(blows, key=lambda blow: blow.ap)
    dealt = gathered((_dealt(*hits, share), chance) for hits, chance in _pooled(share, sharp).items())
    return mixed(
        (chance, together(binomial(some, _hurting(sharp, spared)), binomial(others, _hurting(blunt, spared))))
        for (some, others), chance in dealt.items()
    )


def _pooled(share: Share, sharp: Blow) -> dict[tuple[int, int], float]:
    """The sharp and the blunt hits of all dice of the pool."""
    found = {(0, 0): 1.0}
    for volley in share.pool:
        die = gathered(
            (
                (sum(blow.ap == sharp.ap for blow in blows), sum(blow.ap != sharp.ap for blow in blows)),
                1 / len(volley.faces),
            )
            for blows in volley.faces
        )
        for _ in range(volley.dice):
            found = gathered(
                ((some + more, others + further), chance * weight)
                for (some, others), chance in found.items()
                for (more, further), weight in die.items()
            )
    return found


def _dealt(sharp: int, blunt: int, share: Share) -> tuple[int, int]:
    """How many sharp and blunt hits the unit gets: even shares, what is left over from the first unit on."""
    count, units = sharp + blunt, share.units
    low, high = even_shares(count, units)
    shares = [high if place < count % units else low for place in range(units)]
    limits = [(max(0, some - blunt), min(some, sharp)) for some in shares]
    taken = [least for least, _ in limits]
    left = sharp - sum(taken)
    for place, (least, most) in enumerate(limits):
        more = min(left, most - least)
        taken[place] += more
        left -= more
    return taken[share.place], shares[share.place] - taken[share.place]


# From wounds to what is left


def _spared(target: Target, left: int) -> float:
    return target.spared if left and target.regenerates[left - 1] else 0.0


def _plain(courses: dict[Course, float], volleys: Sequence[Volley | Share], target: Target) -> dict[Course, float]:
    """Suffer the wounds that are not Deadly; who inflicts them matters only where there is Fear."""
    nameless = [volley for volley in volleys if isinstance(volley, Share) or not volley.fear]
    feared = [volley for volley in volleys if isinstance(volley, Volley) and volley.fear]
    counts: dict[float, Counts] = {}
    for spared in {_spared(target, course.left) for course in courses}:
        counts[spared] = NONE
        for volley in nameless:
            counts[spared] = together(counts[spared], wounds_of(volley, spared))
    found: dict[Course, float] = {}
    for course, chance in courses.items():
        for wounds, share in enumerate(counts[_spared(target, course.left)]):
            if share:
                after = course._replace(wounds=wounds) if feared else _lose(course, wounds, target)
                found[after] = found.get(after, 0.0) + chance * share
    if not feared:
        return found
    for at, volley in enumerate(feared):
        further = _makers(feared[at + 1 :])
        found = followed(found, lambda course, v=volley, f=further: _feared(course, v, target, f))  # type: ignore[misc]
    return gathered((_lose(course, course.wounds, target), chance) for course, chance in found.items())


def _feared(course: Course, volley: Volley, target: Target, further: frozenset[int]) -> Iterator[tuple[Course, float]]:
    for wounds, chance in enumerate(wounds_of(volley, _spared(target, course.left))):
        after = course._replace(wounds=course.wounds + wounds)
        yield _with_fear(after, volley, further, inflicted=wounds > 0), chance


def _with_fear(course: Course, volley: Volley | Share, further: frozenset[int], *, inflicted: bool) -> Course:
    """Count an attacker's Fear once, and forget who it was when no dice of his are left."""
    if isinstance(volley, Share) or not volley.fear:
        return course
    counted = volley.maker in course.pending
    feared = course.feared + (volley.fear if inflicted and not counted else 0)
    pending = course.pending | {volley.maker} if inflicted else course.pending
    return course._replace(feared=feared, pending=pending & further)


def _deadly(
    course: Course, volley: Volley | Share, target: Target, further: frozenset[int]
) -> Iterator[tuple[Course, float]]:
    """Deadly wounds one after another, each on the model that falls next."""
    regenerable = any(blow.regenerable for blow in _blows(volley))
    for wounds, chance in enumerate(wounds_of(volley, 0.0)):
        after = {(course, False): 1.0}
        for _ in range(wounds):
            after = followed(after, lambda pair: _one_deadly(*pair, deadly_of(volley), target, regenerable=regenerable))
        for (end, inflicted), share in after.items():
            yield _with_fear(end, volley, further, inflicted=inflicted), chance * share


def _blows(volley: Volley | Share) -> Iterator[Blow]:
    for one in volley.pool if isinstance(volley, Share) else (volley,):
        for blows in one.faces:
            yield from blows


def _one_deadly(
    course: Course, inflicted: bool, deadly: int, target: Target, *, regenerable: bool
) -> Iterator[tuple[tuple[Course, bool], float]]:
    if not course.left:
        yield (course, inflicted), 1.0
        return
    spared = _spared(target, course.left) if regenerable else 0.0
    for ignored, chance in enumerate(binomial(deadly, spared) if spared else NONE):
        if ignored == deadly:
            yield (course, inflicted), chance
        elif course.left == 1 or target.absorbs:
            yield (_marked(course, deadly - ignored, target), True), chance
        else:
            yield (_fallen(course, target), True), chance


def _fallen(course: Course, target: Target) -> Course:
    """The model that falls next is gone; where groups absorb wounds, another collects the markers."""
    left = course.left - 1
    if target.absorbs and left:
        return course._replace(left=left, markers=target.markers[left - 1])
    return course._replace(left=left)


def _marked(course: Course, count: int, target: Target) -> Course:
    """Markers on the model that collects them; in a group it falls when it has as many as it can bear."""
    markers = course.markers + count
    if course.left > 1 and markers >= target.toughness[course.left - 1]:
        return _fallen(course, target)
    return course._replace(markers=markers, marked=course.marked or course.left == 1)


def _lose(course: Course, wounds: int, target: Target) -> Course:
    """Suffer plain wounds: casualties until one model is left, which collects the rest as markers."""
    if target.absorbs:
        while wounds and course.left > 1:
            course = _marked(course, 1, target)
            wounds -= 1
    left, markers, marked, _, feared, _ = course
    if wounds < left:
        return Course(left - wounds, markers, marked, 0, feared)
    lost = max(0, left - 1)
    more = wounds - lost if left else 0
    return Course(left - lost, markers + more, marked or more > 0, 0, feared)


def ended(course: Course, target: Target, *, shaken: bool) -> Fates:
    """What becomes of the unit after the wound effect, if it has to roll for one."""
    left, markers, marked, _, feared, _ = course
    if not left:
        return ((DESTROYED, 1.0),)
    if not marked or markers + (feared if target.fear_counts else 0) < target.threshold:
        return ((Fate(left, markers, shaken), 1.0),)
    doom = target.doom[shaken]
    out = doom[min(markers + feared, len(doom) - 1)]
    if not out:
        return ((Fate(1, markers, True), 1.0),)
    return ((DESTROYED, out), (Fate(1, markers, True), 1.0 - out)) if out < 1.0 else ((DESTROYED, out),)
