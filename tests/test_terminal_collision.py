"""Collision at the terminal, on the command line and in the laboratory."""

import re
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from escarmouche.agents import advise, enlist
from escarmouche.cli import run
from escarmouche.engine.game import Game
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Choose, Option
from escarmouche.engine.reasons import Refused
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.lab import GROUND
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.mission.mission import MISSIONS
from escarmouche.games.collision.rules.state import CollisionSetup
from escarmouche.games.collision.terminal.desk import DESK, GLYPHS
from escarmouche.registry import ruleset
from escarmouche.table.table import Table
from escarmouche.terminal import files
from escarmouche.terminal.desk import Wishes
from escarmouche.terminal.files import load_game, rules_version, write_text
from escarmouche.terminal.picture import Figure, Picture
from escarmouche.terminal.playing import Sitting
from escarmouche.terminal.prompt import as_typed, read, show
from escarmouche.terminal.words import speak
from tests import desks
from tests.word_files import messages

WORDS = speak("en", "collision")
PACKAGE = Path(files.__file__).parents[1]
TEXT = PACKAGE / "games" / "collision" / "text"
UNSAID = re.compile(r"\{|\$|\b(?:ask|event|option|refused|reason|kind|model|desk|keyword|hint|mission)-[a-z]")


def new_game(seed: int = 3, mission: str = "collision-hunt", **options: str) -> Game[Any]:
    lists = ["reclaimers-patrol", "unwanted-pack"]
    return desks.new_game(DESK, WORDS, seed, lists=lists, table="ashmarket", mission=mission, options=options)


@cache
def asked(text: str, mission: str = "collision-hunt", seed: int = 3) -> tuple[Sitting, Any]:
    return desks.played_to(DESK, WORDS, new_game(seed, mission), text, Random(seed))


def setup_of(game: Game[Any]) -> CollisionSetup:
    assert isinstance(game.setup, CollisionSetup)
    return game.setup


def told(typed: list[str], language: str = "en", *, width: int = 100) -> str:
    return desks.told(DESK, speak(language, "collision"), new_game(), typed, width)


# Setting up


def test_a_game_is_set_up_as_it_is_wished() -> None:
    wishes = Wishes(
        ["unwanted-fire", "reclaimers-salvage"], "cistern-row", 450, {"table_size": "36"}, 1, False, "ambush"
    )
    setup = DESK.set_up(WORDS, wishes)
    assert isinstance(setup, CollisionSetup)
    assert [gang.name for gang in setup.lists] == ["Fire and noise", "Salvage party"]
    assert (setup.table.name, setup.table.width, setup.size, setup.mission) == ("Cistern Row", 36000, 450, "ambush")
    assert setup.options["table_size"] == "36"


def test_without_wishes_there_are_two_gangs_a_table_of_the_seed_and_a_mission_to_be_drawn() -> None:
    setup = DESK.set_up(WORDS, Wishes(seed=4))
    assert isinstance(setup, CollisionSetup)
    assert setup.lists[0].faction != setup.lists[1].faction
    assert (setup.size, setup.mission) == (400, "")
    assert setup.table == tables.generate(4)


@pytest.mark.parametrize(
    ("wishes", "text"),
    [
        (Wishes(lists=["nobody"]), "refused-unknown-list"),
        (Wishes(lists=["unwanted-fire"] * 3), "refused-too-many-lists"),
        (Wishes(size=399), "refused-broken-list"),
        (Wishes(mission="raid"), "refused-unknown-mission"),
        (Wishes(table="nowhere"), "refused-unknown-table"),
        (Wishes(table="missing.toml"), "refused-file-unread"),
        (Wishes(options={"table_size": "40"}), "refused-option-value"),
    ],
)
def test_what_cannot_be_set_up_is_refused(wishes: Wishes, text: str) -> None:
    with pytest.raises(Refused) as refused:
        DESK.set_up(WORDS, wishes)
    assert refused.value.reason.text == text


def test_a_table_of_the_wrong_size_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text('name = "Small"\nwidth = 24\ndepth = 24\n', "utf-8")
    with pytest.raises(Refused) as refused:
        DESK.table(str(file))
    assert refused.value.reason.text == "refused-table-sides"


def test_the_faults_of_a_gang_file_are_told_with_its_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Mine"\n[[model]]\ncharacter = "nobody"\n', "utf-8")
    unknown, few = DESK.faults(WORDS, file)
    assert unknown.startswith("mine.toml:3: There is no character card “nobody”; right would be one of: alpha, ")
    assert few == "mine.toml: The gang has 1 model; it needs at least 3."
    with pytest.raises(Refused, match="refused-broken-list"):
        DESK.set_up(WORDS, Wishes(lists=[str(file)]))


