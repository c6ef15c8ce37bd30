"""What the game is made of, as data: its catalogue of rules, lists, tables and lessons."""

from pathlib import Path

from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.rulebook import RuleId

FOLDER = Path(__file__).parent
CATALOGUE = Catalogue((FOLDER / "catalogue.toml").read_text(encoding="utf-8"))
RULE_OF: dict[str, RuleId] = {one["key"]: one["rule"] for one in CATALOGUE.data["keyword"]}
"""The rule that explains each keyword."""
