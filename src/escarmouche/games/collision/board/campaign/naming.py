"""Who and what is meant in a campaign, and under which names the reader knows it."""

from collections.abc import Iterable, Mapping, Sequence

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.campaign.company import Company, Fighter
from escarmouche.games.collision.rules.campaign.games import Campaign
from escarmouche.games.collision.rules.lists.cards import box, printed_names
from escarmouche.games.collision.rules.lists.profile import Character, Item


def printed(words: Words, part: str, key: str, name: str) -> str:
    """The name on a card of the box in the reader's language; a name of somebody's own stays as it is."""
    ours = printed_names().get((part, key)) == name
    return words.say(f"{part}-{key.replace('_', '-')}") if ours else name


def company_called(campaign: Campaign, wanted: str) -> Company:
    """A gang of the campaign by its name; without a name the only one."""
    known = [company.name for company in campaign.companies]
    if not wanted and len(known) > 1:
        raise Refused(refusal("", "refused-which-gang", known=known))
    found = [one for one in campaign.companies if not wanted or one.name.casefold() == wanted.casefold()]
    if not found:
        raise Refused(refusal("", "refused-no-such-gang", gang=wanted[:40], known=known))
    return found[0]


def fighter_called(company: Company, wanted: str) -> Fighter:
    """A model by its name or by its number in the gang."""
    for fighter in company.fighters:
        if fighter.card.name.casefold() == wanted.casefold():
            return fighter
    for number, fighter in enumerate(company.fighters, 1):
        if wanted == str(number):
            return fighter
    known = [fighter.card.name for fighter in company.living]
    raise Refused(refusal("", "refused-no-such-model", name=wanted[:40], known=known))


def card_called(words: Words, company: Company, wanted: str) -> Character:
    """A character card that the gang can hire, by its key or its name."""
    known = {**box().characters, **company.characters}
    own = {key: card for key, card in known.items() if card.gang == company.faction}
    return own[_key_of("character", words, own, wanted, "refused-no-such-character")]


def item_called(words: Words, company: Company, wanted: str) -> Item:
    """An item card by its key or its name."""
    known = {**box().items, **company.items}
    return known[_key_of("item", words, known, wanted, "refused-no-such-item")]


def _key_of(part: str, words: Words, known: Mapping[str, Character | Item], wanted: str, otherwise: str) -> str:
    for key, card in known.items():
        names = (key, key.replace("_", "-"), card.name, printed(words, part, key, card.name))
        if wanted.casefold() in (name.casefold() for name in names):
            return key
    there = [printed(words, part, key, card.name) for key, card in known.items()]
    raise Refused(refusal("", otherwise, name=wanted[:40], known=there))


def names_for(words: Words, cards: Iterable[Character], taken: Sequence[str] = ()) -> list[str]:
    """A name for each of these models that nobody else in the gang has."""
    wanted = [printed(words, "character", card.key, card.name) for card in cards]
    found: list[str] = []
    for name in wanted:
        number = 1
        fresh = f"{name} 1" if wanted.count(name) > 1 else name
        while fresh in (*taken, *found):
            number += 1
            fresh = f"{name} {number}"
        found.append(fresh)
    return found


def in_words(words: Words, reason: Reason) -> Reason:
    """A refusal with the things of the table under the names that the reader knows."""
    data = naming.names(None, None, reason.data, words)
    keys = {name: key for (part, key), name in printed_names().items() if part == "item"}
    if "item" in data and data["item"] in keys:
        data["item"] = printed(words, "item", keys[data["item"]], data["item"])
    return refusal(reason.rule, reason.text, **data)
