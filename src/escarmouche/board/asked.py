"""A question as a page is asked it: one record for each kind, with what all of them have."""

from typing import Any, TypeAlias

import msgspec

from escarmouche.board.shown import Body, Dial, Fan, ModelId, Option, Trail
from escarmouche.engine.ids import Angle, Length, SeatId
from escarmouche.engine.rulebook import RuleId


class Question(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What all questions have.

    `asks` is its key, by which a composition knows it; `title` is that of its rule, `how` says in a sentence how to
    answer, `models` are those it is about, `fan` and `trail` are drawn with it, `cost` is what was chosen before and is
    still to be paid for. `usual`, what the corporal would answer, is null until it is asked for.
    """

    number: int
    seat: SeatId
    asks: str
    text: str
    rule: RuleId
    title: str
    how: str
    routine: bool
    models: list[ModelId]
    fan: Fan | None
    trail: Trail | None
    cost: int | None
    usual: Any = None


class Choose(Question, frozen=True, tag="choose"):
    """Choose one of the options."""

    options: list[Option]


class ChooseSome(Question, frozen=True, tag="choose-some"):
    """Choose from `least` to `most` of the options, or, as a `whole`, all of them or none."""

    options: list[Option]
    least: int
    most: int
    whole: bool


class Arrange(Question, frozen=True, tag="arrange"):
    """Put all options in an order."""

    options: list[Option]


class Amount(Question, frozen=True, tag="amount"):
    """Name a number from `least` to `most`, or within one of the `spans`; with a `dial` the number is a facing."""

    least: int
    most: int
    spans: list[tuple[int, int]] | None
    dial: Dial | None


class Share(msgspec.Struct, frozen=True):
    """What takes a share of something, from `low` to `high`."""

    key: str
    text: str
    low: int
    high: int


class Split(Question, frozen=True, tag="split"):
    """Share a total out: all of it if `exact`, otherwise at most that much."""

    total: int
    over: list[Share]
    exact: bool


class Item(msgspec.Struct, frozen=True):
    """Something that is given to one of several targets."""

    item: Option
    to: list[Option]


class Assign(Question, frozen=True, tag="assign"):
    """Give each item to one of its targets."""

    items: list[Item]


class Place(Question, frozen=True, tag="place"):
    """Say where models end, in the order in which they move.

    `distances` says how far each may go in all; none is named where it is set down freely. `bodies` says what each is
    called and how large it is (radius 0 is a point), `turns` by how much at least it is turned (0: not at all), `legs`
    how it may go, `stays` whether it may stay where it is, `area` how far around the place something has its effect.
    """

    movers: list[str]
    distances: dict[str, Length]
    bodies: dict[str, Body]
    turns: Angle
    legs: list[str]
    stays: bool
    area: Length | None


AnyQuestion: TypeAlias = Choose | ChooseSome | Arrange | Amount | Split | Assign | Place
