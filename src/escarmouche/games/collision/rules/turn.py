"""The course of a game: set-up, then turns of four phases, until the mission is over."""

from escarmouche.engine.journal import GameEnded
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import (
    ACTIVATION,
    BOUNDARY,
    Amount,
    Arrange,
    Choose,
    ChooseSome,
    Option,
    SeatId,
    Steps,
    Together,
)
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules import acting, activation, cards, deployment, mission, overwatch
from escarmouche.games.collision.rules.deployment import POINTS_PER_LEADER, POINTS_PER_MODEL
from escarmouche.games.collision.rules.events.turn import (
    BidsOpened,
    MulliganTaken,
    Regrouped,
    StarterNamed,
    TurnBegan,
    TurnEnded,
)
from escarmouche.games.collision.rules.rewards import reward
from escarmouche.games.collision.rules.skirmish import NUMBERS, Skirmish
from escarmouche.games.collision.rules.state import NOBODY_SEAT, Model

HAND: int = NUMBERS["hand_cards_drawn_per_turn"]
BONUS: int = NUMBERS["priority_winner_bonus_cards"]
ASK_MULLIGAN = Asks("mulligan", "<number>", says=("card",))
ASK_BID = Asks("bid", about=("turn",))
ASK_DISCARD_HAND = Asks("discard-hand", "<number>", says=("card",))
ASK_NAME_STARTER = Asks("name-starter", "<seat>", says=("seat",))


def play(sk: Skirmish) -> Steps[None]:
    """One loop over phases; every pass begins at a boundary."""
    state = sk.state
    while state.phase != "over":
        yield ACTIVATION if state.phase == "activation" and state.activation is None else BOUNDARY
        yield from PHASES[state.phase](sk)


# Before the first turn


def opening_phase(sk: Skirmish) -> Steps[None]:
    """With gangs at the ready, the set-up begins."""
    sk.state.phase = deployment.setup_order()[0]
    yield from ()


def setting_up(sk: Skirmish) -> Steps[None]:
    """One step of the set-up, then the next."""
    state = sk.state
    step = state.phase
    yield from SETUP[step](sk)
    if step != "deployment":
        order = deployment.setup_order()
        state.phase = order[order.index(step) + 1]


SETUP = {
    "mission": mission.mission_phase,
    "terrain": mission.terrain_phase,
    "loot": mission.markers_phase,
    "dashboards": deployment.dashboards_phase,
    "deployment": deployment.deployment_phase,
}


# The turn


@rule("COL-TURN-01")
def phases() -> tuple[str, ...]:
    """Every turn has four phases: start, priority, activation, regroup."""
    return ("start", "priority", "activation", "regroup")


def next_phase(sk: Skirmish) -> None:
    """On to the next phase of the turn."""
    order = phases()
    sk.state.phase = order[order.index(sk.state.phase) + 1]


# Start


def start_phase(sk: Skirmish) -> Steps[None]:
    """A new turn: hand cards, and before the first one a mulligan."""
    state = sk.state
    state.turn += 1
    for board in state.boards:
        board.finished = False
    sk.tell(TurnBegan(turn=state.turn))
    prepare(sk)
    if any(mulligan_refused(sk, seat) is None for seat in (0, 1)):
        yield from mulligans(sk)
    next_phase(sk)


@rule("COL-START-01", always=True)
def prepare(sk: Skirmish) -> None:
    """In the start phase both players draw their hand cards."""
    for seat in (0, 1):
        cards.to_hand(sk, seat, hand_cards(), "COL-START-02")


@rule("COL-START-02", otherwise=0)
def hand_cards() -> int:
    """Each player takes three cards."""
    return HAND


@rule("COL-START-04")
def mulligan_refused(sk: Skirmish, seat: SeatId) -> Reason | None:
    """Only in the first start phase, and only once, the three cards may be put aside."""
    if sk.state.turn > 1 or sk.board(seat).mulligan:
        return refusal("COL-START-04", "refused-mulligan")
    return None


@rule("COL-START-04")
def all_or_none(chosen: list[str]) -> Reason | None:
    """All three or none."""
    return refusal("COL-START-04", "refused-all-or-none") if chosen and len(chosen) != HAND else None


@rule("COL-START-03")
def mulligans(sk: Skirmish) -> Steps[None]:
    """Both players decide at the same time, before either decision is disclosed."""
    answers: dict[SeatId, list[str]] = yield Together({seat: mulligan_question(sk, seat) for seat in (0, 1)})
    for seat in (0, 1):
        if answers[seat]:
            take_mulligan(sk, seat)


def mulligan_question(sk: Skirmish, seat: SeatId) -> ChooseSome:
    """Which cards of the first hand are put aside."""
    return ChooseSome(
        seat,
        ASK_MULLIGAN,
        "COL-START-04",
        lambda: cards.card_options(sk.board(seat).hand),
        most=lambda: len(sk.board(seat).hand),
        judge=all_or_none,
        default=[],
    )


