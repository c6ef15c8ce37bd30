"""Firefight as it lies before a player: set up, put into words and shown."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.board.board import Parts, Shelved, Wishes
from escarmouche.board.briefing import Brief
from escarmouche.board.look import Look
from escarmouche.board.written_out import PASTED, called, is_number, is_text, table_in, tables_in, unknown_list
from escarmouche.engine.game import Setup
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.firefight.board.page import Picture
from escarmouche.games.firefight.rules import naming
from escarmouche.games.firefight.rules.lists import checking, mustering, reading
from escarmouche.games.firefight.rules.lists.army_forge import importing
from escarmouche.games.firefight.rules.lists.army_forge.importing import is_forged
from escarmouche.games.firefight.rules.lists.profile import Army
from escarmouche.games.firefight.rules.state import FirefightSetup, State
from escarmouche.games.firefight.rules.table import tables
from escarmouche.rules.terrain import whole_table
from escarmouche.table.table import Table

READY = ("hollow_hill", "tollgate")


class FirefightBoard(Picture):
    """Firefight as it lies before a player."""

    key = "firefight"
    builds_in_turn = True
    unit = "inch"
    faces = False
    legs: Sequence[str] = ()
    orders: Sequence[str] = ()

    # Setting up

    def set_up(self, words: Words, wishes: Wishes) -> Setup:
        """Two lists that fit the size of the game, a table, and the options."""
        _, own = self.mission_wanted(words, wishes)
        options = self.options_for(wishes)
        asked = max((self.find_list(words, name).size for name in wishes.lists), default=reading.DEFAULT_SIZE)
        size = asked if wishes.size is None else wishes.size
        if reason := reading.size_refusal(size):
            raise Refused(reason)
        fitting = max(card.size for card in mustering.available().lists if card.size <= max(size, reading.DEFAULT_SIZE))
        names = [*wishes.lists, *(f"{key}-{fitting}" for key in READY[len(wishes.lists) :])]
        both = tuple(self._army(words, name, size, options) for name in names)
        table = self.table_for(wishes, size, options)
        bare, box = self.in_box(wishes, table)
        agreed = (0, 1) if wishes.agree else (1,)
        setup = self.assemble(
            Parts(options, both, bare, size, agreed=agreed, own=self.lying(wishes, own, table), box=box)
        )
        _agree(setup)
        return setup

    def assemble(self, parts: Parts) -> FirefightSetup:
        """The set-up that is made of these parts."""
        one, other = parts.lists
        return FirefightSetup(
            options=parts.options, lists=(one, other), table=parts.table, size=parts.size, consent=parts.agreed,
            accepted=parts.agreed, own_mission=parts.own, box=parts.box,
        )  # fmt: skip

    def parts(self, setup: Any) -> Parts:
        """What a set-up is made of, and who has agreed to it."""
        return super().parts(setup)._replace(agreed=setup.consent)

    def find_list(self, words: Words, name: str) -> reading.ArmyList:
        """A ready list, or one that is written out."""
        ready = reading.keys_in(reading.SHELF / "lists")
        if name in ready:
            return reading.ready_list(name)
        if not is_text(name):
            raise unknown_list(name, ready)
        if is_forged(name):
            return importing.read(name.encode()).army_list
        try:
            return reading.read_list(tables_in(name), name)
        except Refused as refused:
            raise broken(PASTED, refused) from refused

    def _army(self, words: Words, name: str, size: int, options: Mapping[str, str]) -> Army:
        army_list = self.find_list(words, name)
        self.insist(words, called(name), checking.check(army_list, size, options["force_organisation"]))
        return mustering.muster(army_list)

    def tables(self) -> list[str]:
        """The ready-made tables."""
        return tables.names()

    def table(self, wanted: str, *terms: Any, file: str = "") -> Table:
        """A ready-made table, one made up from a number, or one that is written out, perhaps in a file of that name."""
        if is_number(wanted):
            return tables.generate(int(wanted))
        if not file and not is_text(wanted):
            return tables.named(wanted)
        return table_in(wanted, tables.kinds(), file or PASTED)

    def sizes(self) -> Sequence[int]:
        """The sizes recommended for a first and for a full game."""
        return reading.offered_sizes()

    def ready(self, words: Words) -> list[Shelved]:
        """The lists that come with the game, first those that are usually played against one another."""
        usual = [f"{key}-{reading.DEFAULT_SIZE}" for key in READY]
        cards = sorted(mustering.available().lists, key=lambda card: (card.key not in usual, card.size, card.key))
        return [Shelved(card.key, words.called(card.name), words.say("points", points=card.points)) for card in cards]

    def judged(self, words: Words, text: str) -> tuple[str, list[str]]:
        """The name of a list that is written out, and everything that is wrong with it."""
        army_list = self.find_list(words, text)
        faults = checking.check(army_list)
        return army_list.name, [naming.sentence(words, None, None, fault) for fault in faults]

    # Speaking

    def seen(self, shown: Mapping[str, Any]) -> State:
        """The whole state, as nothing is hidden in Firefight."""
        return msgspec.convert(shown, State)

    def sentence(self, words: Words, setup: Any, state: Any, thing: Any) -> str:
        """An event, a question, an option or a reason in words."""
        return naming.sentence(words, setup, state, thing)

    def name(self, words: Words, setup: Any, state: Any, key: str) -> str:
        """What a unit that takes a share is called."""
        return naming.unit_names(setup, state, words)[int(key)]

    def mission(self, look: Look) -> str:
        """What is fought for: the objectives, or what one's own mission is called."""
        own = look.setup.own_mission
        return look.say("shown-mission-firefight") if own is msgspec.UNSET else look.words.called(own.name)

    def brief(self, look: Look) -> Brief:
        """Both sides are after the objectives, or after what one's own mission gives points for."""
        sheet = look.setup.mission_sheet
        if look.setup.own_mission is msgspec.UNSET:
            return Brief("briefing-objectives", sheet.rounds)
        return Brief("briefing-own", sheet.rounds, own=self.scoring(look, sheet))


def broken(name: str, refused: Refused) -> Refused:
    """A list that cannot be read at all."""
    if refused.reason.text != "unreadable_file":
        return refused
    return Refused(refusal("", "refused-broken-list", list=name, problem=refused.reason.data["problem"], more=0))


def _agree(setup: FirefightSetup) -> None:
    """Refuse a table or a list to which nobody has agreed yet, and say how to agree."""
    unusual = tables.disagreement(tables.flags(whole_table(setup)), set(setup.consent))
    reason = unusual or mustering.start_refusal(setup.lists, set(setup.accepted))
    if reason is not None:
        raise Refused(refusal(reason.rule, "refused-not-agreed", reason=reason))


BOARD = FirefightBoard()
