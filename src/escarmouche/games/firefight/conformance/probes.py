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
from escarmouche.rules.given import Given
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


# Distances


class Between(Given, frozen=True, kw_only=True):
    """Two things."""

    start: Thing = msgspec.field(name="from")
    to: Thing

    def bodies(self, bench: Bench) -> Iterator[tuple[Body, Body]]:
        """Each body of the one with each of the other."""
        return product(bench.bodies(self.start, "from"), bench.bodies(self.to, "to"))

    def shortest(self, bench: Bench) -> float:
        """How far apart they are."""
        return min(measure.apart(*pair) for pair in self.bodies(bench))


class Limited(Between, frozen=True, kw_only=True):
    """Two things, and how far apart they may be."""

    limit: Length


def distance(bench: Bench, given: Between) -> float:
    """How far apart two things are."""
    return given.shortest(bench) / INCH


def is_within(bench: Bench, given: Limited) -> bool:
    """Whether two things are within a distance."""
    return measure.within(given.shortest(bench), given.limit)


def is_over(bench: Bench, given: Limited) -> bool:
    """Whether two things are more than a distance apart."""
    return measure.over(given.shortest(bench), given.limit)


def contact(bench: Bench, given: Between) -> bool:
    """Whether two things touch."""
    return any(measure.in_contact(*pair) for pair in given.bodies(bench))


class OneUnit(Given, frozen=True, kw_only=True):
    """A unit."""

    unit: UnitId


def coherency(bench: Bench, given: OneUnit) -> bool:
    """Whether a unit is in coherency."""
    battle = bench.battle
    return allowed(incoherent(battle, [battle.body(model) for model in battle.alive(bench.units[given.unit])]))


class Attack(Given, frozen=True, kw_only=True):
    """A model, and the unit that it attacks."""

    model: ModelId
    target: UnitId


def strikes(bench: Bench, given: Attack) -> bool:
    """Whether a model may strike a unit."""
    return may_strike(bench.battle, bench.models[given.model], bench.units[given.target])


# Sight and shooting


class Viewed(Given, frozen=True, kw_only=True):
    """Two models or units by their names."""

    start: str = msgspec.field(name="from")
    to: str


def sight(bench: Bench, given: Viewed) -> bool:
    """Whether a model sees another, or a unit one of another unit."""
    pairs = product(bench.named(given.start, "from"), bench.named(given.to, "to"))
    return any(measure.sees(bench.battle, *pair) for pair in pairs)


class Covered(Given, frozen=True, kw_only=True):
    """A unit, and the models and units by whom it is shot at."""

    target: UnitId
    shooters: str | list[str]
    indirect: bool = False


def cover(bench: Bench, given: Covered) -> bool:
    """Whether a unit has cover from those who fire."""
    words = [given.shooters] if isinstance(given.shooters, str) else given.shooters
    shooters = [model for word in words for model in bench.named(word, "shooters")]
    target = bench.units[given.target]
    return measure.cover_bonus(bench.battle, target, shooters, indirect=given.indirect) is not None


class Line(Given, frozen=True, kw_only=True):
    """Two models."""

    start: ModelId = msgspec.field(name="from")
    to: ModelId


def is_obstructed(bench: Bench, given: Line) -> bool:
    """Whether something that gives cover lies across the line between two models."""
    return measure.obstructed(bench.battle, bench.models[given.start], bench.models[given.to])


class ArmedAttack(Attack, frozen=True, kw_only=True):
    """A model, the unit that it attacks, and with which weapon."""

    weapon: str

    def carried(self, bench: Bench) -> tuple[int, int]:
        """Which weapon of the model is meant: its place in the kit and its type."""
        model = bench.models[self.model]
        types = bench.battle.profiles[model.unit].weapons
        for place, index in enumerate(bench.battle.kit(model).weapons):
            if types[index].name == self.weapon:
                return place, index
        raise CaseError("case-carries-no", where="measure.weapon", word=repr(self.weapon))


class Aimed(ArmedAttack, frozen=True, kw_only=True):
    """An attack, and how it comes about."""

    charging: bool = False
    moved: bool = False


def fires(bench: Bench, given: ArmedAttack) -> bool:
    """Whether a model may fire a weapon at a unit: range and sight."""
    model = bench.models[given.model]
    place, index = given.carried(bench)
    weapon = bench.battle.arms(bench.battle.unit_of(model))[index]
    return may_fire(bench.battle, model, place, weapon, bench.units[given.target])


def to_hit(bench: Bench, given: Aimed) -> dict[str, Any]:
    """What a model needs to hit: the number, the sum of the modifiers, and the rules they come from."""
    model = bench.models[given.model]
    _, index = given.carried(bench)
    unit = bench.battle.unit_of(model)
    shooting = bench.battle.arms(unit)[index].range > 0
    tired = not shooting and (unit.fatigued if given.charging else fights_as_fatigued(unit))
    strike = Strike(shooting=shooting, charging=given.charging, fatigued=tired, moved=given.moved)
    aim = take_aim(bench.battle, model, bench.units[given.target], index, strike)
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


