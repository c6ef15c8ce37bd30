"""Casters: tokens, spells, help and hindrance, and what spells do."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import ClassVar

import msgspec

from escarmouche.engine.ids import ModelId, SeatId, UnitId
from escarmouche.engine.keys import OptionKey
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Choose, ChooseSome, Forecast, Option, Question, Steps, Together
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules import events
from escarmouche.games.firefight.rules.attacks import own_rules, to_hit, wounds
from escarmouche.games.firefight.rules.attacks.defence import Package, block, may_regenerate, roll_regeneration
from escarmouche.games.firefight.rules.attacks.shooting import resolve
from escarmouche.games.firefight.rules.battle import NUMBERS, Battle
from escarmouche.games.firefight.rules.dice import passes
from escarmouche.games.firefight.rules.lists.own_rules import OwnRule
from escarmouche.games.firefight.rules.lists.profile import Spell, Weapon
from escarmouche.games.firefight.rules.state import NO_MODEL, Lasting, Model, Unit
from escarmouche.games.firefight.rules.table.measure import (
    gaps_to,
    model_distance,
    nearest_units,
    sees,
    within,
)
from escarmouche.games.firefight.rules.vocabulary import Lasts, SpellEffect
from escarmouche.table.geometry import inches

CAST_ON = NUMBERS["cast_target"]
TOKEN_CAP = NUMBERS["caster_token_cap"]
INTERFERENCE = inches(NUMBERS["caster_interference_range"])
SPELL_WEAPON = 0
ASK_SPELL_TARGETS = Asks("spell-targets", "<unit>", "<model>", about=("model", "spell"), says=("model", "unit"))
ASK_COMMIT_TOKENS = Asks("commit-tokens", about=("model",))
ASK_COMMIT_TOKENS_AGAINST = Asks("commit-tokens-against", about=("model",))
ASK_SPELL_TARGET = Asks("spell-target", "<unit>", "<model>", about=("model", "spell"), says=("model", "unit"))


class Cast(OptionKey, frozen=True):
    """A model tries a spell."""

    word: ClassVar[str] = "cast"
    model: ModelId
    spell: str


# Tokens


@rule("GFF-CASTER-01", otherwise=0)
def new_tokens(battle: Battle, model: Model) -> int:
    """A Caster(X) gets X tokens at the start of each round."""
    return battle.value(model, "caster")


@rule("GFF-CASTER-02")
def capped(tokens: int) -> int:
    """The number of tokens, but not more than six, the most that anybody holds."""
    return int(min(TOKEN_CAP, tokens))


def gain_tokens(battle: Battle) -> None:
    """All Casters of both sides gain tokens, also those in reserve."""
    for model in battle.state.models:
        gained = new_tokens(battle, model) if model.alive else 0
        if gained:
            before = model.tokens
            model.tokens = capped(model.tokens + gained)
            battle.tell(events.TokensGained(model=model.id, gained=model.tokens - before, tokens=model.tokens))


# When and what


def casters(battle: Battle, unit: Unit) -> list[Model]:
    """The models of a unit that cast spells."""
    if not unit.lasting and "caster" not in battle.profiles[unit.id].rules_of_some:
        return []
    alive = battle.alive(unit)
    kits = battle.known(_casting_kits, alive[0]) if alive else ()
    return [model for model in alive if model.kit in kits] if kits else []


def _casting_kits(battle: Battle, one: Model) -> frozenset[int]:
    """The kits of a model's unit whose bearers cast spells."""
    models = [battle.state.models[index] for index in battle.unit_of(one).models]
    return frozenset(model.kit for model in models if battle.value(model, "caster"))


def spell_key(model: Model, spell: Spell) -> str:
    """The key of trying a spell."""
    return _written(model.id, spell.name)


@cache
def _written(model: ModelId, spell: str) -> str:
    return str(Cast(model, spell))


@rule("GFF-CASTER-06", always=True)
def too_late_to_cast(battle: Battle, unit: Unit) -> Reason | None:
    """Only in the Caster's own activation, before its unit shoots or strikes, and not while Shaken."""
    acting = battle.state.activation
    if acting is None or acting.unit != unit.id or acting.shot or acting.step not in ("before", "after") or unit.shaken:
        return refusal("GFF-CASTER-06", "refused-too-late-to-cast")
    return None


