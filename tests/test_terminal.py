"""The terminal: the map, typed answers, words and files."""

import re
from contextlib import suppress
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

from escarmouche.agents import enlist
from escarmouche.engine import save
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import PieceId
from escarmouche.engine.place import Place
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Arrange, Assign, Choose, ChooseSome, Option, Split
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.firefight.rules.state import FirefightSetup
from escarmouche.games.firefight.terminal.desk import DESK, GLYPHS
from escarmouche.odds import Likelihood, Prospect, Tally
from escarmouche.registry import ruleset
from escarmouche.table.table import Piece, Table
from escarmouche.terminal import files
from escarmouche.terminal import playing as sitting
from escarmouche.terminal.desk import Goal, Wishes, desk
from escarmouche.terminal.files import load_game, read_text, rules_version, write_text
from escarmouche.terminal.inquiries import Inquiry
from escarmouche.terminal.picture import Figure, Picture, Stripe, initials
from escarmouche.terminal.playing import SCRIPT, Sitting
from escarmouche.terminal.prompt import Spoken, as_typed, read, show
from escarmouche.terminal.prospects import Teller, bar, rows
from escarmouche.terminal.rule_text import rule_lines
from escarmouche.terminal.words import native_language, speak, why

WORDS = speak("en", "firefight")
TEXT = Path(files.__file__).parents[1] / "text"
GAME_ODDS = TEXT.parent / "games" / "firefight" / "text" / "en" / "odds.ftl"


def spoken(*goals: Goal, language: str = "en") -> Spoken:
    return Spoken(speak(language, "firefight"), lambda thing: getattr(thing, "text", str(thing)), str, goals)


@cache
def moving(answers: int = 400) -> tuple[Game[Any], Seat, Place]:
    """A game at the first question about a move of a unit of several models."""
    setup = DESK.set_up(WORDS, Wishes(table="saltgate", seed=3))
    game: Game[Any] = Game(ruleset("firefight"), setup, Seeded(3))
    for _ in range(answers):
        seat = Seat(game, game.waiting()[0])
        question = seat.question()
        if isinstance(question, Place) and question.text == "move" and len(question.models) > 1:
            return game, seat, question
        seat.answer(seat.number, enlist(SCRIPT, seat, Random(seat.number)).decide().value)
    raise AssertionError("nobody moved")


# The map


def square(kind: str, left: int, front: int, right: int, back: int, *traits: str) -> Piece:
    corners = ((left, front), (right, front), (right, back), (left, back))
    return Piece(PieceId(kind), kind, corners, 0, 1000, frozenset(traits))


def test_the_far_edge_is_on_top_and_a_thin_wall_is_seen() -> None:
    table = Table("t", 12000, 12000, (square("wall", 0, 10500, 12000, 10800),))
    rows = [line.plain for line in Picture(table, {"wall": "#"}, 12).draw([])]
    assert rows[1] == " 12│############│"
    assert "#" not in "".join(rows[2:])


def test_figures_of_two_units_do_not_hide_one_another() -> None:
    rows = Picture(Table("t", 12000, 12000), {}, 12).draw([Figure(100, 100, "A"), Figure(200, 200, "b")])
    drawn = "".join(line.plain for line in rows)
    assert drawn.count("A") == drawn.count("b") == 1


def test_a_wall_in_a_ruin_is_drawn_over_it() -> None:
    ruin, wall = square("ruin", 0, 0, 4000, 4000), square("wall", 0, 0, 4000, 4000, "blocking")
    rows = Picture(Table("t", 12000, 12000, (wall, ruin)), {"ruin": "r", "wall": "w"}, 12).draw([])
    assert "r" not in "".join(line.plain for line in rows)


def test_stripes_cross_open_ground_only() -> None:
    table = Table("t", 12000, 12000, (square("wall", 0, 0, 3000, 12000),))
    rows = [line.plain for line in Picture(table, {"wall": "#"}, 12).draw([], [Stripe("x", 6500)])]
    assert rows[3] == "   │###┈┈┈┈┈┈┈┈┈│"


