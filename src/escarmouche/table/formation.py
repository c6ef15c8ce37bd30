"""Filling in a placing: where the models a person did not place can go, always in the same way."""

import functools
import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from escarmouche.engine.place import Track
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.rulebook import RuleId
from escarmouche.table.edges import Box
from escarmouche.table.table import Table

Spot: TypeAlias = tuple[int, int, int]


class Wish(msgspec.Struct, frozen=True):
    """What a partial answer says of one model: a goal, or a whole track."""

    goal: Spot | None = None
    track: Track | None = None


def read_wishes(table: Table, partial: Mapping[str, Any], models: Sequence[str], rule: RuleId) -> dict[str, Wish]:
    """A partial answer: each model's `{"to": [x, y]}` or `{"to": [x, y, surface]}`, or its full track."""
    wishes: dict[str, Wish] = {}
    for model, given in partial.items():
        if model not in models:
            raise Refused(refusal(rule, "refused-not-offered", choice=str(model)))
        try:
            wishes[model] = _read_wish(table, given)
        except (msgspec.ValidationError, TypeError, ValueError, KeyError) as error:
            raise Refused(refusal(rule, "refused-not-understood", value=repr(given)[:80])) from error
    return wishes


def _read_wish(table: Table, given: Any) -> Wish:
    if isinstance(given, Track):
        return Wish(track=given)
    if "to" in given:
        x, y, *rest = (round(number) for number in given["to"])
        surface = rest[0] if rest else standing(table, x, y)
        return Wish(goal=(x, y, surface))
    return Wish(track=msgspec.convert(given, Track))


def standing(table: Table, x: int, y: int) -> int:
    """The highest surface under a point, the ground outside the table."""
    return table.standing_surface(x, y) if 0 <= x <= table.width and 0 <= y <= table.depth else 0


@functools.cache
def from_the_middle(box: Box, coarse: int, fine: int) -> tuple[tuple[int, int], ...]:
    """Points all over a rectangle from its middle outwards, first a few far apart, then close together."""
    left, front, right, back = box
    middle = ((left + right) / 2, (front + back) / 2)
    found: dict[tuple[int, int], None] = {}
    for step in (coarse, fine):
        points = [(x, y) for x in range(left, right + 1, step) for y in range(front, back + 1, step)]
        points.sort(key=lambda point: (math.dist(point, middle), point))
        found.update(dict.fromkeys(points))
    return tuple(found)


@functools.cache
def lattice(pitch: int, count: int) -> tuple[tuple[int, int], ...]:
    """Offsets of a hexagonal pattern, nearest to the middle first."""
    reach = 2 + math.isqrt(count)
    rows = round(pitch * math.sqrt(3) / 2)
    points = [
        (column * pitch + (row % 2) * pitch // 2, row * rows)
        for row in range(-reach, reach + 1)
        for column in range(-reach, reach + 1)
    ]
    points.sort(key=lambda point: (point[0] ** 2 + point[1] ** 2, point))
    return tuple(points[:count])


def cluster(
    table: Table, anchor: Spot, count: int, pitch: int, fits: Callable[[Spot, Sequence[Spot]], bool]
) -> list[Spot] | None:
    """Spots for so many models around an anchor, each fitting beside those before it; None if there is no room."""
    placed: list[Spot] = []
    for dx, dy in lattice(pitch, 4 * count + 18):
        x, y = anchor[0] + dx, anchor[1] + dy
        spot = (x, y, anchor[2] if (dx, dy) == (0, 0) else standing_near(table, x, y, anchor[2]))
        if fits(spot, placed):
            placed.append(spot)
            if len(placed) == count:
                return placed
        elif not placed:
            return None
    return None


def standing_near(table: Table, x: int, y: int, surface: int) -> int:
    """The surface under a point: the given one if it goes on there, else the highest."""
    if not (0 <= x <= table.width and 0 <= y <= table.depth):
        return surface
    return surface if table.holds(surface, x, y) else table.standing_surface(x, y)


def scattered(table: Table, rng: Random, box: tuple[int, int, int, int], toward: Sequence[tuple[int, int]]) -> Spot:
    """A random spot in a rectangle, near one of the points if there are any."""
    left, front, right, back = box
    if toward:
        x, y = rng.choice(list(toward))
        x += rng.randint(-3000, 3000)
        y += rng.randint(-3000, 3000)
        x, y = min(max(x, left), right), min(max(y, front), back)
    else:
        x, y = rng.randint(left, right), rng.randint(front, back)
    return (x, y, standing(table, x, y))
