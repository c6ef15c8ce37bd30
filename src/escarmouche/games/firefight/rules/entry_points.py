"""The chapters of Firefight as entry points, each from a state that was set up for it."""

from typing import Any

from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.games.firefight.rules.attacks.casting import cast, spell_key
from escarmouche.games.firefight.rules.attacks.defence import Package
from escarmouche.games.firefight.rules.attacks.to_hit import Hit
from escarmouche.games.firefight.rules.attacks.wounds import suffer, take_wounds
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.movement.terrain import roll_danger
from escarmouche.games.firefight.rules.rounds import morale, turn
from escarmouche.games.firefight.rules.rounds.activation import ask_next, choose_action, take_step
from escarmouche.games.firefight.rules.state import NO_MODEL, NO_UNIT, Activation, Model, Unit
from escarmouche.games.firefight.rules.vocabulary import Phase
from escarmouche.rules.entry_points import Arguments, Chapter, needed, only_known, play_phases
from escarmouche.table.geometry import inches
from escarmouche.table.ways.movement import Leg

ACTIVATION_KEYS = frozenset(Activation.__struct_fields__) - {"choosing"}
HIT_KEYS = frozenset(Hit.__struct_fields__) | {"count"}


# Activations


def unit_of(battle: Battle, data: Arguments, key: str = "unit") -> Unit:
    """The unit an argument names."""
    unit: Unit = battle.state.units[needed(data, key)]
    return unit


def begin_activation(battle: Battle, data: Arguments, **more: Any) -> Unit:
    """Put a unit into the middle of its activation."""
    unit = unit_of(battle, data)
    given = {**more, **{key: value for key, value in data.items() if key in ACTIVATION_KEYS}}
    given.setdefault("idle", unit.shaken and given.get("step", "start") in ("start", "action"))
    unit.activated = True
    state = battle.state
    state.phase = "activation"
    state.last, state.active = unit.owner, 1 - unit.owner
    state.activation = Activation(**given)
    return unit


def finish_activation(battle: Battle) -> Steps[None]:
    """Go on to the end of the activation."""
    while battle.state.activation is not None:
        yield from take_step(battle)


def activation(battle: Battle, data: Arguments) -> Steps[None]:
    """One activation, from its start or from a later step, to its end."""
    begin_activation(battle, data)
    yield from finish_activation(battle)


def shooting(battle: Battle, data: Arguments) -> Steps[None]:
    """The unit declares its targets and shoots."""
    begin_activation(battle, data, step="shoot", action="hold")
    yield from finish_activation(battle)


def moving(battle: Battle, data: Arguments) -> Steps[None]:
    """The unit makes the move of its action, and what follows it."""
    begin_activation(battle, data, step="move", action="advance")
    yield from finish_activation(battle)


def charging(battle: Battle, data: Arguments) -> Steps[None]:
    """The unit makes its charge move, and the melee that follows."""
    needed(data, "target")
    begin_activation(battle, data, step="move", action="charge")
    yield from finish_activation(battle)


def melee(battle: Battle, data: Arguments) -> Steps[None]:
    """A melee after the charge move: from the pile-in, or from a later step."""
    needed(data, "target")
    begin_activation(battle, data, step="pile-in", action="charge", met=True)
    yield from finish_activation(battle)


def action(battle: Battle, data: Arguments) -> Steps[None]:
    """Only the question which action the unit takes; it is asked even of a unit that must stay idle."""
    unit = begin_activation(battle, data, step="action", idle=False)
    yield from choose_action(battle, unit)


def next_thing(battle: Battle, data: Arguments) -> Steps[None]:
    """Only the question what the unit does next: before or after its move."""
    unit = begin_activation(battle, data, step="after", action="advance", idle=False)
    yield from ask_next(battle, unit)


def casting(battle: Battle, data: Arguments) -> Steps[None]:
    """One spell is tried, from the choice of its target to its effect."""
    activation_data = {key: value for key, value in data.items() if key in ACTIVATION_KEYS}
    unit = begin_activation(battle, activation_data, step="before", action="hold")
    spell = next((spell for spell in battle.spells(unit.owner) if spell.name == needed(data, "spell")), None)
    if spell is None:
        known = ", ".join(spell.name for spell in battle.spells(unit.owner))
        raise Refused(refusal("", "refused-unknown-spell", spell=data["spell"], known=known))
    caster = battle.state.models[data.get("model", battle.alive(unit)[0].id)]
    yield from cast(battle, spell_key(caster, spell))


# Damage


def package_of(battle: Battle, data: Arguments) -> Package:
    """Who deals the damage, and how."""
    attacker = data.get("attacker", NO_UNIT)
    seat: SeatId = battle.state.units[attacker].owner if attacker != NO_UNIT else data.get("side", -1)
    return Package(data.get("cause", "shooting"), attacker=attacker, seat=seat)


def hits_of(written: Any) -> list[Hit]:
    """Hits as a number of plain ones, or as a list that says what each carries."""
    if isinstance(written, int):
        return [Hit(model=NO_MODEL, weapon=0)] * written
    hits = []
    for one in written:
        only_known("suffer", one, HIT_KEYS)
        carried = {key: value for key, value in one.items() if key != "count"}
        hits += [Hit(**{"model": -1, "weapon": 0, **carried})] * one.get("count", 1)
    return hits


