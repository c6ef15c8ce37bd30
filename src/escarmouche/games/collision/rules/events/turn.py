"""What happens around the attacks: set-up, turns, activations, loot, missions."""

from escarmouche.engine.ids import Length, ModelId, SeatId, TableName
from escarmouche.engine.journal import Event
from escarmouche.games.collision.rules.vocabulary import (
    Action,
    Card,
    Edge,
    MarkerId,
    MarkerKind,
    Mission,
    Token,
    TraitKey,
)
from escarmouche.table.formation import Spot

# Before the game


class MissionDrawn(Event):
    """A card of one of the two decks names the mission."""

    seat: SeatId
    card: Card


class MissionChosen(Event):
    mission: Mission


class TerrainSet(Event):
    table: TableName


class MarkerPlaced(Event):
    """A marker lies on the table: at the start, after a search, or where it was dropped."""

    marker: MarkerId
    kind: MarkerKind
    x: Length
    y: Length
    surface: int
    district: int


class MarkersTurned(Event):
    """Side edges were taken, so the map of the mission is turned: the spot of every marker, in their order."""

    spots: tuple[Spot, ...]


class PointsReceived(Event):
    """A player's activation points before the game."""

    seat: SeatId
    points: int


class GoesFirst(Event):
    """Who deploys first."""

    seat: SeatId


class RolesTaken(Event):
    attacker: SeatId


class EdgeChosen(Event):
    seat: SeatId
    edge: Edge


class Deployed(Event):
    model: ModelId
    x: Length
    y: Length


# The turn


class TurnBegan(Event):
    turn: int


class MulliganTaken(Event):
    seat: SeatId


class BidsOpened(Event):
    """Both bids lie open; the winner has priority, nobody has it after a tie without a winner."""

    bids: tuple[int, int]
    winner: SeatId


class StarterNamed(Event):
    seat: SeatId


class Finished(Event):
    """A player activates no more models this turn, by choice or because none can be paid for."""

    seat: SeatId
    able: bool


class Regrouped(Event):
    """A player takes all activation points back, and loses those of killed models if the option says so."""

    seat: SeatId
    points: int
    lost: int = 0


class TurnEnded(Event):
    turn: int


# Activations


class Activated(Event):
    model: ModelId
    cost: int


class ActionChosen(Event):
    model: ModelId
    action: Action
    rushed: bool


class ActionWasted(Event):
    """A rushed action that has no effect."""

    model: ModelId
    action: Action


class ActivationEnded(Event):
    model: ModelId
    actions: int


class ActivationCutShort(Event):
    """The active model is out of play, and its remaining actions are lost."""

    model: ModelId


class TokenRemoved(Event):
    """A jam, pinned or wound token was taken away from a model."""

    model: ModelId
    kind: Token


class Aimed(Event):
    model: ModelId


# Overwatch


class WatchBegan(Event):
    model: ModelId


class WatchEnded(Event):
    model: ModelId


class WatchTriggered(Event):
    """The active model is seen and in range of a watching one."""

    model: ModelId
    target: ModelId


class FireHeld(Event):
    model: ModelId
    target: ModelId


class HoldFailed(Event):
    model: ModelId
    target: ModelId


class ShotDeclined(Event):
    model: ModelId
    target: ModelId


# Special actions


class SpecialUsed(Event):
    model: ModelId
    trait: TraitKey


class SkillActive(Event):
    model: ModelId
    trait: TraitKey


class SkillEnded(Event):
    model: ModelId


# Loot and objects


class LootSearched(Event):
    model: ModelId
    marker: MarkerId


class DistrictDrawn(Event):
    """The district a loot marker goes to, as seat 0 numbers them; 9 is the centre."""

    seat: SeatId
    card: Card
    district: int


class MarkerLost(Event):
    """A loot marker that can be placed nowhere leaves the game."""

    marker: MarkerId


class PickedUp(Event):
    model: ModelId
    marker: MarkerId


class ObjectDropped(Event):
    model: ModelId
    marker: MarkerId


# Missions


class LeftTable(Event):
    """A defending model leaves by the attacker's edge."""

    model: ModelId


class PointsScored(Event):
    seat: SeatId
    points: int
    score: int


class DistrictsControlled(Event):
    seat: SeatId
    districts: tuple[int, ...]


class Rewarded(Event):
    """What a gang earns in a campaign: experience, shards, and how often it draws on the exploration table."""

    seat: SeatId
    experience: int
    shards: int
    draws: int
