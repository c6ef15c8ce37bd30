"""What can happen in a game of Firefight."""

from typing import Annotated, TypeAlias

from escarmouche.engine.journal import Event, OneOf
from escarmouche.engine.questions import SeatId
from escarmouche.table.edges import EDGES

Action: TypeAlias = Annotated[str, OneOf("hold", "advance", "rush", "charge", "idle")]
Coming: TypeAlias = Annotated[str, OneOf("deployed", "scouted", "arrived")]
Edge: TypeAlias = Annotated[str, OneOf(*EDGES)]
Walk: TypeAlias = Annotated[str, OneOf("advance", "rush", "charge", "pile-in", "spell", "consolidation", "separation")]
RolledFor: TypeAlias = Annotated[str, OneOf("deployment", "objectives")]
Effect: TypeAlias = Annotated[str, OneOf("grant", "modifier", "move")]


class RollOff(Event):
    """Both players roll to see who goes first."""

    purpose: RolledFor
    first: int
    second: int


class ObjectivesCounted(Event):
    """How many objectives are placed."""

    die: int
    count: int


class ObjectivePlaced(Event):
    seat: SeatId
    number: int
    x: int
    y: int


class ObjectiveSkipped(Event):
    seat: SeatId


class EdgeChosen(Event):
    seat: SeatId
    edge: Edge


class SetAside(Event):
    seat: SeatId
    units: tuple[int, ...]
    scouts: tuple[int, ...] = ()


class InertRule(Event):
    unit: int
    name: str


class HouseSpells(Event):
    unit: int


class Deployed(Event):
    unit: int
    how: Coming = "deployed"


class NoMoreArrivals(Event):
    seat: SeatId


class RoundBegan(Event):
    round: int
    starter: SeatId


class TokensGained(Event):
    model: int
    gained: int
    tokens: int


class Activated(Event):
    unit: int


class StayedIdle(Event):
    unit: int


class Recovered(Event):
    unit: int


class ActionChosen(Event):
    unit: int
    action: Action


class Moved(Event):
    unit: int
    how: Walk
    length: int
    difficult: bool = False


class JumpRolled(Event):
    model: int
    distance: int
    dice: tuple[int, ...]
    needed: int
    success: bool


class Fell(Event):
    model: int
    height: int


class PlacedAtFoot(Event):
    model: int


class DangerRolled(Event):
    unit: int
    dice: tuple[int, ...]
    wounds: int


class ChargeStopped(Event):
    unit: int
    target: int


class ShotsDeclared(Event):
    unit: int
    targets: tuple[int, ...]


class HitsRolled(Event):
    unit: int
    target: int
    weapon: str
    dice: tuple[int, ...]
    needed: int
    hits: int
    extra: int = 0


class ImpactRolled(Event):
    unit: int
    target: int
    dice: tuple[int, ...]
    hits: int


class HitsMultiplied(Event):
    unit: int
    target: int
    weapon: str
    multiplier: int
    hits: int


class HitsShared(Event):
    target: int
    units: tuple[int, ...]
    shares: tuple[int, ...]


class DefenceRolled(Event):
    """Defence dice; `modifiers` has one for each die where they are not all alike."""

    unit: int
    dice: tuple[int, ...]
    needed: int
    blocked: int
    wounds: int
    modifiers: tuple[int, ...] = ()


class DefenceRerolled(Event):
    unit: int
    dice: tuple[int, ...]
    wounds: int


class RegenerationRolled(Event):
    unit: int
    dice: tuple[int, ...]
    ignored: int


class ModelRemoved(Event):
    model: int
    unit: int


class MarkersPlaced(Event):
    model: int
    count: int
    markers: int


class BelowThreshold(Event):
    model: int
    markers: int
    tough: int


class EffectRolled(Event):
    model: int
    die: int
    total: int
    needed: int


class Shaken(Event):
    unit: int
    again: bool = False


class OutOfAction(Event):
    model: int
    unit: int


class UnitDestroyed(Event):
    unit: int


class PushRolled(Event):
    model: int
    die: int
    success: bool


class Pushed(Event):
    model: int
    distance: int


class CounterStrike(Event):
    unit: int
    used: bool


class StruckBack(Event):
    unit: int
    struck: bool


class NoStrikes(Event):
    unit: int


class Fatigued(Event):
    unit: int


class MeleeSeparated(Event):
    unit: int


class SpellDeclared(Event):
    model: int
    spell: str
    targets: tuple[int, ...]
    value: int


class TokensCommitted(Event):
    seat: SeatId
    count: int


class CastRolled(Event):
    model: int
    spell: str
    die: int
    needed: int
    success: bool


class SpellTook(Event):
    unit: int
    spell: str
    effect: Effect


class MoraleTriggered(Event):
    seat: SeatId
    left: int
    started: int


class MoraleRolled(Event):
    unit: int
    die: int
    needed: int
    success: bool


class MoraleFailed(Event):
    """A Shaken unit fails without rolling."""

    unit: int


class FearlessRolled(Event):
    unit: int
    die: int
    success: bool


class Routed(Event):
    unit: int


class ObjectiveScored(Event):
    number: int
    owner: SeatId
    before: SeatId


class RoundEnded(Event):
    round: int
