"""What the miniatures of Firefight look like, from what their cards say."""

from typing import Literal

from escarmouche.board.shown import Arm, Build, Bulk, Form, Standing
from escarmouche.games.firefight.rules.lists.profile import DEFAULT_BASE, DEFAULT_HEIGHT, Rules, UnitProfile, Weapon

INCH = 1000
MONSTROUS = 6
"""With so many points of toughness a model is no person any more."""
SHORT, FAR, MANY = 12 * INCH, 30 * INCH, 3


def build_of(profile: UnitProfile, kit: int) -> Build:
    """How a model with this kit is made."""
    rules = profile.kits[kit].rules
    weapons = [profile.weapons[index] for index in dict.fromkeys(profile.kits[kit].weapons)]
    return Build(_form(profile, rules, weapons), _bulk(profile, rules), _armour(profile.defense),
                 _standing(rules), [_arm(weapon) for weapon in weapons][:2])  # fmt: skip


def _form(profile: UnitProfile, rules: Rules, weapons: list[Weapon]) -> Form:
    armed = any(weapon.range for weapon in weapons)
    if "flying" in rules:
        return "drone" if armed else "beast"
    if rules.get("tough", 0) >= MONSTROUS:
        return "walker" if armed else "beast"
    wild = profile.height < DEFAULT_HEIGHT * INCH or bool(rules.keys() & {"fast", "furious"})
    return "beast" if wild and not armed and "hero" not in rules else "person"


def _bulk(profile: UnitProfile, rules: Rules) -> Bulk:
    if profile.base > DEFAULT_BASE * INCH or rules.get("tough", 0) >= 3:
        return "broad"
    return "slight" if profile.base < DEFAULT_BASE * INCH or profile.defense >= 5 else "plain"


def _armour(defense: int) -> Literal[0, 1, 2]:
    return 2 if defense <= 3 else 1 if defense == 4 else 0


def _standing(rules: Rules) -> Standing:
    return "caster" if "caster" in rules else "hero" if "hero" in rules else "plain"


def _arm(weapon: Weapon) -> Arm:
    if not weapon.range:
        return "maul" if weapon.rules.keys() & {"ap", "deadly"} and weapon.attacks >= MANY else "blade"
    if "blast" in weapon.rules or "indirect" in weapon.rules:
        return "launcher"
    if "deadly" in weapon.rules:
        return "cannon"
    if weapon.range >= FAR or "relentless" in weapon.rules:
        return "long" if weapon.attacks < MANY else "heavy"
    if weapon.range <= SHORT:
        return "flame" if weapon.attacks >= MANY else "pistol"
    return "heavy" if weapon.attacks >= MANY else "rifle"
