"""What a conformance case of Collision can measure, each by the unit of the rules that the game itself uses."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, TypeAlias

from escarmouche.conformance import measuring as core
from escarmouche.conformance.measuring import INCH, OtherAnswers, Probes, Telling, allowed, tells_apart, told
from escarmouche.conformance.notation import CaseError, Names
from escarmouche.engine.chance import Scripted
from escarmouche.engine.game import Game
from escarmouche.engine.ids import Length, ModelId, Place, SeatId
from escarmouche.engine.journal import OneOf
from escarmouche.engine.reasons import Reason, Refused, total
from escarmouche.games.collision.odds import enumeration
from escarmouche.games.collision.rules.attacks import charge, charge_move, shooting, weapons
from escarmouche.games.collision.rules.attacks.attack import Attack
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.campaign import company as campaign
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.cards.deck import full_deck
from escarmouche.games.collision.rules.cards.wounds import best_armour
from escarmouche.games.collision.rules.forecast import known_cards
from escarmouche.games.collision.rules.lists import cards as cardbox
from escarmouche.games.collision.rules.lists import checking, mustering, reading
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.measure import apart, cover, from_behind, in_front, look_at, sees, touch, within
from escarmouche.games.collision.rules.mission import loot, mission
from escarmouche.games.collision.rules.mission.districts import district, district_box, numbered_for
from escarmouche.games.collision.rules.state import Model, State
from escarmouche.games.collision.rules.turn import turn
from escarmouche.games.collision.rules.vocabulary import Characteristic, MarkerKind
from escarmouche.rules.given import given_to
from escarmouche.table.geometry import Body

PowerCard: TypeAlias = Annotated[str, OneOf(*dict.fromkeys(full_deck()))]
OwnItem: TypeAlias = Annotated[str, OneOf(*cardbox.box().items)]
"""The key of an item of the box."""


class Bench(core.Bench[State]):
    """A table of Collision to measure on."""

    def __init__(self, game: Game[State], names: Names) -> None:
        super().__init__(game, names)
        self.battle = Battle(game)

    def both(self, model: ModelId, target: ModelId) -> tuple[Model, Model]:
        """A model and its target."""
        return self.battle.model(model), self.battle.model(target)

    def body(self, where: ModelId | Place) -> Body:
        """A model, or a point that is a base without breadth."""
        if isinstance(where, int):
            return self.battle.body(self.battle.model(where))
        x, y, surface = where
        return Body(x, y, self.battle.z(surface), 0, 0)


# Views


def seen(bench: Bench, side: SeatId, of: SeatId) -> dict[str, Any]:
    """What a side sees of what lies before a player."""
    board: dict[str, Any] = bench.game.view(side)["state"]["boards"][of]
    return board


def seen_columns(bench: Bench, side: SeatId) -> dict[str, Any]:
    """What a side sees of the board of a confrontation."""
    view = bench.game.view(side)["state"]["confrontation"] or {}
    return {key: view.get(key, []) for key in ("attack", "defence")}


# Cards and profiles


def deck(bench: Bench) -> dict[str, int]:
    """How many cards of each kind a power deck holds."""
    return dict(Counter(full_deck()))


def characteristic(bench: Bench, model: ModelId, characteristic: Characteristic) -> int:
    """What a characteristic of a model counts now."""
    return total(value_of(bench.battle, bench.battle.model(model), characteristic))


# Distances, arcs and sight


def distance(bench: Bench, from_: ModelId | Place, to: ModelId | Place) -> float:
    """How far apart two things are."""
    return apart(bench.body(from_), bench.body(to)) / INCH


def is_within(bench: Bench, from_: ModelId | Place, to: ModelId | Place, limit: Length) -> bool:
    """Whether two things are within a distance."""
    return within(apart(bench.body(from_), bench.body(to)), limit)


def contact(bench: Bench, from_: ModelId | Place, to: ModelId | Place) -> bool:
    """Whether the bases of two models touch."""
    return touch(bench.body(from_), bench.body(to))


def front(bench: Bench, model: ModelId, other: ModelId) -> bool:
    """Whether a model has another in its front arc."""
    return in_front(bench.battle, bench.battle.model(model), bench.battle.model(other))


def behind(bench: Bench, from_: ModelId | Place, target: ModelId) -> bool:
    """Whether an attack from a model, or from a point, comes from a target's rear."""
    origin = bench.body(from_)
    return from_behind(bench.battle, (origin.x, origin.y), bench.battle.model(target))


def sight(bench: Bench, model: ModelId, target: ModelId) -> bool:
    """Whether a model sees another."""
    return sees(bench.battle, *bench.both(model, target))


def covered(bench: Bench, model: ModelId, target: ModelId) -> dict[str, int]:
    """What a shooter makes out of a target's 100 points, and what the cover is worth."""
    look = look_at(bench.battle, *bench.both(model, target))
    reason = cover(bench.battle, *bench.both(model, target))
    seen = {"seen": look.seen, "heavy": look.heavy, "light": look.light}
    return {**seen, "bonus": reason.value if reason else 0}


