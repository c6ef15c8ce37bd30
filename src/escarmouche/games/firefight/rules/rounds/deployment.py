"""Deployment: edges, reserves, alternating placement, Scouts and Ambush."""

from collections.abc import Callable
from functools import partial
from typing import get_args

from escarmouche.engine.place import Place
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Assign, Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks.to_hit import unit_has
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.dice import roll_off
from escarmouche.games.firefight.rules.events import Deployed, EdgeChosen, NoMoreArrivals, SetAside
from escarmouche.games.firefight.rules.movement.placing import FormationPlanner, near_enemy
from escarmouche.games.firefight.rules.state import Unit
from escarmouche.games.firefight.rules.table.measure import CLOSENESS, apart, over, within
from escarmouche.games.firefight.rules.table.zones import along_the_border, open_edges, out_of_zone, own_edge, zone_of
from escarmouche.games.firefight.rules.vocabulary import Coming, Edge, Reserve
from escarmouche.table.edges import OPPOSITE
from escarmouche.table.geometry import Body, inches

WAIT = "wait"
ASK_CHOOSE_EDGE = Asks("choose-edge", "y0", "y1", "x0", "x1")
ASK_ARRIVE_WHICH = Asks("arrive-which", "<unit>", WAIT, says=("unit",))
ASK_SET_ASIDE = Asks("set-aside", "<unit>", "ambush", "scout", "none", says=("unit",))
ASK_DEPLOY_WHICH = Asks("deploy-which", "<unit>", says=("unit",))
ASK_ARRIVE = Asks("arrive", about=("unit",))
ASK_DEPLOY = Asks("deploy", about=("unit",))
ASK_SCOUT_WHICH = Asks("scout-which", "<unit>", says=("unit",))
ASK_SCOUT = Asks("scout", about=("unit",))


# The edge


@rule("GFF-DEPL-01", always=True)
def winner_of_edge(battle: Battle) -> SeatId:
    """The winner of a roll chooses the edge."""
    return roll_off(battle, "GFF-DEPL-01", "deployment")


@rule("GFF-DEPL-01")
def opposite_edge(edge: Edge) -> Edge:
    """The opponent takes the opposite edge."""
    return OPPOSITE[edge]


def edge_phase(battle: Battle) -> Steps[None]:
    """First the roll, then the choice of the edge."""
    state = battle.state
    if state.winner_of_roll < 0:
        state.winner_of_roll = winner_of_edge(battle)
        return
    seat = state.winner_of_roll
    edge = yield Choose(
        seat, ASK_CHOOSE_EDGE, "GFF-DEPL-01", [Option(edge, f"option-edge-{edge}") for edge in open_edges(battle)]
    )
    state.edges[seat], state.edges[1 - seat] = edge, opposite_edge(edge)
    state.phase = "reserves"
    state.active = seat
    battle.tell(EdgeChosen(seat=seat, edge=edge))


# Setting aside


@rule("GFF-AMBUSH-01", otherwise=False)
def may_lie_in_ambush(battle: Battle, unit: Unit) -> bool:
    """A unit with Ambush may be set aside before deployment."""
    return unit_has(battle, unit, "ambush")


@rule("GFF-SCOUT-01", otherwise=False)
def may_scout(battle: Battle, unit: Unit) -> bool:
    """A unit with Scout may be set aside before deployment."""
    return unit_has(battle, unit, "scout")


def reserve_options(battle: Battle, unit: Unit) -> list[Option]:
    """How a unit may be set aside; a unit with both rules chooses one of them."""
    options = []
    if may_lie_in_ambush(battle, unit):
        options.append(Option("ambush", "option-ambush"))
    if may_scout(battle, unit):
        options.append(Option("scout", "option-scout"))
    return [*options, Option(Assign.NONE, "option-deploy")]


def reserves_phase(battle: Battle) -> Steps[None]:
    """The winner, then the opponent, declares which units are set aside, before anybody deploys."""
    state = battle.state
    seat = state.active
    able = [unit for unit in battle.army(seat) if may_lie_in_ambush(battle, unit) or may_scout(battle, unit)]
    if able:
        chosen = yield Assign(
            seat,
            ASK_SET_ASIDE,
            "GFF-AMBUSH-01",
            items=[Option(str(unit.id), "option-unit", {"unit": unit.id}) for unit in able],
            to=lambda key: reserve_options(battle, state.units[int(key)]),
        )
        for key, how in chosen.items():
            if how:
                state.units[int(key)].reserve = how
                state.units[int(key)].place = "reserve"
        ambushers, scouts = (tuple(unit.id for unit in able if unit.reserve == how) for how in get_args(Reserve))
        battle.tell(SetAside(seat=seat, units=ambushers, scouts=scouts, rules=("GFF-DEPL-04",)))
    state.declared[seat] = True
    state.active = 1 - seat
    if declared_first(battle):
        state.declared = [False, False]
        state.active = state.winner_of_roll
        state.phase = "deployment"


