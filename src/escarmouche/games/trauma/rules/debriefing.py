"""The debriefing: control, points, the end of effects, and the next turn or the end of the game."""

from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules import general, orders, scenario
from escarmouche.games.trauma.rules.events.turn import CommandLost, DebriefingStep
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.together import SEATS


@rule("TRA-DEB-01")
def debriefing_steps() -> tuple[str, ...]:
    """Control of points, counting them, the end of effects; then the turn is over."""
    return ("control", "points", "effects")


def debriefing_phase(field: Field) -> Steps[None]:
    """One step of the debriefing."""
    state = field.state
    step = state.steps[0]
    field.tell(DebriefingStep(step=step))
    yield from STEPS[step](field)
    state.steps = state.steps[1:]


def control(field: Field) -> Steps[None]:
    """Who controls what."""
    scenario.control(field)
    yield from ()


def points(field: Field) -> Steps[None]:
    """What both players gained this turn."""
    scenario.score(field)
    yield from ()


@rule("TRA-DEB-02")
def effects(field: Field) -> Steps[None]:
    """Effects that last until the end of the turn stop, and those that happen at its end happen."""
    for seat in SEATS:
        if general.has_fallen(field, seat):
            yield from general.succeed_now(field, seat)
        lose_command(field, seat)
        clear(field, seat)
    orders.at_the_end_of_the_turn(field)


@rule("TRA-CP-03", always=True)
def lose_command(field: Field, seat: SeatId) -> None:
    """Command points that were not used are lost."""
    side = field.side(seat)
    if side.command:
        field.tell(CommandLost(seat=seat, points=side.command))
    side.command = 0


@rule("TRA-DEB-03", always=True)
def clear(field: Field, seat: SeatId) -> None:
    """The cards leave the row and options are forgotten; orders, states, damage and points remain."""
    side = field.side(seat)
    side.turned, side.option = [], ""


STEPS = {"control": control, "points": points, "effects": effects}