def take_mulligan(sk: Skirmish, seat: SeatId) -> None:
    """The first three cards are discarded and three new ones drawn, which must be kept."""
    sk.board(seat).mulligan = True
    sk.tell(MulliganTaken(seat=seat))
    put_aside(sk, seat)
    cards.to_hand(sk, seat, HAND, "COL-START-04")


@rule("COL-START-05", always=True)
def put_aside(sk: Skirmish, seat: SeatId) -> None:
    """They go face up to the discard pile, in the order in which they were drawn."""
    cards.lay_off(sk, seat, range(len(sk.board(seat).hand)), "COL-START-05")


# Priority


def priority_phase(sk: Skirmish) -> Steps[None]:
    """Both bid in secret; the winner draws a card and names the player who starts."""
    state = sk.state
    bids: dict[SeatId, int] = yield Together({seat: bid_question(sk, seat) for seat in (0, 1)})
    for seat in (0, 1):
        spend_bid(sk, seat, bids[seat])
    winner = higher_bid(bids[0], bids[1])
    if winner == NOBODY_SEAT:
        winner = tied_bids(sk)
    state.priority = winner
    sk.tell(BidsOpened(bids=(bids[0], bids[1]), winner=winner))
    if winner == NOBODY_SEAT:
        state.starter = not_the_last_starter(sk)
    else:
        state.starter = yield from use_priority(sk, winner)
    state.active = state.starter
    sk.tell(StarterNamed(seat=state.starter))
    next_phase(sk)


def bid_question(sk: Skirmish, seat: SeatId) -> Amount:
    """How many points of the pool are bid."""
    return Amount(seat, ASK_BID, "COL-PRIO-01", most=sk.board(seat).pool, data={"turn": sk.state.turn})


@rule("COL-PRIO-03", "COL-AP-04", always=True)
def spend_bid(sk: Skirmish, seat: SeatId, bid: int) -> None:
    """The points that were bid go to the used pool, the loser's too."""
    board = sk.board(seat)
    board.pool -= bid
    board.used += bid


@rule("COL-PRIO-01", "COL-PRIO-06", otherwise=NOBODY_SEAT)
def higher_bid(first: int, second: int) -> SeatId:
    """The higher bid wins priority."""
    if first == second:
        return NOBODY_SEAT
    return 0 if first > second else 1


@rule("COL-PRIO-04", always=True)
def tied_bids(sk: Skirmish) -> SeatId:
    """On a tie priority goes to who did not have it last, at first to who deployed first; by option to nobody."""
    state = sk.state
    if sk.option("bid_tie") == "previous_non_starter_starts_without_card":
        return NOBODY_SEAT
    return state.first if state.priority == NOBODY_SEAT else 1 - state.priority


def not_the_last_starter(sk: Skirmish) -> SeatId:
    """Who did not start the last activation phase, at first who deployed first."""
    state = sk.state
    return state.first if state.starter == NOBODY_SEAT else 1 - state.starter


@rule("COL-PRIO-02")
def use_priority(sk: Skirmish, winner: SeatId) -> Steps[SeatId]:
    """The winner of priority draws one more card and decides who starts."""
    cards.to_hand(sk, winner, BONUS, "COL-PRIO-02")
    options = [Option(str(seat), "option-seat", {"seat": seat}) for seat in (winner, 1 - winner)]
    starter = yield Choose(winner, ASK_NAME_STARTER, "COL-PRIO-02", options)
    return int(starter)


# Activations


def activation_phase(sk: Skirmish) -> Steps[None]:
    """The players activate models in turn; whoever watches may interrupt."""
    state = sk.state
    if state.moment:
        yield from overwatch.react(sk)
    elif state.activation is not None:
        yield from acting.act(sk)
    else:
        yield from next_activation(sk)
    if state.phase == "activation":
        check_end(sk)


def next_activation(sk: Skirmish) -> Steps[None]:
    """Whose chance it is; who cannot pay for any activation is finished, and when both are, the phase ends."""
    state = sk.state
    for seat in (0, 1):
        if not sk.board(seat).finished and activation.is_unable(sk, seat):
            activation.finish(sk, seat, able=False)
    if all(board.finished for board in state.boards):
        state.steps = list(regroup_order())
        next_phase(sk)
        return
    if goes_on_alone(sk, state.active):
        state.active = 1 - state.active
    yield from activation.choose_model(sk)


@rule("COL-ACT-07", otherwise=False)
def goes_on_alone(sk: Skirmish, seat: SeatId) -> bool:
    """If one player is finished, the other goes on activating."""
    return sk.board(seat).finished


def check_end(sk: Skirmish) -> None:
    """A game in which somebody has no models left ends, once what is going on has been resolved."""
    ended = mission.ends_at_once(sk.state)
    if ended:
        sk.state.activation, sk.state.moment = None, []
        mission.score_turn(sk)
        end_game(sk, ended)


