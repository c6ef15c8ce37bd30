"""Games to learn from: our own officers in all missions and sizes, each game from a seed and its number alone."""

from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.agents import is_trained
from escarmouche.board.board import board
from escarmouche.engine.game import Game, Outcome
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.lab.ground import deal
from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.lab.play import MOST_ANSWERS, begun, blank, seated

PAIRINGS = {
    ("sergeant", "sergeant"): 11, ("sergeant", "corporal"): 2, ("corporal", "sergeant"): 2, ("corporal", "corporal"): 3,
    ("recruit", "recruit"): 2,
}  # fmt: skip
"""How often whom meets whom: mostly those who play well, and some who come into positions that these avoid."""
USUAL = 0.7
"""The share of games of the usual size, where a game has several."""


def drawn(game: str, number: int, seed: int) -> Plan:
    """What is played in the game of this number: missions in turn, everything else by chance."""
    rng, where = Random(f"{seed}/{number}/lesson"), board(game)
    players = rng.choices(tuple(PAIRINGS), weights=tuple(PAIRINGS.values()))[0]
    if not is_trained("sergeant", game):
        players = ("recruit", "recruit")
    missions, sizes = where.missions() or [""], where.sizes() or (0,)
    size = sizes[0] if rng.random() < USUAL or len(sizes) == 1 else rng.choice(sizes[1:])
    return Plan(game=game, players=players, games=1, size=size, mission=missions[number % len(missions)], seed=seed)


def watch(plan: Plan, number: int, look: Callable[[Game[Any]], None]) -> Outcome:
    """Play the game of this number, showing it at the first question after each boundary between activations."""
    dealt = deal(plan, number)
    game = begun(Trial(plan, Stock()), dealt, swapped=False)
    agents = seated(game, dealt, blank(plan, dealt, number, swapped=False))
    # Boundaries between activations are what a save keeps as milestones.
    game.keeps_milestones = True
    while game.question is not None and len(game.record) < MOST_ANSWERS:
        for seat in game.waiting():
            game.answer(seat, game.number, agents[seat].decide().value)
        if game.milestones and game.question is not None:
            look(game)
        game.milestones.clear()
    if game.outcome is None:
        raise Refused(refusal("", "refused-lesson-hangs", number=number, answers=MOST_ANSWERS))
    return game.outcome
