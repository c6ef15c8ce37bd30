"""The words and ids of Collision: what its numbers stand for, and what its closed lists of words can say."""

from typing import Annotated, Literal, NewType, TypeAlias

from escarmouche.engine.ids import Kind, ModelId
from escarmouche.engine.journal import OneOf

MarkerId = NewType("MarkerId", int)
NO_MODEL = ModelId(-1)
OFF_TABLE = ModelId(-2)
"""The carrier of a marker that is being placed or out of the game: nobody, but it does not lie on the table either."""

WeaponKey: TypeAlias = Annotated[str, Kind("weapon")]
ItemKey: TypeAlias = Annotated[str, Kind("item")]
TraitKey: TypeAlias = Annotated[str, Kind("trait")]
Card: TypeAlias = Annotated[str, Kind("card"), OneOf("1", "2", "3", "4", "5", "6", "7", "8", "S", "F", "-")]
"""A power card: its number, a Success or a Failure; "-" stands for one that could not be drawn."""
Leg: TypeAlias = Annotated[str, OneOf("walk", "climb", "ladder", "leap", "jump", "hang", "hang-<number>")]

Action: TypeAlias = Literal["move", "shoot", "charge", "overwatch", "special", "back", "aim"]
FreeAction: TypeAlias = Literal["search", "pick"]
AttackKind: TypeAlias = Literal["shooting", "charge"]
HazardKind: TypeAlias = Literal["fall", "collision", "malfunction"]
ConfrontationKind: TypeAlias = AttackKind | HazardKind
Cause: TypeAlias = ConfrontationKind | Literal["attack", "edge"]
"""What wounds or kills a model."""
Characteristic: TypeAlias = Literal["MOV", "AGI", "RC", "CC", "ATT", "DEF", "WND", "INT"]
Edge: TypeAlias = Literal["y0", "y1", "x0", "x1"]
FallCause: TypeAlias = Literal["move", "charge", "push", "hold", "fall"]
Hold: TypeAlias = Literal["wall", "ladder"]
JamCause: TypeAlias = Literal["failure", "reload"]
MarkerKind: TypeAlias = Literal["loot", "collision"]
Mission: TypeAlias = Literal["collision_hunt", "ambush", "domination"]
Token: TypeAlias = Literal["jam", "pinned", "wound"]
TokenField: TypeAlias = Literal["wounds", "jams", "pins", "skills"]

Phase: TypeAlias = Literal[
    "opening",
    "mission",
    "terrain",
    "loot",
    "dashboards",
    "deployment",
    "start",
    "priority",
    "activation",
    "regroup",
    "over",
]
RegroupStep: TypeAlias = Literal["points", "tokens", "hands", "score"]
Ending: TypeAlias = Literal["turns", "wiped-out", "broken-through"]
"""What ends a game: its last turn, or at once because nobody is left or every defender has left."""
Place: TypeAlias = Literal["waiting", "table", "left", "dead"]
"""Where a model is: not yet on the table, on it, gone off by the enemy's edge, or dead."""

WeaponType: TypeAlias = Literal["ranged", "close"]
TraitKind: TypeAlias = Literal["passive", "special"]
"""Whether a trait is always in force or costs a Special action."""
ItemKind: TypeAlias = Literal["weapon", "armour", "gear"]
Fate: TypeAlias = Literal["dead", "misses", "recovers"]
"""What becomes of a killed model in a campaign."""

ShownPurpose: TypeAlias = Literal["test", "save", "reach", "district", "first", "dispute", "draw"]
"""What a card is drawn for that is shown to both."""
Purpose: TypeAlias = (
    Literal["attack", "defence", "hand"] | ShownPurpose | Literal["deck", "mission", "exploration", "fate"]
)
"""What cards are drawn for."""
