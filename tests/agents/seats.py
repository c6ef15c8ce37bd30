"""Opponents at the table, and ways to look over their shoulders."""

import gc
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from types import FunctionType, ModuleType
from typing import Any, cast

import msgspec

from escarmouche.agents import Agent, Decision, enlist
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Question, SeatId, Steps
from escarmouche.engine.seat import Seat
from escarmouche.games.firefight.conformance.stage import FirefightScene
from escarmouche.games.firefight.rules.attacks.casting import commit_tokens
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.registry import ruleset
from tests.soak import set_up


def begin(seed: int) -> Game[Any]:
    """A game of 200 points between some lists on some table."""
    _, setup = set_up(seed, size=200)
    return Game(ruleset("firefight"), setup, Seeded(seed), journal=False)


def seated(game: Game[Any], names: Sequence[str], seed: int = 1) -> dict[SeatId, Agent]:
    """The agents of these names in their seats."""
    return {seat: enlist(name, Seat(game, seat), Random(seed + seat)) for seat, name in enumerate(names)}


def decisions(game: Game[Any], agents: dict[SeatId, Agent]) -> Iterator[tuple[SeatId, Question, Decision]]:
    """Play a game to its end; every decision is shown before it is carried out."""
    while game.question is not None:
        for seat in game.waiting():
            asked = game.question.part(seat)
            decision = agents[seat].decide()
            yield seat, asked, decision
            game.answer(seat, game.number, decision.value)


class Watched:
    """A seat that counts what is asked of it."""

    def __init__(self, seat: Seat) -> None:
        self.__seat = seat
        self.used: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        self.used[name] += 1
        return getattr(self.__seat, name)


def watched(game: Game[Any], names: Sequence[str], seed: int = 1) -> tuple[dict[SeatId, Agent], dict[SeatId, Watched]]:
    """The agents of these names, and their seats, which count what is asked of them."""
    seats = {seat: Watched(Seat(game, seat)) for seat in range(len(names))}
    agents = {seat: enlist(names[seat], cast(Seat, place), Random(seed + seat)) for seat, place in seats.items()}
    return agents, seats


def held(agent: Agent) -> Iterator[object]:
    """Everything that an agent holds on to, however deep, but for what lies behind its seat."""
    found: dict[int, object] = {}
    ahead: list[object] = [agent]
    while ahead:
        thing = ahead.pop()
        # Types, modules and the globals of a function lead to the whole program.
        if id(thing) in found or isinstance(thing, Seat | Watched | type | ModuleType):
            continue
        found[id(thing)] = thing
        yield thing
        if isinstance(thing, FunctionType):
            ahead += [thing.__closure__, thing.__defaults__, thing.__kwdefaults__]
        elif isinstance(thing, msgspec.Struct):
            ahead += [getattr(thing, name) for name in thing.__struct_fields__]
        else:
            ahead += gc.get_referents(thing)


def twin(game: Game[Any], seed: int) -> Game[Any]:
    """The game as it could also be for all that anybody knows: with other dice to come."""
    rng = Random(seed)
    other = game.fork()
    other.origin = Seeded(rng.getrandbits(63))
    if game.chance.state() == game._base.chance.state():
        # Nothing was rolled since the last boundary, so the dice may be others from there on.
        other._base = msgspec.structs.replace(other._base, chance=Seeded(rng.getrandbits(63)))
        other._rebuild()
    other.chance = Seeded(rng.getrandbits(63))
    return other


def casting() -> Game[Any]:
    """A spell is being cast, and both sides are asked in secret how many tokens they spend on it."""
    adept = {"rules": ["Caster(3)"], "tokens": 3}
    units = [
        {"name": "Adept", "side": "A", "at": [10, 10], **adept},
        {"name": "Witch", "side": "B", "at": [20, 10], **adept},
    ]
    scene = FirefightScene({"begin": "casting", "unit": units})

    def commit(game: Game[Any]) -> Steps[None]:
        yield from commit_tokens(Battle(game), game.state.models[0])

    return Game(ruleset("firefight"), scene.setup, Seeded(1), state=scene.state(), entry=commit)
