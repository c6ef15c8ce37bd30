"""A campaign of Collision at the terminal: the file it is kept in, and how it is told."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.collision.board.cards import value_said
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.campaign import company as campaign
from escarmouche.games.collision.rules.campaign.company import DEAD, LOCKER_WORTH, MEDICINE, RECOVERS, Company, Fighter
from escarmouche.games.collision.rules.campaign.games import Campaign, Earned, Entered, offers_choice
from escarmouche.games.collision.rules.lists.cards import box, printed_names
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS, Character, Item
from escarmouche.terminal import ledger

FORMAT = 1


class Page(msgspec.Struct):
    """What was done, and the campaign as it stood then."""

    format: int
    what: str
    data: dict[str, Any]
    campaign: Campaign


class Book:
    """A campaign that is kept in a file."""

    def __init__(self, kept: ledger.Ledger, file: FileIO | None = None) -> None:
        """Read the pages; a file of another kind is refused."""
        self.torn = kept.torn
        self.campaign = _page(kept.path, kept.entries[-1]).campaign
        self._kept, self._file = kept, file

    @property
    def pages(self) -> list[Page]:
        """Everything that was done so far, with the campaign as it stood then."""
        return [_page(self._kept.path, entry) for entry in self._kept.entries]

    def write(self, what: str, **data: Any) -> None:
        """Note what was done; it is there for good when this returns."""
        assert self._file is not None, "a book that is only read"
        self._kept.add(self._file, _written(what, self.campaign, data))


def _page(path: Path, entry: bytes) -> Page:
    try:
        page = msgspec.json.decode(entry, type=Page)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(refusal("", "refused-ledger-foreign", file=str(path), line=1)) from error
    if page.format != FORMAT:
        raise Refused(refusal("", "refused-campaign-format", file=str(path), format=page.format))
    return page


def _written(what: str, campaign: Campaign, data: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode(Page(FORMAT, what, dict(data), campaign))


def begin(path: Path, campaign: Campaign) -> None:
    """Found a campaign in a new file."""
    ledger.found(path, _written("founded", campaign, {}))


def look_into(path: Path) -> Book:
    """A campaign to read."""
    return Book(ledger.read(path))


@contextmanager
def opened(path: Path) -> Iterator[Book]:
    """A campaign to write into, while everybody else waits."""
    with ledger.writing(path) as (kept, file):
        yield Book(kept, file)


# Who and what is meant


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


# Telling


def told_page(words: Words, page: Page) -> str:
    """What was done, in one sentence."""
    data = dict(page.data)
    if "item" in data:
        data["item"] = printed(words, "item", data.pop("card"), data["item"])
    return words.say(f"campaign-did-{page.what}", **data)


def told(words: Words, campaign: Campaign) -> list[str]:
    """The whole campaign: how far it is, its gangs, its games."""
    lines = [words.say("campaign-progress", played=len(campaign.entered), games=campaign.games)]
    for company in campaign.companies:
        lines += ["", *told_gang(words, company)]
    if campaign.entered:
        lines += ["", words.say("campaign-games")]
    for number, entered in enumerate(campaign.entered, 1):
        lines += [told_result(words, number, entered)]
    return [*lines, *told_end(words, campaign)]


def told_gang(words: Words, company: Company) -> list[str]:
    """What a gang has, and a line for each of its models."""
    faction = words.say(f"gang-{company.faction}")
    faction = company.faction if faction == f"gang-{company.faction}" else faction
    lines = [
        words.say("campaign-gang", gang=company.name, faction=faction, played=company.played, won=company.won),
        words.say("campaign-stock", stock=company.stock, value=company.value, experience=company.experience,
                  earned=company.earned),
    ]  # fmt: skip
    wide = max((len(fighter.card.name) for fighter in company.fighters), default=0)
    for number, fighter in enumerate(company.fighters, 1):
        lines.append(f"{number:>4} {fighter.card.name:<{wide}}  {_state(words, fighter)}")
    return lines + [_find(words, card, company) for card in company.finds]


def _state(words: Words, fighter: Fighter) -> str:
    if fighter.fate == DEAD:
        return words.say("campaign-dead")
    card = fighter.as_it_is
    profile = " ".join(f"{key} {value_said(key, card.profile[key]):<2}" for key in CHARACTERISTICS)
    carried = [printed(words, "weapon", arm.key, arm.name) for arm in card.weapons]
    carried += [printed(words, "item", item.key, item.name) for item in card.items]
    parts = [words.say("campaign-shards", shards=fighter.value), ", ".join(carried)]
    if fighter.advances:
        parts.append(words.say("campaign-learnt", characteristics=", ".join(fighter.advances)))
    if fighter.fate != RECOVERS:
        parts.append(words.say("campaign-misses"))
    return f"{profile}  {' – '.join(part for part in parts if part)}"


def _find(words: Words, card: str, company: Company) -> str:
    shards = campaign.worth_to(company, card)
    if card == MEDICINE:
        return words.say("campaign-open-medicine", shards=shards)
    return words.say("campaign-open-locker", shards=shards, most=LOCKER_WORTH)


def told_result(words: Words, number: int, entered: Entered) -> str:
    """How a game ended."""
    mission = words.say(f"mission-{entered.mission.replace('_', '-')}")
    one, other = entered.gangs
    return words.say(
        "campaign-result", number=number, mission=mission, one=one, other=other, winner=entered.winner,
        points=" : ".join(map(str, entered.scores)) or "none", reason="draw" if not entered.winner else entered.reason,
    )  # fmt: skip


def told_game(words: Words, number: int, entered: Entered, companies: Mapping[str, Company]) -> list[str]:
    """How a game ended, and what each gang has brought home from it."""
    lines = [told_result(words, number, entered)]
    for earned in entered.earned:
        lines += told_earned(words, earned, companies[earned.gang])
    return lines


def told_earned(words: Words, earned: Earned, company: Company) -> list[str]:
    """What one gang has brought home."""
    gains = {"gang": earned.gang, "experience": earned.experience, "shards": earned.shards}
    lines = [words.say("campaign-earned", **gains)]
    lines += ["  " + words.say("campaign-left-open", card=card, shards=_worth(card, company))
              for card in earned.open]  # fmt: skip
    for name, card in earned.fates.items():
        fate = campaign.fate_of(card)
        lines.append("  " + words.say("campaign-fate", name=name, card=_card(words, card), fate=fate))
    lines += ["  " + _explored(words, card, company) for card in earned.cards]
    after = {"stock": company.stock, "experience": company.experience}
    return [
        *lines,
        words.say("campaign-after", gang=earned.gang, **after),
        *(_find(words, card, company) for card in company.finds),
    ]


def _explored(words: Words, card: str, company: Company) -> str:
    said = _card(words, card)
    if card in company.finds and offers_choice(company, card):
        return words.say("campaign-explored-choice", card=said)
    return words.say("campaign-explored", card=said, shards=_worth(card, company))


def _worth(card: str, company: Company) -> str:
    shards = campaign.worth_to(company, card)
    return f"{shards:+d}".replace("-", "−") if shards else "none"


def _card(words: Words, card: str) -> str:
    return naming.face_names([card], words)


def told_end(words: Words, run: Campaign) -> list[str]:
    """Who has won the campaign, when its games have been played."""
    if len(run.entered) < run.games:
        return []
    best = campaign.champion(run.companies, run.games, played=len(run.entered))
    if best is not None:
        return ["", words.say("campaign-won", gang=best.name)]
    return ["", words.say("campaign-ended" if len(run.companies) == 1 else "campaign-tied")]
