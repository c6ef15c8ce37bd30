"""Overwatch: the token, the moments at which it is triggered, the shot, and holding fire."""

from functools import partial
from typing import Literal, TypeAlias

from escarmouche.engine.ids import ModelId
from escarmouche.engine.keys import OptionKey
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Forecast, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.attacks import shooting
from escarmouche.games.collision.rules.attacks.weapons import arms
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.cards.characteristics import test
from escarmouche.games.collision.rules.events import turn as events
from escarmouche.games.collision.rules.state import Model

HOLD_DIFFICULTY = 6
Reaction: TypeAlias = Literal["shoot", "hold", "decline"]
SHOOT: Reaction = "shoot"
HOLD: Reaction = "hold"
DECLINE: Reaction = "decline"
MOST_ACTIVATIONS: int = NUMBERS["maximum_activations_per_model_per_turn"]
ASK_OVERWATCH = Asks(
    "overwatch", f"{SHOOT}:<model>", f"{HOLD}:<model>", f"{DECLINE}:<model>", about=("target",), says=("model",)
)


class ReactionKey(OptionKey, frozen=True):
    """What a watching model does."""

    reaction: Reaction
    model: ModelId


# The token


@rule("COL-OW-01", always=True)
def begin_watch(battle: Battle, model: Model) -> None:
    """The Overwatch action gives a model an overwatch token."""
    if already_watching(model):
        return
    model.watching = True
    battle.tell(events.WatchBegan(model=model.id))


@rule("COL-OW-08", otherwise=False)
def already_watching(model: Model) -> bool:
    """A model has at most one overwatch token."""
    return model.watching


def end_watch(battle: Battle, model: Model) -> None:
    """Take the overwatch token away from a model, if it has one."""
    if model.watching:
        model.watching = model.holding = False
        battle.tell(events.WatchEnded(model=model.id))


@rule("COL-OW-07", otherwise=False)
def distracts(model: Model, action: str) -> bool:
    """Any other action removes the token at once."""
    return model.watching and action != "overwatch"


@rule("COL-OW-09", otherwise=False, always=True)
def free_actions_count(battle: Battle) -> bool:
    """A free action removes the own token and triggers enemy overwatch, as any action does, unless by option."""
    return battle.option("free_actions_and_overwatch") == "count"


# When it is triggered


@rule("COL-OW-10", otherwise=None)
def open_moment(battle: Battle) -> list[ModelId]:
    """When a model was activated, and after each of its actions, those who watch may react."""
    battle.state.moment = [
        watcher.id for watcher in watchers_of(battle, battle.model(battle.acting.model)) if not watcher.holding
    ]
    return battle.state.moment


@rule("COL-OW-02", always=True)
def watchers_of(battle: Battle, target: Model) -> list[Model]:
    """Only an enemy model triggers overwatch."""
    return [model for model in battle.enemies(target) if model.watching]


def triggered(battle: Battle, watcher: Model, target: Model) -> bool:
    """Whether a watching model reacts to another here and now."""
    if not watcher.watching or watcher.holding or watcher.place != "table" or target.place != "table":
        return False
    return in_reach(battle, watcher, target) and able_to_shoot(battle, watcher, target)


def in_reach(battle: Battle, watcher: Model, target: Model) -> bool:
    """Whether the target is in sight and in the range of a weapon."""
    near = any(
        shooting.out_of_range(battle, watcher, weapon, target) is None for weapon in arms(battle, watcher, "ranged")
    )
    return near and shooting.unseen_target(battle, watcher, target) is None


@rule("COL-OW-12", otherwise=True)
def able_to_shoot(battle: Battle, watcher: Model, target: Model) -> bool:
    """Who may not make a Shoot action with any weapon in range is not triggered and keeps the token."""
    return any(
        shooting.shot_refused(battle, watcher, weapon, target) is None for weapon in arms(battle, watcher, "ranged")
    )


# Reacting


def react(battle: Battle) -> Steps[None]:
    """One of the models that watch reacts to the active one, or the moment passes."""
    state = battle.state
    target = battle.model(battle.acting.model)
    ready = [watcher for watcher in map(battle.model, state.moment) if triggered(battle, watcher, target)]
    if len(ready) > 1:
        ready = in_any_order(ready)
    if not ready:
        state.moment = []
        return
    key = yield Choose(
        ready[0].owner,
        ASK_OVERWATCH,
        "COL-OW-03",
        lambda: [option for watcher in ready for option in reactions(battle, watcher, target)],
        data={"target": target.id},
    )
    chosen = ReactionKey.read(key)
    watcher = battle.model(chosen.model)
    state.moment = [other for other in state.moment if other != watcher.id]
    yield from REACTIONS[chosen.reaction](battle, watcher, target)


