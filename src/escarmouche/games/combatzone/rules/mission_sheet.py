"""A mission of Combat Zone as its sheet says it: how it begins, ground to hold, objects, and what is worth points."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self, TypeAlias

import msgspec

from escarmouche.engine.reasons import remark
from escarmouche.rules.books.effects import Oddity
from escarmouche.rules.missions import BOTH, Drawn, Far, Mission, Points, Score, Spot, Turns, turned_spot
from escarmouche.table.table import Table

Opening: TypeAlias = Literal["edges", "ambush"]
"""Both sides deploy in their zones, or a convoy comes in where somebody lies in wait."""
By: TypeAlias = Literal["both", "ambusher", "convoy"]
Fallen: TypeAlias = Literal["fighters", "seconds", "leaders", "machines", "heroes"]
Scored: TypeAlias = Literal[Fallen, "ground", "carried", "exit", "leader_exit"]
"""Enemies who are out, ground that is held, objects carried at the end, and figures that get away over the far edge."""
EXITS: tuple[Scored, ...] = ("exit", "leader_exit")
Share: TypeAlias = Annotated[float, msgspec.Meta(ge=-60, le=60)]
MOST_SPOTS = 12


class CombatZoneScore(Score, frozen=True, kw_only=True, omit_defaults=True):
    """What brings points, how many, and to whom if not to both sides."""

    for_: Scored = msgspec.field(name="for")
    by: By = BOTH

    @property
    def told(self) -> str:
        """Which words tell of it."""
        return self.for_.replace("_", "-")

    @property
    def part(self) -> str:
        """Who has points for it."""
        return self.by


class Cache(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An object to be brought home: where it lies, what it brings, and whether it is locked in a crate.

    Where no place is named, it lies on the middle line between the edges of both sides, so far from the centre.
    """

    at: Spot | None = None
    aside: Share = 0
    points: Points = 4
    locked: bool = False

    def turned(self, table: Table) -> Self:
        """It on a table that is turned by half a turn."""
        at = None if self.at is None else turned_spot(table, self.at)
        return msgspec.structs.replace(self, at=at, aside=-self.aside)


class MissionSheet(Mission, frozen=True, kw_only=True, omit_defaults=True):
    """A mission of Combat Zone; what it does not say is as in a gang fight."""

    opening: Opening = "edges"
    turns: Turns = 8
    margin: Points = 3
    """So many points more than the enemy are a victory."""
    depth: Far = 15
    """How deep the zones along the edges are."""
    entry: Far = 20
    """How near to the middle of its edge a convoy begins."""
    away: Far = 25
    """How far from the convoy an ambusher lies."""
    at: tuple[Spot, ...] = ()
    """The ground that is held; the centre of the table where nothing is said."""
    within: Far = 15
    """How near to such a place a figure holds it."""
    objects: tuple[Cache, ...] = ()
    scores: tuple[CombatZoneScore, ...] = (
        CombatZoneScore(for_="fighters", points=1), CombatZoneScore(for_="seconds", points=2),
        CombatZoneScore(for_="leaders", points=3), CombatZoneScore(for_="machines", points=3),
        CombatZoneScore(for_="heroes", points=5), CombatZoneScore(for_="ground", points=4),
    )  # fmt: skip

    @property
    def is_ambush(self) -> bool:
        """Whether one side lies in wait for the other."""
        return self.opening == "ambush"

    @property
    def draws(self) -> tuple[Drawn, ...]:
        """A convoy has no zone; places are drawn where holding them is worth points."""
        zones: tuple[Drawn, ...] = () if self.is_ambush else ("zones",)
        return (*zones, "at") if self.counts("ground") else zones

    def turned(self, table: Table) -> Self:
        """It on a table that is turned by half a turn, with the ground to hold and its objects."""
        places = tuple(turned_spot(table, one) for one in self.at)
        objects = tuple(one.turned(table) for one in self.objects)
        return msgspec.structs.replace(super().turned(table), at=places, objects=objects)

    def points(self, scored: Scored, part: By) -> int:
        """How many points something is worth to whoever has this part."""
        return sum(one.points for one in self.scores if one.for_ == scored and one.by in (BOTH, part))

    def counts(self, *wanted: Scored) -> bool:
        """Whether any of this is worth points to anybody."""
        return any(one.for_ in wanted and one.points for one in self.scores)


def oddities(sheet: MissionSheet) -> Iterator[Oddity]:
    """What of a mission nobody can play."""
    if not sheet.scores and not sheet.objects:
        yield Oddity(("scores",), "–", remark("right-scores"))
    if sheet.is_ambush and sheet.zones is not None:
        yield Oddity(("zones",), "–", remark("right-no-zones-ambush"))
    for field, found in (("at", sheet.at), ("objects", sheet.objects)):
        if len(found) > MOST_SPOTS:
            yield Oddity((field,), str(len(found)), remark("right-fewer", most=MOST_SPOTS))
    for number, score in enumerate(sheet.scores):
        if score.by != BOTH and not sheet.is_ambush:
            yield Oddity(("scores", number, "by"), score.by, (BOTH,))
        if score.for_ == "carried" and not sheet.objects:
            yield Oddity(("scores", number, "for"), score.for_, remark("right-objects"))
        if score.for_ in EXITS and sheet.objects:
            yield Oddity(("scores", number, "for"), score.for_, remark("right-no-objects"))
