"""Standing orders of Collision: what a player can decide once and for all."""

from typing import Any

from escarmouche.engine.game import Game
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.rulebook import listening
from escarmouche.games.collision.rules.attacks.overwatch import DECLINE, HOLD, ReactionKey
from escarmouche.games.collision.rules.attacks.weapons import arms
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.measure import apart
from escarmouche.games.collision.rules.state import Model

PASS_HAND, HOLD_OVERWATCH = "pass-hand", "hold-overwatch"
COVERING = ("cover-card", "cover-cards")
OPEN = frozenset({
    "activate", "choose-action", "leave", "back-token", "special-target", "name-weapon", "suppress", "shoot-target",
    "charge-target", "overwatch", "keep-tokens", "loot-district", "go-first", "choose-role", "choose-edge",
    "name-starter", "settle-dispute",
})  # fmt: skip
"""The questions whose answers everybody can work out: those that no card in hand or face down decides."""


def ordered(game: Game[Any], question: Question, order: str) -> Any:
    """The answer that a standing order gives to a question; None if it says nothing about it."""
    if order == PASS_HAND and question.text in COVERING:
        return question.default
    if order == HOLD_OVERWATCH and question.text == "overwatch" and isinstance(question, Choose):
        with listening(None):
            return _held(Battle(game), question)
    return None


def _held(battle: Battle, question: Choose) -> str | None:
    """Holding fire, unless the target of the overwatch stands within half the range of a model that could shoot."""
    target = battle.model(question.data["target"])
    watchers = {int(option.data["model"]) for option in question.options}
    if any(_near(battle, battle.model(watcher), target) for watcher in watchers):
        return None
    return next((key for key in question.allowed if ReactionKey.read(key).reaction in (HOLD, DECLINE)), None)


def _near(battle: Battle, watcher: Model, target: Model) -> bool:
    farthest = max((weapon.range for weapon in arms(battle, watcher, "ranged")), default=0)
    return 2 * apart(battle.body(watcher), battle.body(target)) <= farthest
