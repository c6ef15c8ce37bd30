"""Campaigns on the page: a game that has them brings `CAMPAIGNS` in its `board.campaign.sheet`, and all else is here.

A campaign is a file, the same that the game's own command keeps; whoever plays it has it, and nobody else. What is done
in it comes back as the file with one more line.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from escarmouche.board import saved_games
from escarmouche.board.words import speak
from escarmouche.engine import ledger
from escarmouche.engine.game import Game
from escarmouche.engine.reading import sound
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.save import NO_GAME
from escarmouche.engine.words import Words
from escarmouche.registry import manifest

PART = "board.campaign.sheet"
MOST_LINES = 5000
"""Lines of a campaign."""


class CampaignNumber(msgspec.Struct, frozen=True):
    """A characteristic of a model; `raised` if it has learnt it."""

    name: str
    value: str
    raised: bool = False


class CampaignStep(msgspec.Struct, frozen=True):
    """Something that can be done now: what it is called, and how the server is told to do it."""

    text: str
    deed: str


class CampaignSteps(msgspec.Struct, frozen=True):
    """Things of one kind that can be done: what they are, which there are, and why there are none."""

    title: str
    steps: list[CampaignStep]
    why: str = ""


class CampaignModel(msgspec.Struct, frozen=True):
    """A model of a gang: `out` says why it does not play the next game."""

    name: str
    worth: str
    numbers: list[CampaignNumber]
    carried: list[str]
    out: str
    ways: list[CampaignSteps]


class CampaignGang(msgspec.Struct, frozen=True):
    """A gang in a campaign: what it has, who belongs to it, and what it can do; `unfit` says why it cannot play."""

    name: str
    lines: list[str]
    models: list[CampaignModel]
    ways: list[CampaignSteps]
    unfit: str


class CampaignSheet(msgspec.Struct, frozen=True):
    """A campaign: its file, how far it is, its gangs and games, all that was done, and what was told of the last.

    `over` says how it ended.
    """

    name: str
    file: str
    progress: str
    told: list[str]
    gangs: list[CampaignGang]
    games: list[str]
    history: list[str]
    over: str


class CampaignRoster(msgspec.Struct, frozen=True):
    """A gang for its next game: the list as text, and what it is worth."""

    name: str
    text: str
    about: str


class Founding(msgspec.Struct, frozen=True):
    """A gang that a campaign begins with: a ready list or a text, and what it is called."""

    list: str
    name: str = ""


class Campaigns(Protocol):
    """What a game does for its campaigns. A file is read before with `Entries`, and what is added to it is an entry."""

    def founded(self, words: Words, gangs: Sequence[Founding], games: int | None) -> bytes:
        """The first entry of a campaign."""

    def done(self, words: Words, entries: Sequence[bytes], deed: str) -> tuple[bytes, list[str]]:
        """The entry for something that is done, and what is told of it."""

    def entered(self, words: Words, entries: Sequence[bytes], game: Game[Any]) -> tuple[bytes, list[str]]:
        """The entry for a game that is over, and what is told of it."""

    def sheet(self, words: Words, entries: Sequence[bytes], file: str, told: Sequence[str]) -> CampaignSheet:
        """All of a campaign."""

    def roster(self, words: Words, entries: Sequence[bytes], gang: str, home: Sequence[str]) -> CampaignRoster:
        """A gang for its next game, without those who stay at home."""

    def in_words(self, words: Words, refused: Refused) -> Refused:
        """A refusal with everything under the names that the reader knows."""


def has_campaigns(key: str) -> bool:
    """Whether a game has campaigns."""
    return manifest(key).has(PART)


def campaigns_of(key: str) -> Campaigns:
    """The campaigns of a game; a game without is refused."""
    if not has_campaigns(key):
        raise Refused(refusal("", "refused-no-campaigns", game=key))
    found: Campaigns = manifest(key).part(PART, "CAMPAIGNS")
    return found


def campaign_begun(key: str, gangs: Sequence[Founding], games: int | None, language: str) -> CampaignSheet:
    """A new campaign."""
    run, words = campaigns_of(key), speak(language, key)
    sound([gang.name for gang in gangs], _name(words))
    entry = run.founded(words, gangs, games)
    return _sheet(key, words, ledger.added(_name(words), b"", entry), [])


def campaign_done(key: str, file: str, deed: str, language: str) -> CampaignSheet:
    """A campaign as it stands, after something was done in it if a deed is named."""
    run, words = campaigns_of(key), speak(language, key)
    if not deed:
        return _sheet(key, words, file.encode(), [])
    entries = _entries(words, file)
    try:
        entry, told = run.done(words, entries, deed)
    except Refused as refused:
        raise run.in_words(words, refused) from refused
    except NO_GAME as error:
        raise _foreign(words) from error
    return _sheet(key, words, ledger.added(_name(words), file.encode(), entry), told)


def campaign_entered(key: str, file: str, save: str, language: str) -> CampaignSheet:
    """A campaign with one more game, which is over; one that does not count is refused."""
    run, words = campaigns_of(key), speak(language, key)
    entries = _entries(words, file)
    game = saved_games.load(save).game
    try:
        if game.ruleset.key != key:
            raise Refused(refusal("", "refused-campaign-other-game", game=game.ruleset.key))
        entry, told = run.entered(words, entries, game)
    except Refused as refused:
        raise run.in_words(words, refused) from refused
    except NO_GAME as error:
        raise _foreign(words) from error
    return _sheet(key, words, ledger.added(_name(words), file.encode(), entry), told)


def campaign_roster(key: str, file: str, gang: str, home: Sequence[str], language: str) -> CampaignRoster:
    """A gang of a campaign for its next game."""
    run, words = campaigns_of(key), speak(language, key)
    try:
        return run.roster(words, _entries(words, file), gang, home)
    except Refused as refused:
        raise run.in_words(words, refused) from refused
    except NO_GAME as error:
        raise _foreign(words) from error


def _sheet(key: str, words: Words, raw: bytes, told: Sequence[str]) -> CampaignSheet:
    file = raw.decode(errors="replace")
    try:
        return campaigns_of(key).sheet(words, _entries(words, file), file, told)
    except NO_GAME as error:
        raise _foreign(words) from error


def _entries(words: Words, file: str) -> list[bytes]:
    """The entries of a file that somebody has sent; what is not to be said or beyond measure is refused."""
    name = _name(words)
    entries = ledger.opened(name, file.encode(errors="replace")).entries
    if len(entries) > MOST_LINES:
        raise Refused(refusal("", "refused-written-many", file=name, where="none", most=MOST_LINES))
    try:
        sound(msgspec.json.decode(entries[-1]), name)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _foreign(words) from error
    return entries


def _name(words: Words) -> str:
    """What the file is called in a refusal."""
    return words.say("campaign-file")


def _foreign(words: Words) -> Refused:
    return Refused(refusal("", "refused-campaign-unreadable", file=_name(words)))
