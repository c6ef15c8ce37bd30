"""Casters: tokens, spells, help and hindrance, and what spells do."""

from collections.abc import Callable, Iterator
from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import (
    Amount,
    Choose,
    ChooseSome,
    LooseForecast,
    Option,
    Question,
    SeatId,
    Steps,
    Together,
)
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.attack import (
    Hit,
    Strike,
    spell_reasons,
    spend_next_use,
    spread_blast,
    weapon_hit,
)
from escarmouche.games.firefight.rules.blocking import Package, block, may_regenerate, roll_regeneration
from escarmouche.games.firefight.rules.dice import passes
from escarmouche.games.firefight.rules.events import (
    CastRolled,
    Recovered,
    SpellDeclared,
    SpellTook,
    TokensCommitted,
    TokensGained,
)
from escarmouche.games.firefight.rules.fight import NUMBERS, Fight
from escarmouche.games.firefight.rules.measure import model_distance, sees, within
from escarmouche.games.firefight.rules.profile import Spell, Weapon
from escarmouche.games.firefight.rules.shooting import resolve
from escarmouche.games.firefight.rules.state import Lasting, Model, Unit
from escarmouche.games.firefight.rules.wounds import (
    absorbs,
    is_shaken_by,
    mark,
    multiplied_wound,
    remove,
    resolved_first,
)
from escarmouche.table.geometry import inches

CAST_ON = NUMBERS["cast_target"]
TOKEN_CAP = NUMBERS["caster_token_cap"]
INTERFERENCE = inches(NUMBERS["caster_interference_range"])
SPELL_WEAPON = 0
ASK_SPELL_TARGETS = Asks("spell-targets", "<unit>", "<model>", about=("model", "spell"), says=("model", "unit"))
ASK_COMMIT_TOKENS = Asks("commit-tokens", about=("model",))
ASK_COMMIT_TOKENS_AGAINST = Asks("commit-tokens-against", about=("model",))
ASK_SPELL_TARGET = Asks("spell-target", "<unit>", "<model>", about=("model", "spell"), says=("model", "unit"))


# Tokens


@rule("GFF-CASTER-01", otherwise=0)
def new_tokens(fight: Fight, model: Model) -> int:
    """A Caster(X) gets X tokens at the start of each round."""
    return fight.value(model, "caster")


@rule("GFF-CASTER-02")
def capped(tokens: int) -> int:
    """Nobody holds more than six."""
    return int(min(TOKEN_CAP, tokens))


def gain_tokens(fight: Fight) -> None:
    """All Casters of both sides gain tokens, also those in reserve."""
    for model in fight.state.models:
        gained = new_tokens(fight, model) if model.alive else 0
        if gained:
            before = model.tokens
            model.tokens = capped(model.tokens + gained)
            fight.tell(TokensGained(model=model.id, gained=model.tokens - before, tokens=model.tokens))


# When and what


def casters(fight: Fight, unit: Unit) -> list[Model]:
    """The models of a unit that cast spells."""
    return [model for model in fight.alive(unit) if fight.value(model, "caster")]


def spell_key(model: Model, spell: Spell) -> str:
    """The key of trying a spell."""
    return f"cast:{model.id}:{spell.name}"


@rule("GFF-CASTER-06", always=True)
def too_late_to_cast(fight: Fight, unit: Unit) -> Reason | None:
    """Only in the Caster's own activation, before its unit shoots or strikes, and not while Shaken."""
    acting = fight.state.activation
    if acting is None or acting.unit != unit.id or acting.shot or acting.step not in ("before", "after") or unit.shaken:
        return refusal("GFF-CASTER-06", "refused-too-late-to-cast")
    return None


@rule("GFF-CASTER-03")
def cannot_pay(fight: Fight, model: Model, spell: Spell) -> Reason | None:
    """A spell costs its value in tokens and is tried once an activation."""
    if spell_key(model, spell) in fight.acting.tried:
        return refusal("GFF-CASTER-03", "refused-spell-tried", spell=spell.name)
    if model.tokens < spell.value:
        return refusal("GFF-CASTER-03", "refused-no-tokens", spell=spell.name, value=spell.value, tokens=model.tokens)
    return None


