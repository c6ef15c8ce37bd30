"""How many inputs a turn takes: a bot that plays as a person does, with the fewest clicks, drags and keys.

Run as `python -m tests.inputs [--games 50] [--processes 2] [GAME…]`, or `make inputs`. Both sides follow the sergeant's
decisions, and give them by the gestures that the page offers (`board/compositions.py`): one that answers several
questions as the sergeant would counts once, or twice if it is to be confirmed, and its answers are what is played.
Usual answers that belong together (`board/courses.py`) count once as far as the sergeant would answer so: Enter gives
all of them, a click all up to the one that is clicked.
Anything refused, and any game that does not end, is a fault.
"""

import argparse
import sys
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import takewhile
from random import Random
from typing import Any, NamedTuple

import msgspec

from escarmouche.agents import enlist, prepare
from escarmouche.agents.planned import PlannedAnswer, still_to_give
from escarmouche.board.board import Wishes, board
from escarmouche.board.compositions import Ahead, Composition, draws
from escarmouche.board.courses import usual_course
from escarmouche.board.look import Look
from escarmouche.board.words import speak
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.only_answer import only_answer
from escarmouche.engine.place import Place, in_order
from escarmouche.engine.questions import Arrange, Assign, Choose, ChooseSome, Question, Split
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys, ruleset

MOST_ANSWERS = 6000
FAR_AHEAD = 16
"""So many decisions of the sergeant are looked at beforehand, to see which gesture gives most of them."""
MOST_PER_TURN = {"combatzone": 40, "collision": 25, "trauma": 20, "firefight": 20}
"""How many inputs a turn may take."""


class Foreseen(NamedTuple):
    """A decision that the sergeant will take, and what is asked after it: the key of the question and what it says."""

    step: PlannedAnswer
    place: bool
    then: tuple[str, dict[str, Any]] | None


class Counted(NamedTuple):
    """A game: how many inputs and answers it took in its turns, how many turns of a side these were, and any fault."""

    key: str
    seed: int
    inputs: int
    answers: int
    turns: int
    fault: str = ""


