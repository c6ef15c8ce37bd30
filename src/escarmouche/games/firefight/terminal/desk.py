"""Firefight as it lies before a player at the terminal."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import Words
from escarmouche.games.firefight.board import FirefightBoard, broken
from escarmouche.games.firefight.board.cards import keyword, reach, spell_said
from escarmouche.games.firefight.board.page import alive, profile_of
from escarmouche.games.firefight.inquiries.scenes import imagine
from escarmouche.games.firefight.rules import naming
from escarmouche.games.firefight.rules.lists import checking, mustering, reading
from escarmouche.games.firefight.rules.lists.profile import Army, UnitProfile, Weapon
from escarmouche.games.firefight.rules.mission_sheet import MissionSheet
from escarmouche.games.firefight.rules.state import NOBODY_SEAT, FirefightSetup, State, Unit
from escarmouche.games.firefight.rules.table.zones import depth
from escarmouche.games.firefight.terminal.army_forge import is_forged, load
from escarmouche.rules.books.sources import Flaw
from escarmouche.table.table import Table
from escarmouche.terminal.desk import Desk, Goal
from escarmouche.terminal.inquiries import Imagined, Inquiry
from escarmouche.terminal.picture import MARKERS, PLAYERS, THEIRS, YOURS, Figure, Stripe, lettered

GLYPHS: Mapping[str, str] = {
    "barricade": "=", "scrub": '"', "forest": "♣", "ruin": "░", "ruin-wall": "▓", "gallery": "▒", "building": "█",
    "tower": "▣", "container": "▬", "crates": "▪", "crag": "▲", "hill": "∩", "boulder": "●", "rubble": "∴",
    "marsh": "~", "minefield": "×", "lava": "≈", "chasm": "▽", "bridge": "#",
}  # fmt: skip
DEPLOYING = ("reserves", "deployment", "scouts")


class FirefightDesk(Desk, FirefightBoard):
    """Firefight at the terminal."""

    glyphs = GLYPHS
    subjects = ("unit",)

    # Setting up

    def find_list(self, words: Words, name: str) -> reading.ArmyList:
        """A ready list, or one in a file."""
        if name in reading.keys_in(reading.SHELF / "lists") or not Path(name).is_file():
            ready: reading.ArmyList = super().find_list(words, name)
            return ready
        if is_forged(Path(name)):
            return load(Path(name)).army_list
        try:
            return reading.load_list(Path(name))
        except Refused as refused:
            raise broken(name, refused) from refused

    def rosters(self, words: Words) -> list[str]:
        """The lists and factions that come with the game."""
        shelf = mustering.available()
        lines = [words.say("rosters-lists")]
        lines += [
            f"  {card.key:<17} {words.called(card.name)}, {words.say('points', points=card.points)}"
            for card in shelf.lists
        ]
        lines.append(words.say("rosters-factions"))
        for card in shelf.factions:
            units = ", ".join(words.called(unit) for unit in card.units)
            lines.append(f"  {card.key:<17} {words.called(card.name)}: {units}")
        return lines

    def faults(self, words: Words, path: Path) -> list[str]:
        """Everything that is wrong with a list or faction file."""
        if is_forged(path):
            flaws = [Flaw(fault.reason) for fault in checking.check(load(path).army_list)]
        else:
            try:
                flaws = checking.file_faults(path)
            except Refused as refused:
                flaws = [Flaw(refused.reason)]
        return [flaw.said(self.saying(words), path.name) for flaw in flaws]

    # Looking

    def figures(self, setup: Any, state: State, seat: SeatId) -> list[Figure]:
        """Objectives, then models, so that a model on an objective moves aside."""
        found = [Figure(mark.x, mark.y, MARKERS[n], "bold") for n, mark in enumerate(state.objectives, 1)]
        codes = self.codes(setup, state, seat)
        for unit in state.units:
            if unit.place == "table":
                style = YOURS if unit.owner == seat else THEIRS
                found += [Figure(model.x, model.y, codes[unit.id], style) for model in alive(state, unit)]
        return found

    def stripes(self, setup: FirefightSetup, state: State) -> list[Stripe]:
        """The deployment zones while units are deployed."""
        if state.phase not in DEPLOYING:
            return []
        return [_zone_edge(setup.table, edge, setup.mission_sheet) for edge in state.edges if edge]

    def codes(self, setup: FirefightSetup, state: State, seat: SeatId) -> dict[int, str]:
        """Capitals for one's own units, small letters for the enemy's, each from the unit's name."""
        return lettered(((unit.id, unit.owner, profile_of(setup, unit).name) for unit in state.units), seat, PLAYERS)

    def legend(self, words: Words, setup: FirefightSetup, state: State, seat: SeatId) -> list[str]:
        """A line for each unit, those of the player first, and for each objective."""
        lines = []
        codes = self.codes(setup, state, seat)
        for owner in (seat, 1 - seat):
            side = words.say("your-army" if owner == seat else "their-army", army=words.called(setup.lists[owner].name))
            lines.append(f"{side} ({'AB'[owner]})")
            lines += [f" {codes[unit.id]} {self._status(words, setup, state, unit)}" for unit in state.units
                      if unit.owner == owner]  # fmt: skip
        for number, mark in enumerate(state.objectives, 1):
            whose = "nobody" if mark.owner == NOBODY_SEAT else "yours" if mark.owner == seat else "theirs"
            lines.append(f" {MARKERS[number]} {words.say(f'objective-{whose}')}")
        return lines

    def _status(self, words: Words, setup: FirefightSetup, state: State, unit: Unit) -> str:
        profile = profile_of(setup, unit)
        left = len(alive(state, unit))
        count = f" {left}/{profile.size}" if profile.size > 1 and left else ""
        notes = [words.say(f"unit-{note}") for note in ("shaken", "fatigued") if getattr(unit, note)]
        acting = state.activation is not None and state.activation.unit == unit.id
        if acting or unit.activated:
            notes.append(words.say("unit-acting" if acting else "unit-activated"))
        wounds = sum(model.markers for model in alive(state, unit))
        if wounds:
            notes.append(words.say("unit-wounds", count=wounds))
        tokens = sum(model.tokens for model in alive(state, unit))
        if tokens:
            notes.append(words.say("unit-tokens", count=tokens))
        if unit.place != "table":
            notes = [words.say(f"unit-{unit.place}")]
        name = f"{naming.unit_names(setup, state, words)[unit.id]}{count}"
        return words.say("labelled", label=name, text=", ".join(notes)) if notes else name

    def beside(self, words: Words, setup: Any, state: Any, seat: SeatId) -> list[str]:
        """Nothing, because everything lies on the table."""
        return []

    def cards(self, words: Words, setup: FirefightSetup, state: State, seat: SeatId) -> list[str]:
        """Every unit with its profile, weapons and rules."""
        codes = self.codes(setup, state, seat)
        lines = []
        for unit in sorted(state.units, key=lambda unit: (unit.owner != seat, unit.id)):
            profile = profile_of(setup, unit)
            lines.append(f"{codes[unit.id]}  {self._status(words, setup, state, unit)}")
            lines.append("   " + words.say("card-profile", quality=profile.quality, defense=profile.defense,
                                           points=profile.cost))  # fmt: skip
            lines += [f"   {line}" for line in equipment(words, profile, setup.lists[unit.owner])]
        for owner in (seat, 1 - seat):
            if any("caster" in kit.rules for unit in setup.lists[owner].units for kit in unit.kits):
                lines.append(words.say("card-spells-yours" if owner == seat else "card-spells-theirs"))
                lines += [f"   {spell_said(words, spell)}" for spell in setup.lists[owner].spells]
        return lines

    def goals(self, words: Words, setup: FirefightSetup, state: State, seat: SeatId) -> list[Goal]:
        """Objectives by number, units by letter and by name."""
        found = [Goal(str(n), mark.x, mark.y) for n, mark in enumerate(state.objectives, 1)]
        codes = self.codes(setup, state, seat)
        for unit in state.units:
            models = alive(state, unit) if unit.place == "table" else []
            if models:
                x, y = (round(sum(at) / len(models)) for at in zip(*((m.x, m.y) for m in models), strict=True))
                number = sum(other.owner == unit.owner for other in state.units[: unit.id]) + 1
                own = words.called(profile_of(setup, unit).name)
                names = (codes[unit.id], f"{'AB'[unit.owner]}{number}", own)
                found += [Goal(name, x, y) for name in names]
        return found

    def imagine(self, words: Words, inquiry: Inquiry) -> Imagined:
        """The scene of which somebody wants to know the odds."""
        return imagine(words, inquiry, lambda name: self._any_army(words, name))

    def _any_army(self, words: Words, name: str) -> Army:
        """The army of a list, whatever it costs; for a faction one of each of its units."""
        source = reading.faction(name) if name in reading.keys_in(reading.SHELF) else None
        if source is None:
            army_list = self.find_list(words, name)
        else:
            army_list = reading.ArmyList(source.name, name, choices=tuple(map(reading.Choice, source.entries)))
        self.insist(words, name, checking.stock_faults(army_list, imported=army_list.imported))
        return mustering.muster(army_list)


