"""The cards: bids, first hands, laying and sharing out, and what is played from the hand."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from random import Random

from escarmouche.agents.agent import Decision
from escarmouche.engine.questions import Amount, Arrange, Choose, ChooseSome, Split
from escarmouche.engine.reasons import Reason, total
from escarmouche.games.collision.agents.ground import Ground
from escarmouche.games.collision.agents.worth import Stakes
from escarmouche.games.collision.rules.attacks.charge import falls_short, farthest_charge, reach_of
from escarmouche.games.collision.rules.attacks.charge_move import charge_length
from escarmouche.games.collision.rules.cards import columns
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.cards.confrontation import counted_share
from escarmouche.games.collision.rules.cards.deck import FAILURE, KEEP, MISSING, SUCCESS, primary, special
from escarmouche.games.collision.rules.cards.hand_cards import PASS, covering_refused
from escarmouche.games.collision.rules.forecast.forecasts import KINDS
from escarmouche.games.collision.rules.forecast.known_cards import known_cards
from escarmouche.games.collision.rules.state import Confrontation, Laid
from escarmouche.games.collision.rules.turn.activation import COSTS

WEAK_HAND = 12
"""A first hand that comes to less is put aside: three cards come to 13 and a half on average."""
STRENGTH = {FAILURE: 0, MISSING: 0, SUCCESS: 9}
CHEAPEST, FOR_EACH, OF_SUCCESS = 0.10, 0.035, 0.6
"""What a card is worth in the hand: at least, for each point, and a Success."""
LAST_TURN_PRICE, FULL_HAND_PRICE, FULL_HAND = 0.35, 0.6, 5
"""Cards are worth less when there is little left to play them in, or many of them."""
ALIKE = 0.03
"""Splits that differ by less expected hits are as good: one of them is taken at random, so that nobody reads it."""
A_JAM = 0.2
ANOTHER_ATTACK = 0.5
A_FALL = 0.8
AGILITY = 5
OFTEN = 0.3
"""How often a point more is bid than is left over, if everybody can still act once."""
IN_A_HURRY = 2
"""How many points more are bid when it matters who acts first."""
Column = tuple[str, int]


def strength(card: str) -> int:
    """The order of cards: Failure, 1 to 8, Success."""
    return STRENGTH.get(card, primary(card))


class Hand:
    """What a seat does with its cards."""

    def __init__(self, ground: Ground, stakes: Stakes, rng: Random) -> None:
        self.ground = ground
        self.stakes = stakes
        self.rng = rng

    # Before the activations

    def mulligan(self, question: ChooseSome) -> Decision:
        """A weak first hand is put aside."""
        hand = self.ground.battle.board(self.ground.seat).hand
        weak = sum(map(strength, hand)) < WEAK_HAND
        why = "because-weak-hand" if weak else "because-good-hand"
        return Decision(list(question.allowed) if weak else [], (Reason(0, question.rule, why),))

    def bid(self, question: Amount, *, urgent: bool) -> Decision:
        """Bid the points that pay for no activation, and sometimes one more; many, if it is urgent to act first."""
        models = len(self.ground.battle.gang(self.ground.seat))
        spare = left_over(question.most, models)
        more = self.rng.random() < OFTEN
        if urgent:
            bid = max(0, min(question.most - 1, spare + IN_A_HURRY + more))
            return Decision(bid, (Reason(0, question.rule, "because-acts-now", {"bid": bid}),))
        bid = min(spare + more, max(spare, question.most - models))
        return Decision(bid, (Reason(0, question.rule, "because-bids", {"bid": bid, "spare": spare}),))

    # Prices

    def price(self, card: str) -> float:
        """What a card in the hand is worth later."""
        board = self.ground.battle.board(self.ground.seat)
        worth = OF_SUCCESS if card == SUCCESS else CHEAPEST + FOR_EACH * strength(card)
        if self.ground.left == 0:
            worth *= LAST_TURN_PRICE
        return worth * (FULL_HAND_PRICE if len(board.hand) >= FULL_HAND else 1.0)

    # Laying and sharing out

    def lay(self, question: Arrange) -> Decision:
        """An attacker lays at random, so that nobody knows what lies where; a defender against the shares it sees."""
        board = self.ground.state.confrontation
        assert board is not None
        if board.attacker == self.ground.seat:
            order = self.rng.sample(question.allowed, len(question.allowed))
            return Decision(order, (Reason(0, question.rule, "because-unreadable"),))
        fingers = self.ground.battle.board(self.ground.seat).fingers
        amount = total(value_of(self.ground.battle, self.ground.model(board.target), "DEF"))
        facing = self.facing(board)
        weighed = []
        for slots in permutations(range(len(fingers))):
            cards = [fingers[slot] for slot in slots]
            weighed.append((min(self.hits_against(cards, one, facing) for one in splits(cards, amount)), slots))
        hits, best = min(weighed)
        why = Reason(0, question.rule, "because-lays", {"hits": round(hits, 1)})
        return Decision([str(slot) for slot in best], (why,))

    def share(self, question: Split) -> Decision:
        """The split that promises most against what may lie opposite; one of them, if several are about as good."""
        board = self.ground.state.confrontation
        assert board is not None
        places = question.over
        cards = [one.card for one in columns.laid_by(board, self.ground.seat)[board.fresh :]]
        attacks = board.attacker == self.ground.seat
        facing = self.facing(board)
        weighed = []
        for shares in splits(cards, question.amount):
            value = self.hits_for(cards, shares, facing) if attacks else -self.hits_against(cards, shares, facing)
            weighed.append((value, shares))
        best = max(value for value, _ in weighed)
        good = [shares for value, shares in weighed if value >= best - ALIKE]
        chosen = self.rng.choice(good)
        why = Reason(0, question.rule, "because-splits", {"hits": round(abs(best), 1)})
        return Decision(dict(zip(places, chosen, strict=True)), (why,))

    def facing(self, board: Confrontation) -> list[dict[Column, float]]:
        """What may lie opposite each column: cards with their shares, and how likely each is."""
        seat = self.ground.seat
        opposite = columns.laid_by(board, 1 - seat)[board.fresh :]
        pool = Counter(known_cards(self.ground.state, seat).other)
        side = columns.side_of(board, 1 - seat)
        if opposite and board.shared[side]:
            shares = [one.share for one in opposite]
            allowed = columns.cards_under(board.totals[side] if board.fresh == 0 else 0, shares)
            return [spread(pool, share, cards) for share, cards in zip(shares, allowed, strict=True)]
        count = max(1, len(columns.laid_by(board, seat)) - board.fresh)
        amount = total(value_of(self.ground.battle, self.ground.model(board.target), "DEF")) if board.fresh == 0 else 0
        even = [amount // count + (place < amount % count) for place in range(count)]
        mixed: dict[Column, float] = {}
        for share in even:
            for column, chance in spread(pool, share, None).items():
                mixed[column] = mixed.get(column, 0.0) + chance / count
        return [mixed] * count

    def hits_for(self, cards: Sequence[str], shares: Sequence[int], facing: Sequence[Mapping[Column, float]]) -> float:
        """The hits that an attacker expects."""
        return sum(
            chance
            for card, share, opposite in zip(cards, shares, facing, strict=True)
            for other, chance in opposite.items()
            if beats(card, share, *other)
        )

    def hits_against(
        self, cards: Sequence[str], shares: Sequence[int], facing: Sequence[Mapping[Column, float]]
    ) -> float:
        """The hits that a defender expects."""
        return sum(
            chance
            for card, share, opposite in zip(cards, shares, facing, strict=True)
            for other, chance in opposite.items()
            if beats(*other, card, share)
        )

    # Playing hand cards

    def cover(self, question: Choose) -> Decision:
        """The card that changes a column that is worth changing; otherwise none."""
        found = self.best_cover()
        if found is not None and question.allows(found[0]):
            return Decision(found[0], (Reason(0, question.rule, found[1], {"column": found[2], "card": found[3]}),))
        return Decision(PASS, (Reason(0, question.rule, "because-keeps-cards"),))

    def covers(self, question: ChooseSome) -> Decision:
        """The keys of all covers that are worth playing, where several cards may be played at once."""
        found = self.best_cover()
        if found is not None and question.allows(found[0]):
            return Decision([found[0]], (Reason(0, question.rule, found[1], {"column": found[2], "card": found[3]}),))
        return Decision([], (Reason(0, question.rule, "because-keeps-cards"),))

    def best_cover(self) -> tuple[str, str, int, str] | None:
        """The cheapest card that changes a column: its key, why, the column, the card."""
        board = self.ground.state.confrontation
        assert board is not None
        attacks = board.attacker == self.ground.seat
        pairs = list(zip(board.attack, board.defence, strict=True))
        struck = [columns.is_hit(column_of(board, one), column_of(board, other)) for one, other in pairs]
        options: list[tuple[float, str, str, int, str]] = []
        for column in range(board.fresh, len(pairs)):
            own, other = pairs[column] if attacks else pairs[column][::-1]
            if own.cover or other.cover or struck[column] == attacks:
                continue
            if covering_refused(self.ground.battle, board, own) is not None:
                continue
            options += self.changing(board, column, own, other, attacks=attacks)
        if not options:
            return None
        changeable = len({option[3] for option in options})
        gain = self.gain(board, sum(struck), changeable, attacks=attacks)
        price, key, why, column, card = min(options)
        return (key, why, column + 1, card) if gain > price else None

    def changing(
        self, board: Confrontation, column: int, own: Laid, other: Laid, *, attacks: bool
    ) -> Iterator[tuple[float, str, str, int, str]]:
        """The hand cards that would change a column, with their prices."""
        share = 0 if special(own.card) else own.share
        opposite = column_of(board, other)
        for slot, card in enumerate(self.ground.battle.board(self.ground.seat).hand):
            mine = (card, 0 if special(card) else share)
            hit = columns.is_hit(mine, opposite) if attacks else columns.is_hit(opposite, mine)
            if hit == attacks:
                price = self.price(card) - (A_JAM if attacks and own.card == FAILURE else 0.0)
                price -= ANOTHER_ATTACK if attacks and card == SUCCESS else 0.0
                yield price, f"{column}-{slot}", "because-strikes" if attacks else "because-wards-off", column, card

    def gain(self, board: Confrontation, hits: int, changeable: int, *, attacks: bool) -> float:
        """What changing one more column is worth, counted with those that can be changed after it."""
        target = self.ground.model(board.target)
        able = min(changeable, len(self.ground.battle.board(self.ground.seat).hand))
        best = 0.0
        for changed in range(1, able + 1):
            after = hits + changed if attacks else hits - changed
            best = max(best, abs(self.stakes.hit(target, after) - self.stakes.hit(target, hits)) / changed)
        return best * self.unsaved(target.id)

    def unsaved(self, index: int) -> float:
        """How likely a hit on a model is not saved."""
        armours = self.ground.battle.card(self.ground.model(index)).armours
        return 1.0 if not armours else 1.0 - (9 - min(armours)) / 9 * 0.6

    # Replacing a card that lies open

    def replace(self, question: Choose, runner: int | None, quarry: int | None) -> Decision:
        """A card that fails a test or a charge makes way for the cheapest that does not."""
        card, purpose = question.data["card"], question.data["purpose"]
        hand = self.ground.battle.board(self.ground.seat).hand
        needed = self.needed(purpose, runner, quarry)
        good = [(self.price(one), str(slot)) for slot, one in enumerate(hand) if one in needed]
        if card not in needed and good and min(good)[0] < A_FALL:
            return Decision(min(good)[1], (Reason(0, question.rule, "because-makes-it"),))
        return Decision(KEEP, (Reason(0, question.rule, "because-keeps-cards"),))

    def needed(self, purpose: str, runner: int | None, quarry: int | None) -> frozenset[str]:
        """The cards that are good enough for what was drawn; none where it makes no difference."""
        battle = self.ground.battle
        if runner is None or purpose not in ("test", "reach"):
            return frozenset()
        model = battle.model(runner)
        if purpose == "test":
            added = total(value_of(battle, model, "AGI"))
            return frozenset(card for card in KINDS if card == SUCCESS or primary(card) + added >= AGILITY)
        if quarry is None:
            return frozenset()
        length = charge_length(battle, model, battle.model(quarry), farthest_charge(battle, model)) or 0
        return frozenset(card for card in KINDS if not falls_short(reach_of(battle, model, card), length))


def left_over(points: int, models: int) -> int:
    """The points that are left when as many activations as possible are paid for."""
    for cost in (cost for cost in COSTS for _ in range(models)):
        if cost > points:
            break
        points -= cost
    return points


def spread(pool: Mapping[str, int], share: int, allowed: frozenset[str] | None) -> dict[Column, float]:
    """Cards of a pool that may lie under a share, and how likely each is."""
    kept = {card: count for card, count in pool.items() if allowed is None or card in allowed}
    every = sum(kept.values())
    return {(card, 0 if special(card) else share): count / every for card, count in kept.items()} if every else {}


def column_of(board: Confrontation, laid: Laid) -> Column:
    """A card that lies open, with the share that counts."""
    return columns.counting(laid), counted_share(board, laid)


@lru_cache(maxsize=8192)
def beats(attack: str, attack_share: int, defence: str, defence_share: int) -> bool:
    """Whether an attacking card is a hit."""
    return columns.is_hit((attack, attack_share), (defence, defence_share))


def splits(cards: Sequence[str], amount: int) -> list[tuple[int, ...]]:
    """Every way to share a total out over cards: all of it, or as much as the cards can take."""
    limits = columns.column_limits(cards, amount)
    found: list[tuple[int, ...]] = [()]
    for low, high in limits:
        found = [(*shares, share) for shares in found for share in range(low, high + 1)]
    most = max(abs(sum(shares)) for shares in found) if amount else 0
    wanted = min(abs(amount), most)
    return [shares for shares in found if abs(sum(shares)) == wanted]
