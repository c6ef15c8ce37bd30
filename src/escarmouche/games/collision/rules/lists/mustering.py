"""Mustering: gangs and models as they enter play, and those that come with the game."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.games.collision.rules.cards.redeal import wrong_number_of_players
from escarmouche.games.collision.rules.lists import reading
from escarmouche.games.collision.rules.lists.cards import read_character
from escarmouche.games.collision.rules.lists.checking import item_faults, unknown_cards, worth
from escarmouche.games.collision.rules.lists.profile import Character, Gang, Item
from escarmouche.rules.books.gathering import nearest


class ListCard(msgspec.Struct, frozen=True):
    """A ready gang of the box."""

    key: str
    name: str
    gang: str
    shards: int
    models: int


def muster(gang: reading.GangList) -> Gang:
    """The gang of a list whose cards are in order; its limit is the business of `check`."""
    models = reading.fielded(gang)
    faults = [*gang.flaws, *unknown_cards(gang), *(fault for model in models for fault in item_faults(*model))]
    if faults:
        raise Refused(faults[0])
    own = gang.gang or next((model.gang for _, model in models), "")
    everybody = tuple(msgspec.structs.replace(model, name=name) for name, model in models)
    small = {key: card.secondary for key, card in gang.powers.items() if card.secondary is not None}
    finds = {key: card.find for key, card in gang.powers.items() if card.find is not None}
    return Gang(gang.name, own, everybody, worth(everybody, reading.stashed(gang)), small, finds)


def model_of(written: Mapping[str, Any]) -> Character:
    """A single model: a card of the box by its key (`character`), or a card of its own, in either case with `items`."""
    worn = [_item_called(key) for key in written.get("items", ())]
    own = {key: value for key, value in written.items() if key != "items"}
    if "character" not in own:
        return reading.equipped(read_character(own), worn)
    known = reading.characters()
    if own["character"] not in known:
        key, right = str(own["character"]), nearest(str(own["character"]), list(known))
        raise Refused(refusal("COL-PROF-06", "refused-unknown-character", character=key, right=right))
    card = known[own["character"]]
    return reading.equipped(msgspec.structs.replace(card, name=own.get("name", card.name)), worn)


def _item_called(key: str) -> Item:
    known = reading.items()
    if key not in known:
        raise Refused(
            refusal("COL-ITEM-03", "refused-unknown-item", item=str(key), right=nearest(str(key), list(known)))
        )
    return known[key]


def opponents(gangs: Sequence[Gang]) -> tuple[Gang, Gang]:
    """The two gangs that play against one another."""
    if reason := wrong_number_of_players(len(gangs)):
        raise Refused(reason)
    return gangs[0], gangs[1]


# The box


def offered() -> list[ListCard]:
    """The ready gangs that are offered."""
    return [card for card in list_cards() if card.key not in reading.EARLIER]


def list_cards() -> list[ListCard]:
    """The ready gangs of the box."""
    ready = {key: reading.ready_list(key) for key in reading.ready_keys()}
    return [
        ListCard(
            key,
            own.name,
            own.gang,
            worth([one for _, one in reading.fielded(own)], reading.stashed(own)),
            len(own.choices),
        )
        for key, own in ready.items()
    ]
