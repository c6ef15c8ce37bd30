"""Wounds: casualties, markers, wound effects, Shaken, and the push."""

from collections.abc import Iterable, Sequence

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, ChooseSome, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import RuleId, note, rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import events
from escarmouche.games.firefight.rules.attacks.defence import Package, block, ignored
from escarmouche.games.firefight.rules.attacks.own_rules import immune
from escarmouche.games.firefight.rules.attacks.to_hit import Hit, any_has, spend_next_use
from escarmouche.games.firefight.rules.battle import NUMBERS, Battle
from escarmouche.games.firefight.rules.dice import passes
from escarmouche.games.firefight.rules.state import NO_UNIT, Model, Unit

OUT_BORDER = NUMBERS["shaken_up_to"]
ASK_CASUALTIES = Asks("casualties", "<model>", about=("count", "unit"), says=("model",))
ASK_DEADLY_ASSIGN = Asks("deadly-assign", "<model>", about=("deadly", "unit"), says=("model",))
ASK_ABSORB = Asks("absorb", "<model>", about=("unit",), says=("model",))


# A whole package


def suffer(battle: Battle, unit: Unit, hits: Sequence[Hit], package: Package) -> Steps[None]:
    """A unit takes the hits of one package: Defence, Deadly wounds, other wounds, the effect, the push."""
    if not hits:
        return
    wounds = block(battle, unit, hits, package)
    yield from take_wounds(battle, unit, wounds, package)


@rule("GFF-SEQ-01")
def take_wounds(battle: Battle, unit: Unit, wounds: Sequence[Hit], package: Package) -> Steps[None]:
    """Deadly wounds one after another, then the others, then at most one wound effect roll."""
    feared: set[int] = set()
    for hit in resolved_first(wounds):
        yield from deadly_wound(battle, unit, hit, package, feared)
    plain = [hit for hit in wounds if not hit.deadly]
    suffered = _after_regeneration(battle, unit, plain, feared)
    if any(not hit.stops_regeneration for hit in wounds):
        spend_next_use(unit, "regeneration")
    yield from lose(battle, unit, suffered, package)
    if package.attacker != NO_UNIT and daunts(battle, battle.state.units[package.attacker], unit):
        package.feared = fear_bonus(battle, feared, package)
    yield from check_effect(battle, unit, package)
    if package.marked:
        spend_next_use(unit, "wounds")


def daunts(battle: Battle, attacker: Unit, unit: Unit) -> bool:
    """Whether somebody in an attacking unit has Fear, and the other is not immune from it."""
    return any_has(battle, attacker, "fear") and immune(battle, unit, "fear") is None


@rule("GFF-DEADLY-02", always=True)
def resolved_first(wounds: Sequence[Hit]) -> list[Hit]:
    """Deadly wounds come before all others, the deadliest first."""
    return sorted((hit for hit in wounds if hit.deadly), key=lambda hit: -hit.deadly)


def _after_regeneration(battle: Battle, unit: Unit, wounds: Sequence[Hit], feared: set[int]) -> int:
    suffered = 0
    for hit in wounds:
        if not ignored(battle, unit, 1, hit):
            suffered += 1
            feared.add(hit.model)
    return suffered


def deadly_wound(battle: Battle, unit: Unit, hit: Hit, package: Package, feared: set[int]) -> Steps[None]:
    """Assign one Deadly wound, multiply it, roll Regeneration, apply what is left."""
    models = battle.alive(unit)
    if not models:
        return
    bearer = marked_already(models) if absorbs(battle) else None
    chosen = bearer or models[0]
    if len(models) > 1 and bearer is None:
        key = yield Choose(
            deadly_assigner(battle, unit, package),
            ASK_DEADLY_ASSIGN,
            "GFF-DEADLY-04",
            model_options(models),
            data={"unit": unit.id, "deadly": hit.deadly},
            default=str(models[-1].id),
        )
        chosen = battle.state.models[int(key)]
    suffered = hit.deadly - ignored(battle, unit, multiplied_wound(hit), hit)
    if suffered <= 0:
        return
    feared.add(hit.model)
    if len(models) == 1 or absorbs(battle):
        yield from mark(battle, chosen, suffered, package)
    else:
        carried = CATALOGUE.number("GFF-DEADLY-03")
        remove(battle, chosen)
        yield from lose(battle, unit, carried, package)


