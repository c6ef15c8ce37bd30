"""Missions as data: what every mission says, where the printed ones lie, and how one of a book is read."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Final, Generic, Literal, Self, TypeAlias, TypeVar

import msgspec

from escarmouche.engine.journal import Event
from escarmouche.engine.reasons import Reason, refusal, remark
from escarmouche.rules.books.effects import Oddity, note_oddities
from escarmouche.rules.books.fitting import Text, plain_name
from escarmouche.rules.books.gathering import Shelf, Stock, gather
from escarmouche.rules.books.names import MISSIONS, in_languages, plainly
from escarmouche.rules.books.sources import SUFFIX, Flawed, Source, ready_source
from escarmouche.table.edges import Box, Edge, edge_distance, strip
from escarmouche.table.table import Table

PART = "mission"
"""How a book writes a mission: `[[mission]]`."""
MOST_TOLD = 200
THOUSAND = 1000
Told: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST_TOLD)]
Turns: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Far: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1000)]
"""A length in the unit of the game."""
Spot: TypeAlias = tuple[Far, Far]
Rectangle: TypeAlias = tuple[Far, Far, Far, Far]
"""A rectangle as it is written: left, front, right, back."""
Drawn: TypeAlias = Literal["zones", "at"]
"""The fields of a mission that lie on the table: where both sides deploy, and where the places are that count."""
ZONED: tuple[Edge, Edge] = ("y0", "y1")
"""Whose zones the two rectangles of a mission are: of whoever has the front edge, and of whoever has the back edge."""


BOTH: Final = "both"
"""Who has points for something in a mission without parts: whoever does it."""


class Score(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What brings points, and how many; each game has its own words for what it is for."""

    points: Points = 1

    @property
    def told(self) -> str:
        """Which words tell of it."""
        raise NotImplementedError

    @property
    def part(self) -> str:
        """Who has points for it, where only one side does."""
        return BOTH


class Mission(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every mission says: its key and name, what is fought for in words, and where both sides deploy."""

    key: Text
    name: Text
    text: Told | dict[str, Told] = ""
    zones: tuple[Rectangle, Rectangle] | None = None
    """Two rectangles instead of the strips along the edges."""

    def told(self, language: str) -> str:
        """What is fought for, as its author says it in a language."""
        return plain_name(self.text, language)

    @property
    def draws(self) -> tuple[Drawn, ...]:
        """What of it may be drawn on a table."""
        return ("zones",)

    def turned(self, table: Table) -> Self:
        """It on a table that is turned by half a turn: each side deploys where the other would have stood."""
        if self.zones is None:
            return self
        front, back = (turned_box(table, one) for one in self.zones)
        return msgspec.structs.replace(self, zones=(back, front))

    def boxes(self) -> dict[str, Box]:
        """The rectangles in which both sides deploy, by the edges that they belong to; none where there are strips."""
        return {} if self.zones is None else {edge: _box(one) for edge, one in zip(ZONED, self.zones, strict=True)}


class MissionRead(Event):
    """A mission of somebody's own is played, which is told by its name."""

    mission: str


M = TypeVar("M", bound=Mission)


def _box(written: Rectangle) -> Box:
    left, front, right, back = (thousandths(one) for one in written)
    return left, front, right, back


def thousandths(length: float) -> int:
    """A length as it is written, in whole thousandths."""
    return round(length * THOUSAND)


def turned_spot(table: Table, spot: Spot) -> Spot:
    """A place as it is written, on a table that is turned by half a turn; off the table it is as near as can be."""
    return max(0, table.width / THOUSAND - spot[0]), max(0, table.depth / THOUSAND - spot[1])


def turned_box(table: Table, box: Rectangle) -> Rectangle:
    """A rectangle as it is written, on a table that is turned by half a turn."""
    left, front, right, back = box
    return (*turned_spot(table, (right, back)), *turned_spot(table, (left, front)))


def spot_on(table: Table, spot: Spot) -> tuple[int, int]:
    """A place as it is written, on the table at any rate."""
    return min(thousandths(spot[0]), table.width), min(thousandths(spot[1]), table.depth)


# Zones


def zone_off_table(table: Table, mission: Mission) -> Reason | None:
    """Why a mission cannot be played on a table: one of its zones does not lie on it."""
    for number, (_, _, right, back) in enumerate(mission.boxes().values(), 1):
        if right > table.width or back > table.depth:
            size = {"width": table.width / THOUSAND, "depth": table.depth / THOUSAND}
            return refusal("", "refused-zone-off-table", number=number, **size)
    return None


def overrun(table: Table, mission: Mission, edge: str, deep: int, body: tuple[int, int, int]) -> int:
    """How far a base (its middle and its radius) reaches out of the zone along an edge; at most 0 if it lies inside."""
    x, y, radius = body
    box = mission.boxes().get(edge)
    if box is None:
        return edge_distance(table, edge, x, y) + radius - deep
    left, front, right, back = box
    return max(left - x, x - right, front - y, y - back) + radius


def zone_box(table: Table, mission: Mission, edge: str, deep: int, more: int = 0) -> Box:
    """The rectangle of the zone along an edge, with so much more of the table before it."""
    box = mission.boxes().get(edge)
    if box is None:
        return strip(table, edge, deep + more)
    left, front, right, back = box
    return max(0, left - more), max(0, front - more), min(table.width, right + more), min(table.depth, back + more)


# Reading


@dataclass(frozen=True)
class Missions(Generic[M]):
    """The missions of a game: the printed ones, and how one of a book is read and judged."""

    shelf: Shelf
    kind: type[M]
    judge: Callable[[M], Iterator[Oddity]] = lambda mission: iter(())

    @cached_property
    def printed(self) -> dict[str, M]:
        """The missions that come with the game, by their keys."""
        found: dict[str, M] = {}
        for path in sorted((self.shelf.box.parent / MISSIONS).glob(f"*{SUFFIX}")):
            for mission in self.read_all(ready_source(path)):
                found[mission.key] = mission
        return found

    def read_all(self, source: Source) -> list[M]:
        """All missions of a book; whatever is wrong with it is refused."""
        stock = gather(source, self.shelf)
        found = self.judged(stock)
        if stock.flaws:
            raise Flawed(stock.flaws)
        return found

    def judged(self, stock: Stock) -> list[M]:
        """The missions in some books; what nobody can play is noted as a flaw."""
        found = []
        for key in stock.fitted(PART, in_languages(self.kind)):
            written = plainly(stock.tables[PART][key].table)
            mission = msgspec.convert(written, self.kind)
            note_oddities(stock, PART, key, iter([*zone_oddities(mission), *self.judge(mission)]))
            found.append(mission)
        return found


def part(kind: type[Mission]) -> dict[str, type[msgspec.Struct]]:
    """The missions as a part of the books of a game."""
    return {PART: in_languages(kind)}


def zone_oddities(mission: Mission) -> Iterator[Oddity]:
    """Zones in which nobody has room, or that overlap."""
    boxes = [_box(one) for one in mission.zones or ()]
    for number, (left, front, right, back) in enumerate(boxes):
        if right - left < THOUSAND or back - front < THOUSAND:
            yield Oddity(("zones", number), "–", remark("right-zone"))
    if len(boxes) == 2:
        (left, front, right, back), (left2, front2, right2, back2) = boxes
        if left < right2 and left2 < right and front < back2 and front2 < back:
            yield Oddity(("zones", 1), "–", remark("right-zones-apart"))