# The table


def table_size(bench: Bench) -> list[float]:
    """How wide and how deep the table is."""
    return [bench.battle.table.width / INCH, bench.battle.table.depth / INCH]


def which_district(bench: Bench, at: ModelId | Place, side: SeatId = 0) -> int:
    """In which district a point or a model is, as a side numbers them."""
    body = bench.body(at)
    return numbered_for(bench.battle, side, district(bench.battle, body.x, body.y))


def district_corners(bench: Bench, number: int, side: SeatId = 0) -> dict[str, list[int]]:
    """Where a district lies that a side calls by this number."""
    battle = bench.battle
    absolute = next(one for one in range(1, 10) if numbered_for(battle, side, one) == number)
    left, front_edge, right, back = district_box(battle, absolute)
    return {"x": [left, right], "y": [front_edge, back]}


# Before a decision


def may_mulligan(bench: Bench, side: SeatId) -> bool:
    """Whether a side may still put its first hand aside."""
    return allowed(turn.mulligan_refused(bench.battle, side))


def mission_of(bench: Bench, card: PowerCard) -> str:
    """The mission that a card names."""
    return mission.by_card(card)


def at_hand(bench: Bench, model: ModelId, kind: MarkerKind) -> list[str]:
    """The markers of a kind that a model touches."""
    touched = loot.within_reach(bench.battle, bench.battle.model(model), kind)
    return [bench.names.kinds["marker"][marker.id][0] for marker in touched]


# Attacks


def _weapon(wanted: str, offered: Sequence[Weapon]) -> Weapon:
    """The weapon of this key, or the first."""
    for weapon in offered:
        if wanted in ("", weapon.key):
            return weapon
    raise CaseError("case-carries-no", where="measure.weapon", word=repr(wanted))


def _totals(attack: list[Reason], defence: list[Reason], cards: int) -> dict[str, Any]:
    reasons = {"attack": attack, "defence": defence}
    because = {f"{side}_rules": [reason.rule for reason in found] for side, found in reasons.items()}
    return {**{side: total(found) for side, found in reasons.items()}, "cards": cards, **because}


def shot_totals(
    bench: Bench,
    model: ModelId,
    target: ModelId,
    weapon: str = "",
    *,
    suppressing: bool = False,
    overwatch: bool = False,
) -> dict[str, Any]:
    """The totals of a shot and its cards."""
    battle = bench.battle
    arm = _weapon(weapon, weapons.arms(battle, battle.model(model), "ranged"))
    attack = Attack("shooting", model, target, arm, suppressing=suppressing, watching=overwatch)
    found = shooting.attack_reasons(battle, attack), shooting.defence_reasons(battle, attack)
    return _totals(*found, shooting.shots(battle, attack))


def may_shoot(bench: Bench, model: ModelId, target: ModelId, weapon: str = "") -> bool:
    """Whether a model may shoot a weapon at a target."""
    shooter, aim = bench.both(model, target)
    arm = _weapon(weapon, weapons.arms(bench.battle, shooter, "ranged"))
    return allowed(shooting.shot_refused(bench.battle, shooter, arm, aim))


def charge_totals(
    bench: Bench, model: ModelId, target: ModelId, weapon: str = "", *, dived: bool = False, ready: bool = False
) -> dict[str, Any]:
    """The totals of a charge from where the charger stands in contact, and its cards."""
    battle = bench.battle
    attack = Attack("charge", model, target, _weapon(weapon, weapons.close_arms(battle, battle.model(model))))
    found = (charge.attack_reasons(battle, attack, dived=dived), charge.defence_reasons(battle, attack, ready=ready))
    return _totals(*found, charge.attacks(battle, attack))


def reaching(bench: Bench, model: ModelId, target: ModelId) -> dict[str, Any]:
    """Which cards, and how many of a full deck, carry a charger to its target."""
    battle, (charger, aim) = bench.battle, bench.both(model, target)
    distance = charge_move.charge_length(battle, charger, aim, charge.farthest_charge(battle, charger)) or 0
    far = {card: charge.reach_of(battle, charger, card) for card in dict.fromkeys(full_deck())}
    enough = [card for card, reach in far.items() if not charge.falls_short(reach, distance)]
    return {"cards": enough, "count": sum(card in enough for card in full_deck())}


# Odds


def unseen(bench: Bench, side: SeatId) -> dict[str, int]:
    """How many cards a side counts in its own deck, and among the other's unseen cards."""
    known = known_cards.known_cards(bench.game.state, side)
    return {"own": len(known.own), "other": len(known.other)}


def _clash(
    bench: Bench, side: SeatId, cards: int, totals: tuple[int, int], *, attacks: bool = True
) -> known_cards.Clash:
    known = known_cards.known_cards(bench.game.state, side)
    drawn = tuple(sorted(bench.game.state.boards[side].fingers))
    return known_cards.clash_of(known, cards, totals, attacks=attacks, drawn=drawn)


