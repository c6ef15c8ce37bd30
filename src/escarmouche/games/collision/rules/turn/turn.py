"""The course of a game: set-up, then turns of four phases, until the mission is over."""

from collections.abc import Callable
from typing import cast

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
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.attacks import overwatch
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.campaign.rewards import reward
from escarmouche.games.collision.rules.cards import deck
from escarmouche.games.collision.rules.events import turn as events
from escarmouche.games.collision.rules.mission import mission
from escarmouche.games.collision.rules.state import NOBODY_SEAT, Model
from escarmouche.games.collision.rules.turn import actions, activation, deployment
from escarmouche.games.collision.rules.turn.deployment import POINTS_PER_LEADER, POINTS_PER_MODEL
from escarmouche.games.collision.rules.vocabulary import Ending, Phase

HAND = cast(int, CATALOGUE.entries["COL-START-02"].value)
BONUS: int = NUMBERS["priority_winner_bonus_cards"]
ASK_MULLIGAN = Asks("mulligan", "<number>", says=("card",))
ASK_BID = Asks("bid", about=("turn",))
ASK_DISCARD_HAND = Asks("discard-hand", "<number>", says=("card",))
ASK_NAME_STARTER = Asks("name-starter", "<seat>", says=("seat",))


def play(battle: Battle) -> Steps[None]:
    """One loop over phases; every pass begins at a boundary."""
    state = battle.state
    while state.phase != "over":
        yield ACTIVATION if state.phase == "activation" and state.activation is None else BOUNDARY
        yield from PHASES[state.phase](battle)


# Before the first turn


def opening_phase(battle: Battle) -> Steps[None]:
    """With gangs at the ready, the set-up begins."""
    battle.state.phase = CATALOGUE.value("COL-SETUP-01")[0]
    yield from ()


def setting_up(battle: Battle) -> Steps[None]:
    """One step of the set-up, then the next."""
    state = battle.state
    step = state.phase
    yield from SETUP[step](battle)
    if step != "deployment" and not (step == "terrain" and mission.is_furnishing(battle)):
        order = CATALOGUE.value("COL-SETUP-01")
        state.phase = order[order.index(step) + 1]


SETUP: dict[Phase, Callable[[Battle], Steps[None]]] = {
    "mission": mission.mission_phase,
    "terrain": mission.terrain_phase,
    "loot": mission.markers_phase,
    "dashboards": deployment.dashboards_phase,
    "deployment": deployment.deployment_phase,
}


# The turn


def next_phase(battle: Battle) -> None:
    """On to the next phase of the turn."""
    order = CATALOGUE.value("COL-TURN-01")
    battle.state.phase = order[order.index(battle.state.phase) + 1]


# Start


def start_phase(battle: Battle) -> Steps[None]:
    """A new turn: hand cards, and before the first one a mulligan."""
    state = battle.state
    state.turn += 1
    for board in state.boards:
        board.finished = False
    battle.tell(events.TurnBegan(turn=state.turn))
    prepare(battle)
    if any(mulligan_refused(battle, seat) is None for seat in (0, 1)):
        yield from mulligans(battle)
    next_phase(battle)


@rule("COL-START-01", always=True)
def prepare(battle: Battle) -> None:
    """In the start phase both players draw their hand cards."""
    for seat in (0, 1):
        deck.to_hand(battle, seat, CATALOGUE.number("COL-START-02"), "COL-START-02")


@rule("COL-START-04")
def mulligan_refused(battle: Battle, seat: SeatId) -> Reason | None:
    """Only in the first start phase, and only once, the three cards may be put aside."""
    if battle.state.turn > 1 or battle.board(seat).mulligan:
        return refusal("COL-START-04", "refused-mulligan")
    return None


@rule("COL-START-04")
def all_or_none(chosen: list[str]) -> Reason | None:
    """Why these cards cannot be put aside in a mulligan: it is all three or none."""
    return (
        refusal("COL-START-04", "refused-all-or-none")
        if chosen and len(chosen) != CATALOGUE.number("COL-START-02")
        else None
    )


@rule("COL-START-03")
def mulligans(battle: Battle) -> Steps[None]:
    """Both players decide at the same time, before either decision is disclosed."""
    answers: dict[SeatId, list[str]] = yield Together({seat: mulligan_question(battle, seat) for seat in (0, 1)})
    for seat in (0, 1):
        if answers[seat]:
            take_mulligan(battle, seat)


def mulligan_question(battle: Battle, seat: SeatId) -> ChooseSome:
    """Which cards of the first hand are put aside."""
    return ChooseSome(
        seat,
        ASK_MULLIGAN,
        "COL-START-04",
        lambda: deck.card_options(battle.board(seat).hand),
        most=lambda: len(battle.board(seat).hand),
        whole=True,
        judge=all_or_none,
        default=[],
    )