@rule("GFF-DEPL-04", otherwise=True)
def declared_first(battle: Battle) -> bool:
    """Both declare their reserves before the first unit is deployed; who runs out of units is skipped."""
    return all(battle.state.declared)


# Placing units


@rule("GFF-DEPL-03")
def outside_zone(battle: Battle, unit: Unit, body: Body, beyond: int = 0) -> Reason | None:
    """Every base lies entirely inside the own deployment zone."""
    edge = own_edge(battle, unit.owner)
    if within(zone_overrun(battle, edge, body), beyond):
        return None
    return refusal("GFF-DEPL-03", "refused-outside-zone")


@rule("GFF-DEPL-02", otherwise=-(10**9))
def zone_overrun(battle: Battle, edge: str, body: Body) -> int:
    """Units are placed within 12 inches of the own table edge: how far a base reaches beyond that."""
    return out_of_zone(battle, edge, body)


@rule("GFF-SCOUT-02")
def outside_scouting(battle: Battle, unit: Unit, body: Body, beyond: int = 0) -> Reason | None:
    """A Scout unit is placed entirely within 12 inches of its zone."""
    edge = own_edge(battle, unit.owner)
    if within(out_of_zone(battle, edge, body), CATALOGUE.length("GFF-SCOUT-04") + beyond):
        return near_enemy(battle, unit, body)
    return refusal("GFF-SCOUT-02", "refused-outside-scouting")


@rule("GFF-AMBUSH-02")
def too_near_for_ambush(battle: Battle, unit: Unit, body: Body) -> Reason | None:
    """Ambush units arrive more than 9 inches from enemies."""
    for enemy in battle.enemies(unit):
        for model in battle.alive(enemy):
            if not over(apart(body, battle.body(model)), CATALOGUE.length("GFF-AMBUSH-05")):
                return refusal("GFF-AMBUSH-02", "refused-ambush-near", unit=enemy.id)
    return None


SpotRule = Callable[[Battle, Unit, Body, int], Reason | None]


def set_up(battle: Battle, unit: Unit, spot: SpotRule, more: int, how: Coming, text: Asks, why: str) -> Steps[None]:
    """A seat places one unit in its zone and so much before it; without any room, as near to that as possible."""
    edge = own_edge(battle, unit.owner)

    def within_strip(beyond: int) -> FormationPlanner:
        box = zone_of(battle, edge, more + beyond)
        box = along_the_border(box, edge, battle.radius(unit)) if beyond else box
        return FormationPlanner(battle, unit, lambda body: spot(battle, unit, body, beyond), box)

    planner = within_strip(0)
    if not planner.anywhere():
        planner = within_strip(least_beyond(battle, lambda beyond: within_strip(beyond).anywhere()))
    yield from place_unit(battle, unit, planner, how, text, why)


@rule("GFF-DEPL-04")
def least_beyond(battle: Battle, has_room: Callable[[int], bool]) -> int:
    """A unit without room is set down as near as possible to its zone: to a tenth of an inch."""
    farthest = battle.table.width + battle.table.depth
    far = next((beyond for beyond in range(inches(1), farthest, inches(1)) if has_room(beyond)), farthest)
    return next((beyond for beyond in range(far - inches(1) + CLOSENESS, far, CLOSENESS) if has_room(beyond)), far)


def place_unit(battle: Battle, unit: Unit, planner: FormationPlanner, how: Coming, text: Asks, why: str) -> Steps[None]:
    """A seat places one unit."""
    tracks = yield Place(
        unit.owner,
        text,
        why,
        models=[str(model.id) for model in battle.alive(unit)],
        planner=planner,
        data={"unit": unit.id},
    )
    for key, track in tracks.items():
        battle.put(battle.state.models[int(key)], *track.end)
    unit.place = "table"
    battle.regrouped(unit)
    battle.tell(Deployed(unit=unit.id, how=how, rules=(why,)))


def choose_from(battle: Battle, seat: SeatId, units: list[Unit], text: Asks, why: str) -> Steps[Unit]:
    """Which unit to place next."""
    if len(units) == 1:
        return units[0]
    key = yield Choose(seat, text, why, [Option(str(unit.id), "option-unit", {"unit": unit.id}) for unit in units])
    return battle.state.units[int(key)]


