"""What a page is told of a game and plays on its table, as plain records: the lines of the journal.

`web/src/protocol.ts` is made from them, as from what a page is shown; lengths are whole thousandths.
"""

from typing import Literal, TypeAlias

import msgspec

from escarmouche.board.shown import Face, ModelId, Point, Spot, Why
from escarmouche.engine.ids import Angle, Length, SeatId
from escarmouche.engine.rulebook import RuleId

Level: TypeAlias = Literal[0, 1, 2]
"""How a line of the journal stands: 0 for a heading, 1 for what happens, 2 for details of it."""
Opening: TypeAlias = Literal["", "round", "group", "activation"]
"""What a line of the journal begins: a round, the turn of a group whose members act one by one, or an activation."""
Gait: TypeAlias = Literal["walk", "climb", "jump", "fall", "push", "fly"]
AttackForm: TypeAlias = Literal["line", "arc", "hand", "power"]
Tone: TypeAlias = Literal["good", "bad", "plain"]
BannerAbout: TypeAlias = Literal["round", "phase", "turn", "score", "end"]

# What is played on the table


class Walk(msgspec.Struct, frozen=True, tag_field="act", tag="walk"):
    """A model goes from spot to spot, the first being where it stood; `how` says how it goes each part.

    With one spot alone it only turns.
    """

    model: ModelId
    spots: list[Spot]
    how: list[Gait]
    facing: Angle | None = None


class Arrive(msgspec.Struct, frozen=True, tag_field="act", tag="arrive"):
    """A model comes onto the table, or comes into view."""

    model: ModelId
    spot: Spot


class Leave(msgspec.Struct, frozen=True, tag_field="act", tag="leave"):
    """A model is gone from the table: as a casualty, which lies where it fell, or otherwise."""

    model: ModelId
    casualty: bool


class Attack(msgspec.Struct, frozen=True, tag_field="act", tag="attack"):
    """Somebody attacks somebody: along a line, in an arc over what is between, at hand, or with a power of the mind."""

    models: list[ModelId]
    targets: list[ModelId]
    form: AttackForm
    text: str = ""
    corridor: tuple[Point, ...] = ()


class Blast(msgspec.Struct, frozen=True, tag_field="act", tag="blast"):
    """Something bursts around a spot."""

    spot: Spot
    radius: Length


class Roll(msgspec.Struct, frozen=True, tag_field="act", tag="roll"):
    """Dice are rolled: with how many faces each, which of them succeed, and what was needed, in words.

    Dice that count together succeed or fail all at once.
    """

    seat: SeatId | None
    models: list[ModelId]
    dice: list[int]
    faces: int
    good: list[bool] = []
    text: str = ""
    together: bool = False


class Reveal(msgspec.Struct, frozen=True, tag_field="act", tag="reveal"):
    """Cards are turned face up."""

    seat: SeatId | None
    models: list[ModelId]
    cards: list[Face]


class Mark(msgspec.Struct, frozen=True, tag_field="act", tag="mark"):
    """A few words pop up over models, with a sign: a hit, a wound, a test, a state."""

    models: list[ModelId]
    sign: str
    text: str
    tone: Tone


class Banner(msgspec.Struct, frozen=True, tag_field="act", tag="banner"):
    """Words across the table: a round, a phase, a score, the end."""

    text: str
    about: BannerAbout


Act: TypeAlias = Walk | Arrive | Leave | Attack | Blast | Roll | Reveal | Mark | Banner

# The journal


class Line(msgspec.Struct, frozen=True):
    """A line of the journal as one seat may read it, with what of it is played on the table.

    `opens` says whether the line begins a round or the activation of somebody.
    """

    at: int
    text: str
    level: Level
    dice: list[int]
    cards: list[Face]
    reasons: list[Why]
    rules: tuple[RuleId, ...]
    models: list[ModelId]
    acts: list[Act] = []
    opens: Opening = ""
