"""Markers: searching for loot and where it turns up next, picking objects up, carrying and dropping them."""

import functools
import math
from collections.abc import Callable, Iterable
from functools import partial

from escarmouche.engine.place import Place
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.cards import deck
from escarmouche.games.collision.rules.cards.deck import FAILURE, SUCCESS
from escarmouche.games.collision.rules.events import turn as events
from escarmouche.games.collision.rules.mission.districts import (
    CENTRE,
    OUTER,
    ROWS,
    district,
    district_box,
    numbered_for,
)
from escarmouche.games.collision.rules.mission.zones import out_of_zone
from escarmouche.games.collision.rules.moves.standing_room import can_lie
from escarmouche.games.collision.rules.state import Marker, Model
from escarmouche.games.collision.rules.vocabulary import NO_MODEL, OFF_TABLE, MarkerKind
from escarmouche.table.edges import EDGES, OPPOSITE
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import inches
from escarmouche.table.setting_down import SpotPlanner

LOOT: MarkerKind = "loot"
COLLISION: MarkerKind = "collision"
DISC = inches(0.5)
"""Half the diameter of a marker."""
STEP = inches(0.25)
CLEARANCE = inches(1)
CONTACT = inches(NUMBERS["geometry"]["contact_gap"])
TOLERANCE = inches(NUMBERS["geometry"]["length_tolerance"])
FIRST, SECOND = EDGES[:2]
ASK_LOOT_DISTRICT = Asks("loot-district", "<number>", says=("district",))
ASK_PLACE_LOOT = Asks("place-loot", about=("district",))


# On the table


def lying(battle: Battle, kind: MarkerKind) -> list[Marker]:
    """The markers of a kind that lie on the table."""
    return [marker for marker in battle.state.markers if marker.kind == kind and marker.carrier == NO_MODEL]


@rule("COL-LOOT-11", otherwise=False)
def touches(battle: Battle, model: Model, marker: Marker) -> bool:
    """Contact with a marker means that base and disc touch or overlap on the same surface."""
    if model.surface != marker.surface or model.hold:
        return False
    return math.hypot(model.x - marker.x, model.y - marker.y) <= battle.radius(model) + DISC + CONTACT


def within_reach(battle: Battle, model: Model, kind: MarkerKind) -> list[Marker]:
    """The markers of a kind that a model touches."""
    return [marker for marker in lying(battle, kind) if touches(battle, model, marker)]


def lay(battle: Battle, marker: Marker, spot: Spot, *rules: RuleId) -> None:
    """Put a marker down at a spot, and tell it with these rules."""
    marker.x, marker.y, marker.surface = spot
    marker.carrier = NO_MODEL
    where = district(battle, marker.x, marker.y)
    x, y, surface = spot
    battle.tell(
        events.MarkerPlaced(marker=marker.id, kind=marker.kind, x=x, y=y, surface=surface, district=where, rules=rules)
    )


