"""How a table treats the two sides that fight on it: who sees whom, who has cover, and how far it is to what counts."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.table.edges import Box
from escarmouche.table.formation import Spot
from escarmouche.table.sight import NO_BODIES, SOLID, Flags, Sight
from escarmouche.table.table import Point, Table
from escarmouche.table.ways.movement import NOTHING, Gait, measure, path, total, ways
from escarmouche.table.ways.reach import nearest_free, standing

COLUMNS, ROWS, DEEP = 12, 6, 3
"""So many points are looked at along the table, in each half of it, and in the depth of a zone."""
PARTS = (0.1, 0.5, 0.9)
"""The parts of the height of a model at which it is looked at; the last is where its eyes are."""
DETOURS = (1.1, 1.3, 1.7, 2.5)
"""How much longer than the straight line a way may be."""
NO_GROUP: NDArray[np.int64] = np.zeros(0, np.int64)


class Contest(NamedTuple):
    """What a fight on a table is about: two zones, the places that count, and how a usual model walks and is hidden.

    `hides` are the traits that hide from view, `through` those that do not where one stands within, `covers` those that
    give cover to whoever does. `walked` is the table as it is met on foot, where that is not the table itself.
    """

    zones: tuple[Box, Box]
    places: tuple[Point, ...]
    gait: Gait
    hides: tuple[str, ...] = SOLID
    through: tuple[str, ...] = ()
    covers: tuple[str, ...] = ()
    walked: Table | None = None


class Place(NamedTuple):
    """A place that counts: how much of each zone sees it, and how far it is from each; None where nobody gets there."""

    at: Point
    seen: tuple[float, float]
    ways: tuple[float | None, float | None]


class Balance(NamedTuple):
    """How a table treats both sides.

    `lanes` is the share of pairs of points, one in each zone, that see one another. By side, `room` is the share of
    its half on which one can stand, and `cover` that of the lines from the other zone into it that meet with cover.
    """

    lanes: float
    room: tuple[float, float]
    cover: tuple[float, float]
    places: tuple[Place, ...]


def middle_places(table: Table) -> tuple[Point, ...]:
    """Three places on the line between the sides, where no rule says what is fought for."""
    return tuple((table.width * quarter // 4, table.depth // 2) for quarter in (1, 2, 3))


def weighed(table: Table, contest: Contest) -> Balance:
    """How a table treats both sides of a contest."""
    walked = contest.walked or table
    free = partial(_standing, walked, contest.gait)
    zones = tuple(free(_points(zone, DEEP)) for zone in contest.zones)
    halves = ((0, 0, table.width, table.depth // 2), (0, table.depth - table.depth // 2, table.width, table.depth))
    own = tuple(free(_points(half, ROWS)) for half in halves)
    look = partial(_seen, Sight(table), contest)
    return Balance(
        lanes=_share(look(*zones)[:, :, -1]),
        room=(len(own[0]) / (COLUMNS * ROWS), len(own[1]) / (COLUMNS * ROWS)),
        cover=(_covered(table, contest, look, zones[1], own[0]), _covered(table, contest, look, zones[0], own[1])),
        places=tuple(_place(walked, contest, look, zones, place) for place in contest.places),
    )


def room_to_deploy(table: Table, contest: Contest) -> tuple[float, float]:
    """The share of each zone on which somebody can stand."""
    one, other = (_standing(contest.walked or table, contest.gait, _points(zone, DEEP)) for zone in contest.zones)
    return len(one) / (COLUMNS * DEEP), len(other) / (COLUMNS * DEEP)


def _spread(low: int, high: int, count: int) -> list[int]:
    """Numbers at even distances, which read the same from both ends."""
    half = [low + (high - low) * (2 * i + 1) // (2 * count) for i in range((count + 1) // 2)]
    return half + [low + high - one for one in reversed(half[: count // 2])]


def _points(box: Box, rows: int) -> list[Point]:
    left, front, right, back = box
    return [(x, y) for y in _spread(front, back, rows) for x in _spread(left, right, COLUMNS)]


def _standing(table: Table, gait: Gait, points: Sequence[Point]) -> list[Spot]:
    """The points at which a model can stand, each on the highest surface there."""
    spots = [(x, y, table.standing_surface(x, y)) for x, y in points]
    stands = standing(ways(table), gait, NOTHING, spots[0], np.array(spots, float))
    return [spot for spot, fits in zip(spots, stands.tolist(), strict=True) if fits]


def _seen(sight: Sight, contest: Contest, eyes: Sequence[Spot], targets: Sequence[Spot]) -> Flags:
    """For each eye, each target and each part of it, whether it is seen."""
    table, height = sight.table, contest.gait.height
    points = np.array([[_raised(table, spot, part * height) for part in PARTS] for spot in targets], float)
    looking = np.array([_raised(table, spot, PARTS[-1] * height) for spot in eyes], float).reshape(-1, 3)
    # Each part of a target counts by itself, so that it is known which of them is seen.
    found = sight.survey(
        looking, np.zeros(len(eyes), np.int64), _within(table, contest, eyes), points.reshape(-1, 1, 3),
        np.ones(len(targets) * len(PARTS), np.int64),
        np.repeat(_within(table, contest, targets), len(PARTS), axis=0), NO_BODIES, NO_GROUP, contest.hides,
    )  # fmt: skip
    seen: Flags = found.reshape(len(eyes), len(targets), len(PARTS)) > 0
    return seen


def _raised(table: Table, spot: Spot, by: float) -> tuple[float, float, float]:
    x, y, surface = spot
    return float(x), float(y), table.surfaces[surface].z + by


def _within(table: Table, contest: Contest, spots: Sequence[Spot]) -> Flags:
    """For each spot which pieces it lies in that do not hide it."""
    found = np.zeros((len(spots), len(table.pieces)), np.bool_)
    for row, (x, y, surface) in enumerate(spots):
        for trait in contest.through:
            found[row, list(table.pieces_at(x, y, table.surfaces[surface].z, trait))] = True
    return found


def _covered(table: Table, contest: Contest, look: partial[Flags], eyes: list[Spot], targets: list[Spot]) -> float:
    """The share of lines that do not see all of whoever stands at their end, or see them in cover."""
    seen: Flags = look(eyes, targets)
    for column, (x, y, surface) in enumerate(targets):
        if any(table.pieces_at(x, y, table.surfaces[surface].z, trait) for trait in contest.covers):
            seen[:, column, :] = False
    return _share(~seen.all(axis=2))


def _share(flags: Flags) -> float:
    return float(flags.mean()) if flags.size else 0.0


def _place(table: Table, contest: Contest, look: partial[Flags], zones: Sequence[list[Spot]], at: Point) -> Place:
    tried = (nearest_free(table, contest.gait, NOTHING, (*at, surface)) for surface in (*table.surfaces_at(*at), 0))
    spot = next((one for one in tried if one is not None), None)
    if spot is None:
        return Place(at, (0.0, 0.0), (None, None))
    seen = [_share(look(zone, [spot])[:, :, -1]) for zone in zones]
    near = [_way(table, contest.gait, zone, spot) for zone in zones]
    return Place(at, (seen[0], seen[1]), (near[0], near[1]))


def _way(table: Table, gait: Gait, zone: list[Spot], goal: Spot) -> float | None:
    """The shortest way from a zone to a spot."""
    starts = sorted(zone, key=lambda spot: _apart(spot, goal))
    # A search that may go far looks at more than it can keep: detours are tried only where there is no shorter way.
    for detour in DETOURS:
        found: float | None = None
        for start in starts:
            straight = _apart(start, goal)
            if found is not None and straight >= found:
                break
            track = path(table, gait, NOTHING, start, goal, min(detour * straight, found or np.inf))
            if track is not None:
                found = total(measure(table, gait, track))
        if found is not None:
            return found
    return None


def _apart(a: Spot, b: Spot) -> float:
    return float(np.hypot(a[0] - b[0], a[1] - b[1]))
