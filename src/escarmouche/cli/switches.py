"""The switches of `escarmouche odds`: what each of them takes; an inquiry has those that it says it has."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

UNIT = "LIST:UNIT"
CARDS = "CARDS"


def flag(name: str) -> Any:
    """Something that is so, or is not said."""
    return Annotated[bool | None, typer.Option(f"--{name.replace('_', '-')}")]


def text(metavar: str | None = None) -> Any:
    """Something that is written out."""
    return Annotated[str | None, typer.Option(metavar=metavar)]


def texts(metavar: str | None = None) -> Any:
    """Something that may be said more than once."""
    return Annotated[list[str] | None, typer.Option(metavar=metavar)]


def whole(least: int, most: int | None = None) -> Any:
    """A whole number."""
    return Annotated[int | None, typer.Option(min=least, max=most)]


def length(most: float) -> Any:
    """A length in the unit of the game."""
    return Annotated[float | None, typer.Option(min=0, max=most)]


FLAGS = (
    "cover", "heavy_cover", "rear", "rushed", "watching", "suppress", "moved", "shaken", "target_shaken", "fatigued",
    "target_fatigued", "closed", "defending", "supported", "steady", "taking_cover", "heads_down",
    "target_disorganised", "aimed", "routed", "engaged", "burning",
)  # fmt: skip
SWITCHES: Mapping[str, Any] = {
    "attacker": text(UNIT),
    "target": text(UNIT),
    "unit": text(UNIT),
    "also": texts(UNIT),
    "corridor": texts(UNIT),
    "hero": text("UNIT"),
    "weapon": texts(),
    "target_weapon": texts(),
    "spell": text(),
    "material": text(),
    "damage": texts(),
    "characteristic": text(),
    "split": text("SHOTS"),
    "hand": text(CARDS),
    "drawn": text(CARDS),
    "seen": text(CARDS),
    "target_seen": text(CARDS),
    "range": length(180),
    "distance": length(60),
    "height": length(60),
    "drop": length(60),
    "models": whole(1),
    "target_models": whole(1),
    "wounds": whole(0, 30),
    "crossing": whole(1),
    "difficulty": whole(1, 12),
    "cards": whole(1, 4),
    "attack": whole(-9, 9),
    "defence": whole(-9, 9),
    "armour": whole(1, 8),
    "wnd": whole(1, 9),
    "modifier": whole(-9, 9),
    "target_modifier": whole(-9, 9),
    "tokens": whole(0, 30),
    "against": whole(0, 30),
    "ticks": whole(0, 30),
    "dice": whole(0, 30),
    "target_dice": whole(0, 30),
    "friends": whole(0, 5),
    "foes": whole(0, 3),
    "rounds": whole(1, 20),
    "charged": Annotated[bool | None, typer.Option("--charged/--not-charged")],
    **{name: flag(name) for name in FLAGS},
}