def cast_options(fight: Fight, unit: Unit) -> list[Option]:
    """Every spell of every Caster of the unit."""
    options = []
    for model in casters(fight, unit):
        for spell in fight.spells(unit.owner):
            data = {"model": model.id, "spell": spell.name, "value": spell.value}
            reason = partial(cast_refused, fight, unit, model, spell)
            told = partial(_forecast, fight, model, spell, None)
            options.append(Option(spell_key(model, spell), "option-cast", data, refused=reason, forecast=told))
    return options


def _forecast(fight: Fight, caster: Model, spell: Spell, target: Unit | Model | None) -> LooseForecast:
    from escarmouche.games.firefight.rules import forecast

    return forecast.spell(fight, caster, spell, target)


def cast_refused(fight: Fight, unit: Unit, model: Model, spell: Spell) -> Reason | None:
    """Why a spell cannot be tried now."""
    return too_late_to_cast(fight, unit) or cannot_pay(fight, model, spell) or _no_target(fight, model, spell)


def _no_target(fight: Fight, model: Model, spell: Spell) -> Reason | None:
    targets = spell_targets(fight, model, spell)
    if any(option.refused is None for option in targets):
        return None
    return next((option.refused for option in targets), None) or refusal("GFF-SPELL-02", "refused-no-spell-target")


@rule("GFF-SPELL-02", otherwise=[])
def spell_targets(fight: Fight, caster: Model, spell: Spell) -> list[Option]:
    """The Caster must see a model of the target within the spell's range."""
    own = fight.unit_of(caster)
    if spell.target == "self":
        return [
            Option(
                str(own.id), "option-target", {"unit": own.id}, forecast=partial(_forecast, fight, caster, spell, own)
            )
        ]
    units = fight.on_table(own.owner) if spell.target == "friendly unit" else fight.enemies(own)
    if spell.target == "enemy model":
        return [
            _target_option(fight, caster, spell, [model], str(model.id), {"model": model.id}, "option-model")
            for unit in units
            for model in fight.alive(unit)
        ]
    return [
        _target_option(fight, caster, spell, fight.alive(unit), str(unit.id), {"unit": unit.id}, "option-target")
        for unit in units
    ]


def _target_option(
    fight: Fight, caster: Model, spell: Spell, models: list[Model], key: str, data: dict[str, int], text: str
) -> Option:
    target = models[0] if "model" in data else fight.unit_of(models[0])
    return Option(
        key,
        text,
        dict(data),
        refused=partial(target_refused, fight, caster, spell, models, data),
        forecast=partial(_forecast, fight, caster, spell, target),
    )


def target_refused(
    fight: Fight, caster: Model, spell: Spell, models: list[Model], data: dict[str, int]
) -> Reason | None:
    """Why a spell cannot be aimed at these models."""
    near = [model for model in models if within(model_distance(fight, caster, model), spell.range)]
    if not near:
        return refusal("GFF-SPELL-02", "refused-spell-range", spell=spell.name)
    return None if in_view(fight, caster, near) else refusal("GFF-CASTER-04", "refused-no-sight", **data)


@rule("GFF-CASTER-04", otherwise=True)
def in_view(fight: Fight, caster: Model, models: list[Model]) -> bool:
    """A spell needs a target in line of sight."""
    return any(sees(fight, caster, model) for model in models)


# Casting


def cast(fight: Fight, key: str) -> Steps[None]:
    """Try a spell: targets, payment, tokens for and against, the roll, the effect."""
    _, number, name = key.split(":", 2)
    caster = fight.state.models[int(number)]
    unit = fight.unit_of(caster)
    spell = next(spell for spell in fight.spells(unit.owner) if spell.name == name)
    targets = yield from _choose_targets(fight, caster, spell)
    caster.tokens -= spell.value
    fight.acting.tried = [*fight.acting.tried, key]
    fight.tell(
        SpellDeclared(
            model=caster.id,
            spell=spell.name,
            targets=tuple(int(target) for target in targets),
            value=spell.value,
            rules=("GFF-CASTER-03",),
        )
    )
    reasons = yield from commit_tokens(fight, caster)
    if not roll_to_cast(fight, caster, spell, reasons):
        return
    for target in _meant(fight, spell, targets):
        yield from EFFECTS[spell.effect.kind](fight, caster, spell, target)


