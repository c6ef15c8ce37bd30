"""What happens when models attack: shots, beams, charges, and the tokens that come of it."""

from escarmouche.engine.ids import Angle, Length, ModelId
from escarmouche.engine.journal import Detail, Event
from escarmouche.games.collision.rules.vocabulary import Card, JamCause, Leg, TraitKey, WeaponKey
from escarmouche.table.formation import Spot


class WeaponNamed(Event):
    """Which of several weapons a model attacks with."""

    model: ModelId
    weapon: WeaponKey


class SuppressionDeclared(Event):
    """The attack is to pin down instead of wounding."""

    model: ModelId
    weapon: WeaponKey


class ShotDeclared(Event):
    """A model shoots at another; `watching` says that it is an overwatch shot."""

    model: ModelId
    target: ModelId
    weapon: WeaponKey
    watching: bool = False


class BeamFired(Event):
    """A beam goes out in a direction, in tenths of a degree, and hits these models, the nearest first."""

    model: ModelId
    weapon: WeaponKey
    direction: Angle
    models: tuple[ModelId, ...]
    watching: bool = False


class BeamStruck(Event):
    """The beam's attack on one of the models under it."""

    model: ModelId
    target: ModelId


class ChargeDeclared(Event):
    """A model charges another, along a way of this length; without a weapon ("none") it has its bare profile."""

    model: ModelId
    target: ModelId
    distance: Length
    weapon: WeaponKey


class ReachDrawn(Detail):
    """The card for the reach of a charge, and whether that is enough."""

    model: ModelId
    target: ModelId
    card: Card
    reach: Length
    distance: Length
    success: bool


class ChargeSetOff(Event):
    """The charger goes for its target by this way: the spots it passes, each x, y and surface, and by which legs."""

    model: ModelId
    target: ModelId
    spots: tuple[Spot, ...]
    legs: tuple[Leg, ...] = ()


class ChargeLost(Event):
    """The charger fell on its way: there is no fight."""

    model: ModelId
    target: ModelId


class ChargeArrived(Event):
    """The charger touches its target and faces it."""

    model: ModelId
    target: ModelId
    behind: bool
    dived: bool


class GuardDropped(Event):
    """A charged model loses its overwatch token, and is ready for the charger or not."""

    model: ModelId
    ready: bool


class Suppressed(Event):
    """What a suppression attack did instead of wounding."""

    model: ModelId
    hits: int


class JamReceived(Event):
    """A model receives a jam token: from a Failure card or from reloading."""

    model: ModelId
    cause: JamCause


class JamAverted(Event):
    """An item or trait takes the place of a jam token."""

    model: ModelId
    trait: TraitKey


class WeaponMalfunctioned(Event):
    model: ModelId


class PinReceived(Event):
    """A model receives a pinned token and loses its skill tokens."""

    model: ModelId
    skills: int


class TokensKept(Event):
    """A model had too many jam and pinned tokens; these are left."""

    model: ModelId
    jams: int
    pins: int
