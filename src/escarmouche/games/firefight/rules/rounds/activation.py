"""An activation: one unit, one action, step by step."""

from collections.abc import Callable
from functools import cache, partial
from typing import ClassVar

from escarmouche.engine.ids import UnitId
from escarmouche.engine.keys import OptionKey
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, rule, unheard
from escarmouche.games.firefight.rules import forecast
from escarmouche.games.firefight.rules.attacks import melee, own_rules
from escarmouche.games.firefight.rules.attacks.casting import Cast, can_cast, cast, cast_options
from escarmouche.games.firefight.rules.attacks.shooting import can_shoot, shoot
from escarmouche.games.firefight.rules.attacks.to_hit import spend_next_use, unit_has
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.charge import charging, coherency, separation
from escarmouche.games.firefight.rules.events import ActionChosen, ChargeStopped, Recovered, StayedIdle
from escarmouche.games.firefight.rules.movement import moves
from escarmouche.games.firefight.rules.movement.terrain import in_danger, near_danger, roll_danger
from escarmouche.games.firefight.rules.state import Unit
from escarmouche.games.firefight.rules.vocabulary import Action, Step

DONE = "done"
SIMPLE_ACTIONS = ("hold", "advance", "rush", "idle")
SIMPLE_STEPS = ("move", "shoot", DONE)


class Charge(OptionKey, frozen=True):
    """The unit charges another."""

    word: ClassVar[str] = "charge"
    unit: UnitId


ASK_CHOOSE_ACTION = Asks(
    "choose-action", "hold", "advance", "rush", Charge.pattern(), "idle", about=("unit",), says=("unit",)
)
ASK_NEXT = Asks("next", Cast.pattern(), *SIMPLE_STEPS, about=("unit",), says=("model", "spell", "value"))


def take_step(battle: Battle) -> Steps[None]:
    """One step of the activation under way; each begins at a boundary."""
    acting = battle.acting
    unit = battle.state.units[acting.unit]
    follows_at_once = True
    while follows_at_once:
        halted = unit.place != "table" or (acting.stopped and acting.step != "arrive")
        if halted and acting.step not in AFTER_THE_STRIKES:
            acting.step = "fatigue" if acting.met else "end"
        acting.step = yield from STEPS[acting.step](battle, unit)
        follows_at_once = acting.step in AT_ONCE and not acting.choosing
    if acting.step == "":
        battle.state.activation = None


# Start


def begin(battle: Battle, unit: Unit) -> Steps[Step]:
    """Models that are activated in dangerous terrain roll first."""
    alive = battle.alive(unit)
    risky = near_danger(battle, unit, [(model.x, model.y, model.surface) for model in alive])
    standing = [model for model in alive if in_danger(battle, battle.body(model))] if risky else []
    if standing:
        battle.acting.rolled = [model.id for model in standing]
        yield from roll_danger(battle, unit, standing)
    if battle.own is not None and battle.alive(unit):
        yield from own_rules.offer(battle, unit)
    return "action"


# The action


@rule("GFF-SHAKEN-02")
def shaken_is_idle(unit: Unit) -> Reason | None:
    """A Shaken unit must stay idle."""
    return shaken_does_nothing(unit) if unit.shaken else None


@rule("GFF-SHAKEN-07")
def shaken_does_nothing(unit: Unit) -> Reason | None:
    """Idle means: no move, no shot, no charge, no spell."""
    return refusal("GFF-SHAKEN-07", "refused-shaken", unit=unit.id)


@rule("GFF-IMMOBILE-01")
def immobile_holds(battle: Battle, unit: Unit) -> Reason | None:
    """An Immobile unit can only Hold."""
    if unit_has(battle, unit, "immobile"):
        return refusal("GFF-IMMOBILE-01", "refused-immobile", unit=unit.id)
    return None


