"""Forecasts: everything the rules would use for an attack, a test or a hazard, collected as plain data.

Only what the asking seat may know goes in: its own deck and hand, and the other's unseen cards all together. What the
rules ask on the way is taken to be answered by its default, except for the cards of a confrontation, which are laid,
shared out and covered as is best. Looking ahead applies no rule, so none is noted.

A deck that runs out while the cards of a confrontation are drawn is filled from its pile; where it could run out later,
among generated columns and saves, what is left of it is taken together with the pile, as if both were shuffled.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from escarmouche.engine.ids import ModelId, SeatId
from escarmouche.engine.question import Forecast
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import RuleId, listening
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.attacks import charge as charging
from escarmouche.games.collision.rules.attacks import shooting
from escarmouche.games.collision.rules.attacks.attack import Attack, is_closed, suppresses
from escarmouche.games.collision.rules.attacks.charge_move import charge_length
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards import characteristics, wounds
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.cards.columns import column_limits, is_hit, modified
from escarmouche.games.collision.rules.cards.confrontation import hazard_defence
from escarmouche.games.collision.rules.cards.deck import POWER, special
from escarmouche.games.collision.rules.cards.rushed import RUSHED, closed_for
from escarmouche.games.collision.rules.forecast.known_cards import Clash, Pool, clash_of, known_cards
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.moves import agility
from escarmouche.games.collision.rules.moves import fall as falling
from escarmouche.games.collision.rules.moves.strides import CLIMB, Stride
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.vocabulary import Characteristic

KINDS: tuple[str, ...] = tuple(POWER)
"""The cards of a deck, each once."""
NOTHING: Pool = ()
Pair: TypeAlias = tuple[int, int]
"""The place of a card among the kinds, and its share."""


class Shares(msgspec.Struct, frozen=True):
    """What a side can lay in a column: for each kind of card the least and the largest share.

    `limits` hold beside a number card; `lapsed` where all cards of the side are Success and Failure cards.
    """

    amount: int
    limits: tuple[Pair, ...]
    lapsed: tuple[Pair, ...]

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Every card with every share that it may have, the smallest share first."""
        spans = [
            (kind, share)
            for limits in (self.limits, self.lapsed)
            for kind, (low, high) in enumerate(limits)
            for share in range(low, high + 1)
        ]
        return tuple(sorted(set(spans), key=lambda pair: (pair[1], pair[0])))


class Body(msgspec.Struct, frozen=True):
    """What hits do to a model: the wounds it has left, and the cards that save it from one.

    Without armour `saving` is empty; a suppression attack gives tokens instead (`wounds` is 0).
    """

    model: ModelId
    wounds: int
    saving: tuple[str, ...] = ()


class Bout(msgspec.Struct, frozen=True):
    """A confrontation to come: the cards of both sides, what each may lay, and which column is a hit.

    `beats` says for each pair of the attacker and each of the defender whether it is a hit; `plain` for cards without
    shares. `chains` is False for a hazard, whose Success cards generate nothing. `closed` says that the asking seat may
    play no hand cards, `covers` that it may and that the odds with its hand are wanted.
    """

    clash: Clash
    shares: tuple[Shares, Shares]
    beats: tuple[tuple[bool, ...], ...]
    plain: tuple[tuple[bool, ...], ...]
    body: Body
    chains: bool = True
    covers: bool = True
    closed: bool = False


class Fight(Forecast, frozen=True, tag="confrontation"):
    """An attack on a model."""

    bout: Bout


class Hazard(Forecast, frozen=True, tag="hazard"):
    """A hit without an attacker."""

    bout: Bout


class Draw(Forecast, frozen=True):
    """One card decides: which ones are good, from which it comes, and which the asking seat could put in its place."""

    model: ModelId
    good: Pool
    pool: Pool
    hand: Pool


class Test(Draw, frozen=True, tag="test"):
    """A test of a characteristic; good cards pass it."""


class Save(Draw, frozen=True, tag="save"):
    """An armour save; good cards prevent the wound."""


class Charge(Draw, frozen=True, tag="charge"):
    """A charge: good cards reach the target, and then comes the fight."""

    bout: Bout


class Attempt(Draw, frozen=True, tag="attempt"):
    """A test on the way: good cards pass it, and the others mean a fall."""

    bout: Bout


def shares_of(amount: int) -> Shares:
    """What a side with this total may put on its cards."""
    none = tuple((0, 0) for _ in KINDS)
    if not amount:
        return Shares(0, none, none)
    alone = [column_limits([card], amount)[0] if special(card) else (0, 0) for card in KINDS]
    return Shares(amount, tuple(column_limits(KINDS, amount)), tuple(alone))


