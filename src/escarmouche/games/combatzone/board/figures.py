"""The figures of Combat Zone as a page shows them, with the markers that lie beside them."""

from functools import partial

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.board.tags import side_tags
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.board.builds import build_of
from escarmouche.games.combatzone.board.sight_lines import battle_of
from escarmouche.games.combatzone.rules import naming
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.shooting.sight import ARC, EYE
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure, State, is_seen_by

REACTIONS = ("panicked", "routed", "recovered")
"""The reaction markers."""


def models_shown(look: Look) -> list[shown.Model]:
    """Every figure on the table that the seat may see."""
    battle = battle_of(look.setup, look.state)
    with listening(None):
        return [_model(look, battle, figure) for figure in look.state.figures if is_seen_by(figure, look.seat)]


def has_acted(state: State, figure: Figure) -> bool:
    """Whether a figure has finished for this turn."""
    finished = state.phase == "actions" and state.groups[figure.group].activated and state.acting != figure.group
    return figure.id != state.figure and (figure.acted or finished)


def _model(look: Look, battle: Battle, figure: Figure) -> shown.Model:
    facts = (figure, look.state.figure == figure.id, has_acted(look.state, figure))
    return look.drawn(("model", figure.id), facts, partial(_drawn, look, battle, figure))


def _drawn(look: Look, battle: Battle, figure: Figure) -> shown.Model:
    card = battle.card(figure)
    name = naming.figure_names(look.setup, look.words)[figure.id]
    tokens = _tokens(look, battle, figure)
    notes = [look.say("standing-at", x=figure.x / 1000, y=figure.y / 1000), *(token.text for token in tokens)]
    return shown.Model(
        id=figure.id, unit=figure.id, owner=figure.owner, name=name, x=figure.x, y=figure.y,
        z=battle.z(figure.surface), surface=figure.surface, radius=card.base // 2, height=card.height,
        eye=round(EYE * card.height), facing=figure.facing, lies=figure.covered, wounds=None, tokens=tokens,
        active=look.state.figure == figure.id, text=look.say("labelled", label=name, text=", ".join(notes)),
        arc=ARC, tag=_tags(look)[figure.id], build=build_of(card),
    )  # fmt: skip


def _tags(look: Look) -> list[str]:
    names = naming.figure_names(look.setup, look.words)
    return look.once("tags", lambda: side_tags([(figure.owner, names[figure.id]) for figure in look.state.figures]))


def signs_of(battle: Battle, figure: Figure) -> list[str]:
    """What lies beside a figure, what matters most first."""
    role = battle.card(figure).role
    marks = {
        "hidden": figure.place == "hidden", "watching": figure.watching, "covered": figure.covered,
        "engaged": engaged(figure), "burning": figure.burning, "feeble": figure.feeble,
        "carrying": figure.carried != NO_OBJECT, "leader": role == "leader", "second": role == "second",
        "hero": role == "hero",
    }  # fmt: skip
    reaction = [figure.reaction] if figure.reaction in REACTIONS else []
    return [*reaction, *(sign for sign, lies in marks.items() if lies)]


def _tokens(look: Look, battle: Battle, figure: Figure) -> list[shown.Token]:
    found = [shown.Token(sign, look.say(f"token-{sign}")) for sign in signs_of(battle, figure)]
    if figure.damages:
        count = len(figure.damages)
        found.append(shown.Token("damaged", look.say("token-damaged", count=count), count))
    if has_acted(look.state, figure):
        found.append(shown.Token("done", look.say("token-done")))
    return found
