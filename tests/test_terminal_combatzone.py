"""Combat Zone at the terminal and on the command line."""

import re
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from escarmouche.agents import enlist
from escarmouche.cli import run
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Amount, Assign, Choose
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.combatzone.board.question_marks import trail_shown
from escarmouche.games.combatzone.conformance.stage import CombatZoneScene
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.games.combatzone.rules.mission.missions import MISSIONS
from escarmouche.games.combatzone.rules.naming import figure_names
from escarmouche.games.combatzone.rules.shooting.opportunity import ASK_MOMENT
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, State
from escarmouche.games.combatzone.terminal.desk import DESK, GLYPHS
from escarmouche.terminal.desk import Wishes
from escarmouche.terminal.picture import initials
from escarmouche.terminal.playing import Quit, Sitting
from escarmouche.terminal.prompt import as_typed, read, show
from escarmouche.terminal.words import speak
from tests import desks

WORDS = speak("en", "combatzone")
UNSAID = re.compile(
    r"\{|\$|\b(?:ask|event|option|refused|reason|kind|edge|keyword|odds|mission|token|shown|thing|weapon|place)-[a-z]"
)


def new_game(seed: int = 3, **wishes: Any) -> Game[Any]:
    return desks.new_game(DESK, WORDS, seed, **wishes)


@cache
def asked(text: str, seed: int = 3, mission: str = "gang-fight") -> tuple[Sitting, Any]:
    return desks.played_to(DESK, WORDS, new_game(seed, mission=mission), text, Random(seed))


def told(typed: list[str]) -> str:
    return desks.told(DESK, WORDS, new_game(), typed)


# Setting up


def test_a_game_is_set_up_as_it_is_wished() -> None:
    setup = DESK.set_up(WORDS, Wishes(["foundry-300", "hounds-300"], "pump-station", mission="retrieve"))
    assert isinstance(setup, CombatZoneSetup)
    assert [force.faction for force in setup.lists] == ["foundry-nine", "copper-hounds"]
    assert (setup.size, setup.mission) == (300, "retrieve")


@pytest.mark.parametrize(
    ("wishes", "text"),
    [
        (Wishes(lists=["nobody"]), "refused-unknown-list"),
        (Wishes(table="missing.toml"), "refused-file-unread"),
        (Wishes(mission="raid"), "refused-unknown-scenario"),
    ],
)
def test_what_cannot_be_set_up_is_refused(wishes: Wishes, text: str) -> None:
    with pytest.raises(Refused) as refused:
        DESK.set_up(WORDS, wishes)
    assert refused.value.reason.text == text


def test_a_force_in_a_file_is_read_and_its_faults_are_told_with_its_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Mine"\nfaction = "hounds"\npoints = 200\n', "utf-8")
    faults = DESK.faults(WORDS, file)
    assert faults
    assert all(line.startswith("mine.toml: ") for line in faults)
    with pytest.raises(Refused, match="refused-broken-list"):
        DESK.set_up(WORDS, Wishes(lists=[str(file)]))


# Looking


def test_every_terrain_kind_has_a_character_and_a_word() -> None:
    assert set(GLYPHS) == set(tables.kinds())
    assert len(set(GLYPHS.values())) == len(GLYPHS)
    assert all(WORDS.has(f"kind-{kind}") for kind in GLYPHS)


def test_every_figure_of_a_large_force_has_a_letter_of_its_own() -> None:
    letters = initials([f"Trooper {number}" for number in range(26)], "ABNESWO")
    assert len(set(letters)) == 26
    assert "?" not in letters


def test_the_legend_shows_points_groups_and_markers() -> None:
    sitting, _ = asked("act")
    state, setup = sitting.state, sitting.game.setup
    assert isinstance(setup, CombatZoneSetup)
    lines = "\n".join(DESK.legend(WORDS, setup, state, sitting.seat.id))
    assert "●●●●●●" in lines
    assert all(group.name in lines for force in setup.lists for group in force.groups)
    assert "0 victory points" in lines
    assert DESK.beside(WORDS, setup, state, sitting.seat.id)[0].startswith(figure_names(setup, None)[state.figure])


def test_the_card_of_a_machine_shows_its_damage() -> None:
    card = {"name": "Crusher", "at": [60, 60], "class": "heavy", "damages": ["major power"], "reaction": ""}
    scene = CombatZoneScene({"begin": "count", "figure": [card]})
    shown = "\n".join(DESK.cards(WORDS, scene.setup, scene.state(), 0))
    assert "Power: Major damage" in shown


def test_a_hidden_figure_is_shown_to_nobody_but_its_owner() -> None:
    sitting, _ = asked("name-first", mission="ambush")
    game, ambusher = sitting.game, sitting.game.state.ambusher
    assert isinstance(game.setup, CombatZoneSetup)
    hidden = [one for one in game.state.figures if one.place == "hidden"]
    assert hidden
    for seat in (0, 1):
        state = DESK.seen(Seat(game, seat).view()["state"])
        drawn = {(figure.x, figure.y) for figure in DESK.figures(game.setup, state, seat) if figure.glyph.isalpha()}
        named = {(goal.x, goal.y) for goal in DESK.goals(WORDS, game.setup, state, seat)}
        assert all(((one.x, one.y) in drawn) == (seat == ambusher) for one in hidden)
        assert all(((one.x, one.y) in named) == (seat == ambusher) for one in hidden)


# What may come of it


