"""Combat Zone as it lies before a player: set up, put into words and shown."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from escarmouche.board.board import Parts, Shelved, Wishes
from escarmouche.board.briefing import Brief, parts_of
from escarmouche.board.look import Look
from escarmouche.board.written_out import PASTED, Lists, called, is_number, is_text, table_in
from escarmouche.engine.game import Setup
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.combatzone.board import standing_orders
from escarmouche.games.combatzone.board.page import Showing
from escarmouche.games.combatzone.rules import naming
from escarmouche.games.combatzone.rules.lists import checking, mustering, reading
from escarmouche.games.combatzone.rules.lists.cards import Force
from escarmouche.games.combatzone.rules.lists.missions import PRINTED
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.games.combatzone.rules.mission.missions import MISSIONS, ambushers_points, start_refused
from escarmouche.games.combatzone.rules.shooting.sight import with_materials
from escarmouche.games.combatzone.rules.state import NOBODY_SEAT, CombatZoneSetup, Mission, State
from escarmouche.table.table import Table

READY = {
    150: ("hounds-150", "halden-150"), 200: ("hounds-rifles-200", "halden-escort-200"),
    300: ("hounds-300", "halden-300"),
}  # fmt: skip
"""The forces that are usually played against one another, by size: of 200 points neither is ahead (docs/balance.md)."""
AMBUSHER = 0
"""Who lies in ambush, by seat, unless only the other side has a force made for it."""
LISTS = Lists(
    reading.ready_keys,
    reading.ready_list,
    reading.read_list,
    reading.load_list,
    checking.file_faults,
    checking.check,
    checking.flaws,
)


class Muster(NamedTuple):
    """Two lists by name, what each may cost, the points of the game, and who lies in ambush."""

    names: list[str]
    limits: list[int]
    points: int
    ambusher: SeatId


class CombatZoneBoard(Showing):
    """Combat Zone as it lies before a player."""

    key = "combatzone"
    builds_in_turn = True
    unit = "cm"
    shelf = LISTS
    faces = True
    legs: Sequence[str] = ()
    orders: Sequence[str] = (standing_orders.HOLD_OPPORTUNITY,)

    # Setting up

    def set_up(self, words: Words, wishes: Wishes) -> Setup:
        """Two forces that fit the scenario and its points, a table, and the options."""
        options = self.options_for(wishes)
        chosen, own = self.mission_wanted(words, wishes)
        mission = chosen if chosen or own is not msgspec.UNSET else "gang-fight"
        if mission and mission not in MISSIONS:
            known = ", ".join(MISSIONS)
            raise Refused(refusal("", "refused-unknown-scenario", scenario=mission[:40], known=known))
        sheet = PRINTED[mission] if mission else own
        called_up = self.muster(words, wishes, ambush=sheet.is_ambush)
        both = tuple(
            self.force_of(words, name, limit, options)
            for name, limit in zip(called_up.names, called_up.limits, strict=True)
        )
        table = self.table_for(wishes, called_up.points, options)
        bare, box = self.in_box(wishes, table)
        assembled = self.assemble(
            Parts(options, both, bare, called_up.points, mission, own=self.lying(wishes, own, table), box=box)
        )
        setup = msgspec.structs.replace(assembled, ambusher=called_up.ambusher)
        if reason := start_refused(setup):
            raise Refused(reason)
        return setup

    def assemble(self, parts: Parts) -> CombatZoneSetup:
        """The set-up that is made of these parts; in an ambush the first side lies in wait."""
        one, other = parts.lists
        mission = "" if parts.own is not msgspec.UNSET else parts.mission or "gang-fight"
        setup = CombatZoneSetup(
            options=parts.options, lists=(one, other), size=parts.size, table=parts.table,
            mission=cast("Mission", mission), own_mission=parts.own, box=parts.box,
        )  # fmt: skip
        return msgspec.structs.replace(setup, ambusher=AMBUSHER) if setup.mission_sheet.is_ambush else setup

    def force_of(self, words: Words, name: str, points: int, options: Mapping[str, str]) -> Force:
        """The force of a list that is in order; one with faults is refused by the first of them."""
        own = msgspec.structs.replace(self.find_list(words, name), points=points)
        self.insist(words, called(name), checking.check(own, every_leader=mustering.leaders_count(options)))
        return mustering.muster(own, options)

    def muster(self, words: Words, wishes: Wishes, *, ambush: bool) -> Muster:
        """Who fights, and for how many points; whoever is to lie in ambush with a full force takes a smaller one."""
        asked = max(
            (size_for(name, self.find_list(words, name).points) for name in wishes.lists), default=reading.USUAL
        )
        points = asked if wishes.size is None else wishes.size
        usual = max((size for size in reading.SIZES if size <= points), default=min(reading.SIZES))
        names = [*wishes.lists, *READY[usual][len(wishes.lists) :]]
        ambusher = ambusher_among(names) if ambush else NOBODY_SEAT
        own = names[ambusher]
        if ambush and own in reading.ready_keys() and mustering.AMBUSHING not in own:
            names[ambusher] = mustering.ambushing(own, ambushers_points(points))
        limits = [ambushers_points(points) if seat == ambusher else points for seat in (0, 1)]
        return Muster(names, limits, points, ambusher)

    def tables(self) -> list[str]:
        """The ready-made tables."""
        return tables.names()

    def table(self, wanted: str, *terms: Any, file: str = "") -> Table:
        """A ready-made table, one made up from a number, or one that is written out, perhaps in a file of that name."""
        if is_number(wanted):
            return tables.generate(int(wanted))
        if not file and not is_text(wanted):
            return tables.named(wanted)
        return furnished(with_materials(table_in(wanted, tables.kinds(), file or PASTED)))

    def missions(self) -> list[str]:
        """The three missions."""
        return list(MISSIONS)

    def sizes(self) -> Sequence[int]:
        """How many points a force usually has, the usual number first."""
        return (reading.USUAL, *(size for size in reading.SIZES if size != reading.USUAL))

    def ready(self, words: Words) -> list[Shelved]:
        """The forces that come with the game, first those that are usually played against one another."""
        first = list(READY[reading.USUAL])
        usual = [*first, *(key for key in reading.ready_keys() if key not in first)]
        cards = sorted(mustering.offered(), key=lambda card: (mustering.AMBUSHING in card.key, usual.index(card.key)))
        sides = {card.faction: words.called(reading.faction(card.faction)[0]) for card in cards}
        return [Shelved(card.key, words.called(card.name),
                        words.say("shown-force", faction=sides[card.faction], points=card.cost, groups=card.groups,
                                  figures=card.figures))
                for card in cards]  # fmt: skip

    # Speaking

    def seen(self, shown: Mapping[str, Any]) -> State:
        """The state with a blank for where each figure lies that the seat does not see."""
        return msgspec.convert({**shown, "figures": [_known(figure) for figure in shown["figures"]]}, State)

    def sentence(self, words: Words, setup: Any, state: Any, thing: Any) -> str:
        """An event, a question, an option or a reason in words."""
        return naming.sentence(words, setup, state, thing)

    def name(self, words: Words, setup: Any, state: Any, key: str) -> str:
        """The name of the figure whose number an answer uses as a key; any other key as it is."""
        return naming.figure_names(setup, words)[int(key)] if key.isdigit() else key

    def mission(self, look: Look) -> str:
        """The mission: a printed one, or what one's own is called."""
        own = look.setup.own_mission
        return look.say(f"mission-{look.setup.mission}") if own is msgspec.UNSET else look.words.called(own.name)

    def brief(self, look: Look) -> Brief:
        """In an ambush the sides are after different things."""
        sheet, ambusher = look.setup.mission_sheet, look.state.ambusher
        parts = parts_of(ambusher) if sheet.is_ambush else ()
        undecided = ambusher == NOBODY_SEAT
        if look.setup.own_mission is msgspec.UNSET:
            return Brief(f"briefing-{look.setup.mission}", sheet.turns, parts, undecided=undecided)
        return Brief(
            f"briefing-own-{sheet.opening}", sheet.turns, parts, undecided=undecided, own=self.scoring(look, sheet)
        )

    def scoring(self, look: Look, sheet: Any) -> tuple[str, ...]:
        """What a mission of one's own says of itself, what scores in it, and by how much it is won."""
        objects = [str(one.points) for one in sheet.objects]
        told = [look.say("own-objects", count=len(objects), points=", ".join(objects))] if objects else []
        return (*super().scoring(look, sheet), *told, look.say("own-margin", margin=sheet.margin))


def size_for(name: str, points: int) -> int:
    """The points of the game that a force is made for; one for an ambush has two thirds of them."""
    return -(-3 * points // 2) if mustering.AMBUSHING in name else points


def ambusher_among(names: Sequence[str]) -> SeatId:
    """Who lies in ambush: the first side, unless only the second has a force made for it."""
    made = [mustering.AMBUSHING in name for name in names]
    return 1 if made[1] and not made[0] else 0


def furnished(table: Table) -> Table:
    """The table, if it is as large and as full as the game wants."""
    faults = tables.table_faults(table)
    if faults:
        raise Refused(faults[0])
    return table


def _known(figure: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a figure that a seat knows; the place of one that lies hidden from it is left out."""
    return {field: value for field, value in figure.items() if value is not None}


BOARD = CombatZoneBoard()
