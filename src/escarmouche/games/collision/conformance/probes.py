"""What a conformance case of Collision can measure, each by the unit of the rules that the game itself uses."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.conformance import measuring as core
from escarmouche.conformance.measuring import INCH, Arguments, OtherAnswers, Probes, Telling, allowed, tells_apart, told
from escarmouche.conformance.notation import CaseError, Names
from escarmouche.engine.chance import Scripted
from escarmouche.engine.game import Game
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
from escarmouche.table.geometry import Body


class Bench(core.Bench[State]):
    """A table of Collision to measure on."""

    def __init__(self, game: Game[State], names: Names) -> None:
        super().__init__(game, names)
        self.battle = Battle(game)

    def model(self, data: Arguments, key: str = "model") -> Model:
        """The model an argument names."""
        index: int = self.names.find("model", self.needed(data, key), f"measure.{key}")
        return self.game.state.models[index]

    def body(self, data: Arguments, key: str) -> Body:
        """A model, or a point [x, y] that is a base without breadth."""
        written = self.needed(data, key)
        if isinstance(written, list):
            x, y, surface = self.place(written, key)
            return Body(x, y, self.battle.z(surface), 0, 0)
        return self.battle.body(self.model(data, key))


# Views


def seen(bench: Bench, data: Arguments) -> dict[str, Any]:
    """What a side sees of what lies before a player."""
    view = bench.game.view(bench.seat(data))["state"]
    board: dict[str, Any] = view["boards"][bench.seat(data, "of")]
    return board


def seen_columns(bench: Bench, data: Arguments) -> dict[str, Any]:
    """What a side sees of the board of a confrontation."""
    view = bench.game.view(bench.seat(data))["state"]["confrontation"] or {}
    return {key: view.get(key, []) for key in ("attack", "defence")}


# Cards and profiles


def deck(bench: Bench, data: Arguments) -> dict[str, int]:
    """How many cards of each kind a power deck holds."""
    return dict(Counter(full_deck()))


def characteristic(bench: Bench, data: Arguments) -> int:
    """What a characteristic of a model counts now."""
    return total(value_of(bench.battle, bench.model(data), bench.needed(data, "characteristic")))


# Distances, arcs and sight


def distance(bench: Bench, data: Arguments) -> float:
    """How far apart two things are."""
    return apart(bench.body(data, "from"), bench.body(data, "to")) / INCH


def is_within(bench: Bench, data: Arguments) -> bool:
    """Whether two things are within a distance."""
    return within(distance(bench, data) * INCH, bench.needed(data, "limit") * INCH)


def contact(bench: Bench, data: Arguments) -> bool:
    """Whether the bases of two models touch."""
    return touch(bench.body(data, "from"), bench.body(data, "to"))


def front(bench: Bench, data: Arguments) -> bool:
    """Whether a model has another in its front arc."""
    return in_front(bench.battle, bench.model(data), bench.model(data, "other"))


def behind(bench: Bench, data: Arguments) -> bool:
    """Whether an attack from a model, or from a point, comes from a target's rear."""
    at = bench.needed(data, "from")
    x, y, _ = bench.place(at, "from") if isinstance(at, list) else _spot(bench.model(data, "from"))
    return from_behind(bench.battle, (x, y), bench.model(data, "target"))


def _spot(model: Model) -> tuple[int, int, int]:
    return model.x, model.y, model.surface


def sight(bench: Bench, data: Arguments) -> bool:
    """Whether a model sees another."""
    return sees(bench.battle, bench.model(data), bench.model(data, "target"))


def covered(bench: Bench, data: Arguments) -> dict[str, int]:
    """What a shooter makes out of a target's 100 points, and what the cover is worth."""
    shooter, target = bench.model(data), bench.model(data, "target")
    look = look_at(bench.battle, shooter, target)
    reason = cover(bench.battle, shooter, target)
    seen = {"seen": look.seen, "heavy": look.heavy, "light": look.light}
    return {**seen, "bonus": reason.value if reason else 0}


# The table


def table_size(bench: Bench, data: Arguments) -> list[float]:
    """How wide and how deep the table is."""
    return [bench.battle.table.width / INCH, bench.battle.table.depth / INCH]


def which_district(bench: Bench, data: Arguments) -> int:
    """In which district a point or a model is, as a side numbers them."""
    at = bench.needed(data, "at")
    x, y, _ = bench.place(at, "at") if isinstance(at, list) else _spot(bench.model(data, "at"))
    seat = bench.seat(data) if "side" in data else 0
    return numbered_for(bench.battle, seat, district(bench.battle, x, y))


