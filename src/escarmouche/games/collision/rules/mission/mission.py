"""The three missions: which one is played, its markers, its points, and who wins."""

from collections.abc import Callable
from typing import Literal, get_args

from msgspec import UNSET

from escarmouche.engine.game import Outcome
from escarmouche.engine.ids import Length, SeatId
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.cards.deck import dispute, full_deck
from escarmouche.games.collision.rules.cards.wounds import counts_as_killed
from escarmouche.games.collision.rules.events import turn as events
from escarmouche.games.collision.rules.lists.missions import PRINTED
from escarmouche.games.collision.rules.mission.districts import CENTRE, district
from escarmouche.games.collision.rules.mission.loot import COLLISION, DISC, LOOT, TOLERANCE, lay, nearest_usable
from escarmouche.games.collision.rules.mission.zones import out_of_zone
from escarmouche.games.collision.rules.moves.standing_room import can_lie
from escarmouche.games.collision.rules.state import NOBODY_SEAT, Marker, Model, State
from escarmouche.games.collision.rules.vocabulary import (
    NO_MODEL,
    OFF_TABLE,
    Card,
    Ending,
    MarkerId,
    MarkerKind,
    Mission,
)
from escarmouche.rules.missions import MissionRead
from escarmouche.rules.terrain import DECLARED, Furnishing, Terms, features_in, place_next
from escarmouche.table.edges import edge_distance
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import inches

MISSIONS: tuple[Mission, ...] = get_args(Mission)
HUNT, AMBUSH, DOMINATION = MISSIONS
HUNTED, AMBUSHED = PRINTED[HUNT], PRINTED[AMBUSH]
LAST_TURN = HUNTED.turns
CARRYING, KILL = HUNTED.points("carrying"), HUNTED.points("kills")
IN_ZONE, EXIT = AMBUSHED.points("zone"), AMBUSHED.points("exit")
LOOT_DEPTH = inches(NUMBERS["table"]["loot_depth"])
TURNS: Ending = "turns"
WIPED_OUT: Ending = "wiped-out"
BROKEN_THROUGH: Ending = "broken-through"
DRAW, POINTS = "draw", "points"
TERRAIN = DECLARED
ENDINGS = (POINTS, WIPED_OUT, DRAW)
"""How a game can end."""


# Which mission


def mission_phase(battle: Battle) -> Steps[None]:
    """The mission is picked or drawn before anything is set up."""
    battle.state.mission, own = choose_mission(battle), battle.setup.own_mission
    battle.tell(events.MissionChosen(mission=battle.state.mission) if own is UNSET else MissionRead(mission=own.name))
    yield from ()


def known_mission(key: str) -> Mission:
    """A mission by its key; any other is refused."""
    for mission in MISSIONS:
        if mission == key:
            return mission
    raise Refused(refusal("COL-MISSION-01", "refused-unknown-mission", mission=key, known=", ".join(MISSIONS)))


@rule("COL-MISSION-01")
def choose_mission(battle: Battle) -> Mission:
    """The players pick a mission, or a card names it."""
    own = battle.setup.own_mission
    if own is not UNSET:
        note("COL-MISSION-04")
        return own.like
    return known_mission(battle.setup.mission) if battle.setup.mission else by_card(draw_mission(battle))


@rule("COL-MISSION-02")
def by_card(card: Card) -> Mission:
    """Failure, 1 or 2: Collision hunt; 3 to 6: Ambush; 7, 8 or Success: Domination."""
    mission: Mission = NUMBERS["mission_table"][card]
    return mission


@rule("COL-MISSION-05", otherwise="F")
def draw_mission(battle: Battle) -> Card:
    """The card is drawn from the deck of a player chosen at random, shown, and shuffled back."""
    chance, deck = battle.game.chance, full_deck()
    seat = chance.pick(len(battle.state.boards), "COL-MISSION-05", "deck")
    card = deck[chance.draw(deck, "COL-MISSION-05", "mission")]
    battle.tell(events.MissionDrawn(seat=seat, card=card))
    return card


