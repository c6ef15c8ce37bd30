"""The course of a game: the opening, then turns of four phases, until the mission is over."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from escarmouche.engine import questions
from escarmouche.engine.journal import GameEnded
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Option, SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules import state as states
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.events.turn import PhaseBegan, TurnBegan, TurnEnded, Withdrew
from escarmouche.games.combatzone.rules.mission import missions
from escarmouche.games.combatzone.rules.mission.ambush import uncover
from escarmouche.games.combatzone.rules.movement.forced_moves import rout_move, runners
from escarmouche.games.combatzone.rules.shooting import readiness
from escarmouche.games.combatzone.rules.state import NO_FIGURE, NOBODY_SEAT, Figure, TurnPhase
from escarmouche.games.combatzone.rules.turn import activation
from escarmouche.games.combatzone.rules.turn.initiative import roll_initiative
from escarmouche.games.combatzone.rules.turn.reactions import must_test, test
from escarmouche.games.combatzone.rules.wounds.fire import burn, burning_figures, burning_forecast
from escarmouche.games.combatzone.rules.wounds.malfunctions import failing, malfunction

SEATS = (0, 1)
STAY, WITHDRAW = "stay", "withdraw"
MANDATED, TESTS = ("burning", "malfunctions", "routs"), "tests"
ASK_ORDER = Asks("order", "<figure>", about=("what",), says=("figure",), values=(*MANDATED, TESTS))
ASK_WITHDRAW = Asks("withdraw", STAY, WITHDRAW, about=("turn",))


def play(battle: Battle) -> Steps[None]:
    """Play phase by phase until the game is over; every pass of the loop begins at a boundary."""
    state = battle.state
    while state.phase != "over":
        yield questions.ACTIVATION if state.phase == "actions" and state.acting < 0 else questions.BOUNDARY
        yield from PHASES[state.phase](battle)


# Phases


def phases() -> tuple[TurnPhase, ...]:
    """The phases of a turn, in their order."""
    found: tuple[TurnPhase, ...] = CATALOGUE.value("CBZ-TURN-01")
    return found


@rule("CBZ-MAND-01", "CBZ-MAND-03", otherwise=[])
def steps_of(phase: states.Phase) -> list[str]:
    """The parts of a phase, in order: the mandatory actions, which cost nothing and cannot be declined."""
    return list(MANDATED) if phase == "mandatory" else []


def enter_phase(battle: Battle, phase: TurnPhase) -> None:
    """A phase begins."""
    battle.state.phase, battle.state.steps, battle.state.deeds = phase, steps_of(phase), []
    battle.tell(PhaseBegan(phase=phase))


def next_phase(battle: Battle) -> None:
    """Begin the next phase, or the next turn."""
    order = phases()
    after = order.index(battle.state.phase) + 1
    if after < len(order):
        enter_phase(battle, order[after])
    else:
        begin_turn(battle)


def begin_turn(battle: Battle) -> None:
    """A new turn: nobody has done anything yet."""
    state = battle.state
    state.turn += 1
    for group in state.groups:
        group.activated = False
    for figure in state.figures:
        figure.spent, figure.acted, figure.turned, figure.limit = 0, False, -1, states.NO_LIMIT
        figure.bursts = {}
    state.acting, state.figure = states.NO_GROUP, NO_FIGURE
    battle.tell(TurnBegan(turn=state.turn))
    enter_phase(battle, phases()[0])


def opening_phase(battle: Battle) -> Steps[None]:
    """The mission sets the game up."""
    yield from missions.opening(battle)
    begin_turn(battle)


# The start of a turn


def start_phase(battle: Battle) -> Steps[None]:
    """Opportunity fire is lost, an ambush is laid, and a player may give up."""
    forget_opportunities(battle)
    yield from missions.prepared_trap(battle)
    quitters = yield from who_withdraws(battle)
    if not quitters:
        next_phase(battle)
        return
    for seat in quitters:
        battle.tell(Withdrew(seat=seat))
    if len(quitters) == 1:
        battle.state.withdrawn = quitters[0]
    end_game(battle, missions.WITHDRAWN)


@rule("CBZ-TURN-02", always=True)
def forget_opportunities(battle: Battle) -> None:
    """At the start of a turn, before anything else, all markers of opportunity fire go."""
    for figure in battle.state.figures:
        readiness.at_the_start_of_a_turn(battle, figure)


class Withdrawal(questions.Choose):
    """Whether to give up; nobody does so by chance, or random games would not be played."""

    def _some(self, rng: Random) -> str:
        return STAY


@rule("CBZ-END-04", otherwise=())
def who_withdraws(battle: Battle) -> Steps[Sequence[SeatId]]:
    """At the start of any turn a player may withdraw, and loses the game; if both do, nobody wins it."""
    options = [Option(STAY, "option-stay"), Option(WITHDRAW, "option-withdraw")]
    data = {"turn": battle.state.turn}
    answers: dict[SeatId, str] = yield questions.Together(
        {
            seat: Withdrawal(seat, ASK_WITHDRAW, "CBZ-END-04", options, data=data, default=STAY, routine=True)
            for seat in SEATS
        }
    )
    return [seat for seat in SEATS if answers[seat] == WITHDRAW]


# Mandatory actions and reaction tests


@rule("CBZ-MAND-02", always=True)
def who_goes_first(battle: Battle) -> SeatId:
    """The player who lost the last initiative goes first; before there was one, whoever deployed first."""
    if battle.state.loser != NOBODY_SEAT:
        return battle.state.loser
    return 1 - battle.state.ambusher if battle.state.ambusher != NOBODY_SEAT else 0


@rule("CBZ-TURN-03", always=True)
def both_sides(battle: Battle) -> tuple[SeatId, ...]:
    """Both seats in their order, since a phase is finished for both sides before the next begins."""
    first = who_goes_first(battle)
    return first, 1 - first


FORECASTS: Mapping[str, Callable[[Battle, Figure], questions.Forecast]] = {
    "burning": burning_forecast,
    "tests": forecast.reaction,
}
"""The forecast that is shown of each figure while a player puts them in order, by what the order is for."""


def in_order(battle: Battle, seat: SeatId, figures: list[Figure], what: str, number: str) -> Steps[list[Figure]]:
    """The figures of a player in the order that he chooses."""
    if len(figures) < 2:
        return figures
    options = [order_option(battle, figure, what) for figure in figures]
    keys = yield questions.Arrange(seat, ASK_ORDER, number, options, data={"what": what}, routine=True)
    battle.state.deeds = [what, *keys]
    return [battle.figure(int(key)) for key in keys]


def order_option(battle: Battle, figure: Figure, what: str) -> Option:
    """The option that stands for one of the figures that are put in order."""
    told = partial(FORECASTS[what], battle, figure) if what in FORECASTS else None
    return Option(str(figure.id), "option-figure", {"figure": figure.id}, forecast=told)


def mandatory_phase(battle: Battle) -> Steps[None]:
    """One kind of mandatory action for both sides: fires, then malfunctions, then rout moves."""
    state = battle.state
    if not state.steps:
        next_phase(battle)
        return
    step = state.steps[0]
    who, what = MANDATORY[step]
    for seat in both_sides(battle):
        figures = yield from in_order(battle, seat, who(battle, seat), step, "CBZ-MAND-02")
        for figure in figures:
            if figure.place == "table":
                yield from what(battle, figure)
                uncover(battle)
    state.steps = state.steps[1:]


MANDATORY: Mapping[str, tuple[Callable[[Battle, SeatId], list[Figure]], Callable[[Battle, Figure], Steps[None]]]] = {
    "burning": (burning_figures, burn),
    "malfunctions": (failing, malfunction),
    "routs": (runners, rout_move),
}


def reaction_phase(battle: Battle) -> Steps[None]:
    """Everybody under a reaction tests."""
    for seat in both_sides(battle):
        figures = yield from tests_of(battle, seat)
        for figure in figures:
            if figure.place == "table":
                yield from test(battle, figure)
    next_phase(battle)


@rule("CBZ-REACT-30")
def tests_of(battle: Battle, seat: SeatId) -> Steps[list[Figure]]:
    """Each player tests his figures once, in any order."""
    return (yield from in_order(battle, seat, must_test(battle, seat), TESTS, "CBZ-REACT-30"))


# Initiative and actions


def initiative_phase(battle: Battle) -> Steps[None]:
    """Settle which side acts first."""
    yield from roll_initiative(battle)
    battle.state.active = battle.state.first
    next_phase(battle)


def actions_phase(battle: Battle) -> Steps[None]:
    """Choose a group, or a figure of the group that acts, or let the figure that acts do one thing."""
    state = battle.state
    if state.figure != NO_FIGURE:
        figure = battle.figure(state.figure)
        goes_on = yield from activation.act(battle, figure)
        if not goes_on:
            activation.end_figure(battle, figure)
        uncover(battle)
        if missions.everything_gone(battle):
            end_game(battle, missions.EMPTY)
    elif state.acting >= 0:
        yield from next_of_group(battle)
    else:
        seat = activation.next_side(battle)
        if seat is None:
            next_phase(battle)
        else:
            yield from activation.activate(battle, seat)


def next_of_group(battle: Battle) -> Steps[None]:
    """The next figure of the group that acts, or the end of its activation."""
    group = battle.state.groups[battle.state.acting]
    able = activation.able(battle, group)
    figure = (yield from activation.choose_figure(battle, group, able)) if able else None
    if figure is None:
        activation.end_group(battle)
    else:
        activation.begin_figure(battle, figure)


# The end of a turn


def end_phase(battle: Battle) -> Steps[None]:
    """Markers are removed, and the game ends or goes on."""
    clear(battle)
    battle.tell(TurnEnded(turn=battle.state.turn))
    ended = missions.ends(battle)
    if ended:
        end_game(battle, ended)
    else:
        next_phase(battle)
    yield from ()


@rule("CBZ-TURN-02", always=True)
def clear(battle: Battle) -> None:
    """Turned reaction markers go, and casualties of an earlier turn; panic, rout, cover, fire and fights stay."""
    for figure in battle.state.figures:
        if figure.reaction == "recovered":
            figure.reaction = ""
        if figure.place == "casualty" and figure.fell < battle.state.turn:
            figure.place = "lost"


def end_game(battle: Battle, ended: str) -> None:
    """The game is over, and somebody has won or nobody."""
    missions.count(battle)
    battle.state.phase, battle.state.ended = "over", ended
    battle.state.acting, battle.state.figure = states.NO_GROUP, NO_FIGURE
    outcome = missions.outcome(battle.state)
    assert outcome is not None
    battle.tell(GameEnded(winner=outcome.winner, reason=outcome.reason, scores=outcome.scores))


PHASES: Mapping[states.Phase, Callable[[Battle], Steps[None]]] = {
    "opening": opening_phase,
    "start": start_phase,
    "mandatory": mandatory_phase,
    "reaction": reaction_phase,
    "initiative": initiative_phase,
    "actions": actions_phase,
    "end": end_phase,
}
