"""Standing orders of Collision: what a player can decide once and for all."""

from typing import Any

from escarmouche.engine.game import Game
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.rulebook import listening
from escarmouche.games.collision.rules.measure import apart
from escarmouche.games.collision.rules.overwatch import DECLINE, HOLD
from escarmouche.games.collision.rules.skirmish import Skirmish
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.weapons import arms

PASS_HAND, HOLD_OVERWATCH = "pass-hand", "hold-overwatch"
COVERING = ("cover-card", "cover-cards")


def ordered(game: Game[Any], question: Question, order: str) -> Any:
    """The answer that a standing order gives to a question; None if it says nothing about it."""
    if order == PASS_HAND and question.text in COVERING:
        return question.default
    if order == HOLD_OVERWATCH and question.text == "overwatch" and isinstance(question, Choose):
        with listening(None):
            return _held(Skirmish(game), question)
    return None


def _held(sk: Skirmish, question: Choose) -> str | None:
    """Holding fire, unless the target of the overwatch stands within half the range of a model that could shoot."""
    target = sk.model(question.data["target"])
    watchers = {int(option.data["model"]) for option in question.options}
    if any(_near(sk, sk.model(watcher), target) for watcher in watchers):
        return None
    return next((key for key in question.allowed if key.partition(":")[0] in (HOLD, DECLINE)), None)


def _near(sk: Skirmish, watcher: Model, target: Model) -> bool:
    farthest = max((weapon.range for weapon in arms(sk, watcher, "ranged")), default=0)
    return 2 * apart(sk.body(watcher), sk.body(target)) <= farthest
