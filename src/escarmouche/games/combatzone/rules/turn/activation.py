"""Activations: which group, which of its figures, and what the figure does with its points."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from itertools import chain
from random import Random
from typing import Any, NamedTuple, TypeAlias

from escarmouche.engine.keys import OptionKey, read_key
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, listening, rule
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat import melee
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.events.turn import FigureActs, FigureDone, GroupActivated
from escarmouche.games.combatzone.rules.mission.ambush import reveal
from escarmouche.games.combatzone.rules.movement import moves
from escarmouche.games.combatzone.rules.objects import carrying, doors, technology
from escarmouche.games.combatzone.rules.shooting import actions, areas, opportunity
from escarmouche.games.combatzone.rules.state import NO_FIGURE, NO_GROUP, Figure, Group
from escarmouche.games.combatzone.rules.turn.action_points import allowance, is_routed, left, too_dear
from escarmouche.games.combatzone.rules.turn.initiative import can_act
from escarmouche.games.combatzone.rules.turn.offers import Offer
from escarmouche.games.combatzone.rules.wounds import fire, first_aid

DONE = "done"
MOST_KEYS = 4096
Perform: TypeAlias = Callable[[Battle, Figure, Any], Steps[None]]
ASK_ACTIVATE = Asks("activate", "<group>", about=("turn",), says=("group",))
ASK_NEXT_FIGURE = Asks("next-figure", "<figure>", DONE, about=("group",), says=("figure",))
CHAPTERS = (moves, actions, areas, melee, opportunity, doors, carrying, technology, first_aid, fire)
"""What can be done, in the order in which it is offered."""
QUIET = (moves.Turn, moves.TakeCover)
"""After these a figure is offered what it was offered before, unless somebody has fired at it meanwhile."""
ASK_ACT = Asks(
    "act",
    *(key for chapter in CHAPTERS for kind in chapter.KEYS for key in kind.patterns()),
    DONE,
    about=("figure", "left"),
    says=(
        "cost",
        "edge",
        "friend",
        "grenades",
        "height",
        "level",
        "piece",
        "scored",
        "system",
        "target",
        "thing",
        "weapon",
        "x",
        "y",
    ),
)


# Groups


def waiting(battle: Battle, seat: SeatId) -> list[Group]:
    """The groups of a side that have not been activated and in which somebody can act."""
    own = [group for group in battle.state.groups if group.owner == seat]
    return [group for group in own if not group.activated and can_act(battle, group)]


@rule("CBZ-ACTIV-02")
def next_side(battle: Battle) -> SeatId | None:
    """A side without a group left is passed over; without any on either side the phase is over."""
    for seat in (battle.state.active, 1 - battle.state.active):
        if waiting(battle, seat):
            return seat
    return None


@rule("CBZ-ACTIV-01")
def choose_group(battle: Battle, seat: SeatId) -> Steps[Group]:
    """The players activate one group each in turn."""
    groups = waiting(battle, seat)
    if len(groups) == 1:
        return groups[0]
    options = [Option(str(group.id), "option-group", {"group": group.id}) for group in groups]
    key = yield Choose(seat, ASK_ACTIVATE, "CBZ-ACTIV-01", options, data={"turn": battle.state.turn})
    return battle.state.groups[int(key)]


def activate(battle: Battle, seat: SeatId) -> Steps[None]:
    """A group is activated."""
    group = yield from choose_group(battle, seat)
    group.activated = True
    battle.state.active, battle.state.acting = seat, group.id
    battle.tell(GroupActivated(group=group.id))


def end_group(battle: Battle) -> None:
    """The group has finished; it is the other side's turn."""
    battle.state.acting, battle.state.figure = NO_GROUP, NO_FIGURE
    battle.state.active = 1 - battle.state.active


# Figures


def able(battle: Battle, group: Group) -> list[Figure]:
    """The figures of a group that have not acted and could."""
    members = [figure for figure in battle.members(group) if figure.place in ("table", "hidden")]
    fit = [figure for figure in members if not figure.acted and not is_routed(figure)]
    # How many points the others have says nothing about whoever is chosen.
    with listening(None):
        return [figure for figure in fit if allowance(battle, figure) > 0]


