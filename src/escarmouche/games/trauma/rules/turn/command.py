"""The command phase: reinforcements, activation sequence, command points, initiative."""

from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties import returning
from escarmouche.games.trauma.rules.events.turn import CommandCounted
from escarmouche.games.trauma.rules.state import Model
from escarmouche.games.trauma.rules.turn import general, initiative, reinforcements, sequence, simultaneous


def command_phase(battle: Battle) -> Steps[None]:
    """One step of the command phase; both players complete it before the next begins."""
    state = battle.state
    returning.come_back(battle)
    step = state.steps[0]
    yield from STEPS[step](battle)
    state.steps = state.steps[1:]


# Command points


def points_step(battle: Battle) -> Steps[None]:
    """Both armies have a chief general, if any officer can be, and count their command points."""
    # Once laid, the order cannot be changed, except by moving the first card.
    if not CATALOGUE.holds("TRA-SEQ-02"):
        yield from sequence.lay_rows(battle)
    for seat in simultaneous.SEATS:
        yield from general.appoint_from_row(battle, seat)
        count(battle, seat)


@rule("TRA-CP-01", otherwise=[])
def terms(battle: Battle, seat: SeatId) -> list[Reason]:
    """Command of the chief general, plus one for each card in the row, less one for each disorganised unit."""
    disorganised = sum(unit.disorganised for unit in battle.on_table(seat))
    found = [
        Reason(general.command_value(battle, seat), "TRA-GEN-01", "reason-command"),
        Reason(len(battle.side(seat).row), "TRA-CP-01", "reason-cards"),
        Reason(-disorganised, "TRA-CP-01", "reason-disorganised"),
        Reason(experienced(battle, seat), "TRA-VETOFF-01", "reason-experienced"),
    ]
    return [reason for reason in found if reason.value]


@rule("TRA-VETOFF-01", otherwise=0)
def experienced(battle: Battle, seat: SeatId) -> int:
    """Each experienced officer on the table adds a command point."""
    own = [unit for unit in battle.state.units if unit.owner == seat]
    skilled = [unit for unit in own if any(is_experienced(battle, model) for model in battle.alive(unit))]
    if skilled:
        note("TRA-VETOFF-01")
    there = [model for unit in skilled if unit.place == "table" for model in battle.alive(unit)]
    return sum(is_experienced(battle, model) for model in there)


def is_experienced(battle: Battle, model: Model) -> bool:
    """Whether a model is an officer with the skill."""
    return general.is_officer(battle, model) and battle.has(model, "experienced_officer")


def count(battle: Battle, seat: SeatId) -> None:
    """Work out the command points of a seat for the turn, and tell them."""
    reasons = terms(battle, seat)
    points = total(reasons)
    battle.side(seat).command = points if points > 0 else CATALOGUE.number("TRA-CP-05")
    battle.tell(CommandCounted(seat=seat, points=battle.side(seat).command, reasons=tuple(reasons)))


def succession(battle: Battle, seat: SeatId) -> Steps[None]:
    """A successor takes over; the points of the turn were worked out before."""
    yield from general.succeed_now(battle, seat)
    # The points of a turn are there for the whole of it, even if the general changes or dies.
    if not CATALOGUE.holds("TRA-CP-02"):
        count(battle, seat)


STEPS = {
    "recruit": reinforcements.recruit,
    "row": sequence.lay_rows,
    "points": points_step,
    "initiative": initiative.initiative,
}