# Looking


def test_every_terrain_kind_has_a_character_and_a_word() -> None:
    assert set(GLYPHS) == set(tables.kinds())
    assert len(set(GLYPHS.values())) == len(GLYPHS)
    assert all(WORDS.has(f"kind-{kind}") for kind in GLYPHS)


@pytest.mark.parametrize(("facing", "row"), [(0, "  A→ "), (900, "  A  "), (1800, " ←A  "), (450, "  A  ")])
def test_an_arrow_beside_a_model_shows_where_it_looks(facing: int, row: str) -> None:
    picture = Picture(Table("t", 5000, 10000), {}, 5)
    lines = [line.plain[4:-1] for line in picture.draw([Figure(2500, 5000, "A", "", facing)])[1:-2]]
    assert lines[2] == row
    assert "".join(lines).count("↑") == (facing == 900)
    assert lines[1] == {900: "  ↑  ", 450: "   ↗ "}.get(facing, "     ")


def test_an_arrow_hides_nobody() -> None:
    picture = Picture(Table("t", 5000, 10000), {}, 5)
    drawn = picture.draw([Figure(2500, 5000, "A", "", 0), Figure(3500, 5000, "b", "", 1800)])
    assert "Ab" in "".join(line.plain for line in drawn)


def test_the_enemys_cards_are_blanks() -> None:
    sitting, _ = asked("activate")
    state, seat, full = sitting.state, sitting.seat.id, sitting.game.state
    assert state.boards[seat].hand == full.boards[seat].hand
    assert set(state.boards[1 - seat].hand) == {"?"}
    for owner in (0, 1):
        shown, real = state.boards[owner], full.boards[owner]
        assert set(shown.deck) == {"?"}
        assert [len(pile) for pile in (shown.deck, shown.hand, shown.discard)] == [
            len(pile) for pile in (real.deck, real.hand, real.discard)
        ]


def test_the_legend_counts_wounds_tokens_and_cards() -> None:
    sitting, _ = asked("activate")
    state, seat = sitting.state, sitting.seat.id
    own = next(model for model in state.models if model.owner == seat)
    own.wounds, own.jams, own.pins, own.watching = 1, 1, 2, True
    lines = DESK.legend(WORDS, setup_of(sitting.game), state, seat)
    board = state.boards[seat]
    assert lines[0] == "Collision hunt, turn 1"
    assert lines[2].strip() == f"{board.pool} AP, hand {len(board.hand)}, deck {len(board.deck)}, {board.score} VP"
    assert re.search(r"wounds 1/\d, jam 1, pinned 2, .*overwatch", lines[3])
    assert sum("collision marker" in line for line in lines) == 3


@pytest.mark.parametrize(("mission", "stripes"), [("collision-hunt", 0), ("ambush", 2), ("domination", 4)])
def test_the_map_shows_the_lines_that_a_mission_is_about(mission: str, stripes: int) -> None:
    sitting, _ = asked("activate", mission)
    assert len(DESK.stripes(setup_of(sitting.game), sitting.state)) == stripes
    deploying, _ = asked("deploy", mission)
    assert len(DESK.stripes(setup_of(deploying.game), deploying.state)) == 2


def test_every_card_of_the_box_can_be_shown_in_every_language() -> None:
    for language in LANGUAGES:
        words = speak(language, "collision")
        for pair in (["reclaimers-patrol", "unwanted-fire"], ["reclaimers-salvage", "unwanted-pack"]):
            setup = DESK.set_up(words, Wishes(pair))
            assert isinstance(setup, CollisionSetup)
            state = ruleset("collision").begin(setup)
            assert not UNSAID.search("\n".join(DESK.cards(words, setup, state, 0)))


def test_options_carry_the_letter_of_their_model() -> None:
    sitting, question = asked("activate")
    spoken = sitting.spoken()
    letters = [spoken.code(option) for option in question.options]
    assert letters[-1] is None
    assert len(set(letters)) == len(letters)
    assert not {code.upper() for code in spoken.codes.values()} & set("ABNESWO")
    assert spoken.code(Option("x", "", {"target": 0, "model": 1})) == spoken.codes[0]


# Typing


@pytest.mark.parametrize(
    ("typed", "facing"), [("stay facing s", 2700), ("facing nw", 1350), ("FACING 90", 900), ("facing 0 0", None)]
)
def test_a_model_turns_on_the_spot(typed: str, facing: int | None) -> None:
    sitting, question = asked("move")
    (track,) = read(question, typed, sitting.spoken()).values()
    assert len(track.spots) == 1
    assert track.facing == facing or (facing is None and 1800 <= track.facing <= 2700)


