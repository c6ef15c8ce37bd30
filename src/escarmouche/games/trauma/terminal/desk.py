"""Trauma as it lies before a player at the terminal."""

from collections.abc import Iterator, Mapping, Sequence

from escarmouche.board.look import Look
from escarmouche.board.written_out import broken_list
from escarmouche.engine.questions import SeatId
from escarmouche.engine.words import Words
from escarmouche.games.trauma.board import TraumaBoard, cards
from escarmouche.games.trauma.board.figures import has_acted, is_acting, word_of
from escarmouche.games.trauma.inquiries.scenes import imagine
from escarmouche.games.trauma.rules import naming
from escarmouche.games.trauma.rules.lists import books, checking, mustering, reading
from escarmouche.games.trauma.rules.lists.profile import Army, UnitProfile
from escarmouche.games.trauma.rules.mission.access_zones import marker
from escarmouche.games.trauma.rules.mission.quarters import DEPTH, WIDTH
from escarmouche.games.trauma.rules.state import NOBODY_SEAT, Model, State, Strategic, TraumaSetup, Unit
from escarmouche.rules.naming import SIDES
from escarmouche.terminal.desk import Desk, Goal
from escarmouche.terminal.inquiries import Imagined, Inquiry
from escarmouche.terminal.picture import COMPASS, MARKERS, THEIRS, YOURS, Figure, Stripe, arrow, lettered

GLYPHS: Mapping[str, str] = {
    "quarter-open": " ", "quarter-covered": " ", "quarter-building": " ", "low-wall": "▂", "barricade": "=",
    "sandbags": "≡", "hedge": "♣", "wire": "×", "crates": "▪", "ditch": "~", "container": "▬", "wreck": "▲",
    "copse": "♠", "wall": "▓", "tank-farm": "●", "house": "█", "blockhouse": "▣", "floor": "░", "trace": "∴",
}  # fmt: skip
TICKED = "×"
"""How a ticked box of a structure line is written."""
STATES = ("disorganised", "down")


class TraumaDesk(Desk, TraumaBoard):
    """Trauma at the terminal."""

    glyphs = GLYPHS
    subjects = ("target", "unit")

    # Setting up

    def rosters(self, words: Words) -> list[str]:
        """The armies that are ready to play, and the units of the army books."""
        lines = [words.say("rosters-lists")]
        lines += [f"  {card.key:<17} {card.name}, {card.text}" for card in self.ready(words)]
        lines.append(words.say("rosters-books"))
        for key in books.book_keys():
            told = ", ".join(words.called(entry.name) for entry in books.book(key).entries.values())
            lines.append(f"  {key:<17} {words.say('labelled', label=words.called(books.book(key).name), text=told)}")
        return lines

    # Looking

    def figures(self, setup: TraumaSetup, state: State, seat: SeatId) -> list[Figure]:
        """Strategic points, then models, so that a model on a point moves aside."""
        found = [Figure(x, y, MARKERS[number], "bold") for number, (x, y), _ in _points(setup, state)]
        codes = self.codes(setup, state, seat)
        for unit, model in _standing(state):
            style = YOURS if unit.owner == seat else THEIRS
            turned = model.facing if _profile(setup, unit).armoured else None
            found.append(Figure(model.x, model.y, codes[unit.id], style, turned))
        return found

    def stripes(self, setup: TraumaSetup, state: State) -> list[Stripe]:
        """The borders of the quarters."""
        table = setup.table
        return [*(Stripe("y", at) for at in range(WIDTH, table.width, WIDTH)),
                *(Stripe("x", at) for at in range(DEPTH, table.depth, DEPTH))]  # fmt: skip

    def codes(self, setup: TraumaSetup, state: State, seat: SeatId) -> dict[int, str]:
        """Capitals for one's own units, small letters for the enemy's, each from the unit's name."""
        return lettered(((unit.id, unit.owner, _profile(setup, unit).name) for unit in state.units), seat, COMPASS)

    def legend(self, words: Words, setup: TraumaSetup, state: State, seat: SeatId) -> list[str]:
        """The turn, a line for each unit, those of the player first, and for each strategic point."""
        look = Look(words, setup, state, seat, {})
        lines = [words.say("desk-turn", turn=state.turn, mission=self.mission(look))]
        codes, names = self.codes(setup, state, seat), naming.unit_names(setup, words)
        for owner in (seat, 1 - seat):
            side = words.say("your-army" if owner == seat else "their-army", army=words.called(setup.lists[owner].name))
            lines += [f"{side} ({SIDES[owner]})", f"   {_purse(words, state, owner)}"]
            lines += [f" {codes[unit.id]} {_status(words, setup, state, unit, names)}"
                      for unit in state.units if unit.owner == owner]  # fmt: skip
        for number, _, point in _points(setup, state):
            whose = "nobody" if point.holder == NOBODY_SEAT else "yours" if point.holder == seat else "theirs"
            told = words.say("labelled", label=words.say(f"point-{point.kind}"), text=words.say(f"objective-{whose}"))
            lines.append(f" {MARKERS[number]} {told}")
        return lines

    def beside(self, words: Words, setup: TraumaSetup, state: State, seat: SeatId) -> list[str]:
        """The rows of cards: one's own in its order, of the other's only how many."""
        own, theirs = state.sides[seat], state.sides[1 - seat]
        if not (own.row or own.turned or theirs.row or theirs.turned):
            return []
        names, nothing = naming.unit_names(setup, words), words.say("desk-no-cards")
        row = ", ".join(names[unit] for unit in own.row) or nothing
        turned = ", ".join(names[unit] for side in (own, theirs) for unit in side.turned) or nothing
        return [words.say("desk-row", row=row, hidden=len(theirs.row)), words.say("desk-turned", units=turned)]

    def cards(self, words: Words, setup: TraumaSetup, state: State, seat: SeatId) -> list[str]:
        """Every unit with its profile, weapons and skills."""
        codes, names = self.codes(setup, state, seat), naming.unit_names(setup, words)
        lines = []
        for unit in sorted(state.units, key=lambda unit: (unit.owner != seat, unit.id)):
            lines.append(f"{codes[unit.id]}  {_status(words, setup, state, unit, names)}")
            lines += [f"   {line}" for line in equipment(words, _profile(setup, unit))]
        return lines

    def goals(self, words: Words, setup: TraumaSetup, state: State, seat: SeatId) -> list[Goal]:
        """Strategic points by number, units by letter and by name."""
        found = [Goal(str(number), x, y) for number, (x, y), _ in _points(setup, state)]
        codes, names = self.codes(setup, state, seat), naming.unit_names(setup, words)
        for unit in state.units:
            models = [model for own, model in _standing(state) if own is unit]
            if models:
                x, y = (round(sum(at) / len(models)) for at in zip(*((m.x, m.y) for m in models), strict=True))
                found += [Goal(name, x, y) for name in (codes[unit.id], names[unit.id])]
        return found

    def imagine(self, words: Words, inquiry: Inquiry) -> Imagined:
        """The scene of which somebody wants to know the odds."""
        return imagine(words, inquiry, lambda name: self._any_army(words, name))

    def _any_army(self, words: Words, name: str) -> Army:
        """The army of a list, whatever it costs; of an army book one of each of its units."""
        if name in books.book_keys():
            units = [{"entry": key} for key in books.book(name).entries]
            return mustering.muster(reading.read_list({"name": name, "book": name, "unit": units}))
        own = self.find_list(words, name)
        faults = checking.check(own)
        if faults:
            raise broken_list(name, faults, self.saying(words))
        return mustering.muster(own)


