"""Deliberately wrong versions of rules of the game: what a rule would be if it were not there."""

import math
from collections.abc import Sequence
from typing import Any

from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal, total
from escarmouche.games.collision.odds import enumeration
from escarmouche.games.collision.rules import measure, state
from escarmouche.games.collision.rules.attacks import (
    attack,
    beam,
    charge,
    charge_move,
    overwatch,
    shooting,
    tokens,
    weapons,
)
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards import characteristics, columns, confrontation, wounds
from escarmouche.games.collision.rules.cards import deck as cards
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.cards.columns import laid_by
from escarmouche.games.collision.rules.cards.deck import FAILURE, SUCCESS
from escarmouche.games.collision.rules.forecast import known_cards
from escarmouche.games.collision.rules.lists import checking, reading
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.measure import apart
from escarmouche.games.collision.rules.mission import districts, loot, mission
from escarmouche.games.collision.rules.mission.districts import CENTRE
from escarmouche.games.collision.rules.mission.loot import DISC, burdened
from escarmouche.games.collision.rules.moves import agility, fall, planner, push_back, strides
from escarmouche.games.collision.rules.moves.strides import bodies_of_others
from escarmouche.games.collision.rules.state import Confrontation, Laid, Model
from escarmouche.games.collision.rules.turn import actions, activation, deployment, special_actions, turn
from escarmouche.games.collision.rules.vocabulary import NO_MODEL
from escarmouche.table.geometry import Body, inches
from escarmouche.table.ways.movement import Leg, Obstacles
from tests.mutants.wrong import Wrong


def approach_straight_length(battle: Battle, model: Model, target: Model, limit: int) -> int | None:
    """The distance between the bases, whatever stands in between."""
    return round(apart(battle.body(model), battle.body(target)))


def confrontation__the_other_way_round(confrontation: Confrontation) -> tuple[SeatId, SeatId]:
    return confrontation.defender, confrontation.attacker


def confrontation__all_on_the_first(battle: Battle, confrontation: Confrontation, seat: SeatId, amount: int) -> None:
    laid_by(confrontation, seat)[confrontation.fresh].share = amount


def confrontation__backwards(laid: Sequence[Laid]) -> list[str]:
    return [card for one in reversed(laid) for card in (one.cover, one.card)]


