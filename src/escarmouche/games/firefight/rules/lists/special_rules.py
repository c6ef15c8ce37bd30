"""The special rules of the game, as the catalogue lists them."""

import tomllib
from typing import Literal

import msgspec

from escarmouche.engine.rulebook import RuleId
from escarmouche.games.firefight.data import CATALOGUE, FOLDER
from escarmouche.games.firefight.rules.vocabulary import Use


class SpecialRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special rule: its catalogue entry, whose it is, whether it has an X, and for which weapons it is.

    `used` is what uses it up where a spell grants it for one use.
    """

    key: str
    rule: RuleId
    scope: Literal["weapon", "model", "unit"]
    x: bool = False
    only: Literal["melee", "shooting", ""] = ""
    used: Use = "to hit"


SPECIAL_RULES = {rule.key: rule for rule in msgspec.convert(CATALOGUE.data["keyword"], list[SpecialRule])}
WEAPON_RULES = frozenset(key for key, rule in SPECIAL_RULES.items() if rule.scope == "weapon")
MODEL_RULES = frozenset(SPECIAL_RULES) - WEAPON_RULES


def apostrophes(text: str) -> str:
    """A text in which every apostrophe is the typographic one, as books write it one way or the other."""
    return text.replace("'", "’")


SPELLINGS: dict[str, str] = {
    apostrophes(name): key
    for key, names in tomllib.loads((FOLDER / "spellings.toml").read_text(encoding="utf-8")).items()
    for name in names
}
"""The special rules by how the French and German books spell them."""
