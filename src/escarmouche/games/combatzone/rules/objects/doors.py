"""Doors: opening and closing them, and breaking those that are locked."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Literal, NamedTuple

from escarmouche.engine.ids import PieceId
from escarmouche.engine.keys import OptionKey
from escarmouche.engine.questions import Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.close_combat.blows import damage_dice, in_hand, ranked_arms
from escarmouche.games.combatzone.rules.dice import Dice, added, roll
from escarmouche.games.combatzone.rules.events.moves import DoorHow, DoorMoved, DoorShotRolled, DoorStruck, StruckHow
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.measure import TOLERANCE, at_piece, within
from escarmouche.games.combatzone.rules.shooting import sight
from escarmouche.games.combatzone.rules.shooting.opportunity import begin
from escarmouche.games.combatzone.rules.shooting.shots import ONE_DIE, is_hit, shooter_reasons
from escarmouche.games.combatzone.rules.shooting.targets import bearer_refused
from escarmouche.games.combatzone.rules.shooting.weapons import damage_of, firearms, price
from escarmouche.games.combatzone.rules.state import DoorState, Figure
from escarmouche.games.combatzone.rules.turn.offers import Offer
from escarmouche.table import geometry
from escarmouche.table.geometry import Body
from escarmouche.table.table import Piece, disc_over


class Handle(OptionKey, frozen=True):
    word: ClassVar[str] = "door"
    piece: PieceId
    how: Literal["open", "close", "blow"]


class ShootDoor(OptionKey, frozen=True):
    """A shot at a door with a weapon, by its place on the figure's card."""

    word: ClassVar[str] = "door"
    piece: PieceId
    how: Literal["shot"]
    place: int


KEYS = (Handle, ShootDoor)
"""The kinds of actions that are offered here."""
HANDY = centimetres(5)
"""Doors that are no farther away are shown, with why they cannot be opened."""


def price_of_door() -> int:
    """Opening or closing a door costs a point."""
    return CATALOGUE.number("CBZ-ACT-11")


def price_of_blow() -> int:
    """A blow at a door costs a point."""
    return int(CATALOGUE.value("CBZ-TERR-05")["blow"])


def needed_to_break(door: Piece) -> int:
    """How much damage breaks a door."""
    hard = sight.cover_of(sight.material_of(door)) == sight.HARD
    return int(CATALOGUE.value("CBZ-TERR-05")["metal" if hard else "wood"])


@rule("CBZ-TERR-05", otherwise=False)
def are_fought(battle: Battle) -> bool:
    """By option a door is broken as in combat: weapons in hand count, and shots from afar roll to hit."""
    return battle.option("breaking_doors") == "as_in_combat"


class Assault(NamedTuple):
    """A blow or a shot at a door: the damage dice, what counts with them, and what counts in the to-hit roll."""

    how: StruckHow
    dice: Dice
    reasons: Sequence[Reason] = ()
    to_hit: Sequence[Reason] | None = None
    """None where it hits without a roll."""


def blow_at(battle: Battle, figure: Figure) -> Assault:
    """A blow at a door, with the best weapon in hand where weapons count."""
    arms = ranked_arms(battle, figure) if are_fought(battle) else []
    return Assault("blow", damage_dice(battle, figure), in_hand(battle, figure, arms[0]) if arms else ())


def shot_at(battle: Battle, figure: Figure, door: Piece, weapon: Weapon) -> Assault:
    """A shot at a door; within short range it hits without a roll."""
    near = in_short_range(battle, figure, door, weapon)
    return Assault("shot", damage_of(battle, weapon), to_hit=None if near else shooter_reasons(battle, figure))


# What is offered


def doors(battle: Battle) -> list[tuple[Piece, DoorState]]:
    """The doors of the table as they were made, and how each stands."""
    return [(piece, battle.state.doors[piece.id]) for _, piece in battle.setup.table.having("door")]


class AtDoor(NamedTuple):
    """What could be done with a door, and whether only by somebody who has it in his arc of fire and in sight."""

    door: Piece
    offers: list[Offer]
    faced: bool


def offers(battle: Battle, figure: Figure) -> list[AtDoor]:
    """Every door nearby, and every locked one that can be shot at by whoever looks there."""
    found: list[AtDoor] = []
    for door, how in doors(battle):
        around = beside_box(battle, figure, door)
        if how != "broken" and around <= HANDY + TOLERANCE and gap_to(battle, figure, door, HANDY) <= HANDY:
            found.append(AtDoor(door, handle_offers(battle, figure, door, how), faced=False))
        if how == "locked" and (shots := shot_offers(battle, figure, door, around)):
            found.append(AtDoor(door, shots, faced=True))
    return found


