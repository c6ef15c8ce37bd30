"""Whoever writes cases is told what is wrong with them in their own language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.battery.entrants import PACKAGE
from tests.conformance.test_runner import SHOT, STAGE, TRAUMA
from tests.word_files import messages

from escarmouche.cli import run
from escarmouche.conformance.cases import Result, run_case, tell
from escarmouche.conformance.notation import CaseError
from escarmouche.engine.words import LANGUAGES

KEY = re.compile(r"(case|chance)-[a-z-]*[a-z]")
SAYING = {"remark", "CaseError", "ChanceError", "OutOfChance", "Diverged"}
NO_BREAK = "\u00a0"


@cache
def sources() -> list[ast.AST]:
    """Everything that is written in the sources."""
    files = sorted(PACKAGE.rglob("*.py"))
    return [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


@cache
def keys() -> set[str]:
    """The keys of all sentences about cases that the sources name."""
    texts = {node.value for node in sources() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if KEY.fullmatch(text)}


def file_of(language: str) -> Path:
    return PACKAGE / "engine" / "text" / language / "cases.ftl"


def mentioned() -> Iterator[tuple[str, set[str]]]:
    """Each sentence about cases where it is said, with what is given for it."""
    for node in sources():
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in SAYING:
            continue
        given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        is_whole = len(given) == len(node.keywords)
        key = str(node.args[0].value) if node.args and isinstance(node.args[0], ast.Constant) else ""
        if is_whole and KEY.fullmatch(key):
            yield key, given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_cases_is_worded_and_none_for_nothing(language: str) -> None:
    assert set(messages(file_of(language))) == keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_mention_the_same(language: str) -> None:
    assert messages(file_of(language)) == messages(file_of("en"))


def test_every_sentence_is_given_what_it_mentions() -> None:
    said, worded = list(mentioned()), messages(file_of("en"))
    assert len(said) > 100
    assert [(key, given) for key, given in said if worded[key] != given] == []


def test_no_error_about_a_case_is_written_in_the_code() -> None:
    errors = [node for node in sources() if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
              and node.func.id in SAYING - {"remark"}]  # fmt: skip
    assert len(errors) > 80
    assert [ast.unparse(node) for node in errors if isinstance(node.args[0], ast.JoinedStr)] == []


def test_french_keeps_its_signs_together() -> None:
    text = file_of("fr").read_text(encoding="utf-8")
    assert re.findall(r".* [:;!?»].*|.*« .*|.*\w'\w.*", text) == []
    assert f"{NO_BREAK}:" in text


# What is told

WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"expcet": {}}, "Le cas : clé inconnue 'expcet' ; vouliez-vous dire 'expect' ?",
     "Der Fall: unbekannter Schlüssel 'expcet'; meintest du 'expect'?"),
    ({"chance": 4}, "chance : il faut une liste, pas 4.", "chance: Das muss eine Liste sein, nicht 4."),
    ({"chance": [4, 3]},
     "chance : Les résultats écrits s’arrêtent à wound-effect (GFF-EFFECT-02) : 2 résultats en tout."
     " Ajoutez ce qui manque. Lancé auparavant : hit 4, defence 3.",
     "chance: Die Vorgabe endet bei wound-effect (GFF-EFFECT-02): 2 Ergebnisse wurden angegeben."
     " Ergänze, was fehlt. Davor gewürfelt: hit 4, defence 3."),
    ({"expect": {"units": {"Target": {"shaken": False}}}},
     "units.Target.shaken : attendu false, mais c’est true.",
     "units.Target.shaken: Erwartet war false, aber es ist true."),
    ({"expect": {"refused": {"rule": "GFF-HIT-01"}}},
     "refused : un refus par GFF-HIT-01 était attendu, mais rien n’a été refusé ; les questions étaient : shoot (A), ",
     "refused: Erwartet war eine Ablehnung durch GFF-HIT-01, aber nichts wurde abgelehnt;"
     " die Fragen waren: shoot (A), "),
    ({"answers": [{"ask": "shoot", "give": 3}]},
     "La réponse à 'shoot' : cela s’écrit { objet = \"cible\" }, pas 3.",
     "Die Antwort auf 'shoot': Das wird { Ding = \"Ziel\" } geschrieben, nicht 3."),
    ({"begin": "shootin"}, "begin = \"shootin\" : Il n’y a pas de chapitre « shootin »", "begin = \"shootin\": "),
    ({"rules": ["GFF-BLAST-01"]}, "rules : GFF-BLAST-01 ne s’est pas appliquée dans ce cas",
     "rules: GFF-BLAST-01 wurde in diesem Fall nicht angewandt"),
    ({"unit": [{"name": "Shooter", "at": "here"}]}, "unit Shooter, at : un endroit s’écrit [x, y]",
     "unit Shooter, at: Ein Ort wird [x, y]"),
]  # fmt: skip


def told(changed: dict[str, Any], language: str) -> Result:
    return run_case({**SHOT, **changed}, STAGE, language=language)


@pytest.mark.parametrize(("changed", "french", "german"), WRONG, ids=lambda value: str(value)[:40])
def test_what_is_wrong_is_told_in_the_language_of_the_run(changed: dict[str, Any], french: str, german: str) -> None:
    assert french in told(changed, "fr").problems[0].replace(NO_BREAK, " ")
    assert german in told(changed, "de").problems[0]


def test_what_the_rules_refuse_in_a_set_up_is_told_in_the_words_of_the_game() -> None:
    case = {"id": "TRA-OWN-ONE", "rules": ["TRA-ACT-01"], "begin": "turn", "armies": ["nope"], "expect": {"turn": 1}}
    said = {language: run_case(case, TRAUMA, language=language).problems[0] for language in LANGUAGES}
    assert said["en"].startswith("armies: There is no ready army “nope”; there are ashen-24, ")
    assert said["fr"].startswith(f"armies{NO_BREAK}: Il n’y a pas d’armée prête «{NO_BREAK}nope{NO_BREAK}»")
    assert said["de"].startswith("armies: Es gibt keine fertige Armee „nope“; es gibt ashen-24, ")


def test_faults_that_are_sentences_follow_one_another() -> None:
    wrong = [{"name": name, "at": [10, 10], "weapons": [{"name": 3}]} for name in ("One", "Two")]
    assert "would be a whole number. Unit “Two”, field weapons.1.name" in told({"unit": wrong}, "en").problems[0]


def test_the_journal_of_a_failed_case_is_told_in_the_language_of_the_run() -> None:
    failed = told({"expect": {"units": {"Target": {"shaken": False}}}}, "de")
    assert "  Das Protokoll:\n" in tell(failed, STAGE.words("de"))
    assert any("attackiert" in line for line in failed.journal)


def test_an_error_of_many_words_is_told_whole() -> None:
    many = [f"word{number}" for number in range(2000)]
    said = str(CaseError("case-unknown", where="here", what="'x'", known=many))
    assert said == f"here: there is no 'x'; known are {', '.join(many)}."


def test_numbers_stay_as_they_are_written() -> None:
    assert str(CaseError("case-not-a-count", where="size", most=5000, written=12345)).endswith("to 5000, not 12345.")


CASE = """
game = "firefight"
[[case]]
id = "GFF-OWN-ONE"
rules = ["GFF-MEAS-01"]
measure = { what = "distance", from = [0, 0], to = [3, 4] }
expect = { value = 6 }
[[case]]
id = "GFF-OWN-TWO"
rules = ["GFF-MEAS-01"]
measure = { what = "distanc", from = [0, 0], to = [3, 4] }
expect = { value = 5 }
"""
SAID = {
    "fr": ("value : attendu 6, mais c’est 5.",
           "measure : 'distanc' ne peut pas être mesuré ; vouliez-vous dire 'distance' ?"),
    "de": ("value: Erwartet war 6, aber es ist 5.",
           "measure: 'distanc' kann nicht gemessen werden; meintest du 'distance'?"),
    "en": ("value: expected 6, but it is 5.", "measure: 'distanc' cannot be measured; did you mean 'distance'?"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_speaks_the_language_that_is_asked_for(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, empty = tmp_path / "case.toml", tmp_path / "empty.toml"
    file.write_text(CASE, "utf-8")
    empty.write_text('game = "firefight"\n', "utf-8")
    assert run(["--language", language, "check", str(file), str(empty)]) == 2
    said = capsys.readouterr()
    failed, malformed = SAID[language]
    assert failed in said.out.replace(NO_BREAK, " ")
    first, second = said.err.replace(NO_BREAK, " ").splitlines()
    assert malformed in first
    none = {"fr": "n’a pas de [[case]].", "de": "hat keinen [[case]].", "en": "has no [[case]]."}
    assert none[language] in second
