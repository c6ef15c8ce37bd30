"""What a simulation has shown, as a player reads it: tables and sentences."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from escarmouche.engine.words import Words
from escarmouche.lab.plan import FIRST, SECOND, Plan
from escarmouche.lab.play import Row
from escarmouche.lab.statistics import Interval, averages, mean, standing

PLAYERS = (FIRST, SECOND)
SIDES = "AB"
SHOWN = 5
"""So many faults are told in full."""


def report(words: Words, plan: Plan, rows: Sequence[Row]) -> Iterator[Table | Text]:
    """Everything that is printed of the games played so far."""
    pairs = len({row.pair for row in rows})
    yield Text(words.say("simulate-played", games=len(rows), pairs=pairs, seed=str(plan.seed)))
    if not rows:
        return
    for player, own in zip(PLAYERS, plan.lists, strict=False):
        yield Text(words.say("simulate-with", player=officer(words, plan, player), list=own))
    if len(plan.lists) == 1:
        field = sorted({row.list_1 if row.player(1) == SECOND else row.list_0 for row in rows})
        yield Text(words.say("simulate-field", player=officer(words, plan, SECOND), lists=", ".join(field)))
    costs = prices(rows)
    if len(plan.lists) == 2 and costs[FIRST] != costs[SECOND]:
        yield Text(words.say("simulate-unequal", one=costs[FIRST], other=costs[SECOND]))
    yield results(words, plan, rows)
    yield endings(words, plan, rows)
    sound = [row for row in rows if not row.fault]
    yield Text(words.say("simulate-lengths", rounds=mean([row.rounds for row in sound]),
                         answers=mean([row.answers for row in sound])))  # fmt: skip
    faults = [row for row in rows if row.fault]
    if faults:
        yield Text(words.say("simulate-faults", count=len(faults)))
    for row in faults[:SHOWN]:
        yield Text(words.say("simulate-fault", game=str(row.game), one=row.list_0, other=row.list_1, table=row.table,
                             fault=row.fault))  # fmt: skip


def results(words: Words, plan: Plan, rows: Sequence[Row]) -> Table:
    """Games, wins, draws, losses and score of each player, in all and on each side."""
    table = _table(words, "games", "wins", "draws", "losses", "score", "interval")
    for player in PLAYERS:
        parts: list[tuple[str, dict[str, Any]]] = [
            (name(words, plan, player, rows), {}),
            *((f"  {words.say('simulate-side', side=side)}", {"seat": seat}) for seat, side in enumerate(SIDES)),
            (f"  {words.say('simulate-first')}", {"starting": True}),
            (f"  {words.say('simulate-second')}", {"starting": False}),
        ]
        for label, which in parts:
            how = standing(rows, player, **which)
            if not how.games:
                continue
            counts = (how.games, how.wins, how.draws, how.losses)
            table.add_row(label, *(words.say("simulate-count", value=count) for count in counts),
                          words.say("simulate-share", value=how.score.value), between(words, how.score))  # fmt: skip
    return table


def endings(words: Words, plan: Plan, rows: Sequence[Row]) -> Table:
    """What each player had at the end of a game on average."""
    own = (f"{figure}-{plan.game}" for figure in ("objectives", "models", "points"))
    table = _table(words, *(key if words.has(f"simulate-{key}") else key.partition("-")[0] for key in own))
    for player in PLAYERS:
        figures = averages(rows, player)
        table.add_row(
            name(words, plan, player, rows), *(words.say("simulate-average", value=value) for value in figures)
        )
    return table


def officer(words: Words, plan: Plan, player: int) -> str:
    """A player's number and rank."""
    return words.say("simulate-player", number=player + 1, agent=plan.players[player])


def name(words: Words, plan: Plan, player: int, rows: Sequence[Row]) -> str:
    """What a player is called: a number, the rank, and the name of the list that is always the same."""
    lists = {row.name_0 if row.player(0) == player else row.name_1 for row in rows if row.name_0}
    own = lists.pop() if player < len(plan.lists) and len(lists) == 1 else ""
    said = officer(words, plan, player)
    return words.say("simulate-player-list", player=said, list=own) if own else said


def prices(rows: Sequence[Row]) -> tuple[float, float]:
    """What the lists of both players cost, as they were played."""
    row = next((row for row in rows if row.units), None)
    if row is None:
        return 0, 0
    one, other = (sum(unit.points for unit in row.units if row.player(unit.seat) == player) for player in PLAYERS)
    return one, other


def between(words: Words, interval: Interval) -> str:
    """The bounds of an interval."""
    return words.say("simulate-between", low=interval.low, high=interval.high)


def _table(words: Words, *figures: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("", overflow="fold")
    for figure in figures:
        table.add_column(words.say(f"simulate-{figure}"), justify="right", no_wrap=True)
    return table