@rule("GFF-CASTER-03")
def cannot_pay(battle: Battle, model: Model, spell: Spell) -> Reason | None:
    """A spell costs its value in tokens and is tried once an activation."""
    if spell_key(model, spell) in battle.acting.tried:
        return refusal("GFF-CASTER-03", "refused-spell-tried", spell=spell.name)
    if model.tokens < spell.value:
        return refusal("GFF-CASTER-03", "refused-no-tokens", spell=spell.name, value=spell.value, tokens=model.tokens)
    return None


def cast_options(battle: Battle, unit: Unit) -> list[Option]:
    """Every spell of every Caster of the unit."""
    options = []
    for model in casters(battle, unit):
        for spell in battle.spells(unit.owner):
            data = {"model": model.id, "spell": spell.name, "value": spell.value}
            reason = partial(cast_refused, battle, unit, model, spell)
            told = partial(_forecast, battle, model, spell, None)
            options.append(Option(spell_key(model, spell), "option-cast", data, refused=reason, forecast=told))
    return options


def _forecast(battle: Battle, caster: Model, spell: Spell, target: Unit | Model | None) -> Forecast:
    from escarmouche.games.firefight.rules import forecast

    return forecast.spell(battle, caster, spell, target)


def cast_refused(battle: Battle, unit: Unit, model: Model, spell: Spell) -> Reason | None:
    """Why a spell cannot be tried now."""
    return too_late_to_cast(battle, unit) or cannot_pay(battle, model, spell) or _no_target(battle, model, spell)


def can_cast(battle: Battle, unit: Unit) -> bool:
    """Whether some spell can be tried now."""
    able = casters(battle, unit)
    if not able or too_late_to_cast(battle, unit) is not None:
        return False
    for model in able:
        for spell in battle.spells(unit.owner):
            if cannot_pay(battle, model, spell) is None and _has_target(battle, model, spell):
                return True
    return False


def _has_target(battle: Battle, model: Model, spell: Spell) -> bool:
    gaps = nearest_units(battle, model)
    for unit in meant_units(battle, model, spell):
        # Most units are too far away, and the nearest model of each says so at once.
        if spell.target != "self" and not within(gaps[unit.id], spell.range):
            continue
        for models, _ in _aims_at(battle, unit, spell):
            if can_aim(battle, model, spell, models):
                return True
    return False


def _no_target(battle: Battle, model: Model, spell: Spell) -> Reason | None:
    if _has_target(battle, model, spell):
        return None
    meant = aims(battle, model, spell)
    return target_refused(battle, model, spell, *meant[0]) if meant else no_spell_target()


def no_spell_target() -> Reason:
    """Why a spell is not tried that is for nobody on the table."""
    return refusal("GFF-SPELL-02", "refused-no-spell-target")


@rule("GFF-SPELL-02", otherwise=[])
def aims(battle: Battle, caster: Model, spell: Spell) -> list[tuple[list[Model], dict[str, int]]]:
    """Whom a spell is for: the Caster's own unit, a unit of its side or of the enemy, or one model of the enemy."""
    return [aim for unit in meant_units(battle, caster, spell) for aim in _aims_at(battle, unit, spell)]


@rule("GFF-SPELL-02", otherwise=[])
def meant_units(battle: Battle, caster: Model, spell: Spell) -> list[Unit]:
    """The units that a spell is for, or of which it is for one model."""
    own = battle.unit_of(caster)
    if spell.target == "self":
        return [own]
    return battle.on_table(own.owner) if spell.target == "friendly unit" else battle.enemies(own)


def _aims_at(battle: Battle, unit: Unit, spell: Spell) -> list[tuple[list[Model], dict[str, int]]]:
    models = battle.alive(unit)
    if spell.target == "enemy model":
        return [([model], {"model": model.id}) for model in models]
    return [(models, {"unit": unit.id})]


def spell_targets(battle: Battle, caster: Model, spell: Spell) -> list[Option]:
    """Whom a spell is for, each with the reason why the Caster cannot aim at it."""
    return [_target_option(battle, caster, spell, models, data) for models, data in aims(battle, caster, spell)]


