"""The briefing: what scores, when the game ends, and what each side is after, in three languages."""

import re

import pytest

from escarmouche.board.board import board
from escarmouche.board.briefing import Briefing
from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import keys
from escarmouche.server import new_game
from escarmouche.server.match import WATCHER, Match
from escarmouche.server.posted import Wanted

MISSIONS = [(key, mission) for key in keys() for mission in (board(key).missions() or [""])]


def match_of(key: str, mission: str = "", **more: str) -> Match:
    """A game of this mission from its beginning."""
    lists = more.pop("lists", "").split()
    return Match(
        new_game.begin(Wanted(key=key, opponent="recruit", mission=mission, lists=lists, seed=1, agree=True)).row
    )


def told(match: Match, seat: int = 0, language: str = "en") -> Briefing:
    """What a seat is briefed with."""
    found = match.briefing(seat, language)
    assert found is not None
    return found


@pytest.mark.parametrize(("key", "mission"), MISSIONS)
def test_every_mission_is_briefed_in_every_language_for_both_seats_and_whoever_watches(key: str, mission: str) -> None:
    match = match_of(key, mission)
    said = set()
    for language in LANGUAGES:
        briefings = [told(match, seat, language) for seat in (0, 1, WATCHER)]
        assert briefings[0] == briefings[1] == briefings[2]
        texts = [briefings[0].scores, briefings[0].ends, *(aim.text for aim in briefings[0].aims)]
        assert not any(re.search(r"⟨|briefing-|\{", text) for text in (briefings[0].mission, *texts))
        assert re.search(r"\d", briefings[0].ends)
        said.add(tuple(texts))
    assert len(said) == len(LANGUAGES)


def test_in_an_ambush_each_seat_has_its_own_task() -> None:
    ambusher = {aim.seat: aim.text for aim in told(match_of("combatzone", "ambush")).aims}
    assert sorted(ambusher, key=str) == [0, 1]
    assert sum(text.startswith("Convoy") for text in ambusher.values()) == 1


def test_parts_that_nobody_has_taken_are_told_of_nobody() -> None:
    aims = told(match_of("collision", "ambush")).aims
    assert [aim.seat for aim in aims] == [None, None]
    assert [aim.text.split(":")[0] for aim in aims] == ["Attacker", "Defender"]
    assert [aim.seat for aim in told(match_of("firefight")).aims] == [None]


@pytest.mark.parametrize(("key", "rounds"), [("firefight", 4), ("collision", 4), ("trauma", 6), ("combatzone", 8)])
def test_the_heading_says_the_round_of_how_many(key: str, rounds: int) -> None:
    lesson = Match(new_game.begin(Wanted(key=key, opponent="recruit", lesson="first-fight", seed=1)).row)
    for language, of in (("en", "of"), ("fr", "sur"), ("de", "von")):
        assert f" 1 {of} {rounds}" in lesson.board.heading(lesson.look(0, language))
