"""The course of a game: set-up, rounds, activations, in the order of the rules."""

from escarmouche.engine.journal import GameEnded
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import ACTIVATION, BOUNDARY, Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules import deployment, mission, morale
from escarmouche.games.firefight.rules.activation import take_step
from escarmouche.games.firefight.rules.casting import gain_tokens, spells_end
from escarmouche.games.firefight.rules.events import Activated, HouseSpells, InertRule, RoundBegan, RoundEnded
from escarmouche.games.firefight.rules.fight import Fight
from escarmouche.games.firefight.rules.state import NOBODY_SEAT, Activation, Unit

PASS = "pass"
ASK_ACTIVATE = Asks("activate", "<unit>", PASS, about=("round",), says=("unit",))


def play(fight: Fight) -> Steps[None]:
    """One loop over phases; every pass begins at a boundary."""
    state = fight.state
    while state.phase != "over":
        yield ACTIVATION if state.phase == "activation" and state.activation is None else BOUNDARY
        yield from PHASES[state.phase](fight)


def list_inert(fight: Fight) -> None:
    """Imported rules without effect, and house spells, are named once."""
    for unit in fight.state.units:
        profile = fight.profile(unit)
        for name in profile.inert:
            fight.tell(InertRule(unit=unit.id, name=name, rules=("GFF-LIST-08",)))
        if profile.house_spells:
            fight.tell(HouseSpells(unit=unit.id, rules=("GFF-SPELL-04",)))


def opening_phase(fight: Fight) -> Steps[None]:
    """What the lists bring with them is named before anything else."""
    list_inert(fight)
    fight.state.phase = "objectives"
    yield from ()


# Rounds


@rule("GFF-ROUND-01")
def first_starter(fight: Fight) -> SeatId:
    """The winner of the deployment roll begins the first round."""
    return fight.state.winner_of_roll


@rule("GFF-ROUND-02")
def next_starter(fight: Fight) -> SeatId:
    """Later rounds are begun by the player who finished first."""
    return finished_first(fight)


@rule("GFF-ROUND-03")
def finished_first(fight: Fight) -> SeatId:
    """The player who did not make the last activation finished first."""
    state = fight.state
    return state.starter if state.last == NOBODY_SEAT else 1 - state.last


def round_start_phase(fight: Fight) -> Steps[None]:
    """The steps at the start of a round, then activations."""
    for step in start_order():
        START_STEPS[step](fight)
    yield from ()


@rule("GFF-ROUND-05")
def start_order() -> tuple[str, ...]:
    """The starting player is known first, then tokens are gained, then Ambush units may arrive."""
    return ("starter", "tokens", "arrivals")


def start_round(fight: Fight) -> None:
    """A new round, and who begins it."""
    state = fight.state
    state.starter = first_starter(fight) if state.round == 0 else next_starter(fight)
    state.round += 1
    state.last = NOBODY_SEAT
    state.active = state.starter
    state.declared = [False, False]
    state.phase = "activation"
    fight.tell(RoundBegan(round=state.round, starter=state.starter))


def await_arrivals(fight: Fight) -> None:
    """Before the activations, Ambush units may arrive."""
    if deployment.may_arrive(fight.state.round):
        fight.state.phase = "ambush"


START_STEPS = {"starter": start_round, "tokens": gain_tokens, "arrivals": await_arrivals}


# Activations


def ready(fight: Fight, seat: SeatId) -> list[Unit]:
    """The units of a seat that are still to be activated this round."""
    return [unit for unit in fight.on_table(seat) if not unit.activated]


@rule("GFF-ACT-01")
def already_activated(unit: Unit) -> Reason | None:
    """A unit is activated once a round."""
    return refusal("GFF-ACT-01", "refused-activated", unit=unit.id) if unit.activated else None


@rule("GFF-ROUND-04")
def no_pass() -> Reason | None:
    """Whoever has a unit left must activate one."""
    return refusal("GFF-ROUND-04", "refused-pass")


def unit_options(fight: Fight, seat: SeatId) -> list[Option]:
    """Every unit on the table, those already activated with the reason why not, and the pass that does not exist."""
    options = [
        Option(str(unit.id), "option-unit", {"unit": unit.id}, refused=already_activated(unit))
        for unit in fight.on_table(seat)
    ]
    return [*options, Option(PASS, "option-pass", refused=no_pass())]


