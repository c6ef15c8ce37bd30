"""What can be done with the books of any game: check them, put several together, and say what one may hold."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.rules.books.fitting import KEY, NAME, Name, Text
from escarmouche.rules.books.gathering import BUILDS_ON, CHANGE, REMOVE, Shelf, Stock, gather, gather_all
from escarmouche.rules.books.sources import Source, source_of
from escarmouche.rules.missions import Missions

MODULE = "rules.lists.library"
"""Where a game that has books keeps its `LIBRARY`."""
TEMPLATE = "template.toml"
"""The file with a book to begin with, beside the books of a game."""


@dataclass(frozen=True)
class Library:
    """The books of a game, and how their tables are judged beyond what each record says."""

    shelf: Shelf
    judge: Callable[[Stock], object]
    missions: Missions[Any] | None = None
    """The missions of the game , in a game whose books may hold some."""

    @property
    def template(self) -> str:
        """A commented book to begin with."""
        return (self.shelf.box.parent / TEMPLATE).read_text(encoding="utf-8")

    def stock(self, sources: Sequence[Source]) -> Stock:
        """Some books put together, those that come later over those before, and judged."""
        found = gather(sources[0], self.shelf) if len(sources) == 1 else gather_all(sources, self.shelf)
        self.judge(found)
        if self.missions is not None:
            self.missions.judged(found)
        return found

    def source(self, name: str) -> Source:
        """A book that comes with the game, or one in a file."""
        return self.shelf.ready(name) if name in self.shelf.ready_keys() else source_of(Path(name))

    def schema(self) -> dict[str, Any]:
        """What a book of the game may hold, as a JSON Schema; what is named needs no key."""
        found = msgspec.json.schema(self.record())
        for record in found["$defs"].values():
            if KEY in record.get("required", ()) and NAME in record["properties"]:
                record["required"] = [field for field in record["required"] if field != KEY]
                record["anyOf"] = [{"required": [KEY]}, {"required": [NAME]}]
        return found

    def record(self) -> type[msgspec.Struct]:
        """A whole book as one record."""
        parts = self.shelf.parts
        tables = [(part, tuple[kind, ...], ()) for part, kind in parts.items()]  # type: ignore[valid-type]
        changes = msgspec.defstruct(
            "Change", [(part, tuple[_partly(kind), ...], ()) for part, kind in parts.items()],  # type: ignore[misc]
            forbid_unknown_fields=True,
        )  # fmt: skip
        removals = msgspec.defstruct(
            "Remove", [(part, tuple[str, ...], ()) for part in parts], forbid_unknown_fields=True
        )
        head = [("game", str, self.shelf.game), ("key", str, ""), ("name", Name, ""), ("text", str, "")]
        builds = [(BUILDS_ON, tuple[Text, ...], ()), (CHANGE, changes | None, None), (REMOVE, removals | None, None)]
        return msgspec.defstruct("Book", [*head, *builds, *tables], forbid_unknown_fields=True)


def _partly(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A record of which only some fields are written."""
    fields = [(field.encode_name, field.type | None, None) for field in msgspec.structs.fields(kind)]
    names = {one: one for one, _, _ in fields if not one.isidentifier() or one in ("class", "with", "from")}
    renamed = [(f"{one}_" if one in names else one, value, default) for one, value, default in fields]
    back = {f"{one}_": one for one in names}
    return msgspec.defstruct(f"{kind.__name__}Change", renamed, rename=back or None, forbid_unknown_fields=True)
