"""Missions as data: the printed ones, those of books, how they are refused, and that officers play them."""

import re
import tomllib
from random import Random
from typing import Any

import pytest

from escarmouche.agents import enlist
from escarmouche.board.board import Wishes, board
from escarmouche.board.brought_in import missions_named
from escarmouche.board.look import Look
from escarmouche.board.own_names import books_of_list, speak_of, with_own_names
from escarmouche.board.words import speak
from escarmouche.board.written_out import written_book
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import keys, manifest, ruleset
from escarmouche.rules.books.library import MODULE, Library

MOST_ANSWERS = 20_000


def library(key: str) -> Library:
    """The books of a game."""
    found: Library = manifest(key).part(MODULE, "LIBRARY")
    return found


GAMES = [key for key in keys() if manifest(key).has(MODULE) and library(key).missions is not None]


def begun(key: str, mission: str, seed: int = 5, **more: Any) -> Game[Any]:
    """A game of a mission, with our lists, from its beginning."""
    words, lies = speak("en", key), board(key)
    setup = lies.set_up(words, Wishes(mission=mission, seed=seed, agree=True, **more))
    return Game(ruleset(key), setup, Seeded(seed), keep=True)


def played(game: Game[Any], agent: str = "corporal", seed: int = 5) -> Game[Any]:
    """A game that officers have played to its end."""
    players = [enlist(agent, Seat(game, seat), Random(f"{seed}/{seat}")) for seat in (0, 1)]
    for _ in range(MOST_ANSWERS):
        if game.question is None:
            break
        for seat in game.waiting():
            game.answer(seat, game.number, players[seat].decide().value)
    assert game.outcome is not None
    return game


@pytest.mark.parametrize("key", GAMES)
def test_the_printed_missions_are_data_and_are_called_as_the_page_calls_them(key: str) -> None:
    missions = library(key).missions
    assert missions is not None
    offered = [one for one in board(key).missions() if one]
    assert set(offered) <= set(missions.printed)
    for language in LANGUAGES:
        words = speak(language, key)
        for one in offered:
            assert words.called(missions.printed[one].name) == words.say(f"mission-{one.replace('_', '-')}")


@pytest.mark.parametrize("key", GAMES)
def test_officers_play_the_mission_of_the_template_to_its_end(key: str) -> None:
    game = played(begun(key, library(key).template))
    setup: Any = game.setup
    assert setup.own_mission.key


