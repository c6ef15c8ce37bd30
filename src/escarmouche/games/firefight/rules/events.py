"""What can happen in a game of Firefight."""

from escarmouche.engine.ids import Length, ModelId, Name, SeatId, UnitId
from escarmouche.engine.journal import Detail, Event
from escarmouche.games.firefight.rules.state import ObjectiveId
from escarmouche.games.firefight.rules.vocabulary import Action, Coming, Edge, RolledFor, Taking, Walk


class RollOff(Event):
    """Both players roll to see who goes first."""

    purpose: RolledFor
    first: int
    second: int


class ObjectivesCounted(Event):
    """How many objectives are placed."""

    die: int
    count: int


class ObjectivesLaid(Event):
    """A mission of one's own says how many objectives there are, or has laid them."""

    count: int


class ObjectivePlaced(Event):
    seat: SeatId
    number: ObjectiveId
    x: Length
    y: Length


class ObjectiveSkipped(Event):
    seat: SeatId


class EdgeChosen(Event):
    seat: SeatId
    edge: Edge


class SetAside(Event):
    seat: SeatId
    units: tuple[UnitId, ...]
    scouts: tuple[UnitId, ...] = ()


class InertRule(Event):
    unit: UnitId
    name: Name


class RuleUsed(Event):
    """A unit uses a special rule of its own that works once per game."""

    unit: UnitId
    name: Name


class HouseSpells(Event):
    unit: UnitId


class Deployed(Event):
    unit: UnitId
    how: Coming = "deployed"


class NoMoreArrivals(Event):
    seat: SeatId


class RoundBegan(Event):
    round: int
    starter: SeatId


class TokensGained(Detail):
    model: ModelId
    gained: int
    tokens: int


class Activated(Event):
    unit: UnitId


class StayedIdle(Event):
    unit: UnitId


class Recovered(Event):
    unit: UnitId


class ActionChosen(Event):
    unit: UnitId
    action: Action


class Moved(Event):
    unit: UnitId
    how: Walk
    length: Length
    difficult: bool = False


class JumpRolled(Detail):
    model: ModelId
    distance: Length
    dice: tuple[int, ...]
    needed: int
    success: bool


class Fell(Event):
    model: ModelId
    height: Length


class PlacedAtFoot(Event):
    model: ModelId


class DangerRolled(Detail):
    unit: UnitId
    dice: tuple[int, ...]
    wounds: int


class ChargeStopped(Event):
    unit: UnitId
    target: UnitId


class ShotsDeclared(Event):
    unit: UnitId
    targets: tuple[UnitId, ...]


class HitsRolled(Detail):
    unit: UnitId
    target: UnitId
    weapon: Name
    dice: tuple[int, ...]
    needed: int
    hits: int
    extra: int = 0


class Rerolled(Detail):
    """Dice that a special rule of one's own lets a unit roll again, and how many of them succeed."""

    unit: UnitId
    dice: tuple[int, ...]
    successes: int


class ImpactRolled(Detail):
    unit: UnitId
    target: UnitId
    dice: tuple[int, ...]
    hits: int


class HitsMultiplied(Detail):
    unit: UnitId
    target: UnitId
    weapon: Name
    multiplier: int
    hits: int


class HitsShared(Detail):
    target: UnitId
    units: tuple[UnitId, ...]
    shares: tuple[int, ...]


class DefenceRolled(Detail):
    """Defence dice; `modifiers` has one for each die where they are not all alike."""

    unit: UnitId
    dice: tuple[int, ...]
    needed: int
    blocked: int
    wounds: int
    modifiers: tuple[int, ...] = ()


class DefenceRerolled(Detail):
    unit: UnitId
    dice: tuple[int, ...]
    wounds: int


class RegenerationRolled(Detail):
    unit: UnitId
    dice: tuple[int, ...]
    ignored: int


class ModelRemoved(Event):
    model: ModelId
    unit: UnitId


class MarkersPlaced(Detail):
    model: ModelId
    count: int
    markers: int


class BelowThreshold(Detail):
    model: ModelId
    markers: int
    tough: int


class EffectRolled(Detail):
    model: ModelId
    die: int
    total: int
    needed: int


class Shaken(Event):
    unit: UnitId
    again: bool = False


class OutOfAction(Event):
    model: ModelId
    unit: UnitId


class UnitDestroyed(Event):
    unit: UnitId


class PushRolled(Detail):
    model: ModelId
    die: int
    success: bool


class Pushed(Event):
    model: ModelId
    distance: Length


class CounterStrike(Event):
    unit: UnitId
    used: bool


class StruckBack(Event):
    unit: UnitId
    struck: bool


class NoStrikes(Event):
    unit: UnitId


class Fatigued(Event):
    unit: UnitId


class MeleeSeparated(Event):
    unit: UnitId


class SpellDeclared(Event):
    """A Caster names a spell and its targets: units, or models if the spell is one for single models."""

    model: ModelId
    spell: Name
    targets: tuple[UnitId, ...] | tuple[ModelId, ...]
    value: int


class TokensCommitted(Detail):
    seat: SeatId
    count: int


class CastRolled(Detail):
    model: ModelId
    spell: Name
    die: int
    needed: int
    success: bool


class SpellTook(Event):
    unit: UnitId
    spell: Name
    effect: Taking


class MoraleTriggered(Event):
    seat: SeatId
    left: int
    started: int


class MoraleRolled(Detail):
    unit: UnitId
    die: int
    needed: int
    success: bool


class MoraleFailed(Event):
    """A Shaken unit fails without rolling."""

    unit: UnitId


class FearlessRolled(Detail):
    unit: UnitId
    die: int
    success: bool


class Routed(Event):
    unit: UnitId


class PointsScored(Event):
    """A mission of one's own gives points."""

    seat: SeatId
    points: int
    total: int


class ObjectiveScored(Event):
    number: ObjectiveId
    owner: SeatId
    before: SeatId


class RoundEnded(Event):
    round: int
