"""The cellar duel: a toy game with everything hidden that a miniatures game can hide.

Two duellists each hold a hand of cards from a bag. Every round they bid secretly for the first turn and hide a lurker
in one of two columns. Whoever is activated may march to the other column or clash: both lay two cards face down, share
a public modifier out over them, turn them up and may cover them from the hand. The lurker may spring on whoever stands
in its column.
"""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, ClassVar

import msgspec

from escarmouche.engine.game import Game, Outcome, Setup
from escarmouche.engine.journal import Event, GameEnded
from escarmouche.engine.questions import (
    ACTIVATION,
    BOUNDARY,
    Amount,
    Arrange,
    Choose,
    ChooseSome,
    Option,
    Question,
    SeatId,
    Split,
    Steps,
    Together,
)
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.engine.view import NOBODY, OWNER, PUBLIC, Seen

ROUNDS, HAND, COLUMNS, TOKENS, ACTIONS = 3, 4, 2, 6, 2
SIX = 6
"""The six takes no share of a modifier."""
ATTACK, DEFENCE = +2, -3
NOBODY_SEAT = -1
NO_CARD = -1

RULES: dict[str, str] = {
    "DUEL-BID-01": "Both bid tokens in secret; the higher bid goes first, a tie goes to the first seat.",
    "DUEL-LURK-01": "Both hide a lurker in one of the columns.",
    "DUEL-LURK-02": "When a duellist was activated or acted, the other's lurker may spring if it shares the column.",
    "DUEL-ACT-01": "Each duellist is activated once a round and has two actions.",
    "DUEL-ACT-02": "March: go to the other column.",
    "DUEL-CLASH-01": "Clash: both lay two cards face down, the attacker first.",
    "DUEL-CLASH-02": "The attacker shares out +2, the defender -3; nothing falls below 0, and a six takes no share.",
    "DUEL-CLASH-03": "When the cards lie open, both may cover each of their cards once from the hand, until both pass.",
    "DUEL-CLASH-04": "The higher card wins its column and a point; the defender wins ties.",
    "DUEL-HAND-01": "After a clash both fill their hands; an empty bag takes back the discarded cards.",
    "DUEL-END-01": "After three rounds the higher score wins.",
}


class Laid(msgspec.Struct):
    """One side of a column: the card, its public share, whether it lies open, and the card that covers it."""

    owner: SeatId
    card: int
    share: int = 0
    up: bool = False
    cover: int = NO_CARD

    seen: ClassVar[dict[str, Seen]] = {
        "owner": PUBLIC, "share": PUBLIC, "up": PUBLIC,
        "card": lambda laid, seat: laid.card if laid.up or laid.owner == seat else None,
        "cover": lambda laid, seat: laid.cover if laid.owner == seat else laid.cover != NO_CARD,
    }  # fmt: skip


class Duellist(msgspec.Struct):
    """What belongs to one seat."""

    owner: SeatId
    bag: list[int]
    hand: list[int] = []
    picked: list[int] = []
    discard: list[int] = []
    laid: list[Laid] = []
    shared: bool = False
    tokens: int = TOKENS
    score: int = 0
    at: int = 0
    lurks: bool = False
    lurker: int = 0
    acted: bool = False

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(("owner", "discard", "laid", "shared", "tokens", "score", "at", "lurks", "acted"), PUBLIC),
        "bag": lambda side, seat: len(side.bag),
        "hand": lambda side, seat: list(side.hand) if side.owner == seat else len(side.hand),
        "picked": lambda side, seat: list(side.picked) if side.owner == seat else len(side.picked),
        "lurker": OWNER,
    }


class Cellar(msgspec.Struct):
    """The whole duel."""

    sides: list[Duellist]
    round: int = 0
    phase: str = "bid"
    acting: SeatId = NOBODY_SEAT
    next: SeatId = 0
    actions: int = 0
    moment: bool = False

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        ("sides", "round", "phase", "acting", "next", "actions", "moment"), PUBLIC
    )