def _target_option(battle: Battle, caster: Model, spell: Spell, models: list[Model], data: dict[str, int]) -> Option:
    target = models[0] if "model" in data else battle.unit_of(models[0])
    return Option(
        str(target.id),
        "option-model" if "model" in data else "option-target",
        dict(data),
        refused=partial(target_refused, battle, caster, spell, models, data),
        forecast=partial(_forecast, battle, caster, spell, target),
    )


def target_refused(
    battle: Battle, caster: Model, spell: Spell, models: list[Model], data: dict[str, int]
) -> Reason | None:
    """Why a spell cannot be aimed at these models."""
    if can_aim(battle, caster, spell, models):
        return None
    if (ward := warded(battle, spell, models)) is not None:
        return refusal(own_rules.RULE, "refused-immune-to-spells", own=ward.name, spell=spell.name)
    if not _near_enough(battle, caster, spell, models):
        return refusal("GFF-SPELL-02", "refused-spell-range", spell=spell.name)
    return refusal("GFF-CASTER-04", "refused-no-sight", **data)


def can_aim(battle: Battle, caster: Model, spell: Spell, models: list[Model]) -> bool:
    """Whether a spell can be aimed at these models: the Caster must see one of them within the spell's range."""
    if spell.target == "self":
        return True
    if warded(battle, spell, models) is not None:
        return False
    near = _near_enough(battle, caster, spell, models)
    return len(near) > 0 and in_view(battle, caster, near)


def warded(battle: Battle, spell: Spell, models: list[Model]) -> OwnRule | None:
    """The rule of one's own by which a unit is immune from the spells of its enemies."""
    hostile = spell.target in ("enemy unit", "enemy model")
    return own_rules.immune(battle, battle.unit_of(models[0]), "spells") if hostile else None


def _near_enough(battle: Battle, caster: Model, spell: Spell, models: list[Model]) -> list[Model]:
    """Those of some models, one or a whole unit, that are within the range of a spell."""
    if spell.target == "enemy model":
        return [model for model in models if within(model_distance(battle, caster, model), spell.range)]
    gaps = gaps_to(battle, caster, battle.unit_of(models[0]))
    return [model for model, gap in zip(models, gaps, strict=True) if within(gap, spell.range)]


@rule("GFF-CASTER-04", otherwise=True)
def in_view(battle: Battle, caster: Model, models: list[Model]) -> bool:
    """A spell needs a target in line of sight."""
    return any(sees(battle, caster, model) for model in models)


# Casting


def cast(battle: Battle, key: str) -> Steps[None]:
    """Try a spell: targets, payment, tokens for and against, the roll, the effect."""
    wanted = Cast.read(key)
    caster = battle.state.models[wanted.model]
    unit = battle.unit_of(caster)
    spell = next(spell for spell in battle.spells(unit.owner) if spell.name == wanted.spell)
    targets = yield from _choose_targets(battle, caster, spell)
    numbers = [int(target) for target in targets]
    at_models = spell.target == "enemy model"
    caster.tokens -= spell.value
    battle.acting.tried = [*battle.acting.tried, key]
    battle.tell(
        events.SpellDeclared(
            model=caster.id,
            spell=spell.name,
            targets=tuple(map(ModelId, numbers)) if at_models else tuple(map(UnitId, numbers)),
            value=spell.value,
            rules=("GFF-CASTER-03",),
        )
    )
    reasons = yield from commit_tokens(battle, caster)
    if not roll_to_cast(battle, caster, spell, reasons):
        return
    for target in _meant(battle, spell, numbers):
        yield from EFFECTS[spell.effect.kind](battle, caster, spell, target)


def _meant(battle: Battle, spell: Spell, numbers: list[int]) -> Iterator[int]:
    """The targets that are still on the table: models for hits at models, otherwise units."""
    state, at_models = battle.state, spell.target == "enemy model"
    if at_models and spell.effect.kind != "hits":
        at_models, numbers = False, list(dict.fromkeys(state.models[number].unit for number in numbers))
    for number in numbers:
        if state.models[number].alive if at_models else state.units[number].place == "table":
            yield number


