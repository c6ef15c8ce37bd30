"""What an activated model does: two actions, free actions beside them, and what makes an action rushed."""

from collections.abc import Callable
from functools import cache, partial
from typing import Literal, TypeAlias, get_args

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Forecast, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules import traits
from escarmouche.games.collision.rules.attacks import overwatch
from escarmouche.games.collision.rules.attacks.charge import charge, charge_barred
from escarmouche.games.collision.rules.attacks.shooting import shoot, shoot_refused
from escarmouche.games.collision.rules.attacks.tokens import pinned
from escarmouche.games.collision.rules.attacks.weapons import arms
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.events.turn import ActionChosen, ActionWasted, Aimed
from escarmouche.games.collision.rules.mission import loot
from escarmouche.games.collision.rules.mission.mission import leave, may_leave
from escarmouche.games.collision.rules.moves.move import move
from escarmouche.games.collision.rules.state import Activation, Marker, Model
from escarmouche.games.collision.rules.turn import special_actions
from escarmouche.games.collision.rules.turn.activation import cut_short, end, is_out, stop_here
from escarmouche.games.collision.rules.vocabulary import Action, FreeAction, TokenField, TraitKey

END: Literal["end"] = "end"
FREE_ACTIONS: int = NUMBERS["free_actions_per_activation"]
TOKENS: tuple[TokenField, ...] = get_args(TokenField)
Doing: TypeAlias = Callable[[Battle, Model], Steps[None]]
Offered: TypeAlias = tuple[Action, TraitKey, str, Callable[[], Reason | None]]
"""An action, of a special one its trait, the word for it, and why it cannot be taken."""


class ActionKey(OptionKey, frozen=True):
    """An action, a free action or the end, and of a special action its trait, of a free action its marker."""

    action: Action | FreeAction | Literal["drop", "end"]
    of: str = ""


@cache
def written(action: Action, trait: TraitKey) -> str:
    """The key of an action as it is answered."""
    return str(ActionKey(action, trait))


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


def actions_left(battle: Battle) -> int:
    """How many regular actions are left."""
    return CATALOGUE.number("COL-ACT-03") - len(battle.acting.actions)


@rule("COL-ACT-03")
def no_action_left(battle: Battle) -> Reason | None:
    """After two actions only a free action is left."""
    return None if actions_left(battle) > 0 else refusal("COL-ACT-03", "refused-no-action-left")


@rule("COL-AMBUSH-10")
def must_arrive(battle: Battle, action: str) -> Reason | None:
    """A model that arrives begins with a Move."""
    return refusal("COL-AMBUSH-10", "refused-arrive-first") if battle.acting.arriving and action != "move" else None


@rule("COL-ACT-05")
def no_aimed_shot(battle: Battle, model: Model) -> Reason | None:
    """There is no aimed shot, unless the option adds it; then a shot must be able to follow in this activation."""
    if battle.option("aimed_shot") == "no":
        return refusal("COL-ACT-05", "refused-no-such-action")
    follows = actions_left(battle) > 1 and arms(battle, model, "ranged")
    return None if follows else refusal("COL-ACT-05", "refused-aim", model=model.id)


def special_choice(battle: Battle, model: Model) -> Reason | None:
    """Why a model has no special action to use."""
    if special_actions.special_actions(battle, model):
        return None
    return refusal("COL-SPECIAL-01", "refused-no-special", model=model.id)


@rule("COL-ACT-04", otherwise=[])
def six_actions(battle: Battle, model: Model) -> list[Offered]:
    """The six actions; a model chooses among its special actions, and a seventh stands in the German list."""
    abilities: list[Offered] = [
        ("special", trait.key, "option-special", partial(special_actions.special_refused, battle, model, trait))
        for trait in special_actions.special_actions(battle, model)
    ]
    return [
        ("move", "", "option-move", partial(pinned, model, "move")),
        ("shoot", "", "option-shoot", partial(shoot_refused, battle, model)),
        ("charge", "", "option-charge", lambda: pinned(model, "charge") or charge_barred(battle, model)),
        ("overwatch", "", "option-overwatch", lambda: None),
        *(abilities or [("special", "", "option-no-special", partial(special_choice, battle, model))]),
        ("back", "", "option-back", partial(special_actions.back_refused, model)),
        ("aim", "", "option-aim", partial(no_aimed_shot, battle, model)),
    ]


