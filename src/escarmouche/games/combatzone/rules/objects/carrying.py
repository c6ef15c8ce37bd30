"""Objects: picking up, handing over, dropping, taking away; and leaving the table by a move."""

from functools import partial
from typing import ClassVar, Literal, NamedTuple

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.place import Track
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.events.moves import MoveDeclared
from escarmouche.games.combatzone.rules.events.things import ThingHanded, ThingTaken, ThingTakenOff, WeaponTaken
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.measure import in_contact, near_casualty, near_thing
from escarmouche.games.combatzone.rules.mission_sheet import EXITS
from escarmouche.games.combatzone.rules.movement import limits
from escarmouche.games.combatzone.rules.movement.moves import leave_cover
from escarmouche.games.combatzone.rules.shooting.opportunity import along, begin
from escarmouche.games.combatzone.rules.shooting.weapons import LAUNCHER, is_heavy
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure, FigureId, Thing, ThingId
from escarmouche.games.combatzone.rules.turn.action_points import pay
from escarmouche.games.combatzone.rules.turn.offers import Offer
from escarmouche.games.combatzone.rules.wounds.casualties import go_out, leave, let_fall
from escarmouche.table.edges import EDGES, OPPOSITE, Edge, edge_distance
from escarmouche.table.formation import Spot
from escarmouche.table.ways.movement import Leg, path, total


class Pick(OptionKey, frozen=True):
    word: ClassVar[str] = "pick"
    thing: ThingId


class PickWeapon(OptionKey, frozen=True):
    """The weapon of a casualty, by its place on the casualty's card."""

    word: ClassVar[str] = "pick"
    what: Literal["weapon"]
    casualty: FigureId
    place: int


class Hand(OptionKey, frozen=True):
    word: ClassVar[str] = "hand"
    friend: FigureId


class Drop(OptionKey, frozen=True):
    word: ClassVar[str] = "drop"


class Exit(OptionKey, frozen=True):
    word: ClassVar[str] = "exit"
    edge: Edge


KEYS = (Pick, PickWeapon, Hand, Drop, Exit)
"""The kinds of actions that are offered here."""
MOST_ARMS = 2
AT_EDGE = centimetres(6)
"""Edges farther away than this are out of reach of any move."""


def price_of_picking() -> int:
    """Picking up an object costs a point."""
    return CATALOGUE.number("CBZ-ACT-12")


def price_of_handing() -> int:
    """Handing an object over costs the giver a point."""
    return int(CATALOGUE.value("CBZ-ACT-18")["handing_over"])


def offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Everything that can be picked up, handed over or dropped, and the ways off the table."""
    return [
        *thing_offers(battle, figure),
        *weapon_offers(battle, figure),
        *hand_offers(battle, figure),
        *drop_offers(figure),
        *exit_offers(battle, figure),
    ]


# Picking up


def thing_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Picking up each object in contact."""
    return [
        Offer(
            Pick(thing.id),
            "option-pick",
            "CBZ-ACT-12",
            price_of_picking(),
            {"thing": thing.id},
            refused=partial(hands_full, figure),
        )
        for thing in battle.state.things
        if thing.place == "table" and near_thing(battle, figure, thing)
    ]


@rule("CBZ-ACT-18")
def hands_full(figure: Figure) -> Reason | None:
    """A figure carries one object at most."""
    if figure.carried == NO_OBJECT:
        return None
    return refusal("CBZ-ACT-18", "refused-carries-one", figure=figure.id)


@rule("CBZ-ACT-18", otherwise=[])
def casualties_at(battle: Battle, figure: Figure) -> list[Figure]:
    """The casualties whose markers a figure touches, and whose weapons it may pick up as it does an object."""
    if battle.card(figure).machine:
        return []
    fallen = [one for one in battle.state.figures if one.place == "casualty"]
    return [one for one in fallen if near_casualty(battle, figure, one)]


