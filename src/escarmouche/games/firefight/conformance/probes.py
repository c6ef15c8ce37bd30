"""What a conformance case of Firefight can measure, each by the unit of the rules that the game itself uses."""

from typing import Any

from escarmouche.conformance import measuring as core
from escarmouche.conformance.measuring import INCH, Arguments, OtherAnswers, Probes, allowed, tells_apart
from escarmouche.conformance.notation import CaseError, Names
from escarmouche.engine.game import Game
from escarmouche.engine.place import Track
from escarmouche.engine.reasons import total
from escarmouche.games.firefight.rules import mission
from escarmouche.games.firefight.rules.attacks.melee import fights_as_fatigued, may_strike
from escarmouche.games.firefight.rules.attacks.shooting import may_fire
from escarmouche.games.firefight.rules.attacks.to_hit import Strike, take_aim
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge.approach import charge_refused, charge_way
from escarmouche.games.firefight.rules.lists import checking, reading
from escarmouche.games.firefight.rules.movement.falling import fall_ap, is_harmful, jump_dice
from escarmouche.games.firefight.rules.movement.gait import (
    Way,
    counted_length,
    distance_of,
    legs_of,
    slowed,
    too_long,
    track_reason,
)
from escarmouche.games.firefight.rules.movement.moves import ADVANCE, RUSH
from escarmouche.games.firefight.rules.movement.placing import bodies_of_others, incoherent
from escarmouche.games.firefight.rules.state import Model, State, Unit
from escarmouche.games.firefight.rules.table import tables
from escarmouche.games.firefight.rules.table.measure import (
    apart,
    cover_bonus,
    in_contact,
    obstructed,
    over,
    sees,
    stands_in,
    within,
)
from escarmouche.games.firefight.rules.table.zones import depth
from escarmouche.table.geometry import Body
from escarmouche.table.table import Table


class Bench(core.Bench[State]):
    """A table of Firefight to measure on."""

    def __init__(self, game: Game[State], names: Names, table: Table) -> None:
        super().__init__(game, names)
        self.table = table
        self.battle = Battle(game)

    def unit(self, data: Arguments, key: str = "unit") -> Unit:
        """The unit an argument names."""
        index: int = self.names.find("unit", self.needed(data, key), f"measure.{key}")
        return self.game.state.units[index]

    def model(self, word: Any, where: str) -> Model:
        """The model of that name."""
        index: int = self.names.find("model", word, f"measure.{where}")
        return self.game.state.models[index]

    def models(self, word: Any, where: str) -> list[Model]:
        """One model, or all models of a unit."""
        for index, names in self.names.kinds["unit"].items():
            if word in names:
                return self.battle.alive(self.game.state.units[index])
        return [self.model(word, where)]

    def bodies(self, word: Any, where: str) -> list[Body]:
        """A model, a unit, a point [x, y], or an objective by its number."""
        if isinstance(word, int):
            if not 1 <= word <= len(self.game.state.objectives):
                raise CaseError("case-there-is-no", where=f"measure.{where}", what=f"objective {word}")
            objective = self.game.state.objectives[word - 1]
            return [self.battle.point(objective.x, objective.y, objective.surface)]
        if isinstance(word, list):
            return [self.battle.point(*self.place(word, where))]
        return [self.battle.body(model) for model in self.models(word, where)]

    def track(self, model: Model, data: Arguments) -> Track:
        """The way a model would go: straight to a place, or along a path."""
        path = data["path"] if "path" in data else [[model.x / INCH, model.y / INCH], self.needed(data, "to")]
        spots: list[tuple[int, int, int]] = []
        for one in path:
            spots.append(self.place(one, "path", spots[-1][2] if spots else model.surface))
        return Track(tuple(spots))

    def way(self, data: Arguments) -> Way:
        """The kind of move."""
        action = data.get("action", "advance")
        if action == "charge":
            return charge_way(self.unit(data, "target"))
        ways = {"advance": ADVANCE, "rush": RUSH}
        if action not in ways:
            raise CaseError("case-action", written=repr(action))
        return ways[action]


# Distances


def _shortest(bench: Bench, data: Arguments) -> float:
    return min(
        apart(a, b)
        for a in bench.bodies(bench.needed(data, "from"), "from")
        for b in bench.bodies(bench.needed(data, "to"), "to")
    )


def distance(bench: Bench, data: Arguments) -> float:
    """How far apart two things are."""
    return _shortest(bench, data) / INCH


def is_within(bench: Bench, data: Arguments) -> bool:
    """Whether two things are within a distance."""
    return within(_shortest(bench, data), bench.needed(data, "limit") * INCH)


def is_over(bench: Bench, data: Arguments) -> bool:
    """Whether two things are more than a distance apart."""
    return over(_shortest(bench, data), bench.needed(data, "limit") * INCH)


def contact(bench: Bench, data: Arguments) -> bool:
    """Whether two things touch."""
    return any(
        in_contact(a, b)
        for a in bench.bodies(bench.needed(data, "from"), "from")
        for b in bench.bodies(bench.needed(data, "to"), "to")
    )