def test_every_terrain_kind_has_a_character_and_a_word() -> None:
    from escarmouche.games.firefight.rules.table import tables

    assert set(GLYPHS) == set(tables.kinds())
    assert len(set(GLYPHS.values())) == len(GLYPHS)
    assert all(WORDS.has(f"kind-{kind}") for kind in GLYPHS)


def test_units_get_letters_from_their_names_and_never_those_of_the_players() -> None:
    assert initials(["Toll Guard", "Toll Guard 2", "Bandits", "Archers"]) == ["T", "G", "N", "R"]
    assert len(set(initials(["Guard"] * 24))) == 24


# Typed answers

ASKED = Asks("q")
OPTIONS = [Option("x", "first"), Option("y", "second"), Option("z", "third", refused=refusal("GFF-ACT-01", "no"))]


def test_a_choice_is_typed_as_number_key_or_first_letters() -> None:
    question = Choose(0, ASKED, "R", OPTIONS)
    assert [read(question, typed, spoken()) for typed in ("2", "y", "sec")] == ["y", "y", "y"]


@pytest.mark.parametrize("typed", ["0", "4", "q", "99999999999999999999", "²", "first second"])
def test_what_is_no_choice_is_refused_with_how_to_say_it(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read(Choose(0, ASKED, "R", OPTIONS), typed, spoken())
    assert refused.value.reason.text == "refused-unclear"
    assert WORDS.has(refused.value.reason.data["hint"])


def test_several_answers_in_one_line() -> None:
    assert read(ChooseSome(0, ASKED, "R", OPTIONS, most=2), "2 1", spoken()) == ["y", "x"]
    assert read(ChooseSome(0, ASKED, "R", OPTIONS, most=2), "-", spoken()) == []
    assert read(Arrange(0, ASKED, "R", OPTIONS[:2]), "2, 1", spoken()) == ["y", "x"]
    assert read(Amount(0, ASKED, "R", most=9), "7", spoken()) == 7
    split = Split(0, ASKED, "R", amount=3, over=["a", "b"], limits={"a": (0, 3), "b": (0, 3)})
    assert read(split, "2 1", spoken()) == {"a": 2, "b": 1}
    assign = Assign(0, ASKED, "R", items=OPTIONS[:2], to=lambda key: OPTIONS)
    assert read(assign, "2 1", spoken()) == {"x": "y", "y": "x"}


@pytest.mark.parametrize("typed", ["", "x", "1 2 3", "1.5", "9" * 40])
def test_numbers_that_are_none_are_refused(typed: str) -> None:
    split = Split(0, ASKED, "R", amount=3, over=["a", "b"], limits={"a": (0, 3), "b": (0, 3)})
    for question in (split, Amount(0, ASKED, "R", most=9)):
        with pytest.raises(Refused):
            read(question, typed if typed != "1.5" else "1.5 x", spoken())


def test_refused_options_are_shown_with_their_rule_and_the_default_is_marked() -> None:
    lines = [line.plain for line in show(Choose(0, ASKED, "R", OPTIONS), spoken(), "y")]
    assert lines[1].endswith("← Enter")
    assert lines[2] == "  (3) third: no [GFF-ACT-01]"


def test_a_move_to_a_point_takes_everybody_along() -> None:
    game, seat, question = moving()
    start = question.planner.detail()["starts"][question.models[0]]
    there = f"{(start[0] + 500) / 1000} {start[1] / 1000}"
    for typed in (there, there.replace(".", ","), f"1: {there}"):
        tracks = read(question, typed, spoken())
        assert tracks[question.models[0]].end[:2] == (start[0] + 500, start[1])
        assert seat.check(game.number, tracks) is None


def test_stay_keeps_everybody_where_they_are() -> None:
    game, seat, question = moving()
    for language, typed in (("en", "stay"), ("fr", "rester"), ("de", "bleiben"), ("fr", "stay")):
        tracks = read(question, typed, spoken(language=language))
        assert all(len(track.spots) == 1 for track in tracks.values())
        assert seat.check(game.number, tracks) is None


def test_directions_are_those_of_the_language() -> None:
    _, _, question = moving()
    x = question.planner.detail()["starts"][question.models[0]][0]
    ends = {}
    for language, typed in (("en", "e 0.5"), ("de", "o 0.5"), ("fr", "o 0.5"), ("en", "w 0.5")):
        ends[language, typed] = read(question, typed, spoken(language=language))[question.models[0]].end[0] - x
    assert list(ends.values()) == [500, 500, -500, -500]


def test_going_toward_something_comes_nearer_and_keeps_to_the_distance() -> None:
    game, seat, question = moving()
    start = question.planner.detail()["starts"][question.models[0]]
    goal = Goal("2", 24000, 24000)
    tracks = read(question, "toward 2", spoken(goal))
    assert seat.check(game.number, tracks) is None
    before = abs(start[0] - goal.x) + abs(start[1] - goal.y)
    end = tracks[question.models[0]].end
    assert abs(end[0] - goal.x) + abs(end[1] - goal.y) < before
    with pytest.raises(Refused, match="refused-unknown-goal"):
        read(question, "toward nowhere", spoken(goal))


@pytest.mark.parametrize(
    "typed", ["99 99", "n 40", "n", "12", "1 2 3", "9: 1 1", "x: 1 1", "1e9 3", "nan nan", "-5 -5", ":"]
)
def test_impossible_places_are_refused(typed: str) -> None:
    _, _, question = moving()
    with pytest.raises(Refused):
        read(question, typed, spoken())


# Answers as they are typed


def test_an_answer_is_typed_as_it_is_read() -> None:
    split = Split(0, ASKED, "R", amount=3, over=["a", "b"], limits={"a": (0, 3), "b": (0, 3)})
    assign = Assign(0, ASKED, "R", items=OPTIONS[:2], to=lambda key: OPTIONS)
    for question, answer in (
        (Choose(0, ASKED, "R", OPTIONS), "y"),
        (ChooseSome(0, ASKED, "R", OPTIONS, least=0, most=2), ["y", "x"]),
        (ChooseSome(0, ASKED, "R", OPTIONS, least=0, most=2), []),
        (assign, {"x": "y", "y": "x"}),
        (Amount(0, ASKED, "R", most=9), 7),
        (split, {"a": 1, "b": 2}),
    ):
        assert read(question, as_typed(question, answer, spoken()), spoken()) == answer


def test_a_move_is_typed_as_it_is_read() -> None:
    game, seat, question = moving()
    for tracks in question.candidates(6, Random(1), [(24000, 24000)]):
        again = read(question, as_typed(question, tracks, spoken()), spoken())
        assert seat.check(game.number, again) is None
        assert again[question.models[0]].end == tracks[question.models[0]].end


# Odds

LOST = Tally("lost", ((0, 0.2), (1, 0.7995), (2, 0.0003), (3, 0.0002)), {"unit": 3})
TELLER = Teller(WORDS, lambda reason: f"{reason.text} of {reason.data['unit']}", lambda key: f"unit {key}")


def test_values_that_hardly_ever_come_are_summed_up() -> None:
    assert [row.label for row in rows(LOST)] == ["0", "1", "≥2"]
    assert [row.exactly for row in rows(LOST)] == pytest.approx([0.2, 0.7995, 0.0005])
    assert [row.at_least for row in rows(LOST)] == pytest.approx([1, 0.8, 0.0005])
    early = Tally("lost", ((0, 0.0001), (1, 0.0002), (2, 0.0), (3, 0.9997)))
    assert [(row.label, row.at_least) for row in rows(early)] == [("≤1", 1.0), ("3", pytest.approx(0.9997))]


def test_a_bar_is_as_long_as_something_is_likely() -> None:
    assert [bar(share, 8) for share in (0, 1 / 64, 0.5, 0.51, 1)] == ["", "▏", "████", "████▏", "████████"]


def test_a_table_fits_eighty_columns_and_ends_with_the_states() -> None:
    prospect = Prospect(
        "shooting", (LOST,), (Likelihood("destroyed", 0.0001, {"unit": 3}),), (Reason(-1, "GFF-STEALTH-01"),)
    )
    lines = [line.plain for line in TELLER.table(prospect)]
    assert lines[0].startswith("  −1  GFF-STEALTH-01   Stealth")
    assert lines[2] == "lost of 3  0.80 on average"
    assert lines[5] == "    1     80.0%     80.0%  ████████████████████████████▊"
    assert lines[-1] == "  destroyed of 3     <0.1%"
    assert max(map(len, lines)) <= 80


def test_a_phrase_begins_with_the_unit_it_is_about() -> None:
    prospect = Prospect("melee", (Tally("odds-models-lost", ((0, 0.5), (1, 0.5)), {"unit": 1}),
                                  Tally("odds-models-lost", ((0, 0.7), (1, 0.3)), {"unit": 4})),
                        (Likelihood("odds-destroyed", 0.25, {"unit": 4}),
                         Likelihood("odds-destroyed", 0.001, {"unit": 1})))  # fmt: skip
    assert TELLER.phrase(prospect, about=4) == "≈0.3 lost, 25% destroyed; unit 1: ≈0.5 lost"
    assert TELLER.phrase(Prospect("melee"), about=4) == "hardly any effect"


SINGER = "hollow_hill:Bog Singer"


def at_the_table(
    typed: list[str], language: str = "en", begin: str = "shooting", attacker: str = "tollgate:Toll", **more: Any
) -> str:
    """What somebody sees who shoots or acts, and types these lines."""
    words = speak(language, "firefight")
    inquiry = Inquiry("shooting", {"attacker": attacker, "target": "hollow_hill:Gnash", "range": 8})
    scene = DESK.imagine(words, inquiry)
    unit = next(unit.id for unit in scene.state.units if unit.place == "table")
    for model in scene.state.models:
        model.tokens = 3
    rules = ruleset("firefight")
    game: Game[Any] = Game(
        rules, scene.setup, Seeded(1), state=scene.state, entry=rules.enter(begin, {"unit": unit, **more})
    )
    shown = StringIO()
    console = Console(file=shown, width=100)
    lines = iter(typed)
    opponent = enlist("recruit", Seat(game, 1), Random(1))
    sitting = Sitting(game, DESK, words, console, you=0, opponent=opponent, type_in=lambda prompt: next(lines))
    with suppress(StopIteration):
        sitting.play()
    return shown.getvalue()


def test_targets_are_shown_with_their_odds() -> None:
    said = at_the_table(["1"])
    assert re.search(r"1  Gnashers \(g\)   ← Enter   ≈1\.0 lost, .*destroyed", said)
    assert "Hold fire\n" in said


@pytest.mark.parametrize(("language", "word", "more"), [("en", "odds", "at least"), ("fr", "chances", "au moins"),
                                                       ("de", "chancen", "mindestens")])  # fmt: skip
def test_the_odds_of_an_option_are_told_in_full(language: str, word: str, more: str) -> None:
    said = at_the_table([f"{word} 1", f"{word}", f"{word} 9", f"{word} 2", "1"], language)
    assert said.count(more) == 1
    assert "█" in said
    assert said.count(f"{word} 1") == 2
    assert "refused-" not in said


def test_a_charge_is_shown_with_the_odds_for_both_sides() -> None:
    said = at_the_table(["hold"], begin="action")
    line = next(line for line in said.splitlines() if "Charge Gnashers" in line)
    assert "lost" in line
    assert "; Toll Guard: " in line


def test_a_spell_is_shown_with_its_odds_and_then_each_target() -> None:
    assert "casts Nettle Sting for 1 token   50% cast" in at_the_table(["done"], begin="next", attacker=SINGER)
    assert "Gnashers (B) (g)   ← Enter   50% cast, ≈0.7 lost" in at_the_table(
        ["1", "0"], begin="casting", attacker=SINGER, spell="Nettle Sting"
    )


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("fr", "conseil"), ("de", "rat")])
def test_a_hint_says_what_to_type_and_why(language: str, word: str) -> None:
    words = speak(language, "firefight")
    said = at_the_table([word, "1"], language)
    hint = said[said.index(words.say("hint-typed", typed=words.say("enter"), agent="general")) :].splitlines()
    assert f"{words.called('Gnashers')} (g)" in hint[1]
    assert hint[2].startswith("  – ")
    assert "because-" not in said


