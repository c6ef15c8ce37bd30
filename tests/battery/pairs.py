"""Pairs of worlds: two games that differ only in what a seat may not know, played side by side."""

from random import Random
from typing import Any

import msgspec

from escarmouche.engine.game import Game
from escarmouche.engine.journal import Event, event_data
from escarmouche.engine.questions import SeatId, Together
from tests.battery.entrants import Entrant

# Playing


def answer_once(game: Game[Any], rng: Random) -> None:
    """Somebody who is asked answers at random."""
    seat = rng.choice(game.waiting())
    assert game.question is not None
    game.answer(seat, game.number, game.question.part(seat).sample(rng))


def play_on(game: Game[Any], rng: Random, most: int) -> None:
    """Play at random until the end, or for so many answers."""
    for _ in range(most):
        if game.question is None:
            return
        answer_once(game, rng)


def told(events: list[Event]) -> bytes:
    """Events as bytes."""
    return msgspec.json.encode([event_data(event) for event in events])


def futures(one: Game[Any], other: Game[Any], most: int) -> None:
    """Two games that should be the same, played on the same way, stay the same."""
    for game in (one, other):
        play_on(game, Random(99), most)
    assert one.hash() == other.hash(), "the same answers lead to another state"
    assert told(one.journal) == told(other.journal), "the same answers tell another story"


# What is no answer


class Stranger:
    """Something that is no answer to anything."""

    def __repr__(self) -> str:
        return "a stranger"


GARBAGE: tuple[Any, ...] = (
    None, True, -1, 10**30, 0.5, float("nan"), "", "no such thing", b"bytes", [], [[]], [1, 2], ["no such thing"], {},
    {"no such thing": 1}, {"0": "x"}, {"0": {"spots": []}}, {"0": {"spots": [[10**30, 0, 0]]}}, Stranger(),
)  # fmt: skip


# Two worlds


def twin(game: Game[Any], seat: SeatId, seed: int) -> Game[Any]:
    """The game as it could also be, as far as the seat knows: redealt at the last boundary, and that made the truth."""
    other = game.fork()
    state = other._decode(other._base.snapshot)
    other.ruleset.redeal(state, seat, Random(seed))
    other._base = msgspec.structs.replace(other._base, snapshot=other._encode(state))
    other._rebuild()
    return other


def shadow(entrant: Entrant, truth: Game[Any], other: Game[Any], seat: SeatId, rng: Random) -> None:
    """Give both games the same answers and compare what the seat is shown, until something is turned up."""
    known = min(truth._base.length, other._base.length)
    for _ in range(entrant.depth):
        if shows_up(entrant, (truth, other), known, seat):
            return
        looks_the_same(truth, other, seat, entrant.depth)
        if truth.question is None or not answer_both(truth, other, seat, rng):
            return


def shows_up(entrant: Entrant, pair: tuple[Game[Any], Game[Any]], known: int, seat: SeatId) -> bool:
    """Whether something was turned up since; until then both games have told the seat the same."""
    stories = [until_turned_up(entrant, game, known, seat) for game in pair]
    length = min(map(len, stories))
    one, two = (told(story[:length]) for story in stories)
    assert one == two, f"seat {seat} can tell the twins apart by the story at question {pair[0].number}"
    return any(type(event).__name__ in entrant.reveals for game in pair for event in game.journal[known:])


def until_turned_up(entrant: Entrant, game: Game[Any], known: int, seat: SeatId) -> list[Event]:
    """What a seat has read up to the first line since that turns something up."""
    fresh = game.journal[known:]
    turned = next((at for at, event in enumerate(fresh) if type(event).__name__ in entrant.reveals), len(fresh))
    return [event for event in game.journal[: known + turned] if event.known_to(seat)]


def looks_the_same(truth: Game[Any], other: Game[Any], seat: SeatId, depth: int) -> None:
    """View, story, question, refusals, redealt forks and their futures are equal."""
    one, two = shown(truth, seat), shown(other, seat)
    for what in one:
        assert one[what] == two[what], f"seat {seat} can tell the twins apart by the {what} at question {truth.number}"
    forks_the_same(truth, other, seat, depth)


