"""What a conformance case of Firefight can measure, each by the unit of the rules that the game itself uses."""

from collections.abc import Iterator
from itertools import product
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from escarmouche.conformance import measuring as core
from escarmouche.conformance.measuring import INCH, OtherAnswers, Probes, allowed, tells_apart
from escarmouche.conformance.notation import CaseError, Names
from escarmouche.conformance.scene import TRAITS
from escarmouche.engine.game import Game
from escarmouche.engine.ids import Length, ModelId, Place, SeatId, UnitId
from escarmouche.engine.journal import OneOf
from escarmouche.engine.place import Track
from escarmouche.engine.reasons import total
from escarmouche.games.firefight.rules import mission
from escarmouche.games.firefight.rules.attacks.melee import fights_as_fatigued, may_strike
from escarmouche.games.firefight.rules.attacks.shooting import may_fire
from escarmouche.games.firefight.rules.attacks.to_hit import Strike, take_aim
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge.approach import charge_refused, charge_way
from escarmouche.games.firefight.rules.lists import checking, reading
from escarmouche.games.firefight.rules.movement import gait
from escarmouche.games.firefight.rules.movement.falling import fall_ap, is_harmful, jump_dice
from escarmouche.games.firefight.rules.movement.moves import ADVANCE, RUSH
from escarmouche.games.firefight.rules.movement.placing import bodies_of_others, incoherent
from escarmouche.games.firefight.rules.state import Model, State
from escarmouche.games.firefight.rules.table import measure, tables
from escarmouche.games.firefight.rules.table.zones import depth
from escarmouche.rules.given import Given, given_to
from escarmouche.table.geometry import Body
from escarmouche.table.table import Table

Spot: TypeAlias = list[float | str]
"""A place as it is written: x, y, and the surface if it is named."""
Thing: TypeAlias = str | int | Spot
"""A model or a unit by its name, an objective by its number, or a point."""


class Bench(core.Bench[State]):
    """A table of Firefight to measure on."""

    def __init__(self, game: Game[State], names: Names, table: Table) -> None:
        super().__init__(game, names)
        self.table = table
        self.battle = Battle(game)
        self.units, self.models = game.state.units, game.state.models

    def named(self, word: Thing, where: str) -> list[Model]:
        """One model, or all models of a unit."""
        for index, names in self.names.kinds["unit"].items():
            if word in names:
                return self.battle.alive(self.units[index])
        return [self.models[self.names.find("model", word, f"measure.{where}")]]

    def bodies(self, word: Thing, where: str) -> list[Body]:
        """What a thing takes up on the table."""
        if isinstance(word, int):
            if not 1 <= word <= len(self.game.state.objectives):
                raise CaseError("case-there-is-no", where=f"measure.{where}", what=f"objective {word}")
            objective = self.game.state.objectives[word - 1]
            return [self.battle.point(objective.x, objective.y, objective.surface)]
        if isinstance(word, list):
            return [self.battle.point(*self.place(word, where))]
        return [self.battle.body(model) for model in self.named(word, where)]

    def pairs(self, one: Thing, other: Thing) -> Iterator[tuple[Body, Body]]:
        """Each body of the one thing with each of the other."""
        return product(self.bodies(one, "from"), self.bodies(other, "to"))

    def apart(self, one: Thing, other: Thing) -> float:
        """How far apart two things are."""
        return min(measure.apart(*pair) for pair in self.pairs(one, other))

    def weapon(self, model: Model, name: str) -> tuple[int, int]:
        """Which weapon of a model is meant: its place in the kit and its type."""
        types = self.battle.profiles[model.unit].weapons
        for place, index in enumerate(self.battle.kit(model).weapons):
            if types[index].name == name:
                return place, index
        raise CaseError("case-carries-no", where="measure.weapon", word=repr(name))


# Distances


def distance(bench: Bench, from_: Thing, to: Thing) -> float:
    """How far apart two things are."""
    return bench.apart(from_, to) / INCH


def is_within(bench: Bench, from_: Thing, to: Thing, limit: Length) -> bool:
    """Whether two things are within a distance."""
    return measure.within(bench.apart(from_, to), limit)


def is_over(bench: Bench, from_: Thing, to: Thing, limit: Length) -> bool:
    """Whether two things are more than a distance apart."""
    return measure.over(bench.apart(from_, to), limit)


def contact(bench: Bench, from_: Thing, to: Thing) -> bool:
    """Whether two things touch."""
    return any(measure.in_contact(*pair) for pair in bench.pairs(from_, to))


def coherency(bench: Bench, unit: UnitId) -> bool:
    """Whether a unit is in coherency."""
    battle = bench.battle
    return allowed(incoherent(battle, [battle.body(model) for model in battle.alive(bench.units[unit])]))


