"""The duel as a ruleset."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from cellar_duel.rules.cards import (
    ANY,
    allowed_under,
    bid_question,
    cards,
    cover_options,
    elsewhere,
    fill,
    hidden_cards,
    higher,
    judge_columns,
    limits,
    take,
)
from cellar_duel.rules.events import (
    Activated,
    BidsOpened,
    CardsLaid,
    CardsTurned,
    Covered,
    LurkersHidden,
    LurkerSprung,
    LurkerStayed,
    Marched,
    SharesSet,
)
from cellar_duel.rules.state import (
    ACTIONS,
    ATTACK,
    COLUMN,
    COLUMNS,
    DEFENCE,
    NO_CARD,
    NOBODY_SEAT,
    ROUNDS,
    Cellar,
    Duelling,
    Duellist,
    DuelSetup,
    Laid,
)
from escarmouche.engine.game import Outcome, Setup
from escarmouche.engine.journal import Event, GameEnded
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import (
    ACTIVATION,
    BOUNDARY,
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
            {seat: Choose(seat, Asks("hide-lurker"), "DUEL-LURK-01", columns) for seat in range(self.seats)}
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
        return Choose(watcher.owner, Asks("spring"), "DUEL-LURK-02", lambda: [
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
        action = yield Choose(side.owner, Asks("act"), "DUEL-ACT-01", options)
        if action == "march":
            side.at = 1 - side.at
            state.models[side.owner].x = COLUMN[side.at]
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
            side.owner, Asks("pick"), "DUEL-CLASH-01", lambda: cards(side.hand), least=COLUMNS, most=COLUMNS
        )
        side.picked = [side.hand[slot] for slot in sorted(map(int, slots))]
        side.hand = [card for slot, card in enumerate(side.hand) if str(slot) not in slots]
        order = yield Arrange(side.owner, Asks("order"), "DUEL-CLASH-01", lambda: cards(side.picked))
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
        return Split(side.owner, Asks("share"), "DUEL-CLASH-02", amount=amount, over=columns, limits=lambda: {
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
        turned = tuple(tuple(laid.card for laid in side.laid) for side in game.state.sides)
        game.tell(CardsTurned(cards=turned, rules=("DUEL-CLASH-03",)))

    def cover(self, game: Duelling, order: tuple[Duellist, Duellist]) -> Steps[None]:
        """In turn, until both have passed one after the other."""
        passed, turn = 0, 0
        while passed < len(order):
            side = order[turn % len(order)]
            turn += 1
            answer = yield Choose(side.owner, Asks("cover"), "DUEL-CLASH-03", partial(cover_options, side))
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
        for laid, fitting in sorted(allowed, key=lambda pair: len(pair[1])):
            laid.card = take(pool, fitting, rng)
        for laid in other.laid:
            if laid.cover != NO_CARD:
                laid.cover = take(pool, ANY, rng)
        for held in (other.picked, other.hand):
            held[:] = [take(pool, ANY, rng) for _ in held]
        other.bag[:] = pool
        if other.lurks:
            other.lurker = rng.randrange(COLUMNS)


RULESET = Duel()
