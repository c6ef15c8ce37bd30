"""What the command `campaign` does: found, show, enter, spend, field."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from escarmouche.cli.common import out, screen, words_for
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.save import dump
from escarmouche.engine.words import Words
from escarmouche.games.collision.board import READY, gang_of
from escarmouche.games.collision.rules.campaign import company as between
from escarmouche.games.collision.rules.campaign.company import ADVANCES, GAMES, LOCKER, MEDICINE, Company
from escarmouche.games.collision.rules.campaign.games import Campaign, choose, enter, over, take_shards
from escarmouche.games.collision.rules.campaign.roster import roster as written_roster
from escarmouche.games.collision.rules.lists import checking, reading
from escarmouche.games.collision.rules.lists.checking import LEAST_MODELS
from escarmouche.games.collision.rules.lists.profile import Gang
from escarmouche.games.collision.rules.state import CollisionSetup
from escarmouche.games.collision.terminal import campaign as kept
from escarmouche.games.collision.terminal.campaign import Book, company_called, fighter_called
from escarmouche.games.collision.terminal.desk import list_called
from escarmouche.terminal.board import Wishes, board
from escarmouche.terminal.files import load_game, rules_version, write_text

KEY = "collision"


@contextmanager
def writing(file: Path, words: Words) -> Iterator[Book]:
    """A campaign to write into; what is refused is said in the reader's words."""
    try:
        with kept.opened(file) as book:
            yield book
    except Refused as refused:
        raise Refused(kept.in_words(words, refused.reason)) from refused
    if book.torn:
        out(screen(), [words.say("campaign-torn")])


# Beginning and looking


def new(file: Path, gang: list[str], name: list[str], games: int | None, limit: int | None) -> None:
    """Begin a campaign with one gang or several."""
    words = words_for(KEY)
    own, most = [*name, *[""] * len(gang)], limit or reading.usual_limit()
    companies = [_founded(words, key, own[at], most) for at, key in enumerate(gang)]
    called = [company.name.casefold() for company in companies]
    doubled = [company.name for company in companies if called.count(company.name.casefold()) > 1]
    if doubled:
        raise Refused(refusal("", "refused-gang-twice", gang=doubled[0]))
    if len(name) > len(gang):
        raise Refused(refusal("", "refused-too-many-names", names=len(name), gangs=len(gang)))
    begun = Campaign(secrets.token_hex(8), games or GAMES, most, companies)
    kept.begin(file, begun)
    out(screen(), [words.say("campaign-founded", file=str(file)), *kept.told(words, begun)])


def _founded(words: Words, key: str, name: str, limit: int) -> Company:
    """A gang at the beginning of a campaign, with a name for each of its models."""
    listed = list_called(words, key)
    gang = gang_of(words, key, listed, limit)
    called = kept.names_for(words, gang.models)
    models = tuple(msgspec.structs.replace(card, name=one) for card, one in zip(gang.models, called, strict=True))
    company = between.founded(msgspec.structs.replace(gang, name=name or gang.name, models=models), limit)
    company.characters, company.items = dict(listed.cards.characters), dict(listed.cards.items)
    return company


def show(file: Path) -> None:
    """The gangs with all they have, and the games so far."""
    words, book = words_for(KEY), kept.look_into(file)
    out(screen(), [*([words.say("campaign-torn")] if book.torn else []), *kept.told(words, book.campaign)])


def history(file: Path) -> None:
    """Everything that was done in the campaign, from the beginning."""
    words = words_for(KEY)
    out(screen(), [kept.told_page(words, page) for page in kept.look_into(file).pages])


def roster(file: Path, gang: str, limit: int | None, without: list[str], target: Path | None) -> None:
    """A gang for its next game, as a list for `play` and `simulate`."""
    words, run = words_for(KEY), kept.look_into(file).campaign
    company = company_called(run, gang)
    fielded = for_next_game(company, limit, without)
    text = written_roster(fielded, limit or max(run.limit, fielded.shards))
    if target is None:
        print(text, end="")
        return
    write_text(target, text)
    out(screen(), [words.say("campaign-roster", file=str(target), shards=fielded.shards, models=len(fielded.models))])