def weapon_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Picking up each weapon of the casualties in contact."""
    return [
        Offer(
            PickWeapon("weapon", casualty.id, place),
            "option-pick-weapon",
            "CBZ-ACT-12",
            price_of_picking(),
            {"target": casualty.id, "weapon": weapon.key},
            refused=partial(armed_enough, battle, figure, weapon),
        )
        for casualty in casualties_at(battle, figure)
        for place, weapon in battle.weapons(casualty)
    ]


@rule("CBZ-WEAP-16")
def armed_enough(battle: Battle, figure: Figure, more: Weapon) -> Reason | None:
    """A figure carries two firearms at most; a heavy one counts as two, an integral launcher as none."""
    arms = [weapon for weapon in (more, *(arm for _, arm in battle.weapons(figure))) if weapon.key != LAUNCHER]
    count = sum(2 if is_heavy(weapon) else 1 for weapon in arms)
    return refusal("CBZ-WEAP-16", "refused-armed-enough", figure=figure.id) if count > MOST_ARMS else None


def take_thing(battle: Battle, figure: Figure, thing: Thing) -> None:
    """The figure carries the object now."""
    thing.place, figure.carried = "carried", thing.id
    battle.tell(ThingTaken(figure=figure.id, thing=thing.id))


def take_weapon(battle: Battle, figure: Figure, casualty: Figure, place: int) -> None:
    """The figure has the casualty's weapon now."""
    key = battle.arsenal(casualty)[place].key
    casualty.wrecked = sorted([*casualty.wrecked, place])
    figure.taken = [*figure.taken, key]
    battle.tell(WeaponTaken(figure=figure.id, target=casualty.id, weapon=key))


# Handing over and dropping


