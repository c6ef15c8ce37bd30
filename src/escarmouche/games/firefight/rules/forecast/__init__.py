"""Forecasts: everything the rules would use for an attack, a test or a spell, collected as plain data.

Whatever the rules ask on the way is taken to be answered by its default: casualties from the end of the roster, even
shares of a Blast from the first unit on, no Limited weapons in melee, no push. Looking ahead applies no rule, so none
is noted.

Some rare meetings of rules are simplified. What a spell gave a charger's Defence, Regeneration or Tough for one use
counts against Counter and against the strikes back. Of a Blast in melee that catches several units, only the share of
the opponent is told, and its hits carry no Fear. A Rending weapon that is also Deadly takes its turn among other Deadly
weapons by its AP without the six.
"""

from collections.abc import Mapping, Sequence

import msgspec

from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import listening
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks import casting, own_rules
from escarmouche.games.firefight.rules.attacks import melee as fighting
from escarmouche.games.firefight.rules.attacks import shooting as firing
from escarmouche.games.firefight.rules.attacks.defence import Package, may_regenerate
from escarmouche.games.firefight.rules.attacks.to_hit import (
    Aim,
    Hit,
    Strike,
    relentless,
    spell_reasons,
    spend_next_use,
    take_aim,
)
from escarmouche.games.firefight.rules.attacks.wounds import fear_applies, toughness
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.dice import passes
from escarmouche.games.firefight.rules.forecast import collecting, records
from escarmouche.games.firefight.rules.forecast.collecting import FACES, Collector
from escarmouche.games.firefight.rules.lists.profile import Spell
from escarmouche.games.firefight.rules.movement import falling, terrain
from escarmouche.games.firefight.rules.rounds import morale as courage
from escarmouche.games.firefight.rules.state import NO_MODEL, NO_UNIT, Model, Unit
from escarmouche.table.ways.movement import Leg

NEVER_FALLS = 1 << 20


# Shooting


def shooting(battle: Battle, unit: Unit, aims: Mapping[int, Unit]) -> records.ShootingForecast:
    """A unit shoots each of these weapon types at its target, from where everybody stands."""
    with listening(None):
        collector, upon = Collector(battle), collecting.Upon()
        aims = dict(sorted(aims.items()))
        at = {index: firing.shooters(battle, unit, index, target) for index, target in aims.items()}
        covers: dict[tuple[int, bool, bool], bool] = {}
        for index, target in aims.items():
            weapon = battle.arms(unit)[index]
            manner = (target.id, "blast" in weapon.rules, "indirect" in weapon.rules)
            if manner not in covers:
                covers[manner] = firing.cover_from(battle, unit, aims, at, index)
            throws = _shots(collector, [model for model, _ in at[index]], target, index, cover=covers[manner])
            collecting.deal(collector, target, weapon, throws, "shooting", upon)
        return records.ShootingForecast(unit.id, collecting.brunts_of(battle, upon), reasons=collector.why)


def _shots(
    collector: Collector, models: Sequence[Model], target: Unit, index: int, *, cover: bool
) -> list[collecting.Throw]:
    """The dice of those who fire a weapon type, of all whose dice yield the same together."""
    battle = collector.battle
    alike: dict[tuple[object, ...], list[Aim]] = {}
    for model in models:
        weapon = battle.arms(battle.unit_of(model))[index]
        how = Strike(shooting=True, moved="indirect" in weapon.rules and firing.has_moved(battle, model))
        aim = take_aim(battle, model, target, index, how, cover=cover)
        collector.heed(aim.reasons)
        more = relentless(battle, model, target, how)
        key = (battle.outfit(model), how, aim.needed, total(aim.reasons), more, aim.numbers)
        alike.setdefault(key, []).append(aim)
    return [collecting.Throw(aims[0].attacks * len(aims), collector.yields(aims[0])) for aims in alike.values()]


# Melee


def charge(battle: Battle, charger: Unit, defender: Unit) -> records.MeleeForecast:
    """A unit charges another, and every model of both comes into reach."""
    return melee(battle, charger, defender, near=False)


