"""Attacks: rolling to hit, extra hits, Blast, and what a hit carries with it."""

from collections.abc import Sequence

import msgspec

from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Split, Steps
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks import own_rules
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.dice import may_reroll, passes
from escarmouche.games.firefight.rules.events import HitsMultiplied, HitsRolled, HitsShared, Rerolled
from escarmouche.games.firefight.rules.lists.profile import Weapon, all_have
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES
from escarmouche.games.firefight.rules.state import Lasting, Model, Unit
from escarmouche.games.firefight.rules.table.measure import nearest, over, unit_distance, within
from escarmouche.games.firefight.rules.vocabulary import Roll, Use
from escarmouche.table.geometry import inches

FAR = inches(9)
BLAST = inches(3)
BEST_QUALITY = 2
SIX = 6
ASK_BLAST_SPLIT = Asks("blast-split", "<unit>", about=("hits", "target"))
ASK_BLAST_SPLIT_SHARP = Asks("blast-split-sharp", "<unit>", about=("hits", "target"))


class Hit(msgspec.Struct, frozen=True):
    """One hit on its way to a unit: who made it, with what, and what it carries."""

    model: ModelId
    weapon: int
    ap: int = 0
    deadly: int = 0
    bane: bool = False
    stops_regeneration: bool = False
    cover: bool = False
    charging: bool = False


class Strike(msgspec.Struct, frozen=True):
    """The circumstances of one weapon's attacks."""

    shooting: bool
    charging: bool = False
    fatigued: bool = False
    moved: bool = False


# To hit


@rule("GFF-RELIABLE-01")
def reliable_quality(weapon: Weapon) -> int | None:
    """A Reliable weapon attacks at Quality 2+."""
    return BEST_QUALITY if "reliable" in weapon.rules else None


@rule("GFF-RELIABLE-02")
def target_number(quality: int, weapon: Weapon) -> int:
    """Reliable replaces the Quality and nothing else."""
    return reliable_quality(weapon) or quality


@rule("GFF-LIST-07", otherwise=True, always=True)
def all_models_have(battle: Battle, unit: Unit, key: str, models: Sequence[Model] | None = None) -> bool:
    """Some rules work only while every model that is alive (or would be: `models`) has them."""
    if any(lasting.rule == key for lasting in unit.lasting):
        return True
    return all_have([battle.kit(model) for model in (battle.alive(unit) if models is None else models)], key)


@rule("GFF-RELENT-02")
def is_far(battle: Battle, model: Model, unit: Unit) -> bool:
    """More than 9 inches from this model to the nearest model of the unit."""
    return over(nearest(battle, model, unit), FAR)


def stealth(battle: Battle, model: Model, target: Unit) -> Reason | None:
    """What Stealth takes from a shot at this unit."""
    if unit_has(battle, target, "stealth"):
        return hidden_far_away(battle, model, target)
    return None


@rule("GFF-STEALTH-01", always=True)
def hidden_far_away(battle: Battle, model: Model, target: Unit) -> Reason | None:
    """A unit with Stealth is harder to hit from over 9 inches."""
    return Reason(-1, "GFF-STEALTH-01") if is_far(battle, model, target) else None


def unit_has(battle: Battle, unit: Unit, key: str) -> bool:
    """Whether the unit has a rule that needs all its models."""
    return any_has(battle, unit, key) and all_models_have(battle, unit, key)


def any_has(battle: Battle, unit: Unit, key: str) -> bool:
    """Whether at least one model of the unit has the rule."""
    if not unit.lasting and key not in battle.profiles[unit.id].rules_of_some:
        return False
    return any(battle.has(model, key) for model in battle.alive(unit))


@rule("GFF-INDIRECT-01")
def indirect_after_moving(weapon: Weapon, *, moved: bool) -> Reason | None:
    """An Indirect weapon is less sure after moving."""
    return Reason(-1, "GFF-INDIRECT-01") if moved and "indirect" in weapon.rules else None


