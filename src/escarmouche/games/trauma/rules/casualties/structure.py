"""Structure: the damage of vehicles box by box, and the incidents that grave damage causes."""

from typing import Final, Literal

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.activation.orders import propulsion_lost
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.casualties.losses import take_off
from escarmouche.games.trauma.rules.events import shots
from escarmouche.games.trauma.rules.state import Model

BOXES: dict[str, shots.Box] = {"O": "O", "I": "I", "X": "X"}
GRAVE: Final = "I"
LAST: Final = "X"
PROPULSION: Final = "propulsion"
EXPLOSIONS: Final = "explosions"
WEAPON: Final = "weapon"
INCIDENTS: tuple[shots.Incident, ...] = (PROPULSION, EXPLOSIONS, WEAPON)
ASK_INCIDENT = Asks("incident", *INCIDENTS, about=("model",), says=("model",))
ASK_BREAK_WEAPON = Asks("break-weapon", "<number>", about=("model",), says=("weapon",))


# Ticking


@rule("TRA-STRUCT-01")
def points_lost(wounds: int, damage: int) -> int:
    """Every wound costs a vehicle the Damage of the weapon."""
    return wounds * damage


@rule("TRA-STRUCT-05", always=True)
def ticking_order(line: str) -> str:
    """The line is written as it is ticked: the last box is X."""
    return line


@rule("TRA-STRUCT-02", otherwise="", always=True)
def next_box(battle: Battle, model: Model) -> shots.Box | Literal[""]:
    """Boxes are ticked one after the other; nothing comes after the last."""
    line = ticking_order(battle.profiles[model.unit].structure)
    return BOXES[line[model.ticks]] if model.alive and model.ticks < len(line) else ""


@rule("TRA-STRUCT-06", always=True)
def boxes_to_tick(points: int) -> int:
    """One box for each point, one by one; what goes beyond the last box is lost."""
    return points


def tick(battle: Battle, model: Model, points: int, by: SeatId, *, melee: bool) -> Steps[int]:
    """A vehicle loses structure points; returns how many incidents that caused."""
    incidents = 0
    for _ in range(boxes_to_tick(points)):
        incidents += yield from tick_one(battle, model, by, melee=melee)
    return incidents


def tick_one(battle: Battle, model: Model, by: SeatId, *, melee: bool) -> Steps[int]:
    """Tick one box, and resolve what it causes before the next."""
    box = next_box(battle, model)
    if not box:
        return 0
    model.ticks += 1
    boxes = len(battle.profiles[model.unit].structure)
    battle.tell(shots.BoxTicked(model=model.id, box=box, ticks=model.ticks, boxes=boxes))
    if is_last(box):
        battle.tell(shots.VehicleDestroyed(model=model.id, rules=("TRA-STRUCT-04",)))
        take_off(battle, [model], "destroyed")
    if not is_grave(box):
        return 0
    more = yield from incident(battle, model, by, melee=melee)
    return 1 + more


@rule("TRA-STRUCT-04", otherwise=False)
def is_last(box: str) -> bool:
    """The box X destroys the vehicle."""
    return box == LAST


@rule("TRA-STRUCT-03", otherwise=False)
def is_grave(box: str) -> bool:
    """A box I is grave damage: there is an incident."""
    return box == GRAVE


# Incidents


def incident(battle: Battle, model: Model, by: SeatId, *, melee: bool) -> Steps[int]:
    """Something grave happens to a vehicle; returns how many further incidents follow from it."""
    kind = (yield from chosen_incident(battle, model, by)) if melee else rolled_incident(battle, model)
    if kind == PROPULSION:
        immobilise(battle, model)
    elif kind == WEAPON:
        yield from break_weapon(battle, model, by)
    elif kind == EXPLOSIONS:
        return (yield from explode(battle, model, by, melee=melee))
    return 0