def for_next_game(company: Company, limit: int | None, without: list[str]) -> Gang:
    """The gang with everybody who is well and does not stay at home."""
    home = [fighter_called(company, name) for name in without]
    places = [at for at, one in enumerate(company.fighters) if one in company.well and one not in home]
    return between.field(company, company.value if limit is None else limit, places)


# After a game


def enter_games(file: Path, saves: list[Path]) -> None:
    """Enter games that are over: experience, income, what was found, and what became of the killed."""
    kept.look_into(file)
    for path in saves:
        loaded = load_game(path)
        if loaded.notice:
            out(screen(), [words_for(KEY).say(loaded.notice)])
        enter_game(screen(), file, path, loaded.game)


def enter_game(console: Console, file: Path, save: Path, game: Game[Any]) -> None:
    """Enter one game, and tell what it has brought."""
    if game.ruleset.key != KEY:
        raise Refused(refusal("", "refused-campaign-game", file=str(save), game=game.ruleset.key))
    words = words_for(KEY)
    with writing(file, words) as book:
        run = book.campaign
        try:
            entered = enter(run, game, [page.campaign for page in book.pages])
        except Refused as refused:
            reason = kept.in_words(words, refused.reason)
            raise Refused(refusal(reason.rule, "refused-in-file", file=str(save), reason=reason)) from refused
        book.write("entered", number=len(run.entered), file=save.name)
    companies = {company.name: company for company in run.companies}
    out(console, [*kept.told_game(words, len(run.entered), entered, companies), *kept.told_end(words, run)])


def take(file: Path, gang: str, heal: str, item: str, to: str, *, shards: bool) -> None:
    """Choose what was found: shards, medicine or an item."""
    words = words_for(KEY)
    if [bool(heal), bool(item), shards].count(True) != 1:
        raise Refused(refusal("", "refused-take-what"))
    with writing(file, words) as book:
        company = company_called(book.campaign, gang)
        if heal:
            cured = fighter_called(company, heal)
            choose(company, MEDICINE, cured=cured)
            book.write("healed", gang=company.name, name=cured.card.name)
        elif item:
            card = kept.item_called(words, company, item)
            choose(company, LOCKER, item=card, to=fighter_called(company, to) if to else None)
            book.write("found", gang=company.name, item=card.name, card=card.key)
        else:
            take_shards(company)
            book.write("took-shards", gang=company.name)
    out(screen(), kept.told_gang(words, company))


# Between games


def hire(file: Path, character: str, gang: str, name: str) -> None:
    """Hire a model for shards."""
    words = words_for(KEY)
    with writing(file, words) as book:
        company = company_called(book.campaign, gang)
        card = kept.card_called(words, company, character)
        taken = [fighter.card.name for fighter in company.fighters]
        if name.casefold() in (other.casefold() for other in taken):
            raise Refused(refusal("", "refused-name-taken", name=name))
        fresh = name or kept.names_for(words, [card], taken)[0]
        between.hire(company, msgspec.structs.replace(card, name=fresh))
        book.write("hired", gang=company.name, name=fresh)
    out(screen(), [words.say("campaign-hired", name=fresh, shards=card.cost, stock=company.stock)])


def buy(file: Path, item: str, to: str, gang: str) -> None:
    """Buy an item for shards."""
    words = words_for(KEY)
    with writing(file, words) as book:
        company = company_called(book.campaign, gang)
        card = kept.item_called(words, company, item)
        bearer = between.buy(company, card, fighter_called(company, to) if to else None)
        book.write("bought", gang=company.name, name=bearer.card.name, item=card.name, card=card.key)
    said = kept.printed(words, "item", card.key, card.name)
    cost = {"shards": card.shards, "stock": company.stock}
    out(screen(), [words.say("campaign-bought", name=bearer.card.name, item=said, **cost)])