def faced(battle: Battle, figure: Figure, found: Sequence[AtDoor]) -> list[Offer]:
    """What can be done with doors as a figure looks now."""
    return [offer for one in found if not one.faced or faces(battle, figure, one.door) for offer in one.offers]


def gap_to(battle: Battle, figure: Figure, door: Piece, limit: int) -> float:
    """How far a figure's base is from a door; beyond the limit nobody measures exactly."""
    around = beside_box(battle, figure, door)
    if around > limit + TOLERANCE:
        return around
    known: dict[tuple[int, int, PieceId], float] = battle.known("to-doors")
    place = figure.x, figure.y, door.id
    if place not in known:
        known[place] = geometry.to_piece(door, figure.x, figure.y)
    return max(0.0, known[place] - battle.radius(figure))


def beside_box(battle: Battle, figure: Figure, door: Piece) -> int:
    """How far a figure's base is from the rectangle around a door, along the axis on which it is farther."""
    (left, front, right, back), x, y = door.box, figure.x, figure.y
    return max(left - x, x - right, front - y, y - back) - battle.cards[figure.id].base // 2


def handle_offers(battle: Battle, figure: Figure, door: Piece, how: str) -> list[Offer]:
    """Opening, closing, or hitting a door."""
    refused = partial(door_refused, battle, figure, door, how)
    piece = door.id
    data = {"piece": piece}
    if how == "locked":
        return [
            Offer(Handle(piece, "open"), "option-door-open", "CBZ-ACT-11", price_of_door(), data, refused=refused),
            Offer(
                Handle(piece, "blow"),
                "option-door-blow",
                "CBZ-TERR-05",
                price_of_blow(),
                data,
                refused=partial(out_of_reach, battle, figure, door),
                forecast=partial(door_forecast, figure, door, partial(blow_at, battle, figure)),
            ),
        ]
    what: DoorHow = "close" if how == "open" else "open"
    text = f"option-door-{what}"
    return [Offer(Handle(piece, what), text, "CBZ-ACT-11", price_of_door(), data, refused=refused)]


@rule("CBZ-TERR-05")
def out_of_reach(battle: Battle, figure: Figure, door: Piece) -> Reason | None:
    """A door is opened, closed and hit in base contact."""
    if at_piece(battle, figure, door):
        return None
    return refusal("CBZ-TERR-05", "refused-door-far", piece=door.id)


def door_refused(battle: Battle, figure: Figure, door: Piece, how: str) -> Reason | None:
    """Why a figure cannot open or close a door."""
    return out_of_reach(battle, figure, door) or will_not_move(battle, door, how)


@rule("CBZ-TERR-05")
def will_not_move(battle: Battle, door: Piece, how: str) -> Reason | None:
    """A locked door does not open, and nobody closes one on somebody."""
    if how == "locked":
        return refusal("CBZ-TERR-05", "refused-door-locked", piece=door.id)
    everybody = (*battle.on_table(0), *battle.on_table(1))
    if how == "open" and any(disc_over(door, one.x, one.y, battle.radius(one)) for one in everybody):
        return refusal("CBZ-TERR-05", "refused-door-blocked", piece=door.id)
    return None


def shot_offers(battle: Battle, figure: Figure, door: Piece, around: int) -> list[Offer]:
    """A shot at a locked door with each weapon that reaches it; it is at least so far around."""
    near = [arm for arm in firearms(battle, figure) if around <= arm[1].long + TOLERANCE]
    reaching = [arm for arm in near if in_reach(battle, figure, door, arm[1])]
    return [
        Offer(
            ShootDoor(door.id, "shot", place),
            "option-door-shot",
            "CBZ-TERR-05",
            price(weapon, "single"),
            {"piece": door.id, "weapon": weapon.key},
            refused=partial(bearer_refused, battle, figure, weapon),
            forecast=partial(door_forecast, figure, door, partial(shot_at, battle, figure, door, weapon)),
        )
        for place, weapon in reaching
    ]


def middle_of(door: Piece) -> tuple[int, int]:
    """The middle of a door, seen from above."""
    left, front, right, back = door.box
    return (left + right) // 2, (front + back) // 2


