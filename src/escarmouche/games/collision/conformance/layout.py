"""How a conformance case sets a game of Collision up: the table, the gangs, and what lies before the players."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.conformance.notation import CaseError, Names, as_number, only, spot
from escarmouche.conformance.scene import read_table
from escarmouche.conformance.staging import converted, known_words, written_things
from escarmouche.engine.reasons import Refused
from escarmouche.engine.vocabulary import words_in
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.battle import NUMBERS
from escarmouche.games.collision.rules.lists import cards as cardbox
from escarmouche.games.collision.rules.lists import mustering, reading
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS, Character, Gang, Item
from escarmouche.games.collision.rules.mission.mission import MISSIONS
from escarmouche.games.collision.rules.state import (
    Activation,
    CollisionSetup,
    Confrontation,
    Dashboard,
    Laid,
    Marker,
    Model,
    State,
)
from escarmouche.games.collision.rules.turn.turn import PHASES
from escarmouche.games.collision.rules.vocabulary import NO_MODEL, Action, MarkerId
from escarmouche.rules.entry_points import OVER
from escarmouche.rules.naming import SIDES
from escarmouche.table.edges import EDGES as ALL_EDGES
from escarmouche.table.table import Table

USUAL_PROFILE = {**dict.fromkeys(CHARACTERISTICS, 0), "MOV": 5, "ATT": 1, "WND": 2}
PLAIN_KEYS = frozenset({"armour", "slots", "shards", "gang", "base", "height", "kinds"})
CARD_KEYS = PLAIN_KEYS | {*CHARACTERISTICS, "key", "weapons", "traits", "items", "rules"}
STANDING_KEYS = frozenset(Model.__struct_fields__) - {"id", "owner", "profile", "x", "y", "surface"}
MODEL_KEYS = CARD_KEYS | (STANDING_KEYS - {"carried"}) | {"name", "side", "like", "at"}
WEAPON_KEYS = frozenset({"name", "type", "hands", "range", "shots", "attacks", "rules", *CHARACTERISTICS})
BOARD_KEYS = {
    "pools": "pool",
    "used": "used",
    "hands": "hand",
    "fingers": "fingers",
    "discards": "discard",
    "scores": "score",
}
SETTING_UP = ("mission", "terrain", "loot", "dashboards", "deployment")
EDGES = {"A": "y0", "B": "y1"}
PLACES = ("table", "waiting", "left", "dead")
MODEL_WORDS = {"place": PLACES, "hold": ("", "wall", "ladder")}
CASE_WORDS = {"edges": (*ALL_EDGES, ""), "phase": (*PHASES, OVER), **dict.fromkeys(("finished", "mulligan"), SIDES)}
DEEDS = (*words_in(Action), "search", "pick")
MARKER_KINDS = ("loot", "collision")
FACING = {"A": 900, "B": 2700}
"""Unless a case says otherwise, models look at the edge opposite their own."""


# The table


def read_scenery(case: Mapping[str, Any]) -> Table:
    """The table of a case: a ready one, or an empty one with pieces."""
    written = case.get("table", {})
    only(written, ("width", "depth", "name", "in_turn"), "table")
    size = case.get("options", {}).get("table_size", tables.USUAL_SIZE)
    if "name" in written:
        return tables.named(written["name"], size)
    usual = tables.side(size) / 1000
    width, depth = written.get("width", usual), written.get("depth", usual)
    return read_table(width, depth, case.get("piece", ()), tables.kinds())


# The gangs


def written_models(case: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The models of a case, those of A before those of B, each with the card it is like."""
    known_words(case, CASE_WORDS, "The case")
    if case.get("begin") not in ("opening", "mission"):
        known_words(case, {"mission": MISSIONS}, "The case")
    return written_things(case, "model", MODEL_KEYS, CARD_KEYS, words=MODEL_WORDS)


def read_gangs(case: Mapping[str, Any], models: Sequence[Mapping[str, Any]]) -> tuple[Gang, ...]:
    """The gangs of a case: ready ones by their keys, or those of the models that it writes."""
    if "gangs" in case:
        return tuple(mustering.muster(reading.ready_list(key)) for key in case["gangs"])
    return tuple(read_gang(side, models) for side in SIDES)