def strikes(bench: Bench, model: ModelId, target: UnitId) -> bool:
    """Whether a model may strike a unit."""
    return may_strike(bench.battle, bench.models[model], bench.units[target])


# Sight and shooting


def sight(bench: Bench, from_: str, to: str) -> bool:
    """Whether a model sees another, or a unit one of another unit."""
    pairs = product(bench.named(from_, "from"), bench.named(to, "to"))
    return any(measure.sees(bench.battle, *pair) for pair in pairs)


def cover(bench: Bench, target: UnitId, shooters: str | list[str], *, indirect: bool = False) -> bool:
    """Whether a unit has cover from the models and units that fire."""
    words = [shooters] if isinstance(shooters, str) else shooters
    firing = [model for word in words for model in bench.named(word, "shooters")]
    return measure.cover_bonus(bench.battle, bench.units[target], firing, indirect=indirect) is not None


def is_obstructed(bench: Bench, from_: ModelId, to: ModelId) -> bool:
    """Whether something that gives cover lies across the line between two models."""
    return measure.obstructed(bench.battle, bench.models[from_], bench.models[to])


def fires(bench: Bench, model: ModelId, target: UnitId, weapon: str) -> bool:
    """Whether a model may fire a weapon at a unit: range and sight."""
    shooter = bench.models[model]
    place, index = bench.weapon(shooter, weapon)
    arm = bench.battle.arms(bench.battle.unit_of(shooter))[index]
    return may_fire(bench.battle, shooter, place, arm, bench.units[target])


def to_hit(
    bench: Bench, model: ModelId, target: UnitId, weapon: str, *, charging: bool = False, moved: bool = False
) -> dict[str, Any]:
    """What a model needs to hit: the number, the sum of the modifiers, and the rules they come from."""
    attacker = bench.models[model]
    _, index = bench.weapon(attacker, weapon)
    unit = bench.battle.unit_of(attacker)
    shooting = bench.battle.arms(unit)[index].range > 0
    tired = not shooting and (unit.fatigued if charging else fights_as_fatigued(unit))
    strike = Strike(shooting=shooting, charging=charging, fatigued=tired, moved=moved)
    aim = take_aim(bench.battle, attacker, bench.units[target], index, strike)
    rules = [reason.rule for reason in aim.reasons]
    return {"needed": aim.needed, "modifier": total(aim.reasons), "rules": rules}


# Terrain and moves


class OnTheWay(Given, frozen=True, kw_only=True):
    """A model that goes straight to a place or along a path; a charge needs its target."""

    model: ModelId
    to: Spot | None = None
    path: list[Spot] | None = None
    action: Literal["advance", "rush", "charge"] = "advance"
    target: UnitId | None = None

    def track(self, bench: Bench) -> Track:
        """The places on the way; one without a surface lies on that of the one before."""
        model = bench.models[self.model]
        if self.path is None and self.to is None:
            raise CaseError("case-missing", where="measure", what="to")
        spots: list[tuple[int, int, int]] = []
        for one in self.path or ([model.x / INCH, model.y / INCH], self.to):
            spots.append(bench.place(one, "path", spots[-1][2] if spots else model.surface))
        return Track(tuple(spots))

    def way(self, bench: Bench) -> gait.Way:
        """The kind of move."""
        if self.action == "charge":
            if self.target is None:
                raise CaseError("case-missing", where="measure", what="target")
            return charge_way(bench.units[self.target])
        return RUSH if self.action == "rush" else ADVANCE


class InTerrain(OnTheWay, frozen=True, kw_only=True):
    """A model where it stands or on its way, and a trait of terrain."""

    trait: Annotated[str, OneOf(*TRAITS, *(one for kind in tables.kinds().values() for one in kind.get("traits", ())))]


def in_terrain(bench: Bench, given: InTerrain) -> bool:
    """Whether a model stands in terrain with a trait, or comes through it on its way."""
    model = bench.models[given.model]
    if given.to is not None or given.path is not None:
        if given.trait != "difficult":
            raise CaseError("case-only-difficult")
        return gait.slowed(bench.battle, model, given.track(bench), given.way(bench))
    return measure.stands_in(bench.battle, bench.battle.body(model), given.trait)


def move_distances(bench: Bench, unit: UnitId) -> list[float]:
    """How far the models of a unit advance, rush and charge."""
    mover = bench.units[unit]
    model = bench.battle.alive(mover)[0]
    return [gait.distance_of(bench.battle, model, way) / INCH for way in (ADVANCE, RUSH, charge_way(mover))]


