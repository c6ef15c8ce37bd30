"""The suicide assault: infantry runs at armour with charges in its hands."""

from collections.abc import Sequence
from functools import partial

from escarmouche.engine.ids import ModelId
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import ChooseSome, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, listening, note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.activation.morale import after
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.losses import Hurt, close_ranks, model_options, remove
from escarmouche.games.trauma.rules.casualties.structure import points_lost, tick
from escarmouche.games.trauma.rules.close_combat.contact import reaches
from escarmouche.games.trauma.rules.close_combat.fight import Assault, Used
from escarmouche.games.trauma.rules.dice import FACES, is_down, is_up, rolled
from escarmouche.games.trauma.rules.events.melee import ChargesPierced, ChargesThrown, OwnLossesRolled
from escarmouche.games.trauma.rules.forecast.close_combat import assault_forecast
from escarmouche.games.trauma.rules.forecast.records import AssaultForecast, Blows, Terms
from escarmouche.games.trauma.rules.forecast.victims import share as likelihood
from escarmouche.games.trauma.rules.state import Model, Unit

DESPERATE = ("irregular", "regular")
WHEELED = "wheeled"
ASK_ODD_HITS = Asks("odd-hits", "<model>", about=("count", "unit"), says=("model",))
ASK_WHO_RUNS = Asks("who-runs", "<model>", about=("unit",), says=("model",))
ASK_OWN_LOSSES = Asks("own-losses", "<model>", about=("count", "unit"), says=("model",))


# Who may


@rule("TRA-SUIC-01", always=True)
def not_desperate(battle: Battle, unit: Unit) -> Reason | None:
    """Irregular and regular infantry carries charges; elite infantry does not."""
    if battle.profile(unit).rank in DESPERATE:
        return None
    return refusal("TRA-SUIC-01", "refused-assault-rank", unit=unit.id)


@rule("TRA-SUIC-02")
def replaces_it(used: Used) -> Reason | None:
    """A suicide assault replaces all other melee attacks of the unit."""
    return refusal("TRA-SUIC-02", "refused-assault-made") if used.assaulted else None


@rule("TRA-SUIC-02")
def has_struck(used: Used) -> Reason | None:
    """Whoever has struck already can make no suicide assault; a placed charge does not count."""
    has_struck = used.salvos or used.assaulted or used.struck
    return refusal("TRA-SUIC-02", "refused-assault-struck") if has_struck else None


@rule("TRA-SUIC-10", otherwise=[])
def runners(battle: Battle, unit: Unit, target: Unit) -> list[Model]:
    """Models at contact with the target armour can take part, whatever they may do in other salvos."""
    return [model for model in battle.alive(unit) if any(reaches(battle, model, one) for one in battle.alive(target))]


@rule("TRA-SUIC-03")
def hands_free(models: list[Model], used: Used) -> list[Model]:
    """A demolition man may stay out and use his skill instead."""
    return [model for model in models if model.id not in used.charged]


def refused(battle: Battle, unit: Unit, target: Unit, used: Used) -> Reason | None:
    """Why a unit cannot make a suicide assault on this armour now."""
    reason = not_desperate(battle, unit) or replaces_it(used) or has_struck(used)
    if reason is None and not hands_free(runners(battle, unit, target), used):
        return refusal("TRA-SUIC-10", "refused-melee-reach", unit=target.id)
    return reason


def options(battle: Battle, unit: Unit, used: Used) -> list[Option]:
    """A suicide assault on every enemy armour."""
    if battle.armoured(unit):
        return []
    return [
        Option(
            str(Assault(enemy.id)),
            "option-assault",
            {"target": enemy.id},
            refused=partial(refused, battle, unit, enemy, used),
            forecast=partial(forecast_of, battle, unit, enemy, used),
        )
        for enemy in battle.enemies(unit)
        if battle.armoured(enemy)
    ]