def read_gang(side: str, models: Sequence[Mapping[str, Any]]) -> Gang:
    """The gang of a side."""
    characters = tuple(read_character(model) for model in models if model.get("side", "A") == side)
    return Gang(side, "case", characters, sum(character.cost for character in characters))


def read_character(written: Mapping[str, Any]) -> Character:
    """The card of a model: one from the box that the case changes, or a plain one."""
    where = f"model {written['name']}"
    profile = {key: written.get(key, usual) for key, usual in USUAL_PROFILE.items()}
    own = {key: written[key] for key in PLAIN_KEYS if key in written}
    table = {
        "key": written["name"],
        "shards": 0,
        **own,
        "name": written["name"],
        "profile": profile,
        "weapons": [read_weapon(one, where) for one in written.get("weapons", ())],
        "traits": [_trait(one) for one in written.get("traits", ())],
        "rules": read_rules(written.get("rules", ())),
    }
    items = tuple(_item(one, where) for one in written.get("items", ()))
    try:
        card = msgspec.structs.replace(cardbox.read_character(table), items=items)
    except Refused as refused:
        raise CaseError("case-problem", where=where, problem=refused.reason) from refused
    return card if "key" not in written else _changed(written, card, where)


def _changed(written: Mapping[str, Any], card: Character, where: str) -> Character:
    """A card from the box with what the case says otherwise."""
    shipped = cardbox.box().characters
    if written["key"] not in shipped:
        raise CaseError("case-unknown", where=where, what=f"character {written['key']!r}", known=list(shipped))
    from_box = shipped[written["key"]]
    profile = {key: card.profile[key] if key in written else from_box.profile[key] for key in CHARACTERISTICS}
    changed = {key: getattr(card, key) for key in CARD_KEYS - {"key", *CHARACTERISTICS} if key in written}
    return msgspec.structs.replace(from_box, name=card.name, profile=profile, **changed)


def read_rules(written: Sequence[str]) -> dict[str, int]:
    """Keywords with their numbers: "steady", "push_back(1)"."""
    found = {}
    for rule in written:
        key, _, number = rule.rstrip(")").partition("(")
        found[key] = int(number or 0)
    return found


def read_weapon(written: Any, where: str) -> str | dict[str, Any]:
    """A weapon of a case as a card writes it: the key of one in the box, or its line."""
    if isinstance(written, str):
        return written
    only(written, WEAPON_KEYS, f"{where}, weapon")
    reach = written.get("range", 0)
    most = reach[1] if isinstance(reach, list) else reach
    usual: dict[str, Any] = {"type": "ranged", "shots": 1} if most else {"type": "close"}
    line = {key: written[key] for key in ("name", "type", "hands", "shots", "attacks") if key in written}
    return {
        "key": written["name"],
        **usual,
        **line,
        "range": reach if isinstance(reach, list) else [0, most],
        "modifiers": {key: written[key] for key in CHARACTERISTICS if key in written},
        "rules": read_rules(written.get("rules", ())),
    }


def _item(written: Any, where: str) -> Item:
    box = cardbox.box()
    if isinstance(written, str):
        if written not in box.items:
            raise CaseError("case-unknown", where=where, what=f"item {written!r}", known=list(box.items))
        return box.items[written]
    data = {"key": written.get("name", ""), "shards": 0, **written}
    if "trait" in data:
        data["trait"] = _trait(data["trait"])
    cards = cardbox.read_cards({"item": [data]}, box)
    if cards.flaws:
        raise CaseError("case-problem", where=where, problem=cards.flaws[0])
    return cards.items[data["key"]]


def _trait(written: Mapping[str, Any]) -> dict[str, Any]:
    return {"key": written.get("name"), **written}


# The state


def full_deck() -> Counter[str]:
    """The cards of a power deck, counted."""
    return Counter({card["card"]: card["count"] for card in NUMBERS["power_card"]})


