"""The tables of Collision: the ready-made ones, the generator, and what makes a table good to climb and fight on."""

import math
from functools import cache
from itertools import combinations

import pytest
from shapely import union_all
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from escarmouche.engine.place import Track
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.mission.zones import USUAL
from escarmouche.table.geometry import inches
from escarmouche.table.table import Piece, Table, mirrored, point_apart, table_from_toml, table_to_toml
from escarmouche.table.ways.movement import NOTHING, Gait, end_fault, fault, measure, path
from tests.battery.entrants import PACKAGE, speak

ZONE = inches(USUAL.depth)

SEEDS = range(12)
RADIUS = 625
HEIGHT = 1250
STEP = 1000
LEAP = 3000
MARKER = 500
EVERY_TABLE = [*tables.names(), *(f"seed {seed}{how}" for seed in SEEDS for how in ("", " mirrored"))]


@cache
def table_called(name: str) -> Table:
    """A ready-made table by its name, or a generated one: "seed 7" or "seed 7 mirrored"."""
    if not name.startswith("seed"):
        return tables.named(name)
    return tables.generate(int(name.split()[1]), mirror=name.endswith("mirrored"))


def ground(*pieces: Piece) -> BaseGeometry:
    return union_all([Polygon(piece.outline) for piece in pieces])


def unwalkable(table: Table) -> list[Piece]:
    """What a model on the ground has to walk around."""
    return [piece for piece in table.pieces if piece.solid and piece.top > STEP and piece.bottom == 0]


def looks(table: Table) -> set[tuple[object, ...]]:
    """What stands where, whatever it is called."""
    return {
        (p.kind, frozenset(p.outline), p.bottom, p.height, frozenset((a.kind, a.x, a.y) for a in p.access))
        for p in table.pieces
    }


def roofs(table: Table) -> list[Piece]:
    """What one stands on, higher than a step."""
    return [piece for piece in table.pieces if piece.has("walkable") and piece.top > STEP]


# Ready-made tables


def test_there_are_three_ready_made_tables() -> None:
    assert tables.names() == ["ashmarket", "broken-spire", "cistern-row"]
    assert len({tables.named(name).name for name in tables.names()}) == 3


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        tables.named("kinds")
    assert refused.value.reason.data["name"] == "kinds"


@pytest.mark.parametrize("name", tables.names())
def test_ready_made_tables_look_the_same_from_both_sides(name: str) -> None:
    assert looks(mirrored(tables.named(name))) == looks(tables.named(name))


@pytest.mark.parametrize("name", tables.names())
def test_sight_is_blocked_across_the_middle_of_ready_made_tables(name: str) -> None:
    assert share_of_blocked_lines(tables.named(name)) > 0.9


@pytest.mark.parametrize("name", tables.names())
def test_ready_made_tables_have_several_levels_ladders_and_gaps_to_leap(name: str) -> None:
    table = tables.named(name)
    assert len({piece.top for piece in roofs(table)}) >= 3
    assert sum(len(piece.access) for piece in table.pieces) >= 10
    assert any(leaps_between(table, one, other) for one, other in combinations(roofs(table), 2))


def leaps_between(table: Table, one: Piece, other: Piece) -> bool:
    """Whether one can leap from one roof to the other."""
    apart = ground(one).distance(ground(other))
    return 500 < apart <= LEAP and abs(one.top - other.top) <= STEP


def test_every_kind_of_terrain_is_used_and_has_a_name() -> None:
    used = {piece.kind for name in EVERY_TABLE for piece in table_called(name).pieces}
    assert used == set(tables.kinds())
    words = speak(PACKAGE / "games" / "collision" / "text")
    assert all(words[language].has(f"kind-{kind}") for language in LANGUAGES for kind in used)


def test_every_kind_has_at_most_one_class_of_cover() -> None:
    for name, kind in tables.kinds().items():
        assert len({"light", "heavy"} & set(kind["traits"])) == 1, name


