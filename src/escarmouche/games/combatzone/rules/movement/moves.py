"""Moving: turns, move actions, obstacles, climbing, jumping down, and taking cover."""

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import ClassVar, Literal

from escarmouche.engine.ids import PieceId
from escarmouche.engine.keys import OptionKey
from escarmouche.engine.place import Place
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.events import moves as events
from escarmouche.games.combatzone.rules.measure import over
from escarmouche.games.combatzone.rules.movement import obstacles
from escarmouche.games.combatzone.rules.movement.falls import STOREY, fall, fall_forecast
from escarmouche.games.combatzone.rules.movement.limits import price_of_move, stuck
from escarmouche.games.combatzone.rules.movement.planned_moves import cannot_move_now, planner_of
from escarmouche.games.combatzone.rules.shooting.opportunity import along, begin
from escarmouche.games.combatzone.rules.state import Figure, SurfaceId
from escarmouche.games.combatzone.rules.turn.action_points import left, pay, too_dear
from escarmouche.games.combatzone.rules.turn.offers import Offer
from escarmouche.table.formation import Spot

CIRCLE = 3600
QUARTER = 900


class Turn(OptionKey, frozen=True):
    word: ClassVar[str] = "turn"


class Move(OptionKey, frozen=True):
    word: ClassVar[str] = "move"


class Cross(OptionKey, frozen=True):
    word: ClassVar[str] = "cross"
    piece: PieceId


class Climb(OptionKey, frozen=True):
    word: ClassVar[str] = "climb"
    way: Literal["up"]
    surface: SurfaceId


class ClimbDown(OptionKey, frozen=True):
    word: ClassVar[str] = "climb"
    way: Literal["down"]
    side: int


class Jump(OptionKey, frozen=True):
    word: ClassVar[str] = "jump"
    side: int


class TakeCover(OptionKey, frozen=True):
    word: ClassVar[str] = "cover"


KEYS = (Turn, Move, Cross, Climb, ClimbDown, Jump, TakeCover)
"""The kinds of actions that are offered here."""
ASK_TURN = Asks("turn", about=("facing", "figure"))
ASK_MOVE = Asks("move", about=("figure", "left"))


# What is offered


def offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Every way to turn, move, climb or hide."""
    anywhere: list[Offer] = battle.lasting(("moves", figure.id), partial(offers_anywhere, battle, figure))
    turn, move, cover = anywhere
    ways = (cross_offers(battle, figure), climb_offers(battle, figure), rim_offers(battle, figure))
    return [turn, move, *chain(*ways), cover]


def offers_anywhere(battle: Battle, figure: Figure) -> list[Offer]:
    """What everybody is offered wherever he stands: to turn, to move, and to take cover."""
    return [
        Offer(Turn(), "option-turn", "CBZ-MOVE-01", 0),
        Offer(Move(), "option-move", "CBZ-MOVE-03", 1, refused=partial(cannot_move_now, battle, figure)),
        Offer(TakeCover(), "option-cover", "CBZ-ACT-14", price_of_cover(), refused=partial(no_cover, battle, figure)),
    ]


def cross_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Crossing each obstacle in contact."""
    return [
        Offer(
            Cross(piece.id),
            "option-cross",
            "CBZ-ACT-13",
            obstacles.price_of_crossing(),
            {"piece": piece.id},
            refused=partial(no_room, battle, figure, partial(obstacles.across, battle, figure, piece)),
        )
        for piece in obstacles.obstacles_at(battle, figure)
    ]


def climb_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Climbing each wall with holds in contact."""
    return [
        Offer(
            Climb("up", SurfaceId(surface)),
            "option-climb",
            "CBZ-TERR-03",
            obstacles.price_of_climbing(height),
            {"piece": battle.table.pieces[battle.table.surfaces[surface].piece].id, "height": height},
            refused=partial(no_room, battle, figure, partial(obstacles.on_top, battle, figure, surface)),
            barred=partial(too_high, battle, figure, height),
        )
        for surface, height in obstacles.walls_at(battle, figure)
    ]


@rule("CBZ-TERR-03")
def too_high(battle: Battle, figure: Figure, height: int) -> Reason | None:
    """Whoever cannot reach a standing place within his activity does not start."""
    cost, have = obstacles.price_of_climbing(height), left(battle, figure)
    return refusal("CBZ-TERR-03", "refused-points", cost=cost, left=have) if cost > have else None


def rim_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Jumping down, and climbing down where there are holds."""
    found = []
    owner = battle.table.surfaces[figure.surface].piece
    for number, foot, height in obstacles.rims_at(battle, figure):
        data = {"height": height, "x": foot[0], "y": foot[1]}
        refused = partial(no_room, battle, figure, partial(obstacles.free_near, battle, figure, foot))
        price = obstacles.price_of_jumping()
        told = partial(fall_forecast, battle, figure, height) if over(height, STOREY) else None
        found.append(Offer(Jump(number), "option-jump", "CBZ-TERR-03", price, data, refused, told))
        if battle.table.pieces[owner].has("holds"):
            price = obstacles.price_of_climbing(height)
            barred = partial(too_high, battle, figure, height)
            climb_down = ClimbDown("down", number)
            found.append(Offer(climb_down, "option-climb-down", "CBZ-TERR-03", price, data, refused, barred=barred))
    return found


