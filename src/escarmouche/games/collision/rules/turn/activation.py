"""Activations: whose chance it is, which model is activated and what it costs, and how an activation ends."""

from functools import partial

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.attacks import overwatch
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.events.turn import Activated, ActivationCutShort, ActivationEnded, Finished
from escarmouche.games.collision.rules.mission.mission import AMBUSH
from escarmouche.games.collision.rules.moves.move import can_arrive, lose_hold
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
def too_dear(battle: Battle, model: Model) -> Reason | None:
    """An activation is paid for from the activation pool."""
    cost, pool = cost_of(model), battle.board(model.owner).pool
    return refusal("COL-ACT-02", "refused-too-dear", model=model.id, cost=cost, pool=pool) if cost > pool else None


@rule("COL-AMBUSH-11")
def cannot_arrive(battle: Battle, model: Model) -> Reason | None:
    """A model that cannot end its first Move wholly on the table is not activated."""
    if model.place != "waiting" or can_arrive(battle, model):
        return None
    return refusal("COL-AMBUSH-11", "refused-no-arrival", model=model.id)


def activation_refused(battle: Battle, model: Model) -> Reason | None:
    """Why a model cannot be activated now."""
    return often_enough(model) or too_dear(battle, model) or cannot_arrive(battle, model)


@rule("COL-AMBUSH-10", otherwise=())
def arrivals(battle: Battle, seat: SeatId) -> tuple[Model, ...]:
    """The defender of an Ambush may also activate a model that is not yet on the table."""
    if battle.state.mission != AMBUSH or seat == battle.state.attacker:
        return ()
    return not_yet_arrived(battle, seat)


@rule("COL-AMBUSH-12")
def not_yet_arrived(battle: Battle, seat: SeatId) -> tuple[Model, ...]:
    """The models of a seat that have not arrived; each may still do so, in any turn."""
    return tuple(model for model in battle.state.models if model.owner == seat and model.place == "waiting")


def in_play(battle: Battle, seat: SeatId) -> list[Model]:
    """The models of a seat that could be activated at all."""
    return [*battle.on_table(seat), *arrivals(battle, seat)]


@rule("COL-ACT-08", otherwise=False)
def is_unable(battle: Battle, seat: SeatId) -> bool:
    """A player who cannot pay for any legal activation is finished."""
    return all(activation_refused(battle, model) is not None for model in in_play(battle, seat))


def fresh_and_able(battle: Battle, seat: SeatId) -> bool:
    """Whether a seat can pay for a model that has not been activated this turn."""
    return any(not model.activations and activation_refused(battle, model) is None for model in in_play(battle, seat))


@rule("COL-ACT-08", always=True)
def must_go_on(battle: Battle, seat: SeatId) -> Reason | None:
    """A player may be finished at any chance; by option not while a fresh model can be paid for."""
    if battle.option("passing") == "forbidden_while_able" and fresh_and_able(battle, seat):
        return refusal("COL-ACT-08", "refused-finish")
    return None


def activation_options(battle: Battle, seat: SeatId) -> list[Option]:
    """Every model of the seat with its cost, and being finished."""
    options = [
        Option(
            str(model.id),
            "option-activate" if model.place == "table" else "option-arrive",
            {"model": model.id, "cost": cost_of(model)},
            refused=partial(activation_refused, battle, model),
        )
        for model in in_play(battle, seat)
    ]
    return [*options, Option(FINISH, "option-finish", refused=partial(must_go_on, battle, seat))]


def cheapest(battle: Battle, seat: SeatId) -> str:
    """The model whose activation costs least, so that everybody has a chance before somebody has a second one."""
    able = [model for model in in_play(battle, seat) if activation_refused(battle, model) is None]
    return str(min(able, key=cost_of).id)


def choose_model(battle: Battle) -> Steps[None]:
    """The player whose chance it is activates a model, or is finished for this turn."""
    state = battle.state
    seat = state.active
    key = yield Choose(
        seat,
        ASK_ACTIVATE,
        "COL-ACT-01",
        lambda: activation_options(battle, seat),
        data={"turn": state.turn},
        default=lambda: cheapest(battle, seat),
    )
    if key == FINISH:
        finish(battle, seat, able=True)
        state.active = 1 - seat
        return
    begin(battle, battle.model(int(key)))


def finish(battle: Battle, seat: SeatId, *, able: bool) -> None:
    """Being finished is final for this turn; unspent points are not lost."""
    battle.board(seat).finished = True
    battle.tell(Finished(seat=seat, able=able))


def begin(battle: Battle, model: Model) -> None:
    """A model is paid for and activated; those who watch it may react at once."""
    cost = pay(battle, model)
    model.activations += 1
    model.moved = model.aimed = False
    battle.state.active = model.owner
    battle.state.activation = Activation(model=model.id, arriving=model.place == "waiting")
    arriving = ("COL-AMBUSH-10", "COL-AMBUSH-12") if battle.acting.arriving else ()
    battle.tell(Activated(model=model.id, cost=cost, rules=arriving))
    if not unseen_yet(battle):
        overwatch.open_moment(battle)


@rule("COL-ACT-02", otherwise=0)
def pay(battle: Battle, model: Model) -> int:
    """The points go from the pool to beside the model."""
    cost = cost_of(model)
    battle.board(model.owner).pool -= cost
    beside(model, cost)
    return cost


@rule("COL-AP-02", always=True)
def beside(model: Model, cost: int) -> None:
    """Points spent lie beside the model and cannot be used again this turn."""
    model.points += cost


@rule("COL-AMBUSH-11", otherwise=False)
def unseen_yet(battle: Battle) -> bool:
    """The activation of a model that is not yet on the table triggers nothing."""
    return battle.acting.arriving


# The end of an activation


@rule("COL-ACT-06")
def stop_here(battle: Battle, model: Model) -> Steps[None]:
    """A player may end an activation after none, one or two actions."""
    yield from end(battle, model)


def end(battle: Battle, model: Model) -> Steps[None]:
    """The activation is over; who still hangs on a wall falls."""
    yield from lose_hold(battle, model)
    battle.tell(ActivationEnded(model=model.id, actions=len(battle.acting.actions)))
    close(battle, model)


@rule("COL-ACT-09", otherwise=False)
def is_out(model: Model) -> bool:
    """If the active model is out of play its activation ends at once; the points stay spent."""
    return model.place not in ("table", "waiting")


def cut_short(battle: Battle, model: Model) -> None:
    """End the activation of a model that is out of play: its remaining actions are lost."""
    battle.tell(ActivationCutShort(model=model.id))
    close(battle, model)


def close(battle: Battle, model: Model) -> None:
    """The other player becomes the active one, and those who held fire watch again."""
    model.aimed = False
    battle.state.activation = None
    battle.state.moment = []
    battle.state.active = alternates(model.owner)
    overwatch.release(battle)


@rule("COL-ACT-01")
def alternates(seat: SeatId) -> SeatId:
    """The players activate one model each in turn."""
    return 1 - seat
