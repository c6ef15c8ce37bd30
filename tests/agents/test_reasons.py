"""Why an opponent answers as it does can be said in every language."""

import ast
import re
from functools import cache
from itertools import chain

import pytest

from escarmouche.engine.reasons import Reason
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.firefight.rules.naming import sentence
from escarmouche.games.firefight.rules.state import FirefightSetup, State
from escarmouche.terminal.words import speak
from tests.agents.seats import begin, decisions, seated
from tests.battery.entrants import PACKAGE
from tests.word_files import UNFILLED, messages

KEY = re.compile(r"because-[a-z-]*[a-z]")
OFFICERS = ("corporal", "sergeant")
FOLDERS = (PACKAGE / "text", *sorted(file.parents[1] for file in PACKAGE.glob("games/*/text/en/agents.ftl")))
SEEDS = (1, 2, 8)


@cache
def named() -> frozenset[str]:
    """Every text in the sources of the agents that begins like a reason."""
    trees = [
        ast.parse(file.read_text("utf-8"))
        for file in (*(PACKAGE / "agents").rglob("*.py"), *PACKAGE.glob("games/*/agents/**/*.py"))
    ]
    texts = [node.value for node in chain(*map(ast.walk, trees)) if isinstance(node, ast.Constant)]
    return frozenset(text for text in texts if isinstance(text, str) and text.startswith("because"))


@cache
def worded(language: str) -> dict[str, frozenset[str]]:
    """The messages of a language about the agents, each with its variables."""
    return {key: names for folder in FOLDERS for key, names in messages(folder / language / "agents.ftl").items()}


@cache
def played(seed: int) -> tuple[FirefightSetup, State, list[tuple[str, str, tuple[Reason, ...]]]]:
    """A game of a corporal and a sergeant: who was asked what, and gave which reasons."""
    game = begin(seed)
    names = OFFICERS if seed % 2 else OFFICERS[::-1]
    found = [
        (names[seat], asked.text, decision.reasons)
        for seat, asked, decision in decisions(game, seated(game, names, seed))
    ]
    assert isinstance(game.setup, FirefightSetup)
    return game.setup, game.state, found


def test_reasons_are_written_out_so_that_they_can_be_found() -> None:
    assert {"because-usual", "because-whatever", "because-shoots", "because-takes"} <= named()
    assert [text for text in named() if not KEY.fullmatch(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_worded(language: str) -> None:
    assert sorted(named() - set(worded(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_is_worded_for_nothing(language: str) -> None:
    assert sorted(key for key in worded(language) if key.startswith("because-") and key not in named()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_use_the_same_variables(language: str) -> None:
    assert worded(language) == worded("en")


def test_french_keeps_its_signs_together() -> None:
    for folder in FOLDERS:
        text = (folder / "fr" / "agents.ftl").read_text("utf-8")
        assert re.findall(r"^[^#].* [:;!?»%].*|.*« .*", text, re.MULTILINE) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_officers_give_a_reason_for_every_decision(seed: int) -> None:
    _, _, found = played(seed)
    assert [(name, text) for name, text, reasons in found if not reasons] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_reason_given_is_said_without_a_gap(seed: int, language: str) -> None:
    setup, state, found = played(seed)
    words = speak(language, "firefight")
    for _, _, reasons in found:
        for reason in reasons:
            said = sentence(words, setup, state, reason)
            assert not UNFILLED.search(said), said
            assert not said.startswith("because"), said
            assert said.endswith("."), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lost", [0.0, 0.4, 1.0, 2.3])
def test_losses_are_counted_as_people_count(lost: float, language: str) -> None:
    said = speak(language, "firefight").say("because-shoots", target="Outriders", lost=lost, percent=12)
    written = {
        0.0: r"hardly a|à peine une|kaum ein",
        0.4: "0[.,]4",
        1.0: r"\b1 (model|figurine|Modell)\b",
        2.3: "2[.,]3",
    }
    assert re.search(written[lost], said), said
    assert "Outriders" in said
