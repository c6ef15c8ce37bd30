"""Factions of one's own: a list names their file, and keywords are read in three languages."""

import re
from pathlib import Path

import pytest

from escarmouche.engine.reasons import Refused
from escarmouche.games.firefight.rules.lists import checking, mustering, reading
from escarmouche.games.firefight.rules.lists.library import LIBRARY
from escarmouche.games.firefight.rules.lists.profile import read_rule
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES
from escarmouche.rules.books.sources import source_of
from escarmouche.terminal.words import speak

LIST = 'name = "Mine"\nfaction = "heath.toml"\nsize = 200\n[[unit]]\nentry = "Reeve"\n[[unit]]\nentry = "Heathmen"\n'


def written(folder: Path, book: str = LIBRARY.template, text: str = LIST) -> Path:
    """A list and the faction beside it."""
    (folder / "heath.toml").write_text(book, encoding="utf-8")
    path = folder / "list.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_keyword_is_read_as_its_book_spells_it(language: str) -> None:
    words = speak(language, "firefight")
    for key, rule in SPECIAL_RULES.items():
        name = re.sub(r" ?(\[.*|\(X\).*)", "", words.say(f"keyword-{key}"))
        # The name of this one has its short form behind it.
        for spelled in name.rsplit(" ", 1) if key == "ap" else [name]:
            for behind in ("(3)", " (3)") if rule.x else ("",):
                assert read_rule(spelled + behind) == (key, 3 if rule.x else 0), spelled


def test_a_list_names_a_faction_in_a_file(tmp_path: Path) -> None:
    path = written(tmp_path)
    assert checking.file_faults(path) == []
    army = mustering.muster(reading.load_list(path))
    reeve = army.units[0]
    assert reeve.kits[0].rules == {"hero": 0, "tough": 3}
    assert {weapon.name: weapon.rules for weapon in reeve.weapons} == {"Carbine": {}, "Sabre": {"ap": 1}}
    assert [spell.name for spell in army.spells] == ["Bramble", "Mist"]


def test_a_faction_builds_on_another(tmp_path: Path) -> None:
    book = 'builds_on = ["tollgate"]\nremove.unit = ["Mortar Pair"]\n[[change.unit]]\nname = "Toll Guard"\ncost = 9\n'
    text = LIST.replace("Heathmen", "Toll Guard").replace("Reeve", "Road Reeve")
    army = reading.load_list(written(tmp_path, book, text))
    assert army.book is not None
    assert "Mortar Pair" not in army.book.entries
    assert mustering.muster(army).units[1].cost == 9


def test_an_unknown_rule_is_kept_as_text_without_effect_and_told(tmp_path: Path) -> None:
    path = written(tmp_path, LIBRARY.template.replace('"Sans peur"', '"Sans pitié"').replace("Héros", "Hérros"))
    assert checking.file_faults(path) == []
    army = mustering.muster(reading.load_list(path))
    assert army.units[0].inert == ("Hérros",)
    assert army.imported
    stock = LIBRARY.stock([source_of(tmp_path / "heath.toml")])
    assert [(flaw.line > 0, flaw.reason.data["written"]) for flaw in stock.remarks] == [
        (True, "Hérros"),
        (True, "Sans pitié"),
    ]


def test_faults_of_book_and_list_are_told_with_their_lines(tmp_path: Path) -> None:
    book = LIBRARY.template.replace("quality = 5", "quality = 9")
    path = written(tmp_path, book, LIST.replace('"Reeve"', '"Reeve"\ntaken = ["Wings"]'))
    line = book[: book.index('[[unit]]\nname = "Heathmen"')].count("\n") + 1
    found = [(flaw.file, flaw.line, flaw.reason.text) for flaw in checking.file_faults(path)]
    assert ("heath.toml", line, "fault-malformed-entry") in found
    assert ("list.toml", 4, "fault-illegal-upgrade") in found
    text = f'{LIST}[[unit]]\nentry = "Heathmen"\ncount = 2\n'
    told = checking.file_faults(written(tmp_path, LIBRARY.template, text))
    assert [(flaw.line, flaw.reason.data["field"]) for flaw in told] == [(LIST.count("\n") + 1, "count")]


def test_an_apostrophe_is_read_as_either_sign() -> None:
    assert read_rule("Pénétration d'Armure (2)") == read_rule("Pénétration d’Armure(2)") == ("ap", 2)


def test_a_faction_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, text=LIST.replace("heath", "moor"))
    with pytest.raises(Refused, match="refused-no-book-file"):
        reading.load_list(path)
