"""What every game must pass unasked: each check plays a game of the entrant and rings when something is wrong."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import msgspec

from escarmouche.engine import save
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game, Ruleset
from escarmouche.engine.journal import GameEnded
from escarmouche.engine.questions import Boundary, SeatId, Steps, Together
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.view import unclassified
from tests.battery.entrants import Entrant
from tests.battery.pairs import (
    GARBAGE,
    all_doors,
    answer_once,
    futures,
    looks_the_same,
    part_ways,
    play_on,
    shadow,
    told,
    twin,
    visit,
)

VERSION = "battery"


def stops(entrant: Entrant, seed: int) -> Iterator[Game[Any]]:
    """A random game, standing still at every so many questions, and once more at its end."""
    game, rng = entrant.new(seed), Random(seed)
    offset = seed % entrant.stride
    for played in range(entrant.horizon):
        if game.question is None:
            break
        if played % entrant.stride == offset:
            yield game
        answer_once(game, rng)
    yield game


def fingerprint(game: Game[Any]) -> tuple[Any, ...]:
    """Everything about a game that an answer may change."""
    return (game.hash(), game.number, told(game.journal), msgspec.json.encode(game.record), len(game.milestones),
            msgspec.json.encode(game.chance.state()), sorted(game.pending.items()), game.waiting())  # fmt: skip


# The course of a game


def ends_and_scores(entrant: Entrant, seed: int) -> None:
    """A game played at random ends, says who won and why, and tells it last."""
    game = entrant.new(seed)
    play_on(game, Random(seed), entrant.most_answers)
    assert game.question is None, f"{entrant.name} does not end within {entrant.most_answers} answers"
    outcome = game.outcome
    assert outcome is not None, "the rules stopped, but nobody says how the game ended"
    last = game.journal[-1]
    assert isinstance(last, GameEnded), f"the last event is {type(last).__name__}"
    assert (last.winner, last.scores) == (outcome.winner, outcome.scores), "the journal and the outcome disagree"
    assert len(outcome.scores) == game.ruleset.seats, "not every seat has a score"


def trail(entrant: Entrant, seed: int, most: int | None = None) -> list[str]:
    """The fingerprints that a game played at random leaves behind."""
    game, rng = entrant.new(seed), Random(seed)
    hashes = [game.hash()]
    while game.question is not None and len(hashes) <= (most or entrant.horizon):
        answer_once(game, rng)
        hashes.append(game.hash())
    return hashes


def repeats(entrant: Entrant, seed: int) -> None:
    """The same seed and the same answers give the same game."""
    first, second = trail(entrant, seed), trail(entrant, seed)
    parted = next((at for at, (one, two) in enumerate(zip(first, second, strict=False)) if one != two), None)
    assert parted is None, f"the same seed gave two different games from answer {parted} on"
    assert len(first) == len(second), "the same seed gave games of different length"


def saves(entrant: Entrant, seed: int) -> None:
    """Saved at any question and read again, it is the same game with the same future."""
    rules = entrant.new(seed).ruleset

    def find(key: str) -> Ruleset[Any]:
        assert key == rules.key
        return rules

    for game in stops(entrant, seed):
        text = save.dump(game, VERSION)
        try:
            again = save.load(text, find, VERSION).game
        except Refused as refusal:
            raise AssertionError(f"the save of question {game.number} is refused: {refusal}") from refusal
        assert fingerprint(again) == fingerprint(game), f"the save of question {game.number} reads as another game"
        assert save.dump(again, VERSION) == text, "the save of the save differs"
        futures(game.fork(), again, entrant.depth)


# Forks and boundaries


def forks_leave_alone(entrant: Entrant, seed: int) -> None:
    """A fork is the same game; whatever happens in it, the original is untouched."""
    for game in stops(entrant, seed):
        before = fingerprint(game)
        fork = game.fork()
        assert fork.hash() == game.hash(), f"the fork at question {game.number} stands elsewhere"
        assert told(fork.journal) == told(game.journal), f"the fork at question {game.number} tells another story"
        assert fork.chance.state() == game.chance.state(), "the fork has other chance"
        play_on(fork, Random(seed), entrant.depth)
        for seat in range(game.ruleset.seats):
            sample, glimpse = game.fork(seat, seed), game.glimpse(seat, seed)
            assert glimpse._encode(glimpse.state) == sample._encode(sample.state), "a glimpse shows another table"
            play_on(sample, Random(seed), entrant.depth)
        assert fingerprint(game) == before, "playing in a fork changed the original"
        futures(game.fork(), game.fork(), entrant.depth)


def boundaries_change_nothing(entrant: Entrant, seed: int) -> None:
    """Taken up from a boundary, the rules yield that boundary first and have changed nothing by then."""
    for game in stops(entrant, seed):
        if game.question is None:
            return
        fork = at_boundary(game)
        before = fork.hash(), len(fork.journal), fork.chance.state()
        first = next(fork.ruleset.run(fork))
        assert isinstance(first, Boundary), "the rules did not yield a boundary first"
        after = fork.hash(), len(fork.journal), fork.chance.state()
        assert after == before, "something was changed before the first boundary"


def at_boundary(game: Game[Any]) -> Game[Any]:
    """A fork whose state, journal and chance are those of the last boundary."""
    fork = game.fork()
    base = fork._base
    fork.state, fork.chance = fork._decode(base.snapshot), base.chance.copy()
    del fork.journal[base.length :]
    return fork


# Secrets


def twins(entrant: Entrant, seed: int) -> None:
    """Two games that differ only in what a seat may not know look the same to it until something is turned up."""
    for at, game in enumerate(stops(entrant, seed)):
        if game.question is None:
            return
        for seat in range(game.ruleset.seats):
            truth = game.fork()
            if len(truth.record) > truth._base.at:
                # Answers since the boundary may not fit the twin's cards; the next boundary will do as well.
                continue
            shadow(entrant, truth, twin(truth, seat, seed + at), seat, Random(seed + at))


def doors_tell_nothing(entrant: Entrant, seed: int) -> None:
    """Whatever a seat asks for, two games that differ only in what it may not know answer alike."""
    game, rng = entrant.new(seed), Random(seed)
    met: set[tuple[SeatId, str]] = set()
    for played in range(entrant.horizon):
        if game.question is None:
            return
        for seat in range(game.ruleset.seats):
            if len(game.record) == game._base.at:
                truth, other = game.fork(), twin(game, seat, seed + played)
                if truth.hash() != other.hash():
                    visit(entrant, (truth, other), seat, met, Random(seed + played))
        answer_once(game, rng)


def redeals_blindly(entrant: Entrant, seed: int) -> None:
    """While others draw and answer differently in secret, what is redealt for a seat stays the same."""
    for at, game in enumerate(stops(entrant, seed)):
        if game.question is None:
            return
        for seat in range(game.ruleset.seats):
            truth, other = game.fork(), game.fork()
            if len(truth.record) == truth._base.at:
                other._base = msgspec.structs.replace(other._base, chance=Seeded(seed + at))
                other._rebuild()
            part_ways(entrant, truth, other, seat, Random(seed + at))


def secrets_wait(entrant: Entrant, seed: int) -> None:
    """An answer that waits for the others is known to nobody else."""
    game, rng = entrant.new(seed), Random(seed)
    met: set[str] = set()
    for _ in range(entrant.horizon):
        if game.question is None:
            return
        if isinstance(game.question, Together) and not game.pending:
            first, *others = game.question.seats
            values = game.question.part(first).candidates(2, rng)
            given = [game.fork() for _ in values]
            for fork, value in zip(given, values, strict=True):
                fork.answer(first, fork.number, value)
            for seat in others:
                looks_the_same(given[0], given[-1], seat, entrant.depth)
                if game.question.text not in met:
                    all_doors(entrant, (given[0], given[-1]), seat)
            met.add(game.question.text)
        answer_once(game, rng)


# Answers


def near_misses(value: Any, rng: Random) -> list[Any]:
    """Answers that are almost right."""
    if isinstance(value, bool) or value is None:
        return []
    if isinstance(value, int):
        return [value + 10**6, -value - 10**6, str(value), float(value), [value]]
    if isinstance(value, str):
        return [value + " ", value.upper() + "?", [value], {value: value}]
    if isinstance(value, list):
        return [[*value, *value, *value], [*value, "no such thing"], dict.fromkeys(map(str, value), 1), value[:-1] * 3]
    if isinstance(value, dict) and value:
        key = rng.choice(sorted(value))
        less = {other: share for other, share in value.items() if other != key}
        odd = {**value, key: value[key] + 10**6} if isinstance(value[key], int) else {**value, key: "no such thing"}
        return [{**value, "no such thing": value[key]}, odd, list(value), {**less, key: None}]
    return []


def refuses(entrant: Entrant, seed: int, more: tuple[Any, ...] = ()) -> None:
    """What is not an answer is refused with a reason in every language, and changes nothing."""
    rng = Random(seed)
    for game in stops(entrant, seed):
        before = fingerprint(game)
        for seat in range(game.ruleset.seats):
            wrong: list[Any] = [*GARBAGE, *more]
            if game.question is not None and seat in game.waiting():
                part = game.question.part(seat)
                wrong += near_misses(part.sample(rng), rng)
                wrong += [option.key for option in getattr(part, "options", ()) if option.refused is not None]
            for value in wrong:
                refused(entrant, game, seat, game.number, value)
            for number in (game.number - 1, game.number + 1, 0, 10**9):
                refused(entrant, game, seat, number, "pass")
        assert fingerprint(game) == before, f"a refusal at question {game.number} changed the game"
        assert game.reports == [], f"an answer was refused as our bug: {game.reports[-1]}"


def refused(entrant: Entrant, game: Game[Any], seat: SeatId, number: int, value: Any) -> None:
    """This answer is refused, by check and by answer, for the same reason; unless it happens to be allowed."""
    reason = game.check(seat, number, value)
    if reason is None:
        question = game.question
        assert question is not None
        assert plainly_allowed(game, seat, value), f"{question.text} takes {value!r} for an answer"
        return
    before = game.hash()
    given = reason_given(game, seat, number, value)
    assert given == reason, f"check refuses {value!r} because of {reason}, answer because of {given}"
    assert game.hash() == before, f"the refusal of {value!r} changed the game"
    can_be_said(entrant, reason)


def reason_given(game: Game[Any], seat: SeatId, number: int, value: Any) -> Reason | None:
    """Why an answer was refused; None if it was taken."""
    try:
        game.answer(seat, number, value)
    except Refused as refusal:
        return refusal.reason
    return None


def plainly_allowed(game: Game[Any], seat: SeatId, value: Any) -> bool:
    """Whether an odd value is an answer after all: an empty choice, a number, an order, an assignment of nothing."""
    assert game.question is not None
    part = game.question.part(seat)
    shapes = {"choose": str, "choose-some": list, "arrange": list, "amount": int}
    kind = shapes.get(part.kind, dict)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        return False
    names = [value] if isinstance(value, str) else list(value) if isinstance(value, (list, dict)) else []
    return "no such thing" not in names


def can_be_said(entrant: Entrant, reason: Reason) -> None:
    """The reason has its sentence in every language, and its rule exists."""
    assert reason.rule == "" or reason.rule in entrant.rules, f"a refusal cites {reason.rule}, which does not exist"
    key = reason.text or f"rule-{reason.rule.lower()}.sentence"
    for language, words in entrant.words.items():
        assert words.has(key), f"{key} has no sentence in {language}"


def asks_fairly(entrant: Entrant, seed: int) -> None:
    """Silence, samples and candidates are allowed answers, and every question can be sent."""
    for game in stops(entrant, seed):
        if game.question is None:
            return
        assert game.question.rule in entrant.rules, f"a question cites {game.question.rule}, which does not exist"
        rng = Random(seed)
        for seat in game.waiting():
            part = game.question.part(seat)
            msgspec.json.encode(part.describe())
            candidates = part.candidates(6, rng)
            for value in [part.default, part.sample(rng), *candidates]:
                reason = game.check(seat, game.number, value)
                assert reason is None, f"{part.text} offers {value!r} and refuses it: {reason}"
            assert len(distinct(candidates)) == len(candidates), f"{part.text} offers a candidate twice"
            assert candidates, f"{part.text} has no candidates"


def distinct(values: list[Any]) -> set[bytes]:
    """Values as bytes, each once."""
    return {msgspec.json.encode(value) for value in values}


# Faults in the rules


class Stumbling:
    """Any ruleset, but once, when told to, it throws after the rules have gone on."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.stumbles = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def run(self, game: Game[Any]) -> Steps[None]:
        """The rules, with a stone in the way."""
        steps, value = self.rules.run(game), None
        while True:
            try:
                step = steps.send(value)
            except StopIteration:
                return
            if self.stumbles:
                self.stumbles = False
                raise ArithmeticError("a rule stumbled")
            value = yield step


