"""Collision as it lies before a player at the terminal."""

from collections.abc import Mapping, Sequence

from escarmouche.board.look import Look
from escarmouche.engine.questions import SeatId
from escarmouche.engine.words import Words
from escarmouche.games.collision.board import CollisionBoard
from escarmouche.games.collision.board.cards import keyword, modifiers, trait_name, value_said, weapon_said
from escarmouche.games.collision.board.page import card_of
from escarmouche.games.collision.inquiries.scenes import imagine
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.lists import mustering, reading
from escarmouche.games.collision.rules.lists.cards import box
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS, Character, Gang
from escarmouche.games.collision.rules.mission import mission
from escarmouche.games.collision.rules.mission.districts import ROWS
from escarmouche.games.collision.rules.mission.zones import front_of
from escarmouche.games.collision.rules.state import CollisionSetup, Confrontation, Laid, Marker, Model, State
from escarmouche.games.collision.rules.vocabulary import NO_MODEL, OFF_TABLE
from escarmouche.rules.naming import SIDES, shown_length
from escarmouche.terminal.desk import Desk, Goal
from escarmouche.terminal.inquiries import Imagined, Inquiry
from escarmouche.terminal.picture import COMPASS, MARKERS, THEIRS, YOURS, Figure, Stripe, arrow, lettered

GLYPHS: Mapping[str, str] = {
    "building": "█", "tower": "▣", "container": "▬", "shed": "▤", "crates": "▪", "plinth": "▭", "ruin-wall": "▓",
    "pillar": "●", "gallery": "▒", "gangway": "#", "parapet": "▔", "low-wall": "▂", "barricade": "=", "hedge": "♣",
}  # fmt: skip
DEPLOYING = "deployment"
TOKENS = ("wounds", "jams", "pins", "skills", "points")


