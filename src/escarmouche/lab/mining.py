"""Mining puzzles: sergeants play games, and every decision in them is looked at; all of it follows from the seed."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from escarmouche.agents import Agent, enlist
from escarmouche.agents.clear_orders import CHECK, Choice, Clear, Decider
from escarmouche.board.board import stage
from escarmouche.board.own_names import speak_of
from escarmouche.board.puzzles import Mined, Order, Puzzle, Source, Teller, kept, position
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.seat import Seat
from escarmouche.lab.ground import deal
from escarmouche.lab.lessons import drawn
from escarmouche.lab.plan import Stock, Trial
from escarmouche.lab.play import MOST_ANSWERS, begun, blank, seated

OFFICER = "sergeant"
SHOWN = 4
"""So many orders are kept of each puzzle."""
OF_A_GAME, APART = 5, 6
"""So many puzzles are taken out of one game, with at least so many answers between them."""
KNOWN = 0.5
"""At most this share of the puzzles are such that the sergeant would solve them."""
DIGITS = 4
"""So many digits of a chance are kept."""
LANGUAGE = "en"
"""In this language orders are told apart."""


class Find(NamedTuple):
    """A decision that is clear: after how many answers, whose it is, and its orders."""

    at: int
    seat: SeatId
    clear: Clear


class Mine:
    """Puzzles of a game, one game after the other until there are enough."""

    def __init__(self, game: str, seed: int, most: int, found: Mined | None = None) -> None:
        self.game = game
        self.seed = seed
        self.most = most
        self.mined = found or Mined(seed, [], [])
        self._seen = {position(game, one, self.mined).hash() for one in self.mined.puzzles}

    @property
    def is_full(self) -> bool:
        """Whether there are as many puzzles as were asked for."""
        return len(self.mined.puzzles) >= self.most

    def dig(self, number: int) -> None:
        """Take what is to be had out of the game of this number."""
        plan = replace(drawn(self.game, number, self.seed), players=(OFFICER, OFFICER))
        dealt = deal(plan, number)
        game = begun(Trial(plan, Stock()), dealt, swapped=False)
        agents = seated(game, dealt, blank(plan, dealt, number, swapped=False))
        self._go_through(game, agents, str(number))

    def pose(self, name: str, scene: Any, take: int = 0) -> None:
        """Take what is to be had out of a position that somebody has written, played on by sergeants.

        Another take has other dice and cards; what was looked at in one is not looked at again.
        """
        game = stage(self.game).scene(scene).play(Seeded(self.seed + take))
        agents = {seat: enlist(OFFICER, Seat(game, seat), Random(f"{self.seed}/{seat}")) for seat in (0, 1)}
        self._go_through(game, agents, name, scene)

    def _go_through(self, game: Game[Any], agents: Mapping[SeatId, Agent], name: str, scene: Any = None) -> None:
        """Play a game, and look at every decision in it."""
        finds: list[Find] = []
        while game.question is not None and len(game.record) < MOST_ANSWERS and len(finds) < OF_A_GAME:
            if not finds or len(game.record) - finds[-1].at >= APART:
                finds += self._looked_at(game, name, written=scene is not None)
            for seat in game.waiting():
                game.answer(seat, game.number, agents[seat].decide().value)
        if finds:
            self._keep(kept(game, name, scene), finds)

    def _looked_at(self, game: Game[Any], name: str, *, written: bool) -> Iterator[Find]:
        """The decision of the moment, if it is clear and wanted."""
        if len(game.waiting()) != 1:
            return
        seat, at, state = game.waiting()[0], len(game.record), game.hash()
        if state in self._seen:
            return
        self._seen.add(state)
        decider = Decider(game, seat, luck(self.seed, name, at), at_last=written)
        played = [one for one in self.mined.puzzles if self.mined.sources[one.source].scene is None]
        usual = written or sum(puzzle.usual == 0 for puzzle in played) <= KNOWN * len(played)
        clear = decider.clear(usual=usual) if decider.has_orders() else None
        if clear is not None and self._reads(game, seat, clear):
            yield Find(at, seat, clear)

    def _reads(self, game: Game[Any], seat: SeatId, clear: Clear) -> bool:
        """Whether the orders read differently."""
        teller = Teller(speak_of(LANGUAGE, self.game, game.setup), game, seat)
        words = [teller.steps(choice.line) for choice in shown(clear)]
        return all(one != other for at, one in enumerate(words) for other in words[:at])

    def _keep(self, source: Source, finds: list[Find]) -> None:
        last = max(find.at for find in finds)
        self.mined.sources.append(replace(source, answers=source.answers[:last]))
        place = len(self.mined.sources) - 1
        self.mined.puzzles.extend(puzzle_of(find, place) for find in finds)


def luck(seed: int, name: str, at: int) -> Random:
    """The luck of whoever proposes orders after so many answers of a game."""
    return Random(f"{seed}/{name}/{at}")


def shown(clear: Clear) -> list[Choice]:
    """The orders that are kept: the best ones, and the sergeant's own."""
    first = clear.orders[:SHOWN]
    own = [choice for choice in clear.orders[SHOWN:] if choice.usual]
    return [*first[: SHOWN - len(own)], *own]


def puzzle_of(find: Find, source: int) -> Puzzle:
    """A decision as it is kept."""
    orders, best = shown(find.clear), find.clear.orders[0]
    usual = next(at for at, choice in enumerate(orders) if choice.usual)
    return Puzzle(
        source, find.at, find.seat, [_order(choice, best) for choice in orders], usual,
        list(best.tried.reply), len(CHECK), round(find.clear.confidence, DIGITS),
    )  # fmt: skip


def _order(choice: Choice, best: Choice) -> Order:
    behind, error = choice.tried.behind(best.tried)
    line = [msgspec.to_builtins(value) for value in choice.line]
    return Order(line, list(choice.candidate.reasons), round(choice.tried.chance, DIGITS),
                 round(behind, DIGITS), round(error, DIGITS))  # fmt: skip


def still_clear(mined: Mined, puzzles: Sequence[Puzzle]) -> Mined:
    """Some of the puzzles that were mined, with the games out of which they come."""
    needed = sorted({puzzle.source for puzzle in puzzles})
    moved = [replace(puzzle, source=needed.index(puzzle.source)) for puzzle in puzzles]
    return Mined(mined.seed, [mined.sources[place] for place in needed], moved)


class Checked(NamedTuple):
    """A puzzle that was searched anew: its number, and what was found; None if its answer is not clearly the best."""

    number: int
    puzzle: Puzzle | None


def checked(game: str, mined: Mined) -> Iterator[Checked]:
    """Every puzzle searched anew, with the officers and the value as they are now."""
    for number, puzzle in enumerate(mined.puzzles, 1):
        again = position(game, puzzle, mined)
        source = mined.sources[puzzle.source]
        rng = luck(mined.seed, source.name, puzzle.at)
        decider = Decider(again, puzzle.seat, rng, at_last=source.scene is not None)
        clear = decider.clear_again([order.line for order in puzzle.orders])
        found = None if clear is None else puzzle_of(Find(puzzle.at, puzzle.seat, clear), puzzle.source)
        yield Checked(number, found)
