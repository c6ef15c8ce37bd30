"""Charging and piling in: the moves into a melee."""

from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.approach import charge_way, pile_in_way, touches
from escarmouche.games.firefight.rules.closing import ClosePlanner
from escarmouche.games.firefight.rules.fight import Fight
from escarmouche.games.firefight.rules.gait import (
    Way,
    counted_length,
    distance_of,
    gait_of,
    legs_of,
    obstacles_for,
    rooted,
)
from escarmouche.games.firefight.rules.measure import CLOSENESS, CONTACT, apart
from escarmouche.games.firefight.rules.moving import cap_for_all, walk
from escarmouche.games.firefight.rules.placing import body_at
from escarmouche.games.firefight.rules.state import Unit
from escarmouche.table.geometry import Body
from escarmouche.table.ways.reach import closest

ASK_CHARGE_MOVE = Asks("charge-move", about=("target", "unit"))
ASK_PILE_IN = Asks("pile-in", about=("target", "unit"))


@rule("GFF-CHARGE-08", always=True)
def set_in_contact(fight: Fight, unit: Unit, target: Unit, tracks: Tracks, way: Way) -> Tracks:
    """A model that ends at most 0.1 inch short of a contact it could reach is set in contact."""
    placed: list[Body] = []
    result: Tracks = {}
    capped = cap_for_all(fight, {int(key): track for key, track in tracks.items()}, way)
    for key, track in tracks.items():
        body = body_at(fight, unit, track.end)
        gap = min(apart(body, fight.body(other)) for other in fight.alive(target))
        if CONTACT < gap <= CLOSENESS + 2 and len(track.spots) > 1:
            model = fight.state.models[int(key)]
            bases = obstacles_for(fight, model, way, soft=placed)
            foes = [fight.body(other) for other in fight.alive(target)]
            most = distance_of(fight, model, way) if capped is None else min(capped, distance_of(fight, model, way))
            left = most - counted_length(fight, model, legs_of(fight, model, track, way))
            rest = closest(fight.table, gait_of(fight, model, way), bases, track.end, foes, min(left, 4 * CLOSENESS))
            if touches(fight, body_at(fight, unit, rest.end), target):
                track = Track((*track.spots, *rest.spots[1:]))
        result[key] = track
        placed.append(body_at(fight, unit, track.end))
    return result


def charge_move(fight: Fight, unit: Unit, target: Unit) -> Steps[None]:
    """The charging unit closes in on its target."""
    way = charge_way(target)
    tracks = yield Place(
        unit.owner,
        ASK_CHARGE_MOVE,
        "GFF-CHARGE-04",
        models=[str(model.id) for model in fight.alive(unit)],
        planner=lambda: ClosePlanner(fight, unit, target, way),
        data={"unit": unit.id, "target": target.id},
    )
    yield from walk(fight, unit, set_in_contact(fight, unit, target, tracks, way), way)


@rule("GFF-CHARGE-06", otherwise=True)
def may_pile_in(fight: Fight, unit: Unit, way: Way) -> bool:
    """Shaken units and Immobile models do not pile in."""
    return not unit.shaken and moves_itself(fight, unit, way)


def moves_itself(fight: Fight, unit: Unit, way: Way) -> bool:
    """Whether a unit has a model that is not Immobile."""
    return not all(rooted(fight, model, way) for model in fight.alive(unit))


def pile_in(fight: Fight, unit: Unit, charger: Unit) -> Steps[None]:
    """The defender's models move into contact, or as close as possible."""
    way = pile_in_way(charger)
    if not must_pile_in() or not may_pile_in(fight, unit, way):
        return
    able = [model for model in fight.alive(unit) if not rooted(fight, model, way)]
    if all(touches(fight, fight.body(model), charger) for model in able):
        return
    tracks = yield Place(
        unit.owner,
        ASK_PILE_IN,
        "GFF-CHARGE-05",
        models=[str(model.id) for model in fight.alive(unit)],
        planner=lambda: ClosePlanner(fight, unit, charger, way),
        data={"unit": unit.id, "target": charger.id},
    )
    yield from walk(fight, unit, set_in_contact(fight, unit, charger, tracks, way), way)


@rule("GFF-CHARGE-05", otherwise=False)
def must_pile_in() -> bool:
    """The defender closes up after the charge."""
    return True
