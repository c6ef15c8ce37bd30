"""What the miniatures of Trauma look like, from what the army books say."""

from typing import Literal

from escarmouche.board.shown import Arm, Build, Bulk, Form, Standing
from escarmouche.games.trauma.rules.lists.profile import Drive, Kit, Size, UnitProfile, Weapon

FORMS: dict[Drive, Form] = {"": "person", "walker": "walker", "antigrav": "hover", "wheeled": "tank"}
BULKS: dict[Size, Bulk] = {"small": "slight", "medium": "plain", "large": "broad", "huge": "broad"}
STRONG, THICK = 4, 6
"""From these forces on a weapon counts as a large one."""


def build_of(profile: UnitProfile, kit: int) -> Build:
    """How a model with this kit is made."""
    own = profile.kits[kit]
    arms = [_arm(profile.weapons[index]) for index in dict.fromkeys(own.weapons)]
    return Build(FORMS[profile.drive], BULKS[profile.size], _armour(profile, own), _standing(own),
                 list(dict.fromkeys(arms))[:2])  # fmt: skip


def _armour(profile: UnitProfile, kit: Kit) -> Literal[0, 1, 2]:
    if profile.armoured:
        return 2
    return 2 if kit.armour >= STRONG else 1 if kit.armour > 1 else 0


def _standing(kit: Kit) -> Standing:
    return "leader" if kit.role == "officer" else "plain"


def _arm(weapon: Weapon) -> Arm:
    if weapon.precision is None and not weapon.plus:
        return "maul" if weapon.force >= STRONG else "blade"
    if weapon.steady is not None:
        return "long"
    if weapon.plus:
        return "launcher"
    if weapon.area:
        return "launcher" if weapon.force >= STRONG else "flame"
    if weapon.force >= THICK:
        return "cannon"
    if weapon.rate > 2:
        return "heavy"
    return "pistol" if weapon.limited else "rifle"