class Scratch(msgspec.Struct):
    """A state class with a field that nobody classified."""

    known: int = 0
    forgotten: int = 0

    seen: ClassVar[dict[str, Seen]] = {"known": NOBODY}


class BidsOpened(Event):
    """Both bids lie open."""

    bids: tuple[int, ...]
    first: SeatId


class LurkersHidden(Event):
    """Both lurkers are hidden."""


class Activated(Event):
    """A duellist is activated."""

    seat: SeatId


class Marched(Event):
    """A duellist went to the other column."""

    seat: SeatId
    at: int


class CardsLaid(Event):
    """A duellist laid cards face down."""

    seat: SeatId
    count: int


class SharesSet(Event):
    """A duellist shared out the modifier."""

    seat: SeatId
    shares: tuple[int, ...]


class CardsTurned(Event):
    """The laid cards, or the covers, lie open."""

    cards: tuple[tuple[int, ...], ...]


class Covered(Event):
    """A duellist covered a card."""

    seat: SeatId
    column: int


class ColumnsJudged(Event):
    """The clash is decided."""

    points: tuple[int, ...]


class CardsTaken(Event):
    """A duellist filled the hand."""

    seat: SeatId
    count: int


class CardsSeen(Event):
    """What a duellist drew: for that seat alone."""

    seat: SeatId
    cards: tuple[int, ...]


class LurkerStayed(Event):
    """The lurker keeps still: for its owner alone."""

    seat: SeatId


class LurkerSprung(Event):
    """The lurker springs and takes a point."""

    seat: SeatId
    at: int


class DuelSetup(Setup, kw_only=True):
    """A duel needs no lists."""

    bag: list[int] = msgspec.field(default_factory=lambda: [*range(SIX + 1)] * 2)


Duelling = Game[Cellar]