def forecast_of(battle: Battle, unit: Unit, target: Unit, used: Used) -> AssaultForecast:
    """What a suicide assault of all who can run may do to a unit, and to themselves."""
    with listening(None):
        models = hands_free(runners(battle, unit, target), used)
        dice = [Blows(1, hit_chance(battle, target, model)) for model in models]
        price = likelihood(die for die in FACES if kills_the_bearer(die)) if own_hits(1) else 0.0
        pierces = likelihood(die for die in FACES if charge_pierces(die))
        # A wound costs one point of structure.
        terms = Terms(pierces, CATALOGUE.number("TRA-SUIC-09"), price, tuple(losses_in_order(battle, unit)))
        return assault_forecast(battle, unit, target, dice, within_reach(battle, models, target), terms)


def hit_chance(battle: Battle, target: Unit, model: Model) -> float:
    """How likely the charge of a model hits."""
    drive = battle.profile(target).drive
    # Everybody hits wheeled armour without a roll.
    if drive == WHEELED and CATALOGUE.holds("TRA-SUIC-04"):
        return 1.0
    return likelihood(die for die in FACES if charge_hits(drive, die, battle.has(model, "warrior")))


def within_reach(battle: Battle, models: Sequence[Model], target: Unit) -> list[Model]:
    """The vehicles that any of some models reaches."""
    return [one for one in battle.alive(target) if any(reaches(battle, model, one) for model in models)]


# Hitting


@rule("TRA-SUIC-05", otherwise=False, always=True)
def hits_walker(die: int) -> bool:
    """A walker is hit by Downs."""
    return is_down(die)


@rule("TRA-SUIC-06", otherwise=False, always=True)
def hits_antigrav(die: int) -> bool:
    """Anti-grav armour is hit by Ups."""
    return is_up(die)


@rule("TRA-SUIC-11", always=True)
def charge_hits(drive: str, die: int, warrior: bool) -> bool:
    """The kind of armour alone says which faces hit; being a warrior does not help."""
    return hits_by_drive(drive, die)


def hits_by_drive(drive: str, die: int) -> bool:
    """Whether a die hits armour that walks or hovers."""
    return hits_walker(die) if drive == "walker" else hits_antigrav(die)


def throw(battle: Battle, unit: Unit, target: Unit, models: Sequence[Model]) -> int:
    """The precision test of a suicide assault; returns how many charges hit."""
    drive = battle.profile(target).drive
    dice: tuple[int, ...] = ()
    # Everybody hits wheeled armour without a roll.
    if drive == WHEELED and CATALOGUE.holds("TRA-SUIC-04"):
        hits = len(models)
    else:
        dice = rolled(battle, len(models), "TRA-SUIC-05", "assault")
        hits = sum(
            charge_hits(drive, die, battle.has(model, "warrior")) for model, die in zip(models, dice, strict=True)
        )
    ids = tuple(model.id for model in models)
    battle.tell(ChargesThrown(unit=unit.id, target=target.id, models=ids, dice=dice, hits=hits))
    return hits


# The assault


def assault(battle: Battle, unit: Unit, target: Unit, used: Used) -> Steps[None]:
    """A suicide assault: precision, penetration and damage, then the attackers' own losses, and the morale of both."""
    models = yield from who_runs(battle, unit, hands_free(runners(battle, unit, target), used))
    note("TRA-SUIC-02")
    used.struck += [model.id for model in models]
    hits = throw(battle, unit, target, models)
    within = within_reach(battle, models, target)
    harm = Hurt(unit=target.id)
    if hits:
        shared = yield from shared_evenly(unit, within, hits, "TRA-SUIC-10")
        for index, count in shared.items():
            harm.incidents += yield from pierce(battle, unit, battle.model(index), count)
        harm.lost = [index for index in shared if not battle.model(index).alive]
        harm.taken = list(harm.lost)
        yield from close_ranks(battle, target)
    own = yield from pay_for_it(battle, unit, hits)
    yield from after(battle, [harm, own])


