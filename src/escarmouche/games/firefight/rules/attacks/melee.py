"""Melee: Counter, strikes, Impact, striking back, Fatigue."""

from escarmouche.engine.ids import ModelId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks.defence import IMPACT
from escarmouche.games.firefight.rules.attacks.own_rules import immune
from escarmouche.games.firefight.rules.attacks.shooting import deal, resolve, spent
from escarmouche.games.firefight.rules.attacks.to_hit import Hit, Strike, roll_to_hit, spend_next_use
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.dice import passes
from escarmouche.games.firefight.rules.events import CounterStrike, Fatigued, ImpactRolled, NoStrikes, StruckBack
from escarmouche.games.firefight.rules.lists.profile import Weapon
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.games.firefight.rules.table.measure import REACH, REACH_UP, within

IMPACT_ON = 2
YES = Option("yes", "option-yes")
NO = Option("no", "option-no")
ASK_COUNTER = Asks("counter", "yes", "no", about=("unit",))
ASK_STRIKE_BACK = Asks("strike-back", "yes", "no", about=("unit",))
ASK_USE_LIMITED = Asks("use-limited", "yes", "no", about=("model", "unit", "weapon"))


# Reach


@rule("GFF-MELEE-01", otherwise=False, always=True)
def in_reach(horizontal: float, vertical: float) -> bool:
    """Models fight enemies within 2 inches across and 4 inches up or down."""
    return within(horizontal, REACH) and within(vertical, REACH_UP)


@rule("GFF-MELEE-07")
def may_strike(battle: Battle, model: Model, enemy: Unit) -> bool:
    """A model may strike if some model of the opposing unit is in reach where both stand now."""
    return any(reaches(battle, model, other) for other in battle.alive(enemy))


def reaches(battle: Battle, model: Model, other: Model) -> bool:
    """Whether two models are in reach of each other."""
    body, foe = battle.body(model), battle.body(other)
    across = max(0.0, ((body.x - foe.x) ** 2 + (body.y - foe.y) ** 2) ** 0.5 - body.radius - foe.radius)
    return in_reach(across, abs(body.z - foe.z))


def strikers(battle: Battle, unit: Unit, enemy: Unit) -> list[Model]:
    """The models of a unit that reach the enemy."""
    return [model for model in battle.alive(unit) if may_strike(battle, model, enemy)]


# One package of strikes


@rule("GFF-MELEE-02", otherwise=False)
def strike(battle: Battle, unit: Unit, enemy: Unit, how: Strike, *, counter: bool | None = None) -> Steps[bool]:
    """A unit strikes with its melee weapons: hit, block, wound, like shooting; the answer is whether any was used.

    `counter` limits the strikes to weapons with (True) or without (False) the Counter rule.
    """
    models = strikers(battle, unit, enemy)
    limited = yield from _choose_limited(battle, unit, models, counter)
    hits = {enemy.id: impact(battle, unit, enemy, models, how)}
    rolled: dict[int, list[Hit]] = {}
    for index, weapon in enumerate(battle.arms(unit)):
        if weapon.range or not fits(weapon, counter):
            continue
        for model in models:
            for place, carried, _ in battle.weapons(model, melee=True):
                if carried != index or ("limited" in weapon.rules and (model.id, place) not in limited):
                    continue
                rolled.setdefault(index, []).extend(roll_to_hit(battle, model, enemy, index, how))
                if "limited" in weapon.rules:
                    model.spent = [*model.spent, place]
    for index, some in rolled.items():
        yield from deal(battle, unit, enemy, battle.arms(unit)[index], some, hits)
    if rolled:
        spend_next_use(unit, "to hit")
    yield from resolve(battle, unit, hits, "melee")
    return bool(rolled)


def fits(weapon: Weapon, counter: bool | None) -> bool:
    """Whether a weapon is among those with (True), without (False) or with or without (None) Counter."""
    return counter is None or ("counter" in weapon.rules) == counter


def _choose_limited(
    battle: Battle, unit: Unit, models: list[Model], counter: bool | None
) -> Steps[set[tuple[int, int]]]:
    """Limited weapons are used in melee only if their owner wants to, each copy on its own."""
    used: set[tuple[int, int]] = set()
    for model in models:
        for place, _, weapon in battle.weapons(model, melee=True):
            if not fits(weapon, counter) or "limited" not in weapon.rules or spent(model, place, weapon) is not None:
                continue
            choice = yield Choose(
                unit.owner,
                ASK_USE_LIMITED,
                "GFF-LIMITED-02",
                [YES, NO],
                default="no",
                data={"unit": unit.id, "model": model.id, "weapon": weapon.name},
            )
            if choice == "yes":
                used.add((model.id, place))
    return used


# Impact


@rule("GFF-IMPACT-01", otherwise=[], always=True)
def impact_dice(runners: list[ModelId], how: Strike) -> list[ModelId]:
    """After charging, unless Fatigued, models with Impact(X) roll X dice."""
    return runners if how.charging and not how.fatigued else []


@rule("GFF-IMPACT-02", otherwise=[])
def impact_runners(battle: Battle, models: list[Model]) -> list[ModelId]:
    """Every charging model in reach adds its X: for each die, the model that rolls it."""
    return [model.id for model in models for _ in range(battle.value(model, "impact"))]


def runners_against(battle: Battle, models: list[Model], enemy: Unit) -> list[ModelId]:
    """Those who roll Impact dice against a unit: nobody if it is immune."""
    return [] if immune(battle, enemy, "impact") else impact_runners(battle, models)


@rule("GFF-COUNTER-02", otherwise=0)
def impact_lost(counter_models: int) -> int:
    """The charging unit loses one Impact die for each model with Counter."""
    return counter_models