class Duel:
    """The rules of the duel."""

    key = "duel"
    seats = 2
    setup_type: type[Setup] = DuelSetup
    state_type: type[Cellar] = Cellar
    side_type: type[Duellist] = Duellist

    def begin(self, setup: Any) -> Cellar:
        """Two full bags."""
        return self.state_type([self.side_type(seat, sorted(setup.bag)) for seat in range(self.seats)])

    def run(self, game: Duelling) -> Steps[None]:
        """One loop; every pass begins at a boundary."""
        state = game.state
        while state.phase != "over":
            yield ACTIVATION if state.phase == "activation" and state.acting == NOBODY_SEAT else BOUNDARY
            if state.phase == "bid":
                yield from self.bid(game)
            elif state.phase == "hide":
                yield from self.hide(game)
            elif state.acting == NOBODY_SEAT:
                yield from self.activate(game)
            elif state.moment:
                yield from self.react(game)
            else:
                yield from self.act(game)

    def enter(self, name: str, data: dict[str, Any]) -> Callable[[Duelling], Steps[None]]:
        """The clash can be entered on its own."""
        return {"clash": lambda game: self.clash(game, data["attacker"])}[name]

    def outcome(self, state: Cellar) -> Outcome | None:
        """The higher score wins."""
        if state.phase != "over":
            return None
        scores = tuple(side.score for side in state.sides)
        winner = None if scores[0] == scores[1] else scores.index(max(scores))
        return Outcome(winner, "score", scores)

    # Before the round

    def bid(self, game: Duelling) -> Steps[None]:
        """Hands are filled, then both bid in secret."""
        state = game.state
        for side in state.sides:
            fill(game, side)
        bids: dict[SeatId, int] = yield Together({side.owner: bid_question(side) for side in state.sides})
        for side in state.sides:
            side.tokens -= bids[side.owner]
            side.acted = False
        state.next = higher(bids)
        state.round += 1
        state.phase = "hide"
        game.tell(BidsOpened(bids=tuple(bids.values()), first=state.next))

    def hide(self, game: Duelling) -> Steps[None]:
        """Both hide a lurker."""
        columns = [Option(str(column), "option-column", {"column": column}) for column in range(COLUMNS)]
        hidden: dict[SeatId, str] = yield Together(
            {seat: Choose(seat, "hide-lurker", "DUEL-LURK-01", columns) for seat in range(self.seats)}
        )
        for side in game.state.sides:
            side.lurks, side.lurker = True, int(hidden[side.owner])
        game.state.phase = "activation"
        game.tell(LurkersHidden(rules=("DUEL-LURK-01",)))

    # Activations

    def activate(self, game: Duelling) -> Steps[None]:
        """Each duellist acts once a round, then the round ends."""
        state = game.state
        if state.sides[state.next].acted:
            self.end_round(game)
            return
        state.acting, state.actions, state.moment = state.next, ACTIONS, True
        state.sides[state.acting].acted = True
        state.next = 1 - state.acting
        game.tell(Activated(seat=state.acting, rules=("DUEL-ACT-01",)))
        yield from ()

    def end_round(self, game: Duelling) -> None:
        """Three rounds, then the scores."""
        state = game.state
        state.phase = "bid" if state.round < ROUNDS else "over"
        outcome = self.outcome(state)
        if outcome is not None:
            game.tell(GameEnded(winner=outcome.winner, reason=outcome.reason, scores=outcome.scores,
                                rules=("DUEL-END-01",)))  # fmt: skip

    def react(self, game: Duelling) -> Steps[None]:
        """The other's lurker may spring; nobody but its owner knows what is being resolved."""
        state = game.state
        watcher, runner = state.sides[1 - state.acting], state.sides[state.acting]
        state.moment = False
        if not watcher.lurks:
            return
        answer = yield self.spring_question(watcher, runner)
        if answer == "stay":
            game.tell(LurkerStayed(seat=watcher.owner, audience=(watcher.owner,), rules=("DUEL-LURK-02",)))
            return
        watcher.lurks = False
        watcher.score += 1
        game.tell(LurkerSprung(seat=watcher.owner, at=watcher.lurker, rules=("DUEL-LURK-02",)))

    def spring_question(self, watcher: Duellist, runner: Duellist) -> Question:
        """Spring or stay."""
        return Choose(watcher.owner, "spring", "DUEL-LURK-02", lambda: [
            Option("stay", "option-stay"), Option("spring", "option-spring", refused=elsewhere(watcher, runner)),
        ], routine=True, audience=(watcher.owner,))  # fmt: skip

    def act(self, game: Duelling) -> Steps[None]:
        """One action, then a moment to react."""
        state = game.state
        if state.actions == 0:
            state.acting = NOBODY_SEAT
            return
        side = state.sides[state.acting]
        options = [Option(key, f"option-{key}") for key in ("clash", "march")]
        action = yield Choose(side.owner, "act", "DUEL-ACT-01", options)
        if action == "march":
            side.at = 1 - side.at
            game.tell(Marched(seat=side.owner, at=side.at, rules=("DUEL-ACT-02",)))
        else:
            yield from self.clash(game, side.owner)
        state.actions -= 1
        state.moment = True

    # The clash

    def clash(self, game: Duelling, attacker: SeatId) -> Steps[None]:
        """Lay, share, turn up, cover, turn up, judge."""
        sides = game.state.sides
        order = (sides[attacker], sides[1 - attacker])
        for side, amount in zip(order, (ATTACK, DEFENCE), strict=True):
            yield from self.lay(game, side)
            yield from self.share(game, side, amount)
        self.turn_up(game)
        yield from self.cover(game, order)
        self.turn_up(game)
        judge_columns(game, attacker)
        for side in order:
            fill(game, side)

    def lay(self, game: Duelling, side: Duellist) -> Steps[None]:
        """Two cards of the hand, face down, in an order; the answers name places, and move the cards at once."""
        slots = yield ChooseSome(
            side.owner, "pick", "DUEL-CLASH-01", lambda: cards(side.hand), least=COLUMNS, most=COLUMNS
        )
        side.picked = [side.hand[slot] for slot in sorted(map(int, slots))]
        side.hand = [card for slot, card in enumerate(side.hand) if str(slot) not in slots]
        order = yield Arrange(side.owner, "order", "DUEL-CLASH-01", lambda: cards(side.picked))
        side.laid = [Laid(side.owner, side.picked[int(slot)]) for slot in order]
        side.picked = []
        game.tell(self.laid_event(side))

    def laid_event(self, side: Duellist) -> Event:
        """What everyone sees of cards being laid."""
        return CardsLaid(seat=side.owner, count=len(side.laid), rules=("DUEL-CLASH-01",))

    def share(self, game: Duelling, side: Duellist, amount: int) -> Steps[None]:
        """The shares are public at once, the cards still hidden."""
        shares = yield self.share_question(side, amount)
        for column, laid in enumerate(side.laid):
            laid.share = shares[str(column)]
        side.shared = True
        game.tell(SharesSet(seat=side.owner, shares=tuple(laid.share for laid in side.laid), rules=("DUEL-CLASH-02",)))

    def share_question(self, side: Duellist, amount: int) -> Question:
        """How the modifier is shared out depends on cards that only their owner knows."""
        columns = [str(column) for column in range(COLUMNS)]
        return Split(side.owner, "share", "DUEL-CLASH-02", amount=amount, over=columns, limits=lambda: {
            column: limits(laid.card, amount) for column, laid in zip(columns, side.laid, strict=True)
        })  # fmt: skip

    def turn_up(self, game: Duelling) -> None:
        """Everything on the table lies open."""
        for side in game.state.sides:
            for laid in side.laid:
                if laid.cover != NO_CARD:
                    side.discard.append(laid.card)
                    laid.card, laid.cover = laid.cover, NO_CARD
                laid.up = True
        cards = tuple(tuple(laid.card for laid in side.laid) for side in game.state.sides)
        game.tell(CardsTurned(cards=cards, rules=("DUEL-CLASH-03",)))

    def cover(self, game: Duelling, order: tuple[Duellist, Duellist]) -> Steps[None]:
        """In turn, until both have passed one after the other."""
        passed, turn = 0, 0
        while passed < len(order):
            side = order[turn % len(order)]
            turn += 1
            answer = yield Choose(side.owner, "cover", "DUEL-CLASH-03", partial(cover_options, side))
            if answer == "pass":
                passed += 1
                continue
            passed = 0
            column, slot = map(int, answer.split("-"))
            side.laid[column].cover = side.hand.pop(slot)
            game.tell(Covered(seat=side.owner, column=column, rules=("DUEL-CLASH-03",)))

    # What a seat can know, and what not

    def ghost(self, game: Duelling, seat: SeatId) -> list[int]:
        """For each card in hand how many of those that the other may hold it would beat."""
        unseen = hidden_cards(game.state.sides[1 - seat])
        return [sum(card > one for one in unseen) for card in game.state.sides[seat].hand]

    def redeal(self, state: Cellar, seat: SeatId, rng: Random) -> None:
        """The other's hidden cards are dealt anew, those under public shares first; its lurker may be anywhere."""
        other = state.sides[1 - seat]
        pool = hidden_cards(other)
        hidden = [laid for laid in other.laid if not laid.up]
        amount = ATTACK if other.owner == state.acting else DEFENCE
        allowed = [(laid, allowed_under(laid, other, amount)) for laid in hidden]
        for laid, cards in sorted(allowed, key=lambda pair: len(pair[1])):
            laid.card = take(pool, cards, rng)
        for laid in other.laid:
            if laid.cover != NO_CARD:
                laid.cover = take(pool, ANY, rng)
        for held in (other.picked, other.hand):
            held[:] = [take(pool, ANY, rng) for _ in held]
        other.bag[:] = pool
        if other.lurks:
            other.lurker = rng.randrange(COLUMNS)