def test_hints_can_be_typed_for_a_whole_deployment(monkeypatch: pytest.MonkeyPatch) -> None:
    """A recruit's answers are anything that is allowed, so that every kind of answer is put into words."""
    monkeypatch.setattr(sitting, "ADVISERS", ("recruit",))
    setup = DESK.set_up(WORDS, Wishes(table="saltgate", seed=2))
    game: Game[Any] = Game(ruleset("firefight"), setup, Seeded(2))
    shown = StringIO()
    opponent = enlist("recruit", Seat(game, 1), Random(1))
    asked: list[int] = []

    def give(prompt: str) -> str:
        asked.append(game.number)
        assert asked.count(game.number) <= 2, "the hint was not taken"
        if asked.count(game.number) == 2:
            return shown.getvalue().rpartition("would type: ")[2].partition("\n")[0].replace("Enter", "")
        return "hint" if len(asked) < 50 else "concede"

    Sitting(game, DESK, WORDS, Console(file=shown, width=400), you=0, opponent=opponent, type_in=give).play()
    assert len(set(asked)) > 25


# Enter


@pytest.mark.parametrize("seed", range(3))
def test_enter_alone_plays_a_whole_game_against_a_recruit(seed: int) -> None:
    setup = DESK.set_up(WORDS, Wishes(seed=seed))
    game: Game[Any] = Game(ruleset("firefight"), setup, Seeded(seed), journal=False)
    rng = Random(seed)
    moved = 0
    while game.question is not None:
        seat = Seat(game, game.waiting()[0])
        answer = enlist(SCRIPT, seat, Random(seat.number)).decide().value if seat.id == 0 else seat.sample(rng)
        question = seat.question()
        moved += seat.id == 0 and question is not None and question.text == "move"
        seat.answer(seat.number, answer)
    assert game.outcome is not None
    assert moved > 5