def suffering(battle: Battle, data: Arguments) -> Steps[None]:
    """A unit takes hits (with Defence rolls) or wounds (without)."""
    unit, package = unit_of(battle, data), package_of(battle, data)
    if "wounds" in data:
        yield from take_wounds(battle, unit, hits_of(data["wounds"]), package)
    else:
        yield from suffer(battle, unit, hits_of(needed(data, "hits")), package)


def pushing(battle: Battle, data: Arguments) -> Steps[None]:
    """A model that was just Shaken may be pushed by the attacker."""
    from escarmouche.games.firefight.rules.attacks.pushing import push

    yield from push(battle, battle.state.models[needed(data, "model")], package_of(battle, data))


def falling(battle: Battle, data: Arguments) -> Steps[None]:
    """A model falls from a height and is set down at the foot."""
    from escarmouche.games.firefight.rules.movement.falling import fall

    model = battle.state.models[needed(data, "model")]
    placer = package_of(battle, data).seat
    placer = battle.unit_of(model).owner if placer < 0 else placer
    yield from fall(battle, model, inches(needed(data, "height")), data.get("to", (model.x, model.y, 0)), placer)


def jumping(battle: Battle, data: Arguments) -> Steps[None]:
    """A model jumps to a place; if it fails, it falls."""
    from escarmouche.games.firefight.rules.movement.falling import jump_over

    model = battle.state.models[needed(data, "model")]
    start, end = (model.x, model.y, model.surface), needed(data, "to")
    leg = Leg("jump", 0.0, jump=inches(needed(data, "distance")), fall=inches(data.get("depth", 0)))
    if (yield from jump_over(battle, model, leg, start, end)):
        battle.put(model, *end)


def danger(battle: Battle, data: Arguments) -> Steps[None]:
    """Models of a unit roll for dangerous terrain."""
    unit = unit_of(battle, data)
    chosen = data.get("models")
    models: list[Model] = [model for model in battle.alive(unit) if chosen is None or model.id in chosen]
    yield from roll_danger(battle, unit, models)


# Morale


def testing_morale(battle: Battle, data: Arguments) -> Steps[None]:
    """Units test one after another, or a side tests all its units in the order its owner chooses."""
    if "side" in data:
        seat: SeatId = data["side"]
        battle.state.to_test[seat] = [unit.id for unit in morale.testers(battle, seat)]
        while battle.state.to_test[seat]:
            yield from morale.test_next(battle, seat)
        return
    for index in data.get("units", ()) or [needed(data, "unit")]:
        morale.test_morale(battle, battle.state.units[index])


# Phases and whole games


def phase(name: Phase) -> Chapter[Battle]:
    """A phase of the game: while it lasts, through a later one, or up to one."""

    def run(battle: Battle, data: Arguments) -> Steps[None]:
        begin_phase(battle, name)
        yield from play_phases(battle, turn.PHASES, data)

    return run


def begin_phase(battle: Battle, name: Phase) -> None:
    """Put the game at the beginning of a phase; that of a round's end has all its steps before it."""
    if name == "round-end":
        turn.end_activations(battle)
    battle.state.phase = name


def whole_game(battle: Battle, data: Arguments) -> Steps[None]:
    """The game from the state as it is given to its end."""
    begin_phase(battle, data.get("phase", "activation"))
    yield from turn.play(battle)


def starting(battle: Battle, data: Arguments) -> Steps[None]:
    """The beginning of a game, if the table and the lists allow it."""
    yield from turn.opening_phase(battle)


def changing_option(battle: Battle, data: Arguments) -> Steps[None]:
    """Somebody wants to change an option during the game."""
    from escarmouche.games.firefight.rules.ruleset import options_are_fixed

    reason = options_are_fixed(needed(data, "option"))
    if reason is not None:
        raise Refused(reason)
    yield from ()


DAMAGE_KEYS = frozenset({"attacker", "side", "cause"})
CHAPTERS: dict[str, tuple[Chapter[Battle], frozenset[str]]] = {
    "activation": (activation, ACTIVATION_KEYS),
    "action": (action, ACTIVATION_KEYS),
    "next": (next_thing, ACTIVATION_KEYS),
    "move": (moving, ACTIVATION_KEYS),
    "charge": (charging, ACTIVATION_KEYS),
    "shooting": (shooting, ACTIVATION_KEYS),
    "melee": (melee, ACTIVATION_KEYS),
    "casting": (casting, ACTIVATION_KEYS | {"spell", "model"}),
    "suffer": (suffering, DAMAGE_KEYS | {"unit", "hits", "wounds"}),
    "push": (pushing, DAMAGE_KEYS | {"model"}),
    "fall": (falling, DAMAGE_KEYS | {"model", "height", "to"}),
    "jump": (jumping, frozenset({"model", "distance", "depth", "to"})),
    "danger": (danger, frozenset({"unit", "models"})),
    "morale": (testing_morale, frozenset({"unit", "units", "side"})),
    "game": (whole_game, frozenset({"phase"})),
    "start": (starting, frozenset()),
    "change-option": (changing_option, frozenset({"option"})),
    **{name: (phase(name), frozenset({"to", "through"})) for name in turn.PHASES if name != "activation"},
    "activations": (phase("activation"), frozenset({"to", "through"})),
}