class Layout:
    """Everything that stands and lies at the beginning of a case."""

    def __init__(
        self, case: Mapping[str, Any], setup: CollisionSetup, names: Names, models: Sequence[Mapping[str, Any]]
    ) -> None:
        self.case = case
        self.setup = setup
        self.names = names
        self.models = models

    def seat(self, key: str, usual: str) -> int:
        """The seat that the case writes under a key."""
        return int(self.names.find("seat", self.case.get(key, usual), key))

    def place(self, written: Any, where: str) -> tuple[int, int, int]:
        """A written place; without a surface it is the ground."""
        x, y, *rest = spot(written, self.names, where)
        return x, y, rest[0] if rest else 0

    def state(self) -> State:
        """The state as the case writes it."""
        case = self.case
        only(case.get("edges", {}), SIDES, "edges")
        early = case.get("begin") in SETTING_UP
        edges = {**({"A": "", "B": ""} if early else EDGES), **case.get("edges", {})}
        plain = {key: case[key] for key in ("phase", "mission", "shown", "ended") if key in case}
        turn = case.get("turn", 0 if early else 1)
        before = "nobody" if turn <= 1 and case.get("begin") in (*SETTING_UP, "start", "priority") else "A"
        state = State(
            # A start phase counts the turn up: the case names the turn that begins.
            turn=turn - 1 if case.get("begin") == "start" else turn,
            first=self.seat("first", "nobody" if early else "A"),
            attacker=self.seat("attacker", "nobody"),
            priority=self.seat("priority", before),
            starter=self.seat("starter", before),
            active=self.seat("active", "A"),
            edges=[edges["A"], edges["B"]],
            models=[self._model(index) for index in range(len(self.models))],
            markers=[self._marker(index, marker) for index, marker in enumerate(case.get("markers", ()))],
            confrontation=self._confrontation(case["confrontation"]) if "confrontation" in case else None,
            activation=self._activation(case["activation"]) if "activation" in case else None,
            moment=[self.names.find("model", model, "moment") for model in case.get("moment", ())],
            buried=[self.names.find("model", model, "buried") for model in case.get("buried", ())],
            steps=list(case.get("steps", ())),
            **{"mission": self.setup.mission, **plain},
        )
        state.boards = [self._board(seat, state.confrontation) for seat in (0, 1)]
        for marker in state.markers:
            if marker.carrier != NO_MODEL:
                carrier = state.models[marker.carrier]
                carrier.carried = [*carrier.carried, marker.id]
                marker.x, marker.y, marker.surface = carrier.x, carrier.y, carrier.surface
        return state

    # Models and markers

    def _model(self, index: int) -> Model:
        written = self.models[index]
        where = f"model {written['name']}"
        side = written.get("side", "A")
        given = {key: written[key] for key in STANDING_KEYS - {"facing", "carried"} if key in written}
        x, y, surface = self.place(written["at"], where) if "at" in written else (0, 0, 0)
        given.setdefault("place", "table" if "at" in written else "waiting")
        before = len(self.setup.lists[0].models) if side == "B" else 0
        facing = self._facing(written, (x, y), side)
        card = self.setup.lists[SIDES.index(side)].models[index - before]
        own_traits = [*card.traits, *(item.trait for item in card.items if item.trait)]
        used_up = [*(trait.key for trait in own_traits), *(item.key for item in card.items)]
        known_words(written, {"once": used_up}, where)
        data = {"id": index, "owner": SIDES.index(side), "profile": index - before, "x": x, "y": y, **given}
        return converted({**data, "surface": surface, "facing": facing}, Model, where)

    def _facing(self, written: Mapping[str, Any], at: tuple[int, int], side: str) -> int:
        """Where a model looks, in tenths of a degree: an angle, or a model that it looks at."""
        facing = written.get("facing")
        if facing is None:
            return FACING[side]
        if not isinstance(facing, str):
            return round(as_number(facing, f"model {written['name']}, facing") * 10) % 3600
        seen = self.models[self.names.find("model", facing, f"model {written['name']}, facing")]
        x, y, _ = self.place(seen.get("at", [0, 0]), "facing")
        return round(math.degrees(math.atan2(y - at[1], x - at[0])) * 10) % 3600

    def _marker(self, index: int, written: Mapping[str, Any]) -> Marker:
        where = f"markers, {written.get('name', index + 1)}"
        only(written, ("name", "kind", "at", "carrier"), where)
        known_words(written, {"kind": MARKER_KINDS}, where)
        if "carrier" in written:
            carrier = self.names.find("model", written["carrier"], where)
            return Marker(MarkerId(index), written.get("kind", "collision"), carrier=carrier)
        return Marker(MarkerId(index), written.get("kind", "loot"), *self.place(written.get("at"), where))

    # Cards

    def _board(self, seat: int, confrontation: Confrontation | None) -> Dashboard:
        side = SIDES[seat]
        given: dict[str, Any] = {"pool": self._points(seat)}
        for key, field in BOARD_KEYS.items():
            only(self.case.get(key, {}), SIDES, key)
            if side in self.case.get(key, {}):
                given[field] = self.case[key][side]
        for key in ("finished", "mulligan"):
            given[key] = side in self.case.get(key, ())
        board = converted({"owner": seat, **given}, Dashboard, f"what lies before {side}")
        board.deck = self._deck(side, [*board.hand, *board.fingers, *board.discard, *_lying(confrontation, seat)])
        return board

    def _points(self, seat: int) -> int:
        models = self.setup.lists[seat].models
        leaders = sum("leader" in model.keywords for model in models)
        per_model: int = NUMBERS["activation_points_per_model"]
        per_leader: int = NUMBERS["activation_points_per_leader"]
        return per_model * len(models) + per_leader * leaders

    def _deck(self, side: str, elsewhere: Sequence[str]) -> list[str]:
        """The cards that a case gives, or all that are not elsewhere."""
        decks = self.case.get("decks", {})
        only(decks, SIDES, "decks")
        cards = full_deck()
        for card in (*decks.get(side, ()), *elsewhere):
            if card not in cards:
                raise CaseError("case-no-card", word=repr(card), known=list(cards))
        if side in decks:
            return sorted(decks[side])
        cards.subtract(elsewhere)
        lacking = [card for card, count in cards.items() if count < 0]
        if lacking:
            raise CaseError("case-too-many-cards", side=side, word=repr(lacking[0]))
        return sorted(cards.elements())

    # What is under way

    def _activation(self, written: Mapping[str, Any]) -> Activation:
        only(written, Activation.__struct_fields__, "activation, activation")
        known_words(written, dict.fromkeys(("actions", "free"), DEEDS), "activation")
        model = self.names.find("model", written.get("model"), "activation.model")
        return converted({**written, "model": model}, Activation, "activation")

    def _confrontation(self, written: Mapping[str, Any]) -> Confrontation:
        where = "confrontation"
        attacker = self.names.find("seat", written.get("attacker", "A"), where)
        sides = {"attack": attacker, "defence": 1 - attacker}
        rows = {row: [{"owner": owner, **_laid(one)} for one in written.get(row, ())] for row, owner in sides.items()}
        models = {key: self.names.find("model", written[key], where) for key in ("model", "target") if key in written}
        data = {"kind": "shooting", "cards": len(rows["attack"]) or 1, "target": NO_MODEL, **written, **rows, **models}
        return converted({**data, "attacker": attacker, "defender": 1 - attacker}, Confrontation, where)


def _laid(written: Any) -> dict[str, Any]:
    """A card on the board: the card alone, or a table with its share and the card that covers it."""
    if isinstance(written, str):
        return {"card": written}
    only(written, set(Laid.__struct_fields__) - {"owner"}, "confrontation")
    return dict(written)


def _lying(confrontation: Confrontation | None, seat: int) -> list[str]:
    """The cards of a seat that lie on the board."""
    if confrontation is None:
        return []
    laid = [one for one in (*confrontation.attack, *confrontation.defence) if one.owner == seat]
    return [card for one in laid for card in (one.card, one.cover) if card]
