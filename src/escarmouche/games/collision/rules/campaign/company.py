"""Campaigns: what a gang earns, finds, learns and loses between games."""

from collections.abc import Sequence

import msgspec

from escarmouche.engine.chance import Chance
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.collision.rules.battle import NUMBERS
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.lists import checking
from escarmouche.games.collision.rules.lists.checking import LEAST_MODELS
from escarmouche.games.collision.rules.lists.profile import Character, Gang, Item
from escarmouche.games.collision.rules.vocabulary import Card, Fate, Purpose

GAMES: int = NUMBERS["campaign"]["games"]
FINDS: dict[Card, int] = NUMBERS["exploration"]
"""What a card of the exploration table is worth in shards."""
MEDICINE, LOCKER = "6", "7"
LOCKER_WORTH: int = NUMBERS["campaign"]["locker_worth"]
ADVANCES: dict[str, tuple[int, int]] = {
    key: (one["experience"], one["shards"]) for one in NUMBERS["advance"] for key in one["characteristics"]
}
"""What +1 to a characteristic costs in experience, and by how much it raises the value of the model."""
MOST_ADVANCES: int = NUMBERS["campaign"]["most_advances"]
DEAD: Fate = "dead"
MISSES: Fate = "misses"
RECOVERS: Fate = "recovers"
FATES: dict[Card, Fate] = {"F": DEAD, "1": MISSES, "2": MISSES}


class Fighter(msgspec.Struct):
    """A model that is kept from game to game: its card, what it has learnt, and whether it is out."""

    card: Character
    advances: list[str] = []
    fate: Fate = RECOVERS

    @property
    def value(self) -> int:
        """What the model is worth in shards: its card, its items and its advances."""
        return self.card.cost + sum(ADVANCES[key][1] for key in self.advances)

    @property
    def as_it_is(self) -> Character:
        """The card with everything that the model has learnt."""
        profile = {key: number + self.advances.count(key) for key, number in self.card.profile.items()}
        return msgspec.structs.replace(self.card, profile=profile, shards=self.value - _items(self.card))


def _items(card: Character) -> int:
    return card.cost - card.shards


class Company(msgspec.Struct):
    """A gang in a campaign: its models, its stock of shards, its experience, and the games it has played and won.

    `finds` are cards of the exploration table whose player has yet to choose. `characters` and `items` are cards of its
    own, beside those of the box; `table` are lines of the exploration table that its book writes. `stash` are items
    that nobody carries.
    """

    name: str
    faction: str
    fighters: list[Fighter]
    stock: int = 0
    experience: int = 0
    earned: int = 0
    won: int = 0
    played: int = 0
    finds: list[str] = []
    characters: dict[str, Character] = {}
    items: dict[str, Item] = {}
    table: dict[str, int] = {}
    stash: list[Item] = []

    @property
    def value(self) -> int:
        """What its models are worth."""
        return sum(fighter.value for fighter in self.living)

    @property
    def living(self) -> list[Fighter]:
        """Its models that are not dead."""
        return [fighter for fighter in self.fighters if fighter.fate != DEAD]

    @property
    def well(self) -> list[Fighter]:
        """Its models that can play the next game."""
        return [fighter for fighter in self.fighters if fighter.fate == RECOVERS]


def founded(gang: Gang, limit: int) -> Company:
    """A gang at the beginning of a campaign; what it has not spent is its stock."""
    fighters = [Fighter(card) for card in gang.models]
    return Company(gang.name, gang.faction, fighters, stock=limit - gang.shards, table=gang.finds)


def _allowed(reason: Reason | None) -> None:
    if reason is not None:
        raise Refused(reason)


# After a game


@rule("COL-CAMP-02", always=True)
def award(company: Company, experience: int) -> None:
    """Experience belongs to the gang, in one pool."""
    company.experience += experience
    company.earned += experience


@rule("COL-CAMP-06", otherwise=())
def explore(chance: Chance, draws: int) -> tuple[str, ...]:
    """All thirty cards are shuffled, and the given number drawn one after another without returning them."""
    return _drawn(chance, draws, "COL-CAMP-06", "exploration")


def _drawn(chance: Chance, draws: int, number: RuleId, purpose: Purpose) -> tuple[str, ...]:
    deck = sorted(full_deck())
    return tuple(deck.pop(chance.draw(deck, number, purpose)) for _ in range(draws))


