"""What the miniatures of Combat Zone look like, from what their cards say."""

from typing import Literal

from escarmouche.board.shown import Arm, Build, Bulk, Form, Standing
from escarmouche.games.combatzone.rules.lists.cards import Armour, Blade, Fighter, Rank, Role, Weapon

FORMS: dict[Rank, Form] = {"light": "drone", "medium": "robot", "heavy": "walker"}
WORN: dict[Armour, Literal[0, 1, 2]] = {"": 0, "primitive": 1, "ablative": 1, "vest": 2, "combat": 2}
STANDINGS: dict[Role, Standing] = {"leader": "leader", "second": "leader", "hero": "hero"}
LARGE: frozenset[Blade] = frozenset({"club", "axe"})
TWO_HANDED = 3
"""What rolls so many dice of damage is held with two hands."""


def build_of(card: Fighter) -> Build:
    """How a figure with this card is made."""
    arms: list[Arm] = [*map(_arm, card.weapons), *(("maul" if blade in LARGE else "blade") for blade in card.blades)]
    return Build(FORMS.get(card.kind, "person"), _bulk(card), 2 if card.machine else WORN[card.armour],
                 STANDINGS.get(card.role, "plain"), list(dict.fromkeys(arms))[:2])  # fmt: skip


def _bulk(card: Fighter) -> Bulk:
    if card.kind == "heavy" or set(card.blades) & LARGE:
        return "broad"
    return "slight" if card.quality == "green" else "plain"


def _arm(weapon: Weapon) -> Arm:
    if "burns" in weapon.traits:
        return "flame"
    if weapon.radius:
        return "launcher"
    if weapon.category == "heavy":
        return "cannon" if weapon.rate == 1 else "heavy"
    return "pistol" if sum(count for count, _ in weapon.damage) < TWO_HANDED else "rifle"