def odds(
    bench: Bench,
    side: SeatId,
    cards: int = 1,
    attack: int = 0,
    defence: int = 0,
    *,
    defends: bool = False,
    hand: bool = False,
) -> dict[str, str]:
    """Exact odds of a confrontation for the side that asks: expected hits and the chance of at least one."""
    clash = _clash(bench, side, cards, (attack, defence), attacks=not defends)
    found = enumeration.with_hand(clash) if hand else enumeration.without_hands(clash)
    chances = {str(count): str(chance) for count, chance in found.items()}
    return {**chances, "expected": str(enumeration.expected(found)), "any": str(1 - found.get(0, 0))}


def splits(bench: Bench, side: SeatId, cards: int = 1, attack: int = 0, defence: int = 0) -> dict[str, str]:
    """The expected hits of every split of the cards that the asking attacker holds in the fingers."""
    values = enumeration.split_values(_clash(bench, side, cards, (attack, defence)))
    return {" ".join(f"{card}{share:+d}" for card, share in row): str(value) for row, value in values.items()}


# Campaigns


def exploration(
    bench: Bench, stock: int, income: int, cards: tuple[PowerCard, ...], item: OwnItem | None = None
) -> int:
    """What is in stock after the income of a game and the cards of the exploration table, drawn and chosen."""
    company = campaign.founded(bench.battle.setup.lists[0], 0)
    company.stock = stock + income
    for card in campaign.explore(Scripted(cards), len(cards)):
        campaign.find(company, card, item=cardbox.box().items[item] if item else None)
    return company.stock


def advance(bench: Bench, model: ModelId, experience: int, learns: tuple[Characteristic, ...]) -> dict[str, Any]:
    """What a model is after it has learnt something, and what the gang has left."""
    company = campaign.founded(bench.battle.setup.lists[0], 0)
    campaign.award(company, experience)
    fighter = company.fighters[bench.battle.model(model).profile]
    for key in learns:
        campaign.advance(company, fighter, key)
    return {"experience": company.experience, "value": fighter.value, **fighter.as_it_is.profile}


def fates(bench: Bench, cards: tuple[PowerCard, ...]) -> list[str]:
    """What becomes of killed models, by the cards drawn for them."""
    return [campaign.fate_of(card) for card in cards]


def champion(bench: Bench, won: tuple[int, int], played: int, experience: tuple[int, int] = (0, 0)) -> str:
    """Who wins a campaign: the games won, and the experience earned, of A and of B."""
    companies = [campaign.founded(gang, 0) for gang in bench.battle.setup.lists]
    for company, victories, earned in zip(companies, won, experience, strict=True):
        company.won, company.earned = victories, earned
    best = campaign.champion(companies, played=played)
    return best.name if best is not None else "nobody"


def spending(bench: Bench, stock: int, items: tuple[OwnItem, ...]) -> int:
    """What is left in stock after buying items."""
    company = campaign.founded(bench.battle.setup.lists[0], 0)
    company.stock = stock
    for key in items:
        campaign.buy(company, cardbox.box().items[key])
    return company.stock


# Lists


def list_report(written: Mapping[str, Any]) -> dict[str, Any]:
    """Check a gang, and muster it if it can be played."""
    gang_list = reading.read_list({"name": "case", **written})
    faults = checking.check(gang_list)
    found: dict[str, Any] = {
        "faults": [fault.rule for fault in faults],
        "legal": not faults,
        "allowed": gang_list.limit,
        "unspent": gang_list.limit,
    }
    try:
        gang = mustering.muster(gang_list)
    except Refused:
        return found
    return {
        **found,
        "total": gang.shards,
        "unspent": gang_list.limit - gang.shards,
        "size": len(gang.models),
        "armours": [best_armour(model.armours) if model.armours else 0 for model in gang.models],
    }


MEASURED: dict[str, Callable[..., Any]] = {
    "seen": seen,
    "seen_columns": seen_columns,
    "deck": deck,
    "characteristic": characteristic,
    "distance": distance,
    "within": is_within,
    "contact": contact,
    "in_front": front,
    "from_behind": behind,
    "sees": sight,
    "cover": covered,
    "may_mulligan": may_mulligan,
    "mission_of": mission_of,
    "at_hand": at_hand,
    "shot_totals": shot_totals,
    "may_shoot": may_shoot,
    "charge_totals": charge_totals,
    "reaching": reaching,
    "unseen": unseen,
    "odds": odds,
    "splits": splits,
    "exploration": exploration,
    "advance": advance,
    "fates": fates,
    "champion": champion,
    "spending": spending,
    "table_size": table_size,
    "district": which_district,
    "district_corners": district_corners,
}
PROBES: Probes = {
    "told": (told, Telling),
    "tells_apart": (tells_apart, OtherAnswers),
    **{name: given_to(one) for name, one in MEASURED.items()},
}