def path_length(bench: Bench, given: OnTheWay) -> float:
    """What the way of a model counts, if it may go it."""
    battle, model, way, track = bench.battle, bench.models[given.model], given.way(bench), given.track(bench)
    allowed(gait.track_reason(battle, model, track, way, bodies_of_others(battle, battle.unit_of(model))))
    length = gait.counted_length(battle, model, gait.legs_of(battle, model, track, way))
    allowed(gait.too_long(model, length, gait.distance_of(battle, model, way), way.rule))
    return length / INCH


def jump(bench: Bench, given: OnTheWay) -> int:
    """How many dice the jump on the way of a model needs; 0 if it is no jump."""
    battle, model, way, track = bench.battle, bench.models[given.model], given.way(bench), given.track(bench)
    allowed(gait.track_reason(battle, model, track, way, []))
    return sum(jump_dice(leg.jump) for leg in gait.legs_of(battle, model, track, way) if leg.kind == "jump")


def fall_hit(bench: Bench, height: Length) -> dict[str, Any]:
    """Whether a fall of that height hurts, and with which AP."""
    return {"hurts": is_harmful(height), "ap": fall_ap(height)}


def can_charge(bench: Bench, unit: UnitId, target: UnitId) -> bool:
    """Whether a unit may charge another."""
    return allowed(charge_refused(bench.battle, bench.units[unit], bench.units[target]))


# Tables and missions


def zones(bench: Bench) -> dict[str, float]:
    """How deep the deployment zones are, and how far apart."""
    table, axis = bench.table, bench.battle.setup.axis
    length = table.depth if axis == "y" else table.width
    deep = depth(table, f"{axis}0")
    return {"depth": deep / INCH, "apart": (length - 2 * deep) / INCH}


def table_flags(bench: Bench) -> list[str]:
    """What the players have to agree to before they use the table."""
    return [reason.rule for reason in tables.flags(bench.table)]


def usable(bench: Bench, consent: tuple[SeatId, ...] = ()) -> bool:
    """Whether the table can be used by players of whom these consent."""
    return allowed(tables.usable(bench.table, set(consent), bench.battle.setup.axis))


def objective_spot(bench: Bench, at: Place) -> bool:
    """Whether an objective may be placed here."""
    return allowed(mission.marker_fault(bench.battle, *at))


# Lists


def limits(bench: Bench, size: int) -> dict[str, int]:
    """The limits of army organisation for a game size."""
    found = checking.limits(size, bench.battle.option("force_organisation"))
    return {} if found is None else msgspec.structs.asdict(found)


def sizes(bench: Bench, size: int | None = None) -> list[int]:
    """The game sizes that are offered, the default first; with `size`, whether that one may be agreed on."""
    if size is not None:
        allowed(reading.size_refusal(size))
    return list(reading.offered_sizes())


def weapon_types(bench: Bench, unit: UnitId) -> list[str]:
    """The weapon types of a unit, in roster order."""
    return [weapon.name for weapon in bench.battle.profiles[unit].weapons]


def carried(bench: Bench, unit: UnitId) -> list[list[str]]:
    """What each model of a unit carries."""
    profile = bench.battle.profiles[unit]
    return [[profile.weapons[index].name for index in kit.weapons] for kit in profile.kits]


# Views


def seen(bench: Bench, unit: UnitId, side: SeatId) -> dict[str, Any]:
    """What a side sees of a unit."""
    view = bench.game.view(side)["state"]
    found = view["units"][unit]
    models = [view["models"][index] for index in found["models"]]
    own = {key: found[key] for key in ("place", "reserve", "shaken", "fatigued", "activated")}
    return {**own, **{key: [model[key] for model in models] for key in ("markers", "tokens")}}


PROBES: Probes = {
    "distance": given_to(distance),
    "within": given_to(is_within),
    "over": given_to(is_over),
    "contact": given_to(contact),
    "coherency": given_to(coherency),
    "may_strike": given_to(strikes),
    "sees": given_to(sight),
    "cover": given_to(cover),
    "obstructed": given_to(is_obstructed),
    "may_fire": given_to(fires),
    "to_hit": given_to(to_hit),
    "in_terrain": (in_terrain, InTerrain),
    "move_distances": given_to(move_distances),
    "path_length": (path_length, OnTheWay),
    "jump_dice": (jump, OnTheWay),
    "fall": given_to(fall_hit),
    "can_charge": given_to(can_charge),
    "zones": given_to(zones),
    "table_flags": given_to(table_flags),
    "usable": given_to(usable),
    "objective_spot": given_to(objective_spot),
    "limits": given_to(limits),
    "sizes": given_to(sizes),
    "weapon_types": given_to(weapon_types),
    "carried": given_to(carried),
    "seen": given_to(seen),
    "tells_apart": (tells_apart, OtherAnswers),
}
