"""Files of forces that make no sense are refused in a sentence, whatever is wrong with them."""

from pathlib import Path

import pytest

from escarmouche.engine.reasons import Refused
from escarmouche.games.combatzone.rules.lists.checking import check, file_faults
from escarmouche.games.combatzone.rules.lists.reading import read_list

BOSS = {"card": "boss", "role": "leader"}
MAN = {"card": "man"}
CARDS = [{"key": "boss"}, {"key": "man"}]


def test_what_is_no_list_of_tables_is_refused(tmp_path: Path) -> None:
    written = tmp_path / "force.toml"
    written.write_text("group = 5\n", encoding="utf-8")
    with pytest.raises(Refused) as refused:
        file_faults(written)
    assert (refused.value.reason.text, refused.value.reason.data) == ("refused-list-field", {"field": "group"})
    written.write_text("card = 5\n", encoding="utf-8")
    assert [flaw.reason.text for flaw in file_faults(written)] == ["refused-book-tables"]


@pytest.mark.parametrize("wrong", [{"count": 0}, {"count": 10**9}, {"grenades": -1}, {"armour": 3}])
def test_numbers_that_nobody_can_have_are_faults(wrong: dict[str, int]) -> None:
    force = read_list({"card": CARDS, "group": [{"kind": "gang", "members": [BOSS, MAN, MAN, {**MAN, **wrong}]}]})
    assert [fault.text for fault in check(force)] == ["refused-entry-value"]
