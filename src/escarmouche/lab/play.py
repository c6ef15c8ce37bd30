"""One game of a simulation: who sits where, and what is written down of it."""

from random import Random
from typing import Any

import msgspec

from escarmouche.agents import SECONDS, Agent, enlist, known, play_out
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.lab.ground import deal, ground
from escarmouche.lab.plan import FIRST, SECOND, Deal, Fallen, Fielded, Plan, Tally, Trial, Used
from escarmouche.lab.usage import Noted, Usage
from escarmouche.registry import ruleset

MOST_ANSWERS = 5000
"""A game that is not over after so many answers hangs."""


class Standings(msgspec.Struct, frozen=True):
    """The points or objectives of both seats at the end of a round."""

    round: int
    points_0: int
    points_1: int


class Row(msgspec.Struct, kw_only=True):
    """One game: what was played, by whom, and what came of it; figures of a seat end in its number."""

    cell: int = 0
    game: int
    pair: int
    swapped: bool
    seed: int
    table: str
    size: int
    options: str
    agent_0: str
    agent_1: str
    list_0: str
    list_1: str
    name_0: str = ""
    name_1: str = ""
    mission: str = ""
    starter: int | None = None
    winner: int | None = None
    reason: str = ""
    score: float | None = None
    objectives_0: int = 0
    objectives_1: int = 0
    models_lost_0: int = 0
    models_lost_1: int = 0
    points_lost_0: float = 0.0
    points_lost_1: float = 0.0
    rounds: int = 0
    answers: int = 0
    fault: str = ""
    units: tuple[Fielded, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    course: tuple[Standings, ...] = ()
    used: tuple[Used, ...] = ()

    def player(self, seat: int) -> int:
        """Which of the two players has this seat."""
        return SECOND if (seat == 0) == self.swapped else FIRST


def ready(trial: Trial) -> None:
    """Refuse what cannot be played before anything is: players, lists and every named table."""
    plan = trial.plan
    for name in plan.players:
        known(name)
    for pair in range(max(1, len(plan.tables))):
        game = begun(trial, deal(plan, pair), swapped=False)
    for seat, name in enumerate(plan.players):
        enlist(name, Seat(game, seat), Random(0))


def begun(trial: Trial, dealt: Deal, *, swapped: bool) -> Game[Any]:
    """A game of a pair before its first answer."""
    plan = trial.plan
    names = seated_lists(plan, dealt, swapped=swapped)
    setup = ground(plan.game).set_up(trial, names, dealt.table)
    return Game(ruleset(plan.game), setup, Seeded(dealt.seed), journal=plan.usage)


def seated_lists(plan: Plan, dealt: Deal, *, swapped: bool) -> tuple[str, str]:
    """The lists by seat: named ones go with their players when these swap, drawn ones stay with the seats."""
    one, other = dealt.lists
    return (other, one) if plan.lists and swapped else (one, other)


def play_pair(trial: Trial, pair: int) -> list[Row]:
    """Two games with the same dice on the same table, in which the players swap seats."""
    dealt = deal(trial.plan, pair)
    return [play(trial, dealt, blank(trial.plan, dealt, pair, swapped=swapped)) for swapped in (False, True)]


def blank(plan: Plan, dealt: Deal, pair: int, *, swapped: bool) -> Row:
    """The row of a game that is still to be played."""
    one, other = reversed(plan.players) if swapped else plan.players
    lists = seated_lists(plan, dealt, swapped=swapped)
    options = ",".join(f"{key}={value}" for key, value in sorted(plan.options.items()))
    return Row(game=2 * pair + swapped, pair=pair, swapped=swapped, seed=dealt.seed, table=dealt.table, size=plan.size,
               options=options, agent_0=one, agent_1=other, list_0=lists[0], list_1=lists[1])  # fmt: skip


def play(trial: Trial, dealt: Deal, row: Row) -> Row:
    """Play a game and fill in its row; whatever goes wrong in it is written there."""
    game: Game[Any] | None = None
    try:
        game = begun(trial, dealt, swapped=row.swapped)
        row.name_0, row.name_1 = ground(trial.plan.game).board.lists(game.setup)
        watch = Watch(trial.plan.game, game)
        officers = seated(game, dealt, row, trial.plan.think)
        usage = Usage(watch.ground, game) if trial.plan.usage else None
        if usage is not None:
            officers = {seat: Noted(officer, seat, usage) for seat, officer in officers.items()}
        outcome = play_out(game, officers, MOST_ANSWERS, watch.look)
        if outcome is None:
            row.fault = f"hangs: {MOST_ANSWERS} answers, and it is not over"
        else:
            row.winner, row.reason, row.score = outcome.winner, outcome.reason, score_of(row, outcome.winner)
        note(row, watch)
        row.answers = len(game.record)
        row.used = usage.told() if usage is not None else ()
    except Exception as error:
        row.fault = told(error, game)
    return row


def seated(game: Game[Any], dealt: Deal, row: Row, think: float = SECONDS) -> dict[int, Agent]:
    """Who plays on which seat of a game.

    Each player has luck of its own, whatever the seat: two recruits do not play the same game twice.
    """
    return {
        seat: enlist(name, Seat(game, seat), Random(f"{dealt.seed}/{row.player(seat)}"), think)
        for seat, name in enumerate((row.agent_0, row.agent_1))
    }


def score_of(row: Row, winner: int | None) -> float:
    """What a result is worth to the first player."""
    return 0.5 if winner is None else float(row.player(winner) == FIRST)


class Watch:
    """Looks on while a game is played, for what nobody can tell from its end: who started, and who led when."""

    def __init__(self, key: str, game: Game[Any]) -> None:
        self.ground = ground(key)
        self.game = game
        self.round = 0
        self.starter: int | None = None
        self.course: list[Standings] = []

    def look(self) -> None:
        """See how the game stands after an answer."""
        state = self.game.state
        now = self.ground.round(state)
        if now == 1:
            starter = self.ground.starter(state)
            self.starter = starter if starter >= 0 else None
        if now != self.round:
            self._close()
            self.round = now

    def end(self) -> Tally:
        """What the game has come to."""
        self._close()
        return self.ground.tally(self.game.setup, self.game.state)

    def _close(self) -> None:
        """Note how the round that is over has ended."""
        if self.round:
            one, other = self.ground.tally(self.game.setup, self.game.state).objectives
            self.course.append(Standings(self.round, one, other))


def note(row: Row, watch: Watch) -> None:
    """Write down what a game has come to."""
    tally = watch.end()
    row.mission = watch.ground.fought_for(watch.game.setup, watch.game.state)
    row.starter, row.course = watch.starter, tuple(watch.course)
    row.rounds, row.units, row.fallen = tally.rounds, tally.units, tally.fallen
    row.objectives_0, row.objectives_1 = tally.objectives
    row.models_lost_0, row.models_lost_1 = tally.models
    row.points_lost_0, row.points_lost_1 = tally.points


def told(error: Exception, game: Game[Any] | None) -> str:
    """A fault in one line: for a rule that failed, what it failed with."""
    report = game.reports[-1].strip().splitlines()[-1] if game is not None and game.reports else ""
    said = str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
    return " ".join(f"{said} {report}".split())