def deployment_phase(battle: Battle) -> Steps[None]:
    """The players place one unit each in turn, the winner first; who has none left is skipped."""
    state = battle.state
    seat = state.active
    waiting = [[unit for unit in battle.army(side) if unit.place == "waiting"] for side in (0, 1)]
    if not any(waiting):
        state.phase = "scouts"
        state.active = scouts_begin(battle)
        return
    if waiting[seat]:
        unit = yield from choose_from(battle, seat, waiting[seat], ASK_DEPLOY_WHICH, "GFF-DEPL-02")
        yield from set_up(battle, unit, outside_zone, 0, "deployed", ASK_DEPLOY, "GFF-DEPL-02")
    else:
        note("GFF-DEPL-04")
    state.active = 1 - seat


@rule("GFF-SCOUT-03")
def scouts_begin(battle: Battle) -> SeatId:
    """Scouts are placed alternately, beginning with the player who activates next."""
    return battle.state.winner_of_roll


def scouts_phase(battle: Battle) -> Steps[None]:
    """Scout units that were set aside are placed after all others."""
    state = battle.state
    seat = state.active
    waiting = [
        [unit for unit in battle.army(side) if unit.reserve == "scout" and unit.place == "reserve"] for side in (0, 1)
    ]
    if not any(waiting):
        state.phase = "round-start"
        return
    if waiting[seat]:
        unit = yield from choose_from(battle, seat, waiting[seat], ASK_SCOUT_WHICH, "GFF-SCOUT-03")
        with listening(None):  # The rule applies where a spot is judged.
            more = CATALOGUE.length("GFF-SCOUT-04")
        yield from set_up(battle, unit, outside_scouting, more, "scouted", ASK_SCOUT, "GFF-SCOUT-02")
    state.active = 1 - seat


# Ambush


@rule("GFF-AMBUSH-02", otherwise=True)
def may_arrive(number: int, first: int) -> bool:
    """Ambush units arrive at the start of any round after the first, or when the mission says."""
    return number >= first


@rule("GFF-AMBUSH-02")
def too_early(number: int, first: int) -> Reason | None:
    """In the first round nobody arrives."""
    return None if number >= first else refusal("GFF-AMBUSH-02", "refused-first-round")


def lurking(battle: Battle, seat: SeatId) -> list[Unit]:
    """The units of a seat in Ambush reserve."""
    return [unit for unit in battle.army(seat) if unit.reserve == "ambush" and unit.place == "reserve"]


def arrival_options(battle: Battle, seat: SeatId) -> list[Option]:
    """An option for each unit that may arrive now, and one for waiting."""
    early = too_early(battle.state.round, battle.sheet.ambush)
    options = [
        Option(str(unit.id), "option-unit", {"unit": unit.id}, refused=early or partial(no_room, battle, unit))
        for unit in lurking(battle, seat)
    ]
    return [*options, Option(WAIT, "option-wait")]


def ambush_planner(battle: Battle, unit: Unit) -> FormationPlanner:
    """Placing an Ambush unit."""
    return FormationPlanner(battle, unit, lambda body: too_near_for_ambush(battle, unit, body))


def no_room(battle: Battle, unit: Unit) -> Reason | None:
    """Why no Ambush unit can arrive: enemies are near everywhere."""
    free = ambush_planner(battle, unit).anywhere()
    return None if free else refusal("GFF-AMBUSH-05", "refused-no-room", unit=unit.id)


def ambush_phase(battle: Battle) -> Steps[None]:
    """In turn each player places one Ambush unit or declares that no more come this round."""
    state = battle.state
    seat = state.active
    if all(state.declared):
        state.phase = "activation"
        state.active = state.starter
        return
    if not lurking(battle, seat):
        state.declared[seat] = True
    elif not state.declared[seat]:
        yield from arrive(battle, seat)
    state.active = next_to_arrive(battle, seat)


@rule("GFF-AMBUSH-03")
def next_to_arrive(battle: Battle, seat: SeatId) -> SeatId:
    """Ambush units are placed alternately, the starting player first."""
    return 1 - seat


def arrive(battle: Battle, seat: SeatId) -> Steps[None]:
    """One player brings in a unit or waits."""
    key = yield Choose(seat, ASK_ARRIVE_WHICH, "GFF-AMBUSH-03", lambda: arrival_options(battle, seat), default=WAIT)
    if key == WAIT:
        battle.state.declared[seat] = True
        battle.tell(NoMoreArrivals(seat=seat, rules=("GFF-AMBUSH-05",)))
        return
    unit = battle.state.units[int(key)]
    unit.arrived = True
    yield from place_unit(battle, unit, ambush_planner(battle, unit), "arrived", ASK_ARRIVE, "GFF-AMBUSH-02")
