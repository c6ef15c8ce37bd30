"""The table as the rules of Combat Zone see it: the state with its profiles, distances and lines of sight."""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from escarmouche.engine.game import Game
from escarmouche.engine.ids import PieceId
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import RuleId
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.lists.cards import Fighter, Party, Weapon, WeaponId
from escarmouche.games.combatzone.rules.mission_sheet import By
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, DoorState, Figure, Group, State
from escarmouche.rules import battle as shared
from escarmouche.rules.missions import BOTH
from escarmouche.table.geometry import Body
from escarmouche.table.table import Table, flattened

NUMBERS = CATALOGUE.numbers
CENTIMETRE = 1000
MOST_KNOWN = 5_000
"""So much of one kind is kept with a table."""
Purpose: TypeAlias = Literal[
    "hit",
    "wound",
    "deviation",
    "direction",
    "attack",
    "blow",
    "reaction",
    "initiative",
    "system",
    "weapon",
    "failure",
    "malfunction",
    "technology",
    "aid",
    "burning",
    "fire-out",
    "door",
    "edges",
    "terrain",
    "entry",
]
"""What dice are rolled for."""


def centimetres(number: float) -> int:
    """A length in centimetres as whole thousandths."""
    return round(number * CENTIMETRE)


def with_doors(setup: CombatZoneSetup, state: State) -> Table:
    """The table with its doors as they stand: an open or broken one is in nobody's way."""
    return flattened(setup.table, (door for door, how in state.doors.items() if how in ("open", "broken")))


class Battle(shared.Battle[State]):
    """One game of Combat Zone, for the length of one run of its rules."""

    catalogue = CATALOGUE

    def __init__(self, game: Game[State]) -> None:
        setup = game.setup
        assert isinstance(setup, CombatZoneSetup)
        super().__init__(game, with_doors(setup, game.state))
        self.setup = setup
        self.sheet = setup.mission_sheet
        self.cards = setup.cards
        self._lasting: shared.Memory = {}

    def furnish(self) -> None:
        """Take the table as it stands after another piece of terrain was set down."""
        setup = self.game.setup
        assert isinstance(setup, CombatZoneSetup)
        self.setup = setup
        self.table = with_doors(self.setup, self.state)
        self.__dict__.pop("sight", None)
        self.changed()

    def roll(self, count: int, rule: RuleId, purpose: Purpose, faces: int = 6) -> list[int]:
        """Roll dice, and return their faces."""
        return self.game.roll(count, rule, purpose, faces)

    # Who and what

    def part(self, seat: SeatId) -> By:
        """What a side is in this mission: the ambusher, the convoy, or one of two that are after the same."""
        if not self.sheet.is_ambush:
            return BOTH
        return "ambusher" if seat == self.state.ambusher else "convoy"

    def figure(self, index: int) -> Figure:
        """A figure by its number."""
        return self.state.figures[index]

    def group(self, figure: Figure) -> Group:
        """The group a figure belongs to."""
        return self.state.groups[figure.group]

    def party(self, group: Group) -> Party:
        """What stands on the card of a group."""
        return self.setup.lists[group.owner].groups[group.profile]

    def card(self, figure: Figure) -> Fighter:
        """What stands on the figure's card."""
        return self.cards[figure.id]

    def members(self, group: Group) -> list[Figure]:
        """The figures of a group that are alive: on the table, hidden or waiting."""
        figures = (self.state.figures[index] for index in group.figures)
        return [figure for figure in figures if figure.place in ("table", "hidden", "waiting")]

    def on_table(self, seat: SeatId) -> list[Figure]:
        """The figures of a seat that stand on the table for all to see."""
        return [figure for figure in self.state.figures if figure.owner == seat and figure.place == "table"]

    def enemies(self, figure: Figure) -> list[Figure]:
        """The enemy figures on the table."""
        return self.on_table(1 - figure.owner)

    def arsenal(self, figure: Figure) -> tuple[Weapon, ...]:
        """The firearms on a figure's card, then those that it has picked up."""
        own = self.card(figure).weapons
        taken = [arm for arm in map(self.weapon, figure.taken) if arm is not None]
        return (*own, *taken) if figure.taken else own

    def weapon(self, key: WeaponId) -> Weapon | None:
        """A weapon that somebody in this game carries, if anybody does."""
        parties = (party for force in self.setup.lists for party in force.groups)
        arms = (arm for party in parties for fighter in party.fighters for arm in fighter.weapons)
        return next((arm for arm in arms if arm.key == key), None)

    def weapons(self, figure: Figure) -> list[tuple[int, Weapon]]:
        """The firearms of a figure that work: place on its card, weapon."""
        return [(place, arm) for place, arm in enumerate(self.arsenal(figure)) if place not in figure.wrecked]

    # Space

    def radius(self, figure: Figure) -> int:
        """Half the diameter of a figure's base."""
        return self.cards[figure.id].base // 2

    def body(self, figure: Figure) -> Body:
        """The figure as an upright cylinder."""
        card = self.cards[figure.id]
        return Body(figure.x, figure.y, self.table.surfaces[figure.surface].z, card.base // 2, card.height)

    def lasting(self, key: Any, measure: Callable[[], Any]) -> Any:
        """What depends on nothing but what is named in its key, found out once and noted each time it is used."""
        return self.remembered(key, measure, self._lasting)

    def known(self, what: str) -> dict[Any, Any]:
        """What was found out of one kind about the table as it stands, to be added to; emptied when it is too much."""
        known: dict[Any, Any] = self.table.__dict__.setdefault(what, {})
        if len(known) >= MOST_KNOWN:
            known.clear()
        return known

    def put(self, figure: Figure, x: int, y: int, surface: int, facing: int | None = None) -> None:
        """Set a figure down, turned as it was or anew."""
        figure.x, figure.y, figure.surface = x, y, surface
        if facing is not None:
            figure.facing = facing % 3600
        self.changed()

    def face(self, figure: Figure, facing: int) -> None:
        """Turn a figure on the spot; nothing that is measured until somebody moves depends on who looks where."""
        figure.facing = facing % 3600

    def swing(self, door: PieceId, how: DoorState) -> None:
        """Open, close or break a door."""
        self.state.doors[door] = how
        self.table = with_doors(self.setup, self.state)
        self.__dict__.pop("sight", None)
        self.changed()
