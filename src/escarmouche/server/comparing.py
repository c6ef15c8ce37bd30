"""The units of a list beside one another: what each attack takes from usual targets, and what a loss costs."""

from typing import Any

from escarmouche.board.brought_in import against_itself
from escarmouche.board.words import speak
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import Words
from escarmouche.odds import Prospect, prospect_of
from escarmouche.registry import manifest
from escarmouche.server.sent import ComparedUnit, Comparison
from escarmouche.terminal.inquiries import LONE, Alone, Compared, Inquiry


def list_compared(key: str, draft: str, language: str) -> Comparison:
    """The exact odds of each unit of a list that somebody puts together."""
    words, how = speak(language, key), _how(key)
    setup: Any = against_itself(key, draft)
    units: list[Alone] = []
    for unit in how.units(words, setup.lists[0]):
        units += [unit] if unit not in units else []
    rows = []
    for unit in units:
        for way in how.ways:
            losses = [_loss(key, words, unit.army, Inquiry(way, {"attacker": f"{LONE}:{LONE}", "target": target}))
                      for target in how.targets.values()]  # fmt: skip
            if any(loss is not None for loss in losses):
                rows.append(ComparedUnit(unit.name, words.say(f"compared-{way}"), unit.cost, losses))
    targets = [words.say(f"compared-{one}") for one in how.targets]
    return Comparison(words.say("compared-loss"), targets, rows)


def _how(key: str) -> Compared:
    how: Compared = manifest(key).part("inquiries.comparing", "COMPARED")
    return how


def _loss(key: str, words: Words, army: Any, inquiry: Inquiry) -> float | None:
    """What an attack takes from its target on average; None if the unit cannot make it."""
    try:
        scene = manifest(key).part("inquiries.scenes", "imagine")(words, inquiry, lambda _: army)
    except Refused:
        return None
    return _looked_at(prospect_of(key, scene.forecast), _how(key).loss)


def _looked_at(prospect: Prospect, loss: str) -> float | None:
    """The number or the state that counts as a loss; that of the target stands first."""
    means = [tally.mean for tally in prospect.tallies if tally.text == loss]
    shares = [state.probability for state in prospect.states if state.text == loss]
    return next(iter([*means, *shares]), None)
