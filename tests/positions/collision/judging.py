"""What may be right in a position of Collision."""

from collections.abc import Mapping
from typing import Any

from escarmouche.conformance.notation import NONE, CaseError, only
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.games.collision.conformance.stage import STAGE
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.events.attacks import ChargeDeclared, ShotDeclared
from escarmouche.games.collision.rules.events.cards import CardsTurned, CharacteristicTested, CoversTurned, SharesSet
from escarmouche.games.collision.rules.events.moves import Moved
from escarmouche.games.collision.rules.events.turn import Activated, BidsOpened, PickedUp
from tests.positions.position import Check, Judge, Played, activates

ACTIONS = ("move", "shoot", "charge", "overwatch", "back", "end")


def acted(game: Game[Any], seat: SeatId) -> bool:
    """Whether one of a side's models has been activated, or the side is finished."""
    owners = [game.state.models[event.model].owner for event in game.journal if isinstance(event, Activated)]
    return seat in owners or game.state.boards[seat].finished


def _action(played: Played, wanted: str) -> list[str]:
    if wanted not in ACTIONS:
        raise CaseError("case-unknown", where="right.action", what=repr(wanted), known=list(ACTIONS))
    action = played.first("choose-action")
    return [] if action == wanted else [f"The first action was {action}, not {wanted}."]


def _target(kind: type[ShotDeclared] | type[ChargeDeclared]) -> Check:
    """The check that the first attack of this kind is made at this model, or that there is none."""

    def check(played: Played, wanted: str) -> list[str]:
        if wanted != NONE:
            played.find("model", wanted)
        attacks = [event for event in played.told(kind) if played.game.state.models[event.model].owner == played.seat]
        target = played.name("model", attacks[0].target) if attacks else NONE
        return [] if target == wanted else [f"The attack was at {target}, not at {wanted}."]

    return check


def _picks_up(played: Played, wanted: Mapping[str, str]) -> list[str]:
    model, marker = played.find("model", wanted["model"]), played.find("marker", wanted["marker"])
    taken = played.told(PickedUp, model=model, marker=marker)
    return [] if taken else [f"{wanted['model']} did not pick up {wanted['marker']}."]


def _watches(played: Played, wanted: str) -> list[str]:
    model = played.game.state.models[played.find("model", wanted)]
    return [] if model.watching else [f"{wanted} does not watch."]


def _stays(played: Played, wanted: str) -> list[str]:
    moves = played.told(Moved, model=played.find("model", wanted))
    return [f"{wanted} moved."] if moves else []


def _jumps(played: Played, wanted: str) -> list[str]:
    tests = played.told(CharacteristicTested, model=played.find("model", wanted))
    return [] if any("COL-JUMP-02" in test.rules for test in tests) else [f"{wanted} did not jump."]


def _is_not_shot_at(played: Played, wanted: str) -> list[str]:
    shots = played.told(ShotDeclared, target=played.find("model", wanted))
    return [f"{played.name('model', shot.model)} shot at {wanted}." for shot in shots]


def _bids(played: Played, wanted: int) -> list[str]:
    bids = [event.bids[played.seat] for event in played.told(BidsOpened)]
    return [] if bids == [wanted] else [f"What was bid is {bids}, not {wanted}."]


def _shares(played: Played, wanted: Mapping[str, int]) -> list[str]:
    """The shares of the attack, by card; they lie open, like the cards, before any card is played from the hand."""
    only(wanted, full_deck(), "right.shares")
    shares, turned = played.told(SharesSet, seat=played.seat)[0], played.told(CardsTurned)[0]
    given = {card: share for card, share in zip(turned.attack, shares.shares, strict=True) if share}
    return [] if given == wanted else [f"The shares were {given}, not {wanted}."]


def _plays(played: Played, wanted: list[str]) -> list[str]:
    only(dict.fromkeys(wanted), full_deck(), "right.plays")
    cards = [card for event in played.told(CoversTurned, seat=played.seat) for card in event.cards]
    return [] if cards == wanted else [f"The cards played are {cards}, not {wanted}."]


CHECKS: dict[str, Check] = {
    "activates": activates("model"),
    "action": _action,
    "shoots": _target(ShotDeclared),
    "charges": _target(ChargeDeclared),
    "picks_up": _picks_up,
    "watches": _watches,
    "stays": _stays,
    "jumps": _jumps,
    "is_not_shot_at": _is_not_shot_at,
    "bids": _bids,
    "shares": _shares,
    "plays": _plays,
}
ARGUMENTS = {"picks_up": ("model", "marker")}
JUDGE = Judge(STAGE, 33, ("model", "piece", "markers"), CHECKS, ARGUMENTS, acted)
