"""Objects: picking up, handing over, dropping, taking away; and leaving the table by a move."""

from functools import partial

from escarmouche.engine.place import Track
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.belongings import let_fall
from escarmouche.games.combatzone.rules.events.moves import MoveDeclared
from escarmouche.games.combatzone.rules.events.things import ThingHanded, ThingTaken, ThingTakenOff, WeaponTaken
from escarmouche.games.combatzone.rules.fates import go_out, leave
from escarmouche.games.combatzone.rules.gait import (
    backwards,
    farthest,
    gait_of,
    is_rough,
    legs_of,
    obstacles_for,
    price_of_move,
    stuck,
    too_long,
)
from escarmouche.games.combatzone.rules.measure import in_contact, near_casualty, near_thing
from escarmouche.games.combatzone.rules.moving import leave_cover
from escarmouche.games.combatzone.rules.offers import Offer
from escarmouche.games.combatzone.rules.opportunity import along, begin
from escarmouche.games.combatzone.rules.points import pay
from escarmouche.games.combatzone.rules.profile import Weapon
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure, Thing
from escarmouche.games.combatzone.rules.weapons import LAUNCHER, is_heavy
from escarmouche.games.combatzone.rules.zone import Zone, centimetres
from escarmouche.table.edges import EDGES, OPPOSITE, edge_distance
from escarmouche.table.formation import Spot
from escarmouche.table.ways.movement import path, total

PICK, HAND, DROP, EXIT = "pick", "hand", "drop", "exit"
WEAPON = "weapon"
AMBUSH, RETRIEVE = "ambush", "retrieve"
KEYS = (
    f"{PICK}:<thing>",
    f"{PICK}:{WEAPON}:<figure>:<number>",
    f"{HAND}:<figure>",
    DROP,
    *(f"{EXIT}:{edge}" for edge in EDGES),
)
"""The keys of what is offered here."""
MOST_ARMS = 2
AT_EDGE = centimetres(6)
"""No move goes as far as this."""


@rule("CBZ-ACT-12", otherwise=0)
def price_of_picking() -> int:
    """Picking up an object costs a point."""
    return 1


@rule("CBZ-ACT-18", otherwise=0)
def price_of_handing() -> int:
    """Handing an object over costs the giver a point."""
    return 1


def offers(zone: Zone, figure: Figure) -> list[Offer]:
    """Everything that can be picked up, handed over or dropped, and the ways off the table."""
    return [
        *thing_offers(zone, figure),
        *weapon_offers(zone, figure),
        *hand_offers(zone, figure),
        *drop_offers(figure),
        *exit_offers(zone, figure),
    ]


# Picking up


def thing_offers(zone: Zone, figure: Figure) -> list[Offer]:
    """Objects in contact."""
    return [
        Offer(
            f"{PICK}:{thing.id}",
            "option-pick",
            "CBZ-ACT-12",
            price_of_picking(),
            {"thing": thing.id},
            refused=partial(hands_full, figure),
        )
        for thing in zone.state.things
        if thing.place == "table" and near_thing(zone, figure, thing)
    ]


@rule("CBZ-ACT-18")
def hands_full(figure: Figure) -> Reason | None:
    """A figure carries one object at most."""
    if figure.carried == NO_OBJECT:
        return None
    return refusal("CBZ-ACT-18", "refused-carries-one", figure=figure.id)


@rule("CBZ-ACT-18", otherwise=[])
def casualties_at(zone: Zone, figure: Figure) -> list[Figure]:
    """The weapon of a casualty may be picked up in the same way, by whoever touches its marker."""
    if zone.card(figure).machine:
        return []
    fallen = [one for one in zone.state.figures if one.place == "casualty"]
    return [one for one in fallen if near_casualty(zone, figure, one)]


