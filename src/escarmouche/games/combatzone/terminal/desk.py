"""Combat Zone as it lies before a player at the terminal."""

from collections.abc import Iterator, Mapping

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.board.written_out import broken_list
from escarmouche.engine.questions import SeatId
from escarmouche.engine.words import Words
from escarmouche.games.combatzone.board import CombatZoneBoard
from escarmouche.games.combatzone.inquiries.scenes import imagine
from escarmouche.games.combatzone.rules import naming
from escarmouche.games.combatzone.rules.lists import checking, mustering, reading
from escarmouche.games.combatzone.rules.lists.cards import Force
from escarmouche.games.combatzone.rules.mission.deployment import zone_along
from escarmouche.games.combatzone.rules.mission.missions import held_ground
from escarmouche.games.combatzone.rules.objects.doors import middle_of
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, Group, State, Thing, is_seen_by
from escarmouche.games.combatzone.rules.state import Figure as Fighter
from escarmouche.table.edges import Edge
from escarmouche.terminal.desk import Desk, Goal
from escarmouche.terminal.inquiries import Imagined, Inquiry
from escarmouche.terminal.picture import COMPASS, MARKERS, THEIRS, YOURS, Figure, Stripe, arrow, lettered

GLYPHS: Mapping[str, str] = {
    "wall": "█", "partition": "▓", "door": "+", "steel-door": "‡", "locked-door": "⌗", "locked-steel-door": "⊠",
    "window-sill": "▂", "low-wall": "▃", "fence": "×", "barricade": "=", "hedge": "♣", "car": "▲", "crates": "▪",
    "container": "▬", "platform": "▭", "block": "▣", "tank": "●", "barrels": "○", "bar": "≡", "rubble": "∴",
    "undergrowth": "♠", "mud": "~", "pool": "≈",
}  # fmt: skip
OPEN_DOOR, CASUALTY, HIDEOUT, CENTRE = "'", "†", "?", "⊕"
LEFT, SPENT = "●", "○"
"""An action point that is left, and one that is gone."""


class CombatZoneDesk(Desk, CombatZoneBoard):
    """Combat Zone at the terminal."""

    glyphs = GLYPHS
    subjects = ("target", "figure")

    # Setting up

    def rosters(self, words: Words) -> list[str]:
        """The forces that are ready to play, and the figures of the factions."""
        lines = [words.say("rosters-lists")]
        lines += [f"  {card.key:<19} {card.name}, {card.text}" for card in self.ready(words)]
        lines.append(words.say("rosters-factions"))
        for key in reading.faction_keys():
            name, cards = reading.faction(key)
            told = ", ".join(dict.fromkeys(words.called(card.name) for card in cards.values()))
            lines.append(f"  {key:<19} {words.say('labelled', label=words.called(name), text=told)}")
        return lines

    # Looking

    def figures(self, setup: CombatZoneSetup, state: State, seat: SeatId) -> list[Figure]:
        """What lies on the table, then the figures, so that a figure beside a marker moves aside."""
        found = [*_scenery(setup, state)]
        codes = self.codes(setup, state, seat)
        for one in state.figures:
            if is_seen_by(one, seat):
                style = YOURS if one.owner == seat else THEIRS
                found.append(Figure(one.x, one.y, codes[one.id], style, one.facing))
        return found

    def stripes(self, setup: CombatZoneSetup, state: State) -> list[Stripe]:
        """How far from the edges one deploys; in an ambush there is no such line."""
        deploying = not state.turn and not setup.mission_sheet.is_ambush
        return [_zone_edge(setup, edge) for edge in state.edges if edge] if deploying else []

    def codes(self, setup: CombatZoneSetup, state: State, seat: SeatId) -> dict[int, str]:
        """Capitals for one's own figures, small letters for the enemy's, each from the figure's name."""
        names = naming.figure_names(setup, None)
        return lettered(((one.id, one.owner, names[one.id]) for one in state.figures), seat, COMPASS)

    def legend(self, words: Words, setup: CombatZoneSetup, state: State, seat: SeatId) -> list[str]:
        """The turn, the groups with a line for each figure, those of the player first, and each object."""
        look = Look(words, setup, state, seat, {})
        codes, cards, scores = self.codes(setup, state, seat), self.unit_cards(look), self.scores(look)
        lines = [words.say("labelled", label=self.mission(look), text=self.heading(look))]
        for owner in (seat, 1 - seat):
            side = words.say("your-army" if owner == seat else "their-army", army=words.called(setup.lists[owner].name))
            edge = [words.say(f"edge-{state.edges[owner]}")] if state.edges[owner] else []
            lines += [f"{side} ({naming.side_name(owner)})", f"   {', '.join([scores[owner].text, *edge])}"]
            for group, told in zip(_groups(state, owner), self.dashboards(look)[owner].groups, strict=True):
                lines.append(f"  {words.say('labelled', label=told.name, text=told.text)}")
                lines += [f" {codes[number]}{_looks(state.figures[number], seat)} {_status(words, cards[number])}"
                          for number in group.figures]  # fmt: skip
        return lines + [f" {MARKERS[number]} {_object(words, thing)}" for number, thing in _lying(state)]

    def beside(self, words: Words, setup: CombatZoneSetup, state: State, seat: SeatId) -> list[str]:
        """Who acts, and with how many points."""
        if state.figure < 0:
            return []
        return [_status(words, self.unit_cards(Look(words, setup, state, seat, {}))[state.figure])]

    def cards(self, words: Words, setup: CombatZoneSetup, state: State, seat: SeatId) -> list[str]:
        """Every figure with its profile, weapons, points, markers and damage."""
        codes, lines = self.codes(setup, state, seat), []
        cards = self.unit_cards(Look(words, setup, state, seat, {}))
        for card in sorted(cards, key=lambda card: (card.owner != seat, card.unit)):
            lines.append(f"{codes[card.unit]}  {_status(words, card)}")
            lines += [f"   {line}" for line in equipment(words, card)]
        return lines

    def goals(self, words: Words, setup: CombatZoneSetup, state: State, seat: SeatId) -> list[Goal]:
        """Objects by number, figures by letter and by name."""
        found = [Goal(str(number), thing.x, thing.y) for number, thing in _lying(state)]
        codes, names = self.codes(setup, state, seat), naming.figure_names(setup, words)
        for one in state.figures:
            if is_seen_by(one, seat):
                found += [Goal(name, one.x, one.y) for name in (codes[one.id], names[one.id])]
        return found

    def imagine(self, words: Words, inquiry: Inquiry) -> Imagined:
        """The scene of which somebody wants to know the odds."""
        return imagine(words, inquiry, lambda name: self._any_force(words, name, inquiry.options))

    def _any_force(self, words: Words, name: str, options: Mapping[str, str]) -> Force:
        """The force of a list, whatever it costs; of a faction one of each of its figures."""
        if name in reading.faction_keys():
            return mustering.muster(reading.everybody(name), options)
        own = self.find_list(words, name)
        faults = checking.check(own)
        if faults:
            raise broken_list(name, faults, self.saying(words))
        return mustering.muster(own, options)


