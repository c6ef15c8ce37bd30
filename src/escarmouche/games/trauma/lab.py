"""Trauma in the laboratory: its armies and tables, and what a game has come to."""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec.structs import replace

from escarmouche.engine.questions import SeatId
from escarmouche.games.trauma.board import DEFENDER
from escarmouche.games.trauma.rules.events import melee, moves, shots
from escarmouche.games.trauma.rules.lists import mustering, profile, reading
from escarmouche.games.trauma.rules.mission.agreement import FORMATS
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, State, TraumaSetup
from escarmouche.lab.ground import MADE_UP, Ground, in_units, left_out
from escarmouche.lab.plan import Tally, Trial


class TraumaGround(Ground):
    """Trauma in the laboratory."""

    attacks = (shots.SalvoFired, melee.BlowsStruck, melee.ChargesThrown, moves.Overrun)
    removals = (shots.ModelsRemoved,)

    def fitting(self, size: int) -> list[str]:
        """The ready armies of the largest format that is not over this size; the smallest there are if all are."""
        largest = max((points for points in FORMATS if points <= size), default=min(FORMATS))
        return [card.key for card in mustering.list_cards() if card.points == largest and card.part != "defender"]

    def draw_table(self, rng: Random) -> str:
        """A table made up from a number: its size follows from the points, as the missions ask for."""
        return str(1 + rng.randrange(MADE_UP))

    def set_up(self, trial: Trial, lists: Sequence[str], table: str) -> TraumaSetup:
        """The set-up with these armies, by seat, on this table; who defends takes the smaller army of his book."""
        setup = super().set_up(trial, lists, table)
        assert isinstance(setup, TraumaSetup)
        if not setup.mission_sheet.is_attack or setup.attacker != NOBODY_SEAT or lists[DEFENDER] in trial.stock.lists:
            return setup
        return self.set_up(trial, (lists[0], mustering.defending(lists[DEFENDER])), table)

    def mustered(self, name: str, options: Mapping[str, str]) -> profile.Army:
        """The army of a ready list."""
        return mustering.muster(reading.ready_list(name))

    def edges(self, state: State) -> tuple[str, str]:
        """The edges with the access zones."""
        return state.sides[0].zone, state.sides[1].zone

    def round(self, state: State) -> int:
        """Which turn it is."""
        return state.turn

    def starter(self, state: State) -> SeatId:
        """Whoever activates a unit first in this turn."""
        return state.first

    def without(self, listed: profile.Army) -> list[tuple[str, profile.Army]]:
        """An army without each of its units."""
        return [(name, replace(listed, units=units)) for name, units in left_out(listed.units)]

    def tally(self, setup: TraumaSetup, state: State) -> Tally:
        """Turns, victory points, and what became of the units."""
        lost = in_units(state, lambda unit: setup.lists[unit.owner].units[unit.profile])
        return Tally(state.turn, (state.sides[0].victory, state.sides[1].victory), *lost)


LATER = ("ashen-ambush-30", "ashen-convoy-30", "chorus-vigil-30", "chorus-wings-30", "meridian-patrol-30",
         "reference-exo-30", "reference-walker-30")  # fmt: skip
"""The ready lists that came after the first ones; they are played where they are named, not drawn."""
GROUND = TraumaGround("trauma", LATER, reading.EARLIER)