def weapon_offers(zone: Zone, figure: Figure) -> list[Offer]:
    """The weapons of casualties in contact."""
    return [
        Offer(
            f"{PICK}:{WEAPON}:{casualty.id}:{place}",
            "option-pick-weapon",
            "CBZ-ACT-12",
            price_of_picking(),
            {"target": casualty.id, "weapon": weapon.key},
            refused=partial(armed_enough, zone, figure, weapon),
        )
        for casualty in casualties_at(zone, figure)
        for place, weapon in zone.weapons(casualty)
    ]


@rule("CBZ-WEAP-16")
def armed_enough(zone: Zone, figure: Figure, more: Weapon) -> Reason | None:
    """A figure carries two firearms at most; a heavy one counts as two, an integral launcher as none."""
    arms = [weapon for weapon in (more, *(arm for _, arm in zone.weapons(figure))) if weapon.key != LAUNCHER]
    count = sum(2 if is_heavy(weapon) else 1 for weapon in arms)
    return refusal("CBZ-WEAP-16", "refused-armed-enough", figure=figure.id) if count > MOST_ARMS else None


def take_thing(zone: Zone, figure: Figure, thing: Thing) -> None:
    """The figure carries the object now."""
    thing.place, figure.carried = "carried", thing.id
    zone.tell(ThingTaken(figure=figure.id, thing=thing.id))


def take_weapon(zone: Zone, figure: Figure, casualty: Figure, place: int) -> None:
    """The figure has the casualty's weapon now."""
    key = zone.arsenal(casualty)[place].key
    casualty.wrecked = sorted([*casualty.wrecked, place])
    figure.taken = [*figure.taken, key]
    zone.tell(WeaponTaken(figure=figure.id, target=casualty.id, weapon=key))


# Handing over and dropping


