"""A table on one sheet is the table that the kernels of movement read in parts."""

from random import Random

import numpy as np
import pytest

from escarmouche.games.firefight.rules.table import tables
from escarmouche.table.formation import standing_near
from escarmouche.table.table import Table
from escarmouche.table.ways.kernels import underfoot
from escarmouche.table.ways.kernels.entrances import land_on, sheet_of
from escarmouche.table.ways.movement import Gait, ways


@pytest.mark.parametrize("avoid", ["", "difficult"])
@pytest.mark.parametrize("table", [Table("bare", 10_000, 10_000), *map(tables.named, tables.names())])
def test_a_land_comes_off_its_sheet_as_it_went_on(table: Table, avoid: str) -> None:
    land = ways(table).land(Gait(500, 6000, height=1000), avoid)
    read = land_on(sheet_of(land))
    for part, as_read in zip(land, read, strict=True):
        assert as_read.dtype == part.dtype
        np.testing.assert_array_equal(as_read, part)


@pytest.mark.parametrize("table", [Table("bare", 10_000, 10_000), *map(tables.named, tables.names())])
def test_the_kernels_stand_where_the_table_says(table: Table) -> None:
    rng, land = Random(table.name), ways(table).land(Gait(500, 6000, height=1000))
    corners = [corner for piece in table.pieces for corner in piece.outline]
    spots = [(rng.randint(-500, table.width + 500), rng.randint(-500, table.depth + 500)) for _ in range(600)]
    for x, y in [*corners, *spots]:
        wanted = rng.randrange(len(table.surfaces))
        assert underfoot.holds(land, wanted, float(x), float(y)) == table.holds(wanted, x, y)
        assert underfoot.standing_surface(land, float(x), float(y)) == table.standing_surface(x, y)
        assert underfoot.standing_near(land, float(x), float(y), wanted) == standing_near(table, x, y, wanted)
