"""Combat Zone in the laboratory: its forces, and what a game has come to."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from escarmouche.engine.questions import SeatId
from escarmouche.games.combatzone.board import AMBUSHER
from escarmouche.games.combatzone.rules.events import areas, fights, shots, turn
from escarmouche.games.combatzone.rules.lists import mustering, reading
from escarmouche.games.combatzone.rules.lists.cards import Fighter, Force
from escarmouche.games.combatzone.rules.mission.missions import ambushers_points
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, Figure, FigureId, State
from escarmouche.lab.ground import Ground, in_cards, left_out
from escarmouche.lab.plan import Tally, Trial


class CombatZoneGround(Ground):
    """Combat Zone in the laboratory."""

    attacks = (shots.ShotsDeclared, areas.AreaAimed, fights.RoundFought, fights.CutDown)
    removals = (turn.Eliminated,)

    def fitting(self, size: int) -> list[str]:
        """The ready forces of the most points that are not over this size; of the fewest there are if all are."""
        full = [card for card in mustering.list_cards() if mustering.AMBUSHING not in card.key]
        sizes = {card.points for card in full}
        largest = max((points for points in sizes if points <= size), default=min(sizes))
        return [card.key for card in full if card.points == largest]

    def set_up(self, trial: Trial, lists: Sequence[str], table: str) -> CombatZoneSetup:
        """The set-up with these forces, by seat, on this table; the ambusher takes the smaller one of his faction."""
        names = list(lists)
        if self.is_ambush(trial) and names[AMBUSHER] not in trial.stock.lists:
            names[AMBUSHER] = self.ambushing(names[AMBUSHER], trial.plan.size)
        setup = super().set_up(trial, names, table)
        assert isinstance(setup, CombatZoneSetup)
        return replace(setup, size=points_for(setup))

    def is_ambush(self, trial: Trial) -> bool:
        """Whether the mission of a trial has somebody lie in wait."""
        own = trial.stock.own
        return trial.plan.mission == "ambush" if own is UNSET else bool(own.is_ambush)

    def ambushing(self, name: str, size: int) -> str:
        """The dearest ready force of the same faction that an ambusher may field; the cheapest if none may."""
        found: str = self._once(("ambush", name, size), lambda: mustering.ambushing(name, ambushers_points(size)))
        return found

    def owner(self, state: State, event: Any) -> SeatId:
        """Whose figure an event is about."""
        figure: FigureId = event.figure
        return state.figures[figure].owner

    def mustered(self, name: str, options: Mapping[str, str]) -> Force:
        """The force of a ready list."""
        return mustering.muster(reading.ready_list(name), options)

    def round(self, state: State) -> int:
        """Which turn it is."""
        return state.turn

    def starter(self, state: State) -> SeatId:
        """Whoever acts first in this turn."""
        return state.first

    def without(self, listed: Force) -> list[tuple[str, Force]]:
        """A force without each of its figures; whoever was alone in a group leaves with it."""
        found = []
        for number, party in enumerate(listed.groups):
            before, after = listed.groups[:number], listed.groups[number + 1 :]
            for name, fighters in left_out(party.fighters):
                rest = (replace(party, fighters=fighters),) if fighters else ()
                found.append((name, replace(listed, groups=(*before, *rest, *after))))
        return found

    def tally(self, setup: CombatZoneSetup, state: State) -> Tally:
        """Turns, victory points, and who fell."""
        lost = in_cards(state.figures, partial(card_of, setup, state), ("casualty", "lost"))
        return Tally(state.turn, (state.victory[0], state.victory[1]), *lost)


def points_for(setup: CombatZoneSetup) -> int:
    """The points of a game; more than named where no force is small enough for them."""
    costs, ambush = [force.cost for force in setup.lists], setup.mission_sheet.is_ambush
    points = max(setup.size, costs[1 - AMBUSHER] if ambush else max(costs))
    while ambush and ambushers_points(points) < costs[AMBUSHER]:
        points += 1
    return points


def card_of(setup: CombatZoneSetup, state: State, figure: Figure) -> Fighter:
    """The card of a figure."""
    return setup.lists[figure.owner].groups[state.groups[figure.group].profile].fighters[figure.profile]


LATER = ("foundry-armed-200", "foundry-crusher-200", "halden-escort-200", "halden-overwatch-200", "hounds-guns-200",
         "hounds-packs-200", "hounds-rifles-200")  # fmt: skip
"""The ready lists that came after the first ones; they are played where they are named, not drawn."""
GROUND = CombatZoneGround("combatzone", LATER, reading.EARLIER)