def give(file: Path, item: str, giver: str, taker: str, gang: str) -> None:
    """Hand an item from one model of the gang to another."""
    words = words_for(KEY)
    with writing(file, words) as book:
        company = company_called(book.campaign, gang)
        card = kept.item_called(words, company, item)
        one, other = fighter_called(company, giver), fighter_called(company, taker)
        between.hand_over(company, card, one, other)
        book.write(
            "given", gang=company.name, giver=one.card.name, taker=other.card.name, item=card.name, card=card.key
        )
    said = kept.printed(words, "item", card.key, card.name)
    out(screen(), [words.say("campaign-given", giver=one.card.name, taker=other.card.name, item=said)])


def learn(file: Path, name: str, characteristic: str, gang: str) -> None:
    """Spend experience: a model gets +1 to a characteristic."""
    words, wanted = words_for(KEY), characteristic.upper()
    if wanted not in ADVANCES:
        raise Refused(refusal("COL-CAMP-08", "refused-no-advance", name=characteristic[:20], known=list(ADVANCES)))
    with writing(file, words) as book:
        company = company_called(book.campaign, gang)
        fighter = fighter_called(company, name)
        between.advance(company, fighter, wanted)
        book.write("learnt", gang=company.name, name=fighter.card.name, characteristic=wanted)
    left = {"name": fighter.card.name, "value": fighter.value, "experience": company.experience}
    out(screen(), [words.say("campaign-advanced", characteristic=wanted, **left)])


def rest(file: Path, gang: str) -> None:
    """Let a gang that cannot field three models sit a game out, so that its wounded are back for the next."""
    words = words_for(KEY)
    with writing(file, words) as book:
        company = company_called(book.campaign, gang)
        back = [fighter.card.name for fighter in company.living if fighter not in company.well]
        if not back or len(company.well) >= LEAST_MODELS:
            raise Refused(refusal("COL-CAMP-09", "refused-no-rest", gang=company.name, least=LEAST_MODELS))
        between.rest(company)
        book.write("rested", gang=company.name)
    out(screen(), [words.say("campaign-rested", gang=company.name, names=", ".join(back))])


# Playing


def set_up(words: Words, file: Path, gang: str, wishes: Wishes, you: int) -> CollisionSetup:
    """A game for a gang of a campaign against another of its gangs, a ready gang or a gang file."""
    run = kept.look_into(file).campaign
    if reason := over(run):
        raise Refused(reason)
    own = company_called(run, gang)
    rival = _rival(run, own, wishes.lists)
    listed = [] if rival else wishes.lists
    if len(listed) > 1:
        raise Refused(refusal("", "refused-too-many-lists", count=len(listed) + 1))
    opponent = listed[0] if listed else next(key for key in READY if reading.ready_list(key).gang != own.faction)
    setup = board(KEY).set_up(words, wishes._replace(lists=(opponent, opponent)))
    assert isinstance(setup, CollisionSetup)
    ours = for_next_game(own, wishes.size, [])
    theirs = for_next_game(rival, wishes.size, []) if rival else setup.lists[0]
    for count in (len(ours.models), len(theirs.models)):
        if reason := checking.too_few(count):
            raise Refused(reason)
    both = (ours, theirs) if you == 0 else (theirs, ours)
    return msgspec.structs.replace(setup, lists=both, size=max(setup.size, ours.shards, theirs.shards))


def _rival(run: Campaign, own: Company, named: Sequence[str]) -> Company | None:
    """The gang of the campaign that is named, or the only other one if nobody is."""
    others = [company for company in run.companies if company is not own]
    if named:
        return next((company for company in others if company.name in named), None)
    return others[0] if len(others) == 1 else None


def keep(console: Console, file: Path, game: Game[Any]) -> None:
    """Save a game that is over beside its campaign, and enter it."""
    number = 1
    while (save := file.with_name(f"{file.stem}-{number}.esc")).exists():
        number += 1
    write_text(save, dump(game, rules_version(KEY)))
    out(console, [words_for(KEY).say("campaign-kept", file=str(save))])
    enter_game(console, file, save, game)