@rule("GFF-THRUST-01")
def thrust_to_hit(weapon: Weapon, *, charging: bool) -> Reason | None:
    """A Thrust weapon hits more easily when charging."""
    return Reason(+1, "GFF-THRUST-01") if charging and "thrust" in weapon.rules else None


@rule("GFF-THRUST-02")
def counts_as_charging(strike: Strike) -> bool:
    """Charging rules apply to the strikes of the charging unit and to no others."""
    return strike.charging


def spell_reasons(unit: Unit, roll: Roll) -> list[Reason]:
    """What spells add to or take from a roll of the unit."""
    return [
        Reason(lasting.amount, "GFF-SPELL-01", "reason-spell", {"spell": lasting.spell})
        for lasting in unit.lasting
        if lasting.roll == roll
    ]


def used_in(lasting: Lasting) -> Use:
    """The roll or occasion that uses up what a spell left for one use."""
    granted = SPECIAL_RULES.get(lasting.rule)
    return lasting.roll or (granted.used if granted else "to hit")


def spend_next_use(unit: Unit, use: Use) -> None:
    """Spell effects that last for one use end with it."""
    if unit.lasting:
        unit.lasting = [lasting for lasting in unit.lasting if lasting.until != "next use" or used_in(lasting) != use]


@rule("GFF-UNSTOP-01", otherwise=False)
def is_unstoppable(weapon: Weapon) -> bool:
    """An Unstoppable weapon ignores negative modifiers and Regeneration."""
    return "unstoppable" in weapon.rules


@rule("GFF-UNSTOP-02")
def without_penalties(reasons: list[Reason]) -> list[Reason]:
    """What an Unstoppable weapon ignores: penalties to its own hit rolls; bonuses stay."""
    return [reason for reason in reasons if reason.value > 0]


@rule("GFF-HIT-02", otherwise=[])
def hit_reasons(
    battle: Battle, model: Model, target: Unit, weapon: Weapon, strike: Strike, *, cover: bool = False
) -> list[Reason]:
    """Everything that makes hitting easier or harder."""
    found: list[Reason | None] = list(spell_reasons(battle.unit_of(model), "to hit"))
    if battle.own is not None:
        found += own_rules.to_hit(battle, _attack(model, target, strike, cover=cover), weapon)
    if strike.shooting:
        found += [stealth(battle, model, target), indirect_after_moving(weapon, moved=strike.moved)]
    else:
        found.append(thrust_to_hit(weapon, charging=counts_as_charging(strike)))
    reasons = [reason for reason in found if reason is not None]
    if is_unstoppable(weapon):
        return without_penalties(reasons)
    return reasons


def _attack(model: Model, target: Unit, strike: Strike, *, cover: bool) -> own_rules.Attack:
    """The attacks of a weapon as the circumstances of rules of one's own see them."""
    return own_rules.Attack(model, target, "shooting" if strike.shooting else "melee", strike.charging, cover)


@rule("GFF-FAT-01")
def weary(unit: Unit, strike: Strike) -> Reason | None:
    """A Fatigued unit, or a Shaken one that strikes as if Fatigued, hits in melee only on unmodified sixes."""
    if strike.shooting and unit.fatigued:
        note("GFF-FAT-03")
    if not strike.fatigued:
        return None
    number, text = ("GFF-FAT-03", "reason-fatigued") if unit.fatigued else ("GFF-SHAKEN-03", "reason-shaken")
    return Reason(0, number, text, {"unit": unit.id})


@rule("GFF-FAT-03", always=True)
def sixes_only(needed: int, reasons: list[Reason], why: Reason) -> tuple[int, list[Reason]]:
    """Fatigue restricts the face and overrides Quality, Reliable and every modifier."""
    return SIX, [why]


# Extra hits


def furious(battle: Battle, model: Model, strike: Strike) -> int:
    """Extra hits of a six by Furious."""
    times = battle.times(model, "furious")
    return furious_six(times, strike) if times else 0


