"""The tables of Firefight: which may be used, the ready-made ones, and the generator."""

from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace
from shapely import union_all
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.rulebook import listening
from escarmouche.games.firefight.rules.table import tables
from escarmouche.table.table import Piece, Table, mirrored, table_from_toml, table_to_toml

SEEDS = range(50)
BASE = 1250
STEP = 1000
CLIMB = 3000
BOTH = {0, 1}


@cache
def generated(seed: int, *, mirror: bool) -> Table:
    return tables.generate(seed, mirror=mirror)


@cache
def table_called(name: str) -> Table:
    """A ready-made table by its name, or a generated one: "seed 7" or "seed 7 mirrored"."""
    if not name.startswith("seed"):
        return tables.named(name)
    return generated(int(name.split()[1]), mirror=name.endswith("mirrored"))


EVERY_TABLE = [*tables.names(), *(f"seed {seed}{how}" for seed in SEEDS for how in ("", " mirrored"))]


def ground(*pieces: Piece) -> BaseGeometry:
    return union_all([Polygon(piece.outline) for piece in pieces])


def unwalkable(table: Table) -> list[Piece]:
    """What a model on the ground has to walk around."""
    return [piece for piece in table.pieces if (piece.solid and piece.height > STEP) or piece.has("gap")]


# The size, the pieces, the zones (GFF-TABLE-01 to 05)


@pytest.mark.parametrize(("distance", "depth"), [(60, 12), (48, 12), (40, 8), (36, 6), (30, 3)])
def test_zones_leave_24_inches_between_the_armies(distance: int, depth: int) -> None:
    assert tables.zone_depth(distance * 1000) == depth * 1000


@pytest.mark.parametrize("distance", [0, 20_000, 24_000, 24_002])
def test_a_table_without_room_for_zones_is_refused(distance: int) -> None:
    refused = tables.zone_depth(distance)
    assert isinstance(refused, Reason)
    assert refused.rule == "GFF-TABLE-03"
    assert tables.usable(Table("", 48_000, distance, tables.named("saltgate").pieces), BOTH) == refused


def test_a_table_with_19_pieces_is_flagged_and_needs_consent() -> None:
    table = replace(tables.named("saltgate"), pieces=tables.named("saltgate").pieces[:19])
    heard: dict[str, None] = {}
    with listening(heard):
        assert [flag.rule for flag in tables.flags(table)] == ["GFF-TABLE-02"]
        for consent in (set(), {0}, {1}):
            refused = tables.usable(table, consent)
            assert refused is not None
            assert refused.rule == "GFF-TABLE-05"
            assert refused.data["missing"] == sorted(BOTH - consent)
        assert tables.usable(table, BOTH) is None
    assert {"GFF-TABLE-01", "GFF-TABLE-02", "GFF-TABLE-05"} <= heard.keys()


def test_20_pieces_are_enough_on_a_standard_or_a_smaller_table() -> None:
    twenty = tables.named("saltgate").pieces[:20]
    for size in ((48_000, 48_000), (48_000, 36_000), (36_000, 48_000)):
        assert tables.usable(Table("", *size, twenty), set()) is None


def test_a_larger_table_needs_consent() -> None:
    table = Table("", 72_000, 48_000, tables.named("saltgate").pieces)
    assert [flag.rule for flag in tables.flags(table)] == ["GFF-TABLE-01"]
    assert tables.usable(table, {0}) is not None
    assert tables.usable(table, BOTH) is None


# Ready-made tables


def test_there_are_three_ready_made_tables() -> None:
    assert tables.names() == ["cutwater-gorge", "saltgate", "thornmarch"]
    assert len({tables.named(name).name for name in tables.names()}) == 3


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        tables.named("kinds")
    assert refused.value.reason.data["name"] == "kinds"


def test_every_kind_of_terrain_is_used() -> None:
    used = {piece.kind for name in EVERY_TABLE for piece in table_called(name).pieces}
    assert used == set(tables.kinds())


@pytest.mark.parametrize("name", tables.names())
def test_sight_is_blocked_across_the_middle_of_ready_made_tables(name: str) -> None:
    assert share_of_blocked_lines(tables.named(name)) > 0.9


@pytest.mark.parametrize("name", tables.names())
def test_bridges_rest_on_both_rims(name: str) -> None:
    table = tables.named(name)
    for bridge in (piece for piece in table.pieces if piece.kind == "bridge"):
        landings = ground(bridge).difference(ground(*table.gaps))
        assert len(landings.geoms) == 2
        assert bridge.height <= STEP


# Every table, ready-made or generated