def take_mulligan(battle: Battle, seat: SeatId) -> None:
    """The first three cards are discarded and three new ones drawn, which must be kept."""
    battle.board(seat).mulligan = True
    battle.tell(events.MulliganTaken(seat=seat))
    put_aside(battle, seat)
    deck.to_hand(battle, seat, HAND, "COL-START-04")


@rule("COL-START-05", always=True)
def put_aside(battle: Battle, seat: SeatId) -> None:
    """The first hand goes face up to the discard pile, in the order in which it was drawn."""
    deck.lay_off(battle, seat, range(len(battle.board(seat).hand)), "COL-START-05")


# Priority


def priority_phase(battle: Battle) -> Steps[None]:
    """Both bid in secret; the winner draws a card and names the player who starts."""
    state = battle.state
    bids: dict[SeatId, int] = yield Together({seat: bid_question(battle, seat) for seat in (0, 1)})
    for seat in (0, 1):
        spend_bid(battle, seat, bids[seat])
    winner = higher_bid(bids[0], bids[1])
    if winner == NOBODY_SEAT:
        winner = tied_bids(battle)
    state.priority = winner
    battle.tell(events.BidsOpened(bids=(bids[0], bids[1]), winner=winner))
    if winner == NOBODY_SEAT:
        state.starter = not_the_last_starter(battle)
    else:
        state.starter = yield from use_priority(battle, winner)
    state.active = state.starter
    battle.tell(events.StarterNamed(seat=state.starter))
    next_phase(battle)


def bid_question(battle: Battle, seat: SeatId) -> Amount:
    """How many points of the pool are bid."""
    return Amount(seat, ASK_BID, "COL-PRIO-01", most=battle.board(seat).pool, data={"turn": battle.state.turn})


@rule("COL-PRIO-03", "COL-AP-04", always=True)
def spend_bid(battle: Battle, seat: SeatId, bid: int) -> None:
    """The points that were bid go to the used pool, the loser's too."""
    board = battle.board(seat)
    board.pool -= bid
    board.used += bid


@rule("COL-PRIO-01", "COL-PRIO-06", otherwise=NOBODY_SEAT)
def higher_bid(first: int, second: int) -> SeatId:
    """The higher bid wins priority."""
    if first == second:
        return NOBODY_SEAT
    return 0 if first > second else 1


@rule("COL-PRIO-04", always=True)
def tied_bids(battle: Battle) -> SeatId:
    """On a tie priority goes to who did not have it last, at first to who deployed first; by option to nobody."""
    state = battle.state
    if battle.option("bid_tie") == "previous_non_starter_starts_without_card":
        return NOBODY_SEAT
    return state.first if state.priority == NOBODY_SEAT else 1 - state.priority


def not_the_last_starter(battle: Battle) -> SeatId:
    """Who did not start the last activation phase, at first who deployed first."""
    state = battle.state
    return state.first if state.starter == NOBODY_SEAT else 1 - state.starter


@rule("COL-PRIO-02")
def use_priority(battle: Battle, winner: SeatId) -> Steps[SeatId]:
    """The winner of priority draws one more card and decides who starts."""
    deck.to_hand(battle, winner, BONUS, "COL-PRIO-02")
    options = [
        Option(str(winner), "option-you-first", {"seat": winner}),
        Option(str(1 - winner), "option-they-first", {"seat": 1 - winner}),
    ]
    starter = yield Choose(winner, ASK_NAME_STARTER, "COL-PRIO-02", options)
    return int(starter)


# Activations


def activation_phase(battle: Battle) -> Steps[None]:
    """The players activate models in turn; whoever watches may interrupt."""
    state = battle.state
    if state.moment:
        yield from overwatch.react(battle)
    elif state.activation is not None:
        yield from actions.act(battle)
    else:
        yield from next_activation(battle)
    if state.phase == "activation":
        check_end(battle)


def next_activation(battle: Battle) -> Steps[None]:
    """Whose chance it is; who cannot pay for any activation is finished, and when both are, the phase ends."""
    state = battle.state
    for seat in (0, 1):
        if not battle.board(seat).finished and activation.is_unable(battle, seat):
            activation.finish(battle, seat, able=False)
    if all(board.finished for board in state.boards):
        state.steps = list(CATALOGUE.value("COL-REGROUP-04"))
        next_phase(battle)
        return
    if goes_on_alone(battle, state.active):
        state.active = 1 - state.active
    yield from activation.choose_model(battle)


@rule("COL-ACT-07", otherwise=False)
def goes_on_alone(battle: Battle, seat: SeatId) -> bool:
    """If one player is finished, the other goes on activating."""
    return battle.board(seat).finished