def move_distances(bench: Bench, given: OneUnit) -> list[float]:
    """How far the models of a unit advance, rush and charge."""
    unit = bench.units[given.unit]
    model = bench.battle.alive(unit)[0]
    return [gait.distance_of(bench.battle, model, way) / INCH for way in (ADVANCE, RUSH, charge_way(unit))]


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


class Fall(Given, frozen=True, kw_only=True):
    """A fall."""

    height: Length


def fall_hit(bench: Bench, given: Fall) -> dict[str, Any]:
    """Whether a fall of that height hurts, and with which AP."""
    return {"hurts": is_harmful(given.height), "ap": fall_ap(given.height)}


class Charge(OneUnit, frozen=True, kw_only=True):
    """A unit, and the unit that it charges."""

    target: UnitId


def can_charge(bench: Bench, given: Charge) -> bool:
    """Whether a unit may charge another."""
    return allowed(charge_refused(bench.battle, bench.units[given.unit], bench.units[given.target]))


# Tables and missions


def zones(bench: Bench, given: Given) -> dict[str, float]:
    """How deep the deployment zones are, and how far apart."""
    table, axis = bench.table, bench.battle.setup.axis
    length = table.depth if axis == "y" else table.width
    deep = depth(table, f"{axis}0")
    return {"depth": deep / INCH, "apart": (length - 2 * deep) / INCH}


def table_flags(bench: Bench, given: Given) -> list[str]:
    """What the players have to agree to before they use the table."""
    return [reason.rule for reason in tables.flags(bench.table)]


class Consent(Given, frozen=True, kw_only=True):
    """The sides that agree."""

    consent: list[SeatId] = []


def usable(bench: Bench, given: Consent) -> bool:
    """Whether the table can be used by players of whom these consent."""
    return allowed(tables.usable(bench.table, set(given.consent), bench.battle.setup.axis))


class Marker(Given, frozen=True, kw_only=True):
    """An objective."""

    at: Place


def objective_spot(bench: Bench, given: Marker) -> bool:
    """Whether an objective may be placed here."""
    return allowed(mission.marker_fault(bench.battle, *given.at))


# Lists


class Size(Given, frozen=True, kw_only=True):
    """A game size."""

    size: int


class AnySize(Given, frozen=True, kw_only=True):
    """A game size, if one is named."""

    size: int | None = None


def limits(bench: Bench, given: Size) -> dict[str, int]:
    """The limits of army organisation for a game size."""
    found = checking.limits(given.size, bench.battle.option("force_organisation"))
    return {} if found is None else msgspec.structs.asdict(found)


def sizes(bench: Bench, given: AnySize) -> list[int]:
    """The game sizes that are offered, the default first; with `size`, whether that one may be agreed on."""
    if given.size is not None:
        allowed(reading.size_refusal(given.size))
    return list(reading.offered_sizes())


def weapon_types(bench: Bench, given: OneUnit) -> list[str]:
    """The weapon types of a unit, in roster order."""
    return [weapon.name for weapon in bench.battle.profiles[given.unit].weapons]


def carried(bench: Bench, given: OneUnit) -> list[list[str]]:
    """What each model of a unit carries."""
    profile = bench.battle.profiles[given.unit]
    return [[profile.weapons[index].name for index in kit.weapons] for kit in profile.kits]


# Views


class Seen(OneUnit, frozen=True, kw_only=True):
    """A unit, and the side that looks at it."""

    side: SeatId


def seen(bench: Bench, given: Seen) -> dict[str, Any]:
    """What a side sees of a unit."""
    view = bench.game.view(given.side)["state"]
    unit = view["units"][given.unit]
    models = [view["models"][index] for index in unit["models"]]
    own = {key: unit[key] for key in ("place", "reserve", "shaken", "fatigued", "activated")}
    return {**own, **{key: [model[key] for model in models] for key in ("markers", "tokens")}}


PROBES: Probes = {
    "distance": (distance, Between),
    "within": (is_within, Limited),
    "over": (is_over, Limited),
    "contact": (contact, Between),
    "coherency": (coherency, OneUnit),
    "may_strike": (strikes, Attack),
    "sees": (sight, Viewed),
    "cover": (cover, Covered),
    "obstructed": (is_obstructed, Line),
    "may_fire": (fires, ArmedAttack),
    "to_hit": (to_hit, Aimed),
    "in_terrain": (in_terrain, InTerrain),
    "move_distances": (move_distances, OneUnit),
    "path_length": (path_length, OnTheWay),
    "jump_dice": (jump, OnTheWay),
    "fall": (fall_hit, Fall),
    "can_charge": (can_charge, Charge),
    "zones": (zones, Given),
    "table_flags": (table_flags, Given),
    "usable": (usable, Consent),
    "objective_spot": (objective_spot, Marker),
    "limits": (limits, Size),
    "sizes": (sizes, AnySize),
    "weapon_types": (weapon_types, OneUnit),
    "carried": (carried, OneUnit),
    "seen": (seen, Seen),
    "tells_apart": (tells_apart, OtherAnswers),
}