def action_options(battle: Battle, model: Model) -> list[Option]:
    """All actions, free actions, and the end of the activation."""
    none_left = no_action_left(battle)
    options = [
        Option(
            written(action, trait),
            text,
            {"trait": trait} if trait else {},
            refused=none_left or must_arrive(battle, action) or refused,
            forecast=special_forecast(battle, model, trait) if trait else None,
        )
        for action, trait, text, refused in six_actions(battle, model)
    ]
    return [*options, *free_options(battle, model), Option(END, "option-end", refused=partial(end_refused, battle))]


def special_forecast(battle: Battle, model: Model, ability: TraitKey) -> Callable[[], Forecast] | None:
    """How to tell the odds of a special action that takes a test."""
    from escarmouche.games.collision.rules.forecast import forecasts

    trait = next((one for one in battle.card(model).abilities if one.key == ability), None)
    tested = traits.test_of(trait) if trait is not None else None
    if tested is None:
        return None
    return partial(
        forecasts.special_action, battle, model.owner, model, *tested, lambda: is_rushed(battle.acting, "special")
    )


def end_refused(battle: Battle) -> Reason | None:
    """Why the activation cannot be ended yet."""
    return must_arrive(battle, END) or owes_an_action(battle)


# Free actions


@rule("COL-FREE-04")
def attachment(battle: Battle) -> int | None:
    """The action, the first or the second, right after or before which a free action could stand now."""
    acting = battle.acting
    done = len(acting.actions)
    for action in (done - 1, done):
        if 0 <= action < CATALOGUE.number("COL-ACT-03") and action not in acting.attached:
            return action
    return None


@rule("COL-FREE-02")
def too_many_free(battle: Battle) -> Reason | None:
    """One free action goes with each regular action: two in all."""
    many = free_actions_taken(battle) >= FREE_ACTIONS
    return refusal("COL-FREE-02", "refused-free-actions") if many else None


@rule("COL-FREE-03")
def free_actions_taken(battle: Battle) -> int:
    """How many free actions were taken in this activation; they are counted anew in each activation of the turn."""
    return len(battle.acting.free)


@rule("COL-FREE-04")
def not_attached(battle: Battle) -> Reason | None:
    """A free action stands directly before or directly after the action it goes with."""
    return refusal("COL-FREE-04", "refused-free-attached") if attachment(battle) is None else None


@rule("COL-FREE-04")
def owes_an_action(battle: Battle) -> Reason | None:
    """After a free action that stands before an action, that action must be taken."""
    owed = any(action >= len(battle.acting.actions) for action in battle.acting.attached)
    return refusal("COL-FREE-04", "refused-action-owed") if owed else None


def free_refused(battle: Battle) -> Reason | None:
    """Why no free action is possible now."""
    return must_arrive(battle, "free") or too_many_free(battle) or not_attached(battle)


@rule("COL-FREE-01", otherwise=[])
def free_options(battle: Battle, model: Model) -> list[Option]:
    """The free actions: search the loot at hand, pick up the objects at hand; never drop one."""
    if model.place != "table":
        return []
    refused = free_refused(battle)
    found = [
        Option(str(ActionKey("search", str(marker.id))), "option-search", {"marker": marker.id}, refused=refused)
        for marker in loot.within_reach(battle, model, loot.LOOT)
    ]
    found += [
        Option(str(ActionKey("pick", str(marker.id))), "option-pick", {"marker": marker.id},
               refused=refused or loot.pick_refused(battle, model))
        for marker in loot.objects_at_hand(battle, model)
    ]  # fmt: skip
    if model.carried:
        found.append(Option("drop", "option-drop", refused=loot.never_by_choice(model)))
    return found


def free_action(battle: Battle, model: Model, action: FreeAction, marker: Marker) -> Steps[None]:
    """Search or pick up, beside the two actions."""
    acting = battle.acting
    attached = attachment(battle)
    assert attached is not None
    acting.free = [*acting.free, action]
    acting.attached = [*acting.attached, attached]
    counts = overwatch.free_actions_count(battle)
    if counts:
        overwatch.end_watch(battle, model)
    if action == "search":
        yield from loot.search(battle, model, marker)
    else:
        loot.pick_up(battle, model, marker)
    if counts:
        overwatch.open_moment(battle)


# Acting


