"""What the rules of Trauma say of a table, and what a fight on it is about."""

from escarmouche.board import shown
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening
from escarmouche.engine.words import Words
from escarmouche.games.trauma.board.ground import access_drawn
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import QUARTERS
from escarmouche.games.trauma.rules.mission import tables
from escarmouche.games.trauma.rules.mission.access_zones import FIXED, NEUTRAL, span
from escarmouche.games.trauma.rules.mission.quarters import BUILDING, OPEN, how_many, most_open
from escarmouche.games.trauma.rules.mission_sheet import MissionSheet
from escarmouche.games.trauma.rules.movement.gait import LEVEL, UNLIMITED, table_on_foot
from escarmouche.games.trauma.rules.space.silhouettes import OPAQUE
from escarmouche.games.trauma.rules.state import OBJECT
from escarmouche.rules.missions import spot_on
from escarmouche.table.balance import Contest, middle_places
from escarmouche.table.edges import Box, strip
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import Gait

kinds = tables.kinds
BASE, HEIGHT = 2_500, 3_000
"""The base and the height of infantry."""


def flags(table: Table) -> list[Reason]:
    """What of the quarters is not as the rules ask; players may agree to it."""
    types = [QUARTERS[piece.kind] for piece in table.pieces if piece.kind in QUARTERS]
    with listening(None):
        wanted, most, least = (
            how_many((table.width, table.depth)),
            most_open(len(types)),
            CATALOGUE.number("TRA-QUART-07"),
        )
    if len(types) != wanted:
        return [refusal("TRA-QUART-01", "refused-quarter-count", count=len(types), wanted=wanted)]
    found = []
    if types.count(OPEN) > most:
        found.append(refusal("TRA-QUART-04", "refused-quarters-open", count=types.count(OPEN), most=most))
    if types.count(BUILDING) < least:
        found.append(refusal("TRA-QUART-07", "refused-quarters-building", count=types.count(BUILDING), least=least))
    return found


def contest(table: Table) -> Contest:
    """Both sides enter by the middle of their edges and fight for points that the cards decide."""
    zones = (_entry(table, FIXED[0]), _entry(table, FIXED[1]))
    gait = Gait(BASE // 2, UNLIMITED, LEVEL, climb=0, drop=0, gap=0, jump=0, height=HEIGHT)
    return Contest(zones, middle_places(table), gait, hides=OPAQUE, walked=table_on_foot(table))


def _entry(table: Table, edge: str) -> Box:
    """The ground just inside an access zone, two bases deep."""
    low, high = span(table, edge)
    _, front, _, back = strip(table, edge, 2 * BASE)
    return low, front, high, back


def ground(words: Words, table: Table, mission: str, sheet: MissionSheet) -> shown.Ground:
    """The access zones, and the places by which the mission names points and objects; the rest is decided in play."""
    named = [*((one.kind, one.at) for one in sheet.landmarks), *((OBJECT, place) for place in sheet.objects)]
    goals = [shown.MissionGoal(words.say(f"point-{kind}"), *spot_on(table, place)) for kind, place in named]
    with listening(None):
        fixed = [access_drawn(words, table, edge, seat, sheet) for seat, edge in enumerate(FIXED)]
        return shown.Ground([*fixed, *(access_drawn(words, table, edge, None, sheet) for edge in NEUTRAL)], goals)