class CollisionDesk(Desk, CollisionBoard):
    """Collision at the terminal."""

    glyphs = GLYPHS
    subjects = ("target", "model")

    # Setting up

    def rosters(self, words: Words) -> list[str]:
        """The gangs that are ready to play, and the characters that gangs are made of."""
        lines = [words.say("rosters-gangs")]
        for card in mustering.offered():
            own = words.say(f"gang-{card.gang}")
            said = words.say("rosters-gang", gang=own, models=card.models, shards=card.shards)
            lines.append(f"  {card.key:<20} {words.called(card.name)}, {said}")
        lines.append(words.say("rosters-characters"))
        for key in box().gangs:
            cards = [one for one in box().characters.values() if one.gang == key]
            told = (f"{words.say(f'character-{one.key}')} ({one.shards})" for one in cards)
            lines.append(f"  {key:<20} {words.say('labelled', label=words.say(f'gang-{key}'), text=', '.join(told))}")
        return lines

    # Looking

    def figures(self, setup: CollisionSetup, state: State, seat: SeatId) -> list[Figure]:
        """Markers, then models, so that a model on a marker moves aside."""
        found = [Figure(mark.x, mark.y, MARKERS[n], "bold") for n, mark in _lying(state)]
        codes = self.codes(setup, state, seat)
        for model in state.models:
            if model.place == "table":
                style = YOURS if model.owner == seat else THEIRS
                found.append(Figure(model.x, model.y, codes[model.id], style, model.facing))
        return found

    def stripes(self, setup: CollisionSetup, state: State) -> list[Stripe]:
        """The deployment zones while models are deployed and in an Ambush, and the districts in a Domination."""
        table = setup.table
        if state.mission == mission.DOMINATION and state.phase != DEPLOYING:
            parts = range(1, ROWS)
            return [*(Stripe("x", table.depth * part // ROWS) for part in parts),
                    *(Stripe("y", table.width * part // ROWS) for part in parts)]  # fmt: skip
        edges = state.edges if state.phase == DEPLOYING or state.mission == mission.AMBUSH else []
        return [_zone_edge(setup, state, edge) for edge in edges if edge]

    def codes(self, setup: CollisionSetup, state: State, seat: SeatId) -> dict[int, str]:
        """Capitals for one's own models, small letters for the enemy's, each from the model's name."""
        names = naming.model_names(setup)
        return lettered(((model.id, model.owner, names[model.id]) for model in state.models), seat, COMPASS)

    def legend(self, words: Words, setup: CollisionSetup, state: State, seat: SeatId) -> list[str]:
        """A line for each model, those of the player first, and for each marker."""
        chosen = self.mission(Look(words, setup, state, seat, {}))
        lines = [words.say("desk-turn", turn=state.turn, mission=chosen)] if chosen else []
        codes, names = self.codes(setup, state, seat), naming.model_names(setup, words)
        for owner in (seat, 1 - seat):
            side = words.say("your-army" if owner == seat else "their-army", army=words.called(setup.lists[owner].name))
            lines += [f"{side} ({SIDES[owner]})", f"   {_dashboard_line(words, state, owner)}"]
            lines += [f" {codes[model.id]}{_looks(model)} {_status(words, setup, state, model, names)}"
                      for model in state.models if model.owner == owner]  # fmt: skip
        for number, mark in enumerate(state.markers, 1):
            if mark.carrier != OFF_TABLE:
                where = "" if mark.carrier == NO_MODEL else names[mark.carrier]
                lines.append(f" {MARKERS[number]} {_marker(words, mark, where)}")
        return lines

    def beside(self, words: Words, setup: CollisionSetup, state: State, seat: SeatId) -> list[str]:
        """The cards in the player's hand, and the columns of a confrontation."""
        own, theirs = state.boards[seat], state.boards[1 - seat]
        lines = []
        if state.turn:
            hand = cards_said(words, own.hand) if own.hand else words.say("desk-no-cards")
            lines = [words.say("desk-hand", cards=hand, pool=own.pool, enemy=theirs.pool, hidden=len(theirs.hand))]
        if state.shown:
            lines.append(words.say("desk-shown", card=cards_said(words, [state.shown])))
        return [*lines, *_columns(words, state.confrontation)] if state.confrontation else lines

    def cards(self, words: Words, setup: CollisionSetup, state: State, seat: SeatId) -> list[str]:
        """Every model with its profile, weapons, items and traits."""
        codes, names = self.codes(setup, state, seat), naming.model_names(setup, words)
        lines = []
        for model in sorted(state.models, key=lambda model: (model.owner != seat, model.id)):
            lines.append(f"{codes[model.id]}  {_status(words, setup, state, model, names)}")
            lines += [f"   {line}" for line in equipment(words, setup, card_of(setup, model))]
        return lines

    def goals(self, words: Words, setup: CollisionSetup, state: State, seat: SeatId) -> list[Goal]:
        """Markers by number, models by letter and by name."""
        found = [Goal(str(n), mark.x, mark.y) for n, mark in _lying(state)]
        codes, names = self.codes(setup, state, seat), naming.model_names(setup, words)
        for model in state.models:
            if model.place == "table":
                number = sum(other.owner == model.owner for other in state.models[: model.id]) + 1
                called = (codes[model.id], f"{SIDES[model.owner]}{number}", names[model.id])
                found += [Goal(name, model.x, model.y) for name in called]
        return found

    def imagine(self, words: Words, inquiry: Inquiry) -> Imagined:
        """A scene of two models, or of one alone."""
        return imagine(words, inquiry, lambda name: _any_gang(words, name))


# Gangs


def _any_gang(words: Words, name: str) -> Gang:
    """The models of a list, or all characters of a gang as they are printed."""
    if name in box().gangs:
        cards = [card for card in reading.characters().values() if card.gang == name]
        return Gang(name, name, tuple(cards), sum(card.cost for card in cards))
    own = DESK.find_list(words, name)
    return DESK.gang_of(words, name, own, own.limit)


# Beside the map


def _lying(state: State) -> list[tuple[int, Marker]]:
    """The markers on the table, with their numbers."""
    return [(number, mark) for number, mark in enumerate(state.markers, 1) if mark.carrier == NO_MODEL]


def _marker(words: Words, mark: Marker, carrier: str) -> str:
    kind = words.say(f"kind-{mark.kind}")
    return words.say("marker-carried", kind=kind, carrier=carrier) if carrier else kind


def _looks(model: Model) -> str:
    """An arrow for where a model on the table looks."""
    return arrow(model.facing) if model.place == "table" else " "


def _dashboard_line(words: Words, state: State, owner: SeatId) -> str:
    board = state.boards[owner]
    return words.say("desk-dashboard", pool=board.pool, hand=len(board.hand), deck=len(board.deck), score=board.score)


def _status(words: Words, setup: CollisionSetup, state: State, model: Model, names: Sequence[str]) -> str:
    """A model by name, with everything that lies beside it."""
    if model.place != "table":
        return words.say("labelled", label=names[model.id], text=words.say(f"model-{model.place}"))
    notes = [words.say(f"model-{token}", count=getattr(model, token), most=card_of(setup, model).profile["WND"])
             for token in TOKENS if getattr(model, token)]  # fmt: skip
    notes += [words.say("model-watching")] if model.watching else []
    notes += [words.say("model-carrying", markers=" ".join(MARKERS[index + 1] for index in model.carried))
              ] if model.carried else []  # fmt: skip
    notes += [words.say("model-hanging", height=shown_length(model.climbed))] if model.hold else []
    level = setup.table.surfaces[model.surface].z
    notes += [words.say("model-high", height=shown_length(level))] if level and not model.hold else []
    acting = state.activation is not None and state.activation.model == model.id
    notes += [words.say("unit-acting")] if acting else []
    return words.say("labelled", label=names[model.id], text=", ".join(notes)) if notes else names[model.id]


def _zone_edge(setup: CollisionSetup, state: State, edge: str) -> Stripe:
    front = front_of(setup.table, edge, setup.mission_sheet(state.mission))
    return Stripe("x" if edge[0] == "y" else "y", front)


# Power cards


def cards_said(words: Words, cards: Sequence[str]) -> str:
    """Cards as players call them."""
    return naming.face_names(cards, words)


def _columns(words: Words, clash: Confrontation) -> list[str]:
    """The columns of a confrontation, as far as cards have been laid."""
    sides = [_laid(words, row) for row in (clash.attack, clash.defence)]
    missing = words.say("desk-nothing")
    return [
        words.say("desk-clash", column=number + 1, attack=attack or missing, defence=defence or missing,
                  attacker=SIDES[clash.attacker], defender=SIDES[clash.defender])
        for number, (attack, defence) in enumerate(_paired(*sides))
    ]  # fmt: skip


def _paired(attack: list[str], defence: list[str]) -> list[tuple[str, str]]:
    longest = max(len(attack), len(defence))
    return list(zip(*(row + [""] * (longest - len(row)) for row in (attack, defence)), strict=True))


def _laid(words: Words, row: Sequence[Laid]) -> list[str]:
    """Each card of a side with its share of the modifiers, and what covers it."""
    told = []
    for laid in row:
        share = f" {laid.share:+d}".replace("-", "−") if laid.share else ""
        cover = words.say("desk-covered", card=cards_said(words, [laid.cover])) if laid.cover else ""
        told.append(f"{cards_said(words, [laid.card])}{share}{cover}")
    return told


# Character cards


def equipment(words: Words, setup: CollisionSetup, card: Character) -> list[str]:
    """What stands on a character card and on those of its items."""
    things = naming.thing_names(setup, words)
    profile = "  ".join(f"{name} {value_said(name, card.profile[name])}" for name in CHARACTERISTICS)
    armour = [words.say("card-armour", armour=min(card.armours))] if card.armours else []
    keywords = [keyword(words, key, number) for key, number in sorted(card.keywords.items())]
    lines = [f"{profile}   {', '.join([words.say('card-shards', shards=card.cost), *armour, *keywords])}"]
    lines += [f"{things[weapon.key]} ({', '.join(weapon_said(words, weapon))})" for weapon in card.arms]
    lines += [_item(words, things[item.key], item.modifiers) for item in card.items if item.weapon is None]
    for trait in card.abilities:
        key = f"trait-{trait.key.replace('_', '-')}.sentence"
        name = trait_name(words, trait, things[trait.key])
        text = trait.text or (words.say(key) if words.has(key) else "")
        lines.append(words.say("labelled", label=name, text=text) if text else name)
    return lines


def _item(words: Words, name: str, given: Mapping[str, int]) -> str:
    told = modifiers(given)
    return words.say("labelled", label=name, text=", ".join(told)) if told else name


DESK = CollisionDesk()
