"""Power cards as a page shows them: faces, dashboards, and the board of a confrontation."""

from collections.abc import Mapping, Sequence

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.engine.words import Words
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.cards.columns import counting, is_hit
from escarmouche.games.collision.rules.cards.deck import MISSING, POWER, SECONDARY, SUCCESS
from escarmouche.games.collision.rules.state import NO_CARD, Confrontation, Dashboard, Laid
from escarmouche.games.collision.rules.vocabulary import NO_MODEL

HIDDEN = "?"
SIGNS = {"S": "✓", "F": "✗", MISSING: "–"}


def face(words: Words, card: str, secondary: Mapping[str, int]) -> shown.Face | None:
    """The face of a card, with the small number that a book writes for it; None if it lies face down or is none."""
    if card not in POWER and card != MISSING:
        return None
    small = secondary.get(card, SECONDARY.get(card, 0))
    named = naming.face_names([card], words)
    return shown.Face(card, SIGNS.get(card, str(POWER.get(card, 0))), str(small) if small else "", named)


def faces(look: Look, cards: Sequence[str]) -> list[shown.Face | None]:
    """The faces of some cards, in order."""
    return [face(look.words, card, look.setup.secondary) for card in cards]


def dashboard_shown(look: Look, board: Dashboard) -> shown.Dashboard:
    """What lies before one seat."""
    notes = [look.say("model-points", count=board.pool)]
    if board.finished:
        notes.append(look.say("shown-finished"))
    return shown.Dashboard(
        seat=board.owner, deck=len(board.deck), discard=len(board.discard),
        top=face(look.words, board.discard[-1], look.setup.secondary) if board.discard else None,
        hand=faces(look, board.hand),
        notes=notes,
    )  # fmt: skip


def clash_shown(look: Look, clash: Confrontation) -> shown.Confrontation:
    """The board of a confrontation, as far as cards have been laid."""
    names = look.once("names", lambda: naming.model_names(look.setup, look.words))
    attacker = names[clash.model] if clash.model != NO_MODEL else look.say(f"shown-clash-{clash.kind}")
    sides = [
        _side(look, clash, clash.attacker, attacker, clash.attack),
        _side(look, clash, clash.defender, names[clash.target], clash.defence),
    ]
    return shown.Confrontation(
        title=look.say("shown-clash", attacker=attacker, defender=names[clash.target]), step=_step(look, clash),
        attacker=clash.attacker, sides=sides,
        results=[_result(attack, defence) for attack, defence in zip(clash.attack, clash.defence, strict=False)],
    )  # fmt: skip


def _side(look: Look, clash: Confrontation, seat: int, model: str, row: Sequence[Laid]) -> shown.Side:
    place = 0 if seat == clash.attacker else 1
    columns = [_column(look, laid, fresh=number >= clash.fresh, shared=clash.shared[place])
               for number, laid in enumerate(row)]  # fmt: skip
    return shown.Side(seat, model, clash.totals[place], [], columns)


def _column(look: Look, laid: Laid, *, fresh: bool, shared: bool) -> shown.Column:
    covers = [] if laid.cover == NO_CARD else faces(look, [laid.cover])
    share = laid.share if shared or not fresh or laid.share else None
    return shown.Column(faces(look, [laid.card])[0], share, covers, laid.card == SUCCESS)


def _step(look: Look, clash: Confrontation) -> str:
    """How far a confrontation has come, in a few words."""
    if not clash.attack or not clash.defence:
        return look.say("shown-clash-drawing")
    if not all(clash.shared):
        return look.say("shown-clash-sharing")
    turned = all(laid.up for laid in (*clash.attack, *clash.defence))
    return look.say("shown-clash-turned" if turned else "shown-clash-turning")


def _result(attack: Laid, defence: Laid) -> shown.Result:
    known = all(laid.up and (laid.cover == NO_CARD or laid.cover_up) for laid in (attack, defence))
    if not known:
        return "open"
    return "hit" if is_hit((counting(attack), attack.share), (counting(defence), defence.share)) else "miss"
