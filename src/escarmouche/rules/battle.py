"""The table as the rules of a game see it: its state, its options, and what was measured since somebody last moved."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.game import Game
from escarmouche.engine.journal import Event
from escarmouche.engine.rulebook import RuleId, listening, note
from escarmouche.table.sight import Sight
from escarmouche.table.table import Table

S = TypeVar("S", bound=msgspec.Struct)


def sight_of(table: Table) -> Sight:
    """The table made ready for sight, once."""
    sight: Sight | None = table.__dict__.get("sight")
    if sight is None:
        sight = table.__dict__["sight"] = Sight(table)
    return sight


class Battle(Generic[S]):
    """One game, for the length of one run of its rules; each ruleset adds what it has on the table."""

    catalogue: ClassVar[Catalogue]

    def __init__(self, game: Game[S], table: Table) -> None:
        self.game = game
        self.state = game.state
        self.table = table
        self._seen: dict[Any, Any] = {}

    def tell(self, event: Event) -> None:
        """Write an event into the journal."""
        self.game.tell(event)

    def aside(self) -> AbstractContextManager[None]:
        """A block whose rules are noted only for what is told in it to some seats alone."""
        return self.game.aside()

    def option(self, key: str) -> str:
        """The value of an option in force."""
        chosen = self.game.setup.options.get(key)
        return chosen if chosen is not None else self.catalogue.options[key][1].default

    def z(self, surface: int) -> int:
        """The elevation of a surface."""
        return self.table.surfaces[surface].z

    def changed(self) -> None:
        """Forget what was measured: something stands or looks elsewhere now."""
        self._seen.clear()

    def remembered(self, key: Any, measure: Callable[[], Any]) -> Any:
        """A measurement that holds until something moves; the rules it applied are noted each time it is used."""
        if not self.game.keeps_journal:
            return self._simply(key, measure)
        if key not in self._seen:
            heard: dict[RuleId, None] = {}
            with listening(heard):
                self._seen[key] = (measure(), tuple(heard))
        value, rules = self._seen[key]
        note(*rules)
        return value

    def _simply(self, key: Any, measure: Callable[[], Any]) -> Any:
        """A measurement that holds until something moves, in a game that keeps no journal."""
        if key not in self._seen:
            self._seen[key] = (measure(), ())
        return self._seen[key][0]

    @cached_property
    def sight(self) -> Sight:
        """Lines of sight on this table."""
        return sight_of(self.table)
