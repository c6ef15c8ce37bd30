"""What happens around the attacks: set-up, turns, activations, loot, missions."""

from typing import Annotated, TypeAlias

from escarmouche.engine.journal import Event, OneOf
from escarmouche.engine.questions import SeatId
from escarmouche.games.collision.rules.events.cards import Card
from escarmouche.table.edges import EDGES
from escarmouche.table.formation import Spot

Action: TypeAlias = Annotated[str, OneOf("move", "shoot", "charge", "overwatch", "special", "back", "aim")]
Edge: TypeAlias = Annotated[str, OneOf(*EDGES)]
MarkerKind: TypeAlias = Annotated[str, OneOf("loot", "collision")]
Mission: TypeAlias = Annotated[str, OneOf("collision_hunt", "ambush", "domination")]
Token: TypeAlias = Annotated[str, OneOf("jam", "pinned", "wound")]


# Before the game


class MissionDrawn(Event):
    """A card of one of the two decks names the mission."""

    seat: SeatId
    card: Card


class MissionChosen(Event):
    mission: Mission


class TerrainSet(Event):
    table: str


class MarkerPlaced(Event):
    """A marker lies on the table: at the start, after a search, or where it was dropped."""

    marker: int
    kind: MarkerKind
    x: int
    y: int
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
    model: int
    x: int
    y: int


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
    model: int
    cost: int


class ActionChosen(Event):
    model: int
    action: Action
    rushed: bool


class ActionWasted(Event):
    """A rushed action that has no effect."""

    model: int
    action: Action


class ActivationEnded(Event):
    model: int
    actions: int


class ActivationCutShort(Event):
    """The active model is out of play, and its remaining actions are lost."""

    model: int


class TokenRemoved(Event):
    """A jam, pinned or wound token was taken away from a model."""

    model: int
    kind: Token


class Aimed(Event):
    model: int


# Overwatch


class WatchBegan(Event):
    model: int


class WatchEnded(Event):
    model: int


class WatchTriggered(Event):
    """The active model is seen and in range of a watching one."""

    model: int
    target: int


class FireHeld(Event):
    model: int
    target: int


class HoldFailed(Event):
    model: int
    target: int


class ShotDeclined(Event):
    model: int
    target: int


# Special actions


class SpecialUsed(Event):
    model: int
    trait: str


class SkillActive(Event):
    model: int
    trait: str


class SkillEnded(Event):
    model: int


# Loot and objects


class LootSearched(Event):
    model: int
    marker: int


class DistrictDrawn(Event):
    """The district a loot marker goes to, as seat 0 numbers them; 9 is the centre."""

    seat: SeatId
    card: Card
    district: int


class MarkerLost(Event):
    """A loot marker that can be placed nowhere leaves the game."""

    marker: int


class PickedUp(Event):
    model: int
    marker: int


class ObjectDropped(Event):
    model: int
    marker: int


# Missions


class LeftTable(Event):
    """A defending model leaves by the attacker's edge."""

    model: int


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