@rule("GFF-FURIOUS-01", otherwise=0, always=True)
def furious_six(times: int, strike: Strike) -> int:
    """A Furious model's sixes hit once more when charging."""
    return at_most_once(times) if counts_as_charging(strike) else 0


@rule("GFF-PRIN-03")
def at_most_once(times: int) -> int:
    """The same rule without a value counts once, however often a model has it."""
    return min(times, 1)


def relentless(battle: Battle, model: Model, target: Unit, strike: Strike) -> int:
    """Extra hits of a six by Relentless."""
    return relentless_six(battle, model, target, strike) if battle.has(model, "relentless") else 0


@rule("GFF-RELENT-01", otherwise=0, always=True)
def relentless_six(battle: Battle, model: Model, target: Unit, strike: Strike) -> int:
    """A Relentless model's sixes hit once more when shooting over 9 inches."""
    return int(strike.shooting and is_far(battle, model, target))


@rule("GFF-SURGE-01", otherwise=0)
def surge(weapon: Weapon) -> int:
    """A Surge weapon's sixes hit once more."""
    return CATALOGUE.number("GFF-SURGE-02") if "surge" in weapon.rules else 0


@rule("GFF-HIT-03")
def extra_hits(extras: Sequence[int]) -> int:
    """Extra hits of different rules add up."""
    return sum(extras)


@rule("GFF-RENDING-01", otherwise=0)
def rending(weapon: Weapon, face: int) -> int:
    """A Rending weapon's sixes pierce four points more."""
    return 4 if face == SIX and "rending" in weapon.rules else 0


@rule("GFF-AP-01", otherwise=0)
def armour_piercing(weapon: Weapon) -> int:
    """AP(X) takes X from Defence rolls."""
    return weapon.rules.get("ap", 0)


@rule("GFF-THRUST-01", otherwise=0)
def thrust_ap(weapon: Weapon, strike: Strike) -> int:
    """A Thrust weapon pierces one point more when charging."""
    return int("thrust" in weapon.rules and counts_as_charging(strike))


@rule("GFF-BANE-01", otherwise=False)
def is_bane(weapon: Weapon) -> bool:
    """Bane makes the target re-roll Defence sixes and ignores Regeneration."""
    return "bane" in weapon.rules


@rule("GFF-RENDING-01", otherwise=False)
def rends(weapon: Weapon) -> bool:
    """All wounds of a Rending weapon ignore Regeneration."""
    return "rending" in weapon.rules


@rule("GFF-DEADLY-01", otherwise=0)
def deadliness(weapon: Weapon) -> int:
    """Each wound of a Deadly(X) weapon is multiplied by X."""
    return weapon.rules.get("deadly", 0)


def weapon_hit(
    model: ModelId, index: int, weapon: Weapon, strike: Strike, *, face: int = 0, cover: bool = False
) -> Hit:
    """A hit with everything its weapon gives it; only an original six is a six."""
    return Hit(
        model=model,
        weapon=index,
        ap=armour_piercing(weapon) + rending(weapon, face) + thrust_ap(weapon, strike),
        deadly=deadliness(weapon),
        bane=is_bane(weapon),
        stops_regeneration=is_bane(weapon) or rends(weapon) or is_unstoppable(weapon),
        cover=cover,
        charging=strike.charging,
    )


class Aim(msgspec.Struct, frozen=True):
    """One weapon of one model on its way to a target: its dice, what they need, why, and what own rules make of it."""

    model: Model
    target: Unit
    index: int
    weapon: Weapon
    strike: Strike
    cover: bool
    attacks: int
    needed: int
    reasons: list[Reason]
    gain: own_rules.Gain | None = None

    @property
    def numbers(self) -> tuple[object, ...] | None:
        """What rules of one's own make of the dice."""
        return None if self.gain is None else self.gain.numbers


