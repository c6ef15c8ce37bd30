"""The course of a game: the opening, then turns of three phases, until the scenario is over."""

from escarmouche.engine.journal import GameEnded
from escarmouche.engine.questions import ACTIVATION, BOUNDARY, SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules import activation, command, debriefing, returning, scenario, turning
from escarmouche.games.trauma.rules.events.turn import TurnBegan, TurnEnded
from escarmouche.games.trauma.rules.field import NUMBERS, Field

TURNS: int = NUMBERS["turns"]


def play(field: Field) -> Steps[None]:
    """One loop over phases; every pass begins at a boundary."""
    state = field.state
    while state.phase != "over":
        yield ACTIVATION if state.phase == "activation" and state.activation is None else BOUNDARY
        yield from PHASES[state.phase](field)


# Before the first turn


def opening_phase(field: Field) -> Steps[None]:
    """The scenario sets the game up."""
    yield from scenario.opening(field)
    begin_turn(field)


# The turn


@rule("TRA-TURN-03")
def phases() -> tuple[str, ...]:
    """Every turn has three phases: command, activation, debriefing."""
    return ("command", "activation", "debriefing")


def begin_turn(field: Field) -> None:
    """A new turn begins with its command phase."""
    state = field.state
    state.turn += 1
    field.tell(TurnBegan(turn=state.turn))
    returning.come_back(field)
    enter_phase(field, phases()[0])


def enter_phase(field: Field, phase: str) -> None:
    """A phase with its steps."""
    field.state.phase = phase
    field.state.steps = list(steps_of(phase))
    if phase == "activation":
        for side in field.state.sides:
            side.option = ""


def steps_of(phase: str) -> tuple[str, ...]:
    """The steps of a phase that has any."""
    return STEPS[phase]() if phase in STEPS else ()


def next_phase(field: Field) -> None:
    """On to the next phase of the turn, or to its end."""
    order = phases()
    after = order.index(field.state.phase) + 1
    if after < len(order):
        enter_phase(field, order[after])
    else:
        close_turn(field)


def command_phase(field: Field) -> Steps[None]:
    """The steps of the command phase."""
    if field.state.steps:
        yield from command.command_phase(field)
    else:
        next_phase(field)


def debriefing_phase(field: Field) -> Steps[None]:
    """The steps of the debriefing."""
    if field.state.steps:
        yield from debriefing.debriefing_phase(field)
    else:
        next_phase(field)


# Activations


@rule("TRA-ACT-02", otherwise=False)
def all_cards_played(field: Field) -> bool:
    """The players alternate until no side has a card left."""
    return not any(side.row for side in field.state.sides)


@rule("TRA-ACT-08", otherwise=False)
def is_skipped(field: Field, seat: SeatId) -> bool:
    """A player without cards is skipped at no cost, and the other plays the rest one after another."""
    return not field.side(seat).row


def activation_phase(field: Field) -> Steps[None]:
    """One step of an activation, or the next chance."""
    state = field.state
    if state.activation is not None:
        yield from activation.take_step(field)
    elif all_cards_played(field):
        next_phase(field)
    else:
        if is_skipped(field, state.active):
            state.active = 1 - state.active
        yield from turning.opportunity(field)


# The end


def close_turn(field: Field) -> None:
    """On to the next turn, or to the end of the game."""
    field.tell(TurnEnded(turn=field.state.turn))
    ended = why_over(field)
    if ended:
        end_game(field, ended)
    else:
        begin_turn(field)


@rule("TRA-TURN-02", otherwise="", always=True)
def why_over(field: Field) -> str:
    """A game lasts six turns, or ends as soon as the scenario says so."""
    return scenario.ends(field) or (scenario.TURNS if is_last_turn(field) else "")


@rule("TRA-TURN-04", always=True)
def is_last_turn(field: Field) -> bool:
    """The sixth turn ends every game, unless the players agreed to play on."""
    return field.state.turn >= TURNS and field.option("turn_limit") == "six"


def end_game(field: Field, ended: str) -> None:
    """The game is over, and somebody has won or nobody."""
    field.state.phase = "over"
    field.state.ended = ended
    outcome = scenario.final(field.state)
    assert outcome is not None
    field.tell(GameEnded(winner=outcome.winner, reason=outcome.reason, scores=outcome.scores))


STEPS = {"command": command.command_steps, "debriefing": debriefing.debriefing_steps}
PHASES = {
    "opening": opening_phase,
    "command": command_phase,
    "activation": activation_phase,
    "debriefing": debriefing_phase,
}
