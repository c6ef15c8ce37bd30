"""Opportunity fire: preparing it, interrupting an enemy's action with it, with which weapon, and losing it."""

import math
from collections.abc import Sequence
from functools import cached_property, partial
from itertools import islice, pairwise
from typing import ClassVar

import numpy as np

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle, centimetres
from escarmouche.games.combatzone.rules.events.shots import Way
from escarmouche.games.combatzone.rules.events.turn import ActionCut, Deed, Interrupted, MoveInterrupted, Watching
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.measure import TOLERANCE
from escarmouche.games.combatzone.rules.mission.ambush import reveal, uncover, where_hidden_figures_spot
from escarmouche.games.combatzone.rules.shooting import targets
from escarmouche.games.combatzone.rules.shooting.readiness import use_up
from escarmouche.games.combatzone.rules.shooting.shots import Shots, declared, fire
from escarmouche.games.combatzone.rules.shooting.sight import in_front, visible_of_all
from escarmouche.games.combatzone.rules.shooting.weapons import WAYS, Fire, burst_refused, firearms
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.turn.action_points import allowance, pay
from escarmouche.games.combatzone.rules.turn.offers import Offer
from escarmouche.table.geometry import Body, overlaps
from escarmouche.table.sight import Floats

Spot = tuple[int, int, int]
STEP = centimetres(NUMBERS["interrupt_step_cm"])
A_FEW = 4
"""Fewer places than this are measured one by one."""
NOBODY = "none"
ASK_INTERRUPT = Asks("interrupt", "<figure>", NOBODY, about=("path", "target"), says=("figure", "target"))
ASK_MOMENT = Asks("moment", about=("figure", "places", "target"))


# Preparing


class Watch(OptionKey, frozen=True):
    word: ClassVar[str] = "watch"


KEYS = (Watch,)
"""The kinds of actions that are offered here."""


def offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Waiting with the weapon ready."""
    found: list[Offer] = battle.lasting(("watch", figure.id), partial(watch_offers, battle, figure))
    return found


def watch_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """The same, which changes with nothing."""
    return [Offer(Watch(), "option-watch", "CBZ-ACT-07", price(), refused=partial(cannot_wait, battle, figure))]


def perform(battle: Battle, figure: Figure, key: Watch) -> Steps[None]:
    """The figure waits with its weapon ready, which is the last thing it does."""
    if (yield from begin(battle, figure, price(), "watch")):
        wait(battle, figure)


def price() -> int:
    """Opportunity fire costs 5 points, and the shots that are fired later nothing more."""
    cost = CATALOGUE.number("CBZ-ACT-07")
    note("CBZ-OPP-05")
    return cost


def cannot_wait(battle: Battle, figure: Figure) -> Reason | None:
    """Why a figure has nothing with which it could wait for its opportunity, or None."""
    return without_firearm(battle, figure) or cannot_bear(battle, figure) or without_fit_weapon(battle, figure)


@rule("CBZ-OPP-05")
def without_firearm(battle: Battle, figure: Figure) -> Reason | None:
    """Area weapons cannot be used for opportunity fire."""
    return None if firearms(battle, figure) else refusal("CBZ-OPP-05", "refused-watch-weapon", figure=figure.id)


def cannot_bear(battle: Battle, figure: Figure) -> Reason | None:
    """Why a figure may fire none of its firearms at anybody, or None."""
    reasons = [targets.bearer_refused(battle, figure, weapon) for _, weapon in firearms(battle, figure)]
    return reasons[0] if None not in reasons else None


@rule("CBZ-OPP-09")
def without_fit_weapon(battle: Battle, figure: Figure) -> Reason | None:
    """Why a figure cannot wait for its opportunity: none of its weapons can be fired so."""
    return None if surprise_weapons(battle, figure) else refusal("CBZ-OPP-09", "refused-watch-weapon", figure=figure.id)


@rule("CBZ-OPP-05", always=True)
def wait(battle: Battle, figure: Figure) -> None:
    """A figure waits with its weapon ready; that is the last of its actions."""
    figure.watching = True
    battle.tell(Watching(figure=figure.id))


# Who may interrupt


@rule("CBZ-OPP-01", otherwise=[])
def watchers(battle: Battle, actor: Figure) -> list[Figure]:
    """Enemies that wait with their weapons ready, hidden ones too."""
    return [
        figure
        for figure in battle.state.figures
        if figure.owner != actor.owner and figure.watching and figure.place in ("table", "hidden")
    ]


def quietly(battle: Battle, actor: Figure) -> list[Figure]:
    """The enemies that wait with their weapons ready; no rule is noted while some of the enemies lie hidden."""
    if not is_asked_anyway(battle, 1 - actor.owner):
        return watchers(battle, actor)
    with listening(None):
        return watchers(battle, actor)


def is_asked_anyway(battle: Battle, seat: SeatId) -> bool:
    """Whether a player is asked although nobody of his can fire: so that being asked betrays no hidden figure."""
    return any(figure.owner == seat and figure.place == "hidden" for figure in battle.state.figures)


def may_be_asked(battle: Battle, actor: Figure) -> bool:
    """Whether anybody lies hidden or waits who could interrupt an action, by a quick look at them all."""
    return any(
        figure.owner != actor.owner and (figure.place == "hidden" or (figure.watching and figure.place == "table"))
        for figure in battle.state.figures
    )


def next_watcher(passage: "Passage", path: Sequence[Spot] = ()) -> Steps[Figure | None]:
    """The owner says who interrupts, or nobody; nobody turns to fire, and whoever lay hidden shows itself."""
    battle, actor = passage.battle, passage.mover
    seat = 1 - actor.owner
    chance, anyway = any(passage.has_chance(one) for one in quietly(battle, actor)), is_asked_anyway(battle, seat)
    if not chance and not anyway:
        return None
    key = yield Choose(
        seat,
        ASK_INTERRUPT,
        "CBZ-OPP-06",
        lambda: [
            *(watcher_option(passage, one) for one in quietly(battle, actor)),
            Option(NOBODY, "option-interrupt-none"),
        ],
        data={"target": actor.id, "path": list(path)},
        audience=(seat,) if anyway else None,
        default=NOBODY,
        routine=not chance,
    )
    if key == NOBODY:
        return None
    watcher = battle.figure(int(key))
    reveal(battle, watcher)
    battle.tell(Interrupted(figure=watcher.id, target=actor.id))
    return watcher


def watcher_option(passage: "Passage", watcher: Figure) -> Option:
    """A figure that waits; whoever cannot fire at the actor where he stands and looks is refused."""
    reason = None if passage.has_chance(watcher) else why_no_chance(passage, watcher)
    with listening(None):
        told = (
            partial(passage.last_shot, watcher) if reason is None and targets.ranges_are_known(passage.battle) else None
        )
    data = {"figure": watcher.id, "target": passage.mover.id}
    return Option(str(watcher.id), "option-interrupt", data, refused=reason, forecast=told)


def why_no_chance(passage: "Passage", watcher: Figure) -> Reason:
    """Why a figure that waits cannot interrupt: its weapons, its arc, or nothing in sight and reach on the way."""
    with listening(None):
        unarmed = cannot_wait(passage.battle, watcher)
        if unarmed is not None:
            return unarmed
        number = "CBZ-OPP-06" if passage.comes_before(watcher) else "CBZ-OPP-09"
    return refusal(number, "refused-no-chance", figure=watcher.id)


def fire_at(battle: Battle, watcher: Figure, actor: Figure) -> Steps[None]:
    """One figure fires at the one that acts, and has used its opportunity."""
    yield from fire_by_surprise(battle, watcher, actor)
    use_up(battle, watcher)
    battle.changed()


# What becomes of the action


@rule("CBZ-OPP-07", otherwise=False, always=True)
def has_overspent(battle: Battle, figure: Figure) -> bool:
    """Whether an action is not completed because a shot has left its figure fewer points than the action costs."""
    return figure.spent > allowance(battle, figure)


def is_stopped(battle: Battle, figure: Figure) -> bool:
    """Whether an interrupted action is not carried out."""
    if figure.place != "table" or figure.reaction == "routed":
        return True
    shaken = figure.reaction == "panicked" or battle.card(figure).machine
    return shaken and has_overspent(battle, figure)


def begin(battle: Battle, figure: Figure, cost: int, what: Deed) -> Steps[bool]:
    """Pay for an action that is no move and let the enemy interrupt it; returns whether it is carried out."""
    if not cost:
        return True
    pay(battle, figure, cost, what)
    yield from interrupted(battle, figure)
    if is_stopped(battle, figure):
        battle.tell(ActionCut(figure=figure.id))
        return False
    return True


@rule("CBZ-OPP-06")
def interrupted(battle: Battle, figure: Figure) -> Steps[None]:
    """An action other than a move is interrupted before it takes place, once by each of those who wait."""
    if not may_be_asked(battle, figure):
        return
    passage = Passage(battle, figure, [(figure.x, figure.y, figure.surface)])
    while not is_stopped(battle, figure):
        watcher = yield from next_watcher(passage)
        if watcher is None:
            return
        yield from fire_at(battle, watcher, figure)


# Along a move


def places(path: Sequence[Spot]) -> list[Spot]:
    """Where a mover can be stopped: every tenth of a centimetre along its path, and its end."""
    found: list[Spot] = []
    done = 0.0
    for (x1, y1, surface), (x2, y2, _) in pairwise(path):
        length = math.hypot(x2 - x1, y2 - y1)
        if length:
            shares = (np.arange(len(found), -(-math.ceil(done + length) // STEP)) * STEP - done) / length
            across, along = np.rint(x1 + shares * (x2 - x1)), np.rint(y1 + shares * (y2 - y1))
            found += [(int(x), int(y), surface) for x, y in zip(across.tolist(), along.tolist(), strict=True)]
        done += length
    return [*found, path[-1]]


def length_of(path: Sequence[Spot]) -> float:
    """How long a path is."""
    return sum(math.hypot(x2 - x1, y2 - y1) for (x1, y1, _), (x2, y2, _) in pairwise(path))


class Passage:
    """A mover on its declared path, as those who wait see it; places are counted in tenths of a centimetre."""

    def __init__(self, battle: Battle, mover: Figure, path: Sequence[Spot]) -> None:
        self.battle = battle
        self.mover = mover
        self.places = places(path)
        self.length = length_of(path)
        self.at = 0
        self.stopped = False

    def stand(self, spot: Spot) -> None:
        """Put the mover on a spot of its path."""
        self.battle.put(self.mover, *spot)

    def distance(self, number: int) -> int:
        """How far along the path a place is."""
        return round(min(number * STEP, self.length))

    def chances(self, watcher: Figure, most: int | None = None) -> list[int]:
        """At which places of the path a watcher could fire, from where the mover is now; the first so many."""
        here = self.mover.x, self.mover.y, self.mover.surface
        with listening(None):
            if len(self.left()) == 1 and not self.comes_before(watcher):
                return []
            weapon = longest_arm(self.battle, watcher)
            likely = () if weapon is None else self.worth_a_look(watcher, weapon)
            places = (one for one in likely if weapon is not None and self.is_chance(watcher, weapon, one))
            found = list(islice(places, most))
        if (self.mover.x, self.mover.y, self.mover.surface) != here:
            self.stand(here)
        return found

    @cached_property
    def _points(self) -> Floats:
        """The places as they are seen from above."""
        return np.array(self.places, float)[:, :2]

    def worth_a_look(self, watcher: Figure, weapon: Weapon) -> Sequence[int]:
        """The places left that a watcher sees and that may lie in its arc and reach, before anything is measured."""
        left = self.left()
        if len(left) < A_FEW:
            return left
        angle, points = math.radians(watcher.facing / 10), self._points[self.at : len(self.places)]
        aside, along = points[:, 0] - watcher.x, points[:, 1] - watcher.y
        likely = aside * math.cos(angle) + along * math.sin(angle) >= -TOLERANCE - 1
        if targets.ranges_are_known(self.battle):
            bases = self.battle.radius(watcher) + self.battle.radius(self.mover)
            likely &= np.hypot(aside, along) <= weapon.long + bases + TOLERANCE + 1
        numbers: list[int] = (np.flatnonzero(likely) + self.at).tolist()
        bodies = [self.body(self.places[number]) for number in numbers]
        counts = visible_of_all(self.battle, self.battle.body(watcher), bodies)
        return [number for number, seen in zip(numbers, counts, strict=True) if seen]

    def body(self, spot: Spot) -> Body:
        """The mover as it stands on a spot of its path."""
        card = self.battle.card(self.mover)
        return Body(spot[0], spot[1], self.battle.z(spot[2]), card.base // 2, card.height)

    def left(self) -> range:
        """The places that are still to come, from where the mover is now."""
        return range(self.at, len(self.places))

    def is_chance(self, watcher: Figure, weapon: Weapon, number: int) -> bool:
        """Whether a watcher could fire a weapon at the mover at a place; the mover is put there."""
        mover, spot = self.mover, self.places[number]
        if (mover.x, mover.y, mover.surface) != spot:
            self.stand(spot)
        return targets.shot_refused(self.battle, watcher, weapon, self.mover) is None

    def comes_before(self, watcher: Figure) -> bool:
        """Whether any place that is left lies in the arc of a watcher."""
        return any(in_front(watcher, *self.places[number][:2]) for number in self.left())

    def has_chance(self, watcher: Figure) -> bool:
        """Whether a watcher could fire at any place that is left."""
        return bool(self.chances(watcher, most=1))

    def last_shot(self, watcher: Figure) -> forecast.Shots:
        """What a watcher may do to the mover at the last place where it could fire."""
        here, last = (self.mover.x, self.mover.y, self.mover.surface), self.chances(watcher)[-1]
        self.stand(self.places[last])
        found = surprise_forecast(self.battle, watcher, self.mover)
        self.stand(here)
        return found

    def move_to(self, number: int) -> None:
        """The mover comes so far, and hidden enemies that it sees on its way show themselves."""
        if self.at < number and is_asked_anyway(self.battle, 1 - self.mover.owner):
            self.stand(self.places[self.at])
            uncover(self.battle)
            # From then on nobody moves but the mover.
            for passed in where_hidden_figures_spot(self.battle, self.mover, self._points, self.at + 1, number):
                self.stand(self.places[passed])
                uncover(self.battle, self.mover)
        self.at = number
        self.stand(self.places[number])

    def end_here(self) -> None:
        """The mover goes no farther, but others may still fire at it where it is."""
        self.stopped = True
        del self.places[self.at + 1 :]

    def step_back(self) -> None:
        """Whoever is stopped for good while he stands in a friend goes back to the last free place."""
        while self.at and is_in_somebody(self.battle, self.mover):
            self.at -= 1
            self.stand(self.places[self.at])


def is_in_somebody(battle: Battle, mover: Figure) -> bool:
    """Whether a figure overlaps another."""
    others = (one for one in battle.state.figures if one.place == "table" and one is not mover)
    return any(overlaps(battle.body(mover), battle.body(one)) for one in others)


def along(battle: Battle, mover: Figure, path: Sequence[Spot]) -> Steps[bool]:
    """A move along a declared path, which those who wait may interrupt; returns whether it was completed."""
    if not may_be_asked(battle, mover):
        battle.put(mover, *path[-1])
        return True
    passage = Passage(battle, mover, path)
    passage.move_to(0)
    while mover.place == "table":
        watcher = yield from next_watcher(passage, path)
        if watcher is None:
            break
        number = yield from choose_moment(passage, watcher)
        passage.move_to(number)
        battle.tell(MoveInterrupted(figure=watcher.id, target=mover.id, at=passage.distance(number)))
        yield from fire_at(battle, watcher, mover)
        if is_stopped(battle, mover):
            passage.end_here()
    return finish(passage)


def finish(passage: Passage) -> bool:
    """The mover comes to the end of its path, unless it was stopped before; returns whether it came there."""
    battle, mover = passage.battle, passage.mover
    if not passage.stopped:
        passage.move_to(len(passage.places) - 1)
        return True
    if mover.place == "table":
        passage.step_back()
    battle.tell(ActionCut(figure=mover.id))
    return False


@rule("CBZ-OPP-06")
def choose_moment(passage: Passage, watcher: Figure) -> Steps[int]:
    """The place of its path at which the owner of a watcher stops the mover: any where the watcher can fire."""
    number: int = yield Amount(
        watcher.owner,
        ASK_MOMENT,
        "CBZ-OPP-06",
        spans=lambda: spans(passage.chances(watcher)),
        data={"figure": watcher.id, "target": passage.mover.id, "places": passage.places},
        default=lambda: passage.chances(watcher)[-1],
    )
    return number


def spans(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Whole numbers in ascending order as spans from first to last."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


ASK_SURPRISE_WITH = Asks(
    "surprise-with", "single:<number>", "burst:<number>", about=("figure", "target"), says=("weapon",)
)


@rule("CBZ-OPP-09", always=True)
def surprise_ways(battle: Battle) -> tuple[Way, ...]:
    """Opportunity fire is a burst, or by option a single shot as well; it is never aimed, and nobody turns for it."""
    return ("burst", "single") if battle.option("opportunity_fire_mode") == "burst_or_single" else ("burst",)


def surprises(battle: Battle, figure: Figure) -> list[tuple[int, Weapon, Way]]:
    """The weapons with which a figure could fire by surprise, and how."""
    return [
        (place, weapon, how)
        for place, weapon in firearms(battle, figure)
        if targets.bearer_refused(battle, figure, weapon) is None
        for how in surprise_ways(battle)
        if how == "single" or burst_refused(battle, figure, place, weapon) is None
    ]


def surprise_weapons(battle: Battle, figure: Figure) -> list[int]:
    """The weapons with which a figure could wait for its opportunity, by their places on its card."""
    return list(dict.fromkeys(place for place, _, _ in surprises(battle, figure)))


def longest_arm(battle: Battle, watcher: Figure) -> Weapon | None:
    """The weapon that reaches farthest of those that a figure could fire by surprise: no other hits what it cannot."""
    return max((weapon for _, weapon, _ in surprises(battle, watcher)), key=lambda weapon: weapon.long, default=None)


def surprises_at(battle: Battle, watcher: Figure, target: Figure) -> list[tuple[int, Weapon, Way]]:
    """The weapons with which a figure could fire by surprise at a target."""
    return [
        (place, weapon, how)
        for place, weapon, how in surprises(battle, watcher)
        if targets.shot_refused(battle, watcher, weapon, target) is None
    ]


def surprise_forecast(battle: Battle, watcher: Figure, target: Figure) -> forecast.Shots:
    """What a figure may do to whoever acts: with the first weapon that it could fire, all shots at him."""
    with listening(None):
        _, weapon, how = surprises_at(battle, watcher, target)[0]
        return forecast.shot(battle, watcher, weapon, how, target, weapon.rate if how == "burst" else 1)


def fire_by_surprise(battle: Battle, watcher: Figure, target: Figure) -> Steps[None]:
    """A figure fires at whoever acts."""
    place, weapon, how = yield from choose_surprise(battle, watcher, target)
    battle.state.deeds.append(str(Fire(how, place)))
    if how == "burst":
        shots = yield from targets.allot(battle, watcher, place, weapon, target)
    else:
        shots = Shots(watcher.id, place, weapon, how, (target.id,))
    battle.state.deeds.pop()
    declared(battle, shots)
    fire(battle, shots)


def choose_surprise(battle: Battle, watcher: Figure, target: Figure) -> Steps[tuple[int, Weapon, Way]]:
    """The owner says which weapon fires, and how."""
    found = surprises_at(battle, watcher, target)
    if len(found) == 1:
        return found[0]
    key = yield Choose(
        watcher.owner,
        ASK_SURPRISE_WITH,
        "CBZ-OPP-09",
        lambda: [surprise_option(battle, watcher, target, *one) for one in found],
        data={"figure": watcher.id, "target": target.id},
    )
    return next(one for one in found if str(Fire(one[2], one[0])) == key)


def surprise_option(battle: Battle, watcher: Figure, target: Figure, place: int, weapon: Weapon, how: Way) -> Option:
    """The option to fire one weapon in one way, with its forecast where the range is known."""
    shots = weapon.rate if how == "burst" else 1
    told = partial(forecast.shot, battle, watcher, weapon, how, target, shots)
    return Option(
        str(Fire(how, place)),
        WAYS[how],
        {"weapon": weapon.key},
        forecast=told if targets.ranges_are_known(battle) else None,
    )