def who_runs(battle: Battle, unit: Unit, models: Sequence[Model]) -> Steps[list[Model]]:
    """As many take part as the attacker likes."""
    if len(models) < 2:
        return list(models)
    keys = yield ChooseSome(
        unit.owner,
        ASK_WHO_RUNS,
        "TRA-SUIC-10",
        model_options(models),
        least=1,
        default=[str(model.id) for model in models],
        data={"unit": unit.id},
    )
    return [model for model in models if str(model.id) in keys]


def shared_evenly(unit: Unit, models: Sequence[Model], hits: int, number: RuleId) -> Steps[dict[ModelId, int]]:
    """How many of so many hits each model takes; the attacker says who gets the odd ones."""
    each, odd = divmod(hits, len(models))
    more = [str(model.id) for model in models[:odd]]
    if odd and len(models) > 1:
        more = yield ChooseSome(
            unit.owner,
            ASK_ODD_HITS,
            number,
            model_options(models),
            least=odd,
            most=odd,
            default=more,
            data={"unit": unit.id, "count": odd},
        )
    found = {model.id: each + (str(model.id) in more) for model in models}
    return {index: count for index, count in found.items() if count}


@rule("TRA-SUIC-07", otherwise=False, always=True)
def charge_pierces(die: int) -> bool:
    """Every Up is a wound; Force and Armour play no part."""
    return is_up(die)


def pierce(battle: Battle, unit: Unit, vehicle: Model, hits: int) -> Steps[int]:
    """The wounds of one vehicle; returns the incidents."""
    dice = rolled(battle, hits, "TRA-SUIC-07", "penetration")
    wounds = sum(charge_pierces(die) for die in dice)
    battle.tell(ChargesPierced(vehicle=vehicle.id, dice=dice, wounds=wounds))
    # A wound costs one point of structure.
    return (
        yield from tick(battle, vehicle, points_lost(wounds, CATALOGUE.number("TRA-SUIC-09")), unit.owner, melee=True)
    )


@rule("TRA-SUIC-08")
def own_hits(hits: int) -> int:
    """For each hit on the armour the attackers suffer one too."""
    return hits


@rule("TRA-SUIC-08", otherwise=False)
def kills_the_bearer(die: int) -> bool:
    """Every Up eliminates one of the attackers."""
    return is_up(die)


def pay_for_it(battle: Battle, unit: Unit, hits: int) -> Steps[Hurt]:
    """The attackers' own losses, whom their player chooses; returns what the unit has suffered."""
    own = Hurt(unit=unit.id)
    dice = rolled(battle, own_hits(hits), "TRA-SUIC-08", "suicide")
    losses = min(sum(kills_the_bearer(die) for die in dice), len(battle.alive(unit)))
    if dice:
        battle.tell(OwnLossesRolled(unit=unit.id, dice=dice, losses=losses))
    if losses:
        gone = yield from choose_own(battle, unit, losses)
        own.taken = [model.id for model in gone]
        lost = yield from remove(battle, gone, "assault")
        own.lost = [model.id for model in lost]
    return own


def losses_in_order(battle: Battle, unit: Unit) -> list[Model]:
    """Whom a player removes unless he says otherwise: the last of the list first, the leader at the very end."""
    ordinary = [model for model in reversed(battle.alive(unit)) if model.id != unit.leader]
    return [*ordinary, *(model for model in battle.alive(unit) if model.id == unit.leader)]


def choose_own(battle: Battle, unit: Unit, count: int) -> Steps[list[Model]]:
    """The player removes whom he likes."""
    models = battle.alive(unit)
    if count >= len(models):
        return list(models)
    keys = yield ChooseSome(
        unit.owner,
        ASK_OWN_LOSSES,
        "TRA-SUIC-08",
        model_options(models),
        least=count,
        most=count,
        default=[str(model.id) for model in losses_in_order(battle, unit)[:count]],
        data={"unit": unit.id, "count": count},
    )
    return [model for model in models if str(model.id) in keys]
