"""What an activated model does: two actions, free actions beside them, and what makes an action rushed."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, LooseForecast, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules import loot, overwatch, special
from escarmouche.games.collision.rules.activation import cut_short, end, is_out, stop_here
from escarmouche.games.collision.rules.charging import charge, charge_barred
from escarmouche.games.collision.rules.events.turn import ActionChosen, ActionWasted, Aimed
from escarmouche.games.collision.rules.mission import leave, may_leave
from escarmouche.games.collision.rules.moving import move
from escarmouche.games.collision.rules.shooting import shoot, shoot_refused
from escarmouche.games.collision.rules.skirmish import NUMBERS, Skirmish
from escarmouche.games.collision.rules.state import Activation, Model
from escarmouche.games.collision.rules.tokens import pinned
from escarmouche.games.collision.rules.weapons import arms

END = "end"
ACTIONS: int = NUMBERS["actions_per_activation"]
FREE_ACTIONS: int = NUMBERS["free_actions_per_activation"]
FREE = ("search", "pick")
TOKENS = ("wounds", "jams", "pins", "skills")
Doing: TypeAlias = Callable[[Skirmish, Model, str], Steps[None]]
ASK_CHOOSE_ACTION = Asks(
    "choose-action",
    "move",
    "shoot",
    "charge",
    "overwatch",
    "special",
    "special:<trait>",
    "back",
    "aim",
    "search:<marker>",
    "pick:<marker>",
    "drop",
    END,
    about=("model", "number"),
    says=("marker", "trait"),
)
ASK_LEAVE = Asks("leave", "stay", "leave", about=("model",))


# What it may do


def actions_left(sk: Skirmish) -> int:
    """How many regular actions are left."""
    return allowed_actions() - len(sk.acting.actions)


@rule("COL-ACT-03", otherwise=1)
def allowed_actions() -> int:
    """An activated model may perform two actions."""
    return ACTIONS


@rule("COL-ACT-03")
def no_action_left(sk: Skirmish) -> Reason | None:
    """After two actions only a free action is left."""
    return None if actions_left(sk) > 0 else refusal("COL-ACT-03", "refused-no-action-left")


@rule("COL-AMBUSH-10")
def must_arrive(sk: Skirmish, action: str) -> Reason | None:
    """A model that arrives begins with a Move."""
    return refusal("COL-AMBUSH-10", "refused-arrive-first") if sk.acting.arriving and action != "move" else None


@rule("COL-ACT-05")
def no_aimed_shot(sk: Skirmish, model: Model) -> Reason | None:
    """There is no aimed shot, unless the option adds it; then a shot must be able to follow in this activation."""
    if sk.option("aimed_shot") == "no":
        return refusal("COL-ACT-05", "refused-no-such-action")
    follows = actions_left(sk) > 1 and arms(sk, model, "ranged")
    return None if follows else refusal("COL-ACT-05", "refused-aim", model=model.id)


def special_choice(sk: Skirmish, model: Model) -> Reason | None:
    """Why a model has no special action to use."""
    if special.special_actions(sk, model):
        return None
    return refusal("COL-SPECIAL-01", "refused-no-special", model=model.id)


@rule("COL-ACT-04", otherwise=[])
def six_actions(sk: Skirmish, model: Model) -> list[tuple[str, str, Callable[[], Reason | None]]]:
    """The six actions; a model chooses among its special actions, and a seventh stands in the German list."""
    abilities = [
        (f"special:{trait.key}", "option-special", partial(special.special_refused, sk, model, trait))
        for trait in special.special_actions(sk, model)
    ]
    return [
        ("move", "option-move", partial(pinned, model, "move")),
        ("shoot", "option-shoot", partial(shoot_refused, sk, model)),
        ("charge", "option-charge", lambda: pinned(model, "charge") or charge_barred(sk, model)),
        ("overwatch", "option-overwatch", lambda: None),
        *(abilities or [("special", "option-no-special", partial(special_choice, sk, model))]),
        ("back", "option-back", partial(special.back_refused, model)),
        ("aim", "option-aim", partial(no_aimed_shot, sk, model)),
    ]


def action_options(sk: Skirmish, model: Model) -> list[Option]:
    """All actions, free actions, and the end of the activation."""
    none_left = no_action_left(sk)
    options = [
        Option(key, text, {"trait": ability} if (ability := key.partition(":")[2]) else {},
               refused=none_left or must_arrive(sk, key) or refused, forecast=special_foreseen(sk, model, ability))
        for key, text, refused in six_actions(sk, model)
    ]  # fmt: skip
    return [*options, *free_options(sk, model), Option(END, "option-end", refused=partial(end_refused, sk))]


def special_foreseen(sk: Skirmish, model: Model, ability: str) -> Callable[[], LooseForecast] | None:
    """How to tell the odds of a special action that takes a test."""
    if not ability:
        return None
    from escarmouche.games.collision.rules import forecast

    trait = next((one for one in sk.card(model).abilities if one.key == ability), None)
    if trait is None or "test" not in trait.effect:
        return None
    return partial(forecast.special_action, sk, model.owner, model, trait, lambda: is_rushed(sk.acting, "special"))


def end_refused(sk: Skirmish) -> Reason | None:
    """Why the activation cannot be ended yet."""
    return must_arrive(sk, END) or owes_an_action(sk)


# Free actions


@rule("COL-FREE-04")
def attachment(sk: Skirmish) -> int | None:
    """The action, the first or the second, right after or before which a free action could stand now."""
    acting = sk.acting
    done = len(acting.actions)
    for action in (done - 1, done):
        if 0 <= action < allowed_actions() and action not in acting.attached:
            return action
    return None


@rule("COL-FREE-02")
def too_many_free(sk: Skirmish) -> Reason | None:
    """One free action goes with each regular action: two in all."""
    many = len(sk.acting.free) >= free_budget(sk.model(sk.acting.model))
    return refusal("COL-FREE-02", "refused-free-actions") if many else None


@rule("COL-FREE-03")
def free_budget(model: Model) -> int:
    """Free actions are counted anew in each activation of the turn."""
    return FREE_ACTIONS


@rule("COL-FREE-04")
def not_attached(sk: Skirmish) -> Reason | None:
    """A free action stands directly before or directly after the action it goes with."""
    return refusal("COL-FREE-04", "refused-free-attached") if attachment(sk) is None else None


@rule("COL-FREE-04")
def owes_an_action(sk: Skirmish) -> Reason | None:
    """After a free action that stands before an action, that action must be taken."""
    owed = any(action >= len(sk.acting.actions) for action in sk.acting.attached)
    return refusal("COL-FREE-04", "refused-action-owed") if owed else None


def free_refused(sk: Skirmish) -> Reason | None:
    """Why no free action is possible now."""
    return must_arrive(sk, "free") or too_many_free(sk) or not_attached(sk)


@rule("COL-FREE-01", otherwise=[])
def free_options(sk: Skirmish, model: Model) -> list[Option]:
    """The free actions: search the loot at hand, pick up the objects at hand; never drop one."""
    if model.place != "table":
        return []
    refused = free_refused(sk)
    found = [
        Option(f"search:{marker.id}", "option-search", {"marker": marker.id}, refused=refused)
        for marker in loot.within_reach(sk, model, loot.LOOT)
    ]
    found += [
        Option(f"pick:{marker.id}", "option-pick", {"marker": marker.id},
               refused=refused or loot.pick_refused(sk, model))
        for marker in loot.objects_at_hand(sk, model)
    ]  # fmt: skip
    if model.carried:
        found.append(Option("drop", "option-drop", refused=loot.never_by_choice(model)))
    return found


def free_action(sk: Skirmish, model: Model, action: str, detail: str) -> Steps[None]:
    """Search or pick up, beside the two actions."""
    acting = sk.acting
    attached = attachment(sk)
    assert attached is not None
    acting.free = [*acting.free, action]
    acting.attached = [*acting.attached, attached]
    marker = sk.state.markers[int(detail)]
    counts = overwatch.free_actions_count(sk)
    if counts:
        overwatch.end_watch(sk, model)
    if action == "search":
        yield from loot.search(sk, model, marker)
    else:
        loot.pick_up(sk, model, marker)
    if counts:
        overwatch.open_moment(sk)


# Acting


def act(sk: Skirmish) -> Steps[None]:
    """One action of the active model, or the end of its activation."""
    acting = sk.acting
    model = sk.model(acting.model)
    if is_out(model):
        cut_short(sk, model)
        return
    if actions_left(sk) <= 0 and not any(option.refused is None for option in free_options(sk, model)):
        yield from end(sk, model)
        return
    key = yield Choose(
        model.owner,
        ASK_CHOOSE_ACTION,
        "COL-ACT-04",
        lambda: action_options(sk, model),
        data={"model": model.id, "number": len(acting.actions) + 1},
        default=lambda: END if end_refused(sk) is None else "move",
    )
    action, _, detail = key.partition(":")
    if action == END:
        yield from stop_here(sk, model)
    elif action in FREE:
        yield from free_action(sk, model, action, detail)
    else:
        yield from regular_action(sk, model, action, detail)


def regular_action(sk: Skirmish, model: Model, action: str, detail: str) -> Steps[None]:
    """One of the two actions: it may be rushed, it ends a watch, and when it is over others may react."""
    acting = sk.acting
    rushed = is_rushed(acting, action)
    acting.actions = [*acting.actions, action]
    sk.tell(ActionChosen(model=model.id, action=action, rushed=rushed))
    if overwatch.distracts(model, action):
        overwatch.end_watch(sk, model)
    if rushed and not works_rushed(action):
        sk.tell(ActionWasted(model=model.id, action=action))
    else:
        acting.rushed = rushed
        yield from DOING[action](sk, model, detail)
        acting.rushed = False
        special.end_skills(sk, model, action)
    if model.place == "table":
        overwatch.open_moment(sk)


@rule("COL-RUSH-01", otherwise=False)
def is_rushed(acting: Activation, action: str) -> bool:
    """An action is rushed if the model uses the same action for the second time within one activation."""
    return any(same_action(action, before) for before in acting.actions)


@rule("COL-RUSH-04", otherwise=False)
def same_action(action: str, before: str) -> bool:
    """Sameness goes by the name of the action: every movement is a Move, every special action a Special action."""
    return action == before


def works_rushed(action: str) -> bool:
    """Whether a rushed action is carried out at all."""
    if action == "back":
        return special.works_twice(action)
    return action not in WITHOUT_DRAWS or loses_nothing(action)


@rule("COL-RUSH-05", otherwise=False)
def loses_nothing(action: str) -> bool:
    """Where nothing is drawn, a rushed action has no disadvantage: a second Move has the full distance."""
    return action in WITHOUT_DRAWS


WITHOUT_DRAWS = ("move", "overwatch")


# The actions themselves


def do_move(sk: Skirmish, model: Model, detail: str) -> Steps[None]:
    """Move; who arrives starts from the edge, and a defender may go out by the attacker's."""
    arriving = sk.acting.arriving
    tokens = {kind: getattr(model, kind) for kind in TOKENS}
    model.moved = True
    yield from move(sk, model, arriving=arriving)
    sk.acting.arriving = False
    for kind in lost_on_the_way():
        if tokens[kind]:
            setattr(model, kind, 0)
    if may_leave(sk, model):
        options = [Option("stay", "option-stay-on-table"), Option("leave", "option-leave-table")]
        if (yield Choose(model.owner, ASK_LEAVE, "COL-AMBUSH-07", options, data={"model": model.id})) == "leave":
            leave(sk, model)


