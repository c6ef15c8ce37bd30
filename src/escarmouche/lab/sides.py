"""How fair a table is in play: quick games on it with sides swapped, and what they say of its two sides."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from escarmouche.agents import play_out
from escarmouche.board.board import SIDES, Wishes, board
from escarmouche.board.table_report import judging_of
from escarmouche.board.words import speak
from escarmouche.engine.game import Game
from escarmouche.engine.words import Words
from escarmouche.lab.ground import deal, ground
from escarmouche.lab.plan import Plan, Trial
from escarmouche.lab.play import MOST_ANSWERS, begun, blank, ready, seated
from escarmouche.lab.statistics import Interval, paired
from escarmouche.registry import ruleset

GAMES = 200
"""So many games are usually played on a table."""
AT_A_TIME = 5
"""So many pairs are played for one request: a few seconds."""
PLAYER = "corporal"
EDGES = ("y0", "y1")
"""The edges of sides A and B, as the report of a table has them."""
BUILT, LISTS = "built", ("first", "second")
EVEN = 0.5

Scores = list[list[float]]
"""For each pair of games what side A made of each that counts: 1 for a win, a half for a draw."""


class TableGames(msgspec.Struct, frozen=True):
    """Games on a table: what side A made of each pair of them, how many were and will be played, and what that says."""

    scores: Scores
    played: int
    wanted: int
    text: str


class Said(NamedTuple):
    """What some pairs of games say: games that count, and the share of side A with its interval."""

    games: int
    share: Interval


def trial_of(key: str, text: str, language: str, games: int = GAMES, mission: str = "") -> Trial:
    """Games of the two usual lists on a table, for a mission or the usual one; what cannot be played is refused."""
    lies, words = board(ruleset(key).key), speak(language, key)
    judging_of(lies)
    setup = lies.set_up(words, Wishes(table=text, mission=mission, agree=True))
    plan = Plan(game=key, players=(PLAYER, PLAYER), games=games, lists=LISTS, tables=(BUILT,), agree=True)
    return ground(key).settle(plan, [setup])


def pair_fought(trial: Trial, pair: int) -> list[float]:
    """What side A made of the two games of a pair: same dice, and the lists change sides."""
    dealt, plan = deal(trial.plan, pair), trial.plan
    found = []
    for swapped in (False, True):
        game = begun(trial, dealt, swapped=swapped)
        play_out(game, seated(game, dealt, blank(plan, dealt, pair, swapped=swapped)), MOST_ANSWERS)
        found += _scored(plan.game, game)
    return found


def _scored(key: str, game: Game[Any]) -> list[float]:
    """What side A made of a game; nothing where it hangs, or where somebody came by another edge."""
    edges, outcome = ground(key).edges(game.state), game.outcome
    if outcome is None or sorted(edges) != sorted(EDGES):
        return []
    return [EVEN if outcome.winner is None else float(edges[outcome.winner] == EDGES[0])]


def said(scores: Iterable[Sequence[float]]) -> Said:
    """The share of side A, with the interval that the pairs give."""
    pairs = [list(pair) for pair in scores if pair]
    return Said(sum(map(len, pairs)), paired(pairs))


def table_fought(key: str, text: str, language: str, before: Scores, mission: str = "") -> TableGames:
    """Some more pairs of games on a table, for a mission, after those that were played before."""
    trial = trial_of(key, text, language, mission=mission)
    ready(trial)
    following = range(len(before), min(len(before) + AT_A_TIME, len(trial.plan.pairs)))
    scores = [*before, *map(partial(pair_fought, trial), following)]
    played = min(2 * len(scores), trial.plan.games)
    return TableGames(scores, played, trial.plan.games, told(speak(language, key), scores))


def told(words: Words, scores: Scores) -> str:
    """What games on a table say of its sides, in words."""
    found = said(scores)
    low, high = found.share.low, found.share.high
    who = "even" if low <= EVEN <= high else SIDES[0] if low > EVEN else SIDES[1]
    return words.say(
        "report-fought", games=found.games, uncounted=2 * len(scores) - found.games,
        share=found.share.value, low=low, high=high, who=who,
    )  # fmt: skip
