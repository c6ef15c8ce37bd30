"""What the things of a game are called, and whatever the rules tell, ask, offer or refuse as a sentence."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from escarmouche.engine.ids import Length, SeatId
from escarmouche.engine.journal import Event, GameBegan, GameEnded
from escarmouche.engine.words import Words
from escarmouche.games.collision import GAME
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.events.turn import BidsOpened
from escarmouche.games.collision.rules.lists.cards import printed_names
from escarmouche.games.collision.rules.lists.profile import Item, Trait, Weapon
from escarmouche.games.collision.rules.state import CollisionSetup
from escarmouche.games.collision.rules.vocabulary import Card, ItemKey
from escarmouche.rules.naming import Naming, distinct_names, is_number, listed, told

T = TypeVar("T")
OWN_KEYS: dict[type[Event], str] = {GameBegan: "event-collision-began", GameEnded: "event-collision-ended"}
FACES = {"S": "card-success", "F": "card-failure", "-": "card-missing", "?": "card-hidden"}
"""The words for cards that have no number."""


# What things are called


def card_name(part: str, key: str, name: str, words: Words | None) -> str:
    """What is printed on a card, in the language of the reader; a name of somebody's own as their book has it."""
    if words is None:
        return name
    ours = printed_names().get((part, key)) == name
    return words.say(f"{part}-{key.replace('_', '-')}") if ours else words.called(name)


def _remembered(setup: CollisionSetup, what: str, words: Words | None, make: Callable[[], T]) -> T:
    """What follows from a set-up in a language, made once."""
    key = f"{what} {words.language if words else ''}"
    if key not in setup.__dict__:
        setup.__dict__[key] = make()
    return cast(T, setup.__dict__[key])


def model_names(setup: CollisionSetup, words: Words | None = None) -> list[str]:
    """The name of every model: copies are numbered, and a name that both gangs use carries the side's letter."""
    return _remembered(setup, "models", words, lambda: _model_names(setup, words))


def _model_names(setup: CollisionSetup, words: Words | None) -> list[str]:
    return distinct_names(
        [[card_name("character", one.key, one.name, words) for one in gang.models] for gang in setup.lists]
    )


def thing_names(setup: CollisionSetup, words: Words | None = None) -> dict[str, str]:
    """What weapons, items and traits are called, by their keys and by their printed names."""
    return _remembered(setup, "things", words, lambda: _thing_names(setup, words))


def _thing_names(setup: CollisionSetup, words: Words | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for model in (model for gang in setup.lists for model in gang.models):
        cards: dict[str, Sequence[Weapon | Item | Trait]]
        cards = {"weapon": model.arms, "item": model.items, "trait": model.abilities}
        for part, things in cards.items():
            for thing in things:
                found[thing.key] = found[thing.name] = card_name(part, thing.key, thing.name, words)
    return found


def face_names(cards: Sequence[Card], words: Words) -> str:
    """What power cards are called, in a row."""
    return listed(_face(None, None, card, words) for card in cards)


# Sentences


def _model(setup: CollisionSetup, state: Any, model: Any, words: Words | None) -> str:
    names = model_names(setup, words)
    return names[int(model)] if is_number(model) and int(model) < len(names) else ""


def _thing(setup: CollisionSetup, state: Any, key: Any, words: Words | None) -> str:
    return thing_names(setup, words).get(key, "")


def _face(setup: Any, state: Any, card: Any, words: Words | None) -> str:
    return words.say(FACES[card]) if words is not None and card in FACES else str(card)


def _told(event: Event) -> dict[str, Any]:
    """The fields of an event, and what follows from them."""
    data = told(event)
    return {**data, "tied": len({*event.bids}) == 1} if isinstance(event, BidsOpened) else data


NAMING = Naming(
    GAME.package,
    CATALOGUE,
    {"model": _model, "card": _face, **dict.fromkeys(("weapon", "item", "trait"), _thing)},
    OWN_KEYS,
    also={"item": ItemKey, "limit": Length, "range": Length, "least_range": Length, "loser": SeatId},
    tell=_told,
)
names, sentence = NAMING.names, NAMING.sentence