def _choose_targets(battle: Battle, caster: Model, spell: Spell) -> Steps[list[str]]:
    options = spell_targets(battle, caster, spell)
    allowed = [option.key for option in options if option.refused is None]
    if spell.target == "self":
        return allowed
    seat, data = battle.unit_of(caster).owner, {"model": caster.id, "spell": spell.name}
    if spell.targets == 1:
        chosen = yield Choose(seat, ASK_SPELL_TARGET, "GFF-SPELL-02", options, data=data)
        return [chosen]
    most = min(spell.targets, len(allowed))
    some: list[str] = yield ChooseSome(seat, ASK_SPELL_TARGETS, "GFF-SPELL-02", options, least=1, most=most, data=data)
    return some


@rule("GFF-CASTER-05", otherwise=[])
def interferers(battle: Battle, caster: Model, seat: SeatId) -> list[Model]:
    """Casters within 18 inches of the Caster's unit, and in sight of it, may spend tokens."""
    unit = battle.unit_of(caster)
    return [
        model
        for other in battle.on_table(seat)
        if may_commit(other)
        for model in casters(battle, other)
        if model.tokens and _is_near(battle, model, unit)
    ]


@rule("GFF-CASTER-07", otherwise=True)
def may_commit(unit: Unit) -> bool:
    """Shaken models do not commit tokens; each side commits in secret, for or against."""
    return not unit.shaken


def _is_near(battle: Battle, model: Model, unit: Unit) -> bool:
    return any(
        model is other or (within(model_distance(battle, model, other), INTERFERENCE) and sees(battle, model, other))
        for other in battle.alive(unit)
    )


def commit_tokens(battle: Battle, caster: Model) -> Steps[list[Reason]]:
    """Both sides commit tokens in secret and reveal them together."""
    owner = battle.unit_of(caster).owner
    available = {seat: interferers(battle, caster, seat) for seat in (0, 1)}
    parts: dict[SeatId, Question] = {
        seat: Amount(
            seat,
            ASK_COMMIT_TOKENS if seat == owner else ASK_COMMIT_TOKENS_AGAINST,
            "GFF-CASTER-07",
            most=sum(model.tokens for model in models),
            data={"model": caster.id},
            default=0,
        )
        for seat, models in available.items()
        if models
    }
    if not parts:
        return []
    committed: dict[SeatId, int] = yield Together(parts)
    reasons = []
    for seat, count in committed.items():
        _spend(available[seat], caster, count)
        battle.tell(events.TokensCommitted(seat=seat, count=count, rules=("GFF-CASTER-05",)))
        if count:
            reasons.append(Reason(committed_value(count, helps=seat == owner), "GFF-CASTER-05"))
    return reasons


@rule("GFF-CASTER-07", otherwise=0)
def committed_value(count: int, *, helps: bool) -> int:
    """Tokens of the Caster's side help, those of the enemy hinder."""
    return count if helps else -count


def _spend(models: list[Model], caster: Model, count: int) -> None:
    """The Caster's own tokens go first, then those of the others in roster order."""
    for model in sorted(models, key=lambda model: (model is not caster, model.id)):
        paid = min(model.tokens, count)
        model.tokens -= paid
        count -= paid


@rule("GFF-CASTER-04", otherwise=False, always=True)
def roll_to_cast(battle: Battle, caster: Model, spell: Spell, reasons: list[Reason]) -> bool:
    """A spell takes effect on 4 or more."""
    unit = battle.unit_of(caster)
    reasons = [*reasons, *to_hit.spell_reasons(unit, "casting"), *own_rules.casting(battle, caster)]
    face = battle.roll(1, "GFF-CASTER-04", "casting")[0]
    success = passes(face, CAST_ON, reasons, "casting")
    to_hit.spend_next_use(unit, "casting")
    battle.tell(
        events.CastRolled(
            model=caster.id, spell=spell.name, die=face, needed=CAST_ON, success=success, reasons=tuple(reasons)
        )
    )
    return success


# Effects


