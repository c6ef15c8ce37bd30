"""Collecting a forecast from the rules: attacks as those meet them who suffer them."""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import lru_cache
from typing import TypeAlias

import msgspec

from escarmouche.engine.ids import UnitId
from escarmouche.engine.reasons import Reason, total
from escarmouche.games.firefight.rules.attacks import defence, own_rules, to_hit, wounds
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.dice import may_reroll, passes
from escarmouche.games.firefight.rules.forecast.records import Blow, Brunt, Target, Volley
from escarmouche.games.firefight.rules.lists.profile import Weapon
from escarmouche.games.firefight.rules.state import NO_MODEL, Model, State, Unit
from escarmouche.games.firefight.rules.vocabulary import Cause

FACES = range(1, 7)


# Collecting


class Collector:
    """Collects data and the reasons behind them for one forecast."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.reasons: list[Reason] = []
        self._blows: dict[tuple[object, ...], float] = {}

    def heed(self, reasons: Iterable[Reason]) -> None:
        """Keep reasons, each of them once."""
        self.reasons += [reason for reason in reasons if reason not in self.reasons]

    def blow(self, unit: Unit, hit: to_hit.Hit, cause: Cause) -> Blow:
        """How likely a hit wounds this unit."""
        # Rules of one's own may mind who makes a hit, and how.
        maker = None if self.battle.own is None else (hit.model, hit.charging, hit.weapon)
        key = (unit.id, hit.ap, hit.bane, hit.cover, cause, maker)
        if key not in self._blows:
            self._blows[key] = self._unblocked(unit, hit, defence.Package(cause))
        return Blow(self._blows[key], defence.may_regenerate(hit), hit.ap)

    def _unblocked(self, unit: Unit, hit: to_hit.Hit, package: defence.Package) -> float:
        needed = self.battle.profile(unit).defense
        reasons, rerolled = defence.defence_test(self.battle, unit, hit, package, to_hit.spell_reasons(unit, "defence"))
        self.heed(reasons)
        failing = _failing(needed, total(reasons), modified=bool(reasons))
        again = [
            (defence.must_reroll(hit, face) or own_rules.rerolls(rerolled, face, success=not failed)) and may_reroll(0)
            for face, failed in zip(FACES, failing, strict=True)
        ]
        once = sum(failing) / len(FACES)
        return sum(once if twice else failed for failed, twice in zip(failing, again, strict=True)) / len(FACES)

    def yields(self, aim: to_hit.Aim) -> tuple[tuple[to_hit.Hit, ...], ...]:
        """The hits of each face of one attack."""
        self.heed(aim.reasons)
        hits = [tuple(to_hit.hits_of_face(self.battle, aim, face)) for face in FACES]
        if aim.gain is None or aim.gain.again is None:
            return tuple(hits)
        # Every first face with every second one: a die that is not rolled again shows the same six times.
        return tuple(
            second if to_hit.rolls_again(aim, face) else first
            for face, first in zip(FACES, hits, strict=True)
            for second in hits
        )

    def volley(self, unit: Unit, throw: "Throw", cause: Cause, units: int = 1, place: int = 0) -> Volley:
        """The dice of a throw, with the blows that each face deals to this unit."""
        first = next((hit for hits in throw.yields for hit in hits), to_hit.Hit(model=NO_MODEL, weapon=0))
        faces: list[tuple[Blow, ...]] = []
        for face, hits in enumerate(throw.yields):
            # Most faces hit as the one below them does, or not at all.
            alike = face and hits == throw.yields[face - 1]
            faces.append(faces[-1] if alike else tuple([self.blow(unit, hit, cause) for hit in hits]))
        maker = first.model if throw.fear else -1
        return Volley(throw.dice, tuple(faces), first.deadly, first.weapon, maker, throw.fear, units, place)

    @property
    def why(self) -> tuple[Reason, ...]:
        """The reasons of the forecast."""
        return tuple(self.reasons)


def falling_order(battle: Battle, unit: Unit) -> list[Model]:
    """The models that are alive, the last to fall first: those with markers fall first where groups absorb wounds."""
    models = battle.alive(unit)
    if not wounds.absorbs(battle) or len(models) == 1:
        return list(models)
    return [model for model in models if not model.markers] + [model for model in reversed(models) if model.markers]


def target_of(battle: Battle, unit: Unit, models: Sequence[Model] = ()) -> Target:
    """The unit as something that may suffer, its models falling in their usual order, or in another."""
    models = models or falling_order(battle, unit)
    last = models[0]
    border, limit = wounds.out_border(battle, last), wounds.toughness(battle, last)
    feared = defence.Package("melee", feared=1)
    return Target(
        unit=unit.id,
        toughness=tuple(wounds.toughness(battle, model) for model in models),
        markers=tuple(model.markers for model in models),
        regenerates=_regenerating(battle, unit, models),
        shaken=unit.shaken,
        absorbs=wounds.absorbs(battle),
        spared=sum(passes(face, defence.REGENERATES_ON, (), "regeneration") for face in FACES) / len(FACES),
        threshold=next((count for count in range(1, limit) if wounds.reaches_threshold(count, limit)), limit),
        fear_counts=bool(wounds.fear_for_threshold(battle, feared)),
        doom=(_doom(border, shaken=False), _doom(border, shaken=True)),
    )


def _regenerating(battle: Battle, unit: Unit, models: Sequence[Model]) -> tuple[bool, ...]:
    if not any(battle.has(model, "regeneration") for model in models):
        return (False,) * len(models)
    return tuple(defence.regenerates(battle, unit, models[:left]) for left in range(1, len(models) + 1))


@lru_cache(maxsize=256)
def _failing(needed: int, modifiers: int, *, modified: bool) -> tuple[bool, ...]:
    """Which faces fail a Defence test with this sum of modifiers, if there are any."""
    reasons = (Reason(modifiers, ""),) if modified else ()
    return tuple(not passes(face, needed, reasons, "defence") for face in FACES)


@lru_cache(maxsize=64)
def _doom(border: int, *, shaken: bool) -> tuple[float, ...]:
    return tuple(
        sum(wounds.is_out(face, border, wounds.effect_reasons(markers, 0, shaken=shaken)) for face in FACES)
        / len(FACES)
        for markers in range(border + 1)
    )


def merged(volleys: Iterable[Volley]) -> tuple[Volley, ...]:
    """Volleys in the order in which Defence is rolled, those that are alike as one, those that never hit left out."""
    dice: dict[Volley, int] = {}
    for volley in volleys:
        if volley.dice and any(volley.faces):
            one = volley if volley.dice == 1 else msgspec.structs.replace(volley, dice=1)
            dice[one] = dice.get(one, 0) + volley.dice
    found = [one if count == 1 else msgspec.structs.replace(one, dice=count) for one, count in dice.items()]
    return tuple(sorted(found, key=_turn) if len(found) > 1 else found)


def _turn(volley: Volley) -> tuple[bool, int, int, int]:
    """Deadly first, the deadliest of them first; then in the order of the Defence dice."""
    ap = min(blow.ap for blows in volley.faces for blow in blows)
    return (volley.deadly == 0, -volley.deadly, -ap, volley.weapon)


# Sharing out


class Throw(msgspec.Struct, frozen=True):
    """The dice of one weapon of one attacker: how many, the hits of each face, and the attacker's Fear if it counts."""

    dice: int
    yields: tuple[tuple[to_hit.Hit, ...], ...]
    fear: int = 0