def _meant(fight: Fight, spell: Spell, targets: list[str]) -> Iterator[int]:
    """The targets that are still there when it is their turn; everything but hits is done to the unit of a model."""
    state, numbers = fight.state, [int(target) for target in targets]
    at_models = spell.target == "enemy model"
    if at_models and spell.effect.kind != "hits":
        at_models, numbers = False, list(dict.fromkeys(state.models[number].unit for number in numbers))
    for number in numbers:
        if state.models[number].alive if at_models else state.units[number].place == "table":
            yield number


def _choose_targets(fight: Fight, caster: Model, spell: Spell) -> Steps[list[str]]:
    options = spell_targets(fight, caster, spell)
    allowed = [option.key for option in options if option.refused is None]
    if spell.target == "self":
        return allowed
    seat, data = fight.unit_of(caster).owner, {"model": caster.id, "spell": spell.name}
    if spell.targets == 1:
        chosen = yield Choose(seat, ASK_SPELL_TARGET, "GFF-SPELL-02", options, data=data)
        return [chosen]
    most = min(spell.targets, len(allowed))
    some: list[str] = yield ChooseSome(seat, ASK_SPELL_TARGETS, "GFF-SPELL-02", options, least=1, most=most, data=data)
    return some


@rule("GFF-CASTER-05", otherwise=[])
def interferers(fight: Fight, caster: Model, seat: SeatId) -> list[Model]:
    """Casters within 18 inches of the Caster's unit, and in sight of it, may spend tokens."""
    unit = fight.unit_of(caster)
    return [
        model
        for other in fight.on_table(seat)
        if may_commit(other)
        for model in casters(fight, other)
        if model.tokens and _is_near(fight, model, unit)
    ]


@rule("GFF-CASTER-07", otherwise=True)
def may_commit(unit: Unit) -> bool:
    """Shaken models do not commit tokens; each side commits in secret, for or against."""
    return not unit.shaken


def _is_near(fight: Fight, model: Model, unit: Unit) -> bool:
    return any(
        model is other or (within(model_distance(fight, model, other), INTERFERENCE) and sees(fight, model, other))
        for other in fight.alive(unit)
    )


def commit_tokens(fight: Fight, caster: Model) -> Steps[list[Reason]]:
    """Both sides commit tokens in secret and reveal them together."""
    owner = fight.unit_of(caster).owner
    available = {seat: interferers(fight, caster, seat) for seat in (0, 1)}
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
        fight.tell(TokensCommitted(seat=seat, count=count, rules=("GFF-CASTER-05",)))
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
def roll_to_cast(fight: Fight, caster: Model, spell: Spell, reasons: list[Reason]) -> bool:
    """A spell takes effect on 4 or more."""
    unit = fight.unit_of(caster)
    reasons = [*reasons, *spell_reasons(unit, "casting")]
    face = fight.roll(1, "GFF-CASTER-04", "casting")[0]
    success = passes(face, CAST_ON, reasons, "casting")
    spend_next_use(unit, "casting")
    fight.tell(
        CastRolled(model=caster.id, spell=spell.name, die=face, needed=CAST_ON, success=success, reasons=tuple(reasons))
    )
    return success


# Effects


