"""Hits of direct fire: the cover test, strays in the corridor, and who of the target is hit."""

from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Arrange, Choose, ChooseSome, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.losses import model_options
from escarmouche.games.trauma.rules.dice import is_down, is_up, rolled
from escarmouche.games.trauma.rules.events.shots import CoverRolled, HitsTaken, HitsWasted
from escarmouche.games.trauma.rules.space.measure import nearest_first
from escarmouche.games.trauma.rules.state import Model, Unit

Hits = dict[ModelId, int]
"""How often each model is hit, by model."""
Struck = dict[UnitId, Hits]
"""The hits of a salvo on every unit, in the order in which the units received them."""
ASK_EQUALLY_NEAR = Asks("equally-near", "<model>", about=("count",), says=("model",))
ASK_SNIPER_VICTIM = Asks("sniper-victim", "<model>", about=("count", "number"), says=("model",))
ASK_STRAY_ORDER = Asks("stray-order", "<unit>", says=("unit",))


class Bystanders(NamedTuple):
    """A unit with the models of it that stand in the fire corridor."""

    unit: Unit
    models: list[Model]


# Cover test


@rule("TRA-COVT-01", otherwise=False, always=True)
def cancels_in_cover(die: int) -> bool:
    """Every Up of a unit in cover cancels a hit."""
    return is_up(die)


@rule("TRA-COVT-02", always=True)
def cancels_while_hiding(die: int) -> bool:
    """Every Down of a unit that takes cover cancels a hit."""
    return is_down(die)


def cancels(die: int, *, hiding: bool) -> bool:
    """Whether a die of a cover test cancels a hit."""
    return cancels_while_hiding(die) if hiding else cancels_in_cover(die)


@rule("TRA-COVT-04", always=True)
def hits_tested(hits: int, strays: int) -> int:
    """Cover is tested for all hits of the salvo, before any of them goes astray."""
    return hits


def cover_test(battle: Battle, target: Unit, hits: int, strays: int, *, hiding: bool) -> int:
    """The hits that are left after the cover test of the target."""
    dice = rolled(battle, hits_tested(hits, strays), "TRA-COVT-01", "cover")
    cancelled = sum(cancels(die, hiding=hiding) for die in dice)
    battle.tell(CoverRolled(unit=target.id, dice=dice, cancelled=cancelled, hits=hits - cancelled))
    return hits - cancelled


# Nearest first


def nearest(
    battle: Battle, seat: int, origin: Model, models: Sequence[Model], count: int, number: RuleId
) -> Steps[list[Model]]:
    """So many of some models, those nearest to a given one first; the player chooses among those equally near."""
    found: list[Model] = []
    for group in nearest_first(battle, origin, models):
        left = count - len(found)
        if left <= 0:
            break
        if len(group) > left:
            group = yield from some_of(battle, seat, group, left, number)
        found += group
    return found


def some_of(battle: Battle, seat: int, models: Sequence[Model], count: int, number: RuleId) -> Steps[list[Model]]:
    """The player chooses so many of models that are equally near."""
    keys = yield ChooseSome(
        seat, ASK_EQUALLY_NEAR, number, model_options(models), least=count, most=count, data={"count": count}
    )
    return [battle.model(int(key)) for key in keys]


# Sharing out


@rule("TRA-ALLOC-01", always=True)
def hidden(model: Model, seen: Sequence[Model]) -> Reason | None:
    """A model that the firing unit does not see cannot be given a hit."""
    return None if model in seen else refusal("TRA-ALLOC-01", "refused-hidden", model=model.id)


@rule("TRA-ALLOC-02", otherwise={})
def share_evenly(battle: Battle, seat: int, origin: Model, models: Sequence[Model], count: int) -> Steps[Hits]:
    """Hits go round evenly, from the nearest model outward; nobody has one more before all have as many."""
    rounds, odd = divmod(count, len(models))
    extra = yield from nearest(battle, seat, origin, models, odd, "TRA-ALLOC-02")
    ordered = [model for group in nearest_first(battle, origin, models) for model in group]
    found = {model.id: rounds + (model in extra) for model in ordered}
    return {index: hits for index, hits in found.items() if hits}


@rule("TRA-SNIPER-02", otherwise={})
def freely(battle: Battle, seat: int, models: Sequence[Model], seen: Sequence[Model], count: int) -> Steps[Hits]:
    """A sniper's second score lets the player choose the victim of every hit."""
    found: Hits = {}
    for number in range(count):
        options = [
            Option(str(model.id), "option-model", {"model": model.id}, sniper_refused(model, seen)) for model in models
        ]
        key = yield Choose(
            seat, ASK_SNIPER_VICTIM, "TRA-SNIPER-02", options, data={"number": number + 1, "count": count}
        )
        victim = ModelId(int(key))
        found[victim] = found.get(victim, 0) + 1
    return found


@rule("TRA-SNIPER-05", always=True)
def sniper_refused(model: Model, seen: Sequence[Model]) -> Reason | None:
    """The victims of a sniper must be seen like all others."""
    return hidden(model, seen)


# Strays


@rule("TRA-ALLOC-03", otherwise=[])
def hit_first(bystanders: Sequence[Bystanders]) -> list[Bystanders]:
    """Units in the fire corridor are hit before the target."""
    return list(bystanders)


@rule("TRA-ALLOC-04")
def strays_on(models: Sequence[Model], hits: int) -> int:
    """Every model in the corridor takes one hit, as long as there are any."""
    return min(len(models), hits)


@rule("TRA-ALLOC-06")
def in_order(battle: Battle, seat: int, origin: Model, bystanders: Sequence[Bystanders]) -> Steps[list[Bystanders]]:
    """The unit whose nearest model is nearest is served first; among equals the player chooses."""
    heads = {nearest_first(battle, origin, one.models)[0][0].id: one for one in bystanders}
    found: list[Bystanders] = []
    for group in nearest_first(battle, origin, [battle.model(index) for index in heads]):
        tied = [heads[model.id] for model in group]
        if len(tied) > 1:
            options = [Option(str(one.unit.id), "option-unit", {"unit": one.unit.id}) for one in tied]
            keys = yield Arrange(seat, ASK_STRAY_ORDER, "TRA-ALLOC-06", options)
            tied = [one for key in keys for one in tied if str(one.unit.id) == key]
        found += tied
    return found


def give_strays(
    battle: Battle, seat: int, origin: Model, bystanders: Sequence[Bystanders], hits: int, struck: Struck
) -> Steps[int]:
    """Hits on those in the corridor; returns how many are left for the target."""
    first = hit_first(bystanders)
    ordered = (yield from in_order(battle, seat, origin, first)) if first else []
    for one in ordered:
        count = strays_on(one.models, hits)
        if not count:
            break
        hit = yield from nearest(battle, seat, origin, one.models, min(count, len(one.models)), "TRA-ALLOC-06")
        struck[one.unit.id] = {model.id: 1 for model in hit}
        hits -= count
        tell_hits(battle, one.unit, struck[one.unit.id], stray=True)
    return hits


def tell_hits(battle: Battle, unit: Unit, hits: Hits, *, stray: bool = False) -> None:
    """Who of a unit is hit how often."""
    battle.tell(HitsTaken(unit=unit.id, models=tuple(hits), hits=tuple(hits.values()), stray=stray))


def waste(battle: Battle, unit: Unit, count: int) -> None:
    """Hits for which there is nobody left."""
    if count > 0:
        battle.tell(HitsWasted(unit=unit.id, count=count))
