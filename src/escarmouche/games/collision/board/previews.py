"""Looking ahead in Collision: where models can go, whom they could shoot from there, and who could shoot them."""

from functools import partial
from typing import Any

from escarmouche.board import shown
from escarmouche.board.areas import CLOSE, Care, Region, around, may_end, walkable
from escarmouche.board.look import Look, PossibleAttack, PossibleAttacks, Stance
from escarmouche.engine.game import Game
from escarmouche.engine.place import Planner
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import listening
from escarmouche.games.collision.board.sight_lines import battle_of
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.attacks.charge import farthest_charge
from escarmouche.games.collision.rules.attacks.charge_move import ChargePlanner
from escarmouche.games.collision.rules.attacks.shooting import shot_refused
from escarmouche.games.collision.rules.attacks.weapons import arms
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.forecast import forecasts
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.mission.loot import DISC
from escarmouche.games.collision.rules.moves.planner import MovePlanner
from escarmouche.games.collision.rules.moves.push_back import RimPlanner
from escarmouche.games.collision.rules.moves.strides import allowance
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.edges import strip
from escarmouche.table.setting_down import SpotPlanner

ALONG = Care(200, 1, 4)
"""How closely the ground along an edge is looked at."""


def region(planner: Planner, mover: str) -> Region:
    """Where what is placed can end."""
    with listening(None):
        if isinstance(planner, SpotPlanner):
            return may_end(planner, mover, planner.table, planner.box, CLOSE)
        if isinstance(planner, RimPlanner):
            table, far = planner.battle.table, planner.far + DISC
            return may_end(planner, mover, table, around(table, planner.centre, far), beside=DISC)
        if isinstance(planner, ChargePlanner):
            return _charged(planner)
        return _walked(planner) if isinstance(planner, MovePlanner) else {}


def _charged(planner: ChargePlanner) -> Region:
    """Where a charging model can be put: on any side of its target that it reaches, in or near contact."""
    table, target, radius = planner.battle.table, planner.battle.body(planner.target), planner.gait.radius
    box = around(table, (target.x, target.y), target.radius + 2 * radius)
    return may_end(planner, planner.key, table, box, beside=radius)


def _walked(planner: MovePlanner) -> Region:
    """Where a model can walk to, or come onto the table from its edge."""
    table, gait, far = planner.battle.table, planner.gait, planner.reach()
    if planner.edge:
        return may_end(planner, planner.key, table, strip(table, planner.edge, planner.limit), ALONG)
    might = walkable(table, gait, planner.obstacles, planner.start, [(far, "")])
    return may_end(planner, planner.key, table, around(table, planner.start, far, gait.radius), might=might)


def possible_attacks(look: Look, copy: Game[Any], stance: Stance) -> PossibleAttacks:
    """Whom a model could shoot from somewhere, and who could shoot it there."""
    battle = Battle(copy)
    model = battle.model(stance.model)
    with listening(None):
        if stance.spot is not None:
            model.hold, model.climbed, model.place = "", 0, "table"
            battle.put(model, *stance.spot, stance.facing)
        shots = [_shot(look, battle, model, weapon, enemy) for enemy in battle.enemies(model)
                 for weapon in _able(battle, model, enemy)]  # fmt: skip
        threats = [_shot(look, battle, enemy, weapon, model)._replace(model=enemy.id) for enemy in battle.enemies(model)
                   for weapon in _able(battle, enemy, model)]  # fmt: skip
    return PossibleAttacks(shots, threats)


def _able(battle: Battle, model: Model, target: Model) -> list[Weapon]:
    """The weapons that a model can shoot at a target."""
    return [weapon for weapon in arms(battle, model, "ranged") if shot_refused(battle, model, weapon, target) is None]


def _shot(look: Look, battle: Battle, model: Model, weapon: Weapon, target: Model) -> PossibleAttack:
    names = look.once("model-names", lambda: naming.model_names(look.setup, look.words))
    things = look.once("thing-names", lambda: naming.thing_names(look.setup, look.words))
    called = things.get(weapon.key, weapon.key)
    text = look.words.say("ghost-shot", unit=names[model.id], target=names[target.id], weapon=called)
    told = partial(forecasts.shot, battle, look.seat, model, weapon, target)
    return PossibleAttack(target.id, text, told, target.id)


def threats(look: Look) -> list[shown.Threat]:
    """How far each model of the other side can move and shoot, and charge."""
    battle = battle_of(look.setup, look.state)
    other: SeatId = 1 - look.seat if look.seat in (0, 1) else 1
    with listening(None):
        return [_threat(look, battle, model) for model in battle.on_table(other)]


def _threat(look: Look, battle: Battle, model: Model) -> shown.Threat:
    names = look.once("model-names", lambda: naming.model_names(look.setup, look.words))
    farthest = max((weapon.range for weapon in arms(battle, model, "ranged")), default=0)
    shoot, charge = (allowance(battle, model) + farthest if farthest else 0), farthest_charge(battle, model)
    text = look.say("threat-shoots" if farthest else "threat-charges", name=names[model.id], shoot=shoot / 1000,
                    charge=charge / 1000)  # fmt: skip
    return shown.Threat(model.id, shoot, charge, text)
