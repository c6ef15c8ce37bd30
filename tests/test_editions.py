"""Defaults follow a printed edition, and whatever no edition prints says so wherever it can be chosen."""

import pytest

from escarmouche.board.words import speak
from escarmouche.engine.catalogue import OptionEntry
from escarmouche.registry import catalogue, keys
from escarmouche.server.menu import menu
from escarmouche.terminal.rule_text import option_lines

MARKS = {"en": "house rule", "fr": "règle maison", "de": "Hausregel"}
PRINTED_ELSEWHERE = {("hold_lasts", "single_trigger"), ("table_size", "36")}
"""Values of Collision that stand in a book, though not as what it says to the letter where the rule is."""


def options_of(game: str) -> dict[str, OptionEntry]:
    return {key: option for key, (_, option) in catalogue(game).options.items()}


def test_every_default_of_collision_follows_an_edition() -> None:
    wrong = {key for key, one in options_of("collision").items() if one.default not in (one.fr, one.de)}
    assert wrong == set()
    assert len(options_of("collision")) == 33


@pytest.mark.parametrize("game", keys())
def test_no_default_is_a_house_rule(game: str) -> None:
    for key, option in options_of(game).items():
        assert set(option.house) <= set(option.values) - {option.default}, key


def test_what_neither_edition_of_collision_prints_is_a_house_rule() -> None:
    found = {
        (key, value)
        for key, option in options_of("collision").items()
        for value in set(option.values) - {option.fr, option.de, *option.house}
    }
    assert found == PRINTED_ELSEWHERE


@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("game", keys())
def test_the_terminal_marks_house_rules_and_nothing_else(game: str, language: str) -> None:
    expected = [value for option in options_of(game).values() for value in option.values if value in option.house]
    marked = [line for line in option_lines(game, speak(language, game)) if line.endswith(f"({MARKS[language]})")]
    assert [line[4:].split()[0] for line in marked] == expected


def test_leaving_in_an_ambush_is_marked_when_a_game_is_set_up() -> None:
    game = next(one for one in menu("en") if one.key == "collision")
    values = {option.key: {one.key: one.house for one in option.values} for option in game.options}
    assert values["ambush_exit_points"] == {"0": False, "2": True}
    assert not any(values["second_weapon"].values())
