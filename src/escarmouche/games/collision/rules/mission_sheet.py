"""A mission of Collision as its sheet says it: which printed one it is like, its length, and what is worth points."""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec

from escarmouche.engine.reasons import remark
from escarmouche.rules.books.effects import Oddity
from escarmouche.rules.missions import Drawn, Mission, Score, Turns

Like: TypeAlias = Literal["collision_hunt", "ambush", "domination"]
Scored: TypeAlias = Literal["carrying", "kills", "zone", "exit", "districts"]
SCORED: dict[Like, tuple[Scored, ...]] = {
    "collision_hunt": ("carrying", "kills"), "ambush": ("zone", "exit", "kills"), "domination": ("districts",),
}  # fmt: skip
"""What each printed mission counts, and when is as it says."""


class CollisionScore(Score, frozen=True, kw_only=True, omit_defaults=True):
    """What brings points, and how many; when it is counted follows from what it is for."""

    for_: Scored = msgspec.field(name="for")

    @property
    def told(self) -> str:
        """Which words tell of it."""
        return self.for_


class MissionSheet(Mission, frozen=True, kw_only=True, omit_defaults=True):
    """A mission of Collision: set up, with markers and parts, as the printed one that it is like."""

    like: Like = "collision_hunt"
    turns: Turns = 4
    depth: Annotated[float, msgspec.Meta(ge=2, le=12)] = 6
    """How deep the zones along the edges are."""
    scores: tuple[CollisionScore, ...] = (
        CollisionScore(for_="carrying", points=3),
        CollisionScore(for_="kills", points=1),
    )
    tie: Literal["draw", "dispute"] = "draw"
    """Equal points at the end of the last turn are a draw, or the higher card settles it (COL-BASIC-04 to 06)."""

    @property
    def draws(self) -> tuple[Drawn, ...]:
        """Zones; the players lay markers out."""
        return ("zones",)

    def points(self, scored: Scored) -> int:
        """How many points something is worth."""
        return sum(score.points for score in self.scores if score.for_ == scored)


def oddities(sheet: MissionSheet) -> Iterator[Oddity]:
    """What of a mission nobody can play."""
    if not sheet.scores:
        yield Oddity(("scores",), "–", remark("right-scores"))
    for number, score in enumerate(sheet.scores):
        if score.for_ not in SCORED[sheet.like]:
            yield Oddity(("scores", number, "for"), score.for_, SCORED[sheet.like])
