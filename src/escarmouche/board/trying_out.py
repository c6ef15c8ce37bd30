"""One click to a fight: something out of a book that is being written, against a target on a small table."""

from random import Random
from typing import Any

import msgspec

from escarmouche.agents import prepare
from escarmouche.board.board import Parts, board
from escarmouche.board.book_building import fielding
from escarmouche.board.brought_in import building_of
from escarmouche.board.list_building import source_in_draft
from escarmouche.board.own_names import with_own_names
from escarmouche.board.played import is_seen
from escarmouche.board.words import speak
from escarmouche.board.written_out import table_in
from escarmouche.engine.game import Game, Setup
from escarmouche.engine.seat import Seat
from escarmouche.registry import catalogue, ruleset

MOST_ANSWERS = 60
"""So many answers at most are given until everybody is on the table."""


def tried_out(key: str, draft: str, part: str, wanted: str, language: str) -> Setup:
    """A set-up in which something out of a book stands against a target, within the limits of lists or not."""
    lies, options, building = board(key), catalogue(key).choose({}), building_of(key)
    words = speak(language, ruleset(key).key)
    fielded = fielding(building, words, draft, part, wanted)
    source = source_in_draft(msgspec.json.encode(fielded).decode())
    target = source_in_draft(msgspec.json.encode({**building.form.target, "name": words.say("book-target")}).decode())
    size = lies.sizes()[0]
    assert lies.judging is not None
    table = table_in(f'name = "–"\n{building.form.ground}', lies.judging.kinds())
    armies = (building.mustered(source), building.mustered(target))
    setup = lies.assemble(Parts(options, armies, table, size, agreed=(0, 1)))
    return with_own_names(key, setup, [source.data, target.data])


def brought_together(game: Game[Any], luck: Random) -> None:
    """Answer as one usually does, for both sides, until everybody is on the table."""
    lies = board(game.ruleset.key)
    for _ in range(MOST_ANSWERS):
        stands = lies.standings(game.setup, game.state)
        asked = next((seat for seat in (0, 1) if Seat(game, seat).question() is not None), None)
        if asked is None or (stands and all(is_seen(one, seat) for one in stands for seat in (0, 1))):
            return
        game.answer(asked, game.number, prepare(Seat(game, asked), luck).decide().value)
