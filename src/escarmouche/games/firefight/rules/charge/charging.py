"""Charging and piling in: the moves into a melee."""

from escarmouche.engine.ids import ModelId
from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge.approach import charge_way, pile_in_way, touches
from escarmouche.games.firefight.rules.charge.close_in import ClosePlanner
from escarmouche.games.firefight.rules.movement import gait
from escarmouche.games.firefight.rules.movement.moves import cap_for_all, walk
from escarmouche.games.firefight.rules.movement.placing import body_at
from escarmouche.games.firefight.rules.state import Unit
from escarmouche.games.firefight.rules.table.measure import CLOSENESS, CONTACT, apart
from escarmouche.table.geometry import Body
from escarmouche.table.ways.reach import closest

ASK_CHARGE_MOVE = Asks("charge-move", about=("target", "unit"))
ASK_PILE_IN = Asks("pile-in", about=("target", "unit"))


@rule("GFF-CHARGE-08", always=True)
def set_in_contact(battle: Battle, unit: Unit, target: Unit, tracks: Tracks, way: gait.Way) -> Tracks:
    """A model that ends at most 0.1 inch short of a contact it could reach is set in contact."""
    placed: list[Body] = []
    result: Tracks = {}
    capped = cap_for_all(battle, {ModelId(int(key)): track for key, track in tracks.items()}, way)
    for key, track in tracks.items():
        body = body_at(battle, unit, track.end)
        gap = min(apart(body, battle.body(other)) for other in battle.alive(target))
        if CONTACT < gap <= CLOSENESS + 2 and len(track.spots) > 1:
            model = battle.state.models[int(key)]
            bases = gait.obstacles_for(battle, model, way, soft=placed)
            foes = [battle.body(other) for other in battle.alive(target)]
            most = (
                gait.distance_of(battle, model, way)
                if capped is None
                else min(capped, gait.distance_of(battle, model, way))
            )
            left = most - gait.counted_length(battle, model, gait.legs_of(battle, model, track, way))
            rest = closest(
                battle.table, gait.gait_of(battle, model, way), bases, track.end, foes, min(left, 4 * CLOSENESS)
            )
            if touches(battle, body_at(battle, unit, rest.end), target):
                track = Track((*track.spots, *rest.spots[1:]))
        result[key] = track
        placed.append(body_at(battle, unit, track.end))
    return result


def charge_move(battle: Battle, unit: Unit, target: Unit) -> Steps[None]:
    """The charging unit closes in on its target."""
    way = charge_way(target)
    tracks = yield Place(
        unit.owner,
        ASK_CHARGE_MOVE,
        "GFF-CHARGE-04",
        models=[str(model.id) for model in battle.alive(unit)],
        planner=lambda: ClosePlanner(battle, unit, target, way),
        data={"unit": unit.id, "target": target.id},
    )
    yield from walk(battle, unit, set_in_contact(battle, unit, target, tracks, way), way)


@rule("GFF-CHARGE-06", otherwise=True)
def may_pile_in(battle: Battle, unit: Unit, way: gait.Way) -> bool:
    """Shaken units and Immobile models do not pile in."""
    return not unit.shaken and moves_itself(battle, unit, way)


def moves_itself(battle: Battle, unit: Unit, way: gait.Way) -> bool:
    """Whether a unit has a model that is not Immobile."""
    return not all(gait.rooted(battle, model, way) for model in battle.alive(unit))


def pile_in(battle: Battle, unit: Unit, charger: Unit) -> Steps[None]:
    """The defender's models move into contact, or as close as possible."""
    way = pile_in_way(charger)
    if not may_pile_in(battle, unit, way):
        return
    able = [model for model in battle.alive(unit) if not gait.rooted(battle, model, way)]
    if all(touches(battle, battle.body(model), charger) for model in able):
        return
    tracks = yield Place(
        unit.owner,
        ASK_PILE_IN,
        "GFF-CHARGE-05",
        models=[str(model.id) for model in battle.alive(unit)],
        planner=lambda: ClosePlanner(battle, unit, charger, way),
        data={"unit": unit.id, "target": charger.id},
    )
    yield from walk(battle, unit, set_in_contact(battle, unit, charger, tracks, way), way)
