"""A mission of Firefight as its sheet says it: rounds, objectives, zones, reserves, and what is worth points."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self, TypeAlias

import msgspec

from escarmouche.engine.reasons import remark
from escarmouche.rules.books.effects import Oddity
from escarmouche.rules.missions import Drawn, Far, Mission, Score, Spot, Turns, turned_spot
from escarmouche.table.table import Table

Scored: TypeAlias = Literal["objectives", "destroyed", "breakthrough"]
"""Objectives that one controls, enemy units that are gone, and own units in the enemy's zone."""
When: TypeAlias = Literal["end", "round"]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]
MOST_OBJECTIVES = 12


class FirefightScore(Score, frozen=True, kw_only=True, omit_defaults=True):
    """What brings points, how many, and when it is counted."""

    for_: Scored = msgspec.field(name="for")
    when: When = "end"

    @property
    def told(self) -> str:
        """Which words tell of it."""
        return f"{self.for_}-{self.when}"


class MissionSheet(Mission, frozen=True, kw_only=True, omit_defaults=True):
    """A mission of Firefight; what it does not say is as printed."""

    rounds: Turns = 4
    objectives: Count = 2
    dice: Literal["none", "D3"] = "D3"
    """Added to the number of objectives."""
    at: tuple[Spot, ...] = ()
    """Where objectives lie from the beginning, instead of being placed in turn."""
    apart: Far = 9
    depth: Far | None = None
    """How deep the zones along the edges are; as the table allows where nothing is said."""
    ambush: Annotated[int, msgspec.Meta(ge=1, le=20)] = 2
    """The first round in which reserves in Ambush may arrive."""
    scores: tuple[FirefightScore, ...] = (FirefightScore(for_="objectives"),)

    @property
    def draws(self) -> tuple[Drawn, ...]:
        """Zones, and objectives that lie from the beginning."""
        return ("zones", "at")

    def turned(self, table: Table) -> Self:
        """It on a table that is turned by half a turn, with its objectives."""
        return msgspec.structs.replace(super().turned(table), at=tuple(turned_spot(table, one) for one in self.at))

    @property
    def counts_control(self) -> bool:
        """Whether the objectives that are held at the end are all that counts, one for each, as printed."""
        return self.scores == (FirefightScore(for_="objectives"),)


def oddities(sheet: MissionSheet) -> Iterator[Oddity]:
    """What of a mission nobody can play."""
    if not sheet.scores:
        yield Oddity(("scores",), "–", remark("right-scores"))
    if len(sheet.at) > MOST_OBJECTIVES:
        yield Oddity(("at",), str(len(sheet.at)), remark("right-fewer", most=MOST_OBJECTIVES))
    for number, score in enumerate(sheet.scores):
        if score.for_ == "destroyed" and score.when == "round":
            yield Oddity(("scores", number, "when"), score.when, ("end",))
    if not sheet.at and sheet.objectives == 0 and sheet.dice == "none":
        yield Oddity(("objectives",), "0", remark("right-objectives"))