# Setting up


def test_set_up_takes_lists_table_and_options() -> None:
    wishes = Wishes(lists=["demo-200"], table="thornmarch", options={"coherency": "literal"})
    setup, larger = DESK.set_up(WORDS, wishes), DESK.set_up(WORDS, Wishes(size=500))
    assert isinstance(setup, FirefightSetup)
    assert isinstance(larger, FirefightSetup)
    assert setup.lists[0].faction == "demo"
    assert setup.table.name == "Thornmarch"
    assert setup.options["coherency"] == "literal"
    assert larger.lists[1].points > 400


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        (Wishes(lists=["none"]), "refused-unknown-list"),
        (Wishes(lists=["demo-200"] * 3), "refused-too-many-lists"),
        (Wishes(lists=["tollgate-500"], size=200), "refused-broken-list"),
        (Wishes(size=0), "size_not_positive"),
        (Wishes(table="nowhere"), "refused-unknown-table"),
        (Wishes(table="missing.toml"), "refused-file-unread"),
        (Wishes(options={"coherency": "maybe"}), "refused-option-value"),
    ],
)
def test_what_cannot_be_set_up_is_refused(wishes: Wishes, key: str) -> None:
    with pytest.raises(Refused) as refused:
        DESK.set_up(WORDS, wishes)
    assert refused.value.reason.text == key
    assert why(WORDS, refused.value.reason) != key


