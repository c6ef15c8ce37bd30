"""A campaign in sentences: its gangs, its games, and what each has brought home."""

from collections.abc import Mapping

from escarmouche.engine.words import Words
from escarmouche.games.collision.board.campaign.naming import printed
from escarmouche.games.collision.board.campaign.pages import Page
from escarmouche.games.collision.board.cards import value_said
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.campaign import company as campaign
from escarmouche.games.collision.rules.campaign.company import DEAD, LOCKER_WORTH, MEDICINE, RECOVERS, Company, Fighter
from escarmouche.games.collision.rules.campaign.games import Campaign, Earned, Entered, offers_choice
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS, Character
from escarmouche.rules.books.fitting import plain_name


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
    lines = told_stores(words, company)
    wide = max((len(fighter.card.name) for fighter in company.fighters), default=0)
    for number, fighter in enumerate(company.fighters, 1):
        lines.append(f"{number:>4} {fighter.card.name:<{wide}}  {_state(words, fighter)}")
    return lines + [_find(words, card, company) for card in company.finds]


def told_stores(words: Words, company: Company) -> list[str]:
    """How a gang stands, and what it has besides its models."""
    faction = words.say(f"gang-{company.faction}")
    faction = company.faction if faction == f"gang-{company.faction}" else faction
    lines = [
        words.say("campaign-gang", gang=company.name, faction=faction, played=company.played, won=company.won),
        words.say("campaign-stock", stock=company.stock, value=company.value, experience=company.experience,
                  earned=company.earned),
    ]  # fmt: skip
    stash = ", ".join(printed(words, "item", item.key, item.name) for item in company.stash)
    return [*lines, words.say("campaign-stashed", items=stash)] if stash else lines


def _state(words: Words, fighter: Fighter) -> str:
    if fighter.fate == DEAD:
        return words.say("campaign-dead")
    card = fighter.as_it_is
    profile = " ".join(f"{key} {value_said(key, card.profile[key]):<2}" for key in CHARACTERISTICS)
    parts = [words.say("campaign-shards", shards=fighter.value), ", ".join(carried(words, card))]
    if fighter.advances:
        parts.append(words.say("campaign-learnt", characteristics=", ".join(fighter.advances)))
    if fighter.fate != RECOVERS:
        parts.append(words.say("campaign-misses"))
    return f"{profile}  {' – '.join(part for part in parts if part)}"


def carried(words: Words, card: Character) -> list[str]:
    """The weapons and items of a model."""
    return [
        *(printed(words, "weapon", arm.key, arm.name) for arm in card.weapons),
        *(printed(words, "item", item.key, item.name) for item in card.items),
    ]


def _find(words: Words, card: str, company: Company) -> str:
    shards = campaign.worth_to(company, card)
    if card == MEDICINE:
        return words.say("campaign-open-medicine", shards=shards)
    return words.say("campaign-open-locker", shards=shards, most=LOCKER_WORTH)


def told_result(words: Words, number: int, entered: Entered) -> str:
    """How a game ended."""
    printed_as = f"mission-{entered.mission.replace('_', '-')}"
    mission = plain_name(entered.called, words.language) if entered.called else words.say(printed_as)
    one, other = entered.gangs
    return words.say(
        "campaign-result", number=number, mission=mission, one=one, other=other, winner=entered.winner,
        points=" : ".join(map(str, entered.scores)) or "none", reason="draw" if not entered.winner else entered.reason,
    )  # fmt: skip


def told_game(
    words: Words, number: int, entered: Entered, companies: Mapping[str, Company], *, asking: bool = True
) -> list[str]:
    """How a game ended, and what each gang has brought home from it; asking says how to choose what was found."""
    lines = [told_result(words, number, entered)]
    for earned in entered.earned:
        lines += told_earned(words, earned, companies[earned.gang], asking=asking)
    return lines


def told_earned(words: Words, earned: Earned, company: Company, *, asking: bool) -> list[str]:
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
        *(_find(words, card, company) for card in company.finds if asking),
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
