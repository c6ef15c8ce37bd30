"""What happens when models attack: shots, beams, charges, and the tokens that come of it."""

from typing import Annotated, TypeAlias

from escarmouche.engine.journal import Event, OneOf
from escarmouche.games.collision.rules.events.cards import Card

Leg: TypeAlias = Annotated[str, OneOf("walk", "climb", "ladder", "leap", "jump", "hang", "hang-<number>")]
JamCause: TypeAlias = Annotated[str, OneOf("failure", "reload")]


class WeaponNamed(Event):
    """Which of several weapons a model attacks with."""

    model: int
    weapon: str


class SuppressionDeclared(Event):
    """The attack is to pin down instead of wounding."""

    model: int
    weapon: str


class ShotDeclared(Event):
    """A model shoots at another; `watching` says that it is an overwatch shot."""

    model: int
    target: int
    weapon: str
    watching: bool = False


class BeamFired(Event):
    """A beam goes out in a direction, in tenths of a degree, and hits these models, the nearest first."""

    model: int
    weapon: str
    direction: int
    models: tuple[int, ...]
    watching: bool = False


class BeamStruck(Event):
    """The beam's attack on one of the models under it."""

    model: int
    target: int


class ChargeDeclared(Event):
    """A model charges another, along a way of this length; without a weapon ("none") it has its bare profile."""

    model: int
    target: int
    distance: int
    weapon: str


class ReachDrawn(Event):
    """The card for the reach of a charge, and whether that is enough."""

    model: int
    target: int
    card: Card
    reach: int
    distance: int
    success: bool


class ChargeSetOff(Event):
    """The charger goes for its target by this way: the spots it passes, each x, y and surface, and by which legs."""

    model: int
    target: int
    spots: tuple[tuple[int, int, int], ...]
    legs: tuple[Leg, ...] = ()


class ChargeLost(Event):
    """The charger fell on its way: there is no fight."""

    model: int
    target: int


class ChargeArrived(Event):
    """The charger touches its target and faces it."""

    model: int
    target: int
    behind: bool
    dived: bool


class GuardDropped(Event):
    """A charged model loses its overwatch token, and is ready for the charger or not."""

    model: int
    ready: bool


class Suppressed(Event):
    """What a suppression attack did instead of wounding."""

    model: int
    hits: int


class JamReceived(Event):
    """A model receives a jam token: from a Failure card or from reloading."""

    model: int
    cause: JamCause


class JamAverted(Event):
    """An item or trait takes the place of a jam token."""

    model: int
    trait: str


class WeaponMalfunctioned(Event):
    model: int


class PinReceived(Event):
    """A model receives a pinned token and loses its skill tokens."""

    model: int
    skills: int


class TokensKept(Event):
    """A model had too many jam and pinned tokens; these are left."""

    model: int
    jams: int
    pins: int