def action_options(battle: Battle, unit: Unit) -> list[Option]:
    """All four actions, Charge once for each enemy unit, each with the reason where it is not allowed."""
    idle = shaken_is_idle(unit)
    stuck = idle or immobile_holds(battle, unit)
    options = [
        Option("hold", "option-hold", refused=idle or (None if stuck else _scattered(battle, unit, "hold"))),
        Option("advance", "option-advance", refused=stuck or _scattered(battle, unit, "advance")),
        Option("rush", "option-rush", refused=stuck or _scattered(battle, unit, "rush")),
    ]
    options += [
        Option(
            _charging(enemy.id),
            "option-charge",
            {"unit": enemy.id},
            refused=stuck or partial(coherency.why_no_charge, battle, unit, enemy),
            forecast=partial(forecast.charge, battle, unit, enemy),
        )
        for enemy in battle.enemies(unit)
    ]
    if idle:
        options.append(Option("idle", "option-idle"))
    return options


@cache
def _charging(unit: UnitId) -> str:
    return str(Charge(unit))


def _scattered(battle: Battle, unit: Unit, action: str) -> Callable[[], Reason | None]:
    return partial(coherency.must_close_up, battle, unit, action)


def choose_action(battle: Battle, unit: Unit) -> Steps[Step]:
    """The active player chooses exactly one action."""
    acting = battle.acting
    if idle_activation(battle):
        acting.action = "idle"
        battle.tell(StayedIdle(unit=unit.id, rules=("GFF-SHAKEN-02",)))
        return "end"
    key = yield Choose(
        unit.owner, ASK_CHOOSE_ACTION, "GFF-ACT-01", lambda: action_options(battle, unit), data={"unit": unit.id}
    )
    action: Action = key
    if key not in SIMPLE_ACTIONS:
        action, acting.target = "charge", Charge.read(key).unit
    acting.action = action
    spend_next_use(unit, "action")
    battle.tell(ActionChosen(unit=unit.id, action=action, rules=(ACTION_RULES[action],)))
    return "before"


ACTION_RULES: dict[Action, RuleId] = {
    "hold": "GFF-ACT-02",
    "advance": "GFF-ACT-03",
    "rush": "GFF-ACT-04",
    "charge": "GFF-ACT-05",
    "idle": "GFF-SHAKEN-02",
}


@rule("GFF-SHAKEN-02", otherwise=False)
def idle_activation(battle: Battle) -> bool:
    """A unit that begins its activation Shaken does nothing with it."""
    return battle.acting.idle


# What next: casting, moving, shooting


@rule("GFF-ACT-02")
def hold_stays(action: str) -> Reason | None:
    """A unit that Holds moves 0 inches."""
    return refusal("GFF-ACT-02", "refused-hold-moves") if action == "hold" else None


@rule("GFF-ACT-06")
def moves_first(step: str) -> Reason | None:
    """All movement comes before all shooting, and only once."""
    return refusal("GFF-ACT-06", "refused-moved") if step == "after" else None


@rule("GFF-ACT-04")
def rush_does_not_shoot(action: str) -> Reason | None:
    """A unit that Rushes may not shoot."""
    return refusal("GFF-ACT-04", "refused-rush-shoots") if action == "rush" else None


@rule("GFF-ACT-06")
def charge_does_not_shoot(action: str) -> Reason | None:
    """A charging unit fights instead of shooting."""
    return refusal("GFF-ACT-06", "refused-charge-shoots") if action == "charge" else None


@rule("GFF-ACT-03", "GFF-ACT-06")
def shoots_after_moving(step: str) -> Reason | None:
    """A unit that Advances shoots after its move."""
    return refusal("GFF-ACT-03", "refused-shoot-first") if step == "before" else None