def hand_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Handing over what the figure carries, to each friend in contact."""
    if figure.carried == NO_OBJECT:
        return []
    friends = [one for one in battle.on_table(figure.owner) if one is not figure and in_contact(battle, figure, one)]
    return [
        Offer(
            Hand(friend.id),
            "option-hand",
            "CBZ-ACT-18",
            price_of_handing(),
            {"friend": friend.id, "thing": figure.carried},
            refused=partial(cannot_take, friend),
        )
        for friend in friends
    ]


@rule("CBZ-ACT-18")
def cannot_take(friend: Figure) -> Reason | None:
    """A friend who runs takes nothing, nor does one who carries something."""
    if friend.reaction == "routed":
        return refusal("CBZ-ACT-18", "refused-friend-runs", friend=friend.id)
    return hands_full(friend)


def drop_offers(figure: Figure) -> list[Offer]:
    """Dropping what is carried costs nothing."""
    if figure.carried == NO_OBJECT:
        return []
    return [Offer(Drop(), "option-drop", "CBZ-ACT-18", 0, {"thing": figure.carried})]


def hand_over(battle: Battle, figure: Figure, friend: Figure) -> None:
    """The friend carries the object now."""
    thing, figure.carried = figure.carried, NO_OBJECT
    friend.carried = thing
    battle.tell(ThingHanded(figure=figure.id, friend=friend.id, thing=thing))


def perform(battle: Battle, figure: Figure, key: OptionKey) -> Steps[None]:
    """Pick something up, hand it over, drop it, or leave the table."""
    match key:
        case Drop():
            let_fall(battle, figure)
        case Exit(edge):
            yield from walk_off(battle, figure, edge)
        case Hand(friend):
            if (yield from begin(battle, figure, price_of_handing(), "hand")):
                hand_over(battle, figure, battle.figure(friend))
        case PickWeapon(_, casualty, place):
            if (yield from begin(battle, figure, price_of_picking(), "pick")):
                take_weapon(battle, figure, battle.figure(casualty), place)
        case Pick(thing):
            if (yield from begin(battle, figure, price_of_picking(), "pick")):
                take_thing(battle, figure, battle.state.things[thing])


# Leaving the table


def at_edge(battle: Battle, figure: Figure, edge: Edge) -> Spot:
    """The place nearest to a figure at which its base touches an edge."""
    radius, table = battle.radius(figure), battle.table
    spots = {
        "y0": (figure.x, radius),
        "y1": (figure.x, table.depth - radius),
        "x0": (radius, figure.y),
        "x1": (table.width - radius, figure.y),
    }
    x, y = spots[edge]
    return x, y, table.standing_surface(x, y)


class WayOff(NamedTuple):
    """The way of one move to an edge, and its straight parts."""

    track: Track
    legs: list[Leg]


def way_off(battle: Battle, figure: Figure, edge: Edge) -> WayOff | None:
    """The way of one move to an edge, if there is one; it is the same as long as nobody moves."""
    reach = limits.farthest(battle, figure)
    if not is_edge_near(battle, figure, edge, reach):
        return None
    key = ("way-off", figure.id, edge, reach)
    found: WayOff | None = battle.remembered(key, lambda: find_way_off(battle, figure, edge, reach))
    return found


def find_way_off(battle: Battle, figure: Figure, edge: Edge, reach: int) -> WayOff | None:
    """The shortest way to an edge within reach."""
    start, goal, gait = (
        (figure.x, figure.y, figure.surface),
        at_edge(battle, figure, edge),
        limits.gait_of(battle, figure),
    )
    track = path(battle.table, gait, limits.obstacles_for(battle, figure), start, goal, reach)
    return None if track is None else WayOff(track, limits.legs_of(battle, figure, track))


def is_edge_near(battle: Battle, figure: Figure, edge: Edge, reach: int) -> bool:
    """Whether an edge is near enough, as the crow flies."""
    return edge_distance(battle.table, edge, figure.x, figure.y) - battle.radius(figure) <= reach


def may_be_near_edges(battle: Battle, figure: Figure) -> bool:
    """Whether any edge is near enough to ask which, by a quick look."""
    deep = AT_EDGE + battle.radius(figure)
    return not (deep < figure.x < battle.table.width - deep and deep < figure.y < battle.table.depth - deep)


@rule("CBZ-MOVE-11", otherwise=[])
def exit_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """A figure may leave over an edge that one move brings it to."""
    found = []
    for edge in EDGES if may_be_near_edges(battle, figure) else ():
        way = way_off(battle, figure, edge) if is_edge_near(battle, figure, edge, AT_EDGE) else None
        if way is None:
            continue
        rough = limits.is_rough(battle, way.track, way.legs)
        refused = partial(cannot_leave, battle, figure, edge, way, rough=rough)
        data = {"edge": edge, "scored": is_scored(battle, figure, edge)}
        price = limits.price_of_move(rough=rough)
        found.append(Offer(Exit(edge), "option-exit", "CBZ-MOVE-11", price, data, refused=refused))
    return found


def cannot_leave(battle: Battle, figure: Figure, edge: Edge, way: WayOff, *, rough: bool) -> Reason | None:
    """Why a figure cannot walk off here."""
    x, y, surface = way.track.end
    beyond = {"y0": (x, y - 1), "y1": (x, y + 1), "x0": (x - 1, y), "x1": (x + 1, y)}[edge]
    whole = Track((*way.track.spots, (*beyond, surface)))
    reason = limits.stuck(battle, figure) or limits.too_long(battle, figure, total(way.legs), rough=rough)
    return reason or limits.backwards(battle, figure, whole)


@rule("CBZ-SCEN-04", otherwise=False)
def brings_home(battle: Battle, figure: Figure, edge: Edge) -> bool:
    """A carrier may leave by its own edge, and is not lost."""
    home = edge == battle.state.edges[figure.owner]
    return bool(battle.sheet.objects) and home and figure.carried != NO_OBJECT


@rule("CBZ-SCEN-07", otherwise=False)
def gets_through(battle: Battle, figure: Figure, edge: Edge) -> bool:
    """A figure of the convoy gets away by the edge opposite to the one where it came in."""
    part = battle.part(figure.owner)
    wanted = any(battle.sheet.points(one, part) for one in EXITS)
    return wanted and edge == OPPOSITE.get(battle.state.edges[figure.owner])


def is_scored(battle: Battle, figure: Figure, edge: Edge) -> bool:
    """Whether leaving here is what the mission wants."""
    return brings_home(battle, figure, edge) or gets_through(battle, figure, edge)


def walk_off(battle: Battle, figure: Figure, edge: Edge) -> Steps[None]:
    """A figure walks off the table: away as the mission wants, or lost."""
    way = way_off(battle, figure, edge)
    assert way is not None
    battle.tell(MoveDeclared(figure=figure.id, length=round(total(way.legs)), path=way.track.spots))
    pay(battle, figure, limits.price_of_move(rough=limits.is_rough(battle, way.track, way.legs)), "exit")
    leave_cover(battle, figure)
    completed = yield from along(battle, figure, way.track.spots)
    if not completed or figure.place != "table":
        return
    if is_scored(battle, figure, edge):
        take_off(battle, figure)
        go_out(battle, figure)
    else:
        leave(battle, figure)


def take_off(battle: Battle, figure: Figure) -> None:
    """What is carried leaves the table with its carrier."""
    if figure.carried == NO_OBJECT:
        return
    thing = battle.state.things[figure.carried]
    thing.place, thing.off = "off", figure.owner
    figure.carried = NO_OBJECT
    battle.tell(ThingTakenOff(figure=figure.id, thing=thing.id, seat=figure.owner))
