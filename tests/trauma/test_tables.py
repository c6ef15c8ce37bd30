"""The tables of Trauma: the ready-made ones, and those that dice and a seed make up."""

from functools import cache
from itertools import product

import pytest
from shapely import union_all
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from escarmouche.engine.reasons import Refused
from escarmouche.games.trauma.rules.battle import QUARTERS, centimetres
from escarmouche.games.trauma.rules.mission import access_zones, quarters, tables
from escarmouche.table.table import Table, mirrored, table_from_toml, table_to_toml

SEEDS = range(50)
SIZES = {30: (90_000, 120_000), 45: (120_000, 120_000)}
ON_FOOT, ON_WHEELS = centimetres(1.25), centimetres(4)
IN_THE_WAY = ("closed", "obstacle", "impassable")
NEAR_THE_MIDDLE = centimetres(16)


@cache
def generated(seed: int, points: int, *, mirror: bool) -> Table:
    return tables.generate(seed, mirror=mirror, points=points)


@cache
def table_called(name: str) -> Table:
    """A ready-made table by its name, or a generated one: "30 points, seed 7" or "45 points, seed 7, mirrored"."""
    if name in tables.names():
        return tables.named(name)
    points, _, _, seed, *_ = name.replace(",", "").split()
    return generated(int(seed), int(points), mirror=name.endswith("mirrored"))


GENERATED = [f"{points} points, seed {seed}{how}" for points, seed, how in product(SIZES, SEEDS, ("", ", mirrored"))]
EVERY_TABLE = [*tables.names(), *GENERATED]


@pytest.fixture(params=EVERY_TABLE)
def table(request: pytest.FixtureRequest) -> Table:
    return table_called(request.param)


def types_of(table: Table) -> list[str]:
    return [QUARTERS[piece.kind] for piece in table.pieces if piece.kind in QUARTERS]


def ways(table: Table, radius: int) -> BaseGeometry:
    """Where the middle of a base can be that goes round everything, its edge on the table."""
    solid = [Polygon(piece.outline) for piece in table.pieces if any(piece.has(trait) for trait in IN_THE_WAY)]
    ground = box(radius, radius, table.width - radius, table.depth - radius)
    return ground.difference(union_all(solid).buffer(radius))


def zone_area(table: Table, edge: str) -> BaseGeometry:
    """The first centimetres behind an access zone."""
    (low, high), deep = access_zones.span(table, edge), centimetres(6)
    front = 0 if edge == "y0" else table.depth - deep
    return box(low, front, high, front + deep)


class TestEveryTable:
    """What makes a table good to play on."""

    def test_it_has_no_faults_and_can_be_written_and_read(self, table: Table) -> None:
        assert table.faults() == ()
        assert table_from_toml(table_to_toml(table), tables.kinds()) == table

    def test_its_quarters_are_all_there_and_at_most_a_third_is_open(self, table: Table) -> None:
        types = types_of(table)
        assert len(types) == quarters.how_many((table.width, table.depth))
        assert types.count(quarters.OPEN) <= len(types) // 3
        assert quarters.BUILDING in types

    def test_every_quarter_has_three_elements(self, table: Table) -> None:
        homes = [quarters.home_of(table, piece) for piece in quarters.elements(table)]
        assert min(homes.count(number) for number in range(1, len(types_of(table)) + 1)) >= 3

    @pytest.mark.parametrize("radius", [ON_FOOT, ON_WHEELS], ids=["on foot", "on wheels"])
    def test_a_way_leads_from_both_access_zones_to_the_middle(self, table: Table, radius: int) -> None:
        found = ways(table, radius)
        middle = Point(table.width // 2, table.depth // 2).buffer(NEAR_THE_MIDDLE)
        places = [zone_area(table, "y0"), zone_area(table, "y1"), middle]
        connected = [part for part in getattr(found, "geoms", [found]) if all(map(part.intersects, places))]
        assert connected


# Ready-made tables


def test_there_are_ready_made_tables_of_both_sizes() -> None:
    assert {(tables.named(name).width, tables.named(name).depth) for name in tables.names()} == set(SIZES.values())
    assert len({tables.named(name).name for name in tables.names()}) == len(tables.names())


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        tables.named("kinds")
    assert refused.value.reason.data["name"] == "kinds"


def test_every_kind_of_terrain_is_used() -> None:
    assert {piece.kind for name in EVERY_TABLE for piece in table_called(name).pieces} == set(tables.kinds())


# The generator


def test_a_seed_always_gives_the_same_table() -> None:
    assert tables.generate(7) == generated(7, 30, mirror=False)
    assert len({generated(seed, 30, mirror=False).pieces for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize(("points", "size"), SIZES.items())
def test_the_size_follows_from_the_army_points(points: int, size: tuple[int, int]) -> None:
    assert {(made.width, made.depth) for seed in SEEDS for made in [generated(seed, points, mirror=False)]} == {size}


@pytest.mark.parametrize("points", SIZES)
def test_mirrored_tables_look_the_same_from_both_sides(points: int) -> None:
    def looks(table: Table) -> set[tuple[object, ...]]:
        pieces = [piece for piece in table.pieces if piece.kind not in QUARTERS]
        return {(p.kind, frozenset(p.outline), frozenset((a.x, a.y) for a in p.access)) for p in pieces}

    for seed in SEEDS:
        made = generated(seed, points, mirror=True)
        assert looks(mirrored(made)) == looks(made)
        assert types_of(made) == types_of(made)[::-1]


@pytest.mark.parametrize("points", SIZES)
def test_drop_points_lie_in_covered_and_building_quarters_one_in_each(points: int) -> None:
    found = 0
    for seed in SEEDS:
        made = generated(seed, points, mirror=False)
        homes = [quarters.home_of(made, piece) for piece in quarters.elements(made) if piece.has("drop")]
        assert len(homes) == len(set(homes))
        assert all(types_of(made)[number - 1] != quarters.OPEN for number in homes)
        found += len(homes)
    closed = sum(kind != quarters.OPEN for seed in SEEDS for kind in types_of(generated(seed, points, mirror=False)))
    assert 0.2 < found / closed < 0.45


def test_as_rolled_the_dice_may_leave_many_quarters_open() -> None:
    opens = [types_of(tables.generate(seed, limits="as_rolled")).count(quarters.OPEN) for seed in SEEDS]
    assert max(opens) > 3