def hand_offers(zone: Zone, figure: Figure) -> list[Offer]:
    """Friends in contact who could take what the figure carries."""
    if figure.carried == NO_OBJECT:
        return []
    friends = [one for one in zone.on_table(figure.owner) if one is not figure and in_contact(zone, figure, one)]
    return [
        Offer(
            f"{HAND}:{friend.id}",
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
    return [Offer(DROP, "option-drop", "CBZ-ACT-18", 0, {"thing": figure.carried})]


def hand_over(zone: Zone, figure: Figure, friend: Figure) -> None:
    """The friend carries the object now."""
    thing, figure.carried = figure.carried, NO_OBJECT
    friend.carried = thing
    zone.tell(ThingHanded(figure=figure.id, friend=friend.id, thing=thing))


def perform(zone: Zone, figure: Figure, key: str) -> Steps[None]:
    """One of these actions."""
    what, *rest = key.split(":")
    if what == DROP:
        let_fall(zone, figure)
    elif what == EXIT:
        yield from walk_off(zone, figure, rest[0])
    elif what == HAND:
        if (yield from begin(zone, figure, price_of_handing(), HAND)):
            hand_over(zone, figure, zone.figure(int(rest[0])))
    elif (yield from begin(zone, figure, price_of_picking(), PICK)):
        if rest[0] == WEAPON:
            take_weapon(zone, figure, zone.figure(int(rest[1])), int(rest[2]))
        else:
            take_thing(zone, figure, zone.state.things[int(rest[0])])


# Leaving the table


def at_edge(zone: Zone, figure: Figure, edge: str) -> Spot:
    """The place nearest to a figure at which its base touches an edge."""
    radius, table = zone.radius(figure), zone.table
    spots = {
        "y0": (figure.x, radius),
        "y1": (figure.x, table.depth - radius),
        "x0": (radius, figure.y),
        "x1": (table.width - radius, figure.y),
    }
    x, y = spots[edge]
    return x, y, table.standing_surface(x, y)


def way_off(zone: Zone, figure: Figure, edge: str) -> Track | None:
    """The way of one move to an edge, if there is one."""
    reach = farthest(zone, figure)
    if not is_edge_near(zone, figure, edge, reach):
        return None
    start, goal = (figure.x, figure.y, figure.surface), at_edge(zone, figure, edge)
    return path(zone.table, gait_of(zone, figure), obstacles_for(zone, figure), start, goal, reach)


def is_edge_near(zone: Zone, figure: Figure, edge: str, reach: int) -> bool:
    """Whether an edge is near enough, as the crow flies."""
    return edge_distance(zone.table, edge, figure.x, figure.y) - zone.radius(figure) <= reach


@rule("CBZ-MOVE-11", otherwise=[])
def exit_offers(zone: Zone, figure: Figure) -> list[Offer]:
    """A figure may leave over an edge that one move brings it to."""
    found = []
    for edge in EDGES:
        track = way_off(zone, figure, edge) if is_edge_near(zone, figure, edge, AT_EDGE) else None
        if track is None:
            continue
        legs = legs_of(zone, figure, track)
        rough = is_rough(zone, track, legs)
        refused = partial(cannot_leave, zone, figure, edge, track, total(legs), rough=rough)
        data = {"edge": edge, "scored": is_scored(zone, figure, edge)}
        found.append(
            Offer(f"{EXIT}:{edge}", "option-exit", "CBZ-MOVE-11", price_of_move(rough=rough), data, refused=refused)
        )
    return found


def cannot_leave(zone: Zone, figure: Figure, edge: str, track: Track, length: float, *, rough: bool) -> Reason | None:
    """Why a figure cannot walk off here."""
    x, y, surface = track.end
    beyond = {"y0": (x, y - 1), "y1": (x, y + 1), "x0": (x - 1, y), "x1": (x + 1, y)}[edge]
    whole = Track((*track.spots, (*beyond, surface)))
    reason = stuck(zone, figure) or too_long(zone, figure, length, rough=rough)
    return reason or backwards(zone, figure, whole)


@rule("CBZ-SCEN-04", otherwise=False)
def brings_home(zone: Zone, figure: Figure, edge: str) -> bool:
    """A carrier may leave by its own edge, and is not lost."""
    return zone.setup.scenario == RETRIEVE and figure.carried != NO_OBJECT and edge == zone.state.edges[figure.owner]


@rule("CBZ-SCEN-07", otherwise=False)
def gets_through(zone: Zone, figure: Figure, edge: str) -> bool:
    """A figure of the convoy gets away by the edge opposite to the one where it came in."""
    state = zone.state
    convoy = zone.setup.scenario == AMBUSH and figure.owner != state.ambusher
    return convoy and edge == OPPOSITE.get(state.edges[figure.owner])


def is_scored(zone: Zone, figure: Figure, edge: str) -> bool:
    """Whether leaving here is what the scenario wants."""
    return brings_home(zone, figure, edge) or gets_through(zone, figure, edge)


def walk_off(zone: Zone, figure: Figure, edge: str) -> Steps[None]:
    """A figure walks off the table: away as the scenario wants, or lost."""
    track = way_off(zone, figure, edge)
    assert track is not None
    legs = legs_of(zone, figure, track)
    zone.tell(MoveDeclared(figure=figure.id, length=round(total(legs)), path=track.spots))
    pay(zone, figure, price_of_move(rough=is_rough(zone, track, legs)), EXIT)
    leave_cover(zone, figure)
    completed = yield from along(zone, figure, track.spots)
    if not completed or figure.place != "table":
        return
    if is_scored(zone, figure, edge):
        take_off(zone, figure)
        go_out(zone, figure)
    else:
        leave(zone, figure)


def take_off(zone: Zone, figure: Figure) -> None:
    """What is carried leaves the table with its carrier."""
    if figure.carried == NO_OBJECT:
        return
    thing = zone.state.things[figure.carried]
    thing.place, thing.off = "off", figure.owner
    figure.carried = NO_OBJECT
    zone.tell(ThingTakenOff(figure=figure.id, thing=thing.id, seat=figure.owner))
