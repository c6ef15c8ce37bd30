"""What the miniatures of Collision look like, from what their cards say."""

from typing import Literal

from escarmouche.board.shown import Arm, Build, Bulk
from escarmouche.games.collision.rules.lists.profile import Character, Weapon

FAR = 30_000
"""A weapon that reaches so far has a long barrel."""


def build_of(card: Character) -> Build:
    """How a model with this card is made."""
    arms = [_arm(weapon) for weapon in card.arms]
    return Build(bulk=_bulk(card), armour=_armour(card), standing="leader" if "leader" in card.keywords else "plain",
                 arms=list(dict.fromkeys(arms))[:2])  # fmt: skip


def _bulk(card: Character) -> Bulk:
    if card.profile["WND"] > 2 or card.profile["CC"] > card.profile["AGI"] + 1:
        return "broad"
    return "slight" if card.profile["AGI"] > 0 else "plain"


def _armour(card: Character) -> Literal[0, 1, 2]:
    return 2 if len(card.armours) > 1 else 1 if card.armours else 0


def _arm(weapon: Weapon) -> Arm:
    if weapon.type == "close":
        return "maul" if weapon.hands > 1 or weapon.modifiers.get("ATT", 0) > 0 else "blade"
    if "no_cover" in weapon.rules:
        return "flame"
    if "beam" in weapon.rules:
        return "cannon"
    if "suppression" in weapon.rules or "heavy" in weapon.rules:
        return "heavy"
    if weapon.range >= FAR:
        return "long"
    return "pistol" if weapon.hands == 1 else "rifle"
