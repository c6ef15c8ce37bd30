"""Deployment zones: the strips along two opposite edges of the table."""

from escarmouche.core.edges import Box, strip
from escarmouche.core.geometry import inches
from escarmouche.core.table import Table
from escarmouche.games.collision.skirmish import NUMBERS

ZONE = inches(NUMBERS["table"]["deployment_depth"])


def zone(table: Table, edge: str) -> Box:
    """The rectangle along an edge that is its deployment zone."""
    return strip(table, edge, ZONE)
