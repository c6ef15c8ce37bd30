"""Activations: whose chance it is, which model is activated and what it costs, and how an activation ends."""

from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules import overwatch
from escarmouche.games.collision.rules.events.turn import Activated, ActivationCutShort, ActivationEnded, Finished
from escarmouche.games.collision.rules.mission import AMBUSH
from escarmouche.games.collision.rules.moving import can_arrive, lose_hold
from escarmouche.games.collision.rules.skirmish import NUMBERS, Skirmish
from escarmouche.games.collision.rules.state import Activation, Model

FINISH = "finish"
MOST_ACTIVATIONS: int = NUMBERS["maximum_activations_per_model_per_turn"]
COSTS: list[int] = NUMBERS["activation_costs"]
ASK_ACTIVATE = Asks("activate", "<model>", FINISH, about=("turn",), says=("cost", "model"))


# Who is activated


@rule("COL-MULTI-01")
def often_enough(model: Model) -> Reason | None:
    """A model is activated at most three times a turn."""
    if model.activations < MOST_ACTIVATIONS:
        return None
    return refusal("COL-MULTI-01", "refused-three-activations", model=model.id)


@rule("COL-MULTI-02", "COL-MULTI-03")
def cost_of(model: Model) -> int:
    """The first activation of a model in a turn costs 1 point, the second 2, the third 3."""
    return COSTS[min(model.activations, MOST_ACTIVATIONS - 1)]


@rule("COL-ACT-02")
def too_dear(sk: Skirmish, model: Model) -> Reason | None:
    """An activation is paid for from the activation pool."""
    cost, pool = cost_of(model), sk.board(model.owner).pool
    return refusal("COL-ACT-02", "refused-too-dear", model=model.id, cost=cost, pool=pool) if cost > pool else None


@rule("COL-AMBUSH-11")
def cannot_arrive(sk: Skirmish, model: Model) -> Reason | None:
    """A model that cannot end its first Move wholly on the table is not activated."""
    if model.place != "waiting" or can_arrive(sk, model):
        return None
    return refusal("COL-AMBUSH-11", "refused-no-arrival", model=model.id)


def activation_refused(sk: Skirmish, model: Model) -> Reason | None:
    """Why a model cannot be activated now."""
    return often_enough(model) or too_dear(sk, model) or cannot_arrive(sk, model)


@rule("COL-AMBUSH-10", otherwise=())
def arrivals(sk: Skirmish, seat: SeatId) -> tuple[Model, ...]:
    """The defender of an Ambush may also activate a model that is not yet on the table."""
    if sk.state.mission != AMBUSH or seat == sk.state.attacker or not may_still_arrive(sk):
        return ()
    return tuple(model for model in sk.state.models if model.owner == seat and model.place == "waiting")


@rule("COL-AMBUSH-12")
def may_still_arrive(sk: Skirmish) -> bool:
    """A defending model may arrive in any turn, paid for from the points of the whole gang."""
    return True


def in_play(sk: Skirmish, seat: SeatId) -> list[Model]:
    """The models of a seat that could be activated at all."""
    return [*sk.on_table(seat), *arrivals(sk, seat)]


@rule("COL-ACT-08", otherwise=False)
def is_unable(sk: Skirmish, seat: SeatId) -> bool:
    """A player who cannot pay for any legal activation is finished."""
    return all(activation_refused(sk, model) is not None for model in in_play(sk, seat))


def fresh_and_able(sk: Skirmish, seat: SeatId) -> bool:
    """Whether a seat can pay for a model that has not been activated this turn."""
    return any(not model.activations and activation_refused(sk, model) is None for model in in_play(sk, seat))


@rule("COL-ACT-08", always=True)
def must_go_on(sk: Skirmish, seat: SeatId) -> Reason | None:
    """A player may be finished at any chance; by option not while a fresh model can be paid for."""
    if sk.option("passing") == "forbidden_while_able" and fresh_and_able(sk, seat):
        return refusal("COL-ACT-08", "refused-finish")
    return None