def faces(battle: Battle, figure: Figure, door: Piece) -> bool:
    """Whether a figure has a door in its arc of fire and in sight."""
    x, y = middle_of(door)
    if not sight.in_front(figure, x, y):
        return False
    known: dict[tuple[Body, PieceId], bool] = battle.known("doors-seen")
    body = battle.body(figure)
    if (body, door.id) not in known:
        known[body, door.id] = sees(battle, body, door)
    return known[body, door.id]


def sees(battle: Battle, body: Body, door: Piece) -> bool:
    """Whether somebody sees the middle of a door, wherever he looks."""
    x, y = middle_of(door)
    spot = (float(x), float(y), (door.bottom + door.top) / 2)
    seen_past = (*sight.looked_over(battle, body), battle.table.index(door.id))
    return not battle.sight.crossed(sight.eye_of(body), spot, (sight.OPAQUE_TRAIT,), open_pieces=seen_past)


@rule("CBZ-TERR-05", otherwise=False)
def in_short_range(battle: Battle, figure: Figure, door: Piece, weapon: Weapon) -> bool:
    """Within short range a shot hits a door without a roll."""
    return within(gap_to(battle, figure, door, weapon.short), weapon.short)


def in_reach(battle: Battle, figure: Figure, door: Piece, weapon: Weapon) -> bool:
    """Whether a weapon can be fired at a door: within short range, by option within long range."""
    near = in_short_range(battle, figure, door, weapon)
    return near or (are_fought(battle) and within(gap_to(battle, figure, door, weapon.long), weapon.long))


def door_forecast(figure: Figure, door: Piece, assault_of: Callable[[], Assault]) -> forecast.Roll:
    """Whether a blow or a shot would break a door."""
    with listening(None):
        needed, assault = needed_to_break(door), assault_of()

        def read(faces: Sequence[int], number: int) -> str:
            return "broken" if number >= needed else ""

        heading = forecast.roll_heading(assault.dice, needed, "CBZ-TERR-05")
        return forecast.rolled(
            forecast.DoorRoll, figure, assault.dice, assault.reasons, read, ("broken",), heading, to_hit=assault.to_hit
        )


# What is done


def perform(battle: Battle, figure: Figure, key: Handle | ShootDoor) -> Steps[None]:
    """A door is opened, closed, hit or shot at."""
    door = next(piece for piece, _ in doors(battle) if piece.id == key.piece)
    if key.how == "open" or key.how == "close":
        if (yield from begin(battle, figure, price_of_door(), "door")):
            swing(battle, figure, door, key.how)
        return
    if isinstance(key, Handle):
        cost, assault = price_of_blow(), blow_at(battle, figure)
    else:
        weapon = dict(firearms(battle, figure))[key.place]
        cost, assault = price(weapon, "single"), shot_at(battle, figure, door, weapon)
    if (yield from begin(battle, figure, cost, "door")) and finds(battle, figure, door, assault):
        strike(battle, figure, door, assault)


def finds(battle: Battle, figure: Figure, door: Piece, assault: Assault) -> bool:
    """Whether a shot hits the door, by a roll where one is needed."""
    if assault.to_hit is None:
        return True
    die, *_ = roll(battle, ONE_DIE, "CBZ-HIT-01", "hit")
    number = added((die,), assault.to_hit)
    hit = is_hit(die, number)
    piece, reasons = door.id, tuple(assault.to_hit)
    battle.tell(DoorShotRolled(figure=figure.id, piece=piece, die=die, total=number, hit=hit, reasons=reasons))
    return hit


@rule("CBZ-TERR-05", always=True)
def swing(battle: Battle, figure: Figure, door: Piece, what: DoorHow) -> None:
    """Open or close a door: a closed one blocks movement and sight, an open one nothing."""
    battle.swing(door.id, "open" if what == "open" else "closed")
    battle.tell(DoorMoved(figure=figure.id, piece=door.id, how=what))


@rule("CBZ-TERR-05", always=True)
def strike(battle: Battle, figure: Figure, door: Piece, assault: Assault) -> None:
    """The damage dice that reach what a door takes break it for good."""
    faces_up = roll(battle, assault.dice, "CBZ-TERR-05", "door")
    number, needed = added(faces_up, assault.reasons), needed_to_break(door)
    broken = number >= needed
    battle.tell(
        DoorStruck(
            figure=figure.id,
            piece=door.id,
            how=assault.how,
            dice=tuple(faces_up),
            total=number,
            needed=needed,
            broken=broken,
            reasons=tuple(assault.reasons),
        )
    )
    if broken:
        battle.swing(door.id, "broken")