@functools.cache
def offsets(reach: int) -> tuple[tuple[int, int], ...]:
    """Steps of a quarter inch in all directions, the nearest first."""
    around = range(-reach // STEP, reach // STEP + 1)
    found = [(i * STEP, j * STEP) for i in around for j in around]
    return tuple(sorted(found, key=lambda offset: (math.hypot(*offset), offset)))


def nearest_usable(battle: Battle, x: int, y: int, fits: Callable[[int, int, int], bool]) -> Spot | None:
    """The usable spot nearest to a point, at most a district away; lower surfaces come first."""
    for dx, dy in offsets(battle.table.width // ROWS):
        for surface in reversed(battle.table.surfaces_at(x + dx, y + dy)):
            if fits(x + dx, y + dy, surface):
                return (x + dx, y + dy, surface)
    return None


# Searching


@rule("COL-LOOT-01")
def search(battle: Battle, model: Model, marker: Marker) -> Steps[None]:
    """A model in contact with loot searches it: its player draws a card to the hand, and the marker moves on."""
    battle.tell(events.LootSearched(model=model.id, marker=marker.id, rules=("COL-LOOT-11",)))
    deck.to_hand(battle, model.owner, 1, "COL-LOOT-01")
    yield from move_on(battle, model.owner, marker)


@rule("COL-LOOT-02")
def move_on(battle: Battle, seat: SeatId, marker: Marker) -> Steps[None]:
    """The searched marker is placed again at random in a new district."""
    left = district(battle, marker.x, marker.y)
    taken = {district(battle, other.x, other.y) for other in lying(battle, LOOT) if other is not marker}
    if away := stays_away(battle):
        taken.add(left)
    yield from place_loot(battle, seat, marker, taken, *(("COL-LOOT-03",) if away else ()))


@rule("COL-LOOT-03", otherwise=False)
def stays_away(battle: Battle) -> bool:
    """The district that the marker was just taken from counts as occupied, unless the option frees it."""
    return battle.option("loot_may_stay") == "no"


def place_loot(battle: Battle, seat: SeatId, marker: Marker, taken: set[int], *rules: RuleId) -> Steps[None]:
    """Place a marker: a card names the district, a player the exact place in it; it is told with these rules."""
    marker.carrier = OFF_TABLE
    card = yield from draw_district(battle, seat)
    placer = who_places(battle, seat, card)
    free = free_districts(battle, taken)
    if not free:
        battle.tell(events.MarkerLost(marker=marker.id, rules=("COL-LOOT-10", *rules)))
        return
    if card.isdigit():
        where = first_free(battle, seat, int(card), free)
    else:
        where = yield from choose_district(placer, card, free)
    battle.tell(events.DistrictDrawn(seat=seat, card=card, district=where, rules=rules))
    spot = yield from choose_spot(battle, placer, marker, where)
    lay(battle, marker, spot, "COL-LOOT-11")


@rule("COL-LOOT-04", otherwise="1")
def draw_district(battle: Battle, seat: SeatId) -> Steps[str]:
    """The active player draws a card whose number names the district as seen from their side."""
    card = yield from deck.draw_shown(
        battle, seat, "COL-LOOT-04", "district", closed=not CATALOGUE.holds("COL-LOOT-05")
    )
    return card if card in CARDS_OF_A_DISTRICT else FAILURE


CARDS_OF_A_DISTRICT = (*map(str, range(1, OUTER + 1)), FAILURE, SUCCESS)


def who_places(battle: Battle, seat: SeatId, card: str) -> SeatId:
    """Who puts the marker down."""
    return seat if card == SUCCESS and success_is_yours(battle) else other_player(seat)


@rule("COL-LOOT-07")
def other_player(seat: SeatId) -> SeatId:
    """The inactive player places the marker."""
    return 1 - seat


@rule("COL-LOOT-09", otherwise=False)
def success_is_yours(battle: Battle) -> bool:
    """On a Success the active player chooses and places, by option the inactive one."""
    return battle.option("loot_success") == "active_player"


def clockwise(number: int) -> list[int]:
    """The numbers of the outer districts from one of them on."""
    return [(number - 1 + step) % OUTER + 1 for step in range(OUTER)]


def absolute(battle: Battle, seat: SeatId, number: int) -> int:
    """The district that a player calls by this number."""
    return next(where for where in range(1, OUTER + 1) if numbered_for(battle, seat, where) == number)


def first_free(battle: Battle, seat: SeatId, number: int, free: list[int]) -> int:
    """The named district, or the next one clockwise that can take the marker; the centre comes last."""
    named = absolute(battle, seat, number)
    return named if named in free else next_clockwise(battle, seat, number, free)


@rule("COL-LOOT-06")
def next_clockwise(battle: Battle, seat: SeatId, number: int, free: list[int]) -> int:
    """If the district already has a marker, the marker goes on clockwise to the first without one."""
    order = [absolute(battle, seat, one) for one in clockwise(number)]
    return next((where for where in order if where in free), CENTRE)


def free_districts(battle: Battle, taken: Iterable[int]) -> list[int]:
    """The districts without a loot marker in which there is a legal spot."""
    occupied = set(taken)
    return [where for where in range(1, CENTRE + 1) if where not in occupied and has_room(battle, where)]


@rule("COL-LOOT-10")
def has_room(battle: Battle, where: int) -> bool:
    """A district without any legal spot is skipped like an occupied one; the centre is tried last."""
    return bool(battle.remembered(("room", where), lambda: loot_planner(battle, "", where).first() is not None))


def choose_district(placer: SeatId, card: str, free: list[int]) -> Steps[int]:
    """Which district the marker goes to."""
    if not any_district(card):
        return free[0]
    number = "COL-LOOT-09" if card == SUCCESS else "COL-LOOT-08"
    options = [Option(str(where), "option-district", {"district": where}) for where in free]
    key = yield Choose(placer, ASK_LOOT_DISTRICT, number, options)
    return int(key)


@rule("COL-LOOT-08", otherwise=False)
def any_district(card: str) -> bool:
    """On a Failure any free district may be chosen, the centre included; a Success leaves the choice too."""
    return card in (FAILURE, SUCCESS)


def choose_spot(battle: Battle, placer: SeatId, marker: Marker, where: int) -> Steps[Spot]:
    """The exact place in the district."""
    name = f"marker:{marker.id}"
    tracks = yield Place(
        placer,
        ASK_PLACE_LOOT,
        "COL-LOOT-07",
        models=[name],
        planner=lambda: loot_planner(battle, name, where),
        data={"district": where},
    )
    spot: Spot = tracks[name].end
    return spot


def loot_planner(battle: Battle, name: str, where: int) -> SpotPlanner:
    """Placing a loot marker in a district."""
    left, front, right, back = district_box(battle, where)
    inner = (left + DISC, front + DISC, right - DISC, back - DISC)
    fault = partial(loot_fault, battle, where)
    return SpotPlanner(battle.table, name, inner, fault, rule="COL-LOOT-07", radius=DISC, facing=None)


def loot_fault(battle: Battle, where: int, x: int, y: int, surface: int) -> Reason | None:
    """Why a loot marker may not lie here."""
    return (
        outside_district(battle, where, x, y)
        or in_a_zone(battle, x, y)
        or near_a_model(battle, x, y, surface)
        or no_footing(battle, x, y, surface)
    )


@rule("COL-LOOT-11")
def outside_district(battle: Battle, where: int, x: int, y: int) -> Reason | None:
    """All of the disc lies in the district."""
    left, front, right, back = district_box(battle, where)
    inside = left + DISC - TOLERANCE <= x <= right - DISC + TOLERANCE
    inside = inside and front + DISC - TOLERANCE <= y <= back - DISC + TOLERANCE
    return None if inside else refusal("COL-LOOT-11", "refused-loot-district", district=where)


@rule("COL-LOOT-12")
def in_a_zone(battle: Battle, x: int, y: int) -> Reason | None:
    """The strips along both players' edges count as deployment zones in every mission."""
    for edge in zone_edges(battle):
        if out_of_zone(battle, edge, x, y, -DISC) < -TOLERANCE:
            return refusal("COL-LOOT-12", "refused-loot-zone")
    return None


def zone_edges(battle: Battle) -> tuple[str, str]:
    """The two players' edges."""
    first, second = battle.state.edges
    if not first and not second:
        return (FIRST, SECOND)
    return (first or OPPOSITE[second], second or OPPOSITE[first])


@rule("COL-LOOT-07")
def near_a_model(battle: Battle, x: int, y: int, surface: int) -> Reason | None:
    """A loot marker keeps its distance from every base."""
    z = battle.z(surface)
    for model in (*battle.on_table(0), *battle.on_table(1)):
        flat = max(0.0, math.hypot(model.x - x, model.y - y) - battle.radius(model) - DISC)
        if too_near(battle, math.hypot(flat, battle.z(model.surface) - z)):
            return refusal("COL-LOOT-07", "refused-loot-near", model=model.id)
    return None


def too_near(battle: Battle, length: float) -> bool:
    """Whether a marker would lie too near to a base: less than 1 inch away, by option also at exactly 1 inch."""
    if battle.option("loot_clearance") == "more_than_1":
        return length <= CLEARANCE + TOLERANCE
    return length < CLEARANCE - TOLERANCE


@rule("COL-LOOT-11")
def no_footing(battle: Battle, x: int, y: int, surface: int) -> Reason | None:
    """A loot marker lies on a surface on which a model could stand."""
    return None if can_lie(battle.table, x, y, surface, DISC) else refusal("COL-LOOT-11", "refused-loot-spot")


# Objects


def pick_up(battle: Battle, model: Model, marker: Marker) -> None:
    """A model takes an object along."""
    if carries(battle, model, marker):
        battle.tell(events.PickedUp(model=model.id, marker=marker.id))


@rule("COL-PICK-02", otherwise=False)
def carries(battle: Battle, model: Model, marker: Marker) -> bool:
    """A picked-up object leaves the table and stays with the model."""
    marker.carrier = model.id
    model.carried = [*model.carried, marker.id]
    return True


@rule("COL-PICK-01", otherwise=())
def objects_at_hand(battle: Battle, model: Model) -> tuple[Marker, ...]:
    """The objects that a model touches and could pick up."""
    return tuple(within_reach(battle, model, COLLISION))


@rule("COL-HUNT-11")
def pick_refused(battle: Battle, model: Model) -> Reason | None:
    """Why a model may not pick up another object: no model carries more than one collision marker."""
    return None if hands_free(battle, model) else refusal("COL-HUNT-11", "refused-hands-full", model=model.id)


@rule("COL-PICK-05", otherwise=False)
def hands_free(battle: Battle, model: Model) -> bool:
    """Whether a model carries no object yet; the items on its card do not count."""
    return not model.carried


@rule("COL-PICK-04")
def never_by_choice(model: Model) -> Reason | None:
    """Objects cannot be dropped or handed over by choice."""
    return refusal("COL-PICK-04", "refused-drop", model=model.id)


def drop_all(battle: Battle, model: Model) -> None:
    """What a model carries falls where it stands."""
    for marker in battle.carried(model):
        drop(battle, model, marker)


@rule("COL-PICK-03", always=True)
def drop(battle: Battle, model: Model, marker: Marker) -> None:
    """What a model carried that is removed from play lies where it last stood."""
    model.carried = [index for index in model.carried if index != marker.id]
    battle.tell(events.ObjectDropped(model=model.id, marker=marker.id))
    lay(battle, marker, (model.x, model.y, model.surface))


# Heavy objects


@rule("COL-HUNT-11", otherwise=False)
def is_heavy(marker: Marker) -> bool:
    """A collision marker is a heavy object."""
    return marker.kind == COLLISION


@rule("COL-PICK-06", otherwise=False)
def is_burdened(battle: Battle, model: Model) -> bool:
    """A model that carries a heavy object has its movement halved, charges too."""
    return any(is_heavy(marker) for marker in battle.carried(model))


@rule("COL-PICK-07")
def halved(length: int) -> int:
    """Halves are exact, and two heavy objects halve only once."""
    return length // 2


def burdened(battle: Battle, model: Model, length: int) -> int:
    """How far a model moves, charges or reaches with what it carries."""
    return halved(length) if is_burdened(battle, model) else length
