"""What the rules of Combat Zone say of a table, and what a fight on it is about."""

from escarmouche.board import shown
from escarmouche.board.board import SIDES
from escarmouche.board.ground import corners, zone_drawn
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening
from escarmouche.engine.words import Words
from escarmouche.games.combatzone.board.ground import DEEP, entry, ground_names
from escarmouche.games.combatzone.rules.lists.missions import PRINTED
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.games.combatzone.rules.mission.deployment import zone_along
from escarmouche.games.combatzone.rules.mission.missions import held_ground, place_of
from escarmouche.games.combatzone.rules.mission_sheet import MissionSheet
from escarmouche.games.combatzone.rules.movement.limits import walking
from escarmouche.games.combatzone.rules.shooting.sight import OPAQUE_TRAIT
from escarmouche.rules.missions import ZONED, thousandths
from escarmouche.table.balance import Contest, middle_places
from escarmouche.table.edges import strip
from escarmouche.table.table import Table, flattened

kinds = tables.kinds
BASE, HEIGHT = 2_500, 3_000
"""The base and the height of a figure of the usual size."""


def flags(table: Table) -> list[Reason]:
    """What is not as the rules ask of a table."""
    with listening(None):
        return tables.table_faults(table)


def contest(table: Table) -> Contest:
    """Both sides deploy along opposite edges and open every door on their way."""
    opened = flattened(table, [piece.id for piece in table.pieces if piece.has("door")])
    sheet = PRINTED["gang-fight"]
    zones = (zone_along(table, sheet, "y0"), zone_along(table, sheet, "y1"))
    gait = walking(BASE // 2, HEIGHT)
    return Contest(zones, middle_places(table), gait, hides=(OPAQUE_TRAIT,), walked=opened)


def ground(words: Words, table: Table, mission: str, sheet: MissionSheet) -> shown.Ground:
    """The zones along the edges, ground to hold and objects; in an ambush where the convoy comes and goes."""
    if sheet.is_ambush:
        way_out = shown.Zone(words.say("shown-exit", side=SIDES[0]), 0, corners(strip(table, ZONED[1], DEEP)))
        zones = [zone_drawn(words, 0, entry(table, sheet, ZONED[0])), way_out]
    else:
        zones = [zone_drawn(words, seat, zone_along(table, sheet, edge)) for seat, edge in enumerate(ZONED)]
    objects = [place_of(table, cache, ZONED[0]) for cache in sheet.objects]
    goals = [shown.MissionGoal(words.say("thing-object", number=one), *at) for one, at in enumerate(objects, 1)]
    if sheet.counts("ground"):
        called = zip(ground_names(words, sheet), held_ground(table, sheet), strict=True)
        goals += [shown.MissionGoal(name, *at, thousandths(sheet.within)) for name, at in called]
    return shown.Ground(zones, goals)