def activation_options(sk: Skirmish, seat: SeatId) -> list[Option]:
    """Every model of the seat with its cost, and being finished."""
    options = [
        Option(
            str(model.id),
            "option-activate" if model.place == "table" else "option-arrive",
            {"model": model.id, "cost": cost_of(model)},
            refused=partial(activation_refused, sk, model),
        )
        for model in in_play(sk, seat)
    ]
    return [*options, Option(FINISH, "option-finish", refused=partial(must_go_on, sk, seat))]


def cheapest(sk: Skirmish, seat: SeatId) -> str:
    """The model whose activation costs least, so that everybody has a chance before somebody has a second one."""
    able = [model for model in in_play(sk, seat) if activation_refused(sk, model) is None]
    return str(min(able, key=cost_of).id)


def choose_model(sk: Skirmish) -> Steps[None]:
    """The player whose chance it is activates a model, or is finished for this turn."""
    state = sk.state
    seat = state.active
    key = yield Choose(
        seat,
        ASK_ACTIVATE,
        "COL-ACT-01",
        lambda: activation_options(sk, seat),
        data={"turn": state.turn},
        default=lambda: cheapest(sk, seat),
    )
    if key == FINISH:
        finish(sk, seat, able=True)
        state.active = 1 - seat
        return
    begin(sk, sk.model(int(key)))


def finish(sk: Skirmish, seat: SeatId, *, able: bool) -> None:
    """Being finished is final for this turn; unspent points are not lost."""
    sk.board(seat).finished = True
    sk.tell(Finished(seat=seat, able=able))


def begin(sk: Skirmish, model: Model) -> None:
    """A model is paid for and activated; those who watch it may react at once."""
    cost = pay(sk, model)
    model.activations += 1
    model.moved = model.aimed = False
    sk.state.active = model.owner
    sk.state.activation = Activation(model=model.id, arriving=model.place == "waiting")
    arriving = ("COL-AMBUSH-10", "COL-AMBUSH-12") if sk.acting.arriving else ()
    sk.tell(Activated(model=model.id, cost=cost, rules=arriving))
    if not unseen_yet(sk):
        overwatch.open_moment(sk)


@rule("COL-ACT-02", otherwise=0)
def pay(sk: Skirmish, model: Model) -> int:
    """The points go from the pool to beside the model."""
    cost = cost_of(model)
    sk.board(model.owner).pool -= cost
    beside(model, cost)
    return cost


@rule("COL-AP-02", always=True)
def beside(model: Model, cost: int) -> None:
    """Points spent lie beside the model and cannot be used again this turn."""
    model.points += cost


@rule("COL-AMBUSH-11", otherwise=False)
def unseen_yet(sk: Skirmish) -> bool:
    """The activation of a model that is not yet on the table triggers nothing."""
    return sk.acting.arriving


# The end of an activation


@rule("COL-ACT-06")
def stop_here(sk: Skirmish, model: Model) -> Steps[None]:
    """A player may end an activation after none, one or two actions."""
    yield from end(sk, model)


def end(sk: Skirmish, model: Model) -> Steps[None]:
    """The activation is over; who still hangs on a wall falls."""
    yield from lose_hold(sk, model)
    sk.tell(ActivationEnded(model=model.id, actions=len(sk.acting.actions)))
    close(sk, model)


@rule("COL-ACT-09", otherwise=False)
def is_out(model: Model) -> bool:
    """If the active model is out of play its activation ends at once; the points stay spent."""
    return model.place not in ("table", "waiting")


def cut_short(sk: Skirmish, model: Model) -> None:
    """The remaining actions are lost."""
    sk.tell(ActivationCutShort(model=model.id))
    close(sk, model)


def close(sk: Skirmish, model: Model) -> None:
    """The other player becomes the active one, and those who held fire watch again."""
    model.aimed = False
    sk.state.activation = None
    sk.state.moment = []
    sk.state.active = alternates(model.owner)
    overwatch.release(sk)


@rule("COL-ACT-01")
def alternates(seat: SeatId) -> SeatId:
    """The players activate one model each in turn."""
    return 1 - seat
