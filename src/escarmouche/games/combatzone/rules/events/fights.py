"""What happens in close combat, to machines, and by skilled hands: rounds, damage, repairs, first aid, fire."""

from typing import Annotated, TypeAlias

from escarmouche.engine.journal import Event, OneOf

Aid: TypeAlias = Annotated[str, OneOf("nothing", "stable", "up")]
Blow: TypeAlias = Annotated[str, OneOf("unhurt", "panicked", "routed", "killed", "damaged")]
Level: TypeAlias = Annotated[str, OneOf("minor", "major", "critical")]
System: TypeAlias = Annotated[str, OneOf("hardware", "power", "software")]
Failure: TypeAlias = Annotated[str, OneOf("freeze", "wander", "wild")]


class RoundFought(Event):
    """One round: the attack dice and totals of both sides, and who won; nobody where the totals are equal."""

    figure: int
    target: int
    dice: tuple[int, ...]
    total: int
    target_dice: tuple[int, ...]
    target_total: int
    victor: int


class BlowRolled(Event):
    """The wound roll of the winner against the loser's resistance."""

    figure: int
    target: int
    dice: tuple[int, ...]
    total: int
    resistance: int
    result: Blow


class CutDown(Event):
    """A routed figure is struck down without dice."""

    figure: int
    target: int


class MachineDamaged(Event):
    figure: int
    level: Level
    die: int
    system: System


class WeaponDestroyed(Event):
    figure: int
    weapon: str


class MachineFails(Event):
    """A machine may malfunction at the start of a turn; on the roll it does or does not."""

    figure: int
    die: int
    fails: bool


class Malfunctioned(Event):
    figure: int
    die: int
    result: Failure


class TechnologyRolled(Event):
    figure: int
    dice: tuple[int, ...]
    total: int
    difficulty: int
    success: bool


class EquipmentBroken(Event):
    figure: int
    kit: str


class DoorUnlocked(Event):
    figure: int
    piece: str


class MachineRepaired(Event):
    figure: int
    target: int
    system: System
    level: Level


class CrateOpened(Event):
    figure: int
    thing: int


class AidRolled(Event):
    figure: int
    target: int
    dice: tuple[int, ...]
    total: int
    result: Aid


class BackOnFeet(Event):
    """A casualty stands on the table again."""

    figure: int
    x: int
    y: int
    surface: int


class CaughtFire(Event):
    figure: int


class FireRolled(Event):
    """A burning figure: the damage dice, the total against its resistance, and the die that puts the fire out."""

    figure: int
    dice: tuple[int, ...]
    total: int
    resistance: int
    out: int


class FireOut(Event):
    figure: int
    helper: int