def test_a_model_looks_at_what_is_named() -> None:
    sitting, question = asked("move")
    spoken = sitting.spoken()
    foe = next(goal for goal in spoken.goals if len(goal.name) == 1 and goal.name.islower())
    (track,) = read(question, f"facing {foe.name}", spoken).values()
    x, y, _ = track.end
    (pointed,) = read(question, f"facing {foe.x / 1000} {foe.y / 1000}", spoken).values()
    assert track.facing == pointed.facing
    assert (foe.x > x) == (track.facing < 900 or track.facing > 2700)
    assert (foe.y > y) == (track.facing < 1800)


@pytest.mark.parametrize("typed", ["facing", "facing nowhere", "stay facing", "12 facing n", "stay n"])
def test_what_cannot_be_understood_is_refused(typed: str) -> None:
    sitting, question = asked("move")
    with pytest.raises(Refused) as refused:
        read(question, typed, sitting.spoken())
    assert refused.value.reason.text == "refused-unclear"


def test_a_way_of_moving_can_be_named() -> None:
    sitting, question = asked("move")
    x, y, _ = question.planner.detail()["starts"][question.models[0]]
    with pytest.raises(Refused) as refused:
        read(question, f"{x / 1000} {y / 1000 + 1} leap", sitting.spoken())
    assert refused.value.reason.text.startswith("refused-")
    assert refused.value.reason.text != "refused-unclear"


def test_whoever_arrives_is_set_down_and_cannot_stay() -> None:
    sitting, question = asked("arrive", "ambush")
    hint = "".join(line.plain for line in show(question, sitting.spoken(), question.default))
    assert "stay" not in hint
    with pytest.raises(Refused):
        read(question, "stay", sitting.spoken())
    (track,) = read(question, "toward 1 facing s", sitting.spoken()).values()
    assert (len(track.spots) > 1, track.facing) == (True, 2700)


def test_an_answer_is_told_as_it_is_typed() -> None:
    sitting, question = asked("move")
    spoken, rng = sitting.spoken(), Random(1)
    assert isinstance(question, Place)
    for _ in range(6):
        answer = question.sample(rng)
        again = read(question, as_typed(question, answer, spoken), spoken)
        assert {key: track.end for key, track in again.items()} == {key: track.end for key, track in answer.items()}
        assert [track.facing for track in again.values()] == [track.facing for track in answer.values()]


# Playing


@pytest.mark.parametrize(("language", "mission"), list(zip(LANGUAGES, MISSIONS, strict=True)))
def test_enter_all_the_time_plays_a_whole_game(language: str, mission: str) -> None:
    shown, game = StringIO(), new_game(5, mission)
    words = speak(language, "collision")
    opponent = enlist("recruit", Seat(game, 1), Random(5))
    sitting = Sitting(game, DESK, words, Console(file=shown, width=100), you=0, opponent=opponent,
                      type_in=lambda prompt: "")  # fmt: skip
    sitting.play()
    assert game.outcome is not None
    assert game.reports == []
    assert not UNSAID.search(shown.getvalue())


def test_enter_answers_what_the_corporal_would() -> None:
    sitting, question = asked("activate")
    assert isinstance(question, Choose)
    assert question.allows(advise("corporal", sitting.seat, Random(1)).decide().value)


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [("en", "hint", "front of the zone"), ("fr", "conseil", "à l’avant de la zone"), ("de", "rat", "vorn in der Zone")],
)
def test_a_hint_says_why(language: str, word: str, said: str) -> None:
    shown = told([word], language)
    assert said in shown
    assert "Traceback" not in shown


def test_help_and_units_speak_of_this_game() -> None:
    shown = told(["help", "units", "map", "why", "why act-01"], width=200)
    for said in ("facing n", "why COL-ACT-01", "Long rifle (6 to 36 in", "Push back 2", "container", "COL-ACT-01: "):
        assert said in shown
    assert "spells" not in shown


def test_the_hand_is_shown_when_it_changes_and_the_columns_of_a_confrontation() -> None:
    sitting, question = asked("share-modifiers", seed=6)
    (hand, *columns) = DESK.beside(WORDS, setup_of(sitting.game), sitting.state, sitting.seat.id)
    assert hand.startswith("Your hand: ")
    assert len(columns) == len(question.over)
    assert columns[0].startswith("Column 1: attack (")
    shown = sitting.console.file
    assert isinstance(shown, StringIO)
    sitting.show_desk()
    sitting.show_desk()
    assert shown.getvalue().count("Your hand: ") == 1
    assert DESK.name(WORDS, setup_of(sitting.game), sitting.state, question.over[0]) == "Column 1"