# Regroup


@rule("COL-REGROUP-04")
def regroup_order() -> tuple[str, ...]:
    """Points and tokens are cleared first; scoring is the last step of the turn."""
    return ("points", "tokens", "hands", "score")


def regroup_phase(sk: Skirmish) -> Steps[None]:
    """One step of the regroup phase."""
    state = sk.state
    if not state.steps:
        close_turn(sk)
        return
    step = state.steps[0]
    yield from REGROUP[step](sk)
    state.steps = state.steps[1:]


def points_return(sk: Skirmish) -> Steps[None]:
    """Both take their points back."""
    for seat in (0, 1):
        take_points_back(sk, seat)
    yield from ()


@rule("COL-REGROUP-01", always=True)
def take_points_back(sk: Skirmish, seat: SeatId) -> None:
    """All points from the used pool and from beside the models go back to the activation pool."""
    board = sk.board(seat)
    own = [model for model in sk.state.models if model.owner == seat]
    lost = sum(points_lost(sk, model) for model in mission.newly_dead(sk.state) if model.owner == seat)
    board.pool = max(0, board.pool + board.used + sum(model.points for model in own) - lost)
    board.used = 0
    for model in own:
        model.points = 0
    sk.tell(Regrouped(seat=seat, points=board.pool, lost=lost))


@rule("COL-AP-03", always=True)
def points_lost(sk: Skirmish, model: Model) -> int:
    """The points of killed models are not lost, unless the option takes them."""
    if sk.option("ap_lost_with_model") == "no":
        return 0
    return POINTS_PER_MODEL + (POINTS_PER_LEADER if sk.has(model, "leader") else 0)


def tokens_go(sk: Skirmish) -> Steps[None]:
    """Overwatch tokens go, the others stay; a new turn counts activations anew."""
    staying = staying_tokens()
    for model in sk.state.models:
        for kind in acting.TOKENS:
            if kind not in staying:
                setattr(model, kind, 0)
        if unused_watch(model):
            overwatch.end_watch(sk, model)
        model.activations = counted_on(model)
        model.moved = False
    yield from ()


@rule("COL-TOKEN-02", otherwise=())
def staying_tokens() -> tuple[str, ...]:
    """Wound, jam, pinned and skill tokens stay from turn to turn."""
    return acting.TOKENS


@rule("COL-REGROUP-02", otherwise=False)
def unused_watch(model: Model) -> bool:
    """Unused overwatch tokens are removed."""
    return model.watching


@rule("COL-MULTI-04")
def counted_on(model: Model) -> int:
    """The limit of three activations, and their cost, begin anew each turn."""
    return 0


@rule("COL-DECK-10")
def hands_kept(sk: Skirmish) -> Steps[None]:
    """Unused hand cards are kept; by option each player discards them, in an order of their own."""
    if sk.option("hand_carry_over") == "yes":
        return
    answers: dict[SeatId, list[str]] = yield Together({seat: discard_question(sk, seat) for seat in (0, 1)})
    for seat in (0, 1):
        cards.lay_off(sk, seat, [int(slot) for slot in answers[seat]], "COL-DECK-10")


def discard_question(sk: Skirmish, seat: SeatId) -> Arrange:
    """In which order the hand is discarded."""
    return Arrange(seat, ASK_DISCARD_HAND, "COL-DECK-10", lambda: cards.card_options(sk.board(seat).hand))


def turn_scored(sk: Skirmish) -> Steps[None]:
    """The mission scores the turn."""
    mission.score_turn(sk)
    yield from ()


REGROUP = {"points": points_return, "tokens": tokens_go, "hands": hands_kept, "score": turn_scored}


def close_turn(sk: Skirmish) -> None:
    """On to the next turn, or to the end of the game."""
    sk.tell(TurnEnded(turn=sk.state.turn))
    ended = mission.ends_after_turn(sk.state)
    if ended:
        end_game(sk, ended)
    else:
        sk.state.phase = next_turn()


@rule("COL-REGROUP-03", otherwise="over")
def next_turn() -> str:
    """The next turn begins with its start phase."""
    return phases()[0]


def end_game(sk: Skirmish, ended: str) -> None:
    """Score the game, name the winner, and count what the gangs have earned."""
    state = sk.state
    mission.score_game(sk)
    state.phase = "over"
    state.ended = ended
    outcome = mission.final(state)
    assert outcome is not None
    reward(sk, outcome)
    sk.tell(GameEnded(winner=outcome.winner, reason=outcome.reason, scores=outcome.scores))


PHASES = {
    "opening": opening_phase,
    **dict.fromkeys(SETUP, setting_up),
    "start": start_phase,
    "priority": priority_phase,
    "activation": activation_phase,
    "regroup": regroup_phase,
}