@rule("TRA-INCID-01", otherwise="")
def rolled_incident(battle: Battle, model: Model) -> shots.Incident:
    """A shot that causes grave damage rolls a die on the incident table; only its face counts."""
    die = battle.roll(1, "TRA-INCID-01", "incident")[0]
    kind = incident_of(die)
    battle.tell(shots.IncidentRolled(model=model.id, die=die, incident=kind))
    return kind


def incident_of(die: int) -> shots.Incident:
    """What a die says on the incident table."""
    return INCIDENTS[(die - 1) // 2]


@rule("TRA-MELEE-16", otherwise=PROPULSION)
def chosen_incident(battle: Battle, model: Model, by: SeatId) -> Steps[shots.Incident]:
    """In close combat no die is rolled: the attacker chooses the incident."""
    options = [Option(kind, f"option-incident-{kind}", {"model": model.id}) for kind in INCIDENTS]
    kind: shots.Incident = yield Choose(by, ASK_INCIDENT, "TRA-MELEE-16", options, data={"model": model.id})
    battle.tell(shots.IncidentChosen(model=model.id, incident=kind))
    return kind


@rule("TRA-INCID-02", always=True)
def immobilise(battle: Battle, model: Model) -> None:
    """A vehicle whose propulsion is destroyed cannot move any more."""
    if model.immobile:
        without_object(battle, model, PROPULSION)
        return
    model.immobile = True
    battle.tell(shots.Immobilised(model=model.id))
    propulsion_lost(battle, battle.unit_of(model))


@rule("TRA-INCID-06", always=True)
def without_object(battle: Battle, model: Model, kind: shots.Incident) -> None:
    """An incident that finds nothing to damage has no effect; it is an incident all the same."""
    battle.tell(shots.IncidentEmpty(model=model.id, incident=kind))


@rule("TRA-RESIST-01", otherwise=False)
def resists(battle: Battle, model: Model) -> bool:
    """A vehicle with Resistance loses no further point by chain explosions."""
    return battle.has(model, "resistance")


@rule("TRA-INCID-03", otherwise=0)
def explode(battle: Battle, model: Model, by: SeatId, *, melee: bool) -> Steps[int]:
    """Chain explosions tick one more box."""
    if resists(battle, model):
        battle.tell(shots.ExplosionResisted(model=model.id))
        return 0
    return (yield from cascade(battle, model, by, melee=melee))


@rule("TRA-INCID-05")
def cascade(battle: Battle, model: Model, by: SeatId, *, melee: bool) -> Steps[int]:
    """The box that chain explosions tick is like any other: it may cause a further incident, or destroy the vehicle."""
    return (yield from tick_one(battle, model, by, melee=melee))


@rule("TRA-INCID-04")
def break_weapon(battle: Battle, model: Model, by: SeatId) -> Steps[None]:
    """Whoever fires chooses a weapon of the vehicle that no longer works."""
    left = battle.weapons(model)
    if not left:
        without_object(battle, model, WEAPON)
        return
    place = left[0][0]
    if len(left) > 1:
        options = [Option(str(at), "option-weapon", {"weapon": weapon.name}) for at, _, weapon in left]
        options += broken_already(battle, model)
        place = int((yield Choose(by, ASK_BREAK_WEAPON, "TRA-INCID-04", options, data={"model": model.id})))
    model.broken = sorted([*model.broken, place])
    weapon = next(weapon for at, _, weapon in left if at == place)
    battle.tell(shots.WeaponBroken(model=model.id, weapon=weapon.name))


def broken_already(battle: Battle, model: Model) -> list[Option]:
    """The weapons of a vehicle that cannot be chosen any more: only what still works can break."""
    carried, types = battle.kit(model).weapons, battle.profiles[model.unit].weapons
    names = {place: types[carried[place]].name for place in model.broken}
    return [
        Option(str(place), "option-weapon", {"weapon": name}, refusal("TRA-INCID-06", "refused-broken", weapon=name))
        for place, name in names.items()
    ]
