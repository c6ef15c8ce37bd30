"""What all displacements have in common: models set down, remembered as moved, and what follows at the end."""

from collections.abc import Mapping, Sequence
from typing import Final

from escarmouche.engine.place import Track
from escarmouche.engine.questions import Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.activation import alert_fire, morale, states
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.close_combat import melee
from escarmouche.games.trauma.rules.events.moves import End
from escarmouche.games.trauma.rules.events.turn import Engaged
from escarmouche.games.trauma.rules.space import formation, measure
from escarmouche.games.trauma.rules.state import Model, Unit

MOVE: Final = "move"
CROSS: Final = "cross"
DROP: Final = "drop"
DISPLACEMENTS = (MOVE, CROSS)


@rule("TRA-MOVE-02", otherwise=False)
def is_displacement(action: str) -> bool:
    """Exactly two actions are displacements: Movement and Crossing."""
    return action in DISPLACEMENTS


def engaged_with(battle: Battle, unit: Unit) -> set[int]:
    """The enemy units at contact with a unit."""
    return {enemy.id for enemy in measure.engagers(battle, unit)}


def end_displacement(battle: Battle, unit: Unit, action: str, was: set[int]) -> Steps[None]:
    """What follows from a displacement: formation, engagement, alert fire, close combat."""
    if is_displacement(action):
        yield from displaced(battle, unit, was)


@rule("TRA-MOVE-06")
def facing_after(model: Model, track: Track) -> int | None:
    """At the end of a movement each model is turned to face any direction."""
    return track.facing


def set_down(battle: Battle, unit: Unit, tracks: Mapping[str, Track]) -> tuple[End, ...]:
    """Put the models where their ways end, turned as they wish; who has gone anywhere has moved."""
    for key, track in tracks.items():
        model = battle.model(int(key))
        if len(track.spots) > 1:
            model.moved = True
            note_displaced(battle, unit, model)
        battle.put(model, *track.end, facing_after(model, track))
    return ends_of(battle, [int(key) for key in tracks])


def note_displaced(battle: Battle, unit: Unit, model: Model) -> None:
    """Remember who moved in the activation of its unit."""
    acting = battle.state.activation
    if acting is not None and acting.unit == unit.id and model.id not in acting.displaced:
        acting.displaced.append(model.id)


def ends_of(battle: Battle, models: Sequence[int]) -> tuple[End, ...]:
    """Where some models stand now."""
    return tuple((one.id, one.x, one.y, one.surface, one.facing) for one in map(battle.model, models))


def displaced(battle: Battle, unit: Unit, was: set[int]) -> Steps[None]:
    """Formation, engagement, morale, alert fire, and the offer of close combat, in this order.

    `was` are the enemy units at contact before the displacement.
    """
    formation.check_formation(battle, unit)
    met = measure.engagers(battle, unit)
    new = [enemy for enemy in met if enemy.id not in was]
    if new:
        battle.tell(Engaged(unit=unit.id, others=tuple(enemy.id for enemy in new)))
    states.update_engagement(battle)
    yield from morale.engaged_anew(battle, unit, new)
    # Alert fire comes after engagement and its morale tests, and before close combat.
    if CATALOGUE.holds("TRA-ALERT-08"):
        yield from alert_fire.alert_fire(battle, unit)
    if unit.place == "table" and not loses_actions(battle, unit):
        yield from melee.offer(battle, unit)
    # Alert fire comes after engagement and its morale tests, and before close combat.
    if not CATALOGUE.holds("TRA-ALERT-08"):
        yield from alert_fire.alert_fire(battle, unit)


def loses_actions(battle: Battle, unit: Unit) -> bool:
    """Whether a unit loses the rest of its actions."""
    return unit.disorganised and disorganised_loses_actions(battle)


@rule("TRA-STATE-17", always=True, otherwise=False)
def disorganised_loses_actions(battle: Battle) -> bool:
    """A unit disorganised in the middle of its activation finishes its actions, unless the option takes them."""
    return battle.option("disorganised_mid_activation") == "lose_actions"