@rule("GFF-DEADLY-04", always=True)
def deadly_assigner(battle: Battle, unit: Unit, package: Package) -> SeatId:
    """The defender assigns Deadly wounds, or the attacker by option."""
    return package.seat if battle.option("deadly_assigner") == "attacker" and package.seat >= 0 else unit.owner


@rule("GFF-DEADLY-05")
def multiplied_wound(hit: Hit) -> int:
    """The wound is multiplied first; Regeneration is rolled for each resulting wound."""
    return hit.deadly


def model_options(models: Iterable[Model]) -> list[Option]:
    """One option for each model."""
    return [Option(str(model.id), "option-model", {"model": model.id}) for model in models]


# Casualties


@rule("GFF-WOUND-02")
def removes_models(battle: Battle, unit: Unit) -> bool:
    """A unit of several models loses models; a single one collects markers."""
    return battle.is_group(unit)


@rule("GFF-GROUP-03")
def casualties(wounds: int, models: int) -> tuple[int, int]:
    """A group loses models until one is left; the wounds beyond that mark the last."""
    lost = eliminated(wounds, models)
    return lost, last_models_wounds(wounds - lost)


@rule("GFF-GROUP-01", otherwise=0)
def eliminated(wounds: int, models: int) -> int:
    """Each wound eliminates one model until only one is left."""
    return min(wounds, models - 1)


@rule("GFF-GROUP-02", otherwise=0)
def last_models_wounds(wounds: int) -> int:
    """Only the last model accumulates wounds."""
    return max(0, wounds)


@rule("GFF-GROUP-04", otherwise=False, always=True)
def absorbs(battle: Battle) -> bool:
    """Whether Tough models of a group collect markers before they fall, by option."""
    return battle.option("tough_in_groups") == "absorb"


def marked_already(models: Iterable[Model]) -> Model | None:
    """The model of a group that has markers: it falls before the next receives any."""
    return next((model for model in models if model.markers), None)


def lose(battle: Battle, unit: Unit, wounds: int, package: Package) -> Steps[None]:
    """A unit suffers wounds that were neither blocked nor ignored."""
    if wounds <= 0 or not battle.alive(unit):
        return
    if absorbs(battle) and battle.is_group(unit):
        yield from absorb(battle, unit, wounds, package)
    elif removes_models(battle, unit):
        lost, marks = casualties(wounds, len(battle.alive(unit)))
        yield from choose_casualties(battle, unit, lost)
        if marks:
            yield from mark(battle, battle.alive(unit)[0], marks, package)
    else:
        yield from mark(battle, battle.alive(unit)[0], wounds, package)


@rule("GFF-WOUND-03", always=True)
def removable(battle: Battle, unit: Unit) -> list[Model]:
    """Any model that is alive may be removed, seen or not."""
    return battle.alive(unit)


@rule("GFF-WOUND-01")
def choose_casualties(battle: Battle, unit: Unit, count: int) -> Steps[None]:
    """The defender removes one model for each wound."""
    if not count:
        return
    models = removable(battle, unit)
    keys = yield ChooseSome(
        unit.owner,
        ASK_CASUALTIES,
        "GFF-WOUND-01",
        lambda: model_options(models),
        least=count,
        most=count,
        data={"unit": unit.id, "count": count},
        default=[str(model.id) for model in models[-count:]],
    )
    for key in keys:
        remove(battle, battle.state.models[int(key)])


