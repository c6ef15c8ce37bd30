"""Duels that break one promise each, so that every alarm can be heard to ring."""

import random
from collections.abc import Callable
from typing import Any, ClassVar

from cellar_duel.rules import events
from cellar_duel.rules.cards import bid_question, cards, elsewhere
from cellar_duel.rules.ruleset import Duel
from cellar_duel.rules.state import SIX, Cellar, Duelling, Duellist, Laid

from escarmouche.engine.game import Outcome
from escarmouche.engine.journal import Event
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import (
    BOUNDARY,
    Arrange,
    Choose,
    ChooseSome,
    Option,
    Question,
    SeatId,
    Steps,
    Together,
)
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note
from escarmouche.engine.view import NOBODY, PUBLIC, Seen


class ShowsHands(Duel):
    """Leaks a hand in its view."""

    class OpenDuellist(Duellist):
        """A duellist who holds the cards the wrong way round."""

        seen: ClassVar[dict[str, Seen]] = {**Duellist.seen, "hand": PUBLIC}

    side_type = OpenDuellist

    class OpenCellar(Cellar):
        """A cellar of such duellists."""

        sides: list["ShowsHands.OpenDuellist"]  # type: ignore[assignment]
        seen: ClassVar[dict[str, Seen]] = Cellar.seen

    state_type = OpenCellar


class TalksTooMuch(Duel):
    """Leaks the cards in its journal."""

    def laid_event(self, side: Duellist) -> Event:
        return events.CardsSeen(seat=side.owner, cards=tuple(laid.card for laid in side.laid), rules=("DUEL-CLASH-01",))


class AsksOnlyTheRightOne(Duel):
    """Leaks where the lurker is by asking only where it can spring."""

    def react(self, game: Duelling) -> Steps[None]:
        state = game.state
        if elsewhere(state.sides[1 - state.acting], state.sides[state.acting]) is None:
            yield from super().react(game)
        state.moment = False


class CitesWhatItSaw(Duel):
    """Leaks a hidden card by the rule that its public event cites."""

    def laid_event(self, side: Duellist) -> Event:
        six = any(laid.card == SIX for laid in side.laid)
        more = ("DUEL-CLASH-02",) if six else ()
        return events.CardsLaid(seat=side.owner, count=len(side.laid), rules=("DUEL-CLASH-01", *more))


class SwallowsRules(Duel):
    """Leaks where the lurker is: a line for its owner alone takes the rules away that the next line for all has."""

    def react(self, game: Duelling) -> Steps[None]:
        state = game.state
        watcher, runner = state.sides[1 - state.acting], state.sides[state.acting]
        note("DUEL-LURK-01")
        if watcher.lurks and watcher.lurker == runner.at:
            game.tell(events.LurkerStayed(seat=watcher.owner, audience=(watcher.owner,)))
            game._heard.clear()
        yield from super().react(game)


class GhostSeesAll(Duel):
    """Leaks the other's hand in what is foreseen."""

    def ghost(self, game: Duelling, seat: SeatId) -> list[int]:
        held = game.state.sides[1 - seat].hand
        return [sum(card > one for one in held) for card in game.state.sides[seat].hand]


class DealsInOrder(Duel):
    """Deals in an order that depends on the true hand."""

    def redeal(self, state: Cellar, seat: SeatId, rng: random.Random) -> None:
        hand = state.sides[1 - seat].hand
        odd = sum(hand) % 2
        super().redeal(state, seat, rng)
        if odd:
            hand.reverse()


class RedealsTheTruth(Duel):
    """Forgets to hide the lurker anew."""

    def redeal(self, state: Cellar, seat: SeatId, rng: random.Random) -> None:
        lurker = state.sides[1 - seat].lurker
        super().redeal(state, seat, rng)
        state.sides[1 - seat].lurker = lurker


class StartsTooEarly(Duel):
    """Changes something before its first boundary."""

    def run(self, game: Duelling) -> Steps[None]:
        game.state.actions += 1
        yield from super().run(game)


class NoBoundary(Duel):
    """Asks before its first boundary."""

    def run(self, game: Duelling) -> Steps[None]:
        if game.state.round > 0:
            yield Choose(0, Asks("act"), "DUEL-ACT-01", [Option("go", "option-go")])
        yield from super().run(game)


class RemembersCards(Duel):
    """Keeps hidden cards in a local while it asks."""

    def share(self, game: Duelling, side: Duellist, amount: int) -> Steps[None]:
        cards = [laid.card for laid in side.laid]
        yield from super().share(game, side, amount)
        for laid, card in zip(side.laid, cards, strict=True):
            laid.card = card


class RemembersSlots(Duel):
    """Keeps a secret answer in a local while it asks the next question."""

    def lay(self, game: Duelling, side: Duellist) -> Steps[None]:
        slots = yield ChooseSome(side.owner, Asks("pick"), "DUEL-CLASH-01", lambda: cards(side.hand), least=2, most=2)
        options = [Option(slot, "option-card") for slot in slots]
        order = yield Arrange(side.owner, Asks("order"), "DUEL-CLASH-01", options)
        side.laid = [Laid(side.owner, side.hand[int(slot)]) for slot in order]
        side.hand = [card for slot, card in enumerate(side.hand) if str(slot) not in slots]
        game.tell(self.laid_event(side))


class RemembersElsewhere(Duel):
    """Keeps a count outside the state."""

    def __init__(self) -> None:
        self.count = 0

    def activate(self, game: Duelling) -> Steps[None]:
        self.count += 1
        game.state.sides[0].score += self.count % 2
        yield from super().activate(game)


class RollsItsOwn(Duel):
    """Uses chance of its own."""

    def activate(self, game: Duelling) -> Steps[None]:
        game.state.sides[0].score += random.randrange(1000)
        yield from super().activate(game)


