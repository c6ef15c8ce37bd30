"""Special actions of characters and items, skill tokens, and Back to the fight."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules import traits
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards import deck
from escarmouche.games.collision.rules.cards.characteristics import test
from escarmouche.games.collision.rules.events.turn import SkillActive, SkillEnded, SpecialUsed, TokenRemoved
from escarmouche.games.collision.rules.lists.profile import Trait
from escarmouche.games.collision.rules.measure import apart, in_contact, within
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.vocabulary import Action, Token, TokenField

JAM: Token = "jam"
PINNED: Token = "pinned"
WOUND: Token = "wound"
FIELDS: dict[Token, TokenField] = {JAM: "jams", PINNED: "pins", WOUND: "wounds"}
ASK_BACK_TOKEN = Asks("back-token", JAM, PINNED, about=("model",))
ASK_SPECIAL_TARGET = Asks("special-target", "<model>", about=("trait",), says=("model",))


def remove_tokens(battle: Battle, model: Model, kind: Token, count: int = 1) -> None:
    """Take tokens of a kind away from a model."""
    left = max(0, getattr(model, FIELDS[kind]) - count)
    setattr(model, FIELDS[kind], left)
    battle.tell(TokenRemoved(model=model.id, kind=kind))


# Special actions


def special_actions(battle: Battle, model: Model) -> list[Trait]:
    """The special actions on a model's card and its items."""
    return [trait for trait in battle.card(model).abilities if costs_action(trait)]


@rule("COL-SPECIAL-02", otherwise=False)
def costs_action(trait: Trait) -> bool:
    """An ability costs a Special action or nothing, as its card says."""
    return trait.kind == "special"


def special_refused(battle: Battle, model: Model, trait: Trait) -> Reason | None:
    """Why a model cannot use this special action now."""
    if traits.is_used_up(model, trait):
        return refusal("COL-SPECIAL-01", "refused-used-up", trait=trait.key)
    if "token" in trait.effect and model.skills:
        return refusal("COL-SPECIAL-03", "refused-skill-active", trait=trait.key)
    if any(not patients(battle, model, trait, kind) for kind, _ in cures(trait)):
        return refusal("COL-SPECIAL-01", "refused-nobody-to-help", trait=trait.key)
    return None


@rule("COL-SPECIAL-01")
def use_special(battle: Battle, model: Model, key: str) -> Steps[None]:
    """A special action is used by spending one Special action."""
    trait = next(trait for trait in special_actions(battle, model) if trait.key == key)
    traits.use_up(model, trait)
    battle.tell(SpecialUsed(model=model.id, trait=trait.key))
    tested = traits.test_of(trait)
    if tested is not None and not (yield from test(battle, model, *tested, "COL-SPECIAL-01")):
        return
    for kind, count in cures(trait):
        yield from cure(battle, model, trait, kind, count)
    if taken := traits.cards_taken(trait):
        deck.to_hand(battle, model.owner, taken, "COL-SPECIAL-01")
    if "token" in trait.effect:
        activate_skill(battle, model, trait)


def cures(trait: Trait) -> list[tuple[Token, int]]:
    """Which tokens a special action takes away, and how many of each."""
    found = ((WOUND, traits.wounds_healed(trait)), (PINNED, traits.pins_removed(trait)))
    return [(kind, count) for kind, count in found if count]


def patients(battle: Battle, model: Model, trait: Trait, kind: Token) -> list[Model]:
    """The model itself and the friends near enough that have a token of this kind."""
    return [
        friend
        for friend in battle.on_table(model.owner)
        if getattr(friend, FIELDS[kind]) and is_near(battle, model, friend, trait)
    ]


def is_near(battle: Battle, model: Model, friend: Model, trait: Trait) -> bool:
    """Whether an ability of a model reaches a friend."""
    reach = traits.helps_within(trait)
    if model is friend:
        return True
    return within(apart(battle.body(model), battle.body(friend)), reach) if reach else in_contact(battle, model, friend)


def cure(battle: Battle, model: Model, trait: Trait, kind: Token, count: int) -> Steps[None]:
    """Tokens are taken away from the model itself or from one friend."""
    found = patients(battle, model, trait, kind)
    if not found:
        return
    chosen = found[0]
    if len(found) > 1:
        options = [Option(str(one.id), "option-model", {"model": one.id}) for one in found]
        key = yield Choose(model.owner, ASK_SPECIAL_TARGET, "COL-SPECIAL-01", options, data={"trait": trait.key})
        chosen = battle.model(int(key))
    remove_tokens(battle, chosen, kind, count)


@rule("COL-SPECIAL-03", always=True)
def activate_skill(battle: Battle, model: Model, trait: Trait) -> None:
    """A skill token beside the model shows that the skill is active."""
    model.skills += 1
    battle.tell(SkillActive(model=model.id, trait=trait.key))


def end_skills(battle: Battle, model: Model, action: Action) -> None:
    """A skill that lasts until an action is over after it."""
    if model.skills and model.place == "table" and runs_out(battle, model, action):
        model.skills = 0
        battle.tell(SkillEnded(model=model.id))


@rule("COL-SPECIAL-04", otherwise=False)
def runs_out(battle: Battle, model: Model, action: Action) -> bool:
    """A skill token stays until the text of its skill removes it."""
    return any(
        trait.effect.get("until") == action for trait in special_actions(battle, model) if "token" in trait.effect
    )


# Back to the fight


def removable(model: Model) -> list[Token]:
    """The kinds of token that Back to the fight could take away."""
    return [kind for kind in (JAM, PINNED) if getattr(model, FIELDS[kind])]


@rule("COL-BACK-01")
def back_refused(model: Model) -> Reason | None:
    """Without a jam or pinned token there is nothing to come back from."""
    return None if removable(model) else refusal("COL-BACK-01", "refused-no-token", model=model.id)


@rule("COL-BACK-01")
def back_to_the_fight(battle: Battle, model: Model) -> Steps[None]:
    """One jam token or one pinned token is removed, exactly one for each action."""
    kinds = removable(model)
    kind = kinds[0]
    if len(kinds) > 1:
        kind = yield from either_token(model, kinds)
    remove_tokens(battle, model, kind)


@rule("COL-BACK-02", otherwise=JAM)
def either_token(model: Model, kinds: list[Token]) -> Steps[Token]:
    """With one of each, its player chooses which one goes."""
    options = [Option(kind, f"option-token-{kind}") for kind in kinds]
    kind: Token = yield Choose(model.owner, ASK_BACK_TOKEN, "COL-BACK-01", options, data={"model": model.id})
    return kind


@rule("COL-BACK-03", otherwise=False)
def works_twice(action: Action) -> bool:
    """A second Back to the fight is rushed, which changes nothing."""
    return action == "back"
