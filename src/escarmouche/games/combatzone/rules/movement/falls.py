"""Falls: how a fall hurts, and where a figure lies after it."""

from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.dice import Dice
from escarmouche.games.combatzone.rules.events.moves import Fell
from escarmouche.games.combatzone.rules.movement.limits import all_bases, gait_of
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.wounds.machines import wound_modifiers
from escarmouche.games.combatzone.rules.wounds.wound_roll import wound
from escarmouche.table.formation import Spot
from escarmouche.table.ways.movement import NOTHING, end_fault
from escarmouche.table.ways.reach import nearest_free

STOREY = centimetres(4)


@rule("CBZ-TERR-04", otherwise=())
def dice_of_fall(height: int) -> Dice:
    """A fall is a wound roll of a die for each full 4 cm; neither armour nor cover helps."""
    count = height // STOREY
    return ((count, 6),) if count else ()


def at_the_foot(battle: Battle, figure: Figure, near: Spot) -> Spot:
    """The nearest free place at the foot of a drop; the point itself where there is none far and wide."""
    gait, bases = gait_of(battle, figure), all_bases(battle, figure)
    if end_fault(battle.table, gait, bases, near) is None:
        return near
    return nearest_free(battle.table, gait, bases, near) or nearest_free(battle.table, gait, NOTHING, near) or near


def fall_forecast(battle: Battle, figure: Figure, height: int) -> forecast.WoundRoll:
    """What a fall may do."""
    with listening(None):
        return forecast.fall(battle, figure, dice_of_fall(height))


def fall(battle: Battle, figure: Figure, near: Spot, height: int) -> None:
    """A figure falls so far, lies at the foot, and may be hurt."""
    spot = at_the_foot(battle, figure, near)
    battle.put(figure, *spot)
    figure.covered = False
    battle.tell(Fell(figure=figure.id, height=height, x=spot[0], y=spot[1], surface=spot[2], rules=("CBZ-TERR-04",)))
    dice = dice_of_fall(height)
    if dice:
        wound(battle, figure, dice, wound_modifiers(battle, figure), cause="fall")
