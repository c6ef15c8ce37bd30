"""What follows a displacement, whoever displaced the unit and however."""

from escarmouche.engine.questions import Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules import alert, formation, measure, melee, morale
from escarmouche.games.trauma.rules.events.turn import Engaged
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.state import Unit
from escarmouche.games.trauma.rules.states import update_engagement


def displaced(field: Field, unit: Unit, was: set[int]) -> Steps[None]:
    """Formation, engagement, morale, alert fire, and the offer of close combat, in this order.

    `was` are the enemy units at contact before the displacement.
    """
    formation.check_formation(field, unit)
    met = measure.engagers(field, unit)
    new = [enemy for enemy in met if enemy.id not in was]
    if new:
        field.tell(Engaged(unit=unit.id, others=tuple(enemy.id for enemy in new)))
    update_engagement(field)
    yield from morale.engaged_anew(field, unit, new)
    if shoots_before_blows():
        yield from alert.alert_fire(field, unit)
    if unit.place == "table" and not loses_actions(field, unit):
        yield from melee.offer(field, unit)
    if not shoots_before_blows():
        yield from alert.alert_fire(field, unit)


@rule("TRA-ALERT-08", otherwise=False)
def shoots_before_blows() -> bool:
    """Alert fire comes after engagement and its morale tests, and before close combat."""
    return True


def loses_actions(field: Field, unit: Unit) -> bool:
    """Whether a unit loses the rest of its actions."""
    return unit.disorganised and disorganised_loses_actions(field)


@rule("TRA-STATE-17", always=True, otherwise=False)
def disorganised_loses_actions(field: Field) -> bool:
    """A unit disorganised in the middle of its activation finishes its actions, unless the option takes them."""
    return field.option("disorganised_mid_activation") == "lose_actions"
