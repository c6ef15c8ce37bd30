"""What specialists do beside the two actions: repairing vehicles, blowing up scenery; and objects that are operated."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from escarmouche.engine.ids import ModelId, PieceId
from escarmouche.engine.keys import OptionKey, read_key
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.rules.activation.states import update_engagement
from escarmouche.games.trauma.rules.battle import QUARTERS, Battle
from escarmouche.games.trauma.rules.events.melee import Mended, Operated, Repaired, SceneryDestroyed
from escarmouche.games.trauma.rules.space.measure import CONTACT, at_contact, at_piece, far_from
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, OBJECT, Model, Strategic, Unit
from escarmouche.games.trauma.rules.turn.simultaneous import SEATS
from escarmouche.table.table import Piece

POINT: Final = "point"
PROPULSION: Final = "propulsion"
WEAPON: Final = "weapon"
BROKEN = f"{WEAPON}-"
"""A broken weapon is named by its place in the kit."""
OPERABLE, DESTRUCTIBLE, DROP = "operable", "destructible", "drop"
MENDED = (POINT, PROPULSION, f"{BROKEN}<number>")
ASK_OPERATE = Asks("operate", "<piece>", about=("unit",), says=("kind", "piece"))


class SelfRepair(OptionKey, frozen=True):
    """A vehicle mends something of its own."""

    word: ClassVar[str] = "self-repair"
    model: ModelId
    what: str


class Repair(OptionKey, frozen=True):
    """A repairer mends something of a vehicle."""

    word: ClassVar[str] = "repair"
    model: ModelId
    vehicle: ModelId
    what: str


class BlowUp(OptionKey, frozen=True):
    """A demolition man blows up an element of scenery."""

    word: ClassVar[str] = "blow-up"
    model: ModelId
    piece: PieceId


class UsedBy(OptionKey, frozen=True):
    """What is written down of an additional action: which it was, and who took it."""

    kind: str
    model: ModelId


KEYS = tuple(key.pattern().replace("<what>", what) for key in (SelfRepair, Repair) for what in MENDED)
KEYS += (BlowUp.pattern(),)
"""The additional actions."""


def additional(battle: Battle, unit: Unit) -> list[Option]:
    """Every additional action of the models of a unit, with why not."""
    if unit.place != "table":
        return []
    return [*self_repairs(battle, unit), *repairs(battle, unit), *demolitions(battle, unit)]


def perform(battle: Battle, unit: Unit, key: str) -> Steps[None]:
    """Carry out one additional action."""
    action = read_key(key, SelfRepair, Repair, BlowUp)
    assert isinstance(action, SelfRepair | Repair | BlowUp)
    model = battle.model(action.model)
    battle.acting.extra.append(str(UsedBy(action.word, model.id)))
    if isinstance(action, BlowUp):
        blow_up(battle, model, action.piece)
    else:
        vehicle = battle.model(action.vehicle) if isinstance(action, Repair) else model
        mend(battle, model, vehicle, action.what)
    yield from ()


def used_up(battle: Battle, kind: str, model: Model) -> bool:
    """Whether this model has used this action in the present activation."""
    return str(UsedBy(kind, model.id)) in battle.acting.extra


# Repairs


@rule("TRA-SELFREP-02")
def no_repair(battle: Battle, kind: str, model: Model) -> Reason | None:
    """Each vehicle and each repairer works once in an activation, and nobody in a disorganised unit."""
    if battle.unit_of(model).disorganised:
        return refusal("TRA-SELFREP-02", "refused-repair-disorganised", unit=model.unit)
    return refusal("TRA-SELFREP-02", "refused-repair-again", model=model.id) if used_up(battle, kind, model) else None


def damage_of(battle: Battle, vehicle: Model) -> list[str]:
    """Everything about a vehicle that can be mended."""
    found = [POINT] if vehicle.ticks else []
    found += [PROPULSION] if vehicle.immobile else []
    return found + [f"{BROKEN}{place}" for place in vehicle.broken]


def mended(what: str) -> Mended:
    """What is mended: a point of damage, the propulsion, or a weapon."""
    return POINT if what == POINT else PROPULSION if what == PROPULSION else WEAPON


@rule("TRA-SELFREP-01", otherwise=[])
def self_repairs(battle: Battle, unit: Unit) -> list[Option]:
    """A vehicle with the skill cancels one incident or erases one point of damage of its own."""
    return [
        repair_option(
            SelfRepair(vehicle.id, what),
            vehicle,
            vehicle,
            what,
            partial(no_repair, battle, SelfRepair.word, vehicle),
        )
        for vehicle in battle.alive(unit)
        if battle.has(vehicle, "self_repair")
        for what in damage_of(battle, vehicle)
    ]


def vehicles_before(battle: Battle, repairer: Model) -> list[Model]:
    """The vehicles that are offered to a repairer: those of his army, and those of the enemy at contact."""
    owner = battle.unit_of(repairer).owner
    armour = [unit for seat in SEATS for unit in battle.on_table(seat) if battle.armoured(unit)]
    return [
        model
        for unit in armour
        for model in battle.alive(unit)
        if model is not repairer and (unit.owner == owner or at_contact(battle, repairer, model))
    ]


@rule("TRA-REPAIR-02", always=True)
def out_of_hand(battle: Battle, repairer: Model, vehicle: Model) -> Reason | None:
    """Each repairer must himself be at contact with the vehicle, which must be friendly."""
    if battle.unit_of(vehicle).owner != battle.unit_of(repairer).owner:
        return refusal("TRA-REPAIR-02", "refused-repair-enemy", model=vehicle.id)
    if at_contact(battle, repairer, vehicle):
        return None
    return refusal("TRA-REPAIR-02", "refused-repair-reach", model=repairer.id, vehicle=vehicle.id)


def repair_refused(battle: Battle, repairer: Model, vehicle: Model) -> Reason | None:
    """Why a repairer cannot work on a vehicle now."""
    return out_of_hand(battle, repairer, vehicle) or no_repair(battle, Repair.word, repairer)


@rule("TRA-REPAIR-01", otherwise=[])
def repairs(battle: Battle, unit: Unit) -> list[Option]:
    """For each repairer one incident of a vehicle at contact is cancelled, or one point of damage erased."""
    return [
        repair_option(
            Repair(repairer.id, vehicle.id, what),
            repairer,
            vehicle,
            what,
            partial(repair_refused, battle, repairer, vehicle),
        )
        for repairer in battle.alive(unit)
        if battle.has(repairer, "repair")
        for vehicle in vehicles_before(battle, repairer)
        for what in damage_of(battle, vehicle)
    ]


def repair_option(
    key: OptionKey, source: Model, vehicle: Model, what: str, refused: Callable[[], Reason | None]
) -> Option:
    """One thing that could be mended, and why not."""
    data = {"model": source.id, "vehicle": vehicle.id, "what": mended(what)}
    return Option(str(key), f"option-{key.word}", data, refused=refused)


def mend(battle: Battle, source: Model, vehicle: Model, what: str) -> None:
    """The box ticked last is erased, or the effect of an incident is gone; the one does not bring the other."""
    note("TRA-SELFREP-02")
    if what == POINT:
        vehicle.ticks -= 1
    elif what == PROPULSION:
        vehicle.immobile = False
    else:
        place = int(what.removeprefix(BROKEN))
        vehicle.broken = [broken for broken in vehicle.broken if broken != place]
    battle.changed()
    battle.tell(Repaired(model=source.id, vehicle=vehicle.id, what=mended(what)))


def can_mend_propulsion(battle: Battle, unit: Unit) -> bool:
    """Whether somebody in a unit can repair the propulsion of one of its vehicles now; no rule is noted as applied."""
    with listening(None):
        options = [*self_repairs(battle, unit), *repairs(battle, unit)]
        own = [option for option in options if option.data["vehicle"] in unit.models]
        return any(option.data["what"] == PROPULSION and option.refused is None for option in own)


# Demolition of scenery


def within_reach(battle: Battle, unit: Unit) -> list[Piece]:
    """The elements of scenery at contact with anybody of a unit."""
    scenery = (piece for piece in battle.table.pieces if piece.kind not in QUARTERS and piece.kind != "trace")
    near = (piece for piece in scenery if not far_from(battle, unit, piece.box, reach=2 * CONTACT))
    return [piece for piece in near if any(at_piece(battle, model, piece) for model in battle.alive(unit))]


@rule("TRA-DEMO-03")
def not_at_hand(battle: Battle, man: Model, piece: Piece) -> Reason | None:
    """The demolition man himself must be at contact with the element."""
    if at_piece(battle, man, piece):
        return None
    return refusal("TRA-DEMO-03", "refused-blow-up-reach", model=man.id, piece=piece.id)


@rule("TRA-DEMO-03", always=True)
def stands_fast(battle: Battle, piece: Piece) -> Reason | None:
    """Only what was marked as destructible before the game can be blown up, and strategic points never."""
    if piece.has(DROP) or any(point.piece == piece.id for point in battle.state.points):
        return refusal("TRA-DEMO-03", "refused-blow-up-point", piece=piece.id)
    return None if piece.has(DESTRUCTIBLE) else refusal("TRA-DEMO-03", "refused-blow-up-solid", piece=piece.id)


def blow_up_refused(battle: Battle, man: Model, piece: Piece) -> Reason | None:
    """Why a model cannot blow up an element now."""
    again = refusal("TRA-DEMO-01", "refused-blow-up-again", model=man.id) if used_up(battle, BlowUp.word, man) else None
    return again or not_at_hand(battle, man, piece) or stands_fast(battle, piece)


@rule("TRA-DEMO-01", otherwise=[])
def demolitions(battle: Battle, unit: Unit) -> list[Option]:
    """A demolition man blows up an element of scenery at contact, which is an additional action."""
    men = [model for model in battle.alive(unit) if battle.has(model, "demolition")]
    pieces = within_reach(battle, unit) if men else []
    return [
        Option(
            str(BlowUp(man.id, piece.id)),
            "option-blow-up",
            {"model": man.id, "piece": piece.id, "kind": piece.kind},
            refused=partial(blow_up_refused, battle, man, piece),
        )
        for man in men
        for piece in pieces
    ]


def blow_up(battle: Battle, man: Model, piece: PieceId) -> None:
    """The element is gone at once; whoever stood on it stands unharmed on the ground beneath."""
    battle.blow_up(piece)
    battle.tell(SceneryDestroyed(model=man.id, piece=piece))
    # Whom only the element kept apart is at contact now.
    update_engagement(battle)


# Objects


def objects(battle: Battle) -> list[Piece]:
    """The objects of the mission that can be operated, and what else on the table can be."""
    state, table = battle.state, battle.table
    wanted = [point.piece for point in state.points if point.kind == OBJECT and point.piece not in state.destroyed]
    return [*(table.pieces[table.index(piece)] for piece in wanted), *(piece for _, piece in table.having(OPERABLE))]


def has_objects(battle: Battle) -> bool:
    """Whether there is anything to operate on this table."""
    return bool(objects(battle))


def objects_at_hand(battle: Battle, unit: Unit) -> list[Piece]:
    """The objects at contact with a member of the unit."""
    return [piece for piece in objects(battle) if any(at_piece(battle, model, piece) for model in battle.alive(unit))]


def point_of(battle: Battle, piece: str) -> Strategic | None:
    """The object of the mission that an element is, if it is one."""
    return next((one for one in battle.state.points if one.kind == OBJECT and one.piece == piece), None)


@rule("TRA-OPER-02", otherwise=False)
def is_done_with(battle: Battle, seat: SeatId, piece: str) -> bool:
    """An object that one operated last is done with; after anybody else, unless the mission counts who was the last."""
    point = point_of(battle, piece)
    if point is None or point.holder == NOBODY_SEAT:
        return False
    return point.holder == seat or not battle.sheet.counts("switch")


def objects_to_operate(battle: Battle, unit: Unit) -> list[Piece]:
    """The objects at hand that are not done with."""
    return [piece for piece in objects_at_hand(battle, unit) if not is_done_with(battle, unit.owner, piece.id)]


@rule("TRA-OPER-02", always=True)
def has_no_hands(battle: Battle, unit: Unit) -> Reason | None:
    """Infantry and walkers operate objects, also when engaged; other armour does not."""
    if battle.armoured(unit) and battle.profile(unit).drive != "walker":
        return refusal("TRA-OPER-02", "refused-operate-armour", unit=unit.id)
    return None


@rule("TRA-OPER-01", always=True)
def nothing_at_hand(battle: Battle, unit: Unit) -> Reason | None:
    """At least one combatant of the unit is at contact with the object."""
    return None if objects_at_hand(battle, unit) else refusal("TRA-OPER-01", "refused-operate-reach", unit=unit.id)


def nothing_left_to_do(battle: Battle, unit: Unit) -> Reason | None:
    """Why nothing at hand can be operated any more."""
    left = objects_to_operate(battle, unit)
    return None if left else refusal("TRA-OPER-02", "refused-operate-done", unit=unit.id)


def operate_refused(battle: Battle, unit: Unit) -> Reason | None:
    """Why a unit cannot operate an object now."""
    return has_no_hands(battle, unit) or nothing_at_hand(battle, unit) or nothing_left_to_do(battle, unit)


def operate(battle: Battle, unit: Unit) -> Steps[None]:
    """An object is operated: it succeeds without a roll, with the effect that the mission gives it."""
    at_hand = objects_to_operate(battle, unit)
    piece = PieceId(at_hand[0].id)
    if len(at_hand) > 1:
        options = [Option(one.id, "option-operate-piece", {"piece": one.id, "kind": one.kind}) for one in at_hand]
        piece = yield Choose(unit.owner, ASK_OPERATE, "TRA-OPER-01", options, data={"unit": unit.id})
    take_effect(battle, unit, piece)
    battle.tell(Operated(unit=unit.id, piece=piece))


@rule("TRA-OPER-02")
def take_effect(battle: Battle, unit: Unit, piece: PieceId) -> None:
    """Whoever operated an object of the mission last holds it; who was the first is remembered until the debriefing."""
    point = point_of(battle, piece)
    if point is None:
        return
    if point.holder == NOBODY_SEAT:
        point.credit = unit.owner
    point.holder = unit.owner