class Bot:
    """Plays both sides of one game."""

    def __init__(self, key: str, seed: int, size: int | None = None) -> None:
        self.board, self.words = board(key), speak("en", key)
        sizes = self.board.sizes()
        wishes = Wishes(seed=seed, size=size or (sizes[0] if sizes else None))
        self.setup = self.board.set_up(self.words, wishes)
        self.game: Game[Any] = Game(ruleset(key), self.setup, Seeded(seed))
        self.seed = seed
        self.foreseen: dict[int, list[Foreseen]] = {0: [], 1: []}

    @property
    def turn(self) -> int:
        """The turn of the game; 0 before the first."""
        state = self.game.state
        return int(getattr(state, "round", getattr(state, "turn", 0)))

    def play(self) -> Iterator[tuple[int, int, int]]:
        """Play to the end: for each gesture whose side it was in which turn, how many inputs it took and answers."""
        while self.game.question is not None and len(self.game.record) < MOST_ANSWERS:
            seat, turn, before = self.game.waiting()[0], self.turn, len(self.game.record)
            inputs = self.gesture(seat)
            yield turn, inputs, sum(1 for entry in self.game.record[before:] if getattr(entry, "seat", None) == seat)
        if self.game.question is not None:
            raise RuntimeError("the game does not end")

    # One gesture

    def gesture(self, seat: int) -> int:
        """Give one or several answers as the sergeant would; how many inputs that took."""
        course = self.course(seat)
        usual = self.as_usual(seat, course)
        found = self.composed(seat, course)
        if found is None or len(usual) > found[1]:
            if len(usual) < 2:
                return self.plainly(seat, course.pop(0).step.value)
            given, covered, inputs = usual, len(usual), 1
        else:
            given, covered, inputs = found[0].steps, found[1], 2 if found[0].confirm else 1
        self.foreseen[seat] = course[covered:]
        steps, drawn = list(given), draws(self.game)
        while steps:
            self.answer(seat, steps.pop(0).value)
            self.pass_others(seat)
            steps = list(still_to_give(steps, self.asked(seat), drawn=draws(self.game) != drawn))
        return inputs

    def asked(self, seat: int) -> Question | None:
        """What a side is asked now."""
        waits = self.game.question is not None and seat in self.game.waiting()
        return self.game.question.part(seat) if waits and self.game.question is not None else None

    def answer(self, seat: int, value: Any) -> None:
        """Answer; what is refused is a fault."""
        reason = self.game.check(seat, self.game.number, value)
        if reason is not None:
            asked = self.asked(seat)
            raise RuntimeError(f"{asked.text if asked else ''} refused: {reason} {str(value)[:200]}")
        self.game.answer(seat, self.game.number, value)
        self.settle()

    def settle(self) -> None:
        """Answer what leaves nothing to decide, as the standing order does that is in force at first."""
        while self.game.question is not None:
            seat = self.game.waiting()[0]
            question = self.game.question.part(seat)
            value = question.default if question.routine else only_answer(question)
            if value is None or self.game.check(seat, self.game.number, value) is not None:
                return
            self.game.answer(seat, self.game.number, value)

    def pass_others(self, seat: int) -> None:
        """Have the other side decide what it is asked in the middle of a gesture."""
        for _ in range(FAR_AHEAD):
            others = [one for one in self.game.waiting() if one != seat]
            if seat in self.game.waiting() or not others:
                return
            self.plainly(others[0], self.course(others[0]).pop(0).step.value)

    # What the sergeant will do

    def course(self, seat: int) -> list[Foreseen]:
        """What the sergeant decides now, and what it will decide as long as nothing comes between."""
        known, question = self.foreseen[seat], self.asked(seat)
        assert question is not None
        while known and known[0].step.forced and known[0].step.asks != question.text:
            known.pop(0)
        expected = bool(known) and known[0].step.asks == question.text
        if expected and self.game.check(seat, self.game.number, known[0].step.value) is None:
            return known
        self.foreseen[seat] = list(self.foresee(seat))
        return self.foreseen[seat]

    def foresee(self, seat: int) -> Iterator[Foreseen]:
        """One decision after the other, in a copy of the game in which what the side cannot know is a sample."""
        ahead = Ahead(self.game.fork(seat, self.game.number), seat)
        agent = enlist("sergeant", Seat(ahead.game, seat), self.rng())
        several = self.board.composing is not None
        for _ in range(FAR_AHEAD if several else 1):
            question = ahead.question
            if question is None:
                return
            value = msgspec.to_builtins(in_order(agent.decide().value))
            place, asks = isinstance(question, Place), question.text
            if not ahead.answer(asks, value):
                raise RuntimeError(f"the sergeant's answer to {asks} is refused: {str(value)[:200]}")
            then = ahead.question
            yield Foreseen(ahead.steps[-1], place, None if then is None else (then.text, dict(then.data)))

    # By usual answers that belong together

    def as_usual(self, seat: int, course: list[Foreseen]) -> list[PlannedAnswer]:
        """As many of the usual answers that belong together as are also what the sergeant will decide."""
        ahead = self.ahead(seat)
        found = usual_course(self.board, self.look(seat), ahead, prepare(Seat(ahead.game, seat), self.rng()))
        pairs = zip(found.steps if found else [], course, strict=False)
        return [step for step, _ in takewhile(lambda pair: pair[0] == pair[1].step, pairs)]

    def rng(self) -> Random:
        """Whoever decides at random here, the sergeant or who prepares its usual answers, draws the same."""
        return Random(f"{self.seed}/{self.game.number}")

    def look(self, seat: int) -> Look:
        """The game as a side sees it."""
        return Look(self.words, self.setup, self.board.seen(self.game.view(seat)["state"]), seat, {})

    # By a composition

    def composed(self, seat: int, course: list[Foreseen]) -> tuple[Composition, int] | None:
        """The gesture that gives most of what the sergeant will decide, and how much; None if there is none."""
        if self.board.composing is None:
            return None
        look = self.look(seat)
        best: tuple[Composition, int] | None = None
        for composition in self.board.composing.clicks(look, self.ahead(seat)):
            steps = composition.steps
            if steps == [one.step for one in course[: len(steps)]] and (best is None or len(steps) > best[1]):
                best = composition, len(steps)
        least = best[1] if best else 0
        return self.dragged(look, course, least) or self.pointed(look, course, least) or best

    def ahead(self, seat: int) -> Ahead:
        """The game to think ahead in."""
        return Ahead(self.game.fork(seat, self.game.number), seat)

    def dragged(self, look: Look, course: list[Foreseen], least: int) -> tuple[Composition, int] | None:
        """The drag that goes farthest along with the sergeant, if it gives more than so many answers."""
        assert self.board.composing is not None
        movable = set(self.board.composing.movable(look, self.ahead(look.seat)))
        for at in range(len(course) - 1, max(0, least - 1), -1):
            lead = goal_of(course[at], movable) if course[at].place else None
            if lead is None:
                continue
            found = self.board.composing.drag(look, self.ahead(look.seat), *lead)
            if isinstance(found, Reason) or not any(ends_at(step, *lead) for step in found.steps):
                continue
            covered = self.covers(look.seat, found, course, at + 1)
            if covered:
                return found, covered
        return None

    def pointed(self, look: Look, course: list[Foreseen], least: int) -> tuple[Composition, int] | None:
        """The drag of a model onto another that decides as the sergeant does, if it gives more than so many answers."""
        assert self.board.composing is not None
        stands = {str(model.id): model for model in self.board.models(look)}
        named = (
            [one.step.value for one in course if isinstance(one.step.value, str) and one.step.value in stands]
            if len(course) > 1
            else []
        )
        if len(named) < 2 or named[0] != course[0].step.value:
            return None
        target = stands[named[1]]
        spot = target.x, target.y, target.surface
        found = self.board.composing.drag(look, self.ahead(look.seat), int(named[0]), spot)
        if isinstance(found, Reason) or not all(isinstance(step.value, str) for step in found.steps):
            return None
        same = found.steps == [one.step for one in course[: len(found.steps)]]
        return (found, len(found.steps)) if same and len(found.steps) > least else None

    def covers(self, seat: int, found: Composition, course: list[Foreseen], until: int) -> int:
        """How many of the sergeant's decisions a drag stands for: the same deeds, or the same end."""
        deeds = [step for step in found.steps if not isinstance(step.value, list) and step.asks != "turn"]
        for count in (until, until + 1):
            if deeds == [one.step for one in course[:count] if not one.place and one.step.asks != "turn"]:
                return count
        ahead = self.ahead(seat)
        if all(ahead.answer(step.asks, step.value) for step in found.steps) and ahead.question is not None:
            then = ahead.question.text, dict(ahead.question.data)
            return until if then == course[until - 1].then else 0
        return 0

    # By the question alone

    def plainly(self, seat: int, value: Any) -> int:
        """Give one answer at the question itself; how many inputs that takes."""
        question = self.asked(seat)
        assert question is not None
        inputs = 1
        if not isinstance(question, Choose) and value != (usual := self.usual(seat)):
            inputs = 1 + drafting(question, value, usual)
            value = self.led(question, value) if isinstance(question, Place) else value
        self.answer(seat, value)
        return inputs

    def led(self, question: Place, value: Any) -> Any:
        """A placing by one drag: the others follow whoever is dragged; as the sergeant has it where that cannot be."""
        for mover, track in value:
            found = question.planner.complete({mover: {"to": list(track["spots"][-1])}})
            if not isinstance(found, Reason) and question.fault(found) is None:
                return msgspec.to_builtins(in_order(found))
        return value

    def usual(self, seat: int) -> Any:
        """What Enter answers."""
        agent = prepare(Seat(self.game.fork(), seat), self.rng())
        return msgspec.to_builtins(in_order(agent.decide().value))


