"""The ground of Trauma as a page shows it: zones, strategic points, Ranges, and the corridors of salvos."""

import math
from collections.abc import Mapping
from typing import Literal

from escarmouche.board import shown
from escarmouche.board.ground import corners
from escarmouche.board.look import Look
from escarmouche.engine.questions import Choose, Option, Question
from escarmouche.engine.rulebook import listening
from escarmouche.engine.words import Words
from escarmouche.games.trauma.board.sight_lines import battle_of
from escarmouche.games.trauma.rules.battle import Battle, centimetres
from escarmouche.games.trauma.rules.mission.access_zones import FIXED, NEUTRAL, USUAL, marker, span
from escarmouche.games.trauma.rules.mission.quarters import elements, home_of
from escarmouche.games.trauma.rules.mission_sheet import MissionSheet
from escarmouche.games.trauma.rules.shooting.salvos import is_indirect, salvos, weapon_of
from escarmouche.games.trauma.rules.space.corridor import corridor, in_corridor
from escarmouche.games.trauma.rules.space.measure import CONTACT, STEP
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, OBJECT, Side, State, Strategic, Unit
from escarmouche.rules.naming import side_name
from escarmouche.table.edges import Box
from escarmouche.table.table import Piece, Table

DEEP = centimetres(2)
"""How far from the edge an access zone is drawn."""
EDGES = {"y0": "blue", "y1": "red", "x0": "grey", "x1": "grey"}
COLOURS: dict[str, Literal["blue", "red"]] = {"y0": "blue", "y1": "red"}
"""The colours that the zones have in their names."""
FIRING = "fire-salvo"


# Zones


def zones_shown(look: Look) -> list[shown.Zone]:
    """The access zones, and the quarter in which the defender deploys."""
    return [_access(look, edge) for edge in (*FIXED, *NEUTRAL)] + _deployment(look)


def _access(look: Look, edge: str) -> shown.Zone:
    state: State = look.state
    owner = next((side.owner for side in state.sides if side.zone == edge), None)
    if edge in NEUTRAL:
        owner = _seat(next((point.holder for point in state.points if point.edge == edge), NOBODY_SEAT))
    return access_drawn(look.words, look.setup.table, edge, owner, look.setup.mission_sheet)


def access_drawn(words: Words, table: Table, edge: str, owner: int | None, sheet: MissionSheet = USUAL) -> shown.Zone:
    """An access zone, as it is drawn by the edge."""
    outline = _strip(table, edge, sheet)
    return shown.Zone(words.say(f"shown-zone-{EDGES[edge]}"), owner, outline, COLOURS.get(edge, ""))


def _strip(table: Table, edge: str, sheet: MissionSheet) -> tuple[shown.Point, ...]:
    """The ground just inside an access zone."""
    low, high = span(table, edge, sheet)
    along = {"y0": (0, DEEP), "y1": (table.depth - DEEP, table.depth), "x0": (0, DEEP)}
    near, far = along.get(edge, (table.width - DEEP, table.width))
    found = ((low, near), (high, near), (high, far), (low, far))
    return found if edge in FIXED else tuple((y, x) for x, y in found)


def _deployment(look: Look) -> list[shown.Zone]:
    state: State = look.state
    boxes = look.setup.mission_sheet.boxes()
    if boxes:
        sides = state.sides if state.turn <= 1 else []
        return [_own_zone(look, boxes, side) for side in sides if side.zone in boxes]
    quarter = next((piece for piece in look.setup.table.pieces if piece.id == state.central), None)
    if quarter is None or state.attacker == NOBODY_SEAT:
        return []
    side = side_name(1 - state.attacker)
    return [shown.Zone(look.say("shown-zone", side=side), 1 - state.attacker, quarter.ring)]


def _own_zone(look: Look, boxes: Mapping[str, Box], side: Side) -> shown.Zone:
    """The rectangle that the mission gives a side to deploy in."""
    return shown.Zone(look.say("shown-zone", side=side_name(side.owner)), side.owner, corners(boxes[side.zone]))