def test_an_unknown_game_has_no_board() -> None:
    with pytest.raises(Refused, match="refused-unknown-game"):
        desk("chess")


# Words


@pytest.mark.parametrize("name", sorted(str(file) for file in TEXT.glob("en/*.ftl")) + [str(GAME_ODDS)])
def test_the_same_things_are_said_in_all_languages(name: str) -> None:
    def entries(language: str) -> dict[str, set[str]]:
        file = Path(name).parents[1] / language / Path(name).name
        parsed = FluentParser().parse(file.read_text("utf-8"))
        assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
        found = {}
        for entry in parsed.body:
            if isinstance(entry, ast.Message):
                names: set[str] = set()
                _variables(entry, names)
                found[entry.id.name] = names
        return found

    english = entries("en")
    assert english
    for language in LANGUAGES:
        assert entries(language) == english


def test_french_keeps_its_signs_together() -> None:
    for file in (TEXT / "fr" / "odds.ftl", GAME_ODDS.parents[1] / "fr" / "odds.ftl"):
        assert re.findall(r".* [:;!?»].*|.*« .*", file.read_text("utf-8")) == []


def test_no_word_of_the_app_is_in_two_files() -> None:
    keys = [line.partition(" =")[0] for file in (*TEXT.glob("en/*.ftl"), GAME_ODDS)
            for line in file.read_text("utf-8").splitlines() if re.match(r"[a-z]", line)]  # fmt: skip
    assert len(keys) == len(set(keys))