def melee(battle: Battle, charger: Unit, defender: Unit, *, near: bool = True) -> records.MeleeForecast:
    """A charge after the pile-in, from where everybody stands, or (not near) with everybody in reach."""
    with listening(None):
        collector = Collector(battle)
        fresh, shaken = (msgspec.structs.replace(defender, shaken=state) for state in (False, True))
        supposed = Collector(battle)
        before, after = (supposed, collector) if defender.shaken else (collector, supposed)
        first = Strike(shooting=False, fatigued=fighting.fights_as_fatigued(defender))
        onset = Strike(shooting=False, charging=True, fatigued=charger.fatigued)
        daunted = msgspec.structs.replace(charger, shaken=True)
        counter = _strikers(collector, defender, charger, first, counter=fighting.counter_only(), near=near)
        struck = any(striker.volleys for striker in counter)
        data = records.Melee(
            charger=collecting.target_of(battle, charger),
            defender=collecting.target_of(battle, defender),
            counter=counter,
            strikes=_strikers(collector, charger, defender, onset, counter=None, near=near),
            back=(
                _back(before, fresh, charger, struck=struck, near=near),
                _back(after, shaken, charger, struck=struck, near=near),
            ),
            lost=fighting.impact_lost(fighting.counter_bearers(battle, defender)),
            strikes_shaken=fighting.charger_can_strike(battle, daunted),
        )
        return records.MeleeForecast(data, reasons=collector.why)


def _back(
    collector: Collector, defender: Unit, charger: Unit, *, struck: bool, near: bool
) -> tuple[tuple[records.Striker, ...], ...]:
    """The strikes back: for each number of chargers left where a Blast counts them, otherwise once for all.

    What a spell gave for one use is gone if the defender has already struck.
    """
    battle = collector.battle
    how = Strike(shooting=False, fatigued=fighting.fights_as_fatigued(defender))
    blasts = any("blast" in weapon.rules and not weapon.range for weapon in battle.arms(defender))
    if not blasts and not (struck and defender.lasting):
        return (_strikers(collector, defender, charger, how, counter=False, near=near),)
    found = []
    for left in range(1, len(battle.alive(charger)) + 1 if blasts else 2):
        other = collecting.beside(battle)
        own, enemy = other.state.units[defender.id], other.state.units[charger.id]
        if struck:
            spend_next_use(own, "to hit")
        if blasts:
            for model in collecting.falling_order(battle, charger)[left:]:
                other.state.models[model.id].alive = False
        found.append(_strikers(Collector(other), own, enemy, how, counter=False, near=near))
    return tuple(found)


def _strikers(
    collector: Collector, unit: Unit, enemy: Unit, how: Strike, *, counter: bool | None, near: bool
) -> tuple[records.Striker, ...]:
    """Those who may strike; models with the same weapons and rules strike alike, unless it matters who wounds."""
    battle = collector.battle
    own, foes = collecting.falling_order(battle, unit), collecting.falling_order(battle, enemy)
    dauntless = own_rules.immune(battle, enemy, "fear") is not None
    alike: dict[int, records.Striker] = {}
    found = []
    for model in battle.alive(unit):
        if near and not fighting.may_strike(battle, model, enemy):
            continue
        fear = battle.value(model, "fear") if fear_applies(Package("melee")) and not dauntless else 0
        outfit = battle.outfit(model)
        if fear or outfit not in alike:
            alike[outfit] = _striker(collector, model, enemy, how, counter, fear)
        reach = _reach(battle, model, enemy, foes) if near else 0
        found.append(msgspec.structs.replace(alike[outfit], place=own.index(model), reach=reach))
    return tuple(found)


def _reach(battle: Battle, model: Model, enemy: Unit, foes: Sequence[Model]) -> int:
    """The place of the first enemy that the model reaches."""
    return next((place for place, foe in enumerate(foes) if fighting.reaches(battle, model, foe)), 0)


def _striker(
    collector: Collector, model: Model, enemy: Unit, how: Strike, counter: bool | None, fear: int
) -> records.Striker:
    """A model that may strike, wherever it stands."""
    battle, upon = collector.battle, collecting.Upon()
    for _, index, weapon in battle.weapons(model, melee=True):
        if fighting.fits(weapon, counter) and "limited" not in weapon.rules:
            aim = take_aim(battle, model, enemy, index, how)
            collecting.deal(
                collector, enemy, weapon, [collecting.Throw(aim.attacks, collector.yields(aim), fear)], "melee", upon
            )
    runners = fighting.impact_dice(fighting.runners_against(battle, [model], enemy), how)
    yields = tuple(tuple(fighting.impact_hits([model.id], [face])) for face in FACES)
    impact = collector.volley(enemy, collecting.Throw(len(runners), yields, fear), "melee")
    return records.Striker(0, 0, collecting.merged(upon.get(enemy.id, ())), impact)


# Terrain and falls


def danger(battle: Battle, unit: Unit, models: Sequence[Model]) -> records.DangerForecast:
    """These models of a unit roll for dangerous terrain."""
    with listening(None):
        alive = battle.alive(unit)
        target = collecting.target_of(battle, unit, alive)
        spared = target.spared if target.regenerates[-1] and may_regenerate(terrain.WOUND) else 0.0
        chance = sum(terrain.hurts(face) for face in FACES) / len(FACES) * (1.0 - spared)
        dice = tuple(toughness(battle, model) for model in alive if model in models)
        return records.DangerForecast(target, dice, chance)