def take_aim(battle: Battle, model: Model, target: Unit, index: int, strike: Strike, *, cover: bool = False) -> Aim:
    """What the dice of one weapon of a model need to hit a target."""
    unit = battle.unit_of(model)
    weapon, gain = battle.arms(unit)[index], None
    attacks = weapon.attacks
    if battle.own is not None:
        gain = own_rules.gain(battle, _attack(model, target, strike, cover=cover), weapon)
        weapon, attacks = gain.weapon, gain.attacks
    needed = target_number(battle.profile(unit).quality, weapon)
    reasons = hit_reasons(battle, model, target, weapon, strike, cover=cover)
    if (why := weary(unit, strike)) is not None:
        needed, reasons = sixes_only(needed, reasons, why)
    if gain is not None:
        reasons = [*reasons, *gain.notes]
    return Aim(model, target, index, weapon, strike, cover, attacks, needed, reasons, gain)


def hits_of_face(battle: Battle, aim: Aim, face: int) -> list[Hit]:
    """The hits that one die yields, extra hits included."""
    model, weapon, strike = aim.model, aim.weapon, aim.strike
    if not passes(face, aim.needed, aim.reasons, "hit"):
        return []
    found = [weapon_hit(model.id, aim.index, weapon, strike, face=face, cover=aim.cover)]
    if face == SIX:
        extras = (furious(battle, model, strike), relentless(battle, model, aim.target, strike), surge(weapon))
        more = extra_hits(extras if aim.gain is None else aim.gain.of_a_six(*extras))
        found += [weapon_hit(model.id, aim.index, weapon, strike, cover=aim.cover)] * more
    if aim.gain is not None and aim.gain.ap:
        return [msgspec.structs.replace(hit, ap=max(0, hit.ap + aim.gain.ap)) for hit in found]
    return found


@rule("GFF-HIT-01", otherwise=[], always=True)
def roll_to_hit(
    battle: Battle, model: Model, target: Unit, index: int, strike: Strike, *, cover: bool = False
) -> list[Hit]:
    """One Quality test for each attack of the weapon."""
    unit = battle.unit_of(model)
    aim = take_aim(battle, model, target, index, strike, cover=cover)
    weapon = aim.weapon
    dice = battle.roll(aim.attacks, "GFF-HIT-01", "hit")
    again = _roll_again(battle, aim, dice) if aim.gain is not None else None
    found: list[Hit] = []
    extra = 0
    for face in dice:
        yielded = hits_of_face(battle, aim, face)
        found += yielded
        extra += max(0, len(yielded) - 1)
    battle.tell(
        HitsRolled(
            unit=unit.id,
            target=target.id,
            weapon=weapon.name,
            dice=tuple(dice),
            needed=aim.needed,
            hits=len(found),
            extra=extra,
            reasons=tuple(aim.reasons),
        )
    )
    if again is not None:
        battle.tell(again)
    return found


def rolls_again(aim: Aim, face: int) -> bool:
    """Whether a rule of one's own lets a die be rolled again."""
    if aim.gain is None or aim.gain.again is None or not may_reroll(0):
        return False
    return own_rules.rerolls(aim.gain.again, face, success=passes(face, aim.needed, aim.reasons, "hit"))


def _roll_again(battle: Battle, aim: Aim, dice: list[int]) -> Rerolled | None:
    """Put new dice in the place of those that are rolled again."""
    places = [at for at, face in enumerate(dice) if rolls_again(aim, face)]
    rolled = battle.roll(len(places), own_rules.RULE, "hit") if places else []
    for at, face in zip(places, rolled, strict=True):
        dice[at] = face
    successes = sum(passes(face, aim.needed, aim.reasons, "hit") for face in rolled)
    return Rerolled(unit=aim.model.unit, dice=tuple(rolled), successes=successes) if places else None


# Blast


@rule("GFF-BLAST-01", otherwise=False)
def ignores_cover(weapon: Weapon) -> bool:
    """Blast ignores cover."""
    return "blast" in weapon.rules