def check_end(battle: Battle) -> None:
    """A game in which somebody has no models left ends, once what is going on has been resolved."""
    ended = mission.ends_at_once(battle.state)
    if ended:
        battle.state.activation, battle.state.moment = None, []
        mission.score_turn(battle)
        end_game(battle, ended)


# Regroup


def regroup_phase(battle: Battle) -> Steps[None]:
    """One step of the regroup phase."""
    state = battle.state
    if not state.steps:
        yield from close_turn(battle)
        return
    step = state.steps[0]
    yield from REGROUP[step](battle)
    state.steps = state.steps[1:]


def points_return(battle: Battle) -> Steps[None]:
    """Both take their points back."""
    for seat in (0, 1):
        take_points_back(battle, seat)
    yield from ()


@rule("COL-REGROUP-01", always=True)
def take_points_back(battle: Battle, seat: SeatId) -> None:
    """All points from the used pool and from beside the models go back to the activation pool."""
    board = battle.board(seat)
    own = [model for model in battle.state.models if model.owner == seat]
    lost = sum(points_lost(battle, model) for model in mission.newly_dead(battle.state) if model.owner == seat)
    board.pool = max(0, board.pool + board.used + sum(model.points for model in own) - lost)
    board.used = 0
    for model in own:
        model.points = 0
    battle.tell(events.Regrouped(seat=seat, points=board.pool, lost=lost))


@rule("COL-AP-03", always=True)
def points_lost(battle: Battle, model: Model) -> int:
    """The points of killed models are not lost, unless the option takes them."""
    if battle.option("ap_lost_with_model") == "no":
        return 0
    return POINTS_PER_MODEL + (POINTS_PER_LEADER if battle.has(model, "leader") else 0)


def tokens_go(battle: Battle) -> Steps[None]:
    """Overwatch tokens go, the others stay; a new turn counts activations anew."""
    staying = CATALOGUE.value("COL-TOKEN-02")
    for model in battle.state.models:
        for kind in actions.TOKENS:
            if kind not in staying:
                setattr(model, kind, 0)
        if unused_watch(model):
            overwatch.end_watch(battle, model)
        model.activations = CATALOGUE.number("COL-MULTI-04")
        model.moved = False
    yield from ()


@rule("COL-REGROUP-02", otherwise=False)
def unused_watch(model: Model) -> bool:
    """Unused overwatch tokens are removed."""
    return model.watching


@rule("COL-DECK-10")
def hands_kept(battle: Battle) -> Steps[None]:
    """Unused hand cards are kept; by option each player discards them, in an order of their own."""
    if battle.option("hand_carry_over") == "yes":
        return
    answers: dict[SeatId, list[str]] = yield Together({seat: discard_question(battle, seat) for seat in (0, 1)})
    for seat in (0, 1):
        deck.lay_off(battle, seat, [int(slot) for slot in answers[seat]], "COL-DECK-10")


def discard_question(battle: Battle, seat: SeatId) -> Arrange:
    """In which order the hand is discarded."""
    return Arrange(seat, ASK_DISCARD_HAND, "COL-DECK-10", lambda: deck.card_options(battle.board(seat).hand))


def turn_scored(battle: Battle) -> Steps[None]:
    """The mission scores the turn."""
    mission.score_turn(battle)
    yield from ()


REGROUP = {"points": points_return, "tokens": tokens_go, "hands": hands_kept, "score": turn_scored}


def close_turn(battle: Battle) -> Steps[None]:
    """On to the next turn, or to the end of the game."""
    battle.tell(events.TurnEnded(turn=battle.state.turn))
    ended = mission.ends_after_turn(battle)
    if ended:
        mission.score_game(battle)
        yield from mission.settle_tie(battle)
        close_game(battle, ended)
    else:
        battle.state.phase = next_turn()


@rule("COL-REGROUP-03", otherwise="over")
def next_turn() -> Phase:
    """The next turn begins with its start phase."""
    first: Phase = CATALOGUE.value("COL-TURN-01")[0]
    return first


def end_game(battle: Battle, ended: Ending) -> None:
    """Score the game, name the winner, and count what the gangs have earned."""
    mission.score_game(battle)
    close_game(battle, ended)


def close_game(battle: Battle, ended: Ending) -> None:
    """Name the winner of a game that is scored, and count what the gangs have earned."""
    state = battle.state
    state.phase = "over"
    state.ended = ended
    outcome = mission.outcome(state)
    assert outcome is not None
    reward(battle, outcome)
    battle.tell(GameEnded(winner=outcome.winner, reason=outcome.reason, scores=outcome.scores))


PHASES: dict[Phase, Callable[[Battle], Steps[None]]] = {
    "opening": opening_phase,
    **dict.fromkeys(SETUP, setting_up),
    "start": start_phase,
    "priority": priority_phase,
    "activation": activation_phase,
    "regroup": regroup_phase,
}