@lru_cache(maxsize=256)
def hits_between(attack: tuple[Pair, ...], defence: tuple[Pair, ...]) -> tuple[tuple[bool, ...], ...]:
    """Which pairs of the attacker are hits against which of the defender; pairs of the same value are asked once."""
    sides = [{_worth(pair): (KINDS[pair[0]], pair[1]) for pair in pairs} for pairs in (attack, defence)]
    hit = {(one, other): is_hit(sides[0][one], sides[1][other]) for one in sides[0] for other in sides[1]}
    counted = [[_worth(pair) for pair in pairs] for pairs in (attack, defence)]
    return tuple(tuple(hit[one, other] for other in counted[1]) for one in counted[0])


def _worth(pair: Pair) -> str | int:
    card = KINDS[pair[0]]
    return card if special(card) else modified(card, pair[1])


def bout_of(clash: Clash, body: Body, *, chains: bool = True, covers: bool = True, closed: bool = False) -> Bout:
    """A confrontation with the tables that its odds need."""
    attack, defence = (shares_of(amount) for amount in clash.totals)
    bare = tuple((kind, 0) for kind in range(len(KINDS)))
    beats = hits_between(attack.pairs, defence.pairs)
    return Bout(clash, (attack, defence), beats, hits_between(bare, bare), body, chains, covers and not closed, closed)


def body_of(battle: Battle, model: Model, *, suppressed: bool = False) -> Body:
    """What a model can still take."""
    if suppressed:
        return Body(model.id, 0)
    left = max(0, total(value_of(battle, model, "WND")) - model.wounds)
    card = battle.card(model)
    saving = () if wounds.has_no_armour(card) else tuple(kind for kind in KINDS if saves(battle, model, kind))
    return Body(model.id, left, saving)


def saves(battle: Battle, model: Model, card: str) -> bool:
    """Whether a card drawn for an armour save prevents a wound."""
    return wounds.is_enough(card, wounds.best_armour(battle.card(model).armours), wounds.save_reasons(battle, model))


# Attacks


def shot(
    battle: Battle,
    asker: SeatId,
    model: Model,
    weapon: Weapon,
    target: Model,
    *,
    suppressing: bool = False,
    watching: bool = False,
    covering: bool = False,
) -> Fight:
    """A model shoots a weapon at a target, from where both stand; `covering` asks for the odds with the hand too."""
    with listening(None):
        stray = target.owner == model.owner
        attack = Attack("shooting", model.id, target.id, weapon, suppressing, watching, stray)
        reasons = (shooting.attack_reasons(battle, attack), shooting.defence_reasons(battle, attack))
        cards = shooting.as_many(shooting.shots(battle, attack))
        bout = _attack_bout(battle, asker, attack, cards, reasons, covering=covering)
        return Fight(bout=bout, reasons=(*reasons[0], *reasons[1]))


def charge(
    battle: Battle,
    asker: SeatId,
    model: Model,
    weapon: Weapon,
    target: Model,
    *,
    suppressing: bool = False,
    covering: bool = False,
) -> Charge:
    """A model charges a target: the draw for the reach, and then the fight.

    Tests on the way are taken to be passed and no jump to be made; the contact is taken from where the charger
    stands, and a target on overwatch is taken to be ready.
    """
    with listening(None):
        attack = Attack("charge", model.id, target.id, weapon, suppressing)
        ready = charging.still_watches(target)
        reasons = (
            charging.attack_reasons(battle, attack, dived=False),
            charging.defence_reasons(battle, attack, ready=ready),
        )
        cards = charging.as_many(charging.attacks(battle, attack))
        bout = _attack_bout(battle, asker, attack, cards, reasons, covering=covering)
        length = charge_length(battle, model, target, charging.farthest_charge(battle, model))
        good = _passing(
            lambda card: length is not None and not charging.falls_short(charging.reach_of(battle, model, card), length)
        )
        drawn = _draw(battle, asker, model, good, closed=not CATALOGUE.holds("COL-CHARGE-10"))
        return Charge(bout=bout, **drawn, reasons=(*reasons[0], *reasons[1]))


def _attack_bout(
    battle: Battle,
    asker: SeatId,
    attack: Attack,
    cards: int,
    reasons: tuple[list[Reason], list[Reason]],
    *,
    covering: bool,
) -> Bout:
    """The confrontation of an attack as a seat knows it; the target's player always defends."""
    target = battle.model(attack.target)
    totals = (total(reasons[0]), total(reasons[1]))
    once = battle.option("replacements") == "once_per_confrontation"
    known = known_cards(battle.state, asker)
    clash = clash_of(known, cards, totals, attacks=asker != target.owner, once=once)
    body = body_of(battle, target, suppressed=suppresses(attack))
    return bout_of(clash, body, covers=covering, closed=is_closed(battle, attack, asker))


def hazard(battle: Battle, asker: SeatId, model: Model, strength: int, why: RuleId) -> Hazard:
    """A hazard hits a model with this strength: one closed card a side."""
    with listening(None):
        bout, reasons = _hazard_bout(battle, asker, model, strength, why)
        return Hazard(bout=bout, reasons=reasons)