def test_a_face_down_card_of_the_enemy_is_never_named() -> None:
    sitting, _ = asked("share-modifiers", seed=6)
    game, rival = sitting.game, 1 - sitting.seat.id
    state = DESK.seen(game.view(rival)["state"])
    lines = DESK.beside(WORDS, setup_of(game), state, rival)
    clash = game.state.confrontation
    assert clash is not None
    side = "attack" if clash.attacker == sitting.seat.id else "defence"
    assert all(re.search(rf"{side} \([AB]\) a face-down card", line) for line in lines if line.startswith("Column"))


def test_a_game_can_be_saved_and_gone_on_with(tmp_path: Path) -> None:
    from escarmouche.engine import save

    sitting, _ = asked("activate")
    write_text(tmp_path / "game.esc", save.dump(sitting.game, rules_version("collision")))
    assert load_game(tmp_path / "game.esc").game.hash() == sitting.game.hash()


# The command line


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("rosters collision", "reclaimers-cordon    Street cordon, Reclaimers: 5 models, 400 shards"),
        ("-l de rosters collision", "Charaktere mit ihren Splittern"),
        ("tables collision", "ashmarket"),
        ("tables collision broken-spire", "tower"),
        ("rules collision --options", "previous_non_starter_starts_without_card last turn"),
        ("rules collision COL-ACT-01", "COL-ACT-01: "),
    ],
)
def test_commands_know_collision(command: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command.split()) == 0
    shown = capsys.readouterr().out
    assert said in shown
    assert not UNSAID.search(shown)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("odds collision shooting", "no odds of “shooting”"),
        ("play collision --edition it", "There is no edition “it”"),
        ("play firefight --edition fr", "no options that differ between editions"),
        ("play firefight --mission ambush", "only one mission"),
        ("simulate firefight --mission ambush", "only one mission"),
    ],
)
def test_what_collision_or_firefight_does_not_have_is_refused_in_one_sentence(
    command: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command.split()) == 2
    shown = capsys.readouterr().err
    assert said in shown
    assert shown.count("\n") == 1


@pytest.mark.parametrize("edition", ["fr", "de"])
def test_an_edition_sets_every_option_on_which_the_books_differ(edition: str) -> None:
    chosen = CATALOGUE.choose(CATALOGUE.edition(edition))
    for key, (_, option) in CATALOGUE.options.items():
        assert chosen[key] == (getattr(option, edition) or option.default)


@pytest.mark.usefixtures("english")
def test_a_simulation_of_an_edition_is_kept_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "simulate",
        "collision",
        "--seats",
        "recruit,recruit",
        "--games",
        "2",
        "--cores",
        "1",
        "--out",
        "x.parquet",
    ]
    options = ["--edition", "de", "--option", "overwatch_shot=may", "--mission", "ambush"]
    assert run([*command, *options]) == 0
    shown = capsys.readouterr().out
    assert "victory points" in shown
    assert "shards lost" in shown
    assert run([*command, "--edition", "de", "--mission", "ambush", "--resume"]) == 2
    assert "other options: overwatch_shot=may, not overwatch_shot=must" in capsys.readouterr().err
    assert run([*command, *options[:4], "--resume"]) == 2
    assert "another mission: ambush, not —" in capsys.readouterr().err


# The laboratory


def test_a_game_comes_to_points_and_casualties() -> None:
    setup = DESK.set_up(WORDS, Wishes(seed=1))
    assert isinstance(setup, CollisionSetup)
    state = ruleset("collision").begin(setup)
    state.turn, state.boards[1].score = 4, 3
    state.models[0].place, state.models[1].place = "dead", "left"
    tally = GROUND.tally(setup, state)
    assert (tally.rounds, tally.objectives, tally.models) == (4, (0, 3), (1, 0))
    assert tally.points == (float(setup.lists[0].models[0].cost), 0.0)


# Words


def test_no_word_of_the_screen_is_said_elsewhere() -> None:
    elsewhere = [*(PACKAGE / "text" / "en").glob("*.ftl"), *(TEXT / "en").glob("*.ftl")]
    others = [key for file in elsewhere if file.name != "screen.ftl" for key in messages(file)]
    assert set(others).isdisjoint(messages(TEXT / "en" / "screen.ftl"))


def test_french_keeps_its_signs_together() -> None:
    for file in (PACKAGE / "text" / "fr" / "games.ftl", TEXT / "fr" / "screen.ftl"):
        said = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in said if re.search(r" [:;!?»]|« ", line)] == []