@rule("CBZ-TERR-02")
def no_room(battle: Battle, figure: Figure, spot: Callable[[], Spot | None]) -> Reason | None:
    """Why a figure cannot cross or climb to a place: nobody can stand there, or its hardware is ruined."""
    if spot() is None:
        return refusal("CBZ-TERR-02", "refused-no-room", figure=figure.id)
    return stuck(battle, figure)


def perform(battle: Battle, figure: Figure, key: OptionKey) -> Steps[None]:
    """Carry out a turn, a move, a crossing, a climb, a jump, or taking cover."""
    match key:
        case Turn():
            yield from turn(battle, figure)
        case Move():
            yield from move(battle, figure)
        case Cross(piece):
            yield from cross(battle, figure, piece)
        case Climb() | ClimbDown():
            yield from climb(battle, figure, key)
        case Jump(side):
            yield from jump(battle, figure, side)
        case TakeCover():
            yield from take_cover(battle, figure)


# Turning


def angle_between(one: int, other: int) -> int:
    """The angle between two facings, up to half a turn."""
    off = abs(one - other) % CIRCLE
    return min(off, CIRCLE - off)


@rule("CBZ-MOVE-06", always=True)
def turned_from(figure: Figure) -> int:
    """Turns with no paid action between them count as one, from the first facing to the last."""
    return figure.facing if figure.turned < 0 else figure.turned


def price_of_turn(figure: Figure, facing: int) -> int:
    """What turning to a facing costs, beyond what the turns before it have cost."""
    angle = angle_between(turned_from(figure), facing)
    price = CATALOGUE.number("CBZ-MOVE-01" if angle <= QUARTER else "CBZ-MOVE-02")
    return 0 if figure.turned >= 0 and figure.swung else price


def free_turns_only(battle: Battle, figure: Figure) -> Reason | None:
    """Why a figure makes no turn that costs a point: it is engaged, it waits, or it has none; unless one is paid."""
    if figure.turned >= 0 and figure.swung:
        return None
    if engaged(figure):
        return refusal("CBZ-ACT-21", "refused-engaged", figure=figure.id)
    if figure.watching:
        return refusal("CBZ-OPP-05", "refused-watching", figure=figure.id)
    return too_dear(battle, figure, 1)


def facings(battle: Battle, figure: Figure) -> list[tuple[int, int]]:
    """Where a figure can turn to, as spans of facings."""
    if free_turns_only(battle, figure) is None:
        return [(0, CIRCLE - 1)]
    note("CBZ-MOVE-01")
    first, last = (turned_from(figure) - QUARTER) % CIRCLE, (turned_from(figure) + QUARTER) % CIRCLE
    return [(first, last)] if first <= last else [(0, last), (first, CIRCLE - 1)]


class Facing(Amount):
    """Where to look; a turn that is too large is refused by what forbids it."""

    def __init__(self, battle: Battle, figure: Figure) -> None:
        super().__init__(
            figure.owner,
            ASK_TURN,
            "CBZ-MOVE-01",
            spans=lambda: facings(battle, figure),
            data={"figure": figure.id, "facing": figure.facing},
            default=figure.facing,
        )
        self._too_large = partial(free_turns_only, battle, figure)

    def _ill_formed(self, value: int) -> Reason | None:
        reason = super()._ill_formed(value)
        return reason and (self._too_large() if 0 <= value < CIRCLE else reason)


def turn(battle: Battle, figure: Figure) -> Steps[None]:
    """A figure turns on the spot."""
    facing: int = yield Facing(battle, figure)
    price, since = price_of_turn(figure, facing), turned_from(figure)
    swung = figure.turned >= 0 and figure.swung
    if price:
        battle.tell(events.TurnDeclared(figure=figure.id, facing=facing))
    if not (yield from begin(battle, figure, price, "turn")):
        return
    battle.face(figure, facing)
    figure.turned, figure.swung = since, swung or price > 0
    battle.tell(events.Turned(figure=figure.id, facing=figure.facing))


