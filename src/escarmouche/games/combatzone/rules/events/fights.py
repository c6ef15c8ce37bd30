"""What happens in close combat, to machines, and by skilled hands: rounds, damage, repairs, first aid, fire."""

from typing import Literal, TypeAlias

from escarmouche.engine.ids import Length, PieceId
from escarmouche.engine.journal import Detail, Event
from escarmouche.games.combatzone.rules.lists.cards import Kit, WeaponId
from escarmouche.games.combatzone.rules.state import FigureId, Level, System, ThingId

Aid: TypeAlias = Literal["nothing", "stable", "up"]
Blow: TypeAlias = Literal["unhurt", "panicked", "routed", "killed", "damaged"]
Failure: TypeAlias = Literal["freeze", "wander", "wild"]


class RoundFought(Event):
    """One round: the attack dice and totals of both sides, and who won; nobody where the totals are equal."""

    figure: FigureId
    target: FigureId
    dice: tuple[int, ...]
    total: int
    target_dice: tuple[int, ...]
    target_total: int
    victor: FigureId


class BlowRolled(Detail):
    """The wound roll of the winner against the loser's resistance."""

    figure: FigureId
    target: FigureId
    dice: tuple[int, ...]
    total: int
    resistance: int
    result: Blow


class CutDown(Event):
    """A routed figure is struck down without dice."""

    figure: FigureId
    target: FigureId


class MachineDamaged(Event):
    figure: FigureId
    level: Level
    die: int
    system: System


class WeaponDestroyed(Event):
    figure: FigureId
    weapon: WeaponId


class MachineFails(Event):
    """A machine may malfunction at the start of a turn; on the roll it does or does not."""

    figure: FigureId
    die: int
    fails: bool


class Malfunctioned(Event):
    figure: FigureId
    die: int
    result: Failure


class TechnologyRolled(Detail):
    figure: FigureId
    dice: tuple[int, ...]
    total: int
    difficulty: int
    success: bool


class EquipmentBroken(Event):
    figure: FigureId
    kit: Kit


class DoorUnlocked(Event):
    figure: FigureId
    piece: PieceId


class MachineRepaired(Event):
    figure: FigureId
    target: FigureId
    system: System
    level: Level


class CrateOpened(Event):
    figure: FigureId
    thing: ThingId


class AidRolled(Detail):
    figure: FigureId
    target: FigureId
    dice: tuple[int, ...]
    total: int
    result: Aid


class BackOnFeet(Event):
    """A casualty stands on the table again."""

    figure: FigureId
    x: Length
    y: Length
    surface: int


class CaughtFire(Event):
    figure: FigureId


class FireRolled(Detail):
    """A burning figure: the damage dice, the total against its resistance, and the die that puts the fire out."""

    figure: FigureId
    dice: tuple[int, ...]
    total: int
    resistance: int
    out: int


class FireOut(Event):
    figure: FigureId
    helper: FigureId