@rule("CBZ-ACTIV-03")
def choose_figure(battle: Battle, group: Group, figures: Sequence[Figure]) -> Steps[Figure | None]:
    """The player takes the figures one after the other, each once, and finishes with one before the next."""
    options = [Option(str(figure.id), "option-figure", {"figure": figure.id}) for figure in figures]
    key = yield Choose(
        group.owner,
        ASK_NEXT_FIGURE,
        "CBZ-ACTIV-03",
        [*options, Option(DONE, "option-group-done")],
        data={"group": group.id},
    )
    return None if key == DONE else battle.figure(int(key))


def begin_figure(battle: Battle, figure: Figure) -> None:
    """A figure begins to act; whoever lay hidden shows itself."""
    reveal(battle, figure)
    battle.changed()
    battle.state.figure = figure.id
    figure.acted = True
    battle.tell(FigureActs(figure=figure.id, points=left(battle, figure)))


def end_figure(battle: Battle, figure: Figure) -> None:
    """The figure has finished: what it has not spent is lost."""
    battle.state.figure = NO_FIGURE
    figure.turned = -1
    battle.tell(FigureDone(figure=figure.id, spent=figure.spent))


# Actions


@rule("CBZ-ACT-21", always=True)
def forbidden(figure: Figure, offer: Offer) -> Reason | None:
    """An engaged figure only fights and turns; a panicked one does not start a fight; one that waits only turns."""
    if isinstance(offer.key, moves.Turn):
        return None
    fights = isinstance(offer.key, melee.Fight)
    if not fights and engaged(figure):
        return cannot_leave(figure)
    if fights and figure.reaction == "panicked":
        return cannot_pay(figure) if engaged(figure) else cannot_start(figure)
    return has_finished(figure) if figure.watching else None


@rule("CBZ-CC-02", "CBZ-CC-34")
def cannot_leave(figure: Figure) -> Reason | None:
    """Once close combat has begun nothing else is possible."""
    return refusal("CBZ-CC-02", "refused-engaged", figure=figure.id)


@rule("CBZ-REACT-20", "CBZ-CC-37")
def cannot_start(figure: Figure) -> Reason | None:
    """A panicked figure may not start close combat."""
    return refusal("CBZ-REACT-20", "refused-panicked-fight", figure=figure.id)


@rule("CBZ-CC-37", "CBZ-REACT-20")
def cannot_pay(figure: Figure) -> Reason | None:
    """In a close combat that exists already a panicked figure fights back, but pays for no round."""
    return refusal("CBZ-CC-37", "refused-panicked-fight", figure=figure.id)


@rule("CBZ-OPP-05", "CBZ-OPP-01")
def has_finished(figure: Figure) -> Reason | None:
    """Waiting with the weapon ready is the last action, apart from a free turn."""
    return refusal("CBZ-OPP-05", "refused-watching", figure=figure.id)


PERFORM: dict[type[OptionKey], Perform] = {kind: chapter.perform for chapter in CHAPTERS for kind in chapter.KEYS}


class Kept(NamedTuple):
    """What a figure could do wherever it looks, by keys: before and after what it could do with doors."""

    before: dict[str, Offer]
    doors: list[doors.AtDoor]
    after: dict[str, Offer]


def offers(battle: Battle, figure: Figure) -> dict[str, Offer]:
    """Everything a figure could do, allowed or not; most of it stays the same until somebody does more than turn."""
    kept: Kept = battle.remembered(("offers", figure.id), partial(kept_offers, battle, figure))
    return {**kept.before, **by_keys(doors.faced(battle, figure, kept.doors)), **kept.after}


def kept_offers(battle: Battle, figure: Figure) -> Kept:
    """What a figure could do wherever it looks; only shots at doors depend on that."""
    found = [[] if chapter is doors else chapter.offers(battle, figure) for chapter in CHAPTERS]
    at = CHAPTERS.index(doors)
    return Kept(by_keys(chain(*found[:at])), doors.offers(battle, figure), by_keys(chain(*found[at:])))


def by_keys(found: Iterable[Offer]) -> dict[str, Offer]:
    """Actions by their keys, as they are answered and recorded."""
    return {written(offer.key): offer for offer in found}


