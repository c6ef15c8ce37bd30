"""Losses: models leave the table, are cared for, and a unit that has lost its leader finds another."""

from collections.abc import Iterable, Sequence

import msgspec

from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.activation.states import update_down
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.care import care
from escarmouche.games.trauma.rules.events import shots
from escarmouche.games.trauma.rules.space.formation import after_losses
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.turn import general

ORDINARY = "trooper"
OFFICER = "officer"
ASK_NEW_LEADER = Asks("new-leader", "<model>", about=("unit",), says=("model",))


class Hurt(msgspec.Struct):
    """What one salvo, overrun or assault has done to a unit: models lost after care, thrown down, and incidents.

    `taken` are the models lost before care, `struck` those that indirect fire hit.
    """

    unit: UnitId
    lost: list[ModelId] = []
    taken: list[ModelId] = []
    struck: list[ModelId] = []
    thrown: list[ModelId] = []
    incidents: int = 0


def model_options(models: Iterable[Model]) -> list[Option]:
    """One option for each model."""
    return [Option(str(model.id), "option-model", {"model": model.id}) for model in models]


# Removing


def take_off(battle: Battle, models: Sequence[Model], cause: shots.Cause) -> None:
    """Models leave the table; a unit without any is eliminated."""
    for model in models:
        model.alive = model.down = False
    battle.changed()
    for index in dict.fromkeys(model.unit for model in models):
        unit = battle.unit(index)
        gone = tuple(model.id for model in models if model.unit == index)
        general.lay_down(battle, unit.owner, gone)
        battle.tell(shots.ModelsRemoved(unit=index, models=gone, cause=cause))
        if not battle.alive(unit):
            unit.place = "gone"
            battle.state.fallen.append(index)
            battle.tell(shots.UnitEliminated(unit=index))


def remove(battle: Battle, models: Sequence[Model], cause: shots.Cause) -> Steps[list[Model]]:
    """Models are lost: they are removed, cared for, and a fallen leader is replaced; returns those who stay lost."""
    take_off(battle, models, cause)
    lost = []
    for index in dict.fromkeys(model.unit for model in models):
        unit = battle.unit(index)
        lost += yield from care(battle, unit, [model for model in models if model.unit == index])
        yield from close_ranks(battle, unit)
    return lost


def close_ranks(battle: Battle, unit: Unit) -> Steps[None]:
    """A unit that has lost models is led by another where its leader fell, and its states are checked."""
    yield from succeed(battle, unit)
    after_losses(battle, unit)
    update_down(battle, unit)


# Who leads


@rule("TRA-OFF-03", otherwise=False)
def loses_its_officer(battle: Battle, fallen: Model) -> bool:
    """Whoever follows an officer leads the unit, but does not command: it has no officer any more."""
    return battle.kit(fallen).role == OFFICER


@rule("TRA-UNIT-05", always=True)
def unfit_to_lead(battle: Battle, model: Model, heirs: Sequence[Model]) -> Reason | None:
    """An ordinary combatant takes over while one is left."""
    ordinary = any(battle.kit(heir).role == ORDINARY for heir in heirs)
    if ordinary and battle.kit(model).role != ORDINARY:
        return refusal("TRA-UNIT-05", "refused-not-ordinary")
    return None


@rule("TRA-UNIT-04")
def succeed(battle: Battle, unit: Unit) -> Steps[None]:
    """A unit whose leader has fallen is led by another of its models, where that one stands."""
    heirs, fallen = battle.alive(unit), battle.model(unit.leader)
    if fallen.alive or not heirs:
        return
    if loses_its_officer(battle, fallen):
        battle.tell(shots.OfficerLost(unit=unit.id, model=fallen.id, rules=("TRA-OFF-03",)))
    options = [
        Option(str(heir.id), "option-model", {"model": heir.id}, unfit_to_lead(battle, heir, heirs)) for heir in heirs
    ]
    fit = [option.key for option in options if option.refused is None]
    key = fit[0]
    if len(fit) > 1:
        key = yield Choose(unit.owner, ASK_NEW_LEADER, "TRA-UNIT-05", options, data={"unit": unit.id})
    unit.leader = ModelId(int(key))
    battle.changed()
    battle.tell(shots.LeaderReplaced(unit=unit.id, model=unit.leader))
