"""Moods: a whole group or side can be told how to think in a turn, which the general compares like any other order."""

from random import Random
from typing import Any

import pytest

from escarmouche.agents.candidates import Adviser, Told
from escarmouche.board.words import speak
from escarmouche.engine.game import Game
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.combatzone.agents import plans
from escarmouche.games.combatzone.agents.ground import Ground
from escarmouche.games.combatzone.rules.naming import sentence as combatzone_sentence
from escarmouche.games.trauma.agents.ground import EVEN
from escarmouche.games.trauma.agents.proposals import Proposer
from escarmouche.games.trauma.rules.naming import sentence as trauma_sentence
from tests.agents.conduct import is_a_sentence
from tests.agents.test_candidates import begun

MOST_ANSWERS = 400
SENTENCES = {"combatzone": combatzone_sentence, "trauma": trauma_sentence}


def until(key: str, text: str) -> tuple[Game[Any], Adviser]:
    """A game of sergeants in which a question is asked for the first time that can be answered in several moods."""
    game = begun(key)
    advisers = {seat: Adviser(Seat(game, seat), Random(seat)) for seat in (0, 1)}
    for _ in range(MOST_ANSWERS):
        for seat in game.waiting():
            asked = game.question.part(seat) if game.question is not None else None
            found = advisers[seat].candidates()
            if asked is not None and asked.text == text and any(isinstance(one.plan, Told) for one in found):
                return game, advisers[seat]
            game.answer(seat, game.number, found[0].value)
    raise AssertionError("nobody proposes a mood")


@pytest.mark.parametrize(("key", "text"), [("combatzone", "next-figure"), ("trauma", "row")])
def test_moods_are_proposed_are_allowed_and_lead_elsewhere(key: str, text: str) -> None:
    game, adviser = until(key, text)
    usual, *others = adviser.candidates()
    told = [one for one in others if isinstance(one.plan, Told)]
    assert len(told) == 6
    assert all(game.check(adviser.seat.id, game.number, one.value) is None for one in others)
    ahead = 8
    end = adviser.played(usual, 1, ahead).hash()
    assert any(adviser.played(one, 1, ahead).hash() != end for one in told), "all moods come to the same"


@pytest.mark.parametrize(("key", "text"), [("combatzone", "next-figure"), ("trauma", "row")])
def test_everything_that_is_proposed_is_explained_in_every_language(key: str, text: str) -> None:
    game, adviser = until(key, text)
    reasons = [reason for one in adviser.candidates()[1:] for reason in one.reasons]
    for language in LANGUAGES:
        words = speak(language, key)
        said = {SENTENCES[key](words, game.setup, game.state, reason) for reason in reasons}
        assert len(said) == len(reasons) > 5
        assert all(is_a_sentence(one) for one in said), said


def test_a_group_thinks_in_a_mood_for_one_turn_and_nobody_else_does() -> None:
    game, adviser = until("combatzone", "next-figure")
    chosen = next(one for one in adviser.candidates()[1:] if isinstance(one.plan, Told))
    adviser.adopt(chosen)
    me, notes = adviser.seat.id, adviser.tactics.notes  # type: ignore[attr-defined]
    ground = Ground(game.fork(me, 1), me, notes)
    group = chosen.plan.when[1]
    mates = [one for one in ground.own if one.group == group]
    assert mates
    assert all(plans.mood_of(ground, one) == chosen.plan.mood for one in mates)
    assert all(plans.mood_of(ground, one) == plans.EVEN for one in ground.foes)
    ground.state.turn += 1
    assert all(plans.mood_of(ground, one) == plans.EVEN for one in mates)
    enemy = adviser.tactics.elsewhere(Seat(game, 1 - me), Random(1))
    assert plans.MOOD not in enemy.notes  # type: ignore[attr-defined]


def test_a_side_thinks_in_a_mood_for_one_turn_and_the_enemy_does_not() -> None:
    game, adviser = until("trauma", "row")
    chosen = next(one for one in adviser.candidates()[1:] if isinstance(one.plan, Told))
    adviser.adopt(chosen)
    tactics = adviser.tactics
    assert isinstance(tactics, Proposer)
    assert tactics.ground().mood == chosen.plan.mood
    me = adviser.seat.id
    friend, enemy = (tactics.elsewhere(Seat(game, seat), Random(1)) for seat in (me, 1 - me))
    assert friend.ground().mood == chosen.plan.mood
    assert enemy.ground().mood == EVEN
    tactics.told = Told(chosen.plan.when - 1, chosen.plan.mood)
    assert tactics.ground().mood == EVEN
