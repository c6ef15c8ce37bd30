"""What is posted to the server over HTTP: nothing else is read, and `web/src/protocol.ts` is made from it."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from escarmouche.agents.estimate import MOST_RESULTS
from escarmouche.engine.words import LANGUAGES
from escarmouche.lab.sides import GAMES

LARGEST_SAVE = 1_000_000
SPOKEN = f"^({'|'.join(LANGUAGES)})$"
Language = Annotated[str, Field(pattern=SPOKEN)]
Key = Annotated[str, Field(max_length=40)]
Text = Annotated[str, Field(max_length=500_000)]
File = Annotated[str, Field(max_length=LARGEST_SAVE)]
Share = Annotated[float, Field(ge=0, le=1)]
Token = Annotated[str, Field(max_length=100)]


class Posted(BaseModel):
    """Something that is posted: nothing that we do not know."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class FairTrial(Posted):
    """Two lists of a game, ready ones or as text, and the question whether they are fair against each other."""

    key: Key
    one: Text
    other: Text
    language: Language = "en"


class PlayedGame(Posted):
    """A finished game of somebody's: which game it was, against which level, and what it brought."""

    key: Key
    level: Key
    score: Share


Results = Annotated[list[PlayedGame], Field(max_length=MOST_RESULTS)]


class PlayedGames(Posted):
    """The finished games of somebody who wants to know how strong they are in a game."""

    key: Key
    results: Results = []
    language: Language = "en"


class Wanted(Posted):
    """What somebody wants to play.

    `opponent` is an agent, a level between two of them such as "corporal+40", "match" for one that is as strong as
    `results` say of the player, "same-screen" or "link". `mission` is a printed one, or a book of one's own as TOML
    text, of whose missions `mission_key` names one.
    `table` is a ready-made one, a number to make one up, or TOML text.
    `lists` are one's own and the other's: ready ones, TOML text, or Army Forge JSON. With `seed` the dice are always
    the same; a game by link refuses it. With `choose` the friend who comes by link picks their own list, and `lists` is
    one's own alone. With `in_turn` the players set the terrain of the table down in turn.
    With `lesson` a guided fight begins.
    """

    key: Key
    opponent: Key
    language: Language = "en"
    mission: Text = ""
    mission_key: Annotated[str, Field(max_length=60)] = ""
    table: Text = ""
    mirror: bool = False
    in_turn: bool = False
    lists: Annotated[list[Text], Field(max_length=2)] = []
    size: Annotated[int, Field(ge=1, le=100_000)] | None = None
    edition: Key = ""
    options: Annotated[dict[Key, Key], Field(max_length=200)] = {}
    side: Annotated[int, Field(ge=0, le=1)] = 0
    fair: bool = False
    practice: bool = False
    agree: bool = False
    choose: bool = False
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    lesson: Key = ""
    results: Results = []


class WantedTable(Posted):
    """A table that somebody wants to see, or on which a mission is to be fought."""

    key: Key
    table: Text
    mission: Text = ""
    mirror: bool = False
    language: Language = "en"


class TableTrial(Posted):
    """A table on which games are played, and for each pair of them before what side A made of it."""

    key: Key
    table: Text
    mission: Text = ""
    scores: Annotated[list[Annotated[list[Share], Field(max_length=2)]], Field(max_length=GAMES // 2)] = []
    language: Language = "en"


class WrittenList(Posted):
    """A list that somebody has written."""

    key: Key
    text: Text
    language: Language = "en"


class DraftList(Posted):
    """A list that somebody puts together: its tables as JSON, or nothing for one to begin with."""

    key: Key
    draft: Text = ""
    language: Language = "en"


class NewCampaign(Posted):
    """The gangs that a campaign begins with, and how many games it lasts if not as many as usual.

    `lists` are ready ones or TOML text; `names` are what the gangs are called, or nothing for the name of the list.
    """

    key: Key
    lists: Annotated[list[Text], Field(min_length=1, max_length=4)]
    names: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=4)] = []
    games: Annotated[int, Field(ge=1, le=100)] | None = None
    language: Language = "en"


class CampaignDeed(Posted):
    """A campaign, and what is to be done in it; nothing to look at it."""

    key: Key
    file: File
    deed: Annotated[str, Field(max_length=1000)] = ""
    language: Language = "en"


class CampaignGame(Posted):
    """A campaign, and the secret of a seat in the game that is to be entered."""

    key: Key
    file: File
    token: Token
    language: Language = "en"


class NextGame(Posted):
    """A campaign, which of its gangs plays the next game, and who stays at home."""

    key: Key
    file: File
    gang: Annotated[str, Field(max_length=200)]
    home: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=100)] = []
    language: Language = "en"


class DraftBook(Posted):
    """A book that somebody writes: its tables as JSON, or nothing for one to begin with."""

    key: Key
    draft: Text = ""
    language: Language = "en"


class DraftEntry(Posted):
    """Something in a book that somebody writes: of which part, and its key there."""

    key: Key
    draft: Text
    part: Key
    entry: Key
    language: Language = "en"


class SeatTokens(Posted):
    """The secrets of somebody's seats."""

    tokens: Annotated[list[Token], Field(max_length=200)]
    language: Language = "en"


class OneToken(Posted):
    """The secret of a seat."""

    token: Token


class Taking(Posted):
    """The link of a seat, and a secret of one's own that the seat shall have from now on."""

    token: Token
    fresh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,100}$")]
    language: Language = "en"


class ChosenList(Posted):
    """The list that a friend plays who came by link: a ready one, TOML text, or Army Forge JSON."""

    token: Token
    list: Text
    language: Language = "en"


class Redeemed(Posted):
    """A code that somebody was given."""

    code: Annotated[str, Field(max_length=40)]
    language: Language = "en"


class SavedGame(Posted):
    """A saved game."""

    save: File
    language: Language = "en"


class Branching(Posted):
    """From where somebody wants to play on, and against whom."""

    token: Token
    sequence: Annotated[int, Field(ge=0, le=2**31)]
    opponent: Key = "sergeant"
    language: Language = "en"


class Reviewing(Posted):
    """The game that somebody wants to look back on."""

    token: Token
    language: Language = "en"


class WantedPuzzle(Posted):
    """A puzzle of a game."""

    key: Key
    number: Annotated[int, Field(ge=1, le=10_000)]
    language: Language = "en"


class ChosenOrder(WantedPuzzle):
    """The order that somebody has chosen in a puzzle, by its place among those shown."""

    order: Annotated[int, Field(ge=0, le=100)]


class Transcript(Posted):
    """What is to be checked: a saved fair game or a transcript, and what a player noted."""

    transcript: File
    noted: File = ""
    language: Language = "en"