def coherency(bench: Bench, data: Arguments) -> bool:
    """Whether a unit is in coherency."""
    return allowed(
        incoherent(bench.battle, [bench.battle.body(model) for model in bench.battle.alive(bench.unit(data))])
    )


def strikes(bench: Bench, data: Arguments) -> bool:
    """Whether a model may strike a unit."""
    return may_strike(bench.battle, bench.model(bench.needed(data, "model"), "model"), bench.unit(data, "target"))


# Sight and shooting


def sight(bench: Bench, data: Arguments) -> bool:
    """Whether a model sees another, or a unit one of another unit."""
    return any(
        sees(bench.battle, a, b)
        for a in bench.models(bench.needed(data, "from"), "from")
        for b in bench.models(bench.needed(data, "to"), "to")
    )


def cover(bench: Bench, data: Arguments) -> bool:
    """Whether a unit has cover from those who fire."""
    words = bench.needed(data, "shooters")
    shooters = [
        model for word in (words if isinstance(words, list) else [words]) for model in bench.models(word, "shooters")
    ]
    return (
        cover_bonus(bench.battle, bench.unit(data, "target"), shooters, indirect=data.get("indirect", False))
        is not None
    )


def is_obstructed(bench: Bench, data: Arguments) -> bool:
    """Whether something that gives cover lies across the line between two models."""
    return obstructed(
        bench.battle, bench.model(bench.needed(data, "from"), "from"), bench.model(bench.needed(data, "to"), "to")
    )


def _weapon(bench: Bench, model: Model, data: Arguments) -> tuple[int, int]:
    """Which weapon of the model is meant: its place in the kit and its type."""
    types = bench.battle.profiles[model.unit].weapons
    for place, index in enumerate(bench.battle.kit(model).weapons):
        if types[index].name == bench.needed(data, "weapon"):
            return place, index
    raise CaseError("case-carries-no", where="measure.weapon", word=repr(data["weapon"]))


def fires(bench: Bench, data: Arguments) -> bool:
    """Whether a model may fire a weapon at a unit: range and sight."""
    model = bench.model(bench.needed(data, "model"), "model")
    place, index = _weapon(bench, model, data)
    weapon = bench.battle.arms(bench.battle.unit_of(model))[index]
    return may_fire(bench.battle, model, place, weapon, bench.unit(data, "target"))


def to_hit(bench: Bench, data: Arguments) -> dict[str, Any]:
    """What a model needs to hit: the number, the sum of the modifiers, and the rules they come from."""
    model = bench.model(bench.needed(data, "model"), "model")
    _, index = _weapon(bench, model, data)
    unit = bench.battle.unit_of(model)
    shooting, charging = bench.battle.arms(unit)[index].range > 0, data.get("charging", False)
    tired = not shooting and (unit.fatigued if charging else fights_as_fatigued(unit))
    strike = Strike(shooting=shooting, charging=charging, fatigued=tired, moved=data.get("moved", False))
    aim = take_aim(bench.battle, model, bench.unit(data, "target"), index, strike)
    rules = [reason.rule for reason in aim.reasons]
    return {"needed": aim.needed, "modifier": total(aim.reasons), "rules": rules}


# Terrain and moves


def in_terrain(bench: Bench, data: Arguments) -> bool:
    """Whether a model stands in terrain with a trait, or comes through it on its way."""
    model, trait = bench.model(bench.needed(data, "model"), "model"), bench.needed(data, "trait")
    if "to" in data or "path" in data:
        if trait != "difficult":
            raise CaseError("case-only-difficult")
        return slowed(bench.battle, model, bench.track(model, data), bench.way(data))
    return stands_in(bench.battle, bench.battle.body(model), trait)


def move_distances(bench: Bench, data: Arguments) -> list[float]:
    """How far the models of a unit advance, rush and charge."""
    unit = bench.unit(data)
    model = bench.battle.alive(unit)[0]
    return [distance_of(bench.battle, model, way) / INCH for way in (ADVANCE, RUSH, charge_way(unit))]


def path_length(bench: Bench, data: Arguments) -> float:
    """What the way of a model counts, if it may go it."""
    model = bench.model(bench.needed(data, "model"), "model")
    way, track = bench.way(data), bench.track(model, data)
    allowed(track_reason(bench.battle, model, track, way, bodies_of_others(bench.battle, bench.battle.unit_of(model))))
    length = counted_length(bench.battle, model, legs_of(bench.battle, model, track, way))
    allowed(too_long(model, length, distance_of(bench.battle, model, way), way.rule))
    return length / INCH


def jump(bench: Bench, data: Arguments) -> int:
    """How many dice the jump on the way of a model needs; 0 if it is no jump."""
    model = bench.model(bench.needed(data, "model"), "model")
    way, track = bench.way(data), bench.track(model, data)
    allowed(track_reason(bench.battle, model, track, way, []))
    return sum(jump_dice(leg.jump) for leg in legs_of(bench.battle, model, track, way) if leg.kind == "jump")