ANY = frozenset(range(SIX + 1))


def hidden_cards(side: Duellist) -> list[int]:
    """All cards of a duellist that do not lie open, sorted."""
    return sorted([*side.bag, *side.hand, *side.picked, *(laid.card for laid in side.laid if not laid.up),
                   *(laid.cover for laid in side.laid if laid.cover != NO_CARD)])  # fmt: skip


def take(pool: list[int], allowed: frozenset[int], rng: Random) -> int:
    """One of the cards in the pool that may lie here."""
    places = [place for place, card in enumerate(pool) if card in allowed]
    return pool.pop(rng.choice(places))


def allowed_under(laid: Laid, side: Duellist, amount: int) -> frozenset[int]:
    """The cards that may lie under a public share."""
    short = amount - sum(one.share for one in side.laid)
    if not side.shared or (short == 0 and laid.share == 0):
        return ANY
    if short == 0:
        return frozenset(range(max(-laid.share, 0), SIX))
    # Not everything could be shared out: every card took all it could.
    if laid.share != 0:
        return frozenset({-laid.share})
    return frozenset({SIX}) if amount > 0 else frozenset({0, SIX})


def limits(card: int, amount: int) -> tuple[int, int]:
    """The shares a card can take."""
    if card == SIX:
        return 0, 0
    return (0, amount) if amount > 0 else (-card, 0)


