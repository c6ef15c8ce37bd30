"""What shots and charges have in common: the confrontation of an attack, and what its hits do."""

import msgspec

from escarmouche.engine.ids import ModelId
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.attacks.tokens import give_jam, give_pin
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.confrontation import confront
from escarmouche.games.collision.rules.cards.rushed import closed_for
from escarmouche.games.collision.rules.cards.wounds import wound
from escarmouche.games.collision.rules.events.attacks import Suppressed
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.state import Confrontation, Model
from escarmouche.games.collision.rules.vocabulary import AttackKind
from escarmouche.table.geometry import bearing, inches


class Attack(msgspec.Struct, frozen=True):
    """An attack as it was declared: who attacks whom, how, and with what.

    `watching` marks an overwatch shot, `stray` a beam that hits a friend.
    """

    kind: AttackKind
    model: ModelId
    target: ModelId
    weapon: Weapon
    suppressing: bool = False
    watching: bool = False
    stray: bool = False


class Fought(msgspec.Struct, frozen=True):
    """How an attack ended: whether it wounded, and the board as it lay at last."""

    wounded: bool
    board: Confrontation


def face_off(
    battle: Battle, attack: Attack, cards: int, attacking: list[Reason], defending: list[Reason]
) -> Steps[Fought]:
    """The confrontation of an attack and what its hits do; a player always defends their own model."""
    target = battle.model(attack.target)
    sides = (1 - target.owner, target.owner)
    board = Confrontation(
        attack.kind,
        attacker=sides[0],
        defender=sides[1],
        target=target.id,
        model=attack.model,
        weapon=attack.weapon.key,
        cards=cards,
        closed=[is_closed(battle, attack, seat) for seat in sides],
    )

    def struck(hits: int) -> Steps[bool]:
        return (yield from do_harm(battle, attack, hits))

    verdict = yield from confront(battle, board, attacking, defending, struck=struck)
    return Fought(verdict.harmed, board)


def is_closed(battle: Battle, attack: Attack, seat: SeatId) -> bool:
    """Whether a side's draws are closed: in a rushed action, which no overwatch shot is, and for a stray beam."""
    return attack.stray or (not attack.watching and closed_for(battle, seat))


def do_harm(battle: Battle, attack: Attack, hits: int) -> Steps[bool]:
    """What the hits do to the target; says whether it took a wound that was not saved."""
    target = battle.model(attack.target)
    if suppresses(attack):
        yield from pin_down(battle, target, hits)
        return False
    taken = yield from wound(battle, target, hits, attack.kind)
    return taken > 0


@rule("COL-SUPP-03", otherwise=False)
def suppresses(attack: Attack) -> bool:
    """A suppression attack inflicts pinned tokens instead of wounds."""
    return attack.suppressing


def pin_down(battle: Battle, target: Model, hits: int) -> Steps[None]:
    """The hits of a suppression attack."""
    battle.tell(Suppressed(model=target.id, hits=hits))
    for _ in range(pins_for(hits)):
        yield from give_pin(battle, target)


@rule("COL-SUPP-04", otherwise=0)
def pins_for(hits: int) -> int:
    """Each hit gives one pinned token; nothing is saved, because no wound is taken."""
    return hits


def reload(battle: Battle, model: Model, weapon: Weapon) -> Steps[None]:
    """A model that has attacked with a Reload weapon receives a jam token."""
    if needs_reload(weapon) and model.place == "table":
        yield from give_jam(battle, model, "reload")


@rule("COL-RELOAD-01", otherwise=False)
def needs_reload(weapon: Weapon) -> bool:
    """Whether a weapon must be reloaded after each attack."""
    return "reload" in weapon.rules


def push_number(battle: Battle, model: Model, weapon: Weapon) -> int:
    """The highest Push back number of the weapon and of its bearer, in thousandths; 0 without the rule."""
    return inches(max(weapon.rules.get("push_back", 0), battle.card(model).keywords.get("push_back", 0)))


def away_from(model: Model, target: Model) -> float:
    """The direction from one base centre through another, in tenths of a degree."""
    return bearing(model.x, model.y, target.x, target.y)
