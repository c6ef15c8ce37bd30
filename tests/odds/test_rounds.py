"""Several rounds of close combat of Combat Zone, held to every roll of the real rules."""

from functools import cache
from typing import cast

import msgspec
import pytest

from escarmouche.engine.game import Game
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat import melee
from escarmouche.games.combatzone.rules.ruleset import RULESET
from escarmouche.games.combatzone.rules.state import FigureId, Nerve, State, Tie
from escarmouche.odds import prospect_of
from escarmouche.rules.entry_points import without_boundaries
from escarmouche.terminal.desk import desk
from escarmouche.terminal.inquiries import Imagined, Inquiry
from escarmouche.terminal.words import speak
from tests.odds.combatzone_scenes import EveryRoll

Pair = tuple[str, str]
"""How the two have reacted so far; "out" is out of the game."""
OVER = ("out", "routed")


def imagined(option: str, rounds: int) -> Imagined:
    """Two basic fighters at grips."""
    given = {"attacker": "average", "target": "average, vest", "rounds": rounds}
    inquiry = Inquiry("melee", given, {"initiator_die": option})
    return desk("combatzone").imagine(speak("en", "combatzone"), inquiry)


@cache
def one_round(option: str, reactions: Pair, so_far: int) -> dict[Pair, float]:
    """One round by the real rules, with every roll there is."""
    scene = imagined(option, 2)
    state: State = scene.state
    for place, other in ((0, 1), (1, 0)):
        figure = state.figures[place]
        figure.reaction = cast("Nerve", reactions[place])
        figure.ties = [Tie(other=FigureId(other), initiator=FigureId(0), rounds=so_far)] if so_far else []
    snapshot, chance, found, going = msgspec.msgpack.encode(state), EveryRoll(6), dict[Pair, float](), True
    while going:
        game: Game[State] = Game(RULESET, scene.setup, chance, state=msgspec.msgpack.decode(snapshot, type=State),
                                 entry=lambda game: _fight(game), journal=False)  # fmt: skip
        while game.question is not None:
            part = game.question.part(game.waiting()[0])
            game.answer(part.seat, game.number, part.default)
        mine, theirs = ("out" if figure.place != "table" else figure.reaction for figure in game.state.figures)
        found[mine, theirs] = found.get((mine, theirs), 0.0) + chance.chance
        going = chance.turn()
    return found


def _fight(game: Game[State]):  # type: ignore[no-untyped-def]
    battle = Battle(game)
    return without_boundaries(melee.fight(battle, battle.figure(0), battle.figure(1)))


def fought(option: str, rounds: int) -> dict[Pair, float]:
    """Round after round, until one of the two is out of it."""
    now: dict[Pair, float] = {("", ""): 1.0}
    for so_far in range(rounds):
        after: dict[Pair, float] = {}
        for pair, chance in now.items():
            ends = {pair: 1.0} if set(pair) & set(OVER) else one_round(option, pair, min(so_far, 1))
            for end, share in ends.items():
                after[end] = after.get(end, 0.0) + chance * share
        now = after
    return now


@pytest.mark.parametrize("option", ["round", "first_round"])
@pytest.mark.parametrize("rounds", [2, 3])
def test_several_rounds_are_those_of_every_roll(option: str, rounds: int) -> None:
    ends = fought(option, rounds)
    prospect = prospect_of("combatzone", imagined(option, rounds).forecast)
    told = {(state.text, state.data["unit"]): state.probability for state in prospect.states}
    for place in (0, 1):
        for text, reaction in (("odds-eliminated", "out"), ("odds-routed", "routed"), ("odds-panicked", "panicked")):
            expected = sum(chance for end, chance in ends.items() if end[place] == reaction)
            assert told[text, place] == pytest.approx(expected, abs=1e-12), (text, place)


def test_rounds_are_counted_until_one_is_out_of_it() -> None:
    prospect = prospect_of("combatzone", imagined("round", 3).forecast)
    rounds = dict(prospect.tallies[0].chances)
    over = sum(chance for pair, chance in one_round("round", ("", ""), 0).items() if set(pair) & set(OVER))
    assert set(rounds) == {1, 2, 3}
    assert rounds[1] == pytest.approx(over, abs=1e-12)