@rule("GFF-BLAST-02")
def multiplied(found: list[Hit], multiplier: int) -> list[Hit]:
    """Each hit of a Blast weapon, extra hits included, becomes several."""
    return [copy for hit in found for copy in alike(hit, multiplier)]


@rule("GFF-BLAST-06", always=True)
def alike(hit: Hit, count: int) -> list[Hit]:
    """A multiplied hit becomes that many identical hits."""
    return [hit] * count


@rule("GFF-BLAST-04", otherwise=1, always=True)
def multiplier(battle: Battle, target: Unit, weapon: Weapon) -> int:
    """X, but no more than the enemy models near the target; or their number, by option."""
    near = sum(
        1
        for unit in battle.on_table(target.owner)
        for model in battle.alive(unit)
        if unit is target or within(nearest(battle, model, target), BLAST)
    )
    return near if battle.option("blast_multiplier") == "models" else min(weapon.rules["blast"], near)


@rule("GFF-BLAST-03")
def caught(battle: Battle, target: Unit) -> list[Unit]:
    """The units among which Blast hits are split: the target and those within 3 inches of it."""
    return [
        unit
        for unit in battle.on_table(target.owner)
        if unit is target or within(unit_distance(battle, unit, target), BLAST)
    ]


@rule("GFF-BLAST-05")
def even_shares(count: int, units: int) -> tuple[int, int]:
    """Every unit gets the same number of hits; each hit left over goes to a different unit."""
    return count // units, count // units + (count % units > 0)


def spread_blast(
    battle: Battle, unit: Unit, target: Unit, weapon: Weapon, found: list[Hit]
) -> Steps[dict[UnitId, list[Hit]]]:
    """Multiply the hits of a Blast weapon and split them over the units caught in it."""
    times = multiplier(battle, target, weapon)
    found = multiplied(found, times)
    battle.tell(HitsMultiplied(unit=unit.id, target=target.id, weapon=weapon.name, multiplier=times, hits=len(found)))
    units = caught(battle, target)
    low, high = even_shares(len(found), len(units))
    if len(units) == 1 or not found:
        return {target.id: found}
    keys = [str(other.id) for other in units]
    share: dict[str, int] = {}
    if low == high:
        share = dict.fromkeys(keys, low)
    else:
        share = yield Split(
            target.owner,
            ASK_BLAST_SPLIT,
            "GFF-BLAST-03",
            amount=len(found),
            over=keys,
            limits=dict.fromkeys(keys, (low, high)),
            data={"target": target.id, "hits": len(found)},
        )
    battle.tell(
        HitsShared(target=target.id, units=tuple(other.id for other in units), shares=tuple(share[key] for key in keys))
    )
    return (yield from _deal_hits(target, share, found))


def _deal_hits(target: Unit, share: dict[str, int], found: list[Hit]) -> Steps[dict[UnitId, list[Hit]]]:
    """Where the hits are not all alike, the defender also says who takes the sharper ones."""
    keys = list(share)
    sharp = sorted(found, key=lambda hit: -hit.ap)
    strong = sum(hit.ap == sharp[0].ap for hit in sharp)
    taken = dict.fromkeys(keys, 0)
    if 0 < strong < len(found):
        weak = len(found) - strong
        limits = {key: (max(0, share[key] - weak), min(share[key], strong)) for key in keys}
        taken = yield Split(
            target.owner,
            ASK_BLAST_SPLIT_SHARP,
            "GFF-BLAST-05",
            amount=strong,
            over=keys,
            limits=limits,
            data={"target": target.id, "hits": strong},
        )
    strong_hits, weak_hits = sharp[:strong], sharp[strong:]
    if strong == len(found):
        taken = dict(share)
    dealt: dict[UnitId, list[Hit]] = {}
    for key in keys:
        some = [strong_hits.pop() for _ in range(taken[key])]
        dealt[UnitId(int(key))] = some + [weak_hits.pop() for _ in range(share[key] - taken[key])]
    return dealt