# Beside the map


def _profile(setup: TraumaSetup, unit: Unit) -> UnitProfile:
    return setup.lists[unit.owner].units[unit.profile]


def _standing(state: State) -> Iterator[tuple[Unit, Model]]:
    """Every model on the table, with its unit."""
    for unit in state.units:
        if unit.place == "table":
            yield from ((unit, state.models[index]) for index in unit.models if state.models[index].alive)


def _points(setup: TraumaSetup, state: State) -> Iterator[tuple[int, tuple[int, int], Strategic]]:
    """The strategic points with their numbers and places."""
    boxes = {piece.id: piece.box for piece in setup.table.pieces}
    for number, point in enumerate(state.points, 1):
        if point.edge:
            yield number, marker(setup.table, point.edge), point
        else:
            left, front, right, back = boxes[point.piece]
            yield number, ((left + right) // 2, (front + back) // 2), point


def _purse(words: Words, state: State, owner: SeatId) -> str:
    side = state.sides[owner]
    return words.say("desk-points", command=side.command, reinforcement=side.reinforcement, victory=side.victory)


def _status(words: Words, setup: TraumaSetup, state: State, unit: Unit, names: Sequence[str]) -> str:
    """A unit by name, with its states, orders and damage."""
    if unit.place != "table":
        where = "unit-coming-back" if unit.returning else f"unit-{unit.place}"
        return words.say("labelled", label=names[unit.id], text=words.say(where))
    profile = _profile(setup, unit)
    alive = [state.models[index] for index in unit.models if state.models[index].alive]
    count = f" {len(alive)}/{len(profile.kits)}" if len(profile.kits) > 1 else ""
    notes = [words.say(word_of(name)) for name in (*(one for one in STATES if getattr(unit, one)), *unit.orders)]
    notes += [words.say("unit-lying", count=lying)] if (lying := sum(model.down for model in alive)) else []
    notes += [_line(words, profile, model) for model in alive if profile.structure]
    if is_acting(state, unit) or has_acted(state, unit):
        notes.append(words.say("unit-acting" if is_acting(state, unit) else "unit-activated"))
    label = f"{names[unit.id]}{count}"
    return words.say("labelled", label=label, text=", ".join(notes)) if notes else label


def _line(words: Words, profile: UnitProfile, model: Model) -> str:
    """The structure line of a vehicle, with what is broken of it and where it looks."""
    line = TICKED * model.ticks + profile.structure[model.ticks :]
    broken_parts = [words.say(word_of("immobile"))] if model.immobile else []
    broken_parts += [words.say("token-broken", count=len(model.broken))] if model.broken else []
    return ", ".join([f"{line} {arrow(model.facing)}", *broken_parts])


def equipment(words: Words, profile: UnitProfile) -> list[str]:
    """What stands on the card of a unit."""
    values, weapons, skills = cards.printed(words, profile)
    told = (f"{value.name} {value.value}" for value in values)
    lines = [", ".join(told), *(f"{weapon.name} ({', '.join(weapon.values)})" for weapon in weapons)]
    return [*lines, ", ".join(skill.name for skill in skills)] if skills else lines


DESK = TraumaDesk()