def district_corners(bench: Bench, data: Arguments) -> dict[str, list[int]]:
    """Where a district lies that a side calls by this number."""
    battle, seat = bench.battle, bench.seat(data) if "side" in data else 0
    absolute = next(one for one in range(1, 10) if numbered_for(battle, seat, one) == bench.needed(data, "number"))
    left, front_edge, right, back = district_box(battle, absolute)
    return {"x": [left, right], "y": [front_edge, back]}


# Before a decision


def may_mulligan(bench: Bench, data: Arguments) -> bool:
    """Whether a side may still put its first hand aside."""
    return allowed(turn.mulligan_refused(bench.battle, bench.seat(data)))


def mission_of(bench: Bench, data: Arguments) -> str:
    """The mission that a card names."""
    return mission.by_card(bench.needed(data, "card"))


def at_hand(bench: Bench, data: Arguments) -> list[str]:
    """The markers of a kind that a model touches."""
    touched = loot.within_reach(bench.battle, bench.model(data), bench.needed(data, "kind"))
    return [bench.names.kinds["marker"][marker.id][0] for marker in touched]


# Attacks


def _weapon(bench: Bench, data: Arguments, offered: Sequence[Weapon]) -> Weapon:
    wanted = data.get("weapon", offered[0].key)
    for weapon in offered:
        if weapon.key == wanted:
            return weapon
    raise CaseError("case-carries-no", where="measure.weapon", word=repr(wanted))


def _totals(attack: list[Reason], defence: list[Reason], cards: int) -> dict[str, Any]:
    reasons = {"attack": attack, "defence": defence}
    because = {f"{side}_rules": [reason.rule for reason in found] for side, found in reasons.items()}
    return {**{side: total(found) for side, found in reasons.items()}, "cards": cards, **because}


def shot_totals(bench: Bench, data: Arguments) -> dict[str, Any]:
    """The totals of a shot and its cards."""
    battle, model, target = bench.battle, bench.model(data), bench.model(data, "target")
    weapon = _weapon(bench, data, weapons.arms(battle, model, "ranged"))
    attack = Attack(
        "shooting",
        model.id,
        target.id,
        weapon,
        suppressing=data.get("suppressing", False),
        watching=data.get("overwatch", False),
    )
    found = shooting.attack_reasons(battle, attack), shooting.defence_reasons(battle, attack)
    return _totals(*found, shooting.shots(battle, attack))


def may_shoot(bench: Bench, data: Arguments) -> bool:
    """Whether a model may shoot a weapon at a target."""
    model, target = bench.model(data), bench.model(data, "target")
    weapon = _weapon(bench, data, weapons.arms(bench.battle, model, "ranged"))
    return allowed(shooting.shot_refused(bench.battle, model, weapon, target))


def charge_totals(bench: Bench, data: Arguments) -> dict[str, Any]:
    """The totals of a charge from where the charger stands in contact, and its cards."""
    battle, model, target = bench.battle, bench.model(data), bench.model(data, "target")
    weapon = _weapon(bench, data, weapons.close_arms(battle, model))
    attack = Attack("charge", model.id, target.id, weapon)
    found = (
        charge.attack_reasons(battle, attack, dived=data.get("dived", False)),
        charge.defence_reasons(battle, attack, ready=data.get("ready", False)),
    )
    return _totals(*found, charge.attacks(battle, attack))


def reaching(bench: Bench, data: Arguments) -> dict[str, Any]:
    """Which cards, and how many of a full deck, carry a charger to its target."""
    battle, model, target = bench.battle, bench.model(data), bench.model(data, "target")
    distance = charge_move.charge_length(battle, model, target, charge.farthest_charge(battle, model)) or 0
    far = {card: charge.reach_of(battle, model, card) for card in dict.fromkeys(full_deck())}
    enough = [card for card, reach in far.items() if not charge.falls_short(reach, distance)]
    return {"cards": enough, "count": sum(card in enough for card in full_deck())}


# Odds


def unseen(bench: Bench, data: Arguments) -> dict[str, int]:
    """How many cards a side counts in its own deck, and among the other's unseen cards."""
    known = known_cards.known_cards(bench.game.state, bench.seat(data))
    return {"own": len(known.own), "other": len(known.other)}


def _clash(bench: Bench, data: Arguments) -> known_cards.Clash:
    known = known_cards.known_cards(bench.game.state, bench.seat(data))
    drawn = tuple(sorted(bench.game.state.boards[bench.seat(data)].fingers))
    totals = (data.get("attack", 0), data.get("defence", 0))
    attacks = not data.get("defends", False)
    return known_cards.clash_of(known, data.get("cards", 1), totals, attacks=attacks, drawn=drawn)


