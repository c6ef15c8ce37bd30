"""The command `campaign`: gangs that grow from game to game."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from escarmouche.cli.common import out, screen, words_for
from escarmouche.cli.help import Program
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.collision.rules.campaign import company as between
from escarmouche.games.collision.rules.campaign import games as campaign_games
from escarmouche.games.collision.rules.campaign.company import ADVANCES, GAMES, LOCKER, MEDICINE, Company
from escarmouche.games.collision.rules.campaign.games import Campaign, choose, take_shards
from escarmouche.games.collision.rules.campaign.roster import roster as written_roster
from escarmouche.games.collision.rules.lists import reading
from escarmouche.games.collision.rules.lists.checking import LEAST_MODELS
from escarmouche.games.collision.rules.lists.profile import Gang
from escarmouche.games.collision.terminal import campaign as kept
from escarmouche.games.collision.terminal.campaign import Book, company_called, fighter_called
from escarmouche.games.collision.terminal.desk import DESK
from escarmouche.terminal.files import load_game, write_text

KEY = "collision"

app, campaigns = Program(), Program()
app.add_typer(campaigns, name="campaign")

File = Annotated[Path, typer.Argument(metavar="FILE")]
GangName = Annotated[str, typer.Option("--gang")]
ItemName = Annotated[str, typer.Argument(metavar="ITEM")]
Bearer = Annotated[str, typer.Option("--for")]


@campaigns.callback(invoke_without_command=True)
def commands(context: typer.Context) -> None:
    """Gangs of Collision that grow from game to game."""
    if context.invoked_subcommand is None:
        print(context.get_help())


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


@campaigns.command()
def new(
    file: File,
    gang: Annotated[list[str], typer.Option("--gang")],
    name: Annotated[list[str] | None, typer.Option()] = None,
    games: Annotated[int | None, typer.Option(min=1, max=100)] = None,
    limit: Annotated[int | None, typer.Option(min=1)] = None,
) -> None:
    """Begin a campaign with one gang or several."""
    words = words_for(KEY)
    name = name or []
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
    listed = DESK.find_list(words, key)
    gang = DESK.gang_of(words, key, listed, limit)
    called = kept.names_for(words, gang.models)
    models = tuple(msgspec.structs.replace(card, name=one) for card, one in zip(gang.models, called, strict=True))
    company = between.founded(msgspec.structs.replace(gang, name=name or gang.name, models=models), limit)
    company.characters, company.items = dict(listed.cards.characters), dict(listed.cards.items)
    return company


@campaigns.command()
def show(file: File) -> None:
    """The gangs with all they have, and the games so far."""
    words, book = words_for(KEY), kept.look_into(file)
    out(screen(), [*([words.say("campaign-torn")] if book.torn else []), *kept.told(words, book.campaign)])


@campaigns.command()
def history(file: File) -> None:
    """Everything that was done in the campaign, from the beginning."""
    words = words_for(KEY)
    out(screen(), [kept.told_page(words, page) for page in kept.look_into(file).pages])


@campaigns.command()
def roster(
    file: File,
    gang: GangName = "",
    limit: Annotated[int | None, typer.Option(min=1)] = None,
    without: Annotated[list[str] | None, typer.Option()] = None,
    target: Annotated[Path | None, typer.Option("--out")] = None,
) -> None:
    """A gang for its next game, as a list for `play` and `simulate`."""
    words, run = words_for(KEY), kept.look_into(file).campaign
    company = company_called(run, gang)
    fielded = for_next_game(company, limit, without or [])
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


@campaigns.command()
def enter(file: File, saves: Annotated[list[Path], typer.Argument(metavar="SAVE...")]) -> None:
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
            entered = campaign_games.enter(run, game, [page.campaign for page in book.pages])
        except Refused as refused:
            reason = kept.in_words(words, refused.reason)
            raise Refused(refusal(reason.rule, "refused-in-file", file=str(save), reason=reason)) from refused
        book.write("entered", number=len(run.entered), file=save.name)
    companies = {company.name: company for company in run.companies}
    out(console, [*kept.told_game(words, len(run.entered), entered, companies), *kept.told_end(words, run)])


@campaigns.command()
def take(
    file: File,
    gang: GangName = "",
    heal: Annotated[str, typer.Option()] = "",
    item: Annotated[str, typer.Option()] = "",
    to: Bearer = "",
    shards: Annotated[bool, typer.Option("--shards")] = False,
) -> None:
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


@campaigns.command()
def hire(
    file: File,
    character: Annotated[str, typer.Argument(metavar="CHARACTER")],
    gang: GangName = "",
    name: Annotated[str, typer.Option()] = "",
) -> None:
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


@campaigns.command()
def buy(file: File, item: ItemName, to: Bearer = "", gang: GangName = "") -> None:
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


@campaigns.command()
def give(
    file: File,
    item: ItemName,
    giver: Annotated[str, typer.Argument(metavar="FROM")],
    taker: Annotated[str, typer.Argument(metavar="TO")],
    gang: GangName = "",
) -> None:
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


@campaigns.command()
def learn(
    file: File,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    characteristic: Annotated[str, typer.Argument()],
    gang: GangName = "",
) -> None:
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


@campaigns.command()
def rest(file: File, gang: GangName = "") -> None:
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
