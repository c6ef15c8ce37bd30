"""Messages that are parsed one by one are those of the whole file."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import escarmouche
from escarmouche.engine.words import Bundle, _entries

Entry = ast.Message | ast.Term
FILES = sorted(Path(escarmouche.__file__).parent.rglob("*.ftl"))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_file_falls_into_its_entries(language: str) -> None:
    parser = FluentParser()
    for file in FILES:
        if file.parent.name == language:
            text = file.read_text(encoding="utf-8")
            whole = [one for one in parser.parse(text).body if isinstance(one, Entry)]
            parsed = [parser.parse_entry(entry) for _, entry in _entries(text)]
            parts = [one for one in parsed if isinstance(one, Entry)]
            assert [one.id.name for one in whole] == [one.id.name for one in parts], file
            assert all(one.equals(other, ["span", "comment"]) for one, other in zip(whole, parts, strict=True)), file


def test_what_a_message_mentions_is_there_with_it() -> None:
    texts = ("a = A{ b } and { -c }\nb = B{ d.more }\n-c = C\nd = D\n    .more = !{ d }\na = twice\n",)
    bundle = Bundle("en", texts)
    assert bundle.filled_in(bundle.pattern("a", ""), {}) == "AB!D and C"


def test_what_is_not_there_says_nothing() -> None:
    bundle = Bundle("en", ("whole = W\n",))
    assert bundle.pattern("nothing", "") is None
    assert bundle.pattern("whole", "more") is None
