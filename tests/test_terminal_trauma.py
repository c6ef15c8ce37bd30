"""Trauma at the terminal and on the command line."""

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
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Arrange, Choose, Option
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.trauma.rules.lists.reading import ready_keys
from escarmouche.games.trauma.rules.mission import tables
from escarmouche.games.trauma.rules.naming import unit_names
from escarmouche.games.trauma.rules.state import NO_UNIT, TraumaSetup
from escarmouche.games.trauma.terminal.desk import DESK, GLYPHS
from escarmouche.registry import ruleset
from escarmouche.terminal.desk import Wishes
from escarmouche.terminal.picture import Picture
from escarmouche.terminal.playing import Quit, Sitting
from escarmouche.terminal.prompt import as_typed, read, show
from escarmouche.terminal.words import speak
from tests import desks
from tests.odds.trauma_scenes import Scene, squad

WORDS = speak("en", "trauma")
UNSAID = re.compile(r"\{|\$|\b(?:ask|event|option|refused|reason|kind|unit|desk|keyword|odds|mission|point)-[a-z]")
ON_SCREEN = {"trace"}
"""Kinds that come about in a game only."""


def new_game(seed: int = 3, **wishes: Any) -> Game[Any]:
    return desks.new_game(DESK, WORDS, seed, **wishes)


@cache
def asked(text: str, seed: int = 3) -> tuple[Sitting, Any]:
    return desks.played_to(DESK, WORDS, new_game(seed), text, Random(seed))


def told(typed: list[str], language: str = "en") -> str:
    return desks.told(DESK, speak(language, "trauma"), new_game(), typed)


# Setting up


def test_a_game_is_set_up_as_it_is_wished() -> None:
    setup = DESK.set_up(WORDS, Wishes(["chorus-45", "meridian-45"], "great-yard"))
    assert isinstance(setup, TraumaSetup)
    assert [army.name for army in setup.lists] == ["Chorus ascension", "Meridian battle group"]
    assert (setup.size, setup.mission, setup.table.width) == (45, "generator", 120_000)


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


def test_an_army_in_a_file_is_read_and_its_faults_are_told_with_its_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Mine"\nbook = "meridian"\npoints = 30\n[[unit]]\nentry = "nobody"\n', "utf-8")
    faults = DESK.faults(WORDS, file)
    assert [line.partition(": ")[0] for line in faults] == ["mine.toml:4", "mine.toml", "mine.toml"]
    with pytest.raises(Refused, match="refused-broken-list"):
        DESK.set_up(WORDS, Wishes(lists=[str(file)]))


# Looking


def test_every_terrain_kind_has_a_character_and_a_word() -> None:
    assert set(GLYPHS) - ON_SCREEN == set(tables.kinds())
    solid = [glyph for kind, glyph in GLYPHS.items() if not kind.startswith("quarter")]
    assert len(set(solid)) == len(solid)
    assert all(WORDS.has(f"kind-{kind}") for kind in GLYPHS)


def test_the_ruler_counts_tens_of_centimetres() -> None:
    table = DESK.table("3")
    feet = Picture(table, GLYPHS, unit=DESK.unit).draw([])[-1].plain
    assert feet.split() == ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90"]


def test_ones_own_row_is_open_and_of_the_enemys_only_the_number() -> None:
    sitting, _ = asked("opportunity")
    setup, state, seat = sitting.game.setup, sitting.state, sitting.seat.id
    assert isinstance(setup, TraumaSetup)
    own, theirs = state.sides[seat], state.sides[1 - seat]
    names = ", ".join(unit_names(setup, None)[unit] for unit in sitting.game.state.sides[seat].row)
    assert set(theirs.row) == {NO_UNIT}
    row = DESK.beside(WORDS, setup, state, seat)[0]
    assert row == f"Your row: {names}. Enemy: {len(theirs.row)} cards face down."
    assert len(own.row) == len(sitting.game.state.sides[seat].row)


def test_the_legend_tells_points_states_orders_and_structure() -> None:
    sitting, _ = asked("fire-salvo")
    state, seat = sitting.state, sitting.seat.id
    infantry = next(unit for unit in state.units if unit.place == "table" and len(unit.models) > 1)
    infantry.disorganised, infantry.down, infantry.orders = True, True, ["take-cover"]
    state.models[infantry.models[0]].down = True
    assert isinstance(sitting.game.setup, TraumaSetup)
    lines = DESK.legend(WORDS, sitting.game.setup, state, seat)
    assert lines[0] == f"The generator, turn {state.turn}"
    assert re.fullmatch(r"\d+ CP, \d+ RP, \d+ VP", lines[2].strip())
    assert any(re.search(r"\d/\d: Disorganised, On the ground, Take cover!, 1 on the ground", line) for line in lines)
    assert any("gamma point: " in line for line in lines)