def next_options(battle: Battle, unit: Unit) -> list[Option]:
    """Casting, moving, shooting, and being done, as far as the action allows."""
    acting = battle.acting
    no_move = why_no_move(battle)
    options = [
        *cast_options(battle, unit),
        Option("move", "option-move", refused=no_move),
        Option("shoot", "option-shoot", refused=why_no_shot(battle) or partial(no_target, battle, unit)),
    ]
    done = refusal("GFF-ACT-06", "refused-must-move") if acting.step == "before" and no_move is None else None
    return [*options, Option(DONE, "option-done", refused=done)]


def why_no_move(battle: Battle) -> Reason | None:
    """Why the action does not let the unit move now."""
    return hold_stays(battle.acting.action) or moves_first(battle.acting.step)


def why_no_shot(battle: Battle) -> Reason | None:
    """Why the action does not let the unit shoot now, whatever there is to shoot at."""
    acting = battle.acting
    return (
        rush_does_not_shoot(acting.action) or charge_does_not_shoot(acting.action) or shoots_after_moving(acting.step)
    )


def no_target(battle: Battle, unit: Unit) -> Reason | None:
    """Why a unit that may shoot has nothing to shoot at."""
    if battle.acting.shot or not can_shoot(battle, unit):
        return refusal("GFF-SHOOT-01", "refused-no-target")
    return None


def ask_next(battle: Battle, unit: Unit) -> Steps[str]:
    """What the unit does next; by default it moves on without casting or shooting."""
    key: str = yield Choose(
        unit.owner,
        ASK_NEXT,
        "GFF-ACT-06",
        lambda: next_options(battle, unit),
        data={"unit": unit.id},
        default=lambda: "move" if battle.acting.step == "before" and battle.acting.action != "hold" else DONE,
    )
    return key


def before_move(battle: Battle, unit: Unit) -> Steps[Step]:
    """A Caster may cast before its move; all others go straight on."""
    if battle.acting.action == "hold":
        return "after"
    if not battle.acting.choosing:
        return stand_to_choose(battle) if unheard(can_cast, battle, unit) else "move"
    battle.acting.choosing = False
    key = yield from ask_next(battle, unit)
    if key not in SIMPLE_STEPS:
        yield from cast(battle, key)
        return "before"
    return "move"


def has_a_choice(battle: Battle, unit: Unit) -> bool:
    """Whether the unit can do anything but go on: cast, move or shoot."""
    if can_cast(battle, unit) or why_no_move(battle) is None:
        return True
    return why_no_shot(battle) is None and no_target(battle, unit) is None


def stand_to_choose(battle: Battle) -> Step:
    """Mark that the unit has something to choose; the question is then asked at the next boundary."""
    battle.acting.choosing = True
    return battle.acting.step


def make_move(battle: Battle, unit: Unit) -> Steps[Step]:
    """The move of the action."""
    acting = battle.acting
    if acting.action == "charge":
        target = battle.state.units[acting.target]
        if target.place == "table":
            yield from charging.charge_move(battle, unit, target)
        return "arrive"
    yield from moves.ordinary_move(battle, unit, acting.action)
    return "after"


def after_move(battle: Battle, unit: Unit) -> Steps[Step]:
    """After its move a unit may cast, then shoot."""
    if not battle.acting.choosing:
        return stand_to_choose(battle) if unheard(has_a_choice, battle, unit) else after_charge(battle)
    battle.acting.choosing = False
    key = yield from ask_next(battle, unit)
    if key not in SIMPLE_STEPS:
        yield from cast(battle, key)
        return "after"
    return "shoot" if key == "shoot" else after_charge(battle)


def after_charge(battle: Battle) -> Step:
    """A charging unit goes on to fight."""
    return "pile-in" if battle.acting.action == "charge" else "end"


def shooting(battle: Battle, unit: Unit) -> Steps[Step]:
    """The unit shoots, and that ends its activation."""
    yield from shoot(battle, unit)
    return "end"


# The steps of a melee