# Moving


@rule("CBZ-ACT-19", always=True)
def leave_cover(battle: Battle, figure: Figure) -> None:
    """Whoever moves has no longer taken cover; getting up costs nothing."""
    if figure.covered:
        figure.covered = False
        note("CBZ-HIT-04")
        battle.tell(events.LeftCover(figure=figure.id))


def move(battle: Battle, figure: Figure) -> Steps[None]:
    """One move action along a path that is declared as a whole."""
    name = str(figure.id)
    tracks = yield Place(
        figure.owner,
        ASK_MOVE,
        "CBZ-MOVE-03",
        models=[name],
        planner=lambda: planner_of(battle, figure),
        data={"figure": figure.id, "left": left(battle, figure)},
    )
    track = tracks[name]
    length, rough = planner_of(battle, figure).length(track)
    battle.tell(events.MoveDeclared(figure=figure.id, length=round(length), path=track.spots))
    pay(battle, figure, price_of_move(rough=rough), "move")
    leave_cover(battle, figure)
    if (yield from along(battle, figure, track.spots)) and figure.place == "table":
        x, y, surface = figure.x, figure.y, figure.surface
        battle.tell(events.Moved(figure=figure.id, length=round(length), x=x, y=y, surface=surface))


# Obstacles, walls and drops


def cross(battle: Battle, figure: Figure, piece_id: PieceId) -> Steps[None]:
    """A figure crosses an obstacle and stands in contact with its other side."""
    if not (yield from begin(battle, figure, obstacles.price_of_crossing(), "cross")):
        return
    spot = obstacles.across(battle, figure, battle.table.pieces[battle.table.index(piece_id)])
    if spot is None:
        return
    note("CBZ-TERR-02")
    leave_cover(battle, figure)
    battle.put(figure, *spot)
    battle.tell(events.Crossed(figure=figure.id, piece=piece_id, x=figure.x, y=figure.y))


def climb(battle: Battle, figure: Figure, where: Climb | ClimbDown) -> Steps[None]:
    """A figure climbs to the top of a wall, or down from it."""
    if isinstance(where, Climb):
        height = battle.z(where.surface) - battle.z(figure.surface)
        spot = obstacles.on_top(battle, figure, where.surface)
    else:
        foot, height = next(
            (foot, depth) for number, foot, depth in obstacles.rims_at(battle, figure) if number == where.side
        )
        spot = obstacles.free_near(battle, figure, foot)
    if spot is None or not (yield from begin(battle, figure, obstacles.price_of_climbing(height), "climb")):
        return
    leave_cover(battle, figure)
    battle.put(figure, *spot)
    battle.tell(events.Climbed(figure=figure.id, height=height, x=figure.x, y=figure.y, surface=figure.surface))


def jump(battle: Battle, figure: Figure, side: int) -> Steps[None]:
    """A figure jumps down; from high up it falls."""
    if not (yield from begin(battle, figure, obstacles.price_of_jumping(), "jump")):
        return
    foot, height = next((foot, depth) for number, foot, depth in obstacles.rims_at(battle, figure) if number == side)
    leave_cover(battle, figure)
    if obstacles.is_fall(height):
        fall(battle, figure, foot, height)
        return
    battle.put(figure, *(obstacles.free_near(battle, figure, foot) or foot))
    battle.tell(events.JumpedDown(figure=figure.id, height=height, x=figure.x, y=figure.y, surface=figure.surface))


# Taking cover


def price_of_cover() -> int:
    """Taking cover costs a point."""
    return CATALOGUE.number("CBZ-ACT-14")


@rule("CBZ-ACT-19")
def no_cover(battle: Battle, figure: Figure) -> Reason | None:
    """Why a figure cannot take cover: it is a machine, or it has done so already; anybody else can, anywhere."""
    if battle.card(figure).machine:
        return refusal("CBZ-MACH-15", "refused-machine-cover", figure=figure.id)
    return refusal("CBZ-ACT-19", "refused-covered", figure=figure.id) if figure.covered else None


@rule("CBZ-ACT-19")
def take_cover(battle: Battle, figure: Figure) -> Steps[None]:
    """A figure drops down, also in the open."""
    if (yield from begin(battle, figure, price_of_cover(), "cover")):
        figure.covered = True
        battle.tell(events.TookCover(figure=figure.id))
