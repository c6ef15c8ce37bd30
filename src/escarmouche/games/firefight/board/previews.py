"""Looking ahead in Firefight: where models can go, what they could shoot at from there, and who could shoot them."""

import math
from functools import partial
from itertools import pairwise
from typing import Any, cast

from escarmouche.board import shown
from escarmouche.board.areas import CLOSE, Care, Region, Rule, around, may_end, one_by_one, outlined, walkable
from escarmouche.board.look import Look, PossibleAttack, PossibleAttacks, Stance
from escarmouche.board.sight_lines import Scene
from escarmouche.engine.game import Game
from escarmouche.engine.place import Planner
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening
from escarmouche.games.firefight.board.closing import closing
from escarmouche.games.firefight.rules import forecast, naming
from escarmouche.games.firefight.rules.attacks.shooting import ranged_types, shooters
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge.approach import charge_modes
from escarmouche.games.firefight.rules.charge.close_in import ClosePlanner
from escarmouche.games.firefight.rules.charge.separation import SeparationPlanner
from escarmouche.games.firefight.rules.movement import placing
from escarmouche.games.firefight.rules.movement.gait import distance_of, gait_of, obstacles_for
from escarmouche.games.firefight.rules.movement.moves import ADVANCE, RUSH, MovePlanner
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.games.firefight.rules.table.measure import CLOSENESS
from escarmouche.table.setting_down import SpotPlanner
from escarmouche.table.ways.movement import Spot

AROUND = 4000
"""How far around a model one looks for where it could be set down."""
BESIDE, BAND = Care(150, 2, 3, 2.0), Care(150, 2, 2)
"""How closely one looks there, and in the narrow band to which models move back."""


def region(planner: Planner, mover: str) -> Region:
    """Where what is placed can end."""
    with listening(None):
        if isinstance(planner, ClosePlanner):
            return closing(planner, mover)
        if isinstance(planner, SpotPlanner):
            return may_end(planner, mover, planner.table, planner.box, CLOSE)
        battle: Battle | None = getattr(planner, "battle", None)
        if battle is None:
            return {}
        table = battle.table
        if isinstance(planner, MovePlanner):
            return _walked(planner, mover)
        if isinstance(planner, placing.FormationPlanner):
            return _deployed(planner, mover)
        if isinstance(planner, placing.MarkerPlanner):
            return may_end(planner, mover, table, (0, 0, table.width, table.depth), CLOSE)
        if isinstance(planner, SeparationPlanner):
            return _moved_back(planner, mover)
        model = battle.state.models[int(mover)]
        return may_end(planner, mover, table, around(table, (model.x, model.y), AROUND), BESIDE)


def _walked(planner: MovePlanner, mover: str) -> Region:
    """Where a model can walk to: within its distance around difficult ground, within the shorter one through it.

    The others of its unit have to be able to follow.
    """
    battle, model, start = planner.battle, planner.movers[mover], planner.starts[mover]
    far = distance_of(battle, model, planner.way)
    modes = charge_modes(battle, model, far) if planner.way.difficult else [(far, "")]
    gait, bases = gait_of(battle, model, planner.way), obstacles_for(battle, model, planner.way)
    rule = Rule(
        lambda spot: planner.follow({mover: spot}, {}) is not None,
        walkable(battle.table, gait, bases, start, modes),
    )
    return outlined(battle.table, around(battle.table, start, far, gait.radius), rule)


def _moved_back(planner: SeparationPlanner, mover: str) -> Region:
    """Where a model can move back after a melee: hardly farther than it must, which is a narrow band."""
    usual = planner.complete({})
    if isinstance(usual, Reason):
        return {}
    spots = usual[mover].spots
    far = sum(math.dist(one[:2], other[:2]) for one, other in pairwise(spots)) + 2 * CLOSENESS
    return may_end(planner, mover, planner.battle.table, around(planner.battle.table, spots[0], far), BAND)


def _deployed(planner: placing.FormationPlanner, mover: str) -> Region:
    """Where a model can be set down so that there is room for the others of its unit."""
    battle, unit = planner.battle, planner.unit

    def stands(spot: Spot) -> bool:
        fault = planner.spot_fault(placing.body_at(battle, unit, spot))
        return fault is None and placing.standing_fault(battle, unit, spot, planner.others) is None

    return may_end(planner, mover, battle.table, planner.box, might=one_by_one(stands))


def possible_attacks(look: Look, copy: Game[Any], stance: Stance) -> PossibleAttacks:
    """What a unit could shoot at with a model somewhere and the others beside it, and who could shoot at it there."""
    battle = Battle(copy)
    model = battle.state.models[stance.model]
    unit = battle.unit_of(model)
    with listening(None):
        if stance.spot is not None and unit.place == "table":
            _go(battle, unit, model, stance.spot)
        shots = [_volley(look, battle, unit, enemy) for enemy in battle.enemies(unit)]
        threats = [_volley(look, battle, enemy, unit) for enemy in battle.enemies(unit)]
    sources = [battle.alive(enemy)[0].id for enemy in battle.enemies(unit)]
    return PossibleAttacks(
        [shot for shot in shots if shot is not None],
        [threat._replace(model=source) for source, threat in zip(sources, threats, strict=True) if threat is not None],
    )


def _go(battle: Battle, unit: Unit, model: Model, spot: tuple[int, int, int]) -> None:
    """Put a model somewhere, and the others of its unit as they stood beside it."""
    dx, dy, table = spot[0] - model.x, spot[1] - model.y, battle.table
    for other in battle.alive(unit):
        if other is not model:
            x, y = min(max(other.x + dx, 0), table.width), min(max(other.y + dy, 0), table.depth)
            battle.put(other, x, y, table.standing_surface(x, y))
    battle.put(model, *spot)


def _volley(look: Look, battle: Battle, unit: Unit, target: Unit) -> PossibleAttack | None:
    """Everything that a unit can shoot at another with, from where both stand."""
    aims = {index: target for index in ranged_types(battle, unit) if shooters(battle, unit, index, target)}
    if not aims:
        return None
    weapons = ", ".join(look.words.called(battle.arms(unit)[index].name) for index in aims)
    names = naming.unit_names(look.setup, look.state, look.words)
    text = look.words.say("ghost-shot", unit=names[unit.id], target=names[target.id], weapon=weapons)
    told = partial(forecast.shooting, battle, unit, aims)
    return PossibleAttack(battle.alive(target)[0].id, text, told, target.id)


def threats(look: Look) -> list[shown.Threat]:
    """How far each model of the other side can advance and shoot, and charge."""
    battle = Battle(cast("Game[Any]", Scene(look.setup, look.state)))
    other: SeatId = 1 - look.seat if look.seat in (0, 1) else 1
    with listening(None):
        return [_threat(look, battle, model) for unit in battle.on_table(other) for model in battle.alive(unit)]


def _threat(look: Look, battle: Battle, model: Model) -> shown.Threat:
    farthest = max((weapon.range for _, _, weapon in battle.weapons(model, melee=False)), default=0)
    step, charge = distance_of(battle, model, ADVANCE), distance_of(battle, model, RUSH)
    name = naming.model_name(look.setup, look.state, model.id, look.words)
    shoot = step + farthest if farthest else 0
    text = look.say("threat-shoots" if farthest else "threat-charges", name=name, shoot=shoot / 1000,
                    charge=charge / 1000)  # fmt: skip
    return shown.Threat(model.id, shoot, charge, text)
