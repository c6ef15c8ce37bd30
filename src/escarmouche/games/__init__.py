"""The games Escarmouche plays, by key."""

from importlib import import_module
from typing import Any

from escarmouche.core.game import Ruleset
from escarmouche.core.reasons import Refused, refusal

KEYS = ("firefight", "collision", "trauma", "combatzone")


def ruleset(key: str) -> Ruleset[Any]:
    """The rules of a game; an unknown key is refused."""
    if key not in KEYS:
        raise Refused(refusal("", "refused-unknown-game", game=str(key)[:40], known=", ".join(KEYS)))
    rules: Ruleset[Any] = import_module(f"escarmouche.games.{key}.ruleset").RULESET
    return rules
