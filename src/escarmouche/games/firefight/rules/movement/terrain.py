"""Difficult and dangerous terrain."""

from collections.abc import Sequence

from escarmouche.engine.ids import Length
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks.defence import Package, ignored
from escarmouche.games.firefight.rules.attacks.to_hit import Hit
from escarmouche.games.firefight.rules.attacks.wounds import check_effect, mark, model_options, remove, toughness
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.events import DangerRolled
from escarmouche.games.firefight.rules.state import NO_MODEL, Model, Unit
from escarmouche.games.firefight.rules.table.measure import stands_in
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body
from escarmouche.table.ways.movement import ways

WOUND = Hit(model=NO_MODEL, weapon=0)
ASK_DANGER_LAST = Asks("danger-last", "<model>", about=("unit",), says=("model",))


def difficult_cap() -> Length:
    """How far a unit moves in all that moves through difficult terrain."""
    return CATALOGUE.length("GFF-TERR-05")


@rule("GFF-STRIDER-01", otherwise=False)
def strides(battle: Battle, model: Model) -> bool:
    """A Strider ignores difficult terrain."""
    return battle.has(model, "strider")


@rule("GFF-FLYING-01", otherwise=False)
def flies(battle: Battle, model: Model) -> bool:
    """A Flying model moves through units and terrain and ignores its effects while moving."""
    return battle.has(model, "flying")


def minds_difficult(battle: Battle, model: Model) -> bool:
    """Whether difficult terrain slows the model down."""
    return not strides(battle, model) and not flies(battle, model)


def near_danger(battle: Battle, unit: Unit, spots: Sequence[Spot]) -> bool:
    """Whether models of a unit at some spots, or between them, need a closer look at dangerous terrain.

    Where a journal is kept they always do, because the rules are noted that were applied.
    """
    if not spots:
        return False
    return battle.game.keeps_journal or ways(battle.table).comes_near("dangerous", spots, battle.radius(unit))


@rule("GFF-TERR-08", otherwise=False)
def in_danger(battle: Battle, body: Body) -> bool:
    """A model that moves through dangerous terrain or is activated in it rolls."""
    return stands_in(battle, body, "dangerous")


@rule("GFF-TERR-10")
def roll_danger(battle: Battle, unit: Unit, models: list[Model]) -> Steps[None]:
    """All dice of one move are one package; in a group each model answers for its own ones."""
    ones: dict[int, int] = {}
    dice: list[int] = []
    for model in models:
        rolled = battle.roll(toughness(battle, model), "GFF-TERR-08", "dangerous-terrain")
        dice += rolled
        ones[model.id] = sum(hurts(face) for face in rolled)
    rules = ("GFF-TERR-08", "GFF-TERR-09")
    battle.tell(DangerRolled(unit=unit.id, dice=tuple(dice), wounds=sum(ones.values()), rules=rules))
    hurt = {key: left for key, count in ones.items() if (left := count - ignored(battle, unit, count, WOUND)) > 0}
    package = Package("danger")
    if not hurt:
        return
    if not battle.is_group(unit):
        yield from mark(battle, models[0], hurt[models[0].id], package)
    else:
        yield from _lose_in_danger(battle, unit, hurt, package)
    yield from check_effect(battle, unit, package)
    acting = battle.state.activation
    if acting is not None and acting.unit == unit.id and not unit.shaken and not CATALOGUE.holds("GFF-TERR-11"):
        acting.stopped = True


def hurts(face: int) -> bool:
    """A one is a wound."""
    return face == 1


def _lose_in_danger(battle: Battle, unit: Unit, hurt: dict[int, int], package: Package) -> Steps[None]:
    alive = battle.alive(unit)
    last: Model | None = None
    if len(hurt) == len(alive):
        key = yield Choose(
            unit.owner,
            ASK_DANGER_LAST,
            "GFF-TERR-10",
            model_options(alive),
            data={"unit": unit.id},
            default=str(alive[0].id),
        )
        last = battle.state.models[int(key)]
    for model in alive:
        if model.id in hurt and model is not last:
            remove(battle, model)
    if last is not None:
        yield from mark(battle, last, hurt[last.id], package)
