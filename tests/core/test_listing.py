"""Reading what people write in TOML: every field that does not fit is found."""

from pathlib import Path

import msgspec
import pytest

from escarmouche.engine.reasons import Refused
from escarmouche.rules.written_lists import fit, read_toml


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card with a name, a number and some words."""

    name: str
    cost: int
    words: tuple[str, ...] = ()


def test_a_table_that_fits_becomes_a_record() -> None:
    assert fit(Card, {"name": "Scout", "cost": 5, "words": ["fast"]}) == Card("Scout", 5, ("fast",))


def test_every_field_that_does_not_fit_is_named_with_what_is_the_matter() -> None:
    assert fit(Card, {"cost": "five", "words": [1], "hat": True}) == [
        ("name", "missing"),
        ("cost", "wrong"),
        ("words", "wrong"),
        ("hat", "unknown"),
    ]


@pytest.mark.parametrize("written", [7, "Scout", [{"name": "Scout"}]])
def test_what_is_not_a_table_does_not_fit_at_all(written: object) -> None:
    assert fit(Card, written) == [("", "wrong")]


def test_a_file_is_read_or_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "card.toml"
    path.write_text('name = "Scout"\n', "utf-8")
    assert read_toml(path) == {"name": "Scout"}
    path.write_text("name = " + "[" * 5000, "utf-8")
    with pytest.raises(Refused) as refused:
        read_toml(path)
    assert refused.value.reason.text in ("refused-file-nesting", "refused-file-toml")
    assert refused.value.reason.data["file"] == "card.toml"