def absorb(battle: Battle, unit: Unit, wounds: int, package: Package) -> Steps[None]:
    """Markers go on one Tough model until it falls, then on the next."""
    while wounds and battle.is_group(unit):
        models = battle.alive(unit)
        bearer = marked_already(models)
        if bearer is None:
            key = yield Choose(
                unit.owner,
                ASK_ABSORB,
                "GFF-GROUP-04",
                model_options(models),
                data={"unit": unit.id},
                default=str(models[-1].id),
            )
            bearer = battle.state.models[int(key)]
        bearer.markers += 1
        wounds -= 1
        battle.tell(events.MarkersPlaced(model=bearer.id, count=1, markers=bearer.markers))
        if bearer.markers >= toughness(battle, bearer):
            remove(battle, bearer)
    if wounds:
        yield from mark(battle, battle.alive(unit)[0], wounds, package)


def remove(
    battle: Battle, model: Model, event: type[events.ModelRemoved] | type[events.OutOfAction] = events.ModelRemoved
) -> None:
    """Take a model off the table for good."""
    unit = battle.unit_of(model)
    model.alive = False
    battle.regrouped(unit)
    rolled = event is events.OutOfAction
    battle.tell(event(model=model.id, unit=unit.id, rules=() if rolled else ("GFF-GROUP-05",)))
    if not battle.alive(unit):
        gone(battle, unit)


def gone(battle: Battle, unit: Unit) -> None:
    """A unit with no model left is destroyed."""
    unit.place = "gone"
    for index in unit.models:
        battle.state.models[index].alive = False
    battle.regrouped(unit)
    battle.tell(events.UnitDestroyed(unit=unit.id))


# Markers and wound effects


def mark(battle: Battle, model: Model, count: int, package: Package) -> Steps[None]:
    """Put wound markers on a model."""
    unit = battle.unit_of(model)
    placed = new_markers(count)
    model.markers += placed
    battle.tell(events.MarkersPlaced(model=model.id, count=placed, markers=model.markers))
    if not battle.is_group(unit):
        package.marked += placed
    elif model.markers >= toughness(battle, model):
        remove(battle, model)
    yield from ()


@rule("GFF-EFFECT-01", otherwise=0)
def new_markers(wounds: int) -> int:
    """One wound marker for each wound."""
    return wounds


def toughness(battle: Battle, model: Model) -> int:
    """X of Tough(X); a model without the rule counts as Tough(1)."""
    return tough(battle, model) or 1


@rule("GFF-TOUGH-01", otherwise=0)
def tough(battle: Battle, model: Model) -> int:
    """Tough(X) delays wound effects until X wounds and moves their border."""
    return battle.value(model, "tough")


@rule("GFF-FEAR-01", otherwise=0, always=True)
def fear_bonus(battle: Battle, inflicted: Iterable[int], package: Package) -> int:
    """Models with Fear(X) that wounded in this melee add X to the wound effect roll."""
    if not fear_applies(package):
        return 0
    return sum(battle.value(battle.state.models[index], "fear") for index in inflicted if index >= 0)


@rule("GFF-FEAR-02", otherwise=True, always=True)
def fear_applies(package: Package) -> bool:
    """Fear works in melee and nowhere else."""
    return package.cause == "melee"


@rule("GFF-FEAR-02", otherwise=0)
def fear_for_threshold(battle: Battle, package: Package) -> int:
    """By option, Fear also helps to reach the Tough threshold."""
    return package.feared if battle.option("fear_and_tough") == "counts_for_tough" else 0


@rule("GFF-TOUGH-03", always=True)
def reaches_threshold(markers: int, tough: int) -> bool:
    """Below X markers a package has no effect but the markers."""
    return markers >= tough


@rule("GFF-EFFECT-07", otherwise=True, always=True)
def rolls_once(package: Package) -> bool:
    """One roll for each package that placed a marker, and none otherwise."""
    return package.marked > 0