@pytest.fixture(params=EVERY_TABLE)
def table(request: pytest.FixtureRequest) -> Table:
    return table_called(request.param)


class TestEveryTable:
    """What makes a table good to play on."""

    def test_it_can_be_used_as_it_is(self, table: Table) -> None:
        assert table.faults() == ()
        assert tables.usable(table, set()) is None
        assert table_from_toml(table_to_toml(table), tables.kinds()) == table

    def test_both_halves_are_equally_covered(self, table: Table) -> None:
        front = box(0, 0, table.width, table.depth // 2)
        for trait in ("cover", "blocking", "difficult"):
            area = ground(*(piece for piece in table.pieces if piece.has(trait)))
            near = area.intersection(front).area
            far = area.area - near
            assert min(near, far) >= 0.85 * max(near, far), trait

    def test_passages_are_wide_enough(self, table: Table) -> None:
        for one, other in combinations(unwalkable(table), 2):
            assert ground(one).distance(ground(other)) >= tables.PASSAGE - 2, (one.id, other.id)

    def test_a_model_can_walk_everywhere_on_the_ground(self, table: Table) -> None:
        radius = BASE / 2
        open_ground = box(radius, radius, table.width - radius, table.depth - radius)
        walkable = open_ground.difference(ground(*unwalkable(table)).buffer(radius))
        assert walkable.geom_type == "Polygon"

    def test_deployment_zones_have_room(self, table: Table) -> None:
        depth = tables.zone_depth(table.depth)
        assert isinstance(depth, int)
        impassable = ground(*(piece for piece in table.pieces if piece.solid))
        for low in (0, table.depth - depth):
            zone = box(0, low, table.width, low + depth)
            assert impassable.intersection(zone).area <= zone.area / 2

    def test_high_tops_and_deep_floors_have_ladders(self, table: Table) -> None:
        for piece in table.pieces:
            if (piece.has("walkable") and piece.top > CLIMB) or (piece.has("gap") and piece.height > CLIMB):
                assert piece.access, piece.id


# The generator


def test_a_seed_always_gives_the_same_table() -> None:
    assert tables.generate(7) == generated(7, mirror=False)
    assert len({generated(seed, mirror=False).pieces for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_generated_tables_have_20_features_even_if_a_ruin_counts_once(seed: int) -> None:
    for mirror in (False, True):
        features = [p for p in generated(seed, mirror=mirror).pieces if p.kind not in ("ruin-wall", "gallery")]
        assert len(features) >= tables.LEAST_PIECES


@pytest.mark.parametrize("seed", SEEDS)
def test_mirrored_tables_look_the_same_from_both_sides(seed: int) -> None:
    def looks(table: Table) -> set[tuple[object, ...]]:
        return {(p.kind, frozenset(p.outline), frozenset((a.x, a.y) for a in p.access)) for p in table.pieces}

    assert looks(mirrored(generated(seed, mirror=True))) == looks(generated(seed, mirror=True))
    assert looks(mirrored(generated(seed, mirror=False))) != looks(generated(seed, mirror=False))


@pytest.mark.parametrize("size", [(36_000, 36_000), (48_000, 30_000), (72_000, 48_000)])
def test_other_sizes_are_furnished_as_densely(size: tuple[int, int]) -> None:
    table = tables.generate(1, size=size)
    assert (table.width, table.depth) == size
    assert table.faults() == ()
    share = size[0] * size[1] / (tables.STANDARD[0] * tables.STANDARD[1])
    assert len(table.pieces) >= 0.8 * share * tables.LEAST_PIECES


def test_no_table_is_generated_where_no_zones_fit() -> None:
    with pytest.raises(Refused) as refused:
        tables.generate(1, size=(48_000, 24_000))
    assert refused.value.reason.rule == "GFF-TABLE-03"


@pytest.mark.parametrize("seed", SEEDS)
def test_generated_tables_block_most_lines_of_sight(seed: int) -> None:
    for mirror in (False, True):
        assert share_of_blocked_lines(generated(seed, mirror=mirror)) > 0.6


def share_of_blocked_lines(table: Table) -> float:
    """The share of lines between the zones, straight ahead or aslant, that terrain of a model's height stops."""
    opaque = [p for p in table.pieces if p.height >= 1500 and (p.has("blocking") or p.has("screen"))]
    walls = ground(*opaque)
    inches = range(2, 47, 2)
    lines = [LineString([(a * 1000, 9000), (b * 1000, 39_000)]) for a in inches for b in inches if abs(a - b) <= 12]
    return sum(bool(line.intersects(walls)) for line in lines) / len(lines)