def fall_hit(bench: Bench, data: Arguments) -> dict[str, Any]:
    """Whether a fall of that height hurts, and with which AP."""
    height = round(bench.needed(data, "height") * INCH)
    return {"hurts": is_harmful(height), "ap": fall_ap(height)}


def can_charge(bench: Bench, data: Arguments) -> bool:
    """Whether a unit may charge another."""
    return allowed(charge_refused(bench.battle, bench.unit(data), bench.unit(data, "target")))


# Tables and missions


def zones(bench: Bench, data: Arguments) -> dict[str, float]:
    """How deep the deployment zones are, and how far apart."""
    table, axis = bench.table, bench.battle.setup.axis
    length = table.depth if axis == "y" else table.width
    deep = depth(table, f"{axis}0")
    return {"depth": deep / INCH, "apart": (length - 2 * deep) / INCH}


def table_flags(bench: Bench, data: Arguments) -> list[str]:
    """What the players have to agree to before they use the table."""
    return [reason.rule for reason in tables.flags(bench.table)]


def usable(bench: Bench, data: Arguments) -> bool:
    """Whether the table can be used by players of whom these consent."""
    consent = {bench.names.find("seat", side, "measure.consent") for side in data.get("consent", ())}
    return allowed(tables.usable(bench.table, consent, bench.battle.setup.axis))


def objective_spot(bench: Bench, data: Arguments) -> bool:
    """Whether an objective may be placed here."""
    return allowed(mission.marker_fault(bench.battle, *bench.place(bench.needed(data, "at"), "at")))


# Lists


def limits(bench: Bench, data: Arguments) -> dict[str, int]:
    """The limits of army organisation for a game size."""
    found = checking.limits(bench.needed(data, "size"), bench.battle.option("force_organisation"))
    if found is None:
        return {}
    return {
        "heroes": found.heroes,
        "copies": found.copies,
        "unit_points": found.unit_points,
        "units": found.units,
        "models": found.models,
    }


def sizes(bench: Bench, data: Arguments) -> list[int]:
    """The game sizes that are offered, the default first; with `size`, whether that one may be agreed on."""
    if "size" in data:
        allowed(reading.size_refusal(data["size"]))
    return list(reading.offered_sizes())


def weapon_types(bench: Bench, data: Arguments) -> list[str]:
    """The weapon types of a unit, in roster order."""
    return [weapon.name for weapon in bench.battle.profile(bench.unit(data)).weapons]


def carried(bench: Bench, data: Arguments) -> list[list[str]]:
    """What each model of a unit carries."""
    profile = bench.battle.profile(bench.unit(data))
    return [[profile.weapons[index].name for index in kit.weapons] for kit in profile.kits]


# Views


def seen(bench: Bench, data: Arguments) -> dict[str, Any]:
    """What a side sees of a unit."""
    view = bench.game.view(bench.seat(data))["state"]
    unit = view["units"][bench.unit(data).id]
    models = [view["models"][index] for index in unit["models"]]
    own = {key: unit[key] for key in ("place", "reserve", "shaken", "fatigued", "activated")}
    return {**own, **{key: [model[key] for model in models] for key in ("markers", "tokens")}}


FROM_TO = frozenset({"from", "to"})
ON_THE_WAY = frozenset({"model", "to", "path", "action", "target"})
PROBES: Probes = {
    "distance": (distance, FROM_TO),
    "within": (is_within, FROM_TO | {"limit"}),
    "over": (is_over, FROM_TO | {"limit"}),
    "contact": (contact, FROM_TO),
    "coherency": (coherency, frozenset({"unit"})),
    "may_strike": (strikes, frozenset({"model", "target"})),
    "sees": (sight, FROM_TO),
    "cover": (cover, frozenset({"target", "shooters", "indirect"})),
    "obstructed": (is_obstructed, FROM_TO),
    "may_fire": (fires, frozenset({"model", "weapon", "target"})),
    "to_hit": (to_hit, frozenset({"model", "weapon", "target", "charging", "moved"})),
    "in_terrain": (in_terrain, ON_THE_WAY | {"trait"}),
    "move_distances": (move_distances, frozenset({"unit"})),
    "path_length": (path_length, ON_THE_WAY),
    "jump_dice": (jump, ON_THE_WAY),
    "fall": (fall_hit, frozenset({"height"})),
    "can_charge": (can_charge, frozenset({"unit", "target"})),
    "zones": (zones, frozenset()),
    "table_flags": (table_flags, frozenset()),
    "usable": (usable, frozenset({"consent"})),
    "objective_spot": (objective_spot, frozenset({"at"})),
    "limits": (limits, frozenset({"size"})),
    "sizes": (sizes, frozenset({"size"})),
    "weapon_types": (weapon_types, frozenset({"unit"})),
    "carried": (carried, frozenset({"unit"})),
    "seen": (seen, frozenset({"side", "unit"})),
    "tells_apart": (tells_apart, OtherAnswers),
}
