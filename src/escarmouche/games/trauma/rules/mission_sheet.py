"""A mission of Trauma as its sheet says it: parts, zones, points and objects on the table, and what is worth points."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self, TypeAlias

import msgspec

from escarmouche.engine.reasons import remark
from escarmouche.rules.books.effects import Oddity
from escarmouche.rules.missions import BOTH, Mission, Points, Score, Spot, Turns, turned_spot
from escarmouche.table.table import Table

Opening: TypeAlias = Literal["generator", "attack"]
"""Both sides are after the same, or one attacks and the other defends; points are named as in that printed mission."""
By: TypeAlias = Literal["both", "attacker", "defender"]
Named: TypeAlias = Literal["alpha", "omega", "gamma"]
Scored: TypeAlias = Literal[Named, "infantry", "armour", "operate", "switch"]
"""Points controlled, units eliminated, objects operated for the first time, and objects that one operated last."""
OBJECTS: tuple[Scored, ...] = ("operate", "switch")
Width: TypeAlias = Annotated[float, msgspec.Meta(ge=10, le=90)]
MOST_PLACES = 12


class TraumaScore(Score, frozen=True, kw_only=True, omit_defaults=True):
    """What brings points in a debriefing, how many, and to whom if not to both sides."""

    for_: Scored = msgspec.field(name="for")
    by: By = BOTH

    @property
    def told(self) -> str:
        """Which words tell of it."""
        return self.for_

    @property
    def part(self) -> str:
        """Who has points for it."""
        return self.by


class Landmark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A strategic point that the mission names itself: the element of scenery that is nearest to a place."""

    kind: Named
    at: Spot

    def turned(self, table: Table) -> Self:
        """It on a table that is turned by half a turn."""
        return msgspec.structs.replace(self, at=turned_spot(table, self.at))


class MissionSheet(Mission, frozen=True, kw_only=True, omit_defaults=True):
    """A mission of Trauma; what it does not say is as at the generator."""

    opening: Opening = "generator"
    turns: Turns = 6
    victory: Annotated[int, msgspec.Meta(ge=1, le=500)] = 20
    """So many victory points end the game."""
    access: Width = 30
    """How wide the blue and the red access zone are."""
    neutral: Width = 40
    """How wide the grey ones are."""
    reserves: Points = 0
    """With so many reinforcement points both sides begin."""
    landmarks: tuple[Landmark, ...] = ()
    """Strategic points from the beginning, instead of being named in turn."""
    objects: tuple[Spot, ...] = ()
    """Where there is something to be operated: the element of scenery that is nearest."""
    scores: tuple[TraumaScore, ...] = (
        TraumaScore(for_="alpha", points=2), TraumaScore(for_="omega", points=2), TraumaScore(for_="gamma", points=4),
        TraumaScore(for_="infantry", points=1), TraumaScore(for_="armour", points=2),
    )  # fmt: skip

    @property
    def is_attack(self) -> bool:
        """Whether one side attacks and the other defends."""
        return self.opening == "attack"

    def turned(self, table: Table) -> Self:
        """It on a table that is turned by half a turn, with its points and objects."""
        landmarks = tuple(one.turned(table) for one in self.landmarks)
        objects = tuple(turned_spot(table, one) for one in self.objects)
        return msgspec.structs.replace(super().turned(table), landmarks=landmarks, objects=objects)

    def points(self, scored: str, part: By) -> int:
        """How many points something is worth to whoever has this part."""
        return sum(one.points for one in self.scores if one.for_ == scored and one.by in (BOTH, part))

    def counts(self, wanted: Scored) -> bool:
        """Whether this is worth points to anybody."""
        return any(one.for_ == wanted and one.points for one in self.scores)


def oddities(sheet: MissionSheet) -> Iterator[Oddity]:
    """What of a mission nobody can play."""
    if not sheet.scores:
        yield Oddity(("scores",), "–", remark("right-scores"))
    for field, found in (("landmarks", sheet.landmarks), ("objects", sheet.objects)):
        if len(found) > MOST_PLACES:
            yield Oddity((field,), str(len(found)), remark("right-fewer", most=MOST_PLACES))
    for number, score in enumerate(sheet.scores):
        if score.by != BOTH and not sheet.is_attack:
            yield Oddity(("scores", number, "by"), score.by, (BOTH,))
        if score.for_ in OBJECTS and not sheet.objects:
            yield Oddity(("scores", number, "for"), score.for_, remark("right-objects"))
    if sheet.objects and not any(sheet.counts(one) for one in OBJECTS):
        yield Oddity(("objects",), str(len(sheet.objects)), remark("right-operated"))
