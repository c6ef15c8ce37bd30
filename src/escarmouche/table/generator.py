"""Furnishing a table from a seed: every feature has a counterpart of the same shape on the other side."""

import math
import random
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, cycle, islice
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from escarmouche.engine.ids import PieceId
from escarmouche.table.table import Access, Piece, Point, Table, mirrored

if TYPE_CHECKING:
    from shapely.geometry import Polygon

UNIT = 1000
TRIES = 120
CANDIDATES = 5
GROUND = ""
"""The kind of a part that is only the ground its feature covers, and is not set down."""


class Part(NamedTuple):
    """One piece of a feature, its corners and ladders measured from the feature's middle.

    Without a bottom or height of its own it has those of its kind.
    """

    kind: str
    corners: tuple[Point, ...]
    ladders: tuple[Point, ...] = ()
    bottom: int | None = None
    height: int | None = None


Feature: TypeAlias = tuple[Part, ...]
"""What is set down together; the first part is the ground it covers."""

Shape: TypeAlias = Callable[[random.Random], Feature]
"""A feature in a size of its own."""


class Size(NamedTuple):
    """The least and the greatest width and depth of a generated piece; `ladders` says that it needs some."""

    width: tuple[int, int]
    depth: tuple[int, int]
    ladders: bool = False


Choices: TypeAlias = tuple[tuple[str, ...], ...]
"""What may stand somewhere: one of the kinds of each choice, the most important choice first."""


def even(rng: random.Random, least: int, most: int) -> int:
    """A length whose half is whole too."""
    return 2 * rng.randint(least // 2, most // 2)


class Ground(NamedTuple):
    """What a table is furnished with: its kinds of terrain, the shapes of features, and the room between them.

    `spare` is the feature that is set down where another finds no room.
    """

    kinds: Mapping[str, Mapping[str, Any]]
    shapes: Mapping[str, Shape]
    passage: int
    spare: str


class Plot:
    """A table being furnished."""

    def __init__(self, ground: Ground, rng: random.Random, size: tuple[int, int], turn: int, *, mirror: bool) -> None:
        self.ground = ground
        self.rng = rng
        self.width, self.depth = size
        self.turn = turn
        self.mirror = mirror
        self.taken: list[Polygon] = []
        self.pieces: list[Piece] = []

    def keep_clear(self, x: int, y: int) -> None:
        """Leave a passage all around a point."""
        from shapely.geometry import Point as Spot

        self.taken.append(Spot(x, y))

    def pair(self, choice: tuple[str, ...], low: int, high: int) -> None:
        """Set a feature and its counterpart down between two levels, or the spare one where they find no room."""
        passage = self.ground.passage
        for feature in (self.feature(choice), self.feature((self.ground.spare,))):
            free = (pair for pair in self.counterparts(feature, low, high) if self.room(*pair) >= passage)
            if candidates := list(islice(free, CANDIDATES)):
                self.set_down(*max(candidates, key=lambda pair: self.room(*pair)))
                return

    def counterparts(self, feature: Feature, low: int, high: int) -> Iterator[tuple[list[Piece], list[Piece]]]:
        """Places for a feature on this side, each with one for its counterpart on the other."""
        passage = self.ground.passage
        here = self.places(feature, low, high)
        if self.mirror:
            return ((place, self.opposite(place)) for place in here)
        there = (self.opposite(place) for place in self.places(feature, low, high))
        return zip(
            (place for place in here if self.room(place) >= passage),
            (place for place in there if self.room(place) >= passage),
            strict=False,
        )

    def feature(self, choice: tuple[str, ...]) -> Feature:
        """A feature of one of these kinds, in a size of its own."""
        return self.ground.shapes[self.rng.choice(choice)](self.rng)

    def places(self, feature: Feature, low: int, high: int) -> Iterator[list[Piece]]:
        """The feature at random places between two levels; if they are one, centred there in the left half."""
        passage = self.ground.passage
        for _ in range(TRIES):
            turned = _turned(feature, self.rng.randrange(0, 360, self.turn))
            xs, ys = zip(*turned[0].corners, strict=True)
            left, right = passage - min(xs), self.width - passage - max(xs)
            front, back = low - min(ys), high - max(ys)
            if low == high:
                right, front, back = self.width // 2 - max(xs), low, high
            if left <= right and front <= back:
                yield self.at(turned, self.rng.randint(left, right), self.rng.randint(front, back))

    def at(self, feature: Feature, x: int, y: int) -> list[Piece]:
        """The pieces of a feature set down here, its ground first."""
        return [self._piece(part, x, y) for part in feature]

    def _piece(self, part: Part, x: int, y: int) -> Piece:
        kind = self.ground.kinds.get(part.kind, {})
        return Piece(
            id=PieceId(part.kind),
            kind=part.kind,
            outline=tuple((x + dx, y + dy) for dx, dy in part.corners),
            bottom=round(kind.get("bottom", 0) * UNIT) if part.bottom is None else part.bottom,
            height=round(kind.get("height", 0) * UNIT) if part.height is None else part.height,
            traits=frozenset(kind.get("traits", ())),
            access=tuple(Access("ladder", x + dx, y + dy) for dx, dy in part.ladders),
        )

    def opposite(self, feature: list[Piece]) -> list[Piece]:
        """The feature turned by half a turn about the centre of the table."""
        return list(mirrored(Table("", self.width, self.depth, tuple(feature))).pieces)

    def room(self, *features: list[Piece]) -> float:
        """How far these features are from one another and from all that stands."""
        from shapely.geometry import Polygon

        grounds = [Polygon(pieces[0].outline) for pieces in features]
        apart = [one.distance(other) for one, other in combinations(grounds, 2)]
        apart += [ground.distance(other) for ground in grounds for other in self.taken]
        return float(min(apart))

    def set_down(self, *features: list[Piece]) -> None:
        """Keep these features."""
        from shapely.geometry import Polygon

        for pieces in features:
            self.taken.append(Polygon(pieces[0].outline))
            for piece in pieces:
                if piece.kind != GROUND:
                    self.pieces.append(replace(piece, id=f"{piece.kind}-{len(self.pieces) + 1}"))


def portion(choices: Choices, share: float) -> Iterator[tuple[str, ...]]:
    """As many of the choices, in order and over again, as this share of a standard table holds."""
    return islice(cycle(choices), max(1, round(len(choices) * share)))


def box(width: int, depth: int, x: int = 0, y: int = 0) -> tuple[Point, ...]:
    """The corners of a rectangle around a point."""
    left, front = x - width // 2, y - depth // 2
    right, back = x + width // 2, y + depth // 2
    return ((left, front), (right, front), (right, back), (left, back))


def _turned(feature: Feature, degrees: int) -> Feature:
    """The feature turned about its middle."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def turn(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((round(x * cos - y * sin), round(x * sin + y * cos)) for x, y in points)

    return tuple(part._replace(corners=turn(part.corners), ladders=turn(part.ladders)) for part in feature)
