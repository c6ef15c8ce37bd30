"""What all displacements have in common: models set down, remembered as moved, and what follows at the end."""

from collections.abc import Mapping, Sequence

from escarmouche.engine.place import Track
from escarmouche.engine.questions import Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules import aftermath
from escarmouche.games.trauma.rules.events.moves import End
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.measure import engagers
from escarmouche.games.trauma.rules.state import Model, Unit

MOVE, CROSS, DROP = "move", "cross", "drop"
DISPLACEMENTS = (MOVE, CROSS)


@rule("TRA-MOVE-02", otherwise=False)
def is_displacement(action: str) -> bool:
    """Exactly two actions are displacements: Movement and Crossing."""
    return action in DISPLACEMENTS


def engaged_with(field: Field, unit: Unit) -> set[int]:
    """The enemy units at contact with a unit."""
    return {enemy.id for enemy in engagers(field, unit)}


def end_displacement(field: Field, unit: Unit, action: str, was: set[int]) -> Steps[None]:
    """What follows from a displacement: formation, engagement, alert fire, close combat."""
    if is_displacement(action):
        yield from aftermath.displaced(field, unit, was)


@rule("TRA-MOVE-06")
def facing_after(model: Model, track: Track) -> int | None:
    """At the end of a movement each model is turned to face any direction."""
    return track.facing


def set_down(field: Field, unit: Unit, tracks: Mapping[str, Track]) -> tuple[End, ...]:
    """Put the models where their ways end, turned as they wish; who has gone anywhere has moved."""
    for key, track in tracks.items():
        model = field.model(int(key))
        if len(track.spots) > 1:
            model.moved = True
            note_displaced(field, unit, model)
        field.put(model, *track.end, facing_after(model, track))
    return ends_of(field, [int(key) for key in tracks])


def note_displaced(field: Field, unit: Unit, model: Model) -> None:
    """Remember who moved in the activation of its unit."""
    acting = field.state.activation
    if acting is not None and acting.unit == unit.id and model.id not in acting.displaced:
        acting.displaced.append(model.id)


def ends_of(field: Field, models: Sequence[int]) -> tuple[End, ...]:
    """Where some models stand now."""
    return tuple((one.id, one.x, one.y, one.surface, one.facing) for one in map(field.model, models))