def find(
    company: Company, card: str, *, cured: Fighter | None = None, item: Item | None = None, to: Fighter | None = None
) -> None:
    """What a card of the exploration table gives: shards, or instead of them what the table offers."""
    if card == MEDICINE and cured is not None:
        _allowed(not_out(cured))
        cured.fate = RECOVERS
    elif card == LOCKER and item is not None:
        _allowed(too_precious(item))
        give(company, item, to)
    else:
        company.stock = max(0, company.stock + worth_to(company, card))


def worth_to(company: Company, card: str) -> int:
    """What a card finds for a gang: as its book writes, or by the table of the game."""
    return company.table[card] if card in company.table else worth(card)


@rule("COL-CAMP-07", otherwise=0)
def worth(card: str) -> int:
    """The exploration table; a stock never falls below 0."""
    return FINDS[card]


@rule("COL-CAMP-07")
def too_precious(item: Item) -> Reason | None:
    """A weapon locker holds one item worth at most 20 shards."""
    if item.shards <= LOCKER_WORTH:
        return None
    return refusal("COL-CAMP-07", "refused-too-precious", item=item.name, shards=item.shards, most=LOCKER_WORTH)


@rule("COL-CAMP-07")
def not_out(fighter: Fighter) -> Reason | None:
    """Medicine helps a model that would miss the next game."""
    return None if fighter.fate == MISSES else refusal("COL-CAMP-07", "refused-not-out", name=fighter.card.name)


@rule("COL-CAMP-09", otherwise=RECOVERS)
def fate_of(card: Card) -> Fate:
    """A closed draw for a killed model: F and it is dead, 1 or 2 and it misses the next game, else it recovers."""
    return FATES.get(card, RECOVERS)


def mourn(chance: Chance, killed: Sequence[Fighter]) -> tuple[str, ...]:
    """A card is drawn for each killed model, and its fate is what the card says: the cards."""
    cards = _drawn(chance, len(killed), "COL-CAMP-09", "fate")
    for fighter, card in zip(killed, cards, strict=True):
        fighter.fate = fate_of(card)
    return cards


# Between games


@rule("COL-CAMP-05", always=True)
def too_poor(company: Company, shards: int) -> Reason | None:
    """Shards in stock are spent on models and items at card value."""
    if shards <= company.stock:
        return None
    return refusal("COL-CAMP-05", "refused-too-poor", shards=shards, stock=company.stock)


def hire_refused(company: Company, card: Character) -> Reason | None:
    """Why a model cannot join: by the rules for gangs, or for want of shards."""
    joined = [*(fighter.card for fighter in company.living), card]
    return checking.mixed(company.faction, joined) or checking.leaders(joined) or too_poor(company, card.cost)


def hire(company: Company, card: Character) -> Fighter:
    """Another model joins the gang."""
    _allowed(hire_refused(company, card))
    company.stock -= card.cost
    fighter = Fighter(card)
    company.fighters = [*company.fighters, fighter]
    return fighter


def buy(company: Company, item: Item, to: Fighter | None = None) -> Fighter:
    """An item is bought for a model, or for whoever may carry it."""
    _allowed(too_poor(company, item.shards))
    bearer = give(company, item, to)
    company.stock -= item.shards
    return bearer


def give(company: Company, item: Item, to: Fighter | None = None) -> Fighter:
    """An item goes to a model, or to the first that has a slot for it."""
    if to is None:
        to = next((fighter for fighter in company.living if not burdened(fighter, item)), None)
    if to is None:
        raise Refused(refusal("COL-ITEM-02", "refused-nobody-carries", item=item.name))
    _allowed(burdened(to, item))
    to.card = _loaded(to.card, item)
    return to


def burdened(fighter: Fighter, item: Item) -> Reason | None:
    """Why a model cannot carry one more item."""
    if reason := buried(fighter):
        return reason
    loaded = _loaded(fighter.card, item)
    data = {"name": fighter.card.name, "item": item.name, "most": fighter.card.slots}
    for fault in (
        checking.too_many_items(fighter.card.name, loaded),
        checking.too_much_armour(fighter.card.name, loaded),
    ):
        if fault is not None:
            return refusal(fault.rule, "refused-burdened", **data)
    return checking.wrong_kind(fighter.card.name, loaded, item)


def _loaded(card: Character, item: Item) -> Character:
    return msgspec.structs.replace(card, items=(*card.items, item))


def buried(fighter: Fighter) -> Reason | None:
    """The dead carry and learn nothing."""
    return refusal("", "refused-dead", name=fighter.card.name) if fighter.fate == DEAD else None


