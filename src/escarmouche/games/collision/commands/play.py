"""`play` with a gang of a campaign."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console

from escarmouche.cli.common import out, words_for
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.save import dump
from escarmouche.engine.words import Words
from escarmouche.games.collision.board import READY
from escarmouche.games.collision.board.campaign.deeds import for_next_game
from escarmouche.games.collision.board.campaign.naming import company_called
from escarmouche.games.collision.commands.campaign import KEY, enter_game
from escarmouche.games.collision.rules.campaign.company import Company
from escarmouche.games.collision.rules.campaign.games import Campaign, over
from escarmouche.games.collision.rules.lists import checking, reading
from escarmouche.games.collision.rules.state import CollisionSetup
from escarmouche.games.collision.terminal import campaign as kept
from escarmouche.terminal.desk import Wishes, desk
from escarmouche.terminal.files import rules_version, write_text


def set_up(words: Words, given: Mapping[str, Any], wishes: Wishes, you: int) -> CollisionSetup:
    """A game for a gang of a campaign against another of its gangs, a ready gang or a gang file."""
    if "campaign" not in given:
        raise Refused(refusal("", "misuse-missing", what="--campaign"))
    run = kept.look_into(given["campaign"]).campaign
    if reason := over(run):
        raise Refused(reason)
    own = company_called(run, given.get("gang", ""))
    rival = _rival(run, own, wishes.lists)
    listed = [] if rival else wishes.lists
    if len(listed) > 1:
        raise Refused(refusal("", "refused-too-many-lists", count=len(listed) + 1))
    opponent = listed[0] if listed else next(key for key in READY if reading.ready_list(key).gang != own.faction)
    setup = desk(KEY).set_up(words, wishes._replace(lists=(opponent, opponent)))
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


def keep(console: Console, given: Mapping[str, Any], game: Game[Any]) -> None:
    """Save a game that is over beside its campaign, and enter it."""
    file = given["campaign"]
    number = 1
    while (save := file.with_name(f"{file.stem}-{number}.esc")).exists():
        number += 1
    write_text(save, dump(game, rules_version(KEY)))
    out(console, [words_for(KEY).say("campaign-kept", file=str(save))])
    enter_game(console, file, save, game)
