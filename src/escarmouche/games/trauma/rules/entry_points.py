"""The chapters of Trauma as entry points, each from a state that was set up for it."""

from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import note
from escarmouche.games.trauma.rules import dice
from escarmouche.games.trauma.rules.activation import alert_fire, states
from escarmouche.games.trauma.rules.activation.activation import displaced, one_activation
from escarmouche.games.trauma.rules.activation.morale import test as test_morale
from escarmouche.games.trauma.rules.activation.orders import one_order
from escarmouche.games.trauma.rules.activation.specialists import additional as additional_actions
from escarmouche.games.trauma.rules.activation.specialists import perform
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.losses import remove, succeed
from escarmouche.games.trauma.rules.casualties.structure import tick
from escarmouche.games.trauma.rules.close_combat.melee import fight, fight_refused
from escarmouche.games.trauma.rules.events.mission import TableComposed
from escarmouche.games.trauma.rules.events.trials import TestTaken
from escarmouche.games.trauma.rules.mission import quarters
from escarmouche.games.trauma.rules.mission.agreement import ATTACK, composition_is_fixed
from escarmouche.games.trauma.rules.movement.crossing.crossing import cross
from escarmouche.games.trauma.rules.movement.entry import enter as enter_table
from escarmouche.games.trauma.rules.movement.movement import move, move_refused
from escarmouche.games.trauma.rules.shooting import volley
from escarmouche.games.trauma.rules.shooting.fire_action import fire, fire_refused, shot_at
from escarmouche.games.trauma.rules.shooting.salvos import salvos, weapon_of
from escarmouche.games.trauma.rules.state import Activation, Model, Unit
from escarmouche.games.trauma.rules.turn import course
from escarmouche.rules.entry_points import Arguments, Chapter, needed, play_phases

ACTIVATION_KEYS = frozenset(Activation.__struct_fields__)


def unit_of(battle: Battle, data: Arguments, key: str = "unit") -> Unit:
    """The unit an argument names."""
    return battle.unit(needed(data, key))


def model_of(battle: Battle, data: Arguments, key: str = "model") -> Model:
    """The model an argument names."""
    return battle.model(needed(data, key))


def acting(battle: Battle, data: Arguments, *, actions: tuple[str, ...] = ()) -> Unit:
    """Put a unit into the middle of its activation, unless one is under way already."""
    state = battle.state
    unit = unit_of(battle, data)
    state.phase, state.active = "activation", unit.owner
    if state.activation is None:
        given = {key: value for key, value in data.items() if key in ACTIVATION_KEYS}
        state.activation = Activation(**{"announced": list(actions), "step": "actions", **given})
    return unit


def _allowed(reason: Reason | None) -> None:
    if reason is not None:
        raise Refused(reason)


# Dice


def simple_test(battle: Battle, data: Arguments) -> Steps[None]:
    """A simple test with some dice."""
    purpose = data.get("purpose", "test")
    successes = dice.simple(battle, needed(data, "count"), "TRA-TEST-02", purpose, downs=data.get("downs", False))
    battle.tell(TestTaken(purpose=purpose, successes=successes))
    yield from ()


def opposed_test(battle: Battle, data: Arguments) -> Steps[None]:
    """An opposed test of an active score against a difficulty."""
    purpose = data.get("purpose", "test")
    scores = needed(data, "score"), needed(data, "difficulty")
    successes, rolled, automatic = dice.opposed(battle, needed(data, "count"), *scores, "TRA-TEST-03", purpose)
    battle.tell(TestTaken(purpose=purpose, successes=successes, dice=rolled, automatic=automatic))
    yield from ()


# Shooting and losses


def firing(battle: Battle, data: Arguments) -> Steps[None]:
    """A Fire action: all salvos of a unit, supported by its second action or not."""
    supported = data.get("supported", False)
    unit = acting(battle, data, actions=("fire", "fire") if supported else ("fire",))
    _allowed(fire_refused(battle, unit))
    yield from fire(battle, unit, supported=supported)


