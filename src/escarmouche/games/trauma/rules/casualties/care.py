"""Medical care: who rolls for the fallen, who comes back, and where."""

import math
from collections.abc import Sequence

from escarmouche.engine.ids import ModelId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import ChooseSome, Option, Steps
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.dice import rolled, succeeds
from escarmouche.games.trauma.rules.events.shots import CareRolled, ModelReturned
from escarmouche.games.trauma.rules.movement.placement import body_at, standing_fault
from escarmouche.games.trauma.rules.space.formation import has_comrade, near_leader
from escarmouche.games.trauma.rules.space.measure import CONTACT, at_contact
from escarmouche.games.trauma.rules.state import NO_MODEL, Model, Unit
from escarmouche.games.trauma.rules.turn import general
from escarmouche.table.geometry import Body, distance, within

Spot = tuple[int, int, int]
OFFICER = "officer"
DIRECTIONS = 16
ASK_SAVE_MODELS = Asks("save-models", "<model>", about=("count", "unit"), says=("model",))


# Rolling


@rule("TRA-HEAL-01", otherwise=0)
def medics(battle: Battle, unit: Unit) -> int:
    """Everybody in the unit who can give medical care rolls a die."""
    return sum(battle.has(model, "heal") for model in battle.alive(unit))


@rule("TRA-MEDARM-01", otherwise=0)
def armour_medics(battle: Battle, unit: Unit) -> int:
    """In a unit with medical armour one more of those who are left can give care."""
    return int(any(battle.has(model, "medical_armour") for model in battle.alive(unit)))


@rule("TRA-MEDARM-02")
def care_dice(trained: int, armour: int) -> int:
    """Medical armour is one die on top of those of the medics."""
    return trained + armour


@rule("TRA-HEAL-02", always=True)
def may_return(battle: Battle, model: Model) -> bool:
    """Anybody of the infantry may be saved, an officer or leader too, and keeps his post."""
    return not battle.armoured(battle.unit_of(model))


def care(battle: Battle, unit: Unit, gone: Sequence[Model]) -> Steps[list[Model]]:
    """Those who can help roll for the models just lost; returns those who stay lost."""
    count = care_dice(medics(battle, unit), armour_medics(battle, unit))
    fallen = [model for model in gone if may_return(battle, model)] if count and gone else []
    if not fallen:
        return list(gone)
    note("TRA-HEAL-01")
    dice = rolled(battle, count, "TRA-HEAL-01", "care")
    ups = sum(succeeds(die) for die in dice)
    battle.tell(CareRolled(unit=unit.id, dice=dice, ups=ups))
    if not ups:
        return list(gone)
    most = min(ups, len(fallen))
    keys = yield ChooseSome(
        unit.owner,
        ASK_SAVE_MODELS,
        "TRA-HEAL-01",
        [Option(str(model.id), "option-model", {"model": model.id}) for model in fallen],
        most=most,
        default=[str(model.id) for model in fallen[:most]],
        data={"unit": unit.id, "count": most},
    )
    for key in keys:
        bring_back(battle, unit, battle.model(int(key)))
    return [model for model in gone if not model.alive]


def bring_back(battle: Battle, unit: Unit, model: Model) -> None:
    """Put a model back into its unit, in formation: where it fell if that fits, or as near to it as possible."""
    met = {enemy.id for enemy in met_by(battle, battle.alive(unit))}
    x, y, surface = next(
        (spot for spot in spots(battle, unit, model) if fits(battle, unit, model, spot, met)),
        (model.x, model.y, model.surface),
    )
    if unit.apart == model.id and is_formed(battle, unit, model, body_at(battle, unit, (x, y, surface))):
        unit.apart = NO_MODEL
    model.alive = True
    general.take_up_again(battle, model)
    battle.put(model, x, y, surface)
    battle.tell(ModelReturned(model=model.id, x=x, y=y, surface=surface))


def met_by(battle: Battle, models: Sequence[Model]) -> list[Model]:
    """The enemy models at contact with any of these models."""
    if not models:
        return []
    enemies = [enemy for unit in battle.enemies(battle.unit_of(models[0])) for enemy in battle.alive(unit)]
    return [enemy for enemy in enemies if any(at_contact(battle, model, enemy) for model in models)]


def spots(battle: Battle, unit: Unit, model: Model) -> list[Spot]:
    """Where a saved model could stand: where it fell, then around its comrades, the nearest first."""
    found: list[Spot] = []
    for comrade in battle.alive(unit):
        for apart in (0, CONTACT // 2, CONTACT):
            reach = 2 * battle.radius(unit) + apart
            for step in range(DIRECTIONS):
                angle = 2 * math.pi * step / DIRECTIONS
                x, y = comrade.x + reach * math.cos(angle), comrade.y + reach * math.sin(angle)
                found.append((round(x), round(y), comrade.surface))
    found.sort(key=lambda spot: math.hypot(spot[0] - model.x, spot[1] - model.y))
    return [(model.x, model.y, model.surface), *found]


def fits(battle: Battle, unit: Unit, model: Model, spot: Spot, met: set[ModelId]) -> bool:
    """Whether a saved model can stand there: in formation, and next to no enemy whom its unit has not met."""
    here = body_at(battle, unit, spot)
    others = [other for other in battle.state.models if other.alive and battle.unit_of(other).place == "table"]
    return (
        is_formed(battle, unit, model, here)
        and not any(is_new_enemy(battle, unit, other, met) and is_near(battle, here, other) for other in others)
        and standing_fault(battle, unit, spot, [battle.body(other) for other in others]) is None
    )


def is_formed(battle: Battle, unit: Unit, model: Model, here: Body) -> bool:
    """Whether a model that stands here is in formation; a leader need only have a comrade at contact."""
    leader = battle.model(unit.leader)
    led = model is leader or not leader.alive or near_leader(here, battle.body(leader))
    return led and has_comrade(here, [battle.body(comrade) for comrade in battle.alive(unit)])


def is_new_enemy(battle: Battle, unit: Unit, other: Model, met: set[ModelId]) -> bool:
    """Whether this is an enemy who was not at contact with the unit."""
    return battle.unit_of(other).owner != unit.owner and other.id not in met


def is_near(battle: Battle, here: Body, other: Model) -> bool:
    """Whether a model is at contact with whoever stands here."""
    return within(distance(here, battle.body(other)), CONTACT)
