"""Deployment zones: the strips along two opposite edges of the table."""

from escarmouche.games.collision.rules.battle import NUMBERS
from escarmouche.table.edges import Box, strip
from escarmouche.table.geometry import inches
from escarmouche.table.table import Table

ZONE = inches(NUMBERS["table"]["deployment_depth"])


def zone(table: Table, edge: str) -> Box:
    """The rectangle along an edge that is its deployment zone."""
    return strip(table, edge, ZONE)
