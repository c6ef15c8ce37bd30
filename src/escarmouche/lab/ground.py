"""What the laboratory has to know of a game: its lists and tables, how it is set up, and what a game has come to."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from escarmouche.board.board import Board, Parts, board
from escarmouche.engine.game import Setup
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.lab.plan import Deal, Fallen, Fielded, Plan, Stock, Tally, Trial
from escarmouche.registry import catalogue, manifest, ruleset
from escarmouche.table.table import Table

MADE_UP = 100
"""So many generated tables are drawn from, beside the ready-made ones."""
SEATS: tuple[SeatId, SeatId] = (0, 1)
NOBODY: SeatId = -1
BY_HAND = "by-hand"
"""What stands for the weapon of an attack that names none."""


class Ground:
    """A game in the laboratory; a plain one has no lists to draw."""

    attacks: tuple[type[Event], ...] = ()
    """What is told when somebody attacks, with a weapon, a spell or by hand."""
    removals: tuple[type[Event], ...] = ()
    """What is told when models are lost."""

    def __init__(self, key: str, later: Collection[str] = (), earlier: Collection[str] = ()) -> None:
        self.key = key
        self.later = later
        """Ready lists that are not drawn where none is named: they were written later, and a seed keeps its games."""
        self.earlier = earlier
        """Lists that are still drawn for the same reason, but no part of the field: others are offered instead."""
        self._kept: dict[Any, Any] = {}

    @property
    def board(self) -> Board:
        """How the game is set up."""
        return board(self.key)

    def settle(self, plan: Plan, setups: Sequence[Any]) -> Trial:
        """The plan with what set-ups, one for each of its tables, say of size, lists, mission and tables."""
        parts = self.board.parts(setups[0])
        named = dict(zip(plan.lists, parts.lists, strict=False))
        stock = Stock(named, {name: setup.table for name, setup in zip(plan.tables, setups, strict=False)}, parts.own)
        fixed = {"size": parts.size, "mission": parts.mission, "stock": stock.fingerprint()}
        return Trial(replace(plan, **fixed), stock)

    def fitting(self, size: int) -> list[str]:
        """The lists for a game of that size that come with it, earlier ones too."""
        return []

    def draw_lists(self, size: int, rng: Random) -> tuple[str, str]:
        """Two different ready lists for a game of that size."""
        ready = [name for name in self._fitting(size) if name not in self.later]
        one, other = rng.sample(ready, 2) if ready else ("", "")
        return one, other

    def field(self, size: int) -> list[str]:
        """The ready lists for a game of that size."""
        return [name for name in self._fitting(size) if name not in self.earlier]

    def _fitting(self, size: int) -> list[str]:
        found: list[str] = self._once(("fitting", size), lambda: self.fitting(size))
        return found

    def draw_table(self, rng: Random) -> str:
        """A ready-made table as often as a generated one."""
        return rng.choice(self.board.tables()) if rng.random() < 0.5 else str(1 + rng.randrange(MADE_UP))

    def set_up(self, trial: Trial, lists: Sequence[str], table: str) -> Setup:
        """The set-up with these lists, by seat, on this table."""
        plan, stock = trial
        options = catalogue(self.key).choose(plan.options)
        both = tuple(stock.lists.get(name) or self.listed(name, options) for name in lists if name)
        ground = stock.tables.get(table) or self.table(table, *self.board.terms(plan.size, options))
        agreed = SEATS if plan.agree else ()
        return self.board.assemble(Parts(options, both, ground, plan.size, plan.mission, agreed, stock.own))

    def listed(self, name: str, options: Mapping[str, str]) -> Any:
        """A ready list as it is played."""
        key = ("list", name, *sorted(options.items()))
        return self._once(key, lambda: self.mustered(name, options))

    def mustered(self, name: str, options: Mapping[str, str]) -> Any:
        """A ready list as it is played, made anew."""
        raise NotImplementedError

    def table(self, name: str, *terms: Any) -> Table:
        """A ready-made table, or one made up from a number."""
        found: Table = self._once(("table", name, *terms), lambda: self.board.table(name, *terms))
        return found

    def tally(self, setup: Any, state: Any) -> Tally:
        """What a game has come to."""
        outcome = ruleset(self.key).outcome(state)
        one, other = outcome.scores if outcome is not None and outcome.scores else SEATS[:1] * 2
        return Tally(self.round(state), (one, other))

    def round(self, state: Any) -> int:
        """Which round or turn it is; 0 before the first."""
        return int(getattr(state, "round", 0))

    def starter(self, state: Any) -> SeatId:
        """Who is the first to act in this round; nobody (below 0) before that is decided."""
        return NOBODY

    def fought_for(self, setup: Any, state: Any) -> str:
        """The key of the mission that is played; nothing where there is but one, or it is one's own."""
        found = getattr(state, "mission", "") or getattr(setup, "mission", "")
        return str(found)

    def attack(self, state: Any, event: Event) -> tuple[SeatId, str] | None:
        """Who attacks with what, if an event tells of that."""
        if not isinstance(event, self.attacks):
            return None
        return self.owner(state, event), getattr(event, "weapon", "") or getattr(event, "spell", "") or BY_HAND

    def losses(self, state: Any, event: Event) -> list[SeatId]:
        """Whose models are lost, once for each, if an event tells of that."""
        if not isinstance(event, self.removals):
            return []
        return [self.owner(state, event)] * len(getattr(event, "models", SEATS[:1]))

    def owner(self, state: Any, event: Any) -> SeatId:
        """Whose unit or model an event is about."""
        owner: SeatId = (state.units[event.unit] if hasattr(event, "unit") else state.models[event.model]).owner
        return owner

    def without(self, listed: Any) -> list[tuple[str, Any]]:
        """A list without each of its units in turn, by the name of the unit; alike ones are left out once."""
        return []

    def edges(self, state: Any) -> tuple[str, str]:
        """By which edge of the table each seat came onto it."""
        one, other = state.edges
        return one, other

    def _once(self, key: Any, make: Callable[[], Any]) -> Any:
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]


