"""What happens when units fire: salvos, hits, wounds, losses, and the damage of vehicles."""

from typing import Literal, TypeAlias

from escarmouche.engine.ids import Length, ModelId, UnitId
from escarmouche.engine.journal import Detail, Event

Box: TypeAlias = Literal["O", "I", "X"]
Incident: TypeAlias = Literal["propulsion", "explosions", "weapon"]
Cause: TypeAlias = Literal["shooting", "melee", "destroyed", "assault", "overrun"]


class SalvoFired(Event):
    """A unit fires a salvo at another; `alert` means alert fire, `steady` the second score of a sniper's weapon."""

    unit: UnitId
    target: UnitId
    weapon: str
    models: tuple[ModelId, ...]
    range: int
    cover: bool = False
    supported: bool = False
    alert: bool = False
    steady: bool = False


class PrecisionRolled(Detail):
    """The precision test of a salvo; an automatic one has no dice."""

    unit: UnitId
    target: UnitId
    weapon: str
    dice: tuple[int, ...]
    precision: int
    range: int
    successes: int
    hits: int
    automatic: bool = False


class PrecisionRerolled(Detail):
    """Failed precision dice of a supported fire are rolled again; `hits` are those of the whole test."""

    unit: UnitId
    dice: tuple[int, ...]
    successes: int
    hits: int


class CoverRolled(Detail):
    """The cover test of a target: how many hits it cancels and how many are left."""

    unit: UnitId
    dice: tuple[int, ...]
    cancelled: int
    hits: int


class HitsTaken(Detail):
    """Who of a unit is hit, and how often; `stray` says that the unit stands in the fire corridor or in the blast."""

    unit: UnitId
    models: tuple[ModelId, ...]
    hits: tuple[int, ...]
    stray: bool = False


class HitsWasted(Detail):
    """Hits for which there is nobody left."""

    unit: UnitId
    count: int


class PenetrationRolled(Detail):
    """Force against Armour for the hits on some models of a unit."""

    unit: UnitId
    dice: tuple[int, ...]
    force: int
    armour: int
    hits: int
    wounds: int
    automatic: bool = False


class ModelsRemoved(Event):
    """Models leave the table."""

    unit: UnitId
    models: tuple[ModelId, ...]
    cause: Cause


class CareRolled(Detail):
    """The dice of those who give medical care, and how many they may save."""

    unit: UnitId
    dice: tuple[int, ...]
    ups: int


class ModelReturned(Event):
    """A model is back in its unit."""

    model: ModelId
    x: Length
    y: Length
    surface: int


class LeaderReplaced(Event):
    """Another model leads the unit from now on."""

    unit: UnitId
    model: ModelId


class OfficerLost(Event):
    """The unit has no officer any more."""

    unit: UnitId
    model: ModelId


class UnitEliminated(Event):
    """Nobody of the unit is left."""

    unit: UnitId


class BoxTicked(Event):
    """A box of a vehicle's structure line is ticked: "O", "I" or "X"."""

    model: ModelId
    box: Box
    ticks: int
    boxes: int


class IncidentRolled(Detail):
    """The die for an incident of a vehicle: "propulsion", "explosions" or "weapon"."""

    model: ModelId
    die: int
    incident: Incident


class IncidentChosen(Event):
    """The incident that the attacker chose in close combat."""

    model: ModelId
    incident: Incident


class IncidentEmpty(Event):
    """An incident that finds nothing left to damage."""

    model: ModelId
    incident: Incident


class Immobilised(Event):
    """A vehicle has lost its propulsion."""

    model: ModelId


class WeaponBroken(Event):
    """A weapon of a vehicle is out of action."""

    model: ModelId
    weapon: str


class ExplosionResisted(Event):
    """A vehicle with Resistance loses nothing by chain explosions."""

    model: ModelId


class VehicleDestroyed(Event):
    """The last box is ticked."""

    model: ModelId


class BlastRolled(Detail):
    """The dice of a unit that keeps its heads down against a blast: each Up keeps a model off the ground."""

    unit: UnitId
    dice: tuple[int, ...]
    ups: int