def arrive(battle: Battle, unit: Unit) -> Steps[Step]:
    """A charge of which nobody arrives ends the activation without a melee."""
    target = battle.state.units[battle.acting.target]
    if nobody_arrived(battle, unit, target):
        battle.tell(ChargeStopped(unit=unit.id, target=target.id))
        return "end"
    battle.acting.met = True
    yield from ()
    return "after"


@rule("GFF-CHARGE-07", otherwise=False)
def nobody_arrived(battle: Battle, unit: Unit, target: Unit) -> bool:
    """No charging model is in reach of the target."""
    return battle.acting.stopped or not melee.strikers(battle, unit, target)


@rule("GFF-MELEE-06", otherwise="end")
def melee_steps(step: Step) -> Step:
    """Charge, pile-in, Counter, strikes, strike-back, Fatigue, consolidation or separation, in this order."""
    order: tuple[Step, ...] = ("pile-in", "counter", "strike", "strike-back", "fatigue", "aftermath", "end")
    return order[order.index(step) + 1]


def pile_in(battle: Battle, unit: Unit) -> Steps[Step]:
    """The defender closes up."""
    yield from charging.pile_in(battle, battle.state.units[battle.acting.target], unit)
    return melee_steps("pile-in")


def counter(battle: Battle, unit: Unit) -> Steps[Step]:
    """The defender's Counter strikes."""
    target = battle.state.units[battle.acting.target]
    if target.place == "table":
        yield from melee.counter_strikes(battle, target, unit)
    return melee_steps("counter") if unit.place == "table" else "fatigue"


def strike(battle: Battle, unit: Unit) -> Steps[Step]:
    """The charging unit's strikes."""
    target = battle.state.units[battle.acting.target]
    if target.place == "table":
        yield from melee.charge_strikes(battle, unit, target)
    return melee_steps("strike")


def strike_back(battle: Battle, unit: Unit) -> Steps[Step]:
    """The defender's strike-back."""
    target = battle.state.units[battle.acting.target]
    if target.place == "table" and unit.place == "table":
        yield from melee.strike_back(battle, target, unit)
    return melee_steps("strike-back")


def tire(battle: Battle, unit: Unit) -> Steps[Step]:
    """Fatigue sets in."""
    melee.fatigue(battle, unit, battle.state.units[battle.acting.target])
    yield from ()
    return "aftermath"


def aftermath(battle: Battle, unit: Unit) -> Steps[Step]:
    """The survivor consolidates, or the charger moves back."""
    target = battle.state.units[battle.acting.target]
    yield from separation.after_melee(battle, unit, target)
    return "end"


# The end


@rule("GFF-SHAKEN-08", otherwise=False)
def recovers(battle: Battle) -> bool:
    """A unit that began its activation Shaken recovers at its end."""
    return recovery(battle)


@rule("GFF-SHAKEN-06", otherwise=False)
def recovery(battle: Battle) -> bool:
    """One complete idle activation ends the Shaken state."""
    return battle.acting.idle


def finish(battle: Battle, unit: Unit) -> Steps[Step]:
    """The activation ends."""
    if recovers(battle) and unit.place == "table":
        unit.shaken = False
        battle.tell(Recovered(unit=unit.id))
    yield from ()
    return ""


AT_ONCE = ("action", "move", "after", "arrive", "fatigue", "end")
"""Steps that follow at once, with no boundary before them: little is lost if what came before is taken once more."""
AFTER_THE_STRIKES = ("strike", "strike-back", "fatigue", "aftermath", "end")
STEPS: dict[Step, Callable[[Battle, Unit], Steps[Step]]] = {
    "start": begin,
    "action": choose_action,
    "before": before_move,
    "move": make_move,
    "after": after_move,
    "shoot": shooting,
    "arrive": arrive,
    "pile-in": pile_in,
    "counter": counter,
    "strike": strike,
    "strike-back": strike_back,
    "fatigue": tire,
    "aftermath": aftermath,
    "end": finish,
}