@rule("COL-OW-11")
def in_any_order(ready: list[Model]) -> list[Model]:
    """The player of several triggered models chooses their order; each reacts completely before the next."""
    return ready


def reactions(battle: Battle, watcher: Model, target: Model) -> list[Option]:
    """What a triggered model can do; the odds of a shot are told here unless a weapon must be named first."""
    data = {"model": watcher.id}
    carried = arms(battle, watcher, "ranged")
    told = (
        partial(shooting.forecast_of, battle, watcher, carried[0], target, watching=True) if len(carried) == 1 else None
    )
    options = [Option(str(ReactionKey(SHOOT, watcher.id)), "option-watch-shoot", data, forecast=told)]
    if may_decline(battle):
        return [*options, Option(str(ReactionKey(DECLINE, watcher.id)), "option-watch-decline", data)]
    if CATALOGUE.holds("COL-OW-14"):
        options.append(
            Option(
                str(ReactionKey(HOLD, watcher.id)),
                "option-watch-hold",
                data,
                refused=too_active(battle, watcher),
                forecast=partial(hold_forecast, battle, watcher),
            )
        )
    return options


def hold_forecast(battle: Battle, watcher: Model) -> Forecast:
    """Whether a model will be able to hold its fire."""
    from escarmouche.games.collision.rules.forecast import forecasts

    return forecasts.hold(battle, watcher.owner, watcher, HOLD_DIFFICULTY)


@rule("COL-OW-03", otherwise=False, always=True)
def may_decline(battle: Battle) -> bool:
    """A triggered model must shoot unless it holds fire; by option its player may simply decline."""
    return battle.option("overwatch_shot") == "may"


def too_active(battle: Battle, watcher: Model) -> Reason | None:
    """Where holding counts as an activation, a model that has had three cannot hold."""
    if battle.option("hold_lasts") == "uses_own_activation" and watcher.activations >= MOST_ACTIVATIONS:
        return refusal("COL-OW-15", "refused-hold", model=watcher.id)
    return None


@rule("COL-OW-04")
def fire(battle: Battle, watcher: Model, target: Model) -> Steps[None]:
    """The activation is interrupted by a Shoot action at the model that triggered it."""
    battle.tell(events.WatchTriggered(model=watcher.id, target=target.id))
    yield from shooting.shoot(battle, watcher, overwatch=True, target=target)
    if CATALOGUE.holds("COL-OW-06"):
        end_watch(battle, watcher)
    for other in [] if CATALOGUE.holds("COL-OW-13") else watchers_of(battle, watcher):
        if triggered(battle, other, watcher):
            yield from fire(battle, other, watcher)


def hold(battle: Battle, watcher: Model, target: Model) -> Steps[None]:
    """A 6+ INT test: passed, the model need not shoot and keeps its token; failed, it shoots."""
    passed = yield from hold_test(battle, watcher)
    if not passed:
        battle.tell(events.HoldFailed(model=watcher.id, target=target.id))
        yield from fire(battle, watcher, target)
        return
    watcher.holding = covers_activation(battle, watcher)
    battle.tell(events.FireHeld(model=watcher.id, target=target.id))


@rule("COL-OW-14", otherwise=False)
def hold_test(battle: Battle, watcher: Model) -> Steps[bool]:
    """Holding fire takes a 6+ INT test."""
    closed = not CATALOGUE.holds("COL-OW-17")
    passed: bool = yield from test(battle, watcher, "INT", HOLD_DIFFICULTY, "COL-OW-14", closed=closed)
    return passed


@rule("COL-OW-15", otherwise=False, always=True)
def covers_activation(battle: Battle, watcher: Model) -> bool:
    """A passed hold covers the rest of the enemy activation, by option this trigger only, or one own activation too."""
    lasting = battle.option("hold_lasts")
    if lasting == "uses_own_activation":
        watcher.activations += 1
    return lasting != "single_trigger"


def decline(battle: Battle, watcher: Model, target: Model) -> Steps[None]:
    """Decline to react: the model neither shoots nor tests, and its token stays."""
    battle.tell(events.ShotDeclined(model=watcher.id, target=target.id))
    yield from ()


REACTIONS = {SHOOT: fire, HOLD: hold, DECLINE: decline}


def release(battle: Battle) -> None:
    """At the end of an activation those who held fire are ready again."""
    for model in battle.state.models:
        if model.holding:
            model.holding = not watches_again(model)


@rule("COL-OW-16", otherwise=False)
def watches_again(model: Model) -> bool:
    """After a passed hold all overwatch rules go on applying: the next trigger counts, and it may hold again."""
    return model.watching