def _zone_edge(table: Table, edge: str, sheet: MissionSheet) -> Stripe:
    deep = depth(table, edge, sheet)
    across = table.depth if edge[0] == "y" else table.width
    return Stripe("x" if edge[0] == "y" else "y", deep if edge[1] == "0" else across - deep)


def equipment(words: Words, profile: UnitProfile, army: Army) -> list[str]:
    """The weapons of a unit, its rules, those without effect, and whose spells it uses."""
    rules = sorted({keyword(words, key, value) for kit in profile.kits for key, value in kit.rules.items()})
    had = {key for kit in profile.kits for key in kit.own} | {key for weapon in profile.weapons for key in weapon.own}
    rules += [words.called(own.name) for own in army.rules if own.key in had]
    lines = [*_weapon_lines(words, profile), *([", ".join(rules)] if rules else [])]
    if profile.inert:
        lines.append(words.say("card-inert", rules=", ".join(map(words.called, profile.inert))))
    return [*lines, words.say("card-house-spells")] if profile.house_spells else lines


def _weapon_lines(words: Words, profile: UnitProfile) -> list[str]:
    carried = [index for kit in profile.kits for index in kit.weapons]
    return [_weapon(words, weapon, carried.count(index)) for index, weapon in enumerate(profile.weapons)
            if index in carried]  # fmt: skip


def _weapon(words: Words, weapon: Weapon, count: int) -> str:
    rules = [keyword(words, key, value) for key, value in sorted(weapon.rules.items())]
    what = ", ".join([reach(words, weapon), f"A{weapon.attacks}", *rules])
    name = words.called(weapon.name)
    return f"{count}× {name} ({what})" if count > 1 else f"{name} ({what})"


DESK = FirefightDesk()
