"""Miniatures can be told apart: what their cards say becomes a build, and every unit has letters of its own."""

from collections import defaultdict

import pytest

from escarmouche.board.shown import Model
from escarmouche.board.tags import side_tags
from escarmouche.registry import keys
from escarmouche.server.match import Match
from tests.server.table import begun, play


def test_tags_are_short_and_no_two_of_a_side_are_the_same() -> None:
    names = ["Trooper Squad 1", "Trooper Squad 2", "Guard", "Gunner", "Gunslinger", "Gu", "Gu (A)", "Éclaireur", "7"]
    tags = side_tags([(0, name) for name in names])
    assert tags == ["TS1", "TS2", "Gu", "Gn", "Gs", "G2", "G3", "Éc", "?7.2"]
    assert side_tags([(0, "Guard"), (1, "Guard")]) == ["Gu", "Gu"]


@pytest.mark.parametrize("key", keys())
def test_models_of_one_unit_share_letters_and_units_look_different(key: str) -> None:
    models = _deployed(key)
    units: dict[tuple[int, str], set[int]] = defaultdict(set)
    for model in models:
        units[model.owner, model.tag].add(model.unit)
        assert 0 < len(model.tag) <= 5
    assert all(len(found) == 1 for found in units.values())
    assert len({(model.build.form, model.build.bulk, model.build.standing, *model.build.arms) for model in models}) > 2


def _deployed(key: str) -> list[Model]:
    """The models on the table once both sides have come onto it."""
    match = Match(begun(key).row)
    found: list[Model] = []
    for _ in range(200):
        play(match, 1)
        found = max(found, match.board.models(match.look(0, "en")), key=len)
        if len({model.owner for model in found}) == 2 and len(found) > 7:
            break
    return found