def test_a_ticked_box_is_crossed_out() -> None:
    sitting, _ = asked("opportunity")
    setup, state = sitting.game.setup, sitting.state
    assert isinstance(setup, TraumaSetup)
    unit = next(unit for unit in state.units if setup.lists[unit.owner].units[unit.profile].structure)
    vehicle = state.models[unit.models[0]]
    unit.place, vehicle.ticks, vehicle.immobile, vehicle.broken = "table", 2, True, [0]
    (line,) = [line for line in DESK.legend(WORDS, setup, state, 0) if "××" in line]
    assert re.search(r"××[OI]+X .*, Propulsion destroyed, a weapon is out of action", line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in ready_keys() if key.endswith("-45")])
def test_every_book_can_be_shown(language: str, key: str) -> None:
    words = speak(language, "trauma")
    setup = DESK.set_up(words, Wishes([key, key]))
    assert isinstance(setup, TraumaSetup)
    assert not UNSAID.search("\n".join(DESK.cards(words, setup, ruleset("trauma").begin(setup), 0)))


def test_options_carry_the_letter_of_their_target() -> None:
    sitting, _ = asked("fire-salvo")
    spoken = sitting.spoken()
    assert spoken.code(Option("x", "", {"target": 0, "unit": 1})) == spoken.codes[0]
    assert not {code.upper() for code in spoken.codes.values()} & set("ABNESWO")


def test_a_salvo_says_what_may_come_of_it() -> None:
    arms = ["heavy machine gun", "grenade launcher"]
    squads = [squad("Guns", "A", (20, 20), 2, weapons=arms), squad("Targets", "B", (20, 60), 5)]
    game = Scene(squads, "fire", "0:1").begin(Seeded(0))
    sitting = Sitting(game, DESK, WORDS, Console(), you=0, opponent=enlist("recruit", Seat(game, 1), Random(1)))
    assert isinstance(game.question, Choose)
    phrases = [sitting.spoken().odds(option) for option in game.question.options if option.forecast is not None]
    assert phrases == [
        "≈2.7 lost, 7% eliminated, 34% disorganised",
        "≈2.4 lost, ≈1.2 thrown down, 6% eliminated, 37% disorganised, 40% on the ground",
    ]


# Typing


def test_a_row_is_laid_by_numbers() -> None:
    sitting, question = asked("row")
    assert isinstance(question, Arrange)
    backwards = list(reversed(question.allowed))
    assert read(question, as_typed(question, backwards, sitting.spoken()), sitting.spoken()) == backwards


def test_lengths_are_told_in_centimetres() -> None:
    sitting, question = asked("move")
    assert isinstance(question, Place)
    hint = "".join(line.plain for line in show(question, sitting.spoken(), question.default))
    assert " cm at most" in hint
    assert " in at most" not in hint


# Playing


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_all_the_time_plays_the_first_turn(language: str) -> None:
    shown, game = StringIO(), new_game(5)
    opponent = enlist("recruit", Seat(game, 1), Random(5))

    def type_in(prompt: str) -> str:
        if game.state.turn > 1:
            raise Quit
        return ""

    console = Console(file=shown, width=100)
    sitting = Sitting(game, DESK, speak(language, "trauma"), console, you=0, opponent=opponent, type_in=type_in)
    with pytest.raises(Quit):
        sitting.play()
    assert game.reports == []
    assert not UNSAID.search(shown.getvalue())


def test_help_and_units_speak_of_this_game() -> None:
    shown = told(["help", "units", "map", "why", "why salvo-06"])
    for said in ("in centimetres", "lays your row", "line rifle (Precision 4", "blockhouse", "TRA-SALVO-06: "):
        assert said in shown


# The command line


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("rosters trauma", "meridian-30       Meridian column, "),
        ("-l fr rosters trauma", "Livres d’armée"),
        ("tables trauma", "kiln-street"),
        ("tables trauma salt-quay", "container"),
        ("rules trauma TRA-SALVO-06", "TRA-SALVO-06: "),
    ],
)
def test_commands_know_trauma(
    command: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run(command.split()) == 0
    shown = capsys.readouterr().out
    assert said in shown
    assert not UNSAID.search(shown)
