"""The debriefing: control, points, the end of effects, and the next turn or the end of the game."""

from collections.abc import Callable
from typing import cast

from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.activation import orders
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.turn import CommandLost, DebriefingStep, Step
from escarmouche.games.trauma.rules.mission import strategic_points, victory
from escarmouche.games.trauma.rules.turn import general, simultaneous


def debriefing_phase(battle: Battle) -> Steps[None]:
    """One step of the debriefing."""
    state = battle.state
    step = cast(Step, state.steps[0])
    battle.tell(DebriefingStep(step=step))
    yield from STEPS[step](battle)
    state.steps = state.steps[1:]


def control(battle: Battle) -> Steps[None]:
    """Settle who controls which point."""
    strategic_points.control(battle)
    yield from ()


def points(battle: Battle) -> Steps[None]:
    """Give both players what they gained this turn."""
    victory.score(battle)
    yield from ()


@rule("TRA-DEB-02")
def effects(battle: Battle) -> Steps[None]:
    """Effects that last until the end of the turn stop, and those that happen at its end happen."""
    for seat in simultaneous.SEATS:
        if general.has_fallen(battle, seat):
            yield from general.succeed_now(battle, seat)
        lose_command(battle, seat)
        clear(battle, seat)
    orders.at_the_end_of_the_turn(battle)


@rule("TRA-CP-03", always=True)
def lose_command(battle: Battle, seat: SeatId) -> None:
    """Command points that were not used are lost."""
    side = battle.side(seat)
    if side.command:
        battle.tell(CommandLost(seat=seat, points=side.command))
    side.command = 0


@rule("TRA-DEB-03", always=True)
def clear(battle: Battle, seat: SeatId) -> None:
    """The cards leave the row and options are forgotten; orders, states, damage and points remain."""
    side = battle.side(seat)
    side.turned, side.option = [], ""


STEPS: dict[Step, Callable[[Battle], Steps[None]]] = {"control": control, "points": points, "effects": effects}