def act(battle: Battle) -> Steps[None]:
    """One action of the active model, or the end of its activation."""
    acting = battle.acting
    model = battle.model(acting.model)
    if is_out(model):
        cut_short(battle, model)
        return
    if actions_left(battle) <= 0 and not any(option.refused is None for option in free_options(battle, model)):
        yield from end(battle, model)
        return
    key = yield Choose(
        model.owner,
        ASK_CHOOSE_ACTION,
        "COL-ACT-04",
        lambda: action_options(battle, model),
        data={"model": model.id, "number": len(acting.actions) + 1},
        default=lambda: END if end_refused(battle) is None else "move",
    )
    chosen = ActionKey.read(key)
    assert chosen.action != "drop"
    if chosen.action == END:
        yield from stop_here(battle, model)
    elif chosen.action == "search" or chosen.action == "pick":
        yield from free_action(battle, model, chosen.action, battle.state.markers[int(chosen.of)])
    else:
        yield from regular_action(battle, model, chosen.action, chosen.of)


def regular_action(battle: Battle, model: Model, action: Action, trait: TraitKey) -> Steps[None]:
    """One of the two actions: it may be rushed, it ends a watch, and when it is over others may react."""
    acting = battle.acting
    rushed = is_rushed(acting, action)
    acting.actions = [*acting.actions, action]
    battle.tell(ActionChosen(model=model.id, action=action, rushed=rushed))
    if overwatch.distracts(model, action):
        overwatch.end_watch(battle, model)
    if rushed and not works_rushed(action):
        battle.tell(ActionWasted(model=model.id, action=action))
    else:
        acting.rushed = rushed
        yield from special_actions.use_special(battle, model, trait) if trait else DOING[action](battle, model)
        acting.rushed = False
        special_actions.end_skills(battle, model, action)
    if model.place == "table":
        overwatch.open_moment(battle)


@rule("COL-RUSH-01", otherwise=False)
def is_rushed(acting: Activation, action: Action) -> bool:
    """An action is rushed if the model uses the same action for the second time within one activation."""
    return any(same_action(action, before) for before in acting.actions)


@rule("COL-RUSH-04", otherwise=False)
def same_action(action: Action, before: Action) -> bool:
    """Sameness goes by the name of the action: every movement is a Move, every special action a Special action."""
    return action == before


def works_rushed(action: Action) -> bool:
    """Whether a rushed action is carried out at all."""
    if action == "back":
        return special_actions.works_twice(action)
    return action not in WITHOUT_DRAWS or loses_nothing(action)


@rule("COL-RUSH-05", otherwise=False)
def loses_nothing(action: Action) -> bool:
    """Where nothing is drawn, a rushed action has no disadvantage: a second Move has the full distance."""
    return action in WITHOUT_DRAWS


WITHOUT_DRAWS = ("move", "overwatch")


# The actions themselves


def do_move(battle: Battle, model: Model) -> Steps[None]:
    """Move; who arrives starts from the edge, and a defender may go out by the attacker's."""
    arriving = battle.acting.arriving
    tokens = {kind: getattr(model, kind) for kind in TOKENS}
    model.moved = True
    yield from move(battle, model, arriving=arriving)
    battle.acting.arriving = False
    for kind in CATALOGUE.value("COL-TOKEN-01"):
        if tokens[kind]:
            setattr(model, kind, 0)
    if may_leave(battle, model):
        options = [Option("stay", "option-stay-on-table"), Option("leave", "option-leave-table")]
        if (yield Choose(model.owner, ASK_LEAVE, "COL-AMBUSH-07", options, data={"model": model.id})) == "leave":
            leave(battle, model)


@rule("COL-OW-19")
def do_charge(battle: Battle, model: Model) -> Steps[None]:
    """Carry the charge out as soon as it is declared: nobody shoots in between."""
    yield from charge(battle, model)


def do_overwatch(battle: Battle, model: Model) -> Steps[None]:
    """Put the model on overwatch."""
    overwatch.begin_watch(battle, model)
    yield from ()


def do_aim(battle: Battle, model: Model) -> Steps[None]:
    """Aim: the next Shoot action of this activation is better."""
    model.aimed = CATALOGUE.holds("COL-ACT-05")
    battle.tell(Aimed(model=model.id))
    yield from ()


DOING: dict[Action, Doing] = {
    "move": do_move,
    "shoot": shoot,
    "charge": do_charge,
    "overwatch": do_overwatch,
    "back": special_actions.back_to_the_fight,
    "aim": do_aim,
}