def refused(battle: Battle, figure: Figure, offer: Offer) -> Reason | None:
    """Why a figure cannot do this now, or None; what takes long to find out is asked last."""
    reason = forbidden(figure, offer) or (None if offer.barred is None else offer.barred())
    reason = reason or too_dear(battle, figure, offer.cost)
    return reason or (None if offer.refused is None else offer.refused())


WANTED: dict[str, RuleId] = {
    "cross": "CBZ-TERR-02",
    "climb": "CBZ-TERR-03",
    "jump": "CBZ-TERR-03",
    "single": "CBZ-ACT-20",
    "burst": "CBZ-WEAP-14",
    "aim": "CBZ-ACT-17",
    "area": "CBZ-SHOOT-12",
    "fight": "CBZ-CC-01",
    "door": "CBZ-TERR-05",
    "pick": "CBZ-ACT-18",
    "hand": "CBZ-ACT-18",
    "drop": "CBZ-ACT-18",
    "exit": "CBZ-MOVE-11",
    "tech:door": "CBZ-TERR-05",
    "tech:crate": "CBZ-SCEN-03",
    "tech:repair": "CBZ-MACH-19",
    "aid": "CBZ-AID-01",
    "douse": "CBZ-FIRE-03",
}
"""For each action the rule that says with what, or within reach of what, it is done."""


def not_there(key: str) -> Reason | None:
    """Why an action is not offered at all: what it is done with is not within reach."""
    number = next((number for start, number in WANTED.items() if f"{key}:".startswith(f"{start}:")), None)
    return None if number is None else refusal(number, "refused-nothing-at-hand")


@lru_cache(maxsize=MOST_KEYS)
def written(key: OptionKey) -> str:
    """The key of an action as it is answered and recorded."""
    return str(key)


@lru_cache(maxsize=MOST_KEYS)
def understood(key: str) -> OptionKey:
    """The action that a key stands for."""
    return read_key(key, *PERFORM)


class Deed(Choose):
    """What a figure does next; an action that is not offered is refused by the rule that says what it needs.

    Options are made for whoever looks at them; to draw or to judge an answer needs none.
    """

    def __init__(self, battle: Battle, figure: Figure) -> None:
        super().__init__(
            figure.owner,
            ASK_ACT,
            "CBZ-ACTIV-03",
            self._shown,
            data={"figure": figure.id, "left": left(battle, figure)},
            default=DONE,
        )
        self._offers = partial(offers, battle, figure)
        self._ask = partial(refused, battle, figure)

    @property
    def offers(self) -> dict[str, Offer]:
        """Everything but the end, by keys."""
        return self._later("offers", self._offers)  # type: ignore[no-any-return]

    @property
    def keys(self) -> list[str]:
        return [*self.offers, DONE]

    @property
    def allowed(self) -> list[str]:
        return self._later("allowed", self._found_allowed)  # type: ignore[no-any-return]

    def _found_allowed(self) -> list[str]:
        return [key for key in self.keys if self._why_not(key) is None]

    def _why_not(self, key: str) -> Reason | None:
        """Why something that is offered cannot be done, asked once."""
        known: dict[str, Reason | None] = self._later("known", dict)
        if key not in known:
            known[key] = None if key == DONE else self._ask(self.offers[key])
        return known[key]

    def _shown(self) -> list[Option]:
        """Every action with its price and why not, and the end."""
        found = [
            Option(key, one.text, {**one.data, "cost": one.cost}, partial(self._why_not, key), one.forecast)
            for key, one in self.offers.items()
        ]
        return [*found, Option(DONE, "option-done")]

    def _refused_key(self, key: str) -> Reason | None:
        if key == DONE or key in self.offers:
            return self._why_not(key)
        return not_there(key) or super()._refused_key(key)

    def _some(self, rng: Random) -> str:
        keys = self.keys
        while True:
            key = keys.pop(int(rng.random() * len(keys)))
            if self._why_not(key) is None:
                return key


def act(battle: Battle, figure: Figure) -> Steps[bool]:
    """The figure does one thing; returns whether it may do more."""
    key: str = yield Deed(battle, figure)
    if key == DONE:
        return False
    battle.state.deeds = [key]
    wanted = understood(key)
    yield from PERFORM[type(wanted)](battle, figure, wanted)
    if not isinstance(wanted, QUIET):
        battle.changed()
    battle.state.deeds = []
    return figure.place == "table" and figure.reaction != "routed"
