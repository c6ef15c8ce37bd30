"""Firefight in the laboratory: its lists, and what a game has come to."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from escarmouche.engine.ids import UnitId
from escarmouche.engine.questions import SeatId
from escarmouche.games.firefight.rules import events, mission
from escarmouche.games.firefight.rules.lists import mustering, reading
from escarmouche.games.firefight.rules.lists.profile import Army
from escarmouche.games.firefight.rules.state import FirefightSetup, State
from escarmouche.lab.ground import NOBODY, Ground, in_units, left_out
from escarmouche.lab.plan import Tally


class FirefightGround(Ground):
    """Firefight in the laboratory."""

    attacks = (events.HitsRolled, events.ImpactRolled, events.SpellDeclared)
    removals = (events.ModelRemoved, events.OutOfAction)

    def fitting(self, size: int) -> list[str]:
        """The ready lists of the largest size that is not over this one; the smallest there are if all are."""
        ready = mustering.available().lists
        largest = max(card.size for card in ready if card.size <= max(size, reading.DEFAULT_SIZE))
        return [card.key for card in ready if card.size == largest]

    def mustered(self, name: str, options: Mapping[str, str]) -> Army:
        """The army of a ready list."""
        return mustering.muster(reading.ready_list(name))

    def owner(self, state: State, event: Any) -> SeatId:
        """Whose unit or caster an event is about."""
        unit: UnitId = event.unit if hasattr(event, "unit") else state.models[event.model].unit
        return state.units[unit].owner

    def starter(self, state: State) -> SeatId:
        """Whoever started this round."""
        return state.starter if state.round else NOBODY

    def without(self, listed: Army) -> list[tuple[str, Army]]:
        """An army without each of its units."""
        return [
            (name, replace(listed, units=units, points=sum(unit.cost for unit in units)))
            for name, units in left_out(listed.units)
        ]

    def tally(self, setup: FirefightSetup, state: State) -> Tally:
        """Objectives held, and what became of the units."""
        lost = in_units(state, lambda unit: setup.lists[unit.owner].units[unit.profile])
        return Tally(state.round, mission.held(state), *lost)


LATER = ("demo-assault-200", "hollow_hill-brood-200", "plumbline-works-200", "tollgate-night-200")
"""The ready lists that came after the first ones; they are played where they are named, not drawn."""
GROUND = FirefightGround("firefight", LATER)
