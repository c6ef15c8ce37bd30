"""What is done in a campaign between games: each deed changes it by the rules, and says what was done."""

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.collision.board.campaign.naming import (
    card_called,
    company_called,
    fighter_called,
    item_called,
    names_for,
    printed,
)
from escarmouche.games.collision.rules.campaign import company as between
from escarmouche.games.collision.rules.campaign.company import ADVANCES, GAMES, LOCKER, MEDICINE, Company, Fighter
from escarmouche.games.collision.rules.campaign.games import Campaign, choose, take_shards
from escarmouche.games.collision.rules.lists.profile import Gang, Item
from escarmouche.games.collision.rules.lists.reading import GangList, stashed


class Done(NamedTuple):
    """What was done, as the page of the campaign notes it, and how its player is told."""

    what: str
    data: dict[str, Any]
    told: str


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that a gang does."""

    gang: str

    def do(self, words: Words, run: Campaign) -> Done:
        """Do it; what the rules do not allow is refused."""
        raise NotImplementedError


class Hire(Deed, frozen=True, tag="hire"):
    """Another model joins, under a name of its own."""

    character: str
    name: str = ""

    def do(self, words: Words, run: Campaign) -> Done:
        """The stock pays what its card costs."""
        company = company_called(run, self.gang)
        card = card_called(words, company, self.character)
        taken = [fighter.card.name for fighter in company.fighters]
        if self.name.casefold() in (other.casefold() for other in taken):
            raise Refused(refusal("", "refused-name-taken", name=self.name))
        fresh = self.name or names_for(words, [card], taken)[0]
        between.hire(company, msgspec.structs.replace(card, name=fresh))
        told = words.say("campaign-hired", name=fresh, shards=card.cost, stock=company.stock)
        return Done("hired", {"gang": company.name, "name": fresh}, told)


class Buy(Deed, frozen=True, tag="buy"):
    """An item for somebody who can carry it."""

    item: str
    to: str = ""

    def do(self, words: Words, run: Campaign) -> Done:
        """The stock pays what its card costs."""
        company = company_called(run, self.gang)
        card = item_called(words, company, self.item)
        bearer = between.buy(company, card, _bearer(company, self.to))
        said = printed(words, "item", card.key, card.name)
        told = words.say(
            "campaign-bought", name=bearer.card.name, item=said, shards=card.shards, stock=company.stock
        )  # fmt: skip
        return Done("bought", {"gang": company.name, "name": bearer.card.name, **_item(card.name, card.key)}, told)


class Give(Deed, frozen=True, tag="give"):
    """An item changes hands."""

    item: str
    giver: str
    taker: str

    def do(self, words: Words, run: Campaign) -> Done:
        """Whoever gets it has to be able to carry it."""
        company = company_called(run, self.gang)
        card = item_called(words, company, self.item)
        one, other = fighter_called(company, self.giver), fighter_called(company, self.taker)
        between.hand_over(company, card, one, other)
        both = {"giver": one.card.name, "taker": other.card.name}
        told = words.say("campaign-given", item=printed(words, "item", card.key, card.name), **both)
        return Done("given", {"gang": company.name, **both, **_item(card.name, card.key)}, told)


class Stow(Deed, frozen=True, tag="stow"):
    """A model lays an item into the stash."""

    item: str
    giver: str

    def do(self, words: Words, run: Campaign) -> Done:
        """Whatever is there waits for somebody to carry it."""
        company = company_called(run, self.gang)
        card, giver = item_called(words, company, self.item), fighter_called(company, self.giver)
        between.stow(company, card, giver)
        return _changed_hands("stowed", words, company, card, giver)


class Fetch(Deed, frozen=True, tag="fetch"):
    """A model takes an item out of the stash."""

    item: str
    taker: str

    def do(self, words: Words, run: Campaign) -> Done:
        """Whoever takes it has to be able to carry it."""
        company = company_called(run, self.gang)
        card, taker = item_called(words, company, self.item), fighter_called(company, self.taker)
        between.fetch(company, card, taker)
        return _changed_hands("fetched", words, company, card, taker)


class Learn(Deed, frozen=True, tag="learn"):
    """A model gets +1 to a characteristic."""

    name: str
    characteristic: str

    def do(self, words: Words, run: Campaign) -> Done:
        """The gang pays with experience."""
        wanted = self.characteristic.upper()
        if wanted not in ADVANCES:
            known = list(ADVANCES)
            raise Refused(refusal("COL-CAMP-08", "refused-no-advance", name=self.characteristic[:20], known=known))
        company = company_called(run, self.gang)
        fighter = fighter_called(company, self.name)
        between.advance(company, fighter, wanted)
        left = {"value": fighter.value, "experience": company.experience}
        told = words.say("campaign-advanced", name=fighter.card.name, characteristic=wanted, **left)
        return Done("learnt", {"gang": company.name, "name": fighter.card.name, "characteristic": wanted}, told)


class Rest(Deed, frozen=True, tag="rest"):
    """The gang sits a game out."""

    def do(self, words: Words, run: Campaign) -> Done:
        """Its wounded are back for the next."""
        company = company_called(run, self.gang)
        back = between.sit_out(company)
        told = words.say("campaign-rested", gang=company.name, names=", ".join(one.card.name for one in back))
        return Done("rested", {"gang": company.name}, told)


class Heal(Deed, frozen=True, tag="heal"):
    """Medicine that was found goes to somebody."""

    name: str

    def do(self, words: Words, run: Campaign) -> Done:
        """Who gets it does not miss the next game."""
        company = company_called(run, self.gang)
        cured = fighter_called(company, self.name)
        choose(company, MEDICINE, cured=cured)
        return _noted(words, "healed", gang=company.name, name=cured.card.name)


class TakeItem(Deed, frozen=True, tag="item"):
    """An item is taken out of a locker that was found."""

    item: str
    to: str = ""

    def do(self, words: Words, run: Campaign) -> Done:
        """It goes to somebody who can carry it."""
        company = company_called(run, self.gang)
        card = item_called(words, company, self.item)
        choose(company, LOCKER, item=card, to=_bearer(company, self.to))
        told = words.say("campaign-did-found", gang=company.name, item=printed(words, "item", card.key, card.name))
        return Done("found", {"gang": company.name, **_item(card.name, card.key)}, told)


class TakeShards(Deed, frozen=True, tag="shards"):
    """Shards are taken for everything that was found."""

    def do(self, words: Words, run: Campaign) -> Done:
        """The stock grows by them."""
        company = company_called(run, self.gang)
        take_shards(company)
        return _noted(words, "took-shards", gang=company.name)


AnyDeed: TypeAlias = Hire | Buy | Give | Stow | Fetch | Learn | Rest | Heal | TakeItem | TakeShards


def _noted(words: Words, what: str, **data: str) -> Done:
    return Done(what, data, words.say(f"campaign-did-{what}", **data))


def _changed_hands(what: str, words: Words, company: Company, card: Item, who: Fighter) -> Done:
    """That a model laid an item into the stash, or took it out."""
    name, said = who.card.name, printed(words, "item", card.key, card.name)
    told = words.say(f"campaign-{what}", name=name, item=said)
    return Done(what, {"gang": company.name, "name": name, **_item(card.name, card.key)}, told)


def _item(name: str, card: str) -> dict[str, str]:
    return {"item": name, "card": card}


def _bearer(company: Company, to: str) -> Fighter | None:
    return fighter_called(company, to) if to else None


# Beginning, and the next game


def begun(companies: Sequence[Company], games: int | None, limit: int) -> Campaign:
    """A campaign of these gangs; two of one name are refused."""
    called = [company.name.casefold() for company in companies]
    doubled = [company.name for company in companies if called.count(company.name.casefold()) > 1]
    if doubled:
        raise Refused(refusal("", "refused-gang-twice", gang=doubled[0]))
    return Campaign(secrets.token_hex(8), games or GAMES, limit, list(companies))


def founded(words: Words, gang: Gang, listed: GangList, name: str, limit: int) -> Company:
    """A gang at the beginning of a campaign, with a name for each of its models."""
    called = names_for(words, gang.models)
    models = tuple(msgspec.structs.replace(card, name=one) for card, one in zip(gang.models, called, strict=True))
    company = between.founded(msgspec.structs.replace(gang, name=name or words.called(gang.name), models=models), limit)
    company.characters, company.items = dict(listed.cards.characters), dict(listed.cards.items)
    company.stash = stashed(listed)
    return company


def for_next_game(company: Company, limit: int | None, without: Sequence[str]) -> Gang:
    """The gang with everybody who is well and does not stay at home."""
    home = [fighter_called(company, name) for name in without]
    places = [at for at, one in enumerate(company.fighters) if one in company.well and one not in home]
    return between.field(company, company.value if limit is None else limit, places)
