"""Entering the table: through an access zone, in the deployment zone, at a drop point, beside friends, or not yet."""

import math
from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property, partial
from itertools import chain, product
from random import Random
from typing import Any, Final, TypeAlias

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle, centimetres
from escarmouche.games.trauma.rules.events.moves import Entered, EnteredHow
from escarmouche.games.trauma.rules.mission.access_zones import FIXED, span, zone_refused
from escarmouche.games.trauma.rules.mission.quarters import box_of
from escarmouche.games.trauma.rules.movement.displacement import DROP, end_displacement, set_down
from escarmouche.games.trauma.rules.movement.gait import movement_of, obstacles_for
from escarmouche.games.trauma.rules.movement.move_planner import MovePlanner
from escarmouche.games.trauma.rules.movement.placement import ELBOW_ROOM, Box, FormationPlanner, near_enemy
from escarmouche.games.trauma.rules.movement.pushing import push_aside
from escarmouche.games.trauma.rules.space.measure import CONTACT, base_to_base, base_to_edge, is_contact, within
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, Activation, Strategic, Unit
from escarmouche.table.edges import EDGES, INWARD, edge_distance, widened
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body
from escarmouche.table.ways.movement import NOTHING, Obstacles, straight

ACCESS: Final = "access"
DEPLOY: Final = "deploy"
GUERRILLA: Final = "guerrilla"
STAY: Final = "stay"
COLUMNS = 5
STEP = centimetres(3)
TRIES = 12
Lanes: TypeAlias = list[tuple[Spot, Spot]]
"""Straight ways onto the table, one for each model: where it begins and ends."""
ASK_ENTER = Asks(
    "enter",
    *(f"{ACCESS}:{edge}" for edge in INWARD),
    DEPLOY,
    f"{DROP}:<piece>",
    GUERRILLA,
    STAY,
    about=("unit",),
    says=("edge", "piece"),
)
ASK_COME_ON = Asks("come-on", about=("edge", "unit"))


class WayIn(OptionKey, frozen=True):
    """How a unit comes into play, and where: through the access zone of an edge, or at a drop point."""

    kind: EnteredHow
    place: str = ""


THROUGH = {edge: str(WayIn(ACCESS, edge)) for edge in EDGES}
"""The names of the ways in through the access zones."""


# Which way in


def enter(battle: Battle, unit: Unit) -> Steps[bool]:
    """The player says how a unit in reserve comes into play; returns whether it does.

    Through an access zone it comes with its first action, a Movement; otherwise it is placed now.
    """
    key = yield Choose(
        unit.owner,
        ASK_ENTER,
        "TRA-ACCESS-02",
        lambda: entry_options(battle, unit),
        default=lambda: next(way.key for way in entry_options(battle, unit) if way.refused is None),
        data={"unit": unit.id},
    )
    if key == STAY:
        # A unit may stay in reserve: its activation counts as made, and its card is laid again next turn.
        return not CATALOGUE.holds("TRA-ACCESS-07")
    battle.acting.entry = key
    way = WayIn.read(key)
    if way.kind != ACCESS:
        yield from place_unit(battle, unit, way)
    return True


def entry_options(battle: Battle, unit: Unit) -> list[Option]:
    """Every way into play, each with the reason where it is not open, and staying in reserve."""
    found = [
        Option(key, "option-enter-access", {"edge": edge}, partial(access_refused, battle, unit, edge))
        for edge, key in THROUGH.items()
    ]
    if battle.state.central or battle.sheet.zones is not None:
        found.append(
            Option(DEPLOY, "option-enter-deploy", refused=partial(placing_refused, battle, unit, WayIn(DEPLOY)))
        )
    for point in drop_points(battle):
        way = WayIn(DROP, point.piece)
        data = {"piece": point.piece}
        found.append(Option(str(way), "option-enter-drop", data, partial(placing_refused, battle, unit, way)))
    if is_guerrilla(battle, unit):
        refused = partial(placing_refused, battle, unit, WayIn(GUERRILLA))
        found.append(Option(GUERRILLA, "option-enter-guerrilla", refused=refused))
    return [*found, Option(STAY, "option-enter-stay")]


def drop_points(battle: Battle) -> list[Strategic]:
    """The drop points on the table."""
    return [point for point in battle.state.points if point.kind == DROP]


