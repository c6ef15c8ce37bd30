"""Rushed actions: what the second action of the same name does to the draws made during it.

A side's draws are closed, and the rushed model has -2: on tests and attacks always, on the reach of a charge, on its
defence against a hazard and on its armour saves unless an option spares them.
"""

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.state import Model

RUSHED = -2


def is_rushing(battle: Battle, model: Model) -> bool:
    """Whether this model is in the middle of a rushed action."""
    acting = battle.state.activation
    return acting is not None and acting.rushed and acting.model == model.id


@rule("COL-RUSH-01")
def rushed_draw(battle: Battle, model: Model) -> Reason | None:
    """A rushed model has -2 on its tests and on the total of its attack."""
    return Reason(RUSHED, "COL-RUSH-01", "reason-rushed") if is_rushing(battle, model) else None


@rule("COL-RUSH-02")
def rushed_other_draw(battle: Battle, model: Model) -> Reason | None:
    """The -2 also counts for the reach of a charge, for saves and against hazards, unless the option spares them."""
    if not is_rushing(battle, model) or battle.option("rushed_minus_two") == "tests_and_attacks_only":
        return None
    return Reason(RUSHED, "COL-RUSH-02", "reason-rushed")


@rule("COL-RUSH-03", otherwise=False)
def closed_for(battle: Battle, seat: SeatId) -> bool:
    """All draws made during a rushed action are closed, by option only those of the player who rushes."""
    acting = battle.state.activation
    if acting is None or not acting.rushed:
        return False
    return battle.option("rushed_closed_for") == "both" or battle.model(acting.model).owner == seat