def _seat(holder: int) -> int | None:
    return None if holder == NOBODY_SEAT else holder


# Points


def markers_shown(look: Look) -> list[shown.Marker]:
    """The strategic points; while they are being named, every other element that could be one as well."""
    state: State = look.state
    points = [_point(look, point) for point in state.points]
    if state.phase != "opening":
        return points
    named = {point.piece for point in state.points}
    return points + [_element(look, piece) for piece in elements(look.setup.table) if piece.id not in named]


def marker_of(point: Strategic) -> str:
    """The id of the marker of a point."""
    return point.piece or point.edge


def _point(look: Look, point: Strategic) -> shown.Marker:
    table: Table = look.setup.table
    name = look.say(f"point-{point.kind}")
    whose = look.say("shown-operated" if point.kind == OBJECT else "shown-held", side=side_name(point.holder))
    if point.edge:
        (x, y), z = marker(table, point.edge), 0
    else:
        piece = next(one for one in table.pieces if one.id == point.piece)
        x, y, z = _top_of(look, piece)
        name = look.say("labelled", label=name, text=look.say(f"kind-{piece.kind}"))
    return shown.Marker(
        id=marker_of(point), kind=point.kind, name=name, x=x, y=y, z=z, radius=0, owner=_seat(point.holder),
        text=_described(look, name, x, y, whose),
    )  # fmt: skip


def _element(look: Look, piece: Piece) -> shown.Marker:
    x, y, z = _top_of(look, piece)
    name = look.say(f"kind-{piece.kind}")
    quarter = look.say("option-quarter", quarter=home_of(look.setup.table, piece))
    return shown.Marker(
        id=piece.id, kind="element", name=name, x=x, y=y, z=z, radius=0, owner=None,
        text=_described(look, name, x, y, quarter),
    )  # fmt: skip


def _top_of(look: Look, piece: Piece) -> shown.Spot:
    left, front, right, back = piece.box
    top = 0 if piece.id in look.state.destroyed else piece.top
    return (left + right) // 2, (front + back) // 2, top


def _described(look: Look, name: str, x: int, y: int, note: str) -> str:
    where = look.say("standing-at", x=x / 1000, y=y / 1000)
    return look.say("labelled", label=name, text=f"{where}, {note}")


# Ranges


def bands_shown(words: Words, table: Table) -> list[shown.Band]:
    """Contact, and where each Range ends, as far as the table is large."""
    farthest = math.hypot(table.width, table.depth)
    ranges = [shown.Band(words.say("shown-range", range=number), (number + 1) * STEP)
              for number in range(int(farthest // STEP))]  # fmt: skip
    return [shown.Band(words.say("keyword-contact"), CONTACT), *ranges]


# Corridors


def corridors_shown(look: Look, question: Question) -> dict[str, shown.Corridor]:
    """For each direct salvo that may be fired its corridor, with everybody in it."""
    if question.text != FIRING or not isinstance(question, Choose):
        return {}
    battle = battle_of(look.setup, look.state)
    unit = battle.unit(int(question.data["unit"]))
    with listening(None):
        found = {option.key: _corridor(battle, unit, option) for option in question.options
                 if "target" in option.data and option.refused is None}  # fmt: skip
    return {key: one for key, one in found.items() if one is not None}


def _corridor(battle: Battle, unit: Unit, option: Option) -> shown.Corridor | None:
    salvo = next((one for one in salvos(battle, unit) if one.key == option.data["salvo"]), None)
    if salvo is None or is_indirect(weapon_of(battle, unit, salvo)):
        return None
    target, lone = battle.unit(int(option.data["target"])), bool(option.data["apart"])
    outline = tuple((round(x), round(y)) for x, y in corridor(battle, unit, target, lone=lone))
    caught = in_corridor(battle, unit, target, salvo, lone=lone)
    return shown.Corridor(outline, [model.id for _, models in caught for model in models])