# Access zones


def access_refused(battle: Battle, unit: Unit, edge: str) -> Reason | None:
    """Why a unit may not come in through an access zone."""
    reason = zone_refused(battle, unit.owner, edge)
    if reason is None and not battle.remembered(
        ("room", unit.id, edge), lambda: EntryPlanner(battle, unit, edge).anywhere()
    ):
        reason = refusal("TRA-ACCESS-06", "refused-no-room", unit=unit.id)
    return reason


def entry_refused(battle: Battle, unit: Unit) -> Reason | None:
    """Why a unit in reserve may not come in with a Movement now."""
    edge = chosen_edge(battle)
    return access_refused(battle, unit, edge) if edge else refusal("TRA-STATE-14", "refused-in-reserve", unit=unit.id)


def chosen_edge(battle: Battle) -> str:
    """The edge with the access zone that the acting unit uses."""
    way = way_in(battle.acting)
    return way.place if way is not None and way.kind == ACCESS else ""


def way_in(acting: Activation) -> WayIn | None:
    """The way into play that the acting unit has chosen, if it has."""
    return WayIn.read(acting.entry) if acting.entry else None


@rule("TRA-ACCESS-02")
def come_on(battle: Battle, unit: Unit) -> Steps[None]:
    """The unit stands just outside the table, and its first action brings it on."""
    edge = chosen_edge(battle)
    tracks = yield Place(
        unit.owner,
        ASK_COME_ON,
        "TRA-ACCESS-02",
        models=[str(model.id) for model in battle.alive(unit)],
        planner=lambda: EntryPlanner(battle, unit, edge),
        data={"unit": unit.id, "edge": edge},
    )
    arrive(battle, unit, tracks, ACCESS, INWARD[edge])
    yield from push_aside(battle, unit)
    # Entering through an access zone is a Movement, and triggers alert fire; being placed is not and does not.
    yield from end_displacement(battle, unit, CATALOGUE.value("TRA-ALERT-10"), set())


def arrive(battle: Battle, unit: Unit, tracks: Tracks, how: EnteredHow, facing: int) -> None:
    """Put the unit on the table, and tell it."""
    unit.place = "table"
    for key in tracks:
        battle.model(int(key)).facing = facing
    ends = set_down(battle, unit, tracks)
    battle.acting.entered = True
    battle.tell(Entered(unit=unit.id, how=how, ends=ends))


@rule("TRA-ACCESS-06", always=True)
def begins_at_zone(battle: Battle, edge: str, radius: int, spot: Spot) -> bool:
    """Each model begins with its base touching the zone from outside, one radius off the edge."""
    first, last = span(battle.table, edge, battle.sheet)
    along = spot[0] if edge[0] == "y" else spot[1]
    return edge_distance(battle.table, edge, *spot[:2]) == -radius and first <= along <= last and spot[2] == 0