def odds(bench: Bench, data: Arguments) -> dict[str, str]:
    """Exact odds of a confrontation for the side that asks: expected hits and the chance of at least one."""
    clash = _clash(bench, data)
    found = enumeration.with_hand(clash) if data.get("hand") else enumeration.without_hands(clash)
    chances = {str(count): str(chance) for count, chance in found.items()}
    return {**chances, "expected": str(enumeration.expected(found)), "any": str(1 - found.get(0, 0))}


def splits(bench: Bench, data: Arguments) -> dict[str, str]:
    """The expected hits of every split of the cards that the asking attacker holds in the fingers."""
    values = enumeration.split_values(_clash(bench, data))
    return {" ".join(f"{card}{share:+d}" for card, share in row): str(value) for row, value in values.items()}


# Campaigns


def exploration(bench: Bench, data: Arguments) -> int:
    """What is in stock after the income of a game and the cards of the exploration table, drawn and chosen."""
    company = campaign.founded(bench.battle.setup.lists[0], 0)
    company.stock = bench.needed(data, "stock") + bench.needed(data, "income")
    written = bench.needed(data, "cards")
    for card in campaign.explore(Scripted(tuple(written)), len(written)):
        campaign.find(company, card, item=cardbox.box().items[data["item"]] if "item" in data else None)
    return company.stock


def advance(bench: Bench, data: Arguments) -> dict[str, Any]:
    """What a model is after it has learnt something, and what the gang has left."""
    company = campaign.founded(bench.battle.setup.lists[0], 0)
    campaign.award(company, bench.needed(data, "experience"))
    fighter = company.fighters[bench.model(data).profile]
    for key in bench.needed(data, "learns"):
        campaign.advance(company, fighter, key)
    return {"experience": company.experience, "value": fighter.value, **fighter.as_it_is.profile}


def fates(bench: Bench, data: Arguments) -> list[str]:
    """What becomes of killed models, by the cards drawn for them."""
    return [campaign.fate_of(card) for card in bench.needed(data, "cards")]


def champion(bench: Bench, data: Arguments) -> str:
    """Who wins a campaign: the games won, and the experience earned, of A and of B."""
    companies = [campaign.founded(gang, 0) for gang in bench.battle.setup.lists]
    for company, won, earned in zip(companies, data["won"], data.get("experience", (0, 0)), strict=True):
        company.won, company.earned = won, earned
    best = campaign.champion(companies, played=bench.needed(data, "played"))
    return best.name if best is not None else "nobody"


def spending(bench: Bench, data: Arguments) -> int:
    """What is left in stock after buying items."""
    company = campaign.founded(bench.battle.setup.lists[0], 0)
    company.stock = bench.needed(data, "stock")
    for key in bench.needed(data, "items"):
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


PROBES: Probes = {
    "seen": (seen, frozenset({"side", "of"})),
    "seen_columns": (seen_columns, frozenset({"side"})),
    "told": (told, Telling),
    "tells_apart": (tells_apart, OtherAnswers),
    "deck": (deck, frozenset()),
    "characteristic": (characteristic, frozenset({"model", "characteristic"})),
    "distance": (distance, frozenset({"from", "to"})),
    "within": (is_within, frozenset({"from", "to", "limit"})),
    "contact": (contact, frozenset({"from", "to"})),
    "in_front": (front, frozenset({"model", "other"})),
    "from_behind": (behind, frozenset({"from", "target"})),
    "sees": (sight, frozenset({"model", "target"})),
    "cover": (covered, frozenset({"model", "target"})),
    "may_mulligan": (may_mulligan, frozenset({"side"})),
    "mission_of": (mission_of, frozenset({"card"})),
    "at_hand": (at_hand, frozenset({"model", "kind"})),
    "shot_totals": (shot_totals, frozenset({"model", "target", "weapon", "suppressing", "overwatch"})),
    "may_shoot": (may_shoot, frozenset({"model", "target", "weapon"})),
    "charge_totals": (charge_totals, frozenset({"model", "target", "weapon", "dived", "ready"})),
    "reaching": (reaching, frozenset({"model", "target"})),
    "unseen": (unseen, frozenset({"side"})),
    "odds": (odds, frozenset({"side", "cards", "attack", "defence", "defends", "hand"})),
    "splits": (splits, frozenset({"side", "cards", "attack", "defence"})),
    "exploration": (exploration, frozenset({"stock", "income", "cards", "item"})),
    "advance": (advance, frozenset({"model", "experience", "learns"})),
    "fates": (fates, frozenset({"cards"})),
    "champion": (champion, frozenset({"won", "experience", "played"})),
    "spending": (spending, frozenset({"stock", "items"})),
    "table_size": (table_size, frozenset()),
    "district": (which_district, frozenset({"at", "side"})),
    "district_corners": (district_corners, frozenset({"number", "side"})),
}