def jump(battle: Battle, model: Model, distance: float, height: int) -> records.JumpForecast:
    """A model jumps so far, over a drop so deep."""
    with listening(None):
        collector, unit = Collector(battle), battle.unit_of(model)
        sure, needed = falling.jumps_surely(battle, model), falling.jump_target(battle, model)
        dice = 0 if sure else falling.jump_dice(distance)
        chance = sum(falling.all_succeed([face], needed) for face in FACES) / len(FACES)
        fall = falling.fall_height(battle, Leg("jump", 0.0, jump=distance, fall=height))
        harmful, kills = falling.is_harmful(fall), falling.fall_kills(battle, unit)
        throw = collecting.Throw(int(harmful), ((Hit(model=NO_MODEL, weapon=0, ap=falling.fall_ap(fall)),),))
        brunt = records.Brunt(
            collecting.target_of(battle, unit), collecting.merged([collector.volley(unit, throw, "fall")])
        )
        return records.JumpForecast(
            model.id,
            jumps=chance**dice,
            falls=falling.falls(success=False),
            kills=harmful and kills,
            brunt=brunt,
            reasons=collector.why,
        )


# Morale


def morale(battle: Battle, unit: Unit) -> records.MoraleForecast:
    """A unit takes a morale test."""
    with listening(None):
        collector = Collector(battle)
        needed, reasons = courage.morale_quality(battle, unit), courage.morale_reasons(battle, unit)
        collector.heed(reasons)
        shown = [passes(face, needed, reasons, "morale") for face in FACES]
        once = sum(shown) / len(FACES)
        again = [courage.rolls_again(battle, unit, face, success=good) for face, good in zip(FACES, shown, strict=True)]
        passing = sum(once if twice else good for good, twice in zip(shown, again, strict=True)) / len(FACES)
        rallying = sum(passes(face, CATALOGUE.number("GFF-FEARLESS-01"), (), "fearless") for face in FACES) / len(FACES)
        return records.MoraleForecast(
            unit.id,
            passes=0.0 if courage.fails_when_shaken(unit) else passing,
            rallies=rallying if courage.is_fearless(battle, unit) else 0.0,
            routs=courage.routs(unit),
            shakes=CATALOGUE.holds("GFF-MORALE-03"),
            reasons=collector.why,
        )


# Spells


def spell(
    battle: Battle, caster: Model, spell: Spell, target: Unit | Model | None, helped: int = 0, hindered: int = 0
) -> records.SpellForecast:
    """A Caster tries a spell at a unit or a model (or at nobody in particular), with tokens spent for and against."""
    with listening(None):
        collector, own = Collector(battle), battle.unit_of(caster)
        tokens = (casting.committed_value(helped, helps=True), casting.committed_value(hindered, helps=False))
        reasons = [Reason(value, "GFF-CASTER-05") for value in tokens if value]
        reasons += [*spell_reasons(own, "casting"), *own_rules.casting(battle, caster)]
        collector.heed(reasons)
        casts = sum(passes(face, casting.CAST_ON, reasons, "casting") for face in FACES) / len(FACES)
        unit = battle.unit_of(target) if isinstance(target, Model) else target
        brunts = _bolts(collector, spell, unit, target) if unit and spell.effect.kind == "hits" else ()
        return records.SpellForecast(
            caster.id,
            spell.name,
            effect=spell.effect.kind if unit else "",
            unit=unit.id if unit else NO_UNIT,
            casts=casts,
            brunts=brunts,
            reasons=collector.why,
        )


def _bolts(collector: Collector, spell: Spell, unit: Unit, target: Unit | Model | None) -> tuple[records.Brunt, ...]:
    """The hits of a spell; a single model of a group takes them as a unit of its own."""
    battle, upon = collector.battle, collecting.Upon()
    weapon, hits = casting.bolts(spell)
    throw = collecting.Throw(1, (tuple(hits),))
    if spell.target == "enemy model" and battle.is_group(unit):
        model = target if isinstance(target, Model) else battle.alive(unit)[0]
        return (records.Brunt(_apart(battle, model), collecting.merged([collector.volley(unit, throw, "spell")])),)
    collecting.deal(collector, unit, weapon, [throw], "spell", upon)
    return collecting.brunts_of(battle, upon)


def _apart(battle: Battle, model: Model) -> records.Target:
    """One model of a group as a target of its own: no wound passes on to the others."""
    regrows = casting.regrows(battle, model)
    whole = collecting.target_of(battle, battle.unit_of(model))
    return msgspec.structs.replace(
        whole,
        toughness=(NEVER_FALLS, toughness(battle, model)),
        markers=(0, model.markers),
        regenerates=(regrows, regrows),
        threshold=NEVER_FALLS,
    )