def goal_of(foreseen: Foreseen, movable: set[int]) -> tuple[int, tuple[int, int, int]] | None:
    """Who is dragged where, for a placing: the first who moves."""
    for mover, track in foreseen.step.value:
        if mover.isdigit() and int(mover) in movable and len(track["spots"]) > 1:
            x, y, surface = track["spots"][-1]
            return int(mover), (x, y, surface)
    return None


def ends_at(step: PlannedAnswer, model: int, spot: tuple[int, int, int]) -> bool:
    """Whether a model ends there, or as near as contact is."""
    tracks = dict(step.value) if isinstance(step.value, list) and step.value and len(step.value[0]) == 2 else {}
    end = tracks[str(model)]["spots"][-1] if str(model) in tracks else None
    return end is not None and max(abs(end[0] - spot[0]), abs(end[1] - spot[1])) < 1000


def drafting(question: Question, value: Any, usual: Any) -> int:
    """How many inputs it takes to make another answer of the usual one, before it is confirmed."""
    if isinstance(question, Assign):
        return aiming([value[item.key] != usual[item.key] for item in question.items])
    if isinstance(question, ChooseSome):
        return len(set(value) ^ set(usual))
    if isinstance(question, Arrange):
        return len(value) - longest_rise([usual.index(key) for key in value])
    if isinstance(question, Split):
        return sum(value[place] != usual[place] for place in value)
    return 1