@pytest.mark.parametrize("key", GAMES)
def test_a_mission_turns_with_the_table_that_is_turned_round(key: str) -> None:
    text = library(key).template
    before: Any = begun(key, text).setup
    after: Any = begun(key, text, mirror=True).setup
    width, depth = before.table.width / 1000, before.table.depth / 1000
    own = after.own_mission
    front, back = before.own_mission.zones
    assert own.zones == tuple((width - r, depth - b, width - left, depth - f) for left, f, r, b in (back, front))
    assert own.turned(after.table) == before.own_mission
    for at, spot in zip(getattr(own, "at", ()), getattr(before.own_mission, "at", ()), strict=True):
        assert at == (width - spot[0], depth - spot[1])


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_briefing_and_journal_tell_of_a_mission_of_ones_own(key: str, language: str) -> None:
    game = begun(key, library(key).template)
    setup = with_own_names(key, game.setup, [tomllib.loads(library(key).template)])
    look = Look(speak_of(language, key, setup), setup, game.state, 0, {})
    briefing = board(key).briefing(look)
    assert briefing is not None
    written = tomllib.loads(library(key).template)["mission"][0]
    assert briefing.mission == written["name"][language]
    assert briefing.scores.startswith(written["text"][language])
    assert not re.search(r"own-|briefing-|\{", briefing.scores + briefing.ends)
    told = [board(key).sentence(look.words, setup, game.state, event) for event in game.journal]
    assert any(briefing.mission in line for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_journal_of_collision_names_a_mission_of_ones_own_and_not_the_one_that_it_is_like(language: str) -> None:
    template = library("collision").template
    game = begun("collision", template)
    setup = with_own_names("collision", game.setup, [tomllib.loads(template)])
    words, lies = speak_of(language, "collision", setup), board("collision")
    told = [lies.sentence(words, setup, game.state, event) for event in game.journal]
    name = tomllib.loads(template)["mission"][0]["name"][language]
    assert words.say("event-mission-read", mission=name) in told
    assert "MissionChosen" not in {type(event).__name__ for event in game.journal}


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    ("written", "told"),
    [
        ('[[mission]]\nkey = "x"\n', "x: name is missing"),
        ('[[mission]]\nkey = "x"\nname = "X <b>"\n', "< and > are not allowed"),
        ('[[mission]]\nkey = "x"\nname = "X"\nvictroy = 3\n', "is not known"),
        ('[[mission]]\nkey = "x"\nname = "X"\nscores = [{ for = "applause" }]\n', "cannot be “applause”"),
        ('[[mission]]\nkey = "x"\nname = "X"\nzones = [[0, 0, nan, 9], [0, 20, 9, 30]]\n', "a number lies between"),
        ('[[mission]]\nkey = "x"\nname = "X"\nzones = [[0, 0, 9, 9], [5, 5, 12, 12]]\n', "that do not overlap"),
        (
            '[[mission]]\nkey = "x"\nname = "X"\nzones = [[0, 0, 9, 9], [0, 200, 9, 209]]\n',
            "does not lie on this table",
        ),
        (
            '[[mission]]\nkey = "x"\nname = "X"\nzones = [[0, 0, 9], [0, 20, 9, 30]]\n',
            "4 values in square brackets",
        ),
        ('[[mission]]\nkey = "x"\nname = "' + "X" * 61 + '"\n', "name"),
        ('name = "No mission"\n', "there is no mission"),
    ],
)
def test_a_mission_that_nobody_can_play_is_refused_with_a_sentence(key: str, written: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        begun(key, f'game = "{key}"\n{written}')
    assert told in board(key).sentence(speak("en", key), None, None, refused.value.reason)


def test_all_faults_of_a_mission_are_told_at_once_with_their_lines() -> None:
    """What only Combat Zone and Trauma know of a mission is refused like everything else in a book."""
    lines = {
        "combatzone": [
            'opening = "raid"', "turns = 0", "objects = [{ points = -1 }]",
            'scores = [{ for = "exit", by = "nobody" }]', "at = [[true, 3]]",
        ],
        "trauma": [
            'opening = "siege"', "objects = [[1, 2, 3]]", 'landmarks = [{ kind = "drop", at = [1, 2] }]',
            'scores = [{ for = "gamma", by = "attackers" }]', "victory = 0",
        ],
    }  # fmt: skip
    for key, written in lines.items():
        text = f'game = "{key}"\nname = "B"\n[[mission]]\nkey = "x"\nname = "X"\n' + "\n".join(written)
        flaws = library(key).stock([written_book(text)]).flaws
        assert sorted(flaw.line for flaw in flaws) == [6, 7, 8, 9, 10]


def test_what_does_not_fit_together_in_a_mission_is_told() -> None:
    """Points for objects without any, objects without points, and parts that nobody has."""
    written = {
        "combatzone": [("objects = [{}]\nscores = [{ for = 'exit' }]", "a mission without objects")],
        "trauma": [
            ("scores = [{ for = 'operate' }]", "a mission with objects"),
            ("objects = [[9, 9]]", "scores that count"),
            ("scores = [{ for = 'gamma', by = 'attacker' }]", "both"),
        ],
    }
    for key, cases in written.items():
        for text, told in cases:
            with pytest.raises(Refused) as refused:
                begun(key, f'game = "{key}"\n[[mission]]\nkey = "x"\nname = "X"\n{text}\n')
            assert told in board(key).sentence(speak("en", key), None, None, refused.value.reason)


def test_the_dispute_draw_is_reached_in_play() -> None:
    """Officers play until a game ends even in points, which the higher card then settles."""
    mission = 'game = "collision"\n[[mission]]\nkey = "even"\nname = "Even"\nlike = "domination"\n'
    mission += 'turns = 1\ntie = "dispute"\nscores = [{ for = "districts", points = 0 }]\n'
    game = played(begun("collision", mission, seed=2), seed=2)
    settled = [event for event in game.journal if type(event).__name__ == "DisputeSettled"]
    assert len(settled) == 1
    assert game.outcome is not None
    assert game.outcome.winner == settled[0].seat  # type: ignore[attr-defined]


def test_officers_operate_the_objects_of_a_mission() -> None:
    """A corporal goes to what can be operated, operates it, and has points for it."""
    mission = (
        'game = "trauma"\n[[mission]]\nkey = "levers"\nname = "Levers"\nturns = 3\nobjects = [[45, 30], [45, 90]]\n'
    )
    mission += 'landmarks = [{ kind = "alpha", at = [10, 60] }]\n'
    mission += 'scores = [{ for = "operate", points = 3 }]\n'
    game = played(begun("trauma", mission, seed=3), seed=3)
    operated = [event for event in game.journal if type(event).__name__ == "Operated"]
    assert operated
    assert game.outcome is not None
    assert sum(game.outcome.scores) == 3 * len(operated)


TWO = """
game = "firefight"
name = "Two"
[[mission]]
key = "one"
name = { en = "The one", de = "Die eine" }
[[mission]]
key = "other"
name = { en = "The other", de = "Die andere" }
rounds = 2
"""


def test_of_several_missions_in_a_book_one_is_named() -> None:
    assert missions_named("firefight", TWO, "de") == [("one", "Die eine"), ("other", "Die andere")]
    first: Any = begun("firefight", TWO).setup
    second: Any = begun("firefight", TWO, mission_key="other").setup
    assert (first.own_mission.key, second.own_mission.rounds) == ("one", 2)
    with pytest.raises(Refused, match="refused-no-mission"):
        begun("firefight", TWO, mission_key="third")


def test_a_list_tells_its_books_before_the_game() -> None:
    own = '[[own_book]]\nkey = "mine"\ngame = "trauma"\nname = { en = "My book", de = "Mein Buch" }\n'
    own += 'builds_on = ["armoury"]\n'
    own += '[[own_book.rule]]\nkey = "idle"\nname = "Idle"\ntext = "Nothing."\n'
    assert books_of_list("trauma", "de", 'name = "L"\nbooks = ["ashen", "mine"]\n' + own)[-1].startswith("Mein Buch")
    assert "Idle" in books_of_list("trauma", "en", 'name = "L"\nbook = "mine"\n' + own)[-1]
