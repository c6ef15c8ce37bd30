"""Looking ahead in Collision: where models can go, whom they could shoot from there, and who could shoot them."""

from functools import partial
from typing import Any

from escarmouche.board import shown
from escarmouche.board.board import Look, PossibleAttack, PossibleAttacks, Stance
from escarmouche.engine.game import Game
from escarmouche.engine.place import Planner, Track
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import listening
from escarmouche.games.collision.board.sight_lines import battle_of
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.attacks.charge import farthest_charge
from escarmouche.games.collision.rules.attacks.shooting import shot_refused
from escarmouche.games.collision.rules.attacks.weapons import arms
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.forecast import forecasts
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.moves.planner import MovePlanner
from escarmouche.games.collision.rules.moves.strides import allowance
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.edges import strip
from escarmouche.table.setting_down import SpotPlanner
from escarmouche.table.ways.region import Region, set_down, within_reach


def region(planner: Planner, mover: str) -> Region:
    """Where what is placed can end."""
    with listening(None):
        if isinstance(planner, SpotPlanner):
            return set_down(planner.table, planner.box, lambda spot: planner.spot_fault(*spot) is None)
        if not isinstance(planner, MovePlanner):
            return {}
        if planner.edge:
            return _arriving(planner)
        return within_reach(
            planner.battle.table, planner.gait, planner.obstacles, planner.start, [(planner.reach(), "")]
        )


def _arriving(planner: MovePlanner) -> Region:
    """Where a model can come onto the table straight from its edge."""
    table = planner.battle.table
    left, front, right, back = strip(table, planner.edge, planner.limit)

    def allowed(spot: tuple[int, int, int]) -> bool:
        return planner.track_fault(Track((planner.entry(spot), spot))) is None

    return set_down(table, (left, front, right, back), allowed)


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
