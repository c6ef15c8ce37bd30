"""A table as a page draws it."""

from collections.abc import Sequence

from escarmouche.board import shown
from escarmouche.engine.words import Words
from escarmouche.rules.naming import table_name
from escarmouche.table.table import Table


def table_shown(
    words: Words, table: Table, unit: shown.Unit, hiding: shown.Hiding = "none", bands: Sequence[shown.Band] = (), *,
    measured: bool = True,
) -> shown.Table:  # fmt: skip
    """The table with everything that is built on it, each piece by what it is called."""
    return shown.Table(
        name=table_name(table.name, words), width=table.width, depth=table.depth, unit=unit, hiding=hiding,
        pieces=[shown.Piece(
            id=piece.id, kind=piece.kind, name=words.say(f"kind-{piece.kind}"), outline=piece.ring,
            bottom=piece.bottom, height=piece.height, traits=sorted(piece.traits),
            access=[shown.Access(one.kind, one.x, one.y) for one in piece.access],
        ) for piece in table.pieces],
        surfaces=[shown.Surface(surface.z, surface.piece) for surface in table.surfaces], bands=list(bands),
        measured=measured,
    )  # fmt: skip