@rule("GFF-SPELL-03")
def spell_hits(battle: Battle, caster: Model, spell: Spell, target: int) -> Steps[None]:
    """Automatic hits in a package of their own, without cover, hit modifiers or Fear."""
    unit = battle.unit_of(caster)
    weapon, hits = bolts(spell)
    aimed = battle.state.units[battle.state.models[target].unit if spell.target == "enemy model" else target]
    if spell.target == "enemy model" and battle.is_group(aimed):
        package = Package("spell", attacker=unit.id, seat=unit.owner)
        yield from _hits_on_model(battle, battle.state.models[target], hits, package)
        return
    dealt = {aimed.id: hits}
    if "blast" in weapon.rules:
        dealt = yield from to_hit.spread_blast(battle, unit, aimed, weapon, hits)
    yield from resolve(battle, unit, dealt, "spell")


def bolts(spell: Spell) -> tuple[Weapon, list[to_hit.Hit]]:
    """A spell as a weapon, and the hits that it deals."""
    weapon = Weapon(spell.name, 0, spell.effect.count, spell.effect.rules)
    return weapon, [
        to_hit.weapon_hit(NO_MODEL, SPELL_WEAPON, weapon, to_hit.Strike(shooting=False))
    ] * spell.effect.count


def _hits_on_model(battle: Battle, model: Model, hits: list[to_hit.Hit], package: Package) -> Steps[None]:
    """A spell at one model of a group treats it as a unit of its own."""
    unit = battle.unit_of(model)
    caused = block(battle, unit, hits, package)
    for wound in (*wounds.resolved_first(caused), *(wound for wound in caused if not wound.deadly)):
        count = wounds.multiplied_wound(wound) if wound.deadly else 1
        if regrows(battle, model) and may_regenerate(wound):
            count -= roll_regeneration(battle, unit, count)
        if count and model.alive:
            if wounds.absorbs(battle):
                yield from wounds.mark(battle, model, count, package)
            else:
                wounds.remove(battle, model)


@rule("GFF-REGEN-01", otherwise=False)
def regrows(battle: Battle, model: Model) -> bool:
    """A model that is treated as a unit of its own needs nobody else to regenerate."""
    return battle.has(model, "regeneration")


def spell_lasts(battle: Battle, caster: Model, spell: Spell, target: int) -> Steps[None]:
    """The target has a rule, or one of its rolls is modified, for a while; the same spell does not add up."""
    unit = battle.state.units[target]
    effect = spell.effect
    value, kind = next(iter(effect.rules.values()), 0), msgspec.convert(effect.kind, Lasts)
    unit.lasting = [lasting for lasting in unit.lasting if lasting.spell != spell.name]
    unit.lasting.append(
        Lasting(
            spell=spell.name,
            kind=kind,
            rule=effect.rule,
            value=value,
            roll=effect.roll,
            amount=effect.amount,
            until=effect.until or "end of round",
        )
    )
    battle.tell(events.SpellTook(unit=unit.id, spell=spell.name, effect=kind))
    yield from ()


def spell_moves(battle: Battle, caster: Model, spell: Spell, target: int) -> Steps[None]:
    """The target may move."""
    from escarmouche.games.firefight.rules.movement.moves import extra_move

    unit = battle.state.units[target]
    battle.tell(events.SpellTook(unit=unit.id, spell=spell.name, effect="move"))
    yield from extra_move(battle, unit, spell.effect.inches)


def spell_shakes(battle: Battle, caster: Model, spell: Spell, target: int) -> Steps[None]:
    """The target becomes Shaken."""
    wounds.make_shaken(battle, battle.state.units[target], "GFF-SPELL-01")
    yield from ()


def spell_steadies(battle: Battle, caster: Model, spell: Spell, target: int) -> Steps[None]:
    """The target stops being Shaken."""
    unit = battle.state.units[target]
    if unit.shaken:
        unit.shaken = False
        battle.tell(events.Recovered(unit=unit.id, rules=("GFF-SPELL-01",)))
    yield from ()


EFFECTS: dict[SpellEffect, Callable[[Battle, Model, Spell, int], Steps[None]]] = {
    "hits": spell_hits,
    "grant": spell_lasts,
    "modifier": spell_lasts,
    "move": spell_moves,
    "shake": spell_shakes,
    "unshake": spell_steadies,
}


def spells_end(battle: Battle) -> None:
    """What lasted until the end of the round is over."""
    for unit in battle.state.units:
        unit.lasting = [lasting for lasting in unit.lasting if lasting.until != "end of round"]