def hit(battle: Battle, data: Arguments) -> Steps[None]:
    """The hits of a salvo from the cover test on: so many, with this weapon of a unit, on another."""
    unit, target = acting(battle, data, actions=("fire",)), unit_of(battle, data, "target")
    manner = data.get("weapon", ""), data.get("steady", False)
    fitting = (
        one
        for one in salvos(battle, unit)
        if one.steady == manner[1] and manner[0] in ("", weapon_of(battle, unit, one).name)
    )
    salvo = next(fitting, None)
    if salvo is None:
        raise Refused(refusal("", "refused-not-offered", choice=manner[0]))
    shot = shot_at(battle, unit, salvo, target, supported=data.get("supported", False))
    bystanders, covered = volley.in_the_way(battle, shot), volley.has_cover(battle, shot)
    yield from volley.take_hits(battle, shot, needed(data, "hits"), bystanders, covered=covered)


def removing(battle: Battle, data: Arguments) -> Steps[None]:
    """Models are removed, with the care for them and the succession of their leader."""
    models = [battle.model(index) for index in needed(data, "models")]
    yield from remove(battle, models, data.get("cause", "shooting"))


def ticking(battle: Battle, data: Arguments) -> Steps[None]:
    """Boxes of a structure line are ticked."""
    model = model_of(battle, data)
    by = data.get("by", 1 - battle.unit_of(model).owner)
    yield from tick(battle, model, data.get("points", 1), by, melee=data.get("melee", False))
    yield from succeed(battle, battle.unit_of(model))


def knocking_down(battle: Battle, data: Arguments) -> Steps[None]:
    """Models are thrown to the ground, and the state of their units is checked."""
    thrown = states.knock_down(battle, [battle.model(index) for index in needed(data, "models")])
    for index in sorted({model.unit for model in thrown}):
        states.update_down(battle, battle.unit(index))
    yield from ()


# Moves


def moving(battle: Battle, data: Arguments) -> Steps[None]:
    """A Movement action with everything that follows from it."""
    unit = acting(battle, data, actions=("move",))
    _allowed(move_refused(battle, unit))
    yield from move(battle, unit)


def crossing(battle: Battle, data: Arguments) -> Steps[None]:
    """A Crossing action with everything that follows from it."""
    unit = acting(battle, data, actions=("cross",))
    yield from cross(battle, unit)


def entering(battle: Battle, data: Arguments) -> Steps[None]:
    """A unit in reserve enters the table, through an access zone with the Movement that brings it on."""
    unit = acting(battle, data, actions=("move",))
    entered = yield from enter_table(battle, unit)
    if entered and unit.place == "reserve":
        yield from move(battle, unit)


def after_displacement(battle: Battle, data: Arguments) -> Steps[None]:
    """What follows when a unit has just ended a displacement: formation, engagement, alert fire, close combat."""
    unit = acting(battle, data, actions=("move",))
    was = set(data.get("others", ()))
    yield from displaced(battle, unit, was)


# Close combat, morale, orders


def fighting(battle: Battle, data: Arguments) -> Steps[None]:
    """A close combat."""
    unit = acting(battle, data)
    _allowed(fight_refused(battle, unit))
    yield from fight(battle, unit)


def testing_morale(battle: Battle, data: Arguments) -> Steps[None]:
    """A morale test."""
    yield from test_morale(battle, unit_of(battle, data), data.get("rule", "TRA-MORAL-01"))


def ordering(battle: Battle, data: Arguments) -> Steps[None]:
    """The orders phase of a unit that has just acted; it asks even where no order can be given."""
    unit = acting(battle, data)
    while (yield from one_order(battle, unit)):
        pass


def on_alert(battle: Battle, data: Arguments) -> Steps[None]:
    """The alert fire at a unit that has just ended a displacement; it asks even where nobody on alert can fire."""
    mover = acting(battle, {**data, "unit": needed(data, "mover")}, actions=("move",))
    hindered = alert_fire.on_alert(battle, mover)
    if hindered and not alert_fire.watchers(battle, mover):
        yield from alert_fire.next_watcher(battle, mover, [], hindered)
    yield from alert_fire.alert_fire(battle, mover)