@rule("COL-SETUP-03")
def terrain_phase(battle: Battle) -> Steps[None]:
    """The terrain was placed as both players like: the table they agreed on; or they place a piece each in turn."""
    state = battle.state
    if is_furnishing(battle):
        if state.furnishing is None:
            state.furnishing = Furnishing(active=battle.game.chance.pick(2, "COL-SETUP-03", "terrain"))
        yield from place_next(battle, terrain_terms(battle))
        battle.furnish()
    if not is_furnishing(battle):
        battle.tell(events.TerrainSet(table=battle.table.name))


def is_furnishing(battle: Battle) -> bool:
    """Whether the players set terrain down in turn, and are not done with it."""
    furnishing = battle.state.furnishing
    return battle.setup.is_built_in_play and (furnishing is None or not furnishing.done)


def terrain_terms(battle: Battle) -> Terms:
    """As much terrain as both players like."""
    return Terms("COL-SETUP-03", battle.table, least=0, most=len(features_in(battle.game.bare)))


# Markers at the start


def markers_phase(battle: Battle) -> Steps[None]:
    """Markers are laid as the mission's map shows them, for deployment edges at the front and the back."""
    battle.state.markers = starting_markers(battle, "y")
    for marker in battle.state.markers:
        if marker.carrier == NO_MODEL:
            lay(battle, marker, (marker.x, marker.y, marker.surface))
    yield from ()


def turn_markers(battle: Battle) -> None:
    """Lay the markers anew, as the map shows them for deployment edges on the left and the right."""
    battle.state.markers = starting_markers(battle, "x")
    battle.tell(events.MarkersTurned(spots=tuple((one.x, one.y, one.surface) for one in battle.state.markers)))


def starting_markers(battle: Battle, axis: str) -> list[Marker]:
    """All markers of the mission as they lie between the two deployment edges; one without any room is left out."""
    starts = [*((LOOT, x, y) for x, y in loot_start(battle, axis)), *mission_markers(battle, axis)]
    found = []
    for number, (kind, x, y) in enumerate(starts):
        spot = usable_start(battle, x, y)
        found.append(
            Marker(MarkerId(number), kind, *spot)
            if spot is not None
            else Marker(MarkerId(number), kind, carrier=OFF_TABLE)
        )
    return found


def turned(axis: str, across: int, deep: int) -> tuple[int, int]:
    """A point so far along the deployment edges and so far from the first of them."""
    return (across, deep) if axis == "y" else (deep, across)


@rule("COL-SETUP-04", otherwise=())
def loot_start(battle: Battle, axis: str) -> tuple[tuple[int, int], ...]:
    """All loot markers lie as the map of the mission shows."""
    return loot_map(battle, axis)