Upon: TypeAlias = dict[UnitId, list[Volley]]
"""What comes upon each unit, by its number."""


def deal(collector: Collector, target: Unit, weapon: Weapon, throws: Sequence[Throw], cause: Cause, upon: Upon) -> None:
    """Add the dice of one weapon type to what comes upon each unit: the target, or all that a Blast catches."""
    battle, units = collector.battle, [target]
    if "blast" in weapon.rules:
        times = to_hit.multiplier(battle, target, weapon)
        units = to_hit.caught(battle, target)
        throws = [
            msgspec.structs.replace(
                throw, yields=tuple(tuple(to_hit.multiplied(list(hits), times)) for hits in throw.yields)
            )
            for throw in throws
        ]
    for place, unit in enumerate(units):
        volleys = [collector.volley(unit, throw, cause, len(units), place) for throw in throws]
        upon.setdefault(unit.id, []).extend(volleys)


def brunts_of(battle: Battle, upon: Upon) -> tuple[Brunt, ...]:
    """What comes upon each unit, the units in the order in which they were hit."""
    return tuple(Brunt(target_of(battle, battle.state.units[key]), merged(volleys)) for key, volleys in upon.items())


def beside(battle: Battle) -> Battle:
    """A copy of the game whose state can be changed to try something out."""
    game = copy(battle.game)
    game.state = msgspec.msgpack.decode(msgspec.msgpack.encode(battle.state), type=State)
    return Battle(game)
