"""Which rules, weapons and decisions mattered: how often each was used, and how those fared who used it more."""

from typing import Any, NamedTuple

from escarmouche.lab.statistics import Interval, paired

DRAWN = 0.5


class Use(NamedTuple):
    """A rule, weapon or decision: in which share of games it was used, how often in a game, and how many it felled."""

    kind: str
    key: str
    games: float
    times: float
    felled: float
    more: Interval
    """What those scored who used it more often than the other side."""
    counted: int
    """In how many games one side did."""


def uses(frame: Any) -> list[Use]:
    """Everything that was used in games, those things first that were used in most of them."""
    found: dict[tuple[str, str], dict[int, list[tuple[int, int]]]] = {}
    games = list(frame.select("cell", "pair", "winner", "used").iter_rows())
    for number, (*_, used) in enumerate(games):
        for one in used:
            sides = found.setdefault((one["kind"], one["key"]), {}).setdefault(number, [(0, 0), (0, 0)])
            sides[one["seat"]] = (one["times"], one["felled"])
    told = [_use(what, by_game, games) for what, by_game in found.items()]
    return sorted(told, key=lambda use: (-use.games, -use.times, use.key))


def _use(what: tuple[str, str], by_game: dict[int, list[tuple[int, int]]], games: list[tuple[Any, ...]]) -> Use:
    scores: dict[tuple[int, int], list[float]] = {}
    for number, ((one, _), (other, _)) in by_game.items():
        cell, pair, winner, _ = games[number]
        if one != other:
            more = int(other > one)
            scores.setdefault((cell, pair), []).append(DRAWN if winner is None else float(winner == more))
    every = [side for sides in by_game.values() for side in sides]
    return Use(
        *what, len(by_game) / len(games), sum(times for times, _ in every) / len(games),
        sum(felled for _, felled in every) / len(games), paired(list(scores.values())), sum(map(len, scores.values())),
    )  # fmt: skip
