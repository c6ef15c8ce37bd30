"""The numbered rules of the duel."""

from pathlib import Path

from escarmouche.engine.catalogue import Catalogue

CATALOGUE = Catalogue((Path(__file__).parent / "catalogue.toml").read_text(encoding="utf-8"))