def aiming(changes: Sequence[bool]) -> int:
    """The clicks to aim some items anew: one each, and one to open an item that is not the next."""
    inputs = opened = 0
    for at, changed in enumerate(changes):
        if changed:
            inputs += 1 if at == opened else 2
            opened = at + 1
    return inputs


def longest_rise(places: Sequence[int]) -> int:
    """How many can stay where they are when a row is put in another order, one drag for each of the others."""
    ends: list[int] = []
    for place in places:
        at = bisect_left(ends, place)
        ends[at : at + 1] = [place]
    return len(ends)


def counted(key: str, seed: int, size: int | None = None, last: int = MOST_ANSWERS) -> Counted:
    """A game that the bot plays, to its end or to that of some turn."""
    inputs = answers = 0
    bot, turns = Bot(key, seed, size), set()
    try:
        for turn, taken, given in bot.play():
            if turn > last:
                break
            if turn > 0:
                inputs, answers = inputs + taken, answers + given
                turns.add(turn)
    except RuntimeError as error:
        return Counted(key, seed, inputs, answers, 2 * len(turns), str(error))
    return Counted(key, seed, inputs, answers, 2 * len(turns))


def told(key: str, games: Sequence[Counted]) -> str:
    """How a game fared, in a line."""
    turns = sum(game.turns for game in games) or 1
    inputs, answers = sum(game.inputs for game in games), sum(game.answers for game in games)
    faults = [game for game in games if game.fault]
    line = (
        f"{key}: {inputs / turns:.1f} inputs a turn ({answers / turns:.1f} answers), at most {MOST_PER_TURN.get(key)}"
    )
    return f"{line}; {len(games)} games, {len(faults)} faults"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print what was counted; 1 if anything was at fault or took too many inputs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", metavar="GAME", default=list(keys()))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args(arguments)
    wrong = 0
    with ProcessPoolExecutor(chosen.processes) as pool:
        for key in chosen.keys:
            games = list(pool.map(partial(counted, key), range(chosen.games)))
            for game in games:
                if game.fault:
                    print(f"{key} {game.seed}: {game.fault}", file=sys.stderr)
            print(told(key, games), flush=True)
            turns = sum(game.turns for game in games)
            wrong += (
                any(game.fault for game in games) or sum(game.inputs for game in games) > turns * MOST_PER_TURN[key]
            )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