def share_of_blocked_lines(table: Table) -> float:
    """How many of the lines between the deployment zones cross something at least as high as a model."""
    hiding = ground(*(p for p in table.pieces if p.has("heavy") | p.has("light") and p.bottom == 0 and p.top > HEIGHT))
    spots = range(1000, table.width, 2000)
    lines = [LineString([(a, ZONE // 2), (b, table.depth - ZONE // 2)]) for a in spots for b in spots]
    return sum(bool(line.intersects(hiding)) for line in lines) / len(lines)


def feet(piece: Piece, at: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a model stands before and after it has used a ladder at this point of a piece."""
    a, b = min(piece.edges, key=lambda edge: point_apart(at, *edge))
    length = math.dist(a, b)
    out_x, out_y = RADIUS * (b[1] - a[1]) / length, RADIUS * (a[0] - b[0]) / length
    return (round(at[0] + out_x), round(at[1] + out_y)), (round(at[0] - out_x), round(at[1] - out_y))


# Every table, ready-made or generated


@pytest.fixture(params=EVERY_TABLE)
def table(request: pytest.FixtureRequest) -> Table:
    return table_called(request.param)


class TestEveryTable:
    """What makes a table good to play on."""

    def test_it_can_be_used_as_it_is(self, table: Table) -> None:
        assert (table.width, table.depth) == (33_000, 33_000)
        assert table.faults() == ()
        assert table_from_toml(table_to_toml(table), tables.kinds()) == table

    def test_both_halves_are_equally_covered(self, table: Table) -> None:
        front = box(0, 0, table.width, table.depth // 2)
        for trait in ("light", "heavy", "walkable"):
            area = ground(*(piece for piece in table.pieces if piece.has(trait)))
            near = area.intersection(front).area
            far = area.area - near
            assert min(near, far) >= 0.85 * max(near, far), trait

    def test_a_model_can_walk_everywhere_on_the_ground(self, table: Table) -> None:
        open_ground = box(RADIUS, RADIUS, table.width - RADIUS, table.depth - RADIUS)
        walkable = open_ground.difference(ground(*unwalkable(table)).buffer(RADIUS))
        assert walkable.geom_type == "Polygon"

    def test_markers_lie_free_and_can_be_reached_from_all_sides(self, table: Table) -> None:
        for spot in tables.marker_spots(table.width):
            near = min(Polygon(piece.outline).distance(Point(spot)) for piece in unwalkable(table))
            assert near >= MARKER + 2 * RADIUS - 2, spot

    def test_deployment_zones_have_room(self, table: Table) -> None:
        for low in (0, table.depth - ZONE):
            zone = box(0, low, table.width, low + ZONE)
            assert ground(*unwalkable(table)).intersection(zone).area <= zone.area / 2

    def test_every_high_roof_has_a_ladder_or_a_gangway(self, table: Table) -> None:
        for roof in roofs(table):
            laid = roof.kind == "gangway"
            assert laid or roof.top <= 2000 or roof.access, roof.id

    def test_every_ladder_can_be_climbed_from_its_foot(self, table: Table) -> None:
        gait = Gait(RADIUS, 20_000, climb=6000, drop=6000, gap=500, height=HEIGHT, rims=True)
        for index, piece in enumerate(table.pieces):
            for access in piece.access:
                foot, top = feet(piece, (access.x, access.y))
                track = Track(((*foot, 0), (*top, table.surface_of[index])))
                assert fault(table, gait, NOTHING, track) is None, piece.id
                assert [leg.kind for leg in measure(table, gait, track)] == ["ladder"], piece.id

    def test_a_model_has_room_on_every_roof(self, table: Table) -> None:
        still = Gait(RADIUS, 0, height=HEIGHT)
        for surface, roof in enumerate(table.surfaces):
            if roof.piece >= 0:
                left, front, right, back = table.pieces[roof.piece].box
                x, y = (left + right) // 2, (front + back) // 2
                towards = [(x, y), *table.pieces[roof.piece].outline]
                spots = [(x + (to_x - x) * 4 // 5, y + (to_y - y) * 4 // 5, surface) for to_x, to_y in towards]
                faults = [end_fault(table, still, NOTHING, spot, spot) for spot in spots]
                assert None in faults, table.pieces[roof.piece].id

    def test_more_than_half_of_the_lines_of_sight_are_blocked(self, table: Table) -> None:
        assert share_of_blocked_lines(table) > 0.7


def test_a_gangway_is_walked_without_a_jump() -> None:
    table = tables.named("cistern-row")
    surfaces = {
        str(table.pieces[surface.piece].id): i for i, surface in enumerate(table.surfaces) if surface.piece >= 0
    }
    gait = Gait(RADIUS, 12_000, gap=500, height=HEIGHT)
    start, goal = (22_500, 12_500, surfaces["filter-hall"]), (28_500, 12_500, surfaces["meter-hall"])
    track = path(table, gait, NOTHING, start, goal)
    assert track is not None
    assert {leg.kind for leg in measure(table, gait, track)} == {"walk"}


# The generator


def test_a_seed_always_gives_the_same_table() -> None:
    assert tables.generate(7) == table_called("seed 7")
    assert len({table_called(f"seed {seed}").pieces for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_mirrored_tables_look_the_same_from_both_sides(seed: int) -> None:
    assert looks(mirrored(table_called(f"seed {seed} mirrored"))) == looks(table_called(f"seed {seed} mirrored"))
    assert looks(mirrored(table_called(f"seed {seed}"))) != looks(table_called(f"seed {seed}"))


@pytest.mark.parametrize("seed", SEEDS)
def test_generated_tables_have_roofs_to_leap_between(seed: int) -> None:
    table = table_called(f"seed {seed}")
    assert len(roofs(table)) >= 6
    assert any(
        leaps_between(table, one, other) or "gangway" in (one.kind, other.kind)
        for one, other in combinations(roofs(table), 2)
    )


# The size (COL-SETUP-02)


def test_tables_are_33_inches_wide_unless_the_option_says_36() -> None:
    assert tables.side() == 33_000
    assert tables.side("36") == 36_000
    for made in (tables.named("ashmarket", "36"), tables.generate(3, table_size="36")):
        assert (made.width, made.depth) == (36_000, 36_000)
        assert made.faults() == ()


def test_a_ready_made_table_keeps_its_terrain_in_the_middle_of_a_larger_one() -> None:
    small, large = tables.named("ashmarket"), tables.named("ashmarket", "36")
    for one, other in zip(small.pieces, large.pieces, strict=True):
        assert other.outline == tuple((x + 1500, y + 1500) for x, y in one.outline)
        assert other.access == tuple(type(a)(a.kind, a.x + 1500, a.y + 1500) for a in one.access)
