"""The four edges of a table and the strips along them."""

import pytest

from escarmouche.table.edges import EDGES, OPPOSITE, edge_distance, strip
from escarmouche.table.table import Table

TABLE = Table("oblong", 30_000, 20_000)


@pytest.mark.parametrize(("edge", "far"), [("y0", 6000), ("y1", 14_000), ("x0", 4000), ("x1", 26_000)])
def test_a_point_is_so_far_from_an_edge(edge: str, far: int) -> None:
    assert edge_distance(TABLE, edge, 4000, 6000) == far


@pytest.mark.parametrize("edge", EDGES)
def test_a_strip_reaches_from_its_edge_as_deep_as_was_said(edge: str) -> None:
    left, front, right, back = strip(TABLE, edge, 5000)
    distances = {edge_distance(TABLE, edge, x, y) for x in (left, right) for y in (front, back)}
    assert distances == {0, 5000}


@pytest.mark.parametrize("edge", EDGES)
def test_a_strip_is_never_deeper_than_the_table(edge: str) -> None:
    assert strip(TABLE, edge, 50_000) == strip(TABLE, OPPOSITE[edge], 50_000) == (0, 0, 30_000, 20_000)