@rule("COL-SETUP-05", otherwise=())
def loot_map(battle: Battle, axis: str) -> tuple[tuple[int, int], ...]:
    """Four loot markers, one in each corner district, 8.5 inches from the nearer deployment edge."""
    along = battle.table.width if axis == "y" else battle.table.depth
    far = (battle.table.depth if axis == "y" else battle.table.width) - LOOT_DEPTH
    return tuple(turned(axis, across, deep) for deep in (LOOT_DEPTH, far) for across in (along // 6, 5 * along // 6))


def usable_start(battle: Battle, x: int, y: int) -> Spot | None:
    """The spot itself, or the nearest usable one in its district."""
    where = district(battle, x, y)

    def fits(x: int, y: int, surface: int) -> bool:
        return district(battle, x, y) == where and can_lie(battle.table, x, y, surface, DISC)

    return nearest_usable(battle, x, y, fits)


def mission_markers(battle: Battle, axis: str) -> list[tuple[MarkerKind, Length, Length]]:
    """The markers that the mission itself brings."""
    if battle.state.mission == HUNT or (battle.state.mission == AMBUSH and not CATALOGUE.holds("COL-AMBUSH-01")):
        return [(COLLISION, x, y) for x, y in three_markers(battle, axis)]
    return []


@rule("COL-HUNT-01", otherwise=())
def three_markers(battle: Battle, axis: str) -> tuple[tuple[int, int], ...]:
    """Three collision markers lie in the middle of the table."""
    return middle_row(battle, axis)


@rule("COL-HUNT-02", otherwise=())
def middle_row(battle: Battle, axis: str) -> tuple[tuple[int, int], ...]:
    """The collision markers lie halfway between the deployment edges, at the centres of the three districts there."""
    along = battle.table.width if axis == "y" else battle.table.depth
    halfway = (battle.table.depth if axis == "y" else battle.table.width) // 2
    return tuple(turned(axis, across, halfway) for across in (along // 6, along // 2, 5 * along // 6))


# Points at the end of a turn


def newly_dead(state: State) -> list[Model]:
    """The models killed since the last turn was scored."""
    return [model for model in state.models if counts_as_killed(model) and model.id not in state.buried]


def give_points(battle: Battle, seat: SeatId, points: int) -> None:
    """A player scores victory points."""
    if points:
        board = battle.board(seat)
        board.score += points
        battle.tell(events.PointsScored(seat=seat, points=points, score=board.score))


def score_turn(battle: Battle) -> None:
    """What the mission gives at the end of a turn; the dead of the turn are counted."""
    if battle.state.mission == HUNT:
        for seat in (0, 1):
            give_points(battle, seat, carrying_points(battle, seat))
            give_points(battle, seat, hunt_kills(battle, seat))
    battle.state.buried += [model.id for model in newly_dead(battle.state)]


def markers_of(battle: Battle, seat: SeatId) -> int:
    """How many collision markers the models of a seat carry."""
    return sum(marker.kind == COLLISION for model in battle.on_table(seat) for marker in battle.carried(model))


@rule("COL-HUNT-07", otherwise=0)
def carrying_points(battle: Battle, seat: SeatId) -> int:
    """A player who carries a collision marker scores 3 points."""
    held = markers_of(battle, seat)
    return battle.sheet.points("carrying") * counted_markers(battle, held) if held else 0


@rule("COL-HUNT-08")
def counted_markers(battle: Battle, held: int) -> int:
    """However many markers are carried, they count once, unless the option counts each."""
    return held if battle.option("hunt_points") == "per_marker" else 1


@rule("COL-HUNT-09", otherwise=0)
def hunt_kills(battle: Battle, seat: SeatId) -> int:
    """Each enemy model killed during the turn is worth 1 point."""
    return battle.sheet.points("kills") * sum(model.owner != seat for model in newly_dead(battle.state))


# Points at the end of the game


def score_game(battle: Battle) -> None:
    """What the mission gives at the end of the game."""
    if battle.state.mission == AMBUSH:
        defender = 1 - battle.state.attacker
        note_absent(battle, defender)
        give_points(battle, defender, zone_points(battle, defender) + exit_points(battle, defender))
        give_points(battle, battle.state.attacker, ambush_kills(battle, defender))
    elif battle.state.mission == DOMINATION:
        for seat in (0, 1):
            held = controlled(battle, seat)
            battle.tell(events.DistrictsControlled(seat=seat, districts=held))
            give_points(battle, seat, district_points(battle, held))


def note_absent(battle: Battle, defender: SeatId) -> None:
    """Note the rules by which defenders that left, or that never arrived, score points or none."""
    if gone_out(battle.state, defender):
        note("COL-AMBUSH-07")
    if any(model.owner == defender and model.place == "waiting" for model in battle.state.models):
        note("COL-AMBUSH-12")


@rule("COL-AMBUSH-05", otherwise=0)
def zone_points(battle: Battle, defender: SeatId) -> int:
    """Each defending model in the attacker's zone is worth 2 points, by option in the defender's own."""
    own = battle.option("ambush_zone") == "defender_zone"
    edge = battle.state.edges[defender if own else 1 - defender]
    return battle.sheet.points("zone") * sum(in_zone(battle, model, edge) for model in battle.on_table(defender))


@rule("COL-SETUP-09", otherwise=False)
def in_zone(battle: Battle, model: Model, edge: str) -> bool:
    """Whether a model is in the zone along an edge; for scoring, the centre of its base counts."""
    return out_of_zone(battle, edge, model.x, model.y) <= TOLERANCE


@rule("COL-AMBUSH-07", otherwise=0)
def exit_points(battle: Battle, defender: SeatId) -> int:
    """A defending model that left by the attacker's edge scores nothing, by option as much as one in the zone."""
    each = battle.sheet.points("exit") if battle.option("ambush_exit_points") == "2" else 0
    return each * len(gone_out(battle.state, defender))


@rule("COL-AMBUSH-06", otherwise=0)
def ambush_kills(battle: Battle, defender: SeatId) -> int:
    """Each defending model killed is worth 1 point."""
    return battle.sheet.points("kills") * dead(battle.state, defender)


@rule("COL-DOM-03", otherwise=0)
def district_points(battle: Battle, held: tuple[int, ...]) -> int:
    """Each district controlled is worth 1 point."""
    return battle.sheet.points("districts") * len(held)


@rule("COL-DOM-04", otherwise=())
def controlled(battle: Battle, seat: SeatId) -> tuple[int, ...]:
    """A district belongs to the only player with models in it; by option, only if there is just one model."""
    there = [[district(battle, model.x, model.y) for model in battle.on_table(one)] for one in (seat, 1 - seat)]
    alone = battle.option("district_control") == "exactly_one_model"
    return tuple(
        where
        for where in range(1, CENTRE + 1)
        if there[0].count(where) and not there[1].count(where) and not (alone and there[0].count(where) > 1)
    )


# Leaving the table


@rule("COL-AMBUSH-07", otherwise=False)
def may_leave(battle: Battle, model: Model) -> bool:
    """In an Ambush, a defending model whose base reaches the attacker's edge may leave there for good."""
    state = battle.state
    if state.mission != AMBUSH or model.owner == state.attacker or model.place != "table":
        return False
    gap = edge_distance(battle.table, state.edges[state.attacker], model.x, model.y) - battle.radius(model)
    return gap <= TOLERANCE


def leave(battle: Battle, model: Model) -> None:
    """The model is out of the game, but not killed; what it carries goes with it."""
    model.place = "left"
    battle.changed()
    battle.tell(events.LeftTable(model=model.id, rules=("COL-AMBUSH-07",)))


# The end


def dead(state: State, seat: SeatId) -> int:
    """How many models of a seat have been killed."""
    return sum(counts_as_killed(model) for model in state.models if model.owner == seat)


def gone_out(state: State, seat: SeatId) -> list[Model]:
    """The models of a seat that left by the enemy's edge."""
    return [model for model in state.models if model.owner == seat and model.place == "left"]


def standing(state: State, seat: SeatId) -> bool:
    """Whether a seat has models on the battlefield, or such as count as being there."""
    on_table = any(model.owner == seat and model.place == "table" for model in state.models)
    return on_table or still_to_come(state, seat) or broke_through(state, seat)


@rule("COL-AMBUSH-09", otherwise=False)
def still_to_come(state: State, seat: SeatId) -> bool:
    """Defending models that have not yet arrived count as on the battlefield."""
    return any(model.owner == seat and model.place == "waiting" for model in state.models)


@rule("COL-AMBUSH-08", otherwise=False)
def broke_through(state: State, seat: SeatId) -> bool:
    """Defending models that left by the attacker's edge count as on the table."""
    return bool(gone_out(state, seat))


@rule("COL-AMBUSH-09", otherwise=False)
def nothing_left_to_do(state: State) -> bool:
    """If every defending model is dead or has left, and at least one has left, the points decide at once."""
    if state.mission != AMBUSH or state.attacker == NOBODY_SEAT:
        return False
    defenders = [model for model in state.models if model.owner != state.attacker]
    return all(model.place in ("dead", "left") for model in defenders) and broke_through(state, 1 - state.attacker)


@rule("COL-WIN-02", otherwise="")
def ends_at_once(state: State) -> Ending | Literal[""]:
    """A game in which a player has no models left ends at once."""
    if not all(standing(state, seat) for seat in (0, 1)):
        return WIPED_OUT
    return BROKEN_THROUGH if nothing_left_to_do(state) else ""


def ends_after_turn(battle: Battle) -> Ending | Literal[""]:
    """A game ends after its fourth turn, or the last that one's own mission has."""
    state = battle.state
    return TURNS if LENGTHS[state.mission](state.turn, battle.sheet.turns) else ends_at_once(state)


@rule("COL-HUNT-06", otherwise=False)
def hunt_length(turn: int, last: int) -> bool:
    """A Collision hunt ends with turn 4."""
    return turn >= last


@rule("COL-AMBUSH-04", otherwise=False)
def ambush_length(turn: int, last: int) -> bool:
    """An Ambush ends with turn 4."""
    return turn >= last


@rule("COL-DOM-02", otherwise=False)
def domination_length(turn: int, last: int) -> bool:
    """A Domination ends with turn 4."""
    return turn >= last


LENGTHS: dict[str, Callable[[int, int], bool]] = {
    HUNT: hunt_length,
    AMBUSH: ambush_length,
    DOMINATION: domination_length,
}


# Victory


def settle_tie(battle: Battle) -> Steps[None]:
    """Where one's own mission says so, a tie is settled as a dispute: whoever it falls to has a point more."""
    one, other = scores_of(battle.state)
    if battle.sheet.tie == "dispute" and is_drawn((one, other)):
        seat = yield from dispute(battle)
        give_points(battle, seat, 1)


def scores_of(state: State) -> tuple[int, int]:
    """The victory points of both seats."""
    return state.boards[0].score, state.boards[1].score


@rule("COL-WIN-01", otherwise=False)
def is_drawn(scores: tuple[int, int]) -> bool:
    """Equal points are a draw."""
    return scores[0] == scores[1]


def by_points(state: State) -> SeatId | None:
    """Whoever has more points wins, or the only one who still has models."""
    alone = [seat for seat in (0, 1) if standing(state, seat)]
    if state.ended == WIPED_OUT and len(alone) == 1:
        return alone[0]
    scores = scores_of(state)
    return None if is_drawn(scores) else int(scores[1] >= scores[0])


@rule("COL-HUNT-10", always=True)
def hunt_winner(state: State) -> SeatId | None:
    """Most points win a Collision hunt; an opponent without models loses."""
    return by_points(state)


@rule("COL-AMBUSH-08", always=True)
def ambush_winner(state: State) -> SeatId | None:
    """Most points win an Ambush; an opponent without models loses."""
    return by_points(state)


@rule("COL-DOM-05", always=True)
def domination_winner(state: State) -> SeatId | None:
    """Most points win a Domination; an opponent without models loses."""
    return by_points(state)


WINNERS: dict[str, Callable[[State], SeatId | None]] = {
    HUNT: hunt_winner,
    AMBUSH: ambush_winner,
    DOMINATION: domination_winner,
}


def outcome(state: State) -> Outcome | None:
    """The result of a game that has ended."""
    if not state.ended:
        return None
    winner = WINNERS[state.mission](state)
    reason = DRAW if winner is None else WIPED_OUT if state.ended == WIPED_OUT else POINTS
    return Outcome(winner, reason, scores_of(state))