def _hazard_bout(
    battle: Battle, asker: SeatId, model: Model, strength: int, why: RuleId
) -> tuple[Bout, tuple[Reason, ...]]:
    """The confrontation of a hazard, and the reasons for its totals."""
    defence = hazard_defence(battle, model)
    force = [Reason(strength, why)] if strength else []
    clash = clash_of(known_cards(battle.state, asker), 1, (strength, total(defence)), attacks=asker != model.owner)
    return bout_of(clash, body_of(battle, model), chains=False, closed=True), (*force, *defence)


def fall(battle: Battle, asker: SeatId, model: Model, height: int) -> Hazard:
    """A model falls from a height."""
    return hazard(battle, asker, model, _fall_strength(height), "COL-FALL-03")


def _fall_strength(height: int) -> int:
    with listening(None):
        return falling.strength(height)


# Tests


def test(
    battle: Battle,
    asker: SeatId,
    model: Model,
    characteristic: Characteristic,
    difficulty: int,
    *,
    reasons: Sequence[Reason] = (),  # noqa: PT028 (a rule of the game, not a test of ours)
    closed: bool = False,  # noqa: PT028
) -> Test:
    """A model tests a characteristic."""
    with listening(None):
        added = [*value_of(battle, model, characteristic), *reasons, *characteristics.rush(battle, model)]

        good = _passing(lambda card: characteristics.passes(card, added, difficulty))
        return Test(**_draw(battle, asker, model, good, closed=closed), reasons=tuple(added))


def on_the_way(battle: Battle, asker: SeatId, model: Model, stride: Stride) -> Test:
    """The test that a part of a way needs."""
    with listening(None):
        reasons, closed = agility.reasons_on(battle, stride), closed_for(battle, model.owner)
    return test(battle, asker, model, "AGI", agility.DIFFICULTY, reasons=reasons, closed=closed)


def jump(battle: Battle, asker: SeatId, model: Model, height: int) -> Attempt:
    """A model jumps down from a height: the test, and the fall if it fails."""
    with listening(None):
        reasons = agility.jump_reasons(battle, height)
    return attempt(battle, asker, model, reasons, height)


def leap(battle: Battle, asker: SeatId, model: Model, drop: int, depth: int) -> Attempt:
    """A model leaps over a gap of this depth and lands so much lower."""
    with listening(None):
        reasons = agility.leap_reasons(battle, drop)
    return attempt(battle, asker, model, reasons, depth)


def climb(battle: Battle, asker: SeatId, model: Model, height: int) -> Attempt:
    """A model climbs a wall of this height; one that climbs freely takes no test."""
    with listening(None):
        free = agility.needed_test(battle, model, CLIMB) is None
    return attempt(battle, asker, model, (), height, free=free)


def attempt(
    battle: Battle, asker: SeatId, model: Model, reasons: Sequence[Reason], depth: int, *, free: bool = False
) -> Attempt:
    """A test on the way, and the fall from so high if it fails."""
    with listening(None):
        tested = test(battle, asker, model, "AGI", agility.DIFFICULTY, reasons=reasons)
        bout, force = _hazard_bout(battle, asker, model, _fall_strength(depth), "COL-FALL-03")
        return Attempt(
            model=model.id,
            good=KINDS if free else tested.good,
            pool=tested.pool,
            hand=tested.hand,
            bout=bout,
            reasons=(*(() if free else tested.reasons), *force),
        )


def hold(battle: Battle, asker: SeatId, model: Model, difficulty: int) -> Test:
    """A watching model tries to hold its fire."""
    return test(battle, asker, model, "INT", difficulty)


def special_action(
    battle: Battle,
    asker: SeatId,
    model: Model,
    characteristic: Characteristic,
    difficulty: int,
    is_rushed: Callable[[], bool],
) -> Test:
    """The test of a special action that is to be taken now, rushed or not."""
    with listening(None):
        rushed = is_rushed()
    hurry = [Reason(RUSHED, "COL-RUSH-01", "reason-rushed")] if rushed else []
    return test(battle, asker, model, characteristic, difficulty, reasons=hurry, closed=rushed)


def save(battle: Battle, asker: SeatId, model: Model) -> Save:
    """A model tries to save a wound by its armour."""
    with listening(None):
        good = _passing(lambda card: saves(battle, model, card))
        return Save(**_draw(battle, asker, model, good, closed=True), reasons=wounds.save_reasons(battle, model))


def _passing(passes: Callable[[str], bool]) -> Pool:
    return tuple(card for card in KINDS if passes(card))


def _draw(battle: Battle, asker: SeatId, model: Model, good: Pool, *, closed: bool) -> dict[str, Any]:
    """The pool from which a model's one card comes, and the cards that the asking seat could put in its place."""
    known, hand = known_cards(battle.state, asker), NOTHING
    if asker != model.owner:
        pool = known.other if known.decks[1] else known.piles[1]
    else:
        pool = known.own if known.decks[0] else known.piles[0]
        hand = () if closed or closed_for(battle, asker) else known.hand
    return {"model": model.id, "good": good, "pool": pool, "hand": hand}
