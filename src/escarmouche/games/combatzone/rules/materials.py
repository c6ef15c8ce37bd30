"""What terrain is made of: which materials one sees through, and what cover they give."""

from collections.abc import Mapping

import msgspec

from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.battle import NUMBERS
from escarmouche.table.table import Piece, Table

LIGHT, INTERMEDIATE, HARD, EXTRA_HARD = "light", "intermediate", "hard", "extra_hard"
CLASSES = (LIGHT, INTERMEDIATE, HARD, EXTRA_HARD)
"""The classes of cover, from the worst to the best."""
COVER: Mapping[str, str] = {line["key"]: line["cover"] for line in NUMBERS["material"]}
MATERIALS = tuple(COVER)
SEE_THROUGH = frozenset(line["key"] for line in NUMBERS["material"] if not line["opaque"])
OPAQUE_TRAIT, SCREEN_TRAIT = "opaque", "seethrough"
PREFIX = "material:"
DOT = "."
"""Between the name of a piece of terrain and that of its part, where it has several."""


def material_of(piece: Piece) -> str:
    """What a piece is made of; nothing where it does not matter."""
    return next((trait[len(PREFIX) :] for trait in piece.traits if trait.startswith(PREFIX)), "")


def feature_of(piece: Piece) -> str:
    """The piece of terrain that was set down as one, of which this is a part or the whole."""
    return piece.id.partition(DOT)[0]


def traits_of(material: str) -> frozenset[str]:
    """The traits of a material: its name, and whether it blocks sight or only screens."""
    return frozenset({PREFIX + material, SCREEN_TRAIT if material in SEE_THROUGH else OPAQUE_TRAIT})


def with_material(piece: Piece, material: str = "") -> Piece:
    """A piece with the traits of what it is made of, by default what they name; a solid one without any is opaque."""
    made_of = material or material_of(piece)
    if made_of:
        added = traits_of(made_of)
    else:
        added = frozenset({OPAQUE_TRAIT}) if piece.has("blocking") else frozenset()
    return msgspec.structs.replace(piece, traits=piece.traits | added) if added else piece


def with_materials(table: Table) -> Table:
    """A table on which every piece has the traits of what it is made of."""
    return msgspec.structs.replace(table, pieces=tuple(with_material(piece) for piece in table.pieces))


@rule("CBZ-WND-19", otherwise="")
def cover_of(material: str) -> str:
    """The class of cover follows the material: hedges are light, wood intermediate, brick hard, concrete extra hard."""
    return COVER.get(material, "")
