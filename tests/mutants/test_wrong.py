"""Rules can be switched off, and every wrong version stands for a unit that is there."""

import pytest

from escarmouche.engine import rulebook
from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.rulebook import units
from escarmouche.registry import keys
from tests.mutants.wrong import READINGS, switch_off, wrong_versions


@pytest.mark.parametrize("game", keys())
def test_every_wrong_version_stands_for_a_unit_that_applies_its_rule(game: str) -> None:
    written = wrong_versions(game)
    assert written
    for module, name, rule in written:
        unit = units[f"{module}.{name}"]
        assert any(rule in mark.ids for mark in unit.marks), (module, name, rule)


def test_a_rule_that_is_switched_off_answers_as_if_it_never_applied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "rule", rulebook.rule)
    for name in READINGS:
        monkeypatch.setattr(Catalogue, name, getattr(Catalogue, name))
    switch_off("TEST-OFF")

    @rulebook.rule("TEST-OFF", otherwise=0)
    def bonus() -> int:
        return 1

    @rulebook.rule("TEST-ON", otherwise=0)
    def malus() -> int:
        return -1

    assert (bonus(), malus()) == (0, -1)


WRITTEN = """
game = "firefight"
[[rule]]
id = "TEST-OFF"
title = ""
kind = "rule"
text = "Three."
value = 3
[[rule]]
id = "TEST-ON"
title = ""
kind = "rule"
text = "Three."
value = 3
"""


def test_a_value_that_is_switched_off_is_another_however_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "rule", rulebook.rule)
    for name in READINGS:
        monkeypatch.setattr(Catalogue, name, getattr(Catalogue, name))
    switch_off("TEST-OFF")
    catalogue = Catalogue(WRITTEN)
    for read in (catalogue.value, catalogue.number, catalogue.length):
        assert read("TEST-OFF") != read("TEST-ON")
