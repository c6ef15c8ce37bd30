"""A campaign on the page: its gangs with all that can be done, out of the same rules that the command asks."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from escarmouche.board.campaigns import (
    CampaignGang,
    CampaignModel,
    CampaignNumber,
    CampaignRoster,
    CampaignSheet,
    CampaignStep,
    CampaignSteps,
    Founding,
)
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.collision.board import BOARD
from escarmouche.games.collision.board.campaign import deeds, telling
from escarmouche.games.collision.board.campaign.naming import company_called, in_words, printed
from escarmouche.games.collision.board.campaign.pages import page_in, page_written
from escarmouche.games.collision.board.cards import value_said
from escarmouche.games.collision.rules.campaign import company as between
from escarmouche.games.collision.rules.campaign import games as campaign_games
from escarmouche.games.collision.rules.campaign.company import (
    ADVANCES,
    DEAD,
    MEDICINE,
    MISSES,
    RECOVERS,
    Company,
    Fighter,
)
from escarmouche.games.collision.rules.campaign.games import Campaign, locker
from escarmouche.games.collision.rules.campaign.roster import roster
from escarmouche.games.collision.rules.lists import checking, reading
from escarmouche.games.collision.rules.lists.cards import box
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS


class CollisionCampaigns:
    """The campaigns of Collision."""

    def founded(self, words: Words, gangs: Sequence[Founding], games: int | None) -> bytes:
        """The first entry of a campaign."""
        limit, companies = reading.usual_limit(), []
        for one in gangs:
            listed = BOARD.find_list(words, one.list)
            gang = BOARD.gang_of(words, one.list, listed, limit)
            companies.append(deeds.founded(words, gang, listed, one.name, limit))
        return page_written("founded", deeds.begun(companies, games, limit), {})

    def done(self, words: Words, entries: Sequence[bytes], deed: str) -> tuple[bytes, list[str]]:
        """The entry for something that is done, and what is told of it."""
        run = _campaign(words, entries)
        try:
            wanted = msgspec.json.decode(deed.encode(errors="replace"), type=deeds.AnyDeed)
        except msgspec.MsgspecError as error:
            raise Refused(refusal("", "refused-no-deed")) from error
        done = wanted.do(words, run)
        return page_written(done.what, run, done.data), [done.told]

    def entered(self, words: Words, entries: Sequence[bytes], game: Game[Any]) -> tuple[bytes, list[str]]:
        """The entry for a game that is over, and what is told of it."""
        earlier = [page_in(words.say("campaign-file"), entry).campaign for entry in entries]
        run = _campaign(words, entries)
        entered = campaign_games.enter(run, game, earlier)
        number, companies = len(run.entered), {company.name: company for company in run.companies}
        told = telling.told_game(words, number, entered, companies, asking=False)
        return page_written("played", run, {"number": number}), told

    def sheet(self, words: Words, entries: Sequence[bytes], file: str, told: Sequence[str]) -> CampaignSheet:
        """All of a campaign."""
        run = _campaign(words, entries)
        return CampaignSheet(
            name=", ".join(company.name for company in run.companies), file=file,
            progress=words.say("campaign-progress", played=len(run.entered), games=run.games),
            told=list(told), gangs=[_gang(words, company) for company in run.companies],
            games=[telling.told_result(words, at, one) for at, one in enumerate(run.entered, 1)],
            history=[telling.told_page(words, page_in(words.say("campaign-file"), entry)) for entry in entries],
            over=" ".join(filter(None, telling.told_end(words, run))),
        )  # fmt: skip

    def roster(self, words: Words, entries: Sequence[bytes], gang: str, home: Sequence[str]) -> CampaignRoster:
        """A gang for its next game, without those who stay at home."""
        run = _campaign(words, entries)
        if reason := campaign_games.over(run):
            raise Refused(reason)
        fielded = deeds.for_next_game(company_called(run, gang), None, home)
        if reason := checking.too_few(len(fielded.models)):
            raise Refused(reason)
        about = words.say("campaign-fielded", models=len(fielded.models), shards=fielded.shards)
        return CampaignRoster(fielded.name, roster(fielded, max(run.limit, fielded.shards)), about)

    def in_words(self, words: Words, refused: Refused) -> Refused:
        """A refusal with everything under the names that the reader knows."""
        return Refused(in_words(words, refused.reason))


def _campaign(words: Words, entries: Sequence[bytes]) -> Campaign:
    return page_in(words.say("campaign-file"), entries[-1]).campaign


def _gang(words: Words, company: Company) -> CampaignGang:
    short = checking.too_few(len(company.well))
    return CampaignGang(
        name=company.name, lines=telling.told_stores(words, company),
        models=[_model(words, company, fighter) for fighter in company.fighters],
        ways=[*_finds(words, company), *_resting(words, company), _hiring(words, company)],
        unfit=_said(words, short),
    )  # fmt: skip


def _model(words: Words, company: Company, fighter: Fighter) -> CampaignModel:
    card = fighter.as_it_is
    numbers = [CampaignNumber(key, value_said(key, card.profile[key]), key in fighter.advances)
               for key in CHARACTERISTICS]  # fmt: skip
    out = {RECOVERS: "", MISSES: words.say("campaign-misses"), DEAD: words.say("campaign-dead")}[fighter.fate]
    ways = [] if fighter.fate == DEAD else [
        _learning(words, company, fighter), _buying(words, company, fighter), *_giving(words, company, fighter),
        *_stashing(words, company, fighter),
    ]  # fmt: skip
    return CampaignModel(
        fighter.card.name, words.say("campaign-shards", shards=fighter.value), numbers,
        telling.carried(words, card), out, ways,
    )  # fmt: skip


def _learning(words: Words, company: Company, fighter: Fighter) -> CampaignSteps:
    """What a model could learn now."""
    name, faults = fighter.card.name, {}
    for key in ADVANCES:
        faults[key] = between.advance_refused(company, fighter, key)
    steps = [_step(words.say("campaign-step-learn", characteristic=key, cost=ADVANCES[key][0]),
                   deeds.Learn(company.name, name, key))
             for key in ADVANCES if faults[key] is None]  # fmt: skip
    return _ways(words, "campaign-learning", steps, faults.values())


def _buying(words: Words, company: Company, fighter: Fighter) -> CampaignSteps:
    """What could be bought for a model now."""
    faults, steps = [], []
    for key, item in sorted({**box().items, **company.items}.items(), key=lambda one: one[1].shards):
        fault = between.too_poor(company, item.shards) or between.burdened(fighter, item)
        faults.append(fault)
        if fault is None:
            said = words.say("campaign-step-buy", item=printed(words, "item", key, item.name), shards=item.shards)
            steps.append(_step(said, deeds.Buy(company.name, key, fighter.card.name)))
    return _ways(words, "campaign-buying", steps, faults)


def _giving(words: Words, company: Company, fighter: Fighter) -> Iterator[CampaignSteps]:
    """To whom a model could hand what it carries."""
    steps = [
        _step(words.say("campaign-step-give", item=printed(words, "item", item.key, item.name), name=taker.card.name),
              deeds.Give(company.name, item.key, fighter.card.name, taker.card.name))
        for item in {item.key: item for item in fighter.card.items}.values()
        for taker in company.living
        if taker is not fighter and between.burdened(taker, item) is None
    ]  # fmt: skip
    if steps:
        yield CampaignSteps(words.say("campaign-giving"), steps)


def _stashing(words: Words, company: Company, fighter: Fighter) -> Iterator[CampaignSteps]:
    """What a model could lay into the stash, and take out of it."""
    gang, name = company.name, fighter.card.name
    steps = [
        _step(words.say("campaign-step-stow", item=printed(words, "item", key, item.name)), deeds.Stow(gang, key, name))
        for key, item in {item.key: item for item in fighter.card.items}.items()
        if between.buried(fighter) is None
    ]
    steps += [
        _step(words.say("campaign-step-fetch", item=printed(words, "item", key, item.name)),
              deeds.Fetch(gang, key, name))
        for key, item in {item.key: item for item in company.stash}.items()
        if between.burdened(fighter, item) is None
    ]  # fmt: skip
    if steps:
        yield CampaignSteps(words.say("campaign-stash"), steps)


def _hiring(words: Words, company: Company) -> CampaignSteps:
    """Who could join the gang now."""
    faults, steps = [], []
    for key, card in sorted({**box().characters, **company.characters}.items(), key=lambda one: one[1].cost):
        if card.gang != company.faction:
            continue
        fault = between.hire_refused(company, card)
        faults.append(fault)
        if fault is None:
            said = words.say("campaign-step-hire", name=printed(words, "character", key, card.name), shards=card.cost)
            steps.append(_step(said, deeds.Hire(company.name, key)))
    return _ways(words, "campaign-hiring", steps, faults)


def _resting(words: Words, company: Company) -> Iterator[CampaignSteps]:
    """Whether the gang could sit a game out."""
    if between.rest_refused(company) is None:
        step = _step(words.say("campaign-step-rest"), deeds.Rest(company.name))
        yield CampaignSteps(words.say("campaign-resting"), [step])


def _finds(words: Words, company: Company) -> Iterator[CampaignSteps]:
    """What was found and leaves a choice."""
    for card in company.finds:
        if card == MEDICINE:
            steps = [_step(words.say("campaign-step-heal", name=one.card.name), deeds.Heal(company.name, one.card.name))
                     for one in company.fighters if one.fate == MISSES]  # fmt: skip
        else:
            steps = [_step(words.say("campaign-step-give", item=printed(words, "item", item.key, item.name),
                                     name=one.card.name),
                           deeds.TakeItem(company.name, item.key, one.card.name))
                     for item in locker(company) for one in company.living
                     if between.burdened(one, item) is None]  # fmt: skip
        shards = sum(between.worth_to(company, one) for one in company.finds)
        steps.append(_step(words.say("campaign-step-shards", shards=shards), deeds.TakeShards(company.name)))
        yield CampaignSteps(
            words.say("campaign-found-medicine" if card == MEDICINE else "campaign-found-locker"), steps
        )


def _step(text: str, deed: deeds.Deed) -> CampaignStep:
    return CampaignStep(text, msgspec.json.encode(deed).decode())


def _ways(words: Words, title: str, steps: list[CampaignStep], faults: Iterable[Reason | None]) -> CampaignSteps:
    """Things of one kind, with the first reason why there are none."""
    why = next((fault for fault in faults if fault is not None), None)
    return CampaignSteps(words.say(title), steps, "" if steps else _said(words, why))


def _said(words: Words, reason: Reason | None) -> str:
    return "" if reason is None else BOARD.saying(words)(in_words(words, reason))


CAMPAIGNS = CollisionCampaigns()
