"""What is played on the table: everything that moves is told, and nobody is told more than he sees."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from escarmouche.board import shown
from escarmouche.board.questions import Asking
from escarmouche.server.match import WATCHER, Match
from escarmouche.server.moments import told_lines
from escarmouche.server.new_game import begin
from escarmouche.server.posted import Wanted
from tests.golden.playthrough import GAMES

SEATS = (0, 1, WATCHER)


class Watcher:
    """Somebody who sees nothing but the acts, and compares what comes of them with what the seat is shown."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.told = 0
        self.stand = self.now()
        self.acts = 0

    def now(self) -> dict[int, tuple[shown.Spot, int | None]]:
        """Where the seat is shown each model, and which way it looks."""
        models = self.match.board.models(self.match.look(self.seat, "en"))
        return {model.id: ((model.x, model.y, model.surface), model.facing) for model in models}

    def lines(self) -> list[shown.Line]:
        """The lines since the last time."""
        asking = Asking(self.match.board, self.match.look(self.seat, "en"))
        lines = told_lines(self.match, asking, self.seat, "en")
        new, self.told = lines[self.told :], len(lines)
        return [msgspec.json.decode(line, type=shown.Line) for line in new]

    def follow(self) -> list[shown.Line]:
        """Play the acts of the new lines; in the end everybody stands where the seat is shown them."""
        lines = self.lines()
        for line in lines:
            for act in line.acts:
                self.play(act)
        now = self.now()
        assert {model: spot for model, (spot, _) in self.stand.items()} == {one: spot for one, (spot, _) in now.items()}
        turned = [one for one, (_, facing) in self.stand.items() if facing is not None and facing != now[one][1]]
        assert turned == []
        return lines

    def play(self, act: shown.Act) -> None:
        """One act, which mentions nobody whom the seat does not see."""
        self.acts += 1
        if isinstance(act, shown.Walk):
            assert act.spots[0] == self.stand[act.model][0]
            assert len(act.how) == len(act.spots) - 1
            self.stand[act.model] = (act.spots[-1], act.facing)
        elif isinstance(act, shown.Arrive):
            assert act.model not in self.stand
            self.stand[act.model] = (act.spot, None)
        elif isinstance(act, shown.Leave):
            del self.stand[act.model]
        else:
            mentioned = [*getattr(act, "models", ()), *getattr(act, "targets", ())]
            assert set(mentioned) <= set(self.stand)


def started(name: str) -> Match:
    """A game of the golden files, as the server plays it."""
    game = GAMES[name]
    wanted = Wanted(
        key=game.game, opponent="same-screen", seed=game.seed, lists=list(game.lists), table=game.table,
        mission=game.mission, agree=True,
    )  # fmt: skip
    return Match(begin(wanted).row)


def answers(match: Match, seed: int) -> Iterator[int]:
    """Play to the end with answers at random; each that has told something is counted.

    What is done without a word, such as laying the first figures of an ambush, is played with the next line.
    """
    rng, given = Random(seed), 0
    while match.game.question is not None:
        seat = match.game.waiting()[0]
        question = match.question(seat)
        assert question is not None
        told = len(match.game.journal)
        match.answer(seat, match.game.number, question.sample(rng))
        if len(match.game.journal) > told:
            given += 1
            yield given


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_moves_is_told_and_nothing_hidden(name: str) -> None:
    match = started(name)
    watchers = [Watcher(match, seat) for seat in SEATS]
    kinds: set[type[Any]] = set()
    for given in answers(match, GAMES[name].seed):
        # Each of them looks now and then: what happened since is played all the same.
        watcher = watchers[given % len(watchers)]
        kinds |= {type(act) for line in watcher.follow() for act in line.acts}
    for watcher in watchers:
        watcher.follow()
    assert {shown.Walk, shown.Arrive, shown.Attack, shown.Mark, shown.Banner} <= kinds
    assert kinds & {shown.Roll, shown.Reveal}
