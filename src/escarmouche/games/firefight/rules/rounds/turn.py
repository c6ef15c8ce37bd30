"""The course of a game: set-up, rounds, activations, in the order of the rules."""

from collections.abc import Callable
from functools import partial

from msgspec import UNSET

from escarmouche.engine.journal import GameEnded
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import ACTIVATION, BOUNDARY, Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import mission
from escarmouche.games.firefight.rules.attacks.casting import gain_tokens, spells_end
from escarmouche.games.firefight.rules.attacks.own_rules import measure_auras
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.dice import roll_off
from escarmouche.games.firefight.rules.events import Activated, HouseSpells, InertRule, RoundBegan, RoundEnded
from escarmouche.games.firefight.rules.rounds import deployment, morale
from escarmouche.games.firefight.rules.rounds.activation import take_step
from escarmouche.games.firefight.rules.state import NOBODY_SEAT, Activation, Unit
from escarmouche.games.firefight.rules.table.tables import LEAST_PIECES
from escarmouche.games.firefight.rules.vocabulary import EndStep, Phase
from escarmouche.rules.missions import MissionRead
from escarmouche.rules.terrain import DECLARED, Furnishing, Terms, features_in, place_next

PASS = "pass"
TERRAIN = DECLARED
ASK_ACTIVATE = Asks("activate", "<unit>", PASS, about=("round",), says=("unit",))


def play(battle: Battle) -> Steps[None]:
    """One loop over phases; every pass begins at a boundary."""
    state = battle.state
    while state.phase != "over":
        yield ACTIVATION if state.phase == "activation" and state.activation is None else BOUNDARY
        yield from PHASES[state.phase](battle)


def opening_phase(battle: Battle) -> Steps[None]:
    """One's own mission, imported rules without effect, and house spells are named once, before anything else."""
    if battle.setup.own_mission is not UNSET:
        battle.tell(MissionRead(mission=battle.sheet.name))
    for unit in battle.state.units:
        profile = battle.profile(unit)
        for name in profile.inert:
            battle.tell(InertRule(unit=unit.id, name=name, rules=("GFF-LIST-08",)))
        if profile.house_spells:
            battle.tell(HouseSpells(unit=unit.id, rules=("GFF-SPELL-04",)))
    battle.state.phase = "terrain" if battle.setup.is_built_in_play else "objectives"
    yield from ()


def terrain_phase(battle: Battle) -> Steps[None]:
    """The winner of a roll begins; then the players set terrain down in turn until it is complete."""
    state = battle.state
    if state.furnishing is None:
        state.furnishing = Furnishing(active=roll_off(battle, "GFF-TABLE-05", "terrain"))
    elif state.furnishing.done:
        state.phase = "objectives"
    else:
        yield from place_next(battle, terrain_terms(battle))
        battle.furnish()


@rule("GFF-TABLE-05")
def terrain_terms(battle: Battle) -> Terms:
    """At least 20 pieces are set down, and both must agree that it is enough."""
    count = len(features_in(battle.game.bare))
    return Terms("GFF-TABLE-05", battle.table, least=min(LEAST_PIECES, count), most=count)


# Rounds


@rule("GFF-ROUND-01")
def first_starter(battle: Battle) -> SeatId:
    """The winner of the deployment roll begins the first round."""
    return battle.state.winner_of_roll


@rule("GFF-ROUND-02")
def next_starter(battle: Battle) -> SeatId:
    """Later rounds are begun by the player who finished first."""
    return finished_first(battle)


@rule("GFF-ROUND-03")
def finished_first(battle: Battle) -> SeatId:
    """The player who did not make the last activation finished first."""
    state = battle.state
    return state.starter if state.last == NOBODY_SEAT else 1 - state.last


def round_start_phase(battle: Battle) -> Steps[None]:
    """The steps at the start of a round, then activations."""
    for step in CATALOGUE.value("GFF-ROUND-05"):
        START_STEPS[step](battle)
    yield from ()


def start_round(battle: Battle) -> None:
    """A new round, and who begins it."""
    state = battle.state
    state.starter = first_starter(battle) if state.round == 0 else next_starter(battle)
    state.round += 1
    state.last = NOBODY_SEAT
    state.active = state.starter
    state.declared = [False, False]
    state.phase = "activation"
    battle.tell(RoundBegan(round=state.round, starter=state.starter))


def await_arrivals(battle: Battle) -> None:
    """Before the activations, Ambush units may arrive."""
    if deployment.may_arrive(battle.state.round, battle.sheet.ambush):
        battle.state.phase = "ambush"


START_STEPS = {"starter": start_round, "tokens": gain_tokens, "arrivals": await_arrivals}


# Activations


def ready(battle: Battle, seat: SeatId) -> list[Unit]:
    """The units of a seat that are still to be activated this round."""
    return [unit for unit in battle.on_table(seat) if not unit.activated]


