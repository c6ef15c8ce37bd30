"""Trauma as it lies before a player: set up, put into words and shown."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from escarmouche.board.board import Parts, Shelved, Wishes
from escarmouche.board.briefing import Brief, parts_of
from escarmouche.board.look import Look
from escarmouche.board.written_out import PASTED, Lists, called, is_number, is_text, table_in
from escarmouche.engine.game import Setup
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.trauma.board.page import Showing, last_turn
from escarmouche.games.trauma.rules import naming
from escarmouche.games.trauma.rules.lists import checking, mustering, reading
from escarmouche.games.trauma.rules.lists.missions import PRINTED
from escarmouche.games.trauma.rules.lists.profile import Army
from escarmouche.games.trauma.rules.mission import agreement, tables
from escarmouche.games.trauma.rules.mission.quarters import LARGE, SMALL
from escarmouche.games.trauma.rules.state import NO_UNIT, NOBODY_SEAT, Mission, State, TraumaSetup
from escarmouche.rules.naming import shown_length
from escarmouche.table.table import Table

READY = {30: ("meridian-30", "ashen-ambush-30"), 45: ("meridian-45", "ashen-45")}
"""The armies that are usually played against one another, by size: of 30 points neither is ahead (docs/balance.md)."""
DEFENDER = 1
"""Who defends, by seat, where neither list is one for a defender."""
LISTS = Lists(
    reading.ready_keys,
    reading.ready_list,
    reading.read_list,
    reading.load_list,
    checking.file_faults,
    checking.check,
    checking.flaws,
)


class TraumaBoard(Showing):
    """Trauma as it lies before a player."""

    key = "trauma"
    unit = "cm"
    shelf = LISTS
    faces = True
    legs: Sequence[str] = ()
    orders: Sequence[str] = ()

    # Setting up

    def set_up(self, words: Words, wishes: Wishes) -> Setup:
        """Two armies that fit the scenario, a table whose size follows from their points, and the options."""
        options = self.options_for(wishes)
        chosen, own_mission = self.mission_wanted(words, wishes)
        mission = chosen if chosen or own_mission is not msgspec.UNSET else agreement.GENERATOR
        if mission and (reason := agreement.unknown_mission(mission)):
            raise Refused(reason)
        sheet = PRINTED[mission] if mission else own_mission
        names = self._names(words, wishes, attack=sheet.is_attack)
        lists = [self.find_list(words, name) for name in names]
        size = max(own.points for own in lists) if wishes.size is None else wishes.size
        table = self.table_for(wishes, size, options)
        both = tuple(self.army_of(words, called(name), own, size) for name, own in zip(names, lists, strict=True))
        setup = self.assemble(Parts(options, both, table, size, mission, own=self.lying(wishes, own_mission, table)))
        if reason := agreement.setup_refused(setup):
            raise Refused(reason)
        return setup

    def assemble(self, parts: Parts) -> TraumaSetup:
        """The set-up that is made of these parts; who attacks follows from the armies."""
        one, other = parts.lists
        mission = "" if parts.own is not msgspec.UNSET else parts.mission or agreement.GENERATOR
        setup = TraumaSetup(
            options=parts.options, lists=(one, other), table=parts.table, size=parts.size,
            mission=cast("Mission", mission), own_mission=parts.own,
        )  # fmt: skip
        attacks = setup.mission_sheet.is_attack
        return msgspec.structs.replace(setup, attacker=agreement.attacker_of(setup)) if attacks else setup

    def terms(self, size: int, options: Mapping[str, str]) -> tuple[Any, ...]:
        """The size of a table follows from the points, unless an option says otherwise."""
        return size, options["table_limits"]

    def army_of(self, words: Words, name: str, own: reading.ArmyList, points: int) -> Army:
        """The army of a list that fits the size of the game; one with faults is refused by the first of them."""
        self.insist(words, name, checking.check(msgspec.structs.replace(own, points=points)))
        return mustering.muster(own)

    def _names(self, words: Words, wishes: Wishes, *, attack: bool) -> list[str]:
        """The two lists; in an attack without one for a defender, the second side defends with what its book has."""
        asked = max((self.find_list(words, name).points for name in wishes.lists), default=agreement.USUAL)
        points = asked if wishes.size is None else wishes.size
        usual = max((size for size in agreement.FORMATS if size <= points), default=agreement.USUAL)
        names = [*wishes.lists, *READY[usual][len(wishes.lists) :]]
        if attack and all(self.find_list(words, name).part != "defender" for name in names):
            names[DEFENDER] = mustering.defending(names[DEFENDER])
        return names

    def tables(self) -> list[str]:
        """The ready-made tables, those of the usual size first."""
        return sorted(tables.names(), key=lambda name: (tables.named(name).width, name))

    def table(self, wanted: str, *terms: Any, file: str = "") -> Table:
        """A ready-made table, one made up from a number, or one that is written out, perhaps in a file of that name."""
        points, limits = terms or (agreement.USUAL, "enforced")
        if is_number(wanted):
            return tables.generate(int(wanted), points=points, limits=limits)
        if not file and not is_text(wanted):
            return tables.named(wanted)
        return measured(table_in(wanted, tables.kinds(), file or PASTED), file or PASTED)

    def missions(self) -> list[str]:
        """Both missions."""
        return list(agreement.MISSIONS)

    def sizes(self) -> Sequence[int]:
        """The usual formats."""
        return tuple(sorted(agreement.FORMATS))

    def ready(self, words: Words) -> list[Shelved]:
        """The armies that come with the game, first those that are usually played against one another."""
        first = list(READY[agreement.USUAL])
        usual = [*first, *sorted(key for key in reading.ready_keys() if key not in first)]
        cards = sorted(mustering.offered(), key=lambda card: (card.points, usual.index(card.key)))
        return [Shelved(card.key, words.called(card.name),
                        words.say("shown-army", part=card.part or "none", points=card.cost, units=card.units,
                                  models=card.models))
                for card in cards]  # fmt: skip

    # Speaking

    def seen(self, shown: Mapping[str, Any]) -> State:
        """The state with a blank for every card that the seat does not see."""
        return msgspec.convert({**shown, "sides": [_side(side) for side in shown["sides"]]}, State)

    def sentence(self, words: Words, setup: Any, state: Any, thing: Any) -> str:
        """An event, a question, an option or a reason in words."""
        return naming.sentence(words, setup, state, thing)

    def name(self, words: Words, setup: Any, state: Any, key: str) -> str:
        """The name of the unit whose number an answer uses as a key; any other key as it is."""
        return naming.unit_names(setup, words)[int(key)] if key.isdigit() else key

    def mission(self, look: Look) -> str:
        """The mission: a printed one, or what one's own is called."""
        own = look.setup.own_mission
        return look.say(f"mission-{look.setup.mission}") if own is msgspec.UNSET else look.words.called(own.name)

    def brief(self, look: Look) -> Brief:
        """In an attack the sides are after different things."""
        sheet, attacker, turns = look.setup.mission_sheet, look.state.attacker, last_turn(look.setup)
        parts = parts_of(attacker) if sheet.is_attack else ()
        undecided = attacker == NOBODY_SEAT
        if look.setup.own_mission is msgspec.UNSET:
            return Brief(f"briefing-{look.setup.mission}", turns, parts, undecided=undecided)
        return Brief(f"briefing-own-{sheet.opening}", turns, parts, undecided=undecided, own=self.scoring(look, sheet))

    def scoring(self, look: Look, sheet: Any) -> tuple[str, ...]:
        """What a mission of one's own says of itself, what scores in it, what ends it, and with what one begins."""
        reserves = [look.say("own-reserves", points=sheet.reserves)] if sheet.reserves else []
        return (*super().scoring(look, sheet), *reserves, look.say("own-victory", points=sheet.victory))


def measured(table: Table, file: str) -> Table:
    """The table, if it has one of the two sizes that the game is played on."""
    if (table.width, table.depth) in (SMALL, LARGE):
        return table
    sides = {"width": shown_length(table.width), "depth": shown_length(table.depth)}
    raise Refused(refusal("TRA-RAND-01", "refused-table-measures", file=file, **sides))


def _side(shown: Mapping[str, Any]) -> dict[str, Any]:
    """What lies before a player, with a blank for each card of which only the number is known."""
    row = shown["row"]
    return {**shown, "row": [NO_UNIT] * row if isinstance(row, int) else row}


BOARD = TraumaBoard()
