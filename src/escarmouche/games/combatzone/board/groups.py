"""What lies before each player of Combat Zone: the groups, who acts first, and who lies in ambush."""

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.engine.questions import SeatId
from escarmouche.games.combatzone.rules import naming
from escarmouche.games.combatzone.rules.state import Group, State, is_seen_by

SEATS = (0, 1)


def dashboard(look: Look, seat: SeatId) -> shown.Dashboard:
    """The groups of a seat."""
    state: State = look.state
    groups = [_group(look, group) for group in state.groups if group.owner == seat]
    return shown.Dashboard(seat=seat, deck=0, discard=0, top=None, hand=[], notes=_notes(look, seat), groups=groups)


def _notes(look: Look, seat: SeatId) -> list[str]:
    """Who lies in ambush or is the convoy, who has the initiative, and whose group acts."""
    state: State = look.state
    notes = []
    if state.ambusher in SEATS:
        notes.append(look.say("shown-ambusher" if state.ambusher == seat else "shown-convoy"))
    if state.phase == "actions":
        # In the first turn of an ambush no initiative is rolled.
        rolled = state.turn > 1 or state.ambusher not in SEATS
        notes += [look.say("shown-initiative")] if rolled and state.loser == 1 - seat else []
        notes += [look.say("shown-first")] if state.first == seat else []
    return notes


def _group(look: Look, group: Group) -> shown.Group:
    state: State = look.state
    members = [state.figures[index] for index in group.figures]
    standing = [figure for figure in members if figure.place in ("table", "hidden", "waiting")]
    step: shown.Step = "acts" if state.acting == group.id else "done" if group.activated else "waits"
    notes = [look.say("shown-group", left=len(standing), all=len(members))]
    if state.turn and standing and not group.cohesive:
        notes.append(look.say("shown-strayed"))
    if state.phase == "actions" and standing:
        notes.append(look.say(f"shown-group-{step}"))
    models: list[int] = [figure.id for figure in members if is_seen_by(figure, look.seat)]
    return shown.Group(naming.group_names(look.setup, look.words)[group.id], ", ".join(notes), models, step)
