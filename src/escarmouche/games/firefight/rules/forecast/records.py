"""What the rules foresee, as plain data: a record for each mechanic, and what these are made of."""

from typing import Literal

import msgspec

from escarmouche.engine.ids import ModelId, Name, UnitId
from escarmouche.engine.question import Forecast
from escarmouche.games.firefight.rules.vocabulary import SpellEffect

# What they are made of


class Blow(msgspec.Struct, frozen=True):
    """One hit as its target meets it: how likely it wounds, whether Regeneration may ignore the wound, how sharp."""

    wounds: float
    regenerable: bool = True
    ap: int = 0


class Volley(msgspec.Struct, frozen=True):
    """Dice of one weapon type, all alike: the blows that each face yields; dice with one face are sure hits.

    `maker` and `fear` name the attacker where it matters who inflicts a wound. The hits of a Blast that catches several
    units are shared out evenly among them; the one that meets these blows is the `place`-th of `units`.
    """

    dice: int
    faces: tuple[tuple[Blow, ...], ...]
    deadly: int = 0
    weapon: int = 0
    maker: int = -1
    fear: int = 0
    units: int = 1
    place: int = 0


class Target(msgspec.Struct, frozen=True):
    """A unit that may suffer, its models in the order in which the last to fall comes first.

    `regenerates` says for one model left, for two, and so on whether the unit ignores wounds, each with the probability
    `spared`. The last model rolls for an effect from `threshold` markers on; `doom` is then the probability of Out of
    Action, for a steady and for a Shaken unit, by the number of markers and the Fear added to them.
    """

    unit: UnitId
    toughness: tuple[int, ...]
    markers: tuple[int, ...]
    regenerates: tuple[bool, ...]
    shaken: bool
    absorbs: bool
    spared: float
    threshold: int
    fear_counts: bool
    doom: tuple[tuple[float, ...], tuple[float, ...]]


class Brunt(msgspec.Struct, frozen=True):
    """All that comes upon one unit in one package."""

    target: Target
    volleys: tuple[Volley, ...]


class Striker(msgspec.Struct, frozen=True):
    """A model that may strike in a melee: its dice, while it is left and something is left in its reach.

    `place` is its own place in the order in which the last to fall comes first, `reach` that of the first enemy it
    reaches.
    """

    place: int
    reach: int
    volleys: tuple[Volley, ...]
    impact: Volley


class Melee(msgspec.Struct, frozen=True):
    """A charge with everything that may be struck: Counter, the charger's strikes, and the strikes back.

    The strikes back stand by the number of chargers left (or once, where that does not matter), for a steady and for a
    Shaken defender; `lost` is the number of Impact dice that Counter takes.
    """

    charger: Target
    defender: Target
    counter: tuple[Striker, ...]
    strikes: tuple[Striker, ...]
    back: tuple[tuple[tuple[Striker, ...], ...], tuple[tuple[Striker, ...], ...]]
    lost: int
    strikes_shaken: bool


# What is foreseen


class ShootingForecast(Forecast, frozen=True, tag="shooting"):
    """A unit shoots: all that comes upon each unit that it hits."""

    unit: UnitId
    brunts: tuple[Brunt, ...]


class MeleeForecast(Forecast, frozen=True, tag="melee"):
    """A unit charges another: everything that may be struck."""

    melee: Melee


class DangerForecast(Forecast, frozen=True, tag="danger"):
    """Models of a unit roll so many danger dice each; `wounds` is the probability that one of them becomes a wound."""

    target: Target
    dice: tuple[int, ...]
    wounds: float


class JumpForecast(Forecast, frozen=True, tag="jump"):
    """A model jumps with the probability `jumps`; who fails falls, unless nobody `falls`, and is hurt or killed."""

    model: ModelId
    jumps: float
    falls: bool
    kills: bool
    brunt: Brunt


class MoraleForecast(Forecast, frozen=True, tag="morale"):
    """A unit takes a morale test: how likely it passes, or rallies by Fearless, and what failing means."""

    unit: UnitId
    passes: float
    rallies: float
    routs: bool
    shakes: bool


class SpellForecast(Forecast, frozen=True, tag="spell"):
    """A Caster tries a spell: how likely it succeeds, whom it is aimed at (nobody: -1), and the hits it deals."""

    caster: ModelId
    spell: Name
    effect: SpellEffect | Literal[""]
    unit: UnitId
    casts: float
    brunts: tuple[Brunt, ...]