def survives_faults(entrant: Entrant, seed: int) -> None:
    """An exception inside a rule loses nothing, and the game goes on as if it had never happened."""
    sound = entrant.new(seed)
    # Whose rules are listened to follows from the module of the ruleset.
    rules = type("StumblingHere", (Stumbling,), {"__module__": type(sound.ruleset).__module__})(sound.ruleset)
    game: Game[Any] = Game(cast("Ruleset[Any]", rules), sound.setup, sound.origin.copy(), keep=True)
    rng = Random(seed)
    for played in range(entrant.horizon):
        if game.question is None:
            break
        seat = rng.choice(game.waiting())
        value = game.question.part(seat).sample(rng)
        if played % entrant.stride == 0 and len(game.waiting()) == 1:
            stumble(game, rules, seat, value)
        game.answer(seat, game.number, value)
        sound.answer(seat, sound.number, value)
    assert fingerprint(game) == fingerprint(sound), "after a fault the game went on differently"


def stumble(game: Game[Any], rules: Stumbling, seat: SeatId, value: Any) -> None:
    """Answer while the rules throw: the answer is refused as our bug and everything is as before."""
    if last_answer(game, seat, value):
        return
    before, reports = fingerprint(game), len(game.reports)
    rules.stumbles = True
    reason = reason_given(game, seat, game.number, value)
    assert reason is not None
    assert reason.text == "refused-our-bug"
    assert len(game.reports) == reports + 1, "a fault was not reported"
    assert fingerprint(game) == before, "a fault in a rule left the game half-changed"


def last_answer(game: Game[Any], seat: SeatId, value: Any) -> bool:
    """Whether this answer ends the game, so that there is nothing left to stumble over."""
    fork = game.fork()
    fork.answer(seat, fork.number, value)
    return fork.question is None


# Papers


def cites_known_rules(entrant: Entrant, seed: int) -> None:
    """The journal cites only rules that exist."""
    game = entrant.new(seed)
    play_on(game, Random(seed), entrant.most_answers)
    for event in game.journal:
        for number in (*event.rules, *(reason.rule for reason in event.reasons)):
            assert number in entrant.rules, f"{type(event).__name__} cites {number}, which does not exist"


def classifies_everything(entrant: Entrant, seed: int) -> None:
    """Every field of the state says who may see it."""
    missing = unclassified(entrant.new(seed).ruleset.state_type)
    assert missing == [], f"nobody says who may see {', '.join(missing)}"


CHECKS: tuple[Callable[[Entrant, int], None], ...] = (
    ends_and_scores, repeats, saves, forks_leave_alone, boundaries_change_nothing, twins, redeals_blindly,
    doors_tell_nothing,
    secrets_wait, refuses, asks_fairly, survives_faults, cites_known_rules, classifies_everything,
)  # fmt: skip