def activation_phase(fight: Fight) -> Steps[None]:
    """The players activate one unit each in turn until no unit is left."""
    state = fight.state
    if state.activation is not None:
        yield from take_step(fight)
        if state.activation is None and mission.everyone_is_gone(fight):
            end_game(fight)
        return
    if not any(ready(fight, seat) for seat in (0, 1)):
        end_activations(fight)
        return
    if must_skip(fight, state.active):
        state.active = 1 - state.active
    unit = yield from choose_unit(fight, state.active)
    unit.activated = True
    state.last = state.active
    state.active = alternates(state.active)
    state.activation = Activation(unit=unit.id, idle=unit.shaken)
    fight.tell(Activated(unit=unit.id, rules=("GFF-ACT-01",)))


@rule("GFF-ROUND-01")
def alternates(seat: SeatId) -> SeatId:
    """The players activate in turn."""
    return 1 - seat


@rule("GFF-ROUND-04", otherwise=False)
def must_skip(fight: Fight, seat: SeatId) -> bool:
    """A player with no unit left to activate is skipped."""
    return not ready(fight, seat)


def choose_unit(fight: Fight, seat: SeatId) -> Steps[Unit]:
    """Which unit to activate."""
    key = yield Choose(
        seat, ASK_ACTIVATE, "GFF-ACT-01", lambda: unit_options(fight, seat), data={"round": fight.state.round}
    )
    return fight.state.units[int(key)]


def end_activations(fight: Fight) -> None:
    """The round ends when no unit is left to activate."""
    state = fight.state
    state.phase = "round-end"
    state.round_end = list(end_order(fight))


# The end of a round


@rule("GFF-ROUND-06")
def end_order(fight: Fight) -> tuple[str, ...]:
    """Morale first, then objectives; or the other way round, by option; then Fatigue and effects end."""
    if fight.option("end_of_round") == "objectives_first":
        return ("objectives", "morale", "tests", "clear")
    return ("morale", "tests", "objectives", "clear")


def round_end_phase(fight: Fight) -> Steps[None]:
    """One end-of-round step."""
    state = fight.state
    if not state.round_end:
        close_round(fight)
        return
    step = state.round_end[0]
    if step == "tests":
        seat = next((seat for seat in test_order(fight) if state.to_test[seat]), None)
        if seat is not None:
            yield from morale.test_next(fight, seat)
            return
    elif step == "morale":
        testing = [seat for seat in (0, 1) if morale.must_test(fight, seat)]
        for seat in testing:
            state.to_test[seat] = [unit.id for unit in morale.testers(fight, seat)]
    elif step == "objectives":
        mission.score(fight)
    else:
        clear_round(fight)
    state.round_end = state.round_end[1:]


def test_order(fight: Fight) -> tuple[SeatId, SeatId]:
    """If both armies test, the player who will start the next round goes first."""
    first = finished_first(fight)
    return (first, 1 - first)


def clear_round(fight: Fight) -> None:
    """Fatigue, activations, arrivals and spells of the round are over."""
    for unit in fight.state.units:
        unit.fatigued = unit.activated = unit.arrived = False
    spells_end(fight)
    fight.tell(RoundEnded(round=fight.state.round, rules=("GFF-ROUND-06",)))


def close_round(fight: Fight) -> None:
    """On to the next round, or to the end of the game."""
    if mission.is_last_round(fight.state.round) or mission.everyone_is_gone(fight):
        end_game(fight)
    else:
        fight.state.phase = "round-start"


def end_game(fight: Fight) -> None:
    """Count the objectives."""
    fight.state.phase = "over"
    fight.state.ended = "rounds"
    outcome = mission.final(fight.state)
    assert outcome is not None
    fight.tell(GameEnded(winner=outcome.winner, reason=outcome.reason, scores=outcome.scores))


PHASES = {
    "opening": opening_phase,
    "objectives": mission.objectives_phase,
    "edge": deployment.edge_phase,
    "reserves": deployment.reserves_phase,
    "deployment": deployment.deployment_phase,
    "scouts": deployment.scouts_phase,
    "round-start": round_start_phase,
    "ambush": deployment.ambush_phase,
    "activation": activation_phase,
    "round-end": round_end_phase,
}