@rule("GFF-SPELL-03")
def spell_hits(fight: Fight, caster: Model, spell: Spell, target: int) -> Steps[None]:
    """Automatic hits in a package of their own, without cover, hit modifiers or Fear."""
    unit = fight.unit_of(caster)
    weapon, hits = bolts(spell)
    aimed = fight.state.units[fight.state.models[target].unit if spell.target == "enemy model" else target]
    if spell.target == "enemy model" and fight.is_group(aimed):
        package = Package("spell", attacker=unit.id, seat=unit.owner)
        yield from _hits_on_model(fight, fight.state.models[target], hits, package)
        return
    dealt = {aimed.id: hits}
    if "blast" in weapon.rules:
        dealt = yield from spread_blast(fight, unit, aimed, weapon, hits)
    yield from resolve(fight, unit, dealt, "spell")


def bolts(spell: Spell) -> tuple[Weapon, list[Hit]]:
    """The hits of a spell, and the weapon they come from, as it were."""
    weapon = Weapon(spell.name, 0, spell.effect.count, spell.effect.rules)
    return weapon, [weapon_hit(-1, SPELL_WEAPON, weapon, Strike(shooting=False))] * spell.effect.count


def _hits_on_model(fight: Fight, model: Model, hits: list[Hit], package: Package) -> Steps[None]:
    """A spell at one model of a group treats it as a unit of its own."""
    unit = fight.unit_of(model)
    wounds = block(fight, unit, hits, package)
    for wound in (*resolved_first(wounds), *(wound for wound in wounds if not wound.deadly)):
        count = multiplied_wound(wound) if wound.deadly else 1
        if regrows(fight, model) and may_regenerate(wound):
            count -= roll_regeneration(fight, unit, count)
        if count and model.alive:
            if absorbs(fight):
                yield from mark(fight, model, count, package)
            else:
                remove(fight, model)


@rule("GFF-REGEN-01", otherwise=False)
def regrows(fight: Fight, model: Model) -> bool:
    """A model that is treated as a unit of its own needs nobody else to regenerate."""
    return fight.has(model, "regeneration")


def spell_lasts(fight: Fight, caster: Model, spell: Spell, target: int) -> Steps[None]:
    """The target has a rule, or one of its rolls is modified, for a while; the same spell does not add up."""
    unit = fight.state.units[target]
    effect = spell.effect
    value = next(iter(effect.rules.values()), 0)
    unit.lasting = [lasting for lasting in unit.lasting if lasting.spell != spell.name]
    unit.lasting.append(
        Lasting(
            spell=spell.name,
            kind=effect.kind,
            rule=effect.rule,
            value=value,
            roll=effect.roll,
            amount=effect.amount,
            until=effect.until or "end of round",
        )
    )
    fight.tell(SpellTook(unit=unit.id, spell=spell.name, effect=effect.kind))
    yield from ()


def spell_moves(fight: Fight, caster: Model, spell: Spell, target: int) -> Steps[None]:
    """The target may move."""
    from escarmouche.games.firefight.rules.moving import extra_move

    unit = fight.state.units[target]
    fight.tell(SpellTook(unit=unit.id, spell=spell.name, effect="move"))
    yield from extra_move(fight, unit, spell.effect.inches)


def spell_shakes(fight: Fight, caster: Model, spell: Spell, target: int) -> Steps[None]:
    """The target becomes Shaken."""
    is_shaken_by(fight, fight.state.units[target], "GFF-SPELL-01")
    yield from ()


def spell_steadies(fight: Fight, caster: Model, spell: Spell, target: int) -> Steps[None]:
    """The target stops being Shaken."""
    unit = fight.state.units[target]
    if unit.shaken:
        unit.shaken = False
        fight.tell(Recovered(unit=unit.id, rules=("GFF-SPELL-01",)))
    yield from ()


EFFECTS: dict[str, Callable[[Fight, Model, Spell, int], Steps[None]]] = {
    "hits": spell_hits,
    "grant": spell_lasts,
    "modifier": spell_lasts,
    "move": spell_moves,
    "shake": spell_shakes,
    "unshake": spell_steadies,
}


def spells_end(fight: Fight) -> None:
    """What lasted until the end of the round is over."""
    for unit in fight.state.units:
        unit.lasting = [lasting for lasting in unit.lasting if lasting.until != "end of round"]
