"""A table on one sheet is the table that the kernels of movement read in parts."""

import numpy as np
import pytest

from escarmouche.games.firefight.rules.table import tables
from escarmouche.table.table import Table
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