def hand_over(company: Company, item: Item, giver: Fighter, taker: Fighter) -> None:
    """An item changes hands within the gang."""
    _allowed(buried(giver))
    kept = list(giver.card.items)
    if item not in kept:
        raise Refused(refusal("", "refused-not-carried", name=giver.card.name, item=item.name))
    if giver is not taker:
        give(company, item, taker)
        kept.remove(item)
        giver.card = msgspec.structs.replace(giver.card, items=tuple(kept))


def stow(company: Company, item: Item, giver: Fighter) -> None:
    """A model lays an item into the stash of its gang."""
    _allowed(buried(giver))
    kept = list(giver.card.items)
    if item not in kept:
        raise Refused(refusal("", "refused-not-carried", name=giver.card.name, item=item.name))
    kept.remove(item)
    giver.card = msgspec.structs.replace(giver.card, items=tuple(kept))
    company.stash = [*company.stash, item]


def fetch(company: Company, item: Item, taker: Fighter) -> None:
    """A model takes an item out of the stash of its gang."""
    left = list(company.stash)
    if item not in left:
        raise Refused(refusal("", "refused-not-stashed", gang=company.name, item=item.name))
    give(company, item, taker)
    left.remove(item)
    company.stash = left


@rule("COL-CAMP-08")
def advance_refused(company: Company, fighter: Fighter, characteristic: str) -> Reason | None:
    """An advance costs experience; a characteristic is raised once, and a model has at most two advances."""
    cost, _ = ADVANCES[characteristic]
    data = {"name": fighter.card.name, "characteristic": characteristic, "cost": cost, "experience": company.experience}
    if characteristic in fighter.advances or len(fighter.advances) >= MOST_ADVANCES:
        return refusal("COL-CAMP-08", "refused-advanced", **data)
    return refusal("COL-CAMP-08", "refused-experience", **data) if cost > company.experience else None


def advance(company: Company, fighter: Fighter, characteristic: str) -> None:
    """A model learns something."""
    _allowed(buried(fighter) or advance_refused(company, fighter, characteristic))
    company.experience -= ADVANCES[characteristic][0]
    fighter.advances = [*fighter.advances, characteristic]


def field(company: Company, limit: int, chosen: Sequence[int]) -> Gang:
    """The gang for the next game: who is well and was chosen, within the limit that both agreed on."""
    fighters = [company.fighters[place] for place in chosen]
    for fighter in fighters:
        _allowed(out_of_action(fighter))
    models = tuple(fighter.as_it_is for fighter in fighters)
    shards = sum(model.cost for model in models)
    _allowed(above_limit(shards, limit))
    return Gang(company.name, company.faction, models, shards, finds=company.table)


@rule("COL-CAMP-09")
def out_of_action(fighter: Fighter) -> Reason | None:
    """Who is dead or misses the next game is not fielded."""
    return None if fighter.fate == RECOVERS else refusal("COL-CAMP-09", "refused-out", name=fighter.card.name)


@rule("COL-CAMP-05", always=True)
def above_limit(shards: int, limit: int) -> Reason | None:
    """A gang above the limit leaves models at home."""
    return None if shards <= limit else refusal("COL-CAMP-05", "refused-over-limit", total=shards, shards=limit)


def rest_refused(company: Company) -> Reason | None:
    """A gang sits a game out only if it could not play, and if somebody would be back."""
    if len(company.well) < min(LEAST_MODELS, len(company.living)):
        return None
    return refusal("COL-CAMP-09", "refused-no-rest", gang=company.name, least=LEAST_MODELS)


def sit_out(company: Company) -> list[Fighter]:
    """The gang sits a game out: who is back for the next."""
    _allowed(rest_refused(company))
    back = [fighter for fighter in company.living if fighter not in company.well]
    rest(company)
    return back


def rest(company: Company) -> None:
    """A game has passed: who missed it is there again."""
    for fighter in company.fighters:
        if fighter.fate == MISSES:
            fighter.fate = RECOVERS


# The end


@rule("COL-CAMP-10")
def champion(companies: Sequence[Company], games: int = GAMES, *, played: int) -> Company | None:
    """After an agreed number of games: most games won, then most experience earned, then the higher value."""
    if played < games or len(companies) < 2:
        return None
    standing = sorted(companies, key=_merit, reverse=True)
    return None if _merit(standing[0]) == _merit(standing[1]) else standing[0]


def _merit(company: Company) -> tuple[int, int, int]:
    return company.won, company.earned, company.value + checking.worth([], company.stash)
