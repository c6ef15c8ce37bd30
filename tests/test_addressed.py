"""One way to address the player and to write lengths in each language; what is counted or named fits its sentence."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OTHERWISE = {
    "fr": re.compile(r"\b(tu|toi|ton|tes|te)\b|\bt’", re.IGNORECASE),
    "de": re.compile(r"\b(Ihnen|Ihrem|Ihren)\b|[a-zäöüß,] (Sie|Ihr|Ihre|Ihrer)\b"),
}
"""How the player is not addressed: in French it is always "vous", in German always "du" or "ihr"."""
COUNTED = re.compile(r"\{ \$(count|points|models|shots|cards) \} [a-z]+s\b")
"""A number before an English plural."""
TOLD = re.compile(r"^(event|reason|thing|odds)-[a-z-]+ = ")
"""The beginning of what is told of a game on one line: with a selector it would take several."""
HYPHEN = re.compile(r"(?<![\w\-“„])-(?:\d|\{ \$)")
"""A hyphen where a minus belongs."""
INCHES = {
    "en": re.compile(r"[\d}] ?(?:″|\"(?!\})|(?:inch|inches)\b)"),
    "fr": re.compile(r"[\d}] ?(?:\"(?!\})|(?:po|pouces?)\b)|[\d}] ″"),
    "de": re.compile(r"[\d}] ?(?:″|\"(?!\}))"),
}
"""How inches are not written after a number: in English it is always "6 in", in French "6″", in German "6 Zoll"."""
BARE = re.compile(
    r"(?:= |\] |^    |[:;] )\{ \$(?:unit|target) \} (?!à couvert|in Deckung|gibt es|[a-zäöüß]+en$)[a-zà-ÿ]"
)
"""A unit by its name alone before a verb, which may be right for "Guard" and wrong for "Furies"."""
DRAWN = "table-inches"
"""The label of a length in a drawing, where only a sign has room."""


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Every line that is said in a language, and where it stands; the commands of the terminal are no player's."""
    found = [*ROOT.glob(f"src/escarmouche/**/text/{language}/*.ftl"), ROOT / "web" / "src" / "text" / f"{language}.ftl"]
    for file in found:
        if "-command" in file.name:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.relative_to(ROOT)}:{number}", line


@pytest.mark.parametrize("language", OTHERWISE)
def test_the_player_is_addressed_in_one_way(language: str) -> None:
    said = [(where, line) for where, line in lines(language) if not line.startswith("#")]
    assert len(said) > 1000
    assert [where for where, line in said if OTHERWISE[language].search(line.split(" = ", 1)[-1])] == []


def test_another_way_would_be_found() -> None:
    assert OTHERWISE["fr"].search("À toi de jouer")
    assert OTHERWISE["fr"].search("Tu peux fermer la page")
    assert OTHERWISE["de"].search("Wählen Sie eine Liste")
    assert not OTHERWISE["de"].search("Sie rücken vor: die Seite und ihre Modelle")


def test_what_is_counted_in_a_game_has_its_singular() -> None:
    assert [where for where, line in lines("en") if TOLD.match(line) and COUNTED.search(line)] == []


@pytest.mark.parametrize("language", INCHES)
def test_lengths_and_minus_are_written_in_one_way(language: str) -> None:
    said = [(where, line) for where, line in lines(language) if not line.startswith("#") and "cases.ftl" not in where]
    assert [where for where, line in said if HYPHEN.search(line)] == []
    assert [where for where, line in said if INCHES[language].search(line) and not line.startswith(DRAWN)] == []


def test_another_length_or_minus_would_be_found() -> None:
    assert HYPHEN.search("Stealth: -1 to be hit")
    assert HYPHEN.search("between -{ $most } and")
    assert not HYPHEN.search("ranges of 12-24")
    assert INCHES["en"].search("within { $inches }″")
    assert INCHES["fr"].search('{ $limit }" au plus')
    assert not INCHES["fr"].search("{ $limit }″ au plus")


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", ["firefight", "trauma"])
def test_a_verb_agrees_with_the_unit_however_it_is_called(game: str, language: str) -> None:
    own = [(where, line) for where, line in lines(language) if f"games/{game}/" in where]
    assert len(own) > 500
    assert [where for where, line in own if BARE.search(line)] == []


def test_a_bare_name_before_a_verb_would_be_found() -> None:
    assert BARE.search("event-deployed = { $unit } wird aufgestellt.")
    assert BARE.search("       *[other] { $unit } se déploie.")
    assert not BARE.search("option-charge = { $unit } angreifen")
    assert not BARE.search("event-deployed = L’unité { $unit } se déploie.")