class EntryPlanner(MovePlanner):
    """A unit comes in through an access zone: every model from outside, wholly onto the table."""

    def __init__(self, battle: Battle, unit: Unit, edge: str) -> None:
        super().__init__(battle, unit)
        self.edge = edge
        self.first, self.last = span(battle.table, edge, battle.sheet)
        self.limit = min(movement_of(battle, model) for model in self.movers.values())
        self.pitch = battle.profile(unit).base + ELBOW_ROOM

    def start_fault(self, key: str, track: Track) -> Reason | None:
        """A way begins outside, touching the zone, and leads onto the table."""
        if len(track.spots) > 1 and begins_at_zone(self.battle, self.edge, self.gait.radius, track.spots[0]):
            return None
        return refusal("TRA-ACCESS-06", "refused-entry", model=self.movers[key].id)

    def start(self, key: str, goal: Spot | None = None) -> Spot:
        """The spot outside the zone from which a way to a goal is shortest."""
        along = (self.first + self.last) // 2
        if goal is not None:
            along = min(max(goal[0] if self.edge[0] == "y" else goal[1], self.first), self.last)
        return self.at(along, -self.gait.radius)

    def at(self, along: int, deep: int) -> Spot:
        """A spot so far along the edge and so deep in the table."""
        table = self.battle.table
        if self.edge in FIXED:
            return (along, deep if self.edge == "y0" else table.depth - deep, 0)
        return (deep if self.edge == "x0" else table.width - deep, along, 0)

    def staying(self) -> Tracks:
        """Without a wish the unit comes on in the middle of the zone."""
        return self.middle() or {}

    def anywhere(self) -> bool:
        """Whether the unit can come on at all; no rule is noted as applied."""
        with listening(None):
            return self.middle() is not None

    def middle(self) -> Tracks | None:
        """The first way onto the table that is free, from the middle of the zone outwards."""
        found: Tracks | None = self.battle.remembered(("middle", self.unit.id, self.edge), self._middle)
        return found

    def _middle(self) -> Tracks | None:
        free = (self._along(lanes) for lanes in self._open_lanes())
        led = (self._led(self.at(along, self.limit // 2)) for along in self._from_middle())
        return next((tracks for tracks in chain(free, led) if tracks), None)

    def _from_middle(self) -> list[int]:
        """Places along the zone, from its middle outwards."""
        return sorted(range(self.first, self.last + 1, STEP), key=lambda along: abs(2 * along - self.first - self.last))

    def block(self, deep: int, along: int) -> Tracks | None:
        """The unit in ranks, straight from the edge, with the middle of its front at a place."""
        lanes = self._lanes(deep, along, obstacles_for(self.battle, self.unit, pushing=False))
        return None if lanes is None else self._in_ranks(lanes)

    def _open_lanes(self) -> Iterator[Lanes]:
        """All lanes that are tried without a wish; a table keeps them, since scenery stays where it is."""
        kept: dict[Hashable, dict[tuple[int, int], Lanes | None]] = self.table.__dict__.setdefault("lanes_in", {})
        known = kept.setdefault((self.edge, self.gait, self.pitch, tuple(self._ranks.values())), {})
        for place in product((self.limit - self.gait.radius, self.limit // 2), self._from_middle()):
            if place not in known:
                known[place] = self._lanes(*place, NOTHING)
            lanes = known[place]
            if lanes is not None:
                yield lanes

    @cached_property
    def _ranks(self) -> dict[str, int]:
        """The models in the order in which they stand in ranks, with how far each goes."""
        keys = [self.lead, *(key for key in self.movers if key != self.lead)]
        return {key: movement_of(self.battle, self.movers[key]) for key in keys}

    def _lanes(self, deep: int, along: int, bases: Obstacles) -> Lanes | None:
        """Where each way of a unit in ranks begins and ends, if scenery and bases leave all of them free."""
        columns = sorted(range(COLUMNS), key=lambda column: abs(column - COLUMNS // 2))
        lanes: Lanes = []
        for number, (key, limit) in enumerate(self._ranks.items()):
            rank, column = divmod(number, COLUMNS)
            goal = self.at(along + (columns[column] - COLUMNS // 2) * self.pitch, deep - rank * self.pitch)
            start = self.start(key, goal)
            if not self.table.on_table(*goal[:2], self.gait.radius):
                return None
            if straight(self.table, self.gait, bases, start, goal, limit) is None:
                return None
            lanes.append((start, goal))
        return lanes

    def _along(self, lanes: Lanes) -> Tracks | None:
        """The unit in ranks along lanes that scenery leaves free, if nobody stands in its way."""
        bases = obstacles_for(self.battle, self.unit, pushing=False)
        if stand_near(bases, lanes) and any(
            straight(self.table, self.gait, bases, *lane, math.inf) is None for lane in lanes
        ):
            return None
        return self._in_ranks(lanes)

    def _in_ranks(self, lanes: Lanes) -> Tracks | None:
        """The unit at the ends of free lanes, if it may stand there beside others."""
        tracks = {key: Track(lane, INWARD[self.edge]) for key, lane in zip(self._ranks, lanes, strict=True)}
        if self.among_others(tracks) is not None:
            return None
        self._sound = list(tracks.items())
        return tracks

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        """Places all over the zone, as deep as they go."""
        found: list[Tracks] = []
        ranks = math.ceil(len(self.movers) / COLUMNS)
        least = self.gait.radius + (ranks - 1) * self.pitch
        for _ in range(TRIES + count):
            along = rng.randint(self.first, self.last)
            deep = self.limit - self.gait.radius if rng.random() < 0.5 else rng.randint(least, max(least, self.limit))
            tracks = self.block(deep, along)
            if tracks is not None and tracks not in found:
                found.append(tracks)
            if len(found) == count:
                return found
        middle = None if found else self.middle()
        return found or ([middle] if middle is not None else [])

    def detail(self) -> dict[str, Any]:
        """What a page needs for drawing where the models can go."""
        return {**super().detail(), "starts": {}, "edge": self.edge, "zone": [self.first, self.last]}


def stand_near(bases: Obstacles, lanes: Lanes) -> bool:
    """Whether any of some bases touches the rectangle around lanes."""
    xs, ys = [[spot[axis] for lane in lanes for spot in lane] for axis in (0, 1)]
    left, front, right, back = min(xs), min(ys), max(xs), max(ys)
    return any(
        left - reach <= x <= right + reach and front - reach <= y <= back + reach
        for x, y, _, reach, *_ in (*bases.hard.tolist(), *bases.soft.tolist())
    )


# Being placed


def placing_refused(battle: Battle, unit: Unit, way: WayIn) -> Reason | None:
    """Why a unit may not be placed in this way."""
    reason = WHY_NOT[way.kind](battle, unit, way)
    if reason is None and not planner_of(battle, unit, way).anywhere():
        reason = refusal(RULES[way.kind], "refused-no-room", unit=unit.id)
    return reason


RULES = {DEPLOY: "TRA-DEPLOY-03", DROP: "TRA-DROP-05", GUERRILLA: "TRA-GUERR-02"}
ASK_PLACE = {kind: Asks(f"place-{kind}", about=("unit",)) for kind in RULES}


def planner_of(battle: Battle, unit: Unit, way: WayIn) -> FormationPlanner:
    """How a unit is placed."""
    kind, name = way.kind, way.place
    if kind == DEPLOY:
        return FormationPlanner(battle, unit, RULES[kind], partial(outside_zone, battle, unit), zone_box(battle, unit))
    if kind == DROP:
        piece = battle.table.pieces[battle.table.index(name)]
        box = widened(piece.box, CONTACT + battle.radius(unit))
        spot = partial(too_near, battle, unit, RULES[kind])
        return FormationPlanner(battle, unit, RULES[kind], spot, box, partial(not_at_point, battle, name))
    spot = partial(too_near, battle, unit, RULES[kind])
    return FormationPlanner(
        battle, unit, RULES[kind], spot, friends_box(battle, unit), partial(not_at_friends, battle, unit)
    )


def place_unit(battle: Battle, unit: Unit, way: WayIn) -> Steps[None]:
    """Set a unit down in formation."""
    kind, planner = way.kind, planner_of(battle, unit, way)
    tracks = yield Place(
        unit.owner,
        ASK_PLACE[kind],
        RULES[kind],
        models=planner.models,
        planner=lambda: planner,
        data={"unit": unit.id},
    )
    arrive(battle, unit, tracks, kind, INWARD.get(battle.side(unit.owner).zone, 0))
    note("TRA-ALERT-10")
    if kind == DROP:
        # Entering at a drop point is no displacement: it triggers neither alert fire nor close combat.
        yield from end_displacement(battle, unit, CATALOGUE.value("TRA-DROP-04"), set())


@rule("TRA-DROP-03", otherwise=False)
def took_both_actions(battle: Battle) -> bool:
    """Entering at a drop point uses both actions of the unit."""
    way = way_in(battle.acting)
    return way is not None and way.kind == DROP


def too_near(battle: Battle, unit: Unit, why: str, body: Body) -> Reason | None:
    """Whoever is placed keeps out of Contact range of enemies."""
    return keeps_clear(battle, unit, body) if why == RULES[DROP] else stays_clear(battle, unit, body)


@rule("TRA-DROP-05", always=True)
def keeps_clear(battle: Battle, unit: Unit, body: Body) -> Reason | None:
    """No model lands at Contact range of an enemy."""
    return near_enemy(battle, unit, body, "TRA-DROP-05")


@rule("TRA-GUERR-02", always=True)
def stays_clear(battle: Battle, unit: Unit, body: Body) -> Reason | None:
    """No guerrilla is placed at Contact range of an enemy."""
    return near_enemy(battle, unit, body, "TRA-GUERR-02")


# The deployment zone


def zone_box(battle: Battle, unit: Unit) -> Box:
    """The deployment zone of a unit: the rectangle that the mission gives its side, or the quarter of the defender."""
    own = battle.sheet.boxes().get(battle.side(unit.owner).zone)
    return box_of(battle.table, battle.state.central) if own is None else own


@rule("TRA-DEPLOY-01", always=True)
def too_late(battle: Battle) -> Reason | None:
    """A deployment zone is usable in the first turn only."""
    return None if battle.state.turn == 1 else refusal("TRA-DEPLOY-01", "refused-first-turn-only")


@rule("TRA-DEPLOY-02", always=True)
def not_for_unit(battle: Battle, unit: Unit) -> Reason | None:
    """Only units of the assault section of the army that it is assigned to use the zone."""
    defends = battle.state.attacker != NOBODY_SEAT and unit.owner != battle.state.attacker
    owner = defends or battle.sheet.zones is not None
    if owner and battle.profile(unit).section == "assault":
        if defends:
            note("TRA-ATTACK-02")
        return None
    return refusal("TRA-DEPLOY-02", "refused-not-your-zone", unit=unit.id)


def deploy_refused(battle: Battle, unit: Unit, way: WayIn) -> Reason | None:
    """Why a unit may not be placed in the deployment zone."""
    late, stranger = too_late(battle), not_for_unit(battle, unit)
    return late or stranger


@rule("TRA-DEPLOY-03", always=True)
def outside_zone(battle: Battle, unit: Unit, body: Body) -> Reason | None:
    """All models stand completely inside the zone, and not at Contact range of enemies."""
    left, front, right, back = zone_box(battle, unit)
    inside = all(within(body.radius, gap) for gap in (body.x - left, right - body.x, body.y - front, back - body.y))
    if not inside:
        return refusal("TRA-DEPLOY-03", "refused-outside-zone", unit=unit.id)
    return near_enemy(battle, unit, body, "TRA-DEPLOY-03")


# Drop points


@rule("TRA-DROP-01", always=True)
def point_not_held(battle: Battle, unit: Unit, way: WayIn) -> Reason | None:
    """A drop point must be controlled since the last debriefing to be used."""
    held = any(point.piece == way.place and point.holder == unit.owner for point in drop_points(battle))
    return None if held else refusal("TRA-DROP-01", "refused-drop-not-held", piece=way.place)


@rule("TRA-DROP-02", always=True)
def not_at_point(battle: Battle, name: str, bodies: Sequence[Body]) -> Reason | None:
    """One model lands at Contact range of the point, the rest in formation with it."""
    piece = battle.table.pieces[battle.table.index(name)]
    if any(is_contact(base_to_edge(body, piece)) for body in bodies):
        return None
    return refusal("TRA-DROP-02", "refused-not-at-drop", piece=name)


# Guerrilla


@rule("TRA-GUERR-01", otherwise=False)
def is_guerrilla(battle: Battle, unit: Unit) -> bool:
    """A guerrilla unit may be deployed at Contact range of any unit of its army, which is no action."""
    return all(battle.has(model, "guerrilla") for model in battle.alive(unit))


def guerrilla_refused(battle: Battle, unit: Unit, way: WayIn) -> Reason | None:
    """Without friends on the table there is nobody to join."""
    return None if battle.on_table(unit.owner) else refusal("TRA-GUERR-01", "refused-nobody-to-join", unit=unit.id)


def not_at_friends(battle: Battle, unit: Unit, bodies: Sequence[Body]) -> Reason | None:
    """One model stands at Contact range of a model of a friendly unit."""
    friends = [battle.body(model) for other in battle.on_table(unit.owner) for model in battle.alive(other)]
    if any(is_contact(base_to_base(body, friend)) for body in bodies for friend in friends):
        return None
    return refusal("TRA-GUERR-01", "refused-not-at-friends", unit=unit.id)


def friends_box(battle: Battle, unit: Unit) -> Box:
    """The rectangle around all friends, with room for one more base at contact."""
    friends = [model for other in battle.on_table(unit.owner) for model in battle.alive(other)]
    if not friends:
        return (0, 0, battle.table.width, battle.table.depth)
    xs, ys = [model.x for model in friends], [model.y for model in friends]
    return widened((min(xs), min(ys), max(xs), max(ys)), CONTACT + battle.profile(unit).base)


WHY_NOT = {DEPLOY: deploy_refused, DROP: point_not_held, GUERRILLA: guerrilla_refused}