def _variables(node: Any, names: set[str]) -> None:
    if isinstance(node, ast.VariableReference):
        names.add(node.id.name)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            _variables(value, names)
    elif isinstance(node, list):
        for value in node:
            _variables(value, names)


@pytest.mark.parametrize(
    ("around", "language"),
    [({"LANG": "fr_CH.UTF-8"}, "fr"), ({"LANG": "C"}, "en"), ({"LANG": "en_US", "LC_ALL": "de_DE"}, "de"), ({}, "en")],
)
def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, around: dict[str, str], language: str
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in around.items():
        monkeypatch.setenv(name, value)
    assert native_language() == language


def test_a_reason_without_words_is_still_told() -> None:
    assert why(WORDS, Reason(0, "GFF-ACT-01", "no-such-key", {"unit": 3})) == "no-such-key (unit: 3)."


def test_a_rule_is_found_with_and_without_the_letters_of_its_game() -> None:
    assert rule_lines("firefight", "act-01", WORDS) == rule_lines("firefight", "GFF-ACT-01", WORDS)
    with pytest.raises(Refused, match="refused-unknown-rule"):
        rule_lines("firefight", "GFF-NONE-01", WORDS)


# Files


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.esc"
    write_text(path, "before")

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(Refused, match="refused-file-unwritten"):
        write_text(path, "after")
    assert path.read_text("utf-8") == "before"
    assert [file.name for file in tmp_path.iterdir()] == ["game.esc"]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(Refused, match="refused-file-not-text"):
        read_text(tmp_path / "x")


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    setup = DESK.set_up(WORDS, Wishes(table="saltgate"))
    game: Game[Any] = Game(ruleset("firefight"), setup, Seeded(4), keep=True)
    rng = Random(4)
    for _ in range(30):
        seat = Seat(game, game.waiting()[0])
        seat.answer(seat.number, seat.sample(rng))
    path = tmp_path / "game.esc"
    write_text(path, save.dump(game, rules_version("firefight")))
    assert load_game(path).game.hash() == game.hash()
    text = path.read_text("utf-8")
    path.write_text(text[: len(text) // 2], "utf-8")
    with pytest.raises(Refused) as refused:
        load_game(path)
    assert str(path) in why(WORDS, refused.value.reason)


def test_the_version_of_the_rules_is_that_of_their_sources() -> None:
    assert rules_version("firefight") == rules_version("firefight")
    assert rules_version("firefight") != rules_version("")
