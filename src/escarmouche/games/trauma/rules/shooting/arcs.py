"""The firing arcs of vehicles: two halves, and in which of them a target counts."""

import math
from collections.abc import Iterable, Mapping, Sequence

from escarmouche.engine.ids import ModelId
from escarmouche.engine.keys import OptionKey
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.table.table import TOLERANCE

HALVES = (0, 1)
NAMES = {"front-rear": ("front", "rear"), "left-right": ("left", "right")}
QUARTER_TURN = 900
APART = "-apart"


# Who has arcs


@rule("TRA-WHEEL-04", otherwise=False)
def rolls(drive: str) -> bool:
    """The weapons of wheeled armour are limited by arcs."""
    return drive == "wheeled"


@rule("TRA-GRAV-04", otherwise=False)
def hovers(drive: str) -> bool:
    """The weapons of anti-grav armour are limited by arcs."""
    return drive == "antigrav"


def has_arcs(battle: Battle, unit: Unit) -> bool:
    """Whether the weapons of a unit are limited by arcs."""
    drive = battle.profile(unit).drive
    if drive == "walker":
        # A walker has no arcs: its torso turns all round.
        return not CATALOGUE.holds("TRA-WALK-01")
    return rolls(drive) or hovers(drive)


@rule("TRA-ARC-01")
def half_of(battle: Battle, unit: Unit, weapon: int) -> int:
    """Each weapon fires into one half: as the list says, or else the weapons take turns."""
    given = battle.profile(unit).arc
    return given[weapon] if given else weapon % len(HALVES)


# Where the halves are


@rule("TRA-ARC-06")
def half_turn(battle: Battle, unit: Unit) -> int:
    """The first half lies before the vehicle, or to its left where its list says so."""
    return QUARTER_TURN if battle.profile(unit).arcs == "left-right" else 0


@rule("TRA-ARC-04")
def reaches_into(battle: Battle, vehicle: Model, model: Model, half: int) -> bool:
    """Whether a base lies at least partly in one of the halves on either side of the line through a vehicle."""
    towards = vehicle.facing + half_turn(battle, battle.unit_of(vehicle))
    angle = math.radians(towards / 10)
    ahead = (model.x - vehicle.x) * math.cos(angle) + (model.y - vehicle.y) * math.sin(angle)
    return (ahead if half == 0 else -ahead) + battle.radius(battle.unit_of(model)) > TOLERANCE


@rule("TRA-ARC-07")
def halves(battle: Battle, vehicle: Model, seen: Iterable[Model]) -> set[int]:
    """A unit can be in a half if one of its visible models stands there, at least in part."""
    return {half for model in seen for half in HALVES if reaches_into(battle, vehicle, model, half)}


def arc_name(battle: Battle, unit: Unit, weapon: int) -> str:
    """What the half is called into which a weapon fires."""
    return NAMES[battle.profile(unit).arcs][half_of(battle, unit, weapon)]


# The choice for a unit on both sides


class Bearing(OptionKey, frozen=True):
    """In which half a target counts for a vehicle; a sniper who stands apart is a target of his own."""

    vehicle: ModelId
    target: str
    half: int


def target_key(target: Unit, *, lone: bool = False) -> str:
    """How answers name a target."""
    return f"{target.id}{APART if lone else ''}"


def settled(unit: Unit, vehicle: ModelId, target: str) -> int | None:
    """The half that was chosen for a vehicle and a target on both sides of it since the fire began, or None."""
    chosen = map(Bearing.read, unit.bearings)
    return next((one.half for one in chosen if (one.vehicle, one.target) == (vehicle, target)), None)


@rule("TRA-ARC-03", otherwise=False, always=True)
def counts_elsewhere(unit: Unit, vehicle: ModelId, target: str, half: int) -> bool:
    """A unit is in one arc only: once the firing player has chosen which, all weapons of the vehicle keep to it."""
    chosen = settled(unit, vehicle, target)
    return chosen is not None and chosen != half


def settle(
    battle: Battle, unit: Unit, weapon: int, vehicles: Mapping[ModelId, Sequence[Model]], target: Unit, *, lone: bool
) -> None:
    """Firing a weapon at a unit on both sides chooses for a vehicle in which half that unit is, until the fire is over.

    `vehicles` says for each whom of the target is seen.
    """
    if has_arcs(battle, unit):
        half, name = half_of(battle, unit, weapon), target_key(target, lone=lone)
        astride = (one for one, seen in vehicles.items() if len(halves(battle, battle.model(one), seen)) > 1)
        new = [Bearing(one, name, half) for one in astride if settled(unit, one, name) is None]
        unit.bearings = [*unit.bearings, *map(str, new)]


def unsettle(unit: Unit) -> None:
    """A new fire begins: nothing is chosen yet."""
    unit.bearings = []


def arc_refused(
    battle: Battle, unit: Unit, weapon: int, vehicle: Model, target: Unit, seen: list[Model], *, lone: bool = False
) -> Reason | None:
    """Why a weapon cannot be fired at a target because of its arc, or None."""
    if not has_arcs(battle, unit):
        return None
    found = halves(battle, vehicle, seen)
    reason = out_of_arc(battle, unit, weapon, target, found)
    elsewhere = (vehicle.id, target_key(target, lone=lone), half_of(battle, unit, weapon))
    if reason is None and len(found) > 1 and counts_elsewhere(unit, *elsewhere):
        return refusal("TRA-ARC-03", "refused-other-arc", unit=target.id, arc=arc_name(battle, unit, weapon))
    return reason


@rule("TRA-ARC-02", always=True)
def out_of_arc(battle: Battle, unit: Unit, weapon: int, target: Unit, found: set[int]) -> Reason | None:
    """A weapon of a vehicle sees only what is within its arc."""
    if half_of(battle, unit, weapon) in found:
        return None
    return refusal("TRA-ARC-02", "refused-out-of-arc", unit=target.id, arc=arc_name(battle, unit, weapon))
