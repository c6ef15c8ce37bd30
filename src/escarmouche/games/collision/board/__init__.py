"""Collision as it lies before a player: set up, put into words and shown."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.board.board import Parts, Shelved, Wishes
from escarmouche.board.briefing import Brief, parts_of
from escarmouche.board.look import Look
from escarmouche.board.written_out import PASTED, Lists, called, is_number, is_text, table_in
from escarmouche.engine.game import Setup
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.collision.board import standing_orders
from escarmouche.games.collision.board.page import Showing
from escarmouche.games.collision.rules import naming, tables
from escarmouche.games.collision.rules.lists import checking, mustering, reading
from escarmouche.games.collision.rules.lists.profile import Gang
from escarmouche.games.collision.rules.mission import mission
from escarmouche.games.collision.rules.state import NOBODY_SEAT, CollisionSetup, State
from escarmouche.games.collision.rules.tables import USUAL_SIZE
from escarmouche.rules.naming import shown_length
from escarmouche.table.table import Table

READY = ("reclaimers-blockade", "unwanted-guns")
"""The gangs that are usually played against one another: neither is ahead (docs/balance.md)."""
LEGS = ("climb", "ladder", "leap", "jump", "hang")
HIDDEN = "?"
LISTS = Lists(
    reading.ready_keys, reading.ready_list, reading.read_list, reading.load_list, checking.file_faults, checking.check
)


class CollisionBoard(Showing):
    """Collision as it lies before a player."""

    key = "collision"
    builds_in_turn = True
    unit = "inch"
    shelf = LISTS
    faces = True
    legs: Sequence[str] = LEGS
    orders: Sequence[str] = (standing_orders.PASS_HAND, standing_orders.HOLD_OVERWATCH)

    # Setting up

    def set_up(self, words: Words, wishes: Wishes) -> Setup:
        """Two gangs within the limit, a table, a mission unless a card is to name it, and the options."""
        options = self.options_for(wishes)
        chosen, own = self.mission_wanted(words, wishes)
        names = [*wishes.lists, *READY[len(wishes.lists) :]]
        lists = [self.find_list(words, name) for name in names]
        limit = max(own.limit for own in lists) if wishes.size is None else wishes.size
        both = tuple(self.gang_of(words, called(name), own, limit) for name, own in zip(names, lists, strict=True))
        table = self.table_for(wishes, limit, options)
        bare, box = self.in_box(wishes, table)
        key = mission.known_mission(chosen) if chosen else ""
        return self.assemble(Parts(options, both, bare, limit, key, own=self.lying(wishes, own, table), box=box))

    def assemble(self, parts: Parts) -> CollisionSetup:
        """The set-up that is made of these parts."""
        one, other = parts.lists
        return CollisionSetup(
            options=parts.options, lists=(one, other), table=parts.table, size=parts.size, mission=parts.mission,
            box=parts.box, own_mission=parts.own,
        )  # fmt: skip

    def terms(self, size: int, options: Mapping[str, str]) -> tuple[Any, ...]:
        """What a table depends on besides its name or number: the option that sets its size."""
        return (options["table_size"],)

    def gang_of(self, words: Words, name: str, own: reading.GangList, limit: int) -> Gang:
        """The gang of a list; one with faults is refused by the first of them."""
        self.insist(words, name, checking.check(own, limit))
        return mustering.muster(own)

    def tables(self) -> list[str]:
        """The ready-made tables."""
        return tables.names()

    def table(self, wanted: str, *terms: Any, file: str = "") -> Table:
        """A ready-made table, one made up from a number, or one that is written out, perhaps in a file of that name."""
        table_size = terms[0] if terms else USUAL_SIZE
        if is_number(wanted):
            return tables.generate(int(wanted), table_size=table_size)
        if not file and not is_text(wanted):
            return tables.named(wanted, table_size)
        return square(table_in(wanted, tables.kinds(), file or PASTED), table_size, file or PASTED)

    def missions(self) -> list[str]:
        """The missions of the box."""
        return list(mission.MISSIONS)

    def sizes(self) -> Sequence[int]:
        """The usual limit of a gang, in shards."""
        return (reading.usual_limit(),)

    def ready(self, words: Words) -> list[Shelved]:
        """The gangs that come with the game, first those that are usually played against one another."""
        cards = sorted(mustering.offered(), key=lambda card: (card.key not in READY, card.key))
        return [Shelved(card.key, words.called(card.name),
                        words.say("rosters-gang", gang=words.say(f"gang-{card.gang}"), models=card.models,
                                  shards=card.shards))
                for card in cards]  # fmt: skip

    # Speaking

    def seen(self, shown: Mapping[str, Any]) -> State:
        """The state with a blank for every card that the seat does not see."""
        return msgspec.convert({**shown, "boards": [_dashboard(board) for board in shown["boards"]]}, State)

    def sentence(self, words: Words, setup: Any, state: Any, thing: Any) -> str:
        """An event, a question, an option or a reason in words."""
        return naming.sentence(words, setup, state, thing)

    def name(self, words: Words, setup: Any, state: Any, key: str) -> str:
        """What a column that takes a share is called."""
        return words.say("desk-column", column=int(key) + 1)

    def mission(self, look: Look) -> str:
        """What is fought for, once it is known."""
        chosen, own = look.state.mission, look.setup.own_mission
        if own is not msgspec.UNSET:
            return look.words.called(own.name)
        return look.say(f"mission-{chosen.replace('_', '-')}") if chosen else ""

    def brief(self, look: Look) -> Brief | None:
        """The mission, once it is known; only in an ambush the sides are after different things."""
        state: State = look.state
        if not state.mission:
            return None
        parts = parts_of(state.attacker) if state.mission == mission.AMBUSH else ()
        key = f"briefing-{state.mission.replace('_', '-')}"
        sheet = look.setup.mission_sheet(state.mission)
        own = () if look.setup.own_mission is msgspec.UNSET else self.scoring(look, sheet)
        return Brief(key, sheet.turns, parts, undecided=state.attacker == NOBODY_SEAT, own=own)


def square(table: Table, table_size: str, file: str) -> Table:
    """The table, if it has the sides that the game is played on."""
    if table.width == table.depth == tables.side(table_size):
        return table
    sides = {"width": shown_length(table.width), "depth": shown_length(table.depth)}
    raise Refused(refusal("COL-SETUP-02", "refused-table-sides", file=file, side=int(table_size), **sides))


def _dashboard(shown: Mapping[str, Any]) -> dict[str, Any]:
    """A dashboard with a blank for each card of which only the number is known."""
    counted = {pile: [HIDDEN] * shown[pile] for pile in ("deck", "hand", "fingers") if isinstance(shown[pile], int)}
    below, top = max(0, shown["discard"]["count"] - 1), shown["discard"]["top"]
    return {**shown, **counted, "discard": [HIDDEN] * below + ([top] if top else [])}


BOARD = CollisionBoard()