def districts__smaller(battle: Battle, x: int, y: int) -> districts.Field:
    width, depth = districts.size(battle)
    return max(0, (x - 1) // width), max(0, (y - 1) // depth)


def gait_never_hangs(
    battle: Battle, model: Model, stride: strides.Stride, leg: Leg, name: str, walked: float
) -> Reason:
    """Nobody ends an action on a wall."""
    return refusal("COL-CLIMB-07", "refused-hang", model=model.id)


def loot__slots_left(battle: Battle, model: Model) -> bool:
    return not model.carried and len(battle.card(model).items) < battle.card(model).slots


def measure_middle_only(viewer: Body, target: Body) -> measure.Screen:
    """The middle of a body, as if that were all of it."""
    return measure.Screen(target.x, target.y, target.z + target.height / 2, 0.0, 0.0, 0.0)


def measure_added_cover(heavy: int, light: int) -> int:
    """Both kinds of cover for themselves, added up."""
    return measure.HEAVY * (heavy >= measure.QUARTER) + measure.LIGHT * (light >= measure.QUARTER)


def overwatch__everybody(battle: Battle, target: Model) -> list[Model]:
    return [model for model in battle.state.models if model.place == "table" and model.watching and model is not target]


def shove_stopped_by_markers(battle: Battle, model: Model) -> Obstacles:
    """Models and whatever lies on the table."""
    lying = [
        Body(one.x, one.y, battle.z(one.surface), DISC, 0) for one in battle.state.markers if one.carrier == NO_MODEL
    ]
    around = [(body, 0) for body in (*bodies_of_others(battle, model), *lying)]
    return Obstacles.around(battle.radius(model), around, height=battle.card(model).height)


def charge_under_fire(battle: Battle, model: Model) -> Steps[None]:
    """Whoever watches the charger shoots before it moves."""
    for other in battle.enemies(model):
        if overwatch.triggered(battle, other, model):
            yield from overwatch.fire(battle, other, model)
    yield from charge.charge(battle, model)


def arriving_at_once(battle: Battle, seat: SeatId) -> tuple[Model, ...]:
    """Whoever has not arrived in the first turn never does."""
    late = battle.state.turn > 1
    return () if late else tuple(one for one in battle.state.models if one.owner == seat and one.place == "waiting")


def first_ranged(battle: Battle, model: Model) -> Weapon | None:
    """The first ranged weapon on a model's card."""
    return next((weapon for weapon in battle.card(model).arms if weapon.type == "ranged"), None)


def laid_as_drawn(battle: Battle, board: Confrontation, seat: SeatId) -> None:
    """Cards are laid in the order in which they were drawn."""
    confrontation.lay(battle, board, seat, range(len(battle.board(seat).fingers)))


def held_fast(battle: Battle, model: Model) -> Reason | None:
    """Whoever touches an enemy stays."""
    held = any(measure.in_contact(battle, model, enemy) for enemy in battle.enemies(model))
    return refusal("COL-MOVE-08", "refused-blocked", model=model.id) if held else None


def between_centres(a: Body, b: Body) -> float:
    """The distance between two centres, as nobody measures."""
    return math.dist((a.x, a.y, a.z), (b.x, b.y, b.z))


WRONG: Wrong = {
    (actions, "attachment", "COL-FREE-04"): lambda battle: 0,
    (actions, "do_charge", "COL-OW-19"): charge_under_fire,
    (actions, "free_actions_taken", "COL-FREE-03"): lambda battle: (
        len(battle.acting.free) if battle.model(battle.acting.model).activations <= 1 else actions.FREE_ACTIONS
    ),
    (activation, "cost_of", "COL-MULTI-02"): lambda model: activation.COSTS[0],
    (activation, "cost_of", "COL-MULTI-03"): lambda model: activation.COSTS[0],
    (activation, "not_yet_arrived", "COL-AMBUSH-12"): arriving_at_once,
    (activation, "alternates", "COL-ACT-01"): lambda seat: seat,
    (agility, "inches_beyond", "COL-JUMP-06"): lambda beyond: beyond // inches(1),
    (agility, "inches_beyond", "COL-JUMP-07"): lambda beyond: beyond // inches(1),
    (charge_move, "charge_length", "COL-CHARGE-09"): approach_straight_length,
    (attack, "pins_for", "COL-SUPP-04"): lambda hits: min(hits, 1),
    (beam, "in_beam_reach", "COL-BEAM-03"): lambda battle, model, weapon, other: True,
    (beam, "in_the_way", "COL-BEAM-05"): lambda battle, model: battle.enemies(model),
    (beam, "nearest_first", "COL-BEAM-04"): lambda battle, model, under: under,
    (beam, "one_by_one", "COL-BEAM-02"): lambda struck: struck[:1],
    (cards, "secondary", "COL-DECK-05"): lambda card: cards.POWER.get(card, 0),
    (cards, "primary", "COL-DECK-03"): lambda card: cards.SECONDARY.get(card, 0),
    (cards, "rank", "COL-BASIC-05"): cards.primary,
    (cards, "full_deck", "COL-DECK-01"): lambda: list(cards.POWER),
    (cards, "own_board", "COL-DECK-02"): lambda battle, seat: battle.board(0),
    (cards, "higher_card", "COL-BASIC-04"): lambda battle: 0,
    (charge, "own_distance", "COL-CHARGE-03"): lambda battle, model: 2 * charge.FARTHEST,
    (charge, "full_distance", "COL-CHARGE-26"): lambda battle, model: burdened(battle, model, charge.FARTHEST),
    (charge, "draw_reach", "COL-CHARGE-05"): lambda battle, model: (SUCCESS, charge.FARTHEST),
    (charge, "attacks_with", "COL-CHARGE-12"): lambda battle, model, weapon: total(value_of(battle, model, "ATT")),
    (charge, "push_distance", "COL-CHARGE-23"): lambda number: charge.CHARGE_PUSH + number,
    (columns, "lapses", "COL-CONF-10"): lambda cards, amount: [(min(amount, 0), max(amount, 0))] * len(cards),
    (columns, "share_limits", "COL-CONF-11"): lambda card, amount: (min(amount, 0), max(amount, 0)),
    (columns, "down_to_zero", "COL-CONF-08"): lambda card, amount: -amount,
    (columns, "newest", "COL-CONF-20"): lambda laid: laid.card,
    (columns, "lapsed_share", "COL-CONF-21"): lambda laid, amount: amount,
    (columns, "lies_on_top", "COL-CONF-31"): lambda laid: SUCCESS in (laid.card, laid.cover),
    (confrontation, "roles", "COL-CONF-35"): confrontation__the_other_way_round,
    (confrontation, "columns", "COL-CONF-37"): lambda count: min(count, 1),
    (confrontation, "place", "COL-CONF-04"): laid_as_drawn,
    (confrontation, "place_opposite", "COL-CONF-14"): laid_as_drawn,
    (confrontation, "all_that_apply", "COL-CONF-12"): lambda reasons: [
        reason for reason in reasons if reason.value > 0
    ],
    (confrontation, "summed", "COL-CONF-05"): lambda reasons: 0,
    (confrontation, "share_out", "COL-CONF-06"): confrontation__all_on_the_first,
    (confrontation, "in_order", "COL-CONF-34"): confrontation__backwards,
    (deployment, "points_of", "COL-AP-01"): lambda battle, seat: 0,
    (deployment, "deployed_first", "COL-PRIO-05"): lambda attacker: 1 - attacker,
    (deployment, "in_turn", "COL-HUNT-04"): lambda first: (0, 1),
    (deployment, "attacker_alone", "COL-AMBUSH-03"): lambda attacker: (attacker, 1 - attacker),
    (districts, "size", "COL-DIST-01"): lambda battle: (battle.table.width, battle.table.depth),
    (districts, "field", "COL-DIST-04"): districts__smaller,
    (districts, "number", "COL-DIST-02"): lambda battle, place: place[0] + districts.ROWS * place[1] + 1,
    (districts, "numbered_for", "COL-DIST-03"): lambda battle, seat, where: where,
    (fall, "inches_beyond", "COL-FALL-04"): lambda beyond: beyond // inches(1),
    (fall, "inches_beyond", "COL-FALL-06"): lambda beyond: beyond // inches(1),
    (fall, "resting_place", "COL-FALL-08"): lambda battle, model, foot: foot,
    (strides, "tracked", "COL-MEAS-03"): lambda length, radius: max(0.0, length - 2 * radius),
    (strides, "landing", "COL-JUMP-04"): lambda battle, model, edge, surface: (*edge, surface),
    (strides, "take_hold", "COL-CLIMB-07"): gait_never_hangs,
    (reading, "characters", "COL-PROF-06"): dict,
    (reading, "weapons", "COL-PROF-06"): dict,
    (reading, "items", "COL-ITEM-03"): dict,
    (checking, "agreed_limit", "COL-GANG-01"): lambda limit: 0,
    (checking, "worth", "COL-GANG-03"): lambda models: sum(model.shards for model in models[:1]),
    (loot, "touches", "COL-LOOT-11"): lambda battle, model, marker: (model.x, model.y) == (marker.x, marker.y),
    (loot, "other_player", "COL-LOOT-07"): lambda seat: seat,
    (loot, "next_clockwise", "COL-LOOT-06"): lambda battle, seat, number, free: free[0],
    (loot, "has_room", "COL-LOOT-10"): lambda battle, where: where != CENTRE,
    (loot, "hands_free", "COL-PICK-05"): loot__slots_left,
    (loot, "halved", "COL-PICK-07"): lambda length: length,
    (measure, "apart", "COL-MEAS-01"): between_centres,
    (measure, "apart", "COL-MEAS-02"): between_centres,
    (measure, "in_space", "COL-MEAS-04"): lambda aside, rise: aside,
    (measure, "snug", "COL-MEAS-05"): lambda aside: aside,
    (measure, "within", "COL-MEAS-05"): lambda length, limit: length <= limit,
    (measure, "at_least", "COL-MEAS-05"): lambda length, limit: length >= limit,
    (measure, "over", "COL-MEAS-05"): lambda length, limit: length > limit,
    (measure, "under", "COL-MEAS-05"): lambda length, limit: length < limit,
    (measure, "whole_inches", "COL-MEAS-05"): lambda length: math.ceil(length / inches(1)),
    (measure, "height_above", "COL-MEAS-04"): lambda battle, a, b: 0,
    (measure, "in_front", "COL-ARC-01"): lambda battle, model, other: True,
    (measure, "partly_ahead", "COL-ARC-02"): lambda distance, radius: distance >= 0,
    (measure, "from_behind", "COL-ARC-02"): lambda battle, origin, target: (
        measure.ahead(target, *origin) <= inches(0.1)
    ),
    (measure, "silhouette", "COL-LOS-06"): measure_middle_only,
    (measure, "models_block", "COL-LOS-04"): lambda battle: True,
    (measure, "models_give_cover", "COL-SHOOT-14"): lambda battle: True,
    (measure, "line_of_sight", "COL-LOS-01"): lambda battle, viewer, target: True,
    (measure, "faces", "COL-LOS-02"): lambda battle, viewer, target: True,
    (measure, "better_cover", "COL-SHOOT-16"): measure_added_cover,
    (mission, "choose_mission", "COL-MISSION-01"): lambda battle: mission.HUNT,
    (mission, "by_card", "COL-MISSION-02"): lambda card: mission.HUNT,
    (mission, "counted_markers", "COL-HUNT-08"): lambda battle, held: 0,
    (overwatch, "watchers_of", "COL-OW-02"): overwatch__everybody,
    (overwatch, "in_any_order", "COL-OW-11"): lambda ready: ready[:1],
    (planner, "engaged", "COL-MOVE-08"): held_fast,
    (known_cards, "known_cards", "COL-ODDS-01"): lambda state, seat: known_cards.Known((), (), ()),
    (enumeration, "without_hands", "COL-ODDS-02"): lambda clash: enumeration.NO_HITS,
    (enumeration, "with_hand", "COL-ODDS-03"): enumeration.without_hands,
    (shooting, "targets", "COL-LOS-05"): lambda battle, model: [
        one for one in battle.state.models if one.place == "table"
    ],
    (shooting, "replaced_failure_jams", "COL-SHOOT-18"): lambda laid: True,
    (shooting, "each_jams", "COL-SHOOT-20"): lambda failures: min(failures, 1),
    (push_back, "stoppers", "COL-PUSH-09"): shove_stopped_by_markers,
    (push_back, "in_turn", "COL-PUSH-06"): lambda model, others: [*others, model],
    (push_back, "who_drops", "COL-PUSH-08"): lambda model, seat: model.owner,
    (special_actions, "costs_action", "COL-SPECIAL-02"): lambda trait: True,
    (state, "hand_as_seen", "COL-DECK-09"): lambda board, seat: list(board.hand),
    (state, "discard_as_seen", "COL-DECK-06"): lambda board, seat: list(board.discard),
    (state, "deck_as_seen", "COL-SETUP-10"): lambda board, seat: 0,
    (state, "share_as_seen", "COL-CONF-38"): lambda laid, seat: laid.share if laid.up or laid.owner == seat else 0,
    (tokens, "jam_stops", "COL-JAM-03"): lambda battle, model, weapon: weapon == first_ranged(battle, model),
    (tokens, "is_further_jam", "COL-JAM-07"): lambda model: model.jams == 1,
    (tokens, "token_chooser", "COL-MAXTOK-02"): lambda model: model.owner,
    (characteristics, "printed", "COL-PROF-02"): lambda card, characteristic: abs(card.profile.get(characteristic, 0)),
    (characteristics, "bonuses", "COL-PROF-04"): lambda battle, model, characteristic: [],
    (characteristics, "characteristic_added", "COL-TEST-03"): lambda battle, model, characteristic: [],
    (characteristics, "reaches", "COL-TEST-02"): lambda result, difficulty: result > difficulty,
    (turn, "tied_bids", "COL-PRIO-04"): lambda battle: 0,
    (turn, "use_priority", "COL-PRIO-02"): lambda battle, winner: winner,
    (turn, "points_lost", "COL-AP-03"): lambda battle, model: model.points,
    (weapons, "name_one_weapon", "COL-PROF-05"): lambda battle, model, offered, refused, forecast_of: offered[0],
    (weapons, "has_moved", "COL-HEAVY-02"): lambda battle, model: (
        weapons.is_active(battle, model) and "move" in battle.acting.actions
    ),
    (weapons, "has_parry", "COL-PARRY-02"): lambda battle, model: "parry" in battle.card(model).rules,
    (wounds, "lowest", "COL-ARMOUR-03"): max,
}

VALUES: dict[str, Any] = {
    "COL-ACT-03": 1,
    "COL-ARMOUR-04": ("shooting", "charge"),
    "COL-CHARGE-25": None,
    "COL-DECK-08": FAILURE,
    "COL-MOVE-07": {"step": 0, "gap": 0},
    "COL-REGROUP-04": ("points", "tokens", "hands"),
    "COL-SETUP-01": ("mission", "dashboards", "deployment", "start"),
    "COL-TOKEN-01": ("wounds", "jams", "pins", "skills"),
    "COL-TURN-01": ("start", "activation", "regroup"),
}
"""What rules that come down to a value would come down to, where neither the opposite nor one more is wrong enough."""