def armed(key: str, *others: dict[str, Any]) -> tuple[Sitting, Any]:
    """Ada fires an assault rifle at Bo, as she is asked."""
    ada = {"name": "Ada", "at": [60, 40], "weapons": ["assault_rifle"]}
    bo = {"name": "Bo", "side": "B", "at": [60, 60], "armour": "vest"}
    case = {"begin": "perform", "with": {"figure": "Ada", "key": key}, "figure": [ada, bo, *others]}
    game: Game[State] = CombatZoneScene(case).play(Seeded(1))
    return desks.sitting_of(DESK, WORDS, game, 0), game.question


def test_each_shot_of_a_burst_says_what_it_does_with_those_before_it() -> None:
    sitting, question = armed("burst:0", {"name": "Cy", "side": "B", "at": [70, 60]})
    assert isinstance(question, Assign)
    phrases = [sitting.spoken().odds(question.targets(item.key)[0]) for item in question.items]
    assert phrases == [
        "25% eliminated, 7% panics",
        "≈0.7 hits, 43% eliminated, 10% panics",
        "≈1.0 hits, 57% eliminated, 11% panics",
    ]


def test_an_aimed_shot_says_what_may_come_of_it() -> None:
    sitting, question = armed("aim:0")
    assert sitting.spoken().odds(question.options[0]) == "49% eliminated, 14% panics"


def test_a_round_of_close_combat_says_what_becomes_of_both() -> None:
    figures = [{"name": "Ada", "at": [60, 60]}, {"name": "Bo", "side": "B", "at": [62.5, 60]}]
    scene = CombatZoneScene({"begin": "figure", "with": {"figure": "Ada"}, "figure": figures})
    game = scene.play(Seeded(1))
    sitting, question = desks.sitting_of(DESK, WORDS, game, 0), game.question
    assert isinstance(question, Choose)
    fight = next(option for option in question.options if option.key == "fight:1")
    told = "45% eliminated, 19% routed, 11% panics; Ada: 9% eliminated, 4% routed, 2% panics"
    assert sitting.spoken().odds(fight) == told


# Typing


def test_a_burst_is_allotted_by_numbers() -> None:
    sitting, question = armed("burst:0", {"name": "Cy", "side": "B", "at": [70, 60]})
    assert read(question, "1 2 3", sitting.spoken()) == {"1": "1", "2": "2", "3": Assign.NONE}


def test_a_figure_turns_to_a_point_of_the_compass_to_degrees_or_to_somebody() -> None:
    sitting, question = armed("turn")
    spoken = sitting.spoken()
    assert isinstance(question, Amount)
    assert [read(question, typed, spoken) for typed in ("n", "facing w", "45", "30 40", "Bo")] == [
        900, 1800, 450, 1800, 900,
    ]  # fmt: skip
    assert as_typed(question, 450, spoken) == "45"
    assert "“90” for degrees" in show(question, spoken, 900)[0].plain
    with pytest.raises(Refused) as refused:
        read(question, "somewhere", spoken)
    assert refused.value.reason.data["hint"] == "hint-turn-how"


def test_a_move_is_told_in_centimetres_and_turns_nobody() -> None:
    sitting, question = asked("move")
    hint = "".join(line.plain for line in show(question, sitting.spoken(), question.default))
    assert " cm at most" in hint
    assert "facing" not in hint


def test_a_place_on_a_way_is_asked_for_in_centimetres() -> None:
    question = Amount(0, ASK_MOMENT, "CBZ-OPP-06", spans=[(4, 46)], data={"target": 1, "places": []}, default=46)
    trail = trail_shown(Amount(0, ASK_MOMENT, "CBZ-OPP-06", data={"target": 1, "places": [(0, 0, 0)]}))
    assert trail is not None
    assert trail.step == 100
    spoken = asked("move")[0].spoken()._replace(step=100)
    assert [read(question, typed, spoken) for typed in ("2", "1.3", "1,3")] == [20, 13, 13]
    assert as_typed(question, 13, spoken) == "1.3"
    hint = "".join(line.plain for line in show(question, spoken, question.default))
    assert "centimetres along its way, from 0.4 to 4.6 (Enter: 4.6)" in hint


# Playing


@pytest.mark.parametrize(("language", "mission"), list(zip(LANGUAGES, MISSIONS, strict=True)))
def test_enter_all_the_time_plays_the_first_turn(language: str, mission: str) -> None:
    shown, game = StringIO(), new_game(5, mission=mission)
    opponent = enlist("recruit", Seat(game, 1), Random(5))

    def type_in(prompt: str) -> str:
        if game.state.turn > 1:
            raise Quit
        return ""

    console = Console(file=shown, width=100)
    sitting = Sitting(game, DESK, speak(language, "combatzone"), console, you=0, opponent=opponent, type_in=type_in)
    with pytest.raises(Quit):
        sitting.play()
    assert game.reports == []
    assert not UNSAID.search(shown.getvalue())


def test_help_and_units_speak_of_this_game() -> None:
    shown = told(["help", "units", "map", "why", "why hit-01"])
    for said in ("in centimetres", "the shots of a burst", "assault rifle (rate 3, 3D6, 3/25/80)", "CBZ-HIT-01: "):
        assert said in shown


# The command line


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("rosters combatzone", "hounds-packs-200    Armed Packs, "),
        ("-l fr rosters combatzone", "Factions"),
        ("tables combatzone", "pump-station"),
        ("tables combatzone market-lane", "▭ platform"),
        ("rules combatzone CBZ-HIT-01", "CBZ-HIT-01: "),
    ],
)
def test_commands_know_combat_zone(
    command: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run(command.split()) == 0
    shown = capsys.readouterr().out
    assert said in shown
    assert not UNSAID.search(shown)