def forks_the_same(truth: Game[Any], other: Game[Any], seat: SeatId, depth: int) -> None:
    """Redealt for a seat that cannot tell them apart, both games are one and have one future."""
    for seed in (1, 2):
        forks = truth.fork(seat, seed), other.fork(seat, seed)
        assert forks[0].hash() == forks[1].hash(), f"what is redealt for seat {seat} depends on the truth"
        assert told(forks[0].journal) == told(forks[1].journal), "a redealt fork tells what the seat may not know"
        assert forks[0].chance.state() == forks[1].chance.state(), "the chance of a redealt fork depends on the truth"
        assert [shown(fork, seat) for fork in forks[:1]] == [shown(fork, seat) for fork in forks[1:]]
        futures(*forks, depth)


def shown(game: Game[Any], seat: SeatId) -> dict[str, bytes]:
    """Everything a seat is shown, as bytes."""
    part = game.question.part(seat) if game.question is not None and seat in game.waiting() else None
    refusals = [game.check(seat, game.number + late, value) for late in (-1, 0, 1) for value in GARBAGE]
    return {
        "view": msgspec.json.encode(game.view(seat)),
        "story": told(game.story(seat)),
        "question": msgspec.json.encode(None if part is None else part.describe()),
        "refusals": msgspec.json.encode(refusals),
    }


def answer_both(truth: Game[Any], other: Game[Any], seat: SeatId, rng: Random) -> bool:
    """One answer for both games; False where the other side's hidden cards allow no common one."""
    asked = rng.choice(truth.waiting())
    assert other.question is not None, "one twin is asked something, the other is not"
    assert truth.question is not None
    if asked == seat:
        state = rng.getstate()
        value = truth.question.part(asked).sample(rng)
        rng.setstate(state)
        assert value == other.question.part(asked).sample(rng), "the same seat samples other answers"
    else:
        tries = [truth.question.part(asked).sample(rng) for _ in range(20)]
        fitting = [value for value in tries if other.check(asked, other.number, value) is None]
        if not fitting:
            return False
        value = fitting[0]
    truth.answer(asked, truth.number, value)
    other.answer(asked, other.number, value)
    return True


def part_ways(entrant: Entrant, truth: Game[Any], other: Game[Any], seat: SeatId, rng: Random) -> None:
    """Let everyone but the seat answer as they like in both games, as long as the seat sees no difference."""
    for _ in range(entrant.depth):
        if truth.question is None or shown(truth, seat) != shown(other, seat):
            return
        forks_the_same(truth, other, seat, entrant.depth)
        asked = rng.choice(truth.waiting())
        said = truth.question.part(asked).sample(rng)
        aloud = entrant.spoken and not isinstance(truth.question, Together)
        heard = asked == seat or (aloud and seat in (truth.question.audience or (seat,)))
        for game in (truth, other):
            assert game.question is not None
            game.answer(asked, game.number, said if heard else game.question.part(asked).sample(rng))


# Doors


def visit(
    entrant: Entrant, pair: tuple[Game[Any], Game[Any]], seat: SeatId, met: set[tuple[SeatId, str]], rng: Random
) -> None:
    """Answer alike in both games for a while, and go through all doors at every kind of question."""
    truth, other = pair
    known = truth._base.length
    for _ in range(entrant.depth):
        if shows_up(entrant, pair, known, seat) or truth.question is None:
            return
        kind = seat, truth.question.part(seat).text
        if kind not in met:
            met.add(kind)
            all_doors(entrant, pair, seat)
        if not answer_both(truth, other, seat, rng):
            return


def all_doors(entrant: Entrant, pair: tuple[Game[Any], Game[Any]], seat: SeatId) -> None:
    """What lies behind each door is the same in both games."""
    for (door, one), (_, two) in zip(*(entrant.doors(game, seat) for game in pair), strict=True):
        assert one == two, f"seat {seat} can tell the twins apart by the door {door} at question {pair[0].number}"