# On the map


def _scenery(setup: CombatZoneSetup, state: State) -> Iterator[Figure]:
    """Open doors, hiding places, the centre that is fought for, casualties and objects."""
    doors = {piece.id: piece for piece in setup.table.pieces}
    for door, how in state.doors.items():
        if how in ("open", "broken"):
            yield Figure(*middle_of(doors[door]), OPEN_DOOR)
    if any(one.place == "hidden" for one in state.figures):
        yield from (Figure(x, y, HIDEOUT, "dim") for x, y, _ in state.hideouts)
    if setup.mission_sheet.counts("ground"):
        yield from (Figure(*spot, CENTRE, "bold") for spot in held_ground(setup.table, setup.mission_sheet))
    yield from (Figure(one.x, one.y, CASUALTY, "dim") for one in state.figures if one.place == "casualty")
    yield from (Figure(thing.x, thing.y, MARKERS[number], "bold") for number, thing in _lying(state))


def _lying(state: State) -> list[tuple[int, Thing]]:
    """The objects on the table, with their numbers."""
    return [(number, thing) for number, thing in enumerate(state.things, 1)
            if thing.place in ("table", "crate") and number < len(MARKERS)]  # fmt: skip


def _zone_edge(setup: CombatZoneSetup, edge: Edge) -> Stripe:
    """The line up to which a side deploys."""
    left, front, right, back = zone_along(setup.table, setup.mission_sheet, edge)
    far = {"x0": right, "x1": left, "y0": back, "y1": front}[edge]
    return Stripe("x" if edge.startswith("y") else "y", far)


# Beside the map


def _groups(state: State, owner: SeatId) -> list[Group]:
    return [group for group in state.groups if group.owner == owner]


def _looks(figure: Fighter, seat: SeatId) -> str:
    """An arrow for which way a figure looks, or a blank if the seat does not see it."""
    return arrow(figure.facing) if is_seen_by(figure, seat) else " "


def _object(words: Words, thing: Thing) -> str:
    if thing.weapon:
        return naming.weapon_name(thing.weapon, words)
    return words.say("thing-crate" if thing.place == "crate" else "thing-loot", points=thing.value)


def _status(words: Words, card: shown.Card) -> str:
    """A figure by name, with its points, its markers and its damage."""
    notes = [LEFT * card.points.left + SPENT * (card.points.most - card.points.left)] if card.points else []
    notes += [state.text for state in card.states]
    notes += [words.say("labelled", label=line.name, text=line.text)
              for line in card.damage if any(box.ticked for box in line.boxes)]  # fmt: skip
    notes += [words.say("token-done")] if card.acted and not card.out else []
    return words.say("labelled", label=card.name, text=", ".join(filter(None, notes))) if any(notes) else card.name


def equipment(words: Words, card: shown.Card) -> list[str]:
    """What stands on the card of a figure."""
    values = ", ".join(f"{value.name} {value.value}" for value in card.values)
    arms = [f"{weapon.name} ({', '.join(weapon.values)})" if weapon.values else weapon.name for weapon in card.weapons]
    return [line for line in (values, *arms, ", ".join(rule.name for rule in card.rules)) if line]


DESK = CombatZoneDesk()
