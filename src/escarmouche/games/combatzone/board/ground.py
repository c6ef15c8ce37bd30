"""The ground of Combat Zone as a page shows it: edges, doors, objects, casualties, and where an ambush may lie."""

from escarmouche.board import shown
from escarmouche.board.ground import corners
from escarmouche.board.look import Look
from escarmouche.engine.words import Words
from escarmouche.games.combatzone.rules import naming
from escarmouche.games.combatzone.rules.battle import centimetres
from escarmouche.games.combatzone.rules.mission.deployment import HIDEOUT_STEP, zone_along
from escarmouche.games.combatzone.rules.mission.missions import held_ground
from escarmouche.games.combatzone.rules.mission_sheet import EXITS, MissionSheet
from escarmouche.games.combatzone.rules.objects.doors import middle_of
from escarmouche.games.combatzone.rules.state import Figure, State, Thing
from escarmouche.rules.missions import BOTH, thousandths
from escarmouche.rules.naming import shown_length
from escarmouche.table.edges import OPPOSITE, Box, Edge, strip
from escarmouche.table.table import Piece, Table

DEEP = centimetres(1.5)
"""How deep the strip is with which an edge that matters is drawn."""
LYING = ("table", "crate")


# Zones


def zones_shown(look: Look) -> list[shown.Zone]:
    """Where each side deploys or is at home, the exit of a convoy, and where an ambush may lie."""
    state: State = look.state
    deploying = not state.turn
    zones = [_home(look, seat, edge, deploying=deploying) for seat, edge in enumerate(state.edges) if edge]
    sheet = look.setup.mission_sheet
    if sheet.is_ambush:
        zones = [zone for zone in zones if zone.owner != state.ambusher]
        convoy = 1 - state.ambusher
        if edge := state.edges[convoy]:
            zones.append(_exit(look, convoy, edge))
    elif sheet.counts(*EXITS):
        zones += [_exit(look, seat, edge) for seat, edge in enumerate(state.edges) if edge and not deploying]
    return [*zones, *_hideouts(look)]


def _home(look: Look, seat: int, edge: Edge, *, deploying: bool) -> shown.Zone:
    """The edge of a side, or while it deploys the strip in which it may stand."""
    table, side = look.setup.table, naming.side_name(seat)
    if not deploying:
        return shown.Zone(look.say("shown-home", side=side), seat, corners(strip(table, edge, DEEP)))
    sheet = look.setup.mission_sheet
    box = entry(table, sheet, edge) if sheet.is_ambush else zone_along(table, sheet, edge)
    return shown.Zone(look.say("shown-zone", side=side), seat, corners(box))


def _exit(look: Look, seat: int, edge: Edge) -> shown.Zone:
    """The edge over which a side gets away."""
    outline = corners(strip(look.setup.table, OPPOSITE[edge], DEEP))
    return shown.Zone(look.say("shown-exit", side=naming.side_name(seat)), seat, outline)


def entry(table: Table, sheet: MissionSheet, edge: str) -> Box:
    """Where a convoy that comes by an edge is set down: around its middle."""
    reach = thousandths(sheet.entry)
    left, front, right, back = strip(table, edge, reach)
    if edge in ("y0", "y1"):
        return (left + right) // 2 - reach, front, (left + right) // 2 + reach, back
    return left, (front + back) // 2 - reach, right, (front + back) // 2 + reach


def _hideouts(look: Look) -> list[shown.Zone]:
    """The places where somebody may lie in ambush, shown as long as anybody lies hidden."""
    state: State = look.state
    if not any(figure.place == "hidden" for figure in state.figures):
        return []
    name = look.say("shown-hideout")
    boxes: list[Box] = look.once("hideouts", lambda: runs(state.hideouts))
    return [shown.Zone(name, None, corners(box)) for box in boxes]


