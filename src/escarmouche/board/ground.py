"""Where a mission is fought on a table: its zones and what counts in it, as they are drawn before a game."""

from typing import Any, NamedTuple

import msgspec

from escarmouche.board import shown
from escarmouche.board.board import SIDES, Board, Judging, Wishes
from escarmouche.engine.ids import SeatId
from escarmouche.engine.words import Words
from escarmouche.registry import manifest
from escarmouche.rules.books.library import MODULE
from escarmouche.rules.books.writing import toml_of
from escarmouche.rules.missions import PART, Drawn, Mission, Missions
from escarmouche.table.balance import Contest
from escarmouche.table.edges import Box
from escarmouche.table.table import Table


class Fought(NamedTuple):
    """A mission that is fought on a table: the printed one that it is or is like, and its sheet where there is one."""

    like: str = ""
    sheet: Mission | None = None


class MissionDrawn(msgspec.Struct, frozen=True):
    """A mission as somebody may draw it on: as a book writes it, that book, and what of it can be drawn."""

    table: dict[str, Any]
    text: str
    draws: list[Drawn]


NOT_DRAWN = MissionDrawn({}, "", [])


def fought(lies: Board, words: Words, mission: str) -> Fought:
    """The mission that is named or written out; the first of the game where nothing is."""
    known = lies.missions()
    key, own = lies.mission_wanted(words, Wishes(mission=mission)) if mission else ("", msgspec.UNSET)
    printed = missions_of(lies)
    if isinstance(own, Mission):
        return Fought(str(getattr(own, "like", "")) or next(iter(known), ""), own)
    key = key or next(iter(known), "")
    sheets: dict[str, Mission] = {} if printed is None else printed.printed
    return Fought(key, sheets.get(key) or (next(iter(sheets.values()), None) if not known else None))


def missions_of(lies: Board) -> Missions[Any] | None:
    """The missions of a game in whose books there can be some."""
    found: Missions[Any] | None = manifest(lies.key).part(MODULE, "LIBRARY").missions if lies.shelf_of_books else None
    return found


def ground_of(judging: Judging, words: Words, table: Table, mission: Fought) -> shown.Ground:
    """Where a mission is fought: what its sheet has drawn takes the place of what is usual."""
    usual = judging.ground(words, table, mission.like, mission.sheet)
    boxes = [] if mission.sheet is None else list(mission.sheet.boxes().values())
    if not boxes:
        return usual
    own = [zone_drawn(words, seat, box) for seat, box in enumerate(boxes)]
    return shown.Ground([*own, *(zone for zone in usual.zones if zone.owner is None)], usual.goals)


def contested(contest: Contest, ground: shown.Ground, sheet: Mission | None) -> Contest:
    """What a fight is about where a mission has drawn zones or says which places count."""
    drawn = [] if sheet is None else list(sheet.boxes().values())
    places = tuple((goal.x, goal.y) for goal in ground.goals) or contest.places
    return contest._replace(zones=(drawn[0], drawn[1]) if drawn else contest.zones, places=places)


def mission_drawn(lies: Board, mission: Fought) -> MissionDrawn:
    """A mission as a book writes it, with what of it can be drawn."""
    if mission.sheet is None:
        return NOT_DRAWN
    table: dict[str, Any] = msgspec.to_builtins(mission.sheet)
    return MissionDrawn(
        table, toml_of({"game": lies.key, "name": mission.sheet.name, PART: [table]}), list(mission.sheet.draws)
    )


def zone_drawn(words: Words, seat: SeatId, box: Box) -> shown.Zone:
    """The zone in which a side deploys."""
    return shown.Zone(words.say("shown-zone", side=SIDES[seat]), seat, corners(box))


def corners(box: Box) -> tuple[shown.Point, ...]:
    """The corners of a rectangle."""
    left, front, right, back = box
    return (left, front), (right, front), (right, back), (left, back)
