"""What can be played: the games with their missions, tables, lists, options and opponents; and their rules."""

from functools import cache
from typing import Any

from escarmouche.agents import NAMES, is_trained
from escarmouche.board.board import board
from escarmouche.board.lesson import lessons
from escarmouche.board.speech import speak
from escarmouche.engine.catalogue import EDITIONS
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import Words
from escarmouche.registry import catalogue, keys


@cache
def shelf(language: str) -> list[dict[str, Any]]:
    """All games."""
    return [_game(key, speak(language, key)) for key in keys()]


def _game(key: str, words: Words) -> dict[str, Any]:
    lies = board(key)
    return {
        "key": key, "name": words.say(f"game-{key}"), "about": words.say(f"about-{key}"), "unit": lies.unit,
        "missions": [{"key": one, "name": words.say(f"mission-{one.replace('_', '-')}")} for one in lies.missions()],
        "tables": [{"key": one, "name": lies.table(one).name} for one in lies.tables()],
        "lists": [{"key": one.key, "name": one.name, "text": one.text} for one in lies.ready(words)],
        "sizes": list(lies.sizes()), "editions": _editions(key, words), "options": _options(key, words),
        "agents": [{"key": one, "name": words.say(f"opponent-{one}"), "text": words.say(f"about-{one}")}
                   for one in NAMES if is_trained(one, key)],
        "lessons": list(lessons(key)),
    }  # fmt: skip


def _editions(key: str, words: Words) -> list[dict[str, Any]]:
    found = []
    for edition in EDITIONS:
        try:
            values = catalogue(key).edition(edition)
        except Refused:
            continue
        found.append({"key": edition, "name": words.say(f"edition-{edition}"), "values": values})
    return found


def _options(key: str, words: Words) -> list[dict[str, Any]]:
    found = []
    for name, (rule, option) in catalogue(key).options.items():
        label = f"option-{name.replace('_', '-')}"
        texts = {value: words.say(f"{label}-{value.replace('_', '-')}") for value in option.values}
        values = [{"key": value, "text": text, "house": value in option.house} for value, text in texts.items()]
        found.append({"key": name, "title": words.say(label), "text": words.say(f"{label}.sentence"),
                      "rule": rule, "values": values, "usual": option.default})  # fmt: skip
    return found


@cache
def rules(key: str, language: str) -> list[dict[str, Any]]:
    """Every numbered rule of a game, with its title and sentence in a language and its full text in English."""
    words = speak(language, key)
    return [{"id": entry.id, "chapter": entry.id.split("-")[1], "kind": entry.kind, "title": words.rule(entry.id),
             "sentence": words.say(f"rule-{entry.id.lower()}.sentence"), "full": " ".join(entry.text.split())}
            for entry in catalogue(key).entries.values()]  # fmt: skip
