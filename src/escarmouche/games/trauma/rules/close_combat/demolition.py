"""Demolition men, who place charges instead of striking."""

from functools import partial

from escarmouche.engine.questions import Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.activation.morale import after
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.losses import Hurt, close_ranks, remove
from escarmouche.games.trauma.rules.close_combat.blows import damage_vehicle
from escarmouche.games.trauma.rules.close_combat.contact import foes, reaches
from escarmouche.games.trauma.rules.close_combat.fight import Charge, Used
from escarmouche.games.trauma.rules.events.melee import ChargePlaced
from escarmouche.games.trauma.rules.forecast.close_combat import charge_forecast
from escarmouche.games.trauma.rules.state import Model, Unit

CHARGE_DAMAGE = 1


def charge_options(battle: Battle, unit: Unit, used: Used) -> list[Option]:
    """Every model of the enemies at contact, for each demolition man who could wound it instead of striking."""
    men = [model for model in battle.alive(unit) if battle.has(model, "demolition")]
    return [
        Option(
            str(Charge(man.id, victim.id)),
            "option-charge",
            {"model": man.id, "victim": victim.id},
            refused=partial(charge_refused, battle, man, victim, used),
            forecast=partial(charge_forecast, battle, unit, victim, CHARGE_DAMAGE),
        )
        for man in men
        for enemy in foes(battle, unit)
        for victim in battle.alive(enemy)
    ]


def charge_refused(battle: Battle, man: Model, victim: Model, used: Used) -> Reason | None:
    """Why a demolition man cannot place a charge: he has, or he has fought otherwise, or he is too far away."""
    if man.id in used.charged or man.id in used.struck:
        return refusal("TRA-DEMO-02", "refused-charge-again", model=man.id)
    return not_at_hand(battle, man, victim)


@rule("TRA-DEMO-03", always=True)
def not_at_hand(battle: Battle, man: Model, victim: Model) -> Reason | None:
    """The demolition man himself must be at contact with his victim."""
    if reaches(battle, man, victim):
        return None
    return refusal("TRA-DEMO-03", "refused-charge-reach", model=man.id, victim=victim.id)


@rule("TRA-DEMO-02")
def place_charge(battle: Battle, unit: Unit, man: Model, victim: Model) -> Steps[None]:
    """Instead of striking a demolition man wounds one combatant without a roll, as a salvo of its own."""
    battle.tell(ChargePlaced(model=man.id, victim=victim.id))
    target = battle.unit_of(victim)
    harm = Hurt(unit=target.id, taken=[victim.id])
    if battle.armoured(target):
        harm.incidents = yield from damage_vehicle(battle, victim, 1, CHARGE_DAMAGE, unit)
        harm.lost = [] if victim.alive else [victim.id]
        yield from close_ranks(battle, target)
    else:
        lost = yield from remove(battle, [victim], "melee")
        harm.lost = [model.id for model in lost]
    yield from after(battle, [harm])