@rule("GFF-ACT-01")
def already_activated(unit: Unit) -> Reason | None:
    """A unit is activated once a round."""
    return refusal("GFF-ACT-01", "refused-activated", unit=unit.id) if unit.activated else None


@rule("GFF-ROUND-04")
def no_pass() -> Reason | None:
    """Whoever has a unit left must activate one."""
    return refusal("GFF-ROUND-04", "refused-pass")


def unit_options(battle: Battle, seat: SeatId) -> list[Option]:
    """Every unit on the table, and passing; what is not allowed has its reason."""
    options = [
        Option(str(unit.id), "option-unit", {"unit": unit.id}, refused=partial(already_activated, unit))
        for unit in battle.on_table(seat)
    ]
    return [*options, Option(PASS, "option-pass", refused=no_pass())]


def activation_phase(battle: Battle) -> Steps[None]:
    """The players activate one unit each in turn until no unit is left."""
    state = battle.state
    if state.activation is not None:
        yield from take_step(battle)
        if state.activation is None and mission.everyone_is_gone(battle):
            end_game(battle)
        return
    if not ready(battle, state.active) and not ready(battle, 1 - state.active):
        end_activations(battle)
        return
    if must_skip(battle, state.active):
        state.active = 1 - state.active
    unit = yield from choose_unit(battle, state.active)
    unit.activated = True
    state.last = state.active
    state.active = alternates(state.active)
    state.activation = Activation(unit=unit.id, idle=unit.shaken)
    measure_auras(battle)
    battle.tell(Activated(unit=unit.id, rules=("GFF-ACT-01",)))


@rule("GFF-ROUND-01")
def alternates(seat: SeatId) -> SeatId:
    """The players activate in turn."""
    return 1 - seat


@rule("GFF-ROUND-04", otherwise=False)
def must_skip(battle: Battle, seat: SeatId) -> bool:
    """A player with no unit left to activate is skipped."""
    return not ready(battle, seat)


def choose_unit(battle: Battle, seat: SeatId) -> Steps[Unit]:
    """Which unit to activate."""
    key = yield Choose(
        seat, ASK_ACTIVATE, "GFF-ACT-01", lambda: unit_options(battle, seat), data={"round": battle.state.round}
    )
    return battle.state.units[int(key)]


def end_activations(battle: Battle) -> None:
    """The round ends when no unit is left to activate."""
    state = battle.state
    state.phase = "round-end"
    state.round_end = list(end_order(battle))


# The end of a round


@rule("GFF-ROUND-06")
def end_order(battle: Battle) -> tuple[EndStep, ...]:
    """Morale first, then objectives; or the other way round, by option; then Fatigue and effects end."""
    if battle.option("end_of_round") == "objectives_first":
        return ("objectives", "morale", "tests", "clear")
    return ("morale", "tests", "objectives", "clear")


def round_end_phase(battle: Battle) -> Steps[None]:
    """One end-of-round step."""
    state = battle.state
    if not state.round_end:
        close_round(battle)
        return
    step = state.round_end[0]
    if step == "tests":
        seat = next((seat for seat in test_order(battle) if state.to_test[seat]), None)
        if seat is not None:
            yield from morale.test_next(battle, seat)
            return
    elif step == "morale":
        measure_auras(battle)
        testing = [seat for seat in (0, 1) if morale.must_test(battle, seat)]
        for seat in testing:
            state.to_test[seat] = [unit.id for unit in morale.testers(battle, seat)]
    elif step == "objectives":
        mission.score(battle)
        mission.score_points(battle, "round")
    else:
        clear_round(battle)
    state.round_end = state.round_end[1:]


def test_order(battle: Battle) -> tuple[SeatId, SeatId]:
    """If both armies test, the player who will start the next round goes first."""
    first = finished_first(battle)
    return (first, 1 - first)


def clear_round(battle: Battle) -> None:
    """Fatigue, activations, arrivals and spells of the round are over."""
    for unit in battle.state.units:
        unit.fatigued = unit.activated = unit.arrived = False
    spells_end(battle)
    battle.tell(RoundEnded(round=battle.state.round, rules=("GFF-ROUND-06",)))


def close_round(battle: Battle) -> None:
    """On to the next round, or to the end of the game."""
    if mission.is_last_round(battle.state.round, battle.sheet.rounds) or mission.everyone_is_gone(battle):
        end_game(battle)
    else:
        battle.state.phase = "round-start"


def end_game(battle: Battle) -> None:
    """Count the objectives."""
    mission.score_points(battle, "end")
    battle.state.phase = "over"
    battle.state.ended = "rounds"
    outcome = mission.outcome(battle.state)
    assert outcome is not None
    battle.tell(GameEnded(winner=outcome.winner, reason=outcome.reason, scores=outcome.scores))


PHASES: dict[Phase, Callable[[Battle], Steps[None]]] = {
    "opening": opening_phase,
    "terrain": terrain_phase,
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