@rule("COL-TOKEN-01", otherwise=TOKENS)
def lost_on_the_way() -> tuple[str, ...]:
    """Tokens that belong to a model move with it."""
    return ()


def do_shoot(sk: Skirmish, model: Model, detail: str) -> Steps[None]:
    """Shoot."""
    yield from shoot(sk, model)


def do_charge(sk: Skirmish, model: Model, detail: str) -> Steps[None]:
    """Charge."""
    for watcher in overwatch.before_the_charge(sk, model):
        yield from overwatch.fire(sk, watcher, model)
    yield from charge(sk, model)


def do_overwatch(sk: Skirmish, model: Model, detail: str) -> Steps[None]:
    """Overwatch."""
    overwatch.begin_watch(sk, model)
    yield from ()


def do_special(sk: Skirmish, model: Model, detail: str) -> Steps[None]:
    """A special action."""
    yield from special.use_special(sk, model, detail)


def do_back(sk: Skirmish, model: Model, detail: str) -> Steps[None]:
    """Back to the fight."""
    yield from special.back_to_the_fight(sk, model)


def do_aim(sk: Skirmish, model: Model, detail: str) -> Steps[None]:
    """Aim: the next Shoot action of this activation is better."""
    model.aimed = takes_aim()
    sk.tell(Aimed(model=model.id))
    yield from ()


@rule("COL-ACT-05", otherwise=False)
def takes_aim() -> bool:
    """An aimed shot helps the next Shoot action of the same activation."""
    return True


DOING: dict[str, Doing] = {
    "move": do_move,
    "shoot": do_shoot,
    "charge": do_charge,
    "overwatch": do_overwatch,
    "special": do_special,
    "back": do_back,
    "aim": do_aim,
}
