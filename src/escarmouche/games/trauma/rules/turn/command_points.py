"""What command points pay for."""

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.events.turn import CommandSpent


def price(what: str) -> int:
    """What a thing costs in command points: dice, activations, options, staggering and orders have fixed prices."""
    prices: dict[str, int] = CATALOGUE.value("TRA-CP-04")
    return prices[what]


@rule("TRA-CP-07", always=True)
def too_dear(battle: Battle, seat: SeatId, what: str, count: int = 1) -> Reason | None:
    """A cost is paid in full from the points still in the pool, or the thing is not bought."""
    cost, pool = price(what) * count, battle.side(seat).command
    return refusal("TRA-CP-07", "refused-too-dear", cost=cost, pool=pool) if cost > pool else None


@rule("TRA-CP-06", always=True)
def pay(battle: Battle, seat: SeatId, what: str, count: int = 1) -> None:
    """Spend command points; every payment is open, and so is what is left."""
    cost, side = price(what) * count, battle.side(seat)
    side.command -= cost
    battle.tell(CommandSpent(seat=seat, what=what, cost=cost, left=side.command))