class TakesAnything(Duel):
    """Takes whatever is said for an answer."""

    class Nod(Choose):
        """A question that never refuses."""

        def read(self, value: Any) -> str:
            return "stay"

        def _ill_formed(self, value: str) -> Reason | None:
            return None

    def spring_question(self, watcher: Duellist, runner: Duellist) -> Question:
        return self.Nod(watcher.owner, Asks("spring"), "DUEL-LURK-02", [Option("stay", "option-stay")])


class ChangesWhileJudging(Duel):
    """Changes the state while it judges an answer."""

    def spring_question(self, watcher: Duellist, runner: Duellist) -> Question:
        def judge(value: str) -> Reason | None:
            watcher.score += 1
            return refusal("DUEL-LURK-02", "refused-elsewhere", column=0) if value == "pass" else None

        options = [Option("stay", "option-stay"), Option("pass", "option-pass")]
        return Choose(watcher.owner, Asks("spring"), "DUEL-LURK-02", options, judge=judge)


class OffersWhatItRefuses(Duel):
    """Has a default that its own rules refuse."""

    def spring_question(self, watcher: Duellist, runner: Duellist) -> Question:
        question = super().spring_question(watcher, runner)
        question._default = "run away"
        return question


class RefusesWithoutWords(Duel):
    """Refuses with a sentence that nobody wrote."""

    def spring_question(self, watcher: Duellist, runner: Duellist) -> Question:
        speechless = refusal("DUEL-LURK-02", "refused-without-words")
        options = [Option("stay", "option-stay"), Option("pass", "option-pass", refused=speechless)]
        return Choose(watcher.owner, Asks("spring"), "DUEL-LURK-02", options)


class CitesNothing(Duel):
    """Cites a rule that does not exist."""

    def laid_event(self, side: Duellist) -> Event:
        return events.CardsLaid(seat=side.owner, count=len(side.laid), rules=("DUEL-CLASH-99",))


class NeverEnds(Duel):
    """Plays round after round."""

    def end_round(self, game: Duelling) -> None:
        game.state.phase = "bid"


class NobodyWins(Duel):
    """Stops without saying how it ended."""

    def outcome(self, state: Cellar) -> Outcome | None:
        return None


class ForgetsAField(Duel):
    """Has a field that nobody classified."""

    class CarelessCellar(Cellar):
        """A cellar with something in the corner."""

        corner: int = 0
        seen: ClassVar[dict[str, Seen]] = {**Cellar.seen, "broom": NOBODY}

    state_type = CarelessCellar


class ShowsBids(Duel):
    """Leaks a bid that waits, because the other's question depends on it."""

    def bid(self, game: Duelling) -> Steps[None]:
        def nosy(side: Duellist) -> Question:
            question = bid_question(side)
            question._data = lambda: {"others": [str(value) for value in game.pending.values()]}
            return question

        bids: dict[SeatId, int] = yield Together({side.owner: nosy(side) for side in game.state.sides})
        yield from super().bid(game)
        game.state.sides[0].tokens -= min(bids[0], game.state.sides[0].tokens)


class Stutters(Duel):
    """Yields boundaries from which it cannot be taken up again."""

    def clash(self, game: Duelling, attacker: SeatId) -> Steps[None]:
        yield BOUNDARY
        yield from super().clash(game, attacker)


def swallowing(game: Duelling, event: Event) -> None:
    """A journal in which a line for one seat alone takes the rules away that belong to the next line for all."""
    event.rules = tuple(dict.fromkeys((*event.rules, *game._heard, *(reason.rule for reason in event.reasons))))
    game._heard.clear()
    game.journal.append(event)


BROKEN: tuple[tuple[Callable[[], Duel], str, str], ...] = (
    (ShowsHands, "twins", "apart by the view"),
    (TalksTooMuch, "twins", "apart by the story"),
    (AsksOnlyTheRightOne, "twins", "apart by the view|is asked something"),
    (CitesWhatItSaw, "twins", "apart by the story"),
    (SwallowsRules, "twins", "apart by the story"),
    (GhostSeesAll, "doors_tell_nothing", "apart by the door ghost"),
    (DealsInOrder, "twins", "depends on the truth"),
    (RemembersCards, "twins", "lead to another state"),
    (RedealsTheTruth, "redeals_blindly", "depends on the truth"),
    (RemembersSlots, "redeals_blindly", "lead to another state"),
    (ShowsBids, "secrets_wait", "apart by the question"),
    (StartsTooEarly, "boundaries_change_nothing", "before the first boundary"),
    (NoBoundary, "boundaries_change_nothing", "a boundary"),
    (Stutters, "forks_leave_alone", "stands elsewhere|another story"),
    (RemembersElsewhere, "forks_leave_alone", "lead to another state|stands elsewhere"),
    (RemembersElsewhere, "saves", "is refused|another game|another state"),
    (RemembersElsewhere, "survives_faults", "half-changed|went on differently"),
    (RollsItsOwn, "repeats", "two different games"),
    (TakesAnything, "refuses", "for an answer"),
    (ChangesWhileJudging, "refuses", "changed the game|check refuses"),
    (RefusesWithoutWords, "refuses", "has no sentence"),
    (OffersWhatItRefuses, "asks_fairly", "offers 'run away' and refuses it"),
    (CitesNothing, "cites_known_rules", "DUEL-CLASH-99, which does not exist"),
    (NeverEnds, "ends_and_scores", "does not end"),
    (NobodyWins, "ends_and_scores", "nobody says how the game ended"),
    (ForgetsAField, "classifies_everything", r"Cellar\.corner"),
)
"""Each broken duel, the check that must ring, and what it must say."""