def additional(battle: Battle, data: Arguments) -> Steps[None]:
    """An additional action of specialists, if it is one that the unit could take now."""
    unit, key = acting(battle, data), needed(data, "key")
    found = next((option for option in additional_actions(battle, unit) if option.key == key), None)
    _allowed(refusal("TRA-ACTN-07", "refused-not-offered", choice=key) if found is None else found.refused)
    yield from perform(battle, unit, key)


def regrouping(battle: Battle, data: Arguments) -> Steps[None]:
    """Somebody wants models of his to join another of his units during the game."""
    unit = unit_of(battle, data)
    _allowed(composition_is_fixed(unit.id))
    for index in needed(data, "models"):
        battle.model(index).unit = unit.id
    yield from ()


# The table


def composing(battle: Battle, data: Arguments) -> Steps[None]:
    """The quarters of a table for so many army points are rolled for, and their drop points."""
    width, depth = quarters.table_size(needed(data, "count"))
    types = quarters.compose(battle.roll, quarters.how_many((width, depth)), battle.option("table_limits"))
    drops = quarters.drop_quarters(battle.roll, types)
    note("TRA-ATTACK-03" if battle.setup.mission == ATTACK else "TRA-GENER-02")
    battle.tell(TableComposed(table="", width=width, depth=depth, quarters=tuple(types), drops=drops))
    yield from ()


# Activations, phases and whole games


def activation(battle: Battle, data: Arguments) -> Steps[None]:
    """One activation to its end: that of a unit whose card is turned next, or the one under way."""
    state = battle.state
    state.phase = "activation"
    if state.activation is None:
        unit = unit_of(battle, data)
        state.active = unit.owner
        side = battle.side(unit.owner)
        side.row = [unit.id, *(index for index in side.row if index != unit.id)]
    yield from one_activation(battle)


def begin_phase(battle: Battle, name: str) -> None:
    """The phase of that name, with all its steps unless the case says which are left."""
    battle.state.phase = name
    battle.state.steps = battle.state.steps or list(course.steps_of(name))


def phase(name: str) -> Chapter[Battle]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(battle: Battle, data: Arguments) -> Steps[None]:
        begin_phase(battle, name)
        yield from play_phases(battle, course.PHASES, data)

    return run


def whole_game(battle: Battle, data: Arguments) -> Steps[None]:
    """The game from the state as it is given to its end."""
    begin_phase(battle, data.get("phase", battle.state.phase))
    yield from course.play(battle)


ACTING = ACTIVATION_KEYS | {"unit"}
PHASES = ("opening", "command", "debriefing")
CHAPTERS: dict[str, tuple[Chapter[Battle], frozenset[str]]] = {
    "simple-test": (simple_test, frozenset({"count", "downs", "purpose"})),
    "opposed-test": (opposed_test, frozenset({"count", "score", "difficulty", "purpose"})),
    "fire": (firing, ACTING | {"supported"}),
    "hits": (hit, ACTING | {"target", "weapon", "steady", "hits", "supported"}),
    "remove": (removing, frozenset({"models", "cause"})),
    "knock-down": (knocking_down, frozenset({"models"})),
    "tick": (ticking, frozenset({"model", "points", "by", "melee"})),
    "move": (moving, ACTING),
    "cross": (crossing, ACTING),
    "enter": (entering, ACTING),
    "displaced": (after_displacement, ACTING | {"others"}),
    "fight": (fighting, ACTING),
    "morale": (testing_morale, frozenset({"unit", "rule"})),
    "orders": (ordering, ACTING),
    "alert": (on_alert, ACTING | {"mover"}),
    "additional": (additional, ACTING | {"key"}),
    "regroup": (regrouping, frozenset({"unit", "models"})),
    "compose": (composing, frozenset({"count"})),
    "activation": (activation, ACTING),
    "activations": (phase("activation"), frozenset({"to", "through"})),
    **{name: (phase(name), frozenset({"to", "through"})) for name in PHASES},
    "game": (whole_game, frozenset({"phase"})),
}
