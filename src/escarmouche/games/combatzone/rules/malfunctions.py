"""Malfunctions: machines whose software is damaged freeze, wander or run wild."""

from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.engagement import engaged
from escarmouche.games.combatzone.rules.events.fights import MachineFails, Malfunctioned
from escarmouche.games.combatzone.rules.rampage import fire_wildly, wild_target
from escarmouche.games.combatzone.rules.routing import wander
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.systems import CRITICAL, MAJOR, SOFTWARE, count

FREEZE, WANDER, WILD = "freeze", "wander", "wild"
WANDERING = centimetres(10)
SLOW = 3


def failing(battle: Battle, seat: SeatId) -> list[Figure]:
    """The machines of a side whose software may fail at the start of a turn."""
    return [
        figure
        for figure in battle.on_table(seat)
        if count(figure, SOFTWARE, MAJOR) or count(figure, SOFTWARE, CRITICAL)
    ]


def fails(battle: Battle, figure: Figure) -> bool:
    """With critical damage always, with major damage on 1 to 3."""
    if count(figure, SOFTWARE, CRITICAL):
        return True
    die = battle.roll(1, "CBZ-MACH-16", "failure")[0]
    battle.tell(MachineFails(figure=figure.id, die=die, fails=die <= 3))
    return die <= 3


@rule("CBZ-MACH-17")
def malfunction(battle: Battle, figure: Figure) -> Steps[None]:
    """A machine that malfunctions freezes, wanders or runs wild; in a fight it freezes."""
    if not fails(battle, figure):
        return
    die = battle.roll(1, "CBZ-MACH-17", "malfunction")[0]
    result = FREEZE if engaged(figure) else (FREEZE, WANDER, WILD)[(die - 1) // 2]
    target = (yield from wild_target(battle, figure)) if result == WILD else None
    if result == WILD and target is None:
        result = WANDER
    battle.tell(Malfunctioned(figure=figure.id, die=die, result=result))
    figure.limit = SLOW if result == WANDER else 0
    if result == WANDER:
        direction = battle.roll(1, "CBZ-MACH-17", "direction", 8)[0]
        yield from wander(battle, figure, (figure.facing - (direction - 1) * 450) % 3600, WANDERING)
    elif target is not None:
        yield from fire_wildly(battle, figure, target)
