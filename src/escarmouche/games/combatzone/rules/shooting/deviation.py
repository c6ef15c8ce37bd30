"""Deviation: whether an area weapon lands where it was aimed, and where else."""

import math
from collections.abc import Mapping
from typing import TypeAlias

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules import own_rules
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.dice import added, roll
from escarmouche.games.combatzone.rules.events.areas import AreaRolled, Deviated
from escarmouche.games.combatzone.rules.events.shots import Band
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.measure import TOLERANCE, over
from escarmouche.games.combatzone.rules.shooting.shots import band_reasons, is_hit, shooter_reasons
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.table.geometry import FULL_TURN, bearing
from escarmouche.table.table import Piece, contains, strictly_contains

Impact: TypeAlias = tuple[int, int, int]
"""Where something goes off: x, y and the height of the ground there."""
ONE_DIE = ((1, 6),)
HEADINGS = 8
STRAY: Mapping[str, int] = {"green": 8, "average": 6, "veteran": 6, "elite": 4, "hero": 4}
"""The sides of the die that says how far off the mark somebody is, by quality."""
PER_PIP = centimetres(2)
LOW = centimetres(4)
"""Pieces no higher than this stop nothing in its flight."""


# On the mark or not


def area_reasons(battle: Battle, figure: Figure, weapon: Weapon, band: Band) -> list[Reason]:
    """What counts when an area weapon is fired: quality, panic, damage and the range of the aim point."""
    found = [*shooter_reasons(battle, figure), *(reason for reason in band_reasons(band) if reason is not None)]
    return found + own_rules.to_hit(battle, figure, weapon, None, "", band)


@rule("CBZ-AREA-02")
def fall(battle: Battle, figure: Figure, weapon: Weapon, aim: Impact, band: Band) -> Impact:
    """1D6 as to hit: on a hit it lands where it was aimed, otherwise off the mark by 2 cm for each pip of a die."""
    reasons = area_reasons(battle, figure, weapon, band)
    faces = roll(battle, ONE_DIE, "CBZ-AREA-02", "hit")
    number = added(faces, reasons)
    hit = is_hit(faces[0], number)
    battle.tell(
        AreaRolled(figure=figure.id, weapon=weapon.key, die=faces[0], total=number, hit=hit, reasons=tuple(reasons))
    )
    return aim if hit else stray(battle, figure, aim)


def stray(battle: Battle, figure: Figure, aim: Impact) -> Impact:
    """A die for the direction, clockwise from straight on, and one for the distance; something may be in the way."""
    heading = roll(battle, ((1, HEADINGS),), "CBZ-AREA-02", "direction")[0]
    die = roll(battle, ((1, STRAY[battle.card(figure).quality]),), "CBZ-AREA-02", "deviation")[0]
    dx, dy = direction(figure, aim, heading)
    far = die * PER_PIP
    flown = flight(battle, aim, dx, dy, far)
    battle.tell(Deviated(figure=figure.id, heading=heading, die=die, distance=round(flown), stopped=flown < far))
    return impact_after(battle, aim, dx, dy, flown)


def landings(battle: Battle, figure: Figure, aim: Impact, heading: int) -> list[Impact]:
    """Where something comes down that strays in this direction, for each face of the die."""
    dx, dy = direction(figure, aim, heading)
    pips = STRAY[battle.card(figure).quality]
    farthest = flight(battle, aim, dx, dy, pips * PER_PIP)
    return [impact_after(battle, aim, dx, dy, min(farthest, die * PER_PIP)) for die in range(1, pips + 1)]


def direction(figure: Figure, aim: Impact, heading: int) -> tuple[float, float]:
    """Where a die for the direction points, clockwise from straight on."""
    straight = bearing(figure.x, figure.y, *aim[:2]) if (figure.x, figure.y) != aim[:2] else figure.facing
    turned = math.radians((straight - (heading - 1) * FULL_TURN / HEADINGS) / 10)
    return math.cos(turned), math.sin(turned)


def impact_after(battle: Battle, aim: Impact, dx: float, dy: float, flown: float) -> Impact:
    """Where something comes down that has flown so far from the aim point."""
    x, y = round(aim[0] + flown * dx), round(aim[1] + flown * dy)
    return x, y, ground_at(battle, x, y, aim[2])


# What is in the way


def flight(battle: Battle, aim: Impact, dx: float, dy: float, far: float) -> float:
    """How far something flies from the aim point before a high piece, a closed door or the table edge stops it."""
    x, y, z = aim
    ends = [far, *_to_edge(x, dx, battle.table.width), *_to_edge(y, dy, battle.table.depth)]
    for piece in battle.table.pieces:
        if stops(piece, z) and not strictly_contains(piece, x, y):
            ends += (max(0.0, meets - TOLERANCE) for meets in entries(piece, x, y, dx, dy))
    return min(ends)


def stops(piece: Piece, z: int) -> bool:
    """Whether something that flies at this height does not pass a piece."""
    in_the_way = piece.bottom <= z < piece.top
    return in_the_way and (piece.has("door") or over(piece.top - z, LOW))


def _to_edge(place: int, step: float, size: int) -> list[float]:
    if abs(step) < 1e-9:
        return []
    return [max(0.0, ((size if step > 0 else 0) - place) / step)]


def entries(piece: Piece, x: int, y: int, dx: float, dy: float) -> list[float]:
    """How far along a ray from a point it passes into a piece from outside."""
    found = []
    for (x1, y1), (x2, y2) in piece.edges:
        side_x, side_y = x2 - x1, y2 - y1
        inward = dy * side_x - dx * side_y
        if inward <= 0:
            continue
        along = ((y1 - y) * side_x - (x1 - x) * side_y) / inward
        share = ((y1 - y) * dx - (x1 - x) * dy) / inward
        if along >= 0 and 0 <= share <= 1:
            found.append(along)
    return found


def ground_at(battle: Battle, x: int, y: int, level: int) -> int:
    """The height at which something comes to rest: the highest thing under it that does not stop its flight."""
    surfaces = (battle.z(surface) for surface in battle.table.surfaces_at(x, y))
    tops = (piece.top for piece in battle.table.pieces if piece.solid and contains(piece, x, y))
    return max((z for z in (*surfaces, *tops) if not over(z - level, LOW)), default=level)