def impact(battle: Battle, unit: Unit, enemy: Unit, models: list[Model], how: Strike) -> list[Hit]:
    """Roll the Impact dice of a charging unit."""
    runners = runners_against(battle, models, enemy)
    if not runners or not (runners := impact_dice(runners, how)):
        return []
    against = battle.acting.counter_models if battle.state.activation else 0
    runners = runners[: max(0, len(runners) - impact_lost(against))]
    dice = battle.roll(len(runners), "GFF-IMPACT-01", "impact")
    hits = impact_hits(runners, dice)
    battle.tell(ImpactRolled(unit=unit.id, target=enemy.id, dice=tuple(dice), hits=len(hits)))
    return hits


def impact_hits(runners: list[ModelId], dice: list[int]) -> list[Hit]:
    """Impact hits on 2+."""
    return automatic(
        [runner for runner, face in zip(runners, dice, strict=True) if passes(face, IMPACT_ON, (), "impact")]
    )


@rule("GFF-HIT-04", otherwise=[])
def automatic(makers: list[ModelId]) -> list[Hit]:
    """Hits without a hit roll carry nothing but what their source gives them; each remembers who made it."""
    return [Hit(model=maker, weapon=IMPACT) for maker in makers]


# The steps


def fights_as_fatigued(unit: Unit) -> bool:
    """Fatigued units, and Shaken ones that strike back, hit on sixes only."""
    return unit.fatigued or shaken_as_fatigued(unit)


@rule("GFF-SHAKEN-03", otherwise=False)
def shaken_as_fatigued(unit: Unit) -> bool:
    """A Shaken unit strikes back as if Fatigued."""
    return unit.shaken


def can_counter(battle: Battle, model: Model) -> bool:
    """Whether the model has a weapon with Counter that is not spent."""
    return any(
        "counter" in weapon.rules and ("limited" not in weapon.rules or spent(model, place, weapon) is None)
        for place, _, weapon in battle.weapons(model, melee=True)
    )


@rule("GFF-COUNTER-03", otherwise=0)
def counter_bearers(battle: Battle, defender: Unit) -> int:
    """Every model with a Counter weapon costs the charger one Impact die, whether or not it strikes."""
    return sum(
        any("counter" in weapon.rules for _, _, weapon in battle.weapons(model, melee=True))
        for model in battle.alive(defender)
    )


def counter_only() -> bool | None:
    """Counter strikes are made with Counter weapons only, early strike-backs that use those weapons up."""
    return CATALOGUE.holds("GFF-COUNTER-03") or None


@rule("GFF-COUNTER-01")
def counter_strikes(battle: Battle, defender: Unit, charger: Unit) -> Steps[None]:
    """A charged unit may strike first with its Counter weapons."""
    acting = battle.acting
    acting.counter_models = counter_bearers(battle, defender)
    if not any(can_counter(battle, model) for model in strikers(battle, defender, charger)):
        return
    choice = yield Choose(defender.owner, ASK_COUNTER, "GFF-COUNTER-01", [YES, NO], data={"unit": defender.id})
    battle.tell(CounterStrike(unit=defender.id, used=choice == "yes"))
    if choice == "yes":
        how = Strike(shooting=False, fatigued=fights_as_fatigued(defender))
        acting.struck_back = yield from strike(battle, defender, charger, how, counter=counter_only())


@rule("GFF-MELEE-11", otherwise=True)
def charger_can_strike(battle: Battle, charger: Unit) -> bool:
    """A charger Shaken by Counter makes no strikes and no Impact."""
    return not charger.shaken


def charge_strikes(battle: Battle, charger: Unit, defender: Unit) -> Steps[None]:
    """The charging unit strikes."""
    if not charger_can_strike(battle, charger):
        battle.tell(NoStrikes(unit=charger.id))
        return
    how = Strike(shooting=False, charging=True, fatigued=charger.fatigued)
    yield from strike(battle, charger, defender, how)


@rule("GFF-MELEE-08")
def can_strike_back(battle: Battle, defender: Unit, charger: Unit) -> bool:
    """A unit with a model in reach that has a weapon left may strike back, all of it or none."""
    return any(
        "counter" not in weapon.rules and ("limited" not in weapon.rules or spent(model, place, weapon) is None)
        for model in strikers(battle, defender, charger)
        for place, _, weapon in battle.weapons(model, melee=True)
    )


@rule("GFF-MELEE-03")
def strike_back(battle: Battle, defender: Unit, charger: Unit) -> Steps[None]:
    """The defender may strike back."""
    if not can_strike_back(battle, defender, charger):
        return
    choice = yield Choose(defender.owner, ASK_STRIKE_BACK, "GFF-MELEE-03", [YES, NO], data={"unit": defender.id})
    battle.tell(StruckBack(unit=defender.id, struck=choice == "yes"))
    if choice == "yes":
        how = Strike(shooting=False, fatigued=fights_as_fatigued(defender))
        struck = yield from strike(battle, defender, charger, how, counter=False)
        battle.acting.struck_back = struck or battle.acting.struck_back


@rule("GFF-FAT-02", otherwise=())
def tired(battle: Battle, charger: Unit, defender: Unit) -> tuple[Unit, ...]:
    """After the melee the charger is Fatigued, and a defender that struck."""
    return (charger, defender) if battle.acting.struck_back else (charger,)


def fatigue(battle: Battle, charger: Unit, defender: Unit) -> None:
    """Fatigue sets in when the fighting is over."""
    for unit in (charger, defender):
        spend_next_use(unit, "melee")
    for unit in tired(battle, charger, defender):
        if unit.place == "table":
            unit.fatigued = True
            battle.tell(Fatigued(unit=unit.id))