@rule("GFF-WOUND-04")
def check_effect(battle: Battle, unit: Unit, package: Package) -> Steps[None]:
    """The last or only model rolls at most once for each package."""
    models = battle.alive(unit)
    if not models or not rolls_once(package):
        return
    model = models[0]
    limit = toughness(battle, model)
    if not reaches_threshold(model.markers + fear_for_threshold(battle, package), limit):
        battle.tell(events.BelowThreshold(model=model.id, markers=model.markers, tough=limit))
        return
    yield from roll_effect(battle, model, package)


@rule("GFF-EFFECT-02")
def roll_effect(battle: Battle, model: Model, package: Package) -> Steps[None]:
    """One die plus the markers, read on the wound effects table."""
    unit = battle.unit_of(model)
    face = battle.roll(1, "GFF-EFFECT-02", "wound-effect")[0]
    reasons = effect_reasons(model.markers, package.feared, shaken=unit.shaken)
    needed = out_border(battle, model)
    if unit.shaken and len(unit.models) > 1:
        note("GFF-GROUP-05")
    battle.tell(
        events.EffectRolled(
            model=model.id, die=face, total=face + total(reasons), needed=needed, reasons=tuple(reasons)
        )
    )
    if is_out(face, needed, reasons):
        remove(battle, model, events.OutOfAction)
        return
    make_shaken(battle, unit, "GFF-EFFECT-03")
    yield from offer_push(battle, model, package)


@rule("GFF-EFFECT-06", always=True)
def effect_reasons(markers: int, feared: int, *, shaken: bool) -> list[Reason]:
    """All markers, +1 if already Shaken, and the Fear of this package."""
    found = [Reason(markers, "GFF-EFFECT-01"), shaken_penalty(shaken=shaken)]
    if feared:
        found.append(Reason(feared, "GFF-FEAR-01"))
    return [reason for reason in found if reason is not None]


@rule("GFF-SHAKEN-01")
def shaken_penalty(*, shaken: bool) -> Reason | None:
    """A Shaken unit's wound effects are worse."""
    return Reason(+1, "GFF-SHAKEN-01") if shaken else None


@rule("GFF-TOUGH-02")
def out_border(battle: Battle, model: Model) -> int:
    """Out of Action on 5+X or more: the printed example with Tough(3) says 8 or more."""
    return int(OUT_BORDER + toughness(battle, model))


@rule("GFF-EFFECT-04", otherwise=False)
def is_out(face: int, needed: int, reasons: Sequence[Reason]) -> bool:
    """The upper row of the table: Out of Action."""
    return in_upper_row(face, needed, reasons)


@rule("GFF-EFFECT-05")
def in_upper_row(face: int, needed: int, reasons: Sequence[Reason]) -> bool:
    """The printed 6 means 6 or more."""
    return passes(face, needed, reasons, "wound-effect")


@rule("GFF-EFFECT-08", otherwise=False)
def already_shaken(unit: Unit) -> bool:
    """A second Shaken result changes nothing: the unit stays Shaken and is not removed."""
    return unit.shaken


def make_shaken(battle: Battle, unit: Unit, why: RuleId) -> None:
    """The unit becomes Shaken."""
    if why == "GFF-EFFECT-03" and not CATALOGUE.holds("GFF-EFFECT-03"):
        return
    if battle.is_group(unit) and not CATALOGUE.holds("GFF-GROUP-05"):
        return
    again = already_shaken(unit)
    if unit.shaken and not again:
        gone(battle, unit)
        return
    unit.shaken = True
    battle.tell(events.Shaken(unit=unit.id, again=again, rules=(why,)))
    acting = battle.state.activation
    if acting is not None and acting.unit == unit.id and ends_activation(battle):
        acting.stopped = True


@rule("GFF-SHAKEN-09", otherwise=False, always=True)
def ends_activation(battle: Battle) -> bool:
    """Becoming Shaken during its own activation ends it, unless it was idle from the start."""
    return not battle.acting.idle


def offer_push(battle: Battle, model: Model, package: Package) -> Steps[None]:
    """The attacker may try to push a model that was just Shaken."""
    from escarmouche.games.firefight.rules.attacks.pushing import push

    if model.alive:
        yield from push(battle, model, package)
