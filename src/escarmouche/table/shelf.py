"""The tables that come with a game: a folder of TOML files, one of which names the kinds of terrain."""

import tomllib
from collections.abc import Collection, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.rulebook import RuleId
from escarmouche.table.table import Table, table_from_toml

KINDS = "kinds"


class ReadyTables:
    """The ready-made tables of a game; files besides them hold what tables are made of."""

    def __init__(self, folder: Path, *, besides: Collection[str] = (), rule: RuleId = "") -> None:
        self.folder = folder
        self.besides = {KINDS, *besides}
        self.rule = rule

    def names(self) -> list[str]:
        """What the tables are called."""
        stems = (file.name.removesuffix(".toml") for file in self.folder.iterdir() if file.name.endswith(".toml"))
        return sorted(stem for stem in stems if stem not in self.besides)

    def named(self, name: str) -> Table:
        """The table of this name; any other is refused."""
        known = self.names()
        if name not in known:
            raise Refused(refusal(self.rule, "refused-unknown-table", name=name[:40], known=", ".join(known)))
        return table_from_toml((self.folder / f"{name}.toml").read_text("utf-8"), self.kinds)

    @cached_property
    def kinds(self) -> Mapping[str, Mapping[str, Any]]:
        """The terrain kinds, with their heights and their traits."""
        return self.beside(KINDS)

    def beside(self, name: str) -> dict[str, Any]:
        """What stands in a file beside the tables."""
        return tomllib.loads((self.folder / f"{name}.toml").read_text("utf-8"))
