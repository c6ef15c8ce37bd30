"""The command `campaign`: gangs that grow from game to game."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from escarmouche.cli.common import out, screen, words_for
from escarmouche.cli.help import Program
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.collision.board.campaign import deeds, telling
from escarmouche.games.collision.board.campaign.deeds import for_next_game
from escarmouche.games.collision.board.campaign.naming import company_called, in_words
from escarmouche.games.collision.rules.campaign import games as campaign_games
from escarmouche.games.collision.rules.campaign.company import Company
from escarmouche.games.collision.rules.campaign.games import Campaign
from escarmouche.games.collision.rules.campaign.roster import roster as written_roster
from escarmouche.games.collision.rules.lists import reading
from escarmouche.games.collision.terminal import campaign as kept
from escarmouche.games.collision.terminal.campaign import Book
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
        raise Refused(in_words(words, refused.reason)) from refused
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
    begun = deeds.begun(companies, games, most)
    if len(name) > len(gang):
        raise Refused(refusal("", "refused-too-many-names", names=len(name), gangs=len(gang)))
    kept.begin(file, begun)
    out(screen(), [words.say("campaign-founded", file=str(file)), *telling.told(words, begun)])


def _founded(words: Words, key: str, name: str, limit: int) -> Company:
    """A gang at the beginning of a campaign."""
    listed = DESK.find_list(words, key)
    return deeds.founded(words, DESK.gang_of(words, key, listed, limit), listed, name, limit)


@campaigns.command()
def show(file: File) -> None:
    """The gangs with all they have, and the games so far."""
    words, book = words_for(KEY), kept.look_into(file)
    out(screen(), [*([words.say("campaign-torn")] if book.torn else []), *telling.told(words, book.campaign)])


@campaigns.command()
def history(file: File) -> None:
    """Everything that was done in the campaign, from the beginning."""
    words = words_for(KEY)
    out(screen(), [telling.told_page(words, page) for page in kept.look_into(file).pages])


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
            reason = in_words(words, refused.reason)
            raise Refused(refusal(reason.rule, "refused-in-file", file=str(save), reason=reason)) from refused
        book.write("entered", number=len(run.entered), file=save.name)
    companies = {company.name: company for company in run.companies}
    out(console, [*telling.told_game(words, len(run.entered), entered, companies), *telling.told_end(words, run)])


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
    wanted = deeds.Heal(gang, heal) if heal else deeds.TakeItem(gang, item, to) if item else deeds.TakeShards(gang)
    run, _ = _done(file, wanted)
    out(screen(), telling.told_gang(words, company_called(run, gang)))


# Between games


@campaigns.command()
def hire(
    file: File,
    character: Annotated[str, typer.Argument(metavar="CHARACTER")],
    gang: GangName = "",
    name: Annotated[str, typer.Option()] = "",
) -> None:
    """Hire a model for shards."""
    _do(file, deeds.Hire(gang, character, name))


@campaigns.command()
def buy(file: File, item: ItemName, to: Bearer = "", gang: GangName = "") -> None:
    """Buy an item for shards."""
    _do(file, deeds.Buy(gang, item, to))


@campaigns.command()
def give(
    file: File,
    item: ItemName,
    giver: Annotated[str, typer.Argument(metavar="FROM")],
    taker: Annotated[str, typer.Argument(metavar="TO")],
    gang: GangName = "",
) -> None:
    """Hand an item from one model of the gang to another."""
    _do(file, deeds.Give(gang, item, giver, taker))


@campaigns.command()
def stow(
    file: File, item: ItemName, giver: Annotated[str, typer.Argument(metavar="NAME")], gang: GangName = ""
) -> None:
    """Lay an item that somebody carries into the stash of the gang."""
    _do(file, deeds.Stow(gang, item, giver))


@campaigns.command()
def fetch(
    file: File, item: ItemName, taker: Annotated[str, typer.Argument(metavar="NAME")], gang: GangName = ""
) -> None:
    """Take an item out of the stash for somebody who can carry it."""
    _do(file, deeds.Fetch(gang, item, taker))


@campaigns.command()
def learn(
    file: File,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    characteristic: Annotated[str, typer.Argument()],
    gang: GangName = "",
) -> None:
    """Spend experience: a model gets +1 to a characteristic."""
    _do(file, deeds.Learn(gang, name, characteristic))


@campaigns.command()
def rest(file: File, gang: GangName = "") -> None:
    """Let a gang that cannot field three models sit a game out, so that its wounded are back for the next."""
    _do(file, deeds.Rest(gang))


def _do(file: Path, deed: deeds.AnyDeed) -> None:
    """Do something in a campaign, and tell what was done."""
    out(screen(), [_done(file, deed)[1]])


def _done(file: Path, deed: deeds.AnyDeed) -> tuple[Campaign, str]:
    """The campaign after something was done in it and noted, and what is told of that."""
    words = words_for(KEY)
    with writing(file, words) as book:
        done = deed.do(words, book.campaign)
        book.write(done.what, **done.data)
    return book.campaign, done.told
