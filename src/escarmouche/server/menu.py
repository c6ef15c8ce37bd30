"""What can be played: the games with their missions, tables, lists, options and opponents; and their rules."""

from functools import cache

from escarmouche.agents import NAMES, is_trained
from escarmouche.agents.levels import scale
from escarmouche.board.board import board
from escarmouche.board.campaigns import has_campaigns
from escarmouche.board.lesson import lessons
from escarmouche.board.levels import MATCH, worth
from escarmouche.board.words import speak
from escarmouche.engine.catalogue import EDITIONS
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import Words
from escarmouche.registry import catalogue, keys
from escarmouche.rules.naming import table_name
from escarmouche.server import sent


@cache
def menu(language: str) -> list[sent.GameOffer]:
    """All games."""
    return [_game(key, speak(language, key)) for key in keys()]


def _game(key: str, words: Words) -> sent.GameOffer:
    lies = board(key)
    return sent.GameOffer(
        key=key, name=words.say(f"game-{key}"), about=words.say(f"about-{key}"), unit=lies.unit,
        missions=[sent.Choice(one, words.say(f"mission-{one.replace('_', '-')}")) for one in lies.missions()],
        tables=[sent.Choice(one, table_name(lies.table(one).name, words)) for one in lies.tables()],
        lists=[sent.Described(one.key, one.name, one.text) for one in lies.ready(words)],
        sizes=list(lies.sizes()), editions=_editions(key, words), options=_options(key, words),
        agents=[*(_officer(key, words, one) for one in NAMES if is_trained(one, key)), *_match(key, words)],
        lessons=list(lessons(key)), campaigns=has_campaigns(key), in_turn=lies.builds_in_turn,
    )  # fmt: skip


def _officer(key: str, words: Words, name: str) -> sent.Described:
    """An officer with what it does and what it is worth, as far as that was measured."""
    text = " ".join(part for part in (words.say(f"about-{name}"), worth(words, key, name)) if part)
    return sent.Described(name, words.say(f"opponent-{name}"), text)


def _match(key: str, words: Words) -> list[sent.Described]:
    """The level that adapts, in games whose levels were measured."""
    known = scale(key) is not None
    return [sent.Described(MATCH, words.say(f"opponent-{MATCH}"), words.say(f"about-{MATCH}"))] if known else []


def _editions(key: str, words: Words) -> list[sent.Edition]:
    found = []
    for edition in EDITIONS:
        try:
            values = catalogue(key).edition(edition)
        except Refused:
            continue
        found.append(sent.Edition(edition, words.say(f"edition-{edition}"), values))
    return found


def _options(key: str, words: Words) -> list[sent.OptionOffer]:
    found = []
    for name, (rule, option) in catalogue(key).options.items():
        label = f"option-{name.replace('_', '-')}"
        values = [sent.OptionValue(value, words.say(f"{label}-{value.replace('_', '-')}"), value in option.house)
                  for value in option.values]  # fmt: skip
        sentence = words.say(f"{label}.sentence")
        found.append(sent.OptionOffer(name, words.say(label), sentence, rule, values, option.default))
    return found


@cache
def rules(key: str, language: str) -> list[sent.RuleEntry]:
    """Every numbered rule of a game, with its title and sentence in a language and its full text in English."""
    words = speak(language, key)
    return [
        sent.RuleEntry(
            id=entry.id, chapter=entry.id.split("-")[1], kind=entry.kind, title=words.rule(entry.id),
            sentence=words.say(f"rule-{entry.id.lower()}.sentence"), full=" ".join(entry.text.split()),
        )
        for entry in catalogue(key).entries.values()
    ]  # fmt: skip