def runs(spots: list[tuple[int, int, int]]) -> list[Box]:
    """Places on a grid as rectangles: neighbours in a column are one, and so are equal columns side by side."""
    half = HIDEOUT_STEP // 2
    columns: dict[int, list[tuple[int, int]]] = {}
    for x, y, _ in sorted(spots):
        column = columns.setdefault(x, [])
        if column and column[-1][1] == y - half:
            column[-1] = (column[-1][0], y + half)
        else:
            column.append((y - half, y + half))
    found: dict[tuple[int, int, int], int] = {}
    for x, column in columns.items():
        for front, back in column:
            left = found.pop((x - half, front, back), x - half)
            found[x + half, front, back] = left
    return [(left, front, right, back) for (right, front, back), left in found.items()]


# Doors


def _door(look: Look, piece: Piece) -> shown.Marker:
    how = look.state.doors[piece.id]
    x, y = middle_of(piece)
    z = 0 if how in ("open", "broken") else piece.top
    return _marker(
        look,
        (piece.id, f"door-{how}", naming.piece_name(look.setup, None, piece.id, look.words)),
        (x, y, z),
        look.say(f"door-{how}"),
    )


# What lies on the table


def markers_shown(look: Look) -> list[shown.Marker]:
    """The centre if it counts, objects, casualties and doors."""
    state: State = look.state
    things = [_thing(look, thing) for thing in state.things if thing.place in LYING]
    casualties = [_casualty(look, figure) for figure in state.figures if figure.place == "casualty"]
    doors = [_door(look, piece) for piece in look.setup.table.pieces if piece.id in state.doors]
    return [*_centre(look), *things, *casualties, *doors]


def marker_of_thing(thing: int) -> str:
    """The id of the marker of an object."""
    return f"thing-{thing}"


def marker_of_casualty(figure: int) -> str:
    """The id of the marker of a casualty."""
    return f"casualty-{figure}"


def _centre(look: Look) -> list[shown.Marker]:
    sheet = look.setup.mission_sheet
    if not sheet.counts("ground"):
        return []
    reach = thousandths(sheet.within)
    note = look.say("shown-centre-text", reach=shown_length(reach), points=sheet.points("ground", BOTH))
    names = [f"ground-{number}" for number in range(1, len(sheet.at) + 1)] or ["centre"]
    called = ground_names(look.words, sheet)
    return [
        _marker(look, (name, "objective", title), (x, y, 0), note, radius=reach)
        for name, title, (x, y) in zip(names, called, held_ground(look.setup.table, sheet), strict=True)
    ]


def ground_names(words: Words, sheet: MissionSheet) -> list[str]:
    """What the places are called that are held: by number, or the centre."""
    numbered = [words.say("shown-ground", number=number) for number in range(1, len(sheet.at) + 1)]
    return numbered or [words.say("shown-centre")]


def _thing(look: Look, thing: Thing) -> shown.Marker:
    name = naming.thing_name(look.setup, look.state, thing.id, look.words)
    kind = "weapon" if thing.weapon else "crate" if thing.place == "crate" else "loot"
    note = look.say(f"thing-{kind}", points=thing.value)
    spot = (thing.x, thing.y, look.setup.table.surfaces[thing.surface].z)
    return _marker(look, (marker_of_thing(thing.id), kind, name), spot, note)


def _casualty(look: Look, figure: Figure) -> shown.Marker:
    name = naming.figure_names(look.setup, look.words)[figure.id]
    spot = (figure.x, figure.y, look.setup.table.surfaces[figure.surface].z)
    note = look.say("place-stabilised" if figure.stabilised else "place-casualty")
    return _marker(look, (marker_of_casualty(figure.id), "casualty", name), spot, note, owner=figure.owner)


def _marker(
    look: Look, named: tuple[str, str, str], spot: shown.Spot, note: str, *, radius: int = 0, owner: int | None = None
) -> shown.Marker:
    """A marker by its id, kind and name."""
    key, kind, name = named
    x, y, z = spot
    where = look.say("standing-at", x=x / 1000, y=y / 1000)
    text = look.say("labelled", label=name, text=f"{where}, {note}")
    return shown.Marker(id=key, kind=kind, name=name, x=x, y=y, z=z, radius=radius, owner=owner, text=text)