def cards(held: list[int]) -> list[Option]:
    """Cards, named by their places."""
    return [Option(str(slot), "option-card", {"card": card}) for slot, card in enumerate(held)]


def bid_question(side: Duellist) -> Question:
    """A secret bid."""
    return Amount(side.owner, "bid", "DUEL-BID-01", least=0, most=lambda: side.tokens)


@rule("DUEL-BID-01", always=True)
def higher(bids: Mapping[SeatId, int]) -> SeatId:
    """Who bid more."""
    return 1 if bids[1] > bids[0] else 0


@rule("DUEL-LURK-02")
def elsewhere(watcher: Duellist, runner: Duellist) -> Reason | None:
    """A lurker cannot reach the other column."""
    return None if watcher.lurker == runner.at else refusal("DUEL-LURK-02", "refused-elsewhere", column=watcher.lurker)


def cover_options(side: Duellist) -> list[Option]:
    """Pass, or any card of the hand over any card not yet covered."""
    return [Option("pass", "option-pass")] + [
        Option(f"{column}-{slot}", "option-cover", {"column": column, "card": card})
        for column, laid in enumerate(side.laid) if laid.cover == NO_CARD
        for slot, card in enumerate(side.hand)
    ]  # fmt: skip


def value(laid: Laid) -> int:
    """A card with its share; a six stands as it is."""
    return laid.card if laid.card == SIX else max(0, laid.card + laid.share)


def judge_columns(game: Duelling, attacker: SeatId) -> None:
    """The higher card wins its column, and everything is discarded."""
    sides = game.state.sides
    points = [0, 0]
    for attack, defence in zip(sides[attacker].laid, sides[1 - attacker].laid, strict=True):
        points[attacker if value(attack) > value(defence) else 1 - attacker] += 1
    for side in sides:
        side.score += points[side.owner]
        side.discard += [laid.card for laid in side.laid]
        side.laid, side.shared = [], False
    game.tell(ColumnsJudged(points=tuple(points), rules=("DUEL-CLASH-04",)))


def fill(game: Duelling, side: Duellist) -> None:
    """Draw until the hand is full; the owner alone sees the cards."""
    drawn: list[int] = []
    while len(side.hand) < HAND:
        if not side.bag:
            side.bag, side.discard = sorted(side.discard), []
        place = game.chance.draw(side.bag, "DUEL-HAND-01", "hand")
        drawn.append(side.bag[place])
        side.hand.append(side.bag.pop(place))
    if drawn:
        game.tell(CardsTaken(seat=side.owner, count=len(drawn), rules=("DUEL-HAND-01",)))
        game.tell(CardsSeen(seat=side.owner, cards=tuple(drawn), audience=(side.owner,)))


WORDS = {
    "en": "refused-elsewhere = The lurker waits in column { $column }, not here.",
    "fr": "refused-elsewhere = Le rôdeur attend dans la colonne { $column }, pas ici.",
    "de": "refused-elsewhere = Der Lauerer wartet in Spalte { $column }, nicht hier.",
}
