"""What the rules foresee, as one record for each mechanic, and the records that they are made of."""

from typing import Final, Literal, TypeAlias

import msgspec

from escarmouche.engine.ids import ModelId, SeatId, UnitId
from escarmouche.engine.question import Forecast
from escarmouche.games.trauma.rules.state import Model

EVENLY: Final = "evenly"
BURST: Final = "burst"
FREELY: Final = "freely"
Manner: TypeAlias = Literal["evenly", "burst", "freely"]
"""How hits are shared out: evenly, one for each from the aimed-at model outward, or all on the first."""


class Member(msgspec.Struct, frozen=True):
    """One of a unit that may suffer: its Morale, whether its death shakes the others, whether it can give care."""

    model: ModelId
    morale: int
    officer: bool = False
    heals: bool = False
    armoured_care: bool = False
    down: bool = False


class Company(msgspec.Struct, frozen=True):
    """A unit that may suffer, as it stands.

    From `many` models lost on it tests its morale (0: never). `tests` says that it would test at all, `disorganised`
    and `down` what it is already, `heads_down` that it may stay on its feet in a blast.
    """

    unit: UnitId
    members: tuple[Member, ...]
    many: int
    tests: bool
    disorganised: bool = False
    down: bool = False
    heads_down: bool = False


class Victim(msgspec.Struct, frozen=True):
    """A model that may be hit: how likely a hit wounds it, and what is left of a vehicle's structure line.

    Models of the same `armour` are tested together; of those who were hit, the one with the least `near` falls first.
    `place` is when a burst reaches it.
    """

    model: ModelId
    wounds: float
    armour: int = 0
    line: str = ""
    resists: bool = False
    immobile: bool = False
    near: float = 0
    place: int = 0


class Brunt(msgspec.Struct, frozen=True):
    """What an attack may do to a unit: its victims in the order in which they are hit, of so many models.

    A stray unit takes one hit for each victim at most. `thrown` says that whoever is hit goes to the ground.
    """

    unit: UnitId
    victims: tuple[Victim, ...]
    models: int
    armoured: bool
    company: Company
    thrown: bool = False
    stray: bool = False


class Blows(msgspec.Struct, frozen=True):
    """Dice of close combat that are alike: how many, and how likely each of them hits."""

    dice: int
    hits: float


class Terms(msgspec.Struct, frozen=True):
    """What a suicide assault does: how often a hit pierces, for what damage, and what it costs those who run.

    For each hit one of them may be lost, with the probability `price`, in this order.
    """

    pierces: float
    damage: int
    price: float
    order: tuple[Model, ...]


class AttackForecast(Forecast, frozen=True, kw_only=True):
    """Hits that come upon units: what they do, how they are shared out, and everybody whom they may hit.

    `incidents` says how likely each incident is, `ups` how likely a die of a simple test succeeds.
    """

    unit: UnitId
    target: UnitId
    weapon: str = ""
    damage: int
    manner: Manner = EVENLY
    incidents: tuple[float, ...]
    ups: float
    brunts: tuple[Brunt, ...]


class SalvoForecast(AttackForecast, frozen=True, kw_only=True, tag="salvo"):
    """A salvo: its dice, how likely each hits and for how many hits, and how likely cover cancels one.

    `in_front` is the same salvo if the officer, who stands behind the others, stood in front of them.
    """

    range: int
    dice: int
    hits: float
    each: int
    reroll: bool
    cancels: float
    in_front: "SalvoForecast | None" = None


class BlowsForecast(AttackForecast, frozen=True, kw_only=True, tag="melee"):
    """A salvo of blows."""

    blows: tuple[Blows, ...]


class ChargeForecast(BlowsForecast, frozen=True, kw_only=True, tag="charge"):
    """A charge that a demolition man places."""


class AssaultForecast(BlowsForecast, frozen=True, kw_only=True, tag="assault"):
    """A suicide assault, and what it costs those who run: for each hit one of `own`, with the probability `price`."""

    own: Brunt
    price: float


class FireForecast(Forecast, frozen=True, kw_only=True, tag="fire"):
    """A whole Fire action: each salvo at a unit that stands and at one on the ground; `once`: it tests morale once."""

    target: UnitId
    salvos: tuple[tuple[SalvoForecast, SalvoForecast], ...]
    once: bool


class OverrunForecast(Forecast, frozen=True, kw_only=True, tag="overrun"):
    """Armour that runs over a unit: a die for each model on the path, and what each success costs."""

    unit: UnitId
    dice: int
    ups: float
    own: Brunt


class MoraleForecast(Forecast, frozen=True, kw_only=True, tag="morale"):
    """A morale test."""

    unit: UnitId
    dice: int
    ups: float


class InitiativeForecast(Forecast, frozen=True, kw_only=True, tag="initiative"):
    """The initiative test of a seat: its dice, and those of the other."""

    seat: SeatId
    dice: tuple[int, int]
    ups: float