def in_units(state: Any, profiles: Callable[[Any], Any]) -> tuple[tuple[Fielded, ...], tuple[Fallen, ...]]:
    """What became of units of several models, and where their models fell."""
    units, fallen = [], []
    for unit in state.units:
        lost = [state.models[index] for index in unit.models if not state.models[index].alive]
        profile = profiles(unit)
        units.append(Fielded(unit.owner, profile.name, profile.cost, len(unit.models), len(lost)))
        fallen += [Fallen(unit.owner, model.x, model.y) for model in lost]
    return tuple(units), tuple(fallen)


def in_cards(models: Iterable[Any], card: Callable[[Any], Any], gone: Collection[str]
             ) -> tuple[tuple[Fielded, ...], tuple[Fallen, ...]]:  # fmt: skip
    """What became of models that each have a card of their own; `gone` are the places of those that are lost."""
    known = [(model, card(model), model.place in gone) for model in models]
    units = tuple(Fielded(model.owner, own.name, own.cost, 1, int(lost)) for model, own, lost in known)
    return units, tuple(Fallen(model.owner, model.x, model.y) for model, _, lost in known if lost)


def left_out(units: Sequence[Any]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Units without each of them in turn, by its name; of several that are the same one is left out."""
    seen: list[Any] = []
    for number, unit in enumerate(units):
        if unit in seen:
            continue
        seen.append(unit)
        alike = sum(other.name == unit.name for other in seen)
        yield unit.name if alike == 1 else f"{unit.name} ({alike})", (*units[:number], *units[number + 1 :])


@cache
def ground(key: str) -> Ground:
    """What the laboratory knows of a game; an unknown key is refused."""
    if not manifest(key).has("lab"):
        return Ground(key)
    found: Ground = manifest(key).part("lab", "GROUND")
    return found


def deal(plan: Plan, pair: int) -> Deal:
    """What a pair is dealt; it follows from the plan's seed and the number of the pair alone."""
    rng = Random(f"{plan.seed}/{pair}")
    seed = rng.getrandbits(48)
    where = ground(plan.game)
    drawn, table = where.draw_lists(plan.size, rng), where.draw_table(rng)
    # Named tables take turns, so that each has its share, and so does the field that one list is played against.
    if len(plan.lists) == 1:
        field = opponents(plan)
        drawn = plan.lists[0], field[pair // max(1, len(plan.tables)) % len(field)]
    first, second = plan.lists if len(plan.lists) == 2 else drawn
    return Deal(seed, plan.tables[pair % len(plan.tables)] if plan.tables else table, (first, second))


def opponents(plan: Plan) -> list[str]:
    """The ready lists that a single list is played against; where there is none, it is refused."""
    field = [name for name in ground(plan.game).field(plan.size) if name not in plan.lists]
    if not field:
        raise Refused(refusal("", "refused-no-field", size=plan.size))
    return field
