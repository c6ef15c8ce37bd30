"""The course of a game: the opening, then turns of three phases, until the mission is over."""

from collections.abc import Callable

from escarmouche.engine.journal import GameEnded
from escarmouche.engine.questions import ACTIVATION, BOUNDARY, SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.activation import activation
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties import returning
from escarmouche.games.trauma.rules.events.turn import TurnBegan, TurnEnded
from escarmouche.games.trauma.rules.mission import opening, victory
from escarmouche.games.trauma.rules.state import Phase
from escarmouche.games.trauma.rules.turn import cards, command, debriefing


def play(battle: Battle) -> Steps[None]:
    """Play phase by phase until the game is over; every pass of the loop begins at a boundary."""
    state = battle.state
    while state.phase != "over":
        yield ACTIVATION if state.phase == "activation" and state.activation is None else BOUNDARY
        yield from PHASES[state.phase](battle)


# Before the first turn


def opening_phase(battle: Battle) -> Steps[None]:
    """The mission sets the game up."""
    yield from opening.opening(battle)
    begin_turn(battle)


# The turn


def begin_turn(battle: Battle) -> None:
    """A new turn begins with its command phase."""
    state = battle.state
    state.turn += 1
    battle.tell(TurnBegan(turn=state.turn))
    returning.come_back(battle)
    # Every turn has three phases: command, activation, debriefing.
    enter_phase(battle, CATALOGUE.value("TRA-TURN-03")[0])


def enter_phase(battle: Battle, phase: Phase) -> None:
    """Begin a phase with all its steps."""
    battle.state.phase = phase
    battle.state.steps = list(steps_of(phase))
    if phase == "activation":
        for side in battle.state.sides:
            side.option = ""


def steps_of(phase: Phase) -> tuple[str, ...]:
    """The steps of a phase that has any."""
    return tuple(CATALOGUE.value(STEPS[phase])) if phase in STEPS else ()


def next_phase(battle: Battle) -> None:
    """Begin the next phase of the turn, or end the turn."""
    # Every turn has three phases: command, activation, debriefing.
    order = CATALOGUE.value("TRA-TURN-03")
    after = order.index(battle.state.phase) + 1
    if after < len(order):
        enter_phase(battle, order[after])
    else:
        close_turn(battle)


def command_phase(battle: Battle) -> Steps[None]:
    """The steps of the command phase."""
    if battle.state.steps:
        yield from command.command_phase(battle)
    else:
        next_phase(battle)


def debriefing_phase(battle: Battle) -> Steps[None]:
    """The steps of the debriefing."""
    if battle.state.steps:
        yield from debriefing.debriefing_phase(battle)
    else:
        next_phase(battle)


# Activations


@rule("TRA-ACT-02", otherwise=False)
def all_cards_played(battle: Battle) -> bool:
    """The players alternate until no side has a card left."""
    return not any(side.row for side in battle.state.sides)


@rule("TRA-ACT-08", otherwise=False)
def is_skipped(battle: Battle, seat: SeatId) -> bool:
    """A player without cards is skipped at no cost, and the other plays the rest one after another."""
    return not battle.side(seat).row


def activation_phase(battle: Battle) -> Steps[None]:
    """One step of an activation, or the next chance."""
    state = battle.state
    if state.activation is not None:
        yield from activation.take_step(battle)
    elif all_cards_played(battle):
        next_phase(battle)
    else:
        if is_skipped(battle, state.active):
            state.active = 1 - state.active
        yield from cards.opportunity(battle)


# The end


def close_turn(battle: Battle) -> None:
    """Begin the next turn, or end the game."""
    battle.tell(TurnEnded(turn=battle.state.turn))
    ended = why_over(battle)
    if ended:
        end_game(battle, ended)
    else:
        begin_turn(battle)


@rule("TRA-TURN-02", otherwise="", always=True)
def why_over(battle: Battle) -> str:
    """A game lasts six turns, or ends as soon as the mission says so."""
    return victory.ends(battle) or (victory.TURNS if is_last_turn(battle) else "")


@rule("TRA-TURN-04", always=True)
def is_last_turn(battle: Battle) -> bool:
    """The sixth turn ends every game, or the last of its mission, unless the players agreed to play on."""
    return battle.state.turn >= battle.sheet.turns and battle.option("turn_limit") == "six"


def end_game(battle: Battle, ended: str) -> None:
    """The game is over, and somebody has won or nobody."""
    battle.state.phase = "over"
    battle.state.ended = ended
    outcome = victory.outcome(battle.state)
    assert outcome is not None
    battle.tell(GameEnded(winner=outcome.winner, reason=outcome.reason, scores=outcome.scores))


STEPS: dict[Phase, str] = {"command": "TRA-CMD-01", "debriefing": "TRA-DEB-01"}
"""The rules that say in which steps a phase is played."""
PHASES: dict[Phase, Callable[[Battle], Steps[None]]] = {
    "opening": opening_phase,
    "command": command_phase,
    "activation": activation_phase,
    "debriefing": debriefing_phase,
}
