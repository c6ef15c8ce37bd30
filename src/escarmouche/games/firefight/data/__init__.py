"""What the game is made of, as data: its catalogue of rules, lists, tables and lessons."""

from pathlib import Path

from escarmouche.engine.catalogue import Catalogue

FOLDER = Path(__file__).parent
CATALOGUE = Catalogue((FOLDER / "catalogue.toml").read_text(encoding="utf-8"))
