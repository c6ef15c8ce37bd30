"""What may be right in a position of Combat Zone."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.conformance.notation import NONE, CaseError
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.games.combatzone.conformance.stage import STAGE
from escarmouche.games.combatzone.rules.battle import CENTIMETRE, Battle
from escarmouche.games.combatzone.rules.events.fights import AidRolled, CutDown, RoundFought
from escarmouche.games.combatzone.rules.events.shots import ShotsDeclared
from escarmouche.games.combatzone.rules.events.turn import GroupActivated
from escarmouche.games.combatzone.rules.shooting.sight import sees
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.turn.activation import PERFORM
from tests.positions.position import Check, Judge, Played

CENTRE = "centre"
UNPAID = ("turn", "done")


def acted(game: Game[Any], seat: SeatId) -> bool:
    """Whether one of a side's groups has been activated."""
    groups = game.state.groups
    return any(isinstance(event, GroupActivated) and groups[event.group].owner == seat for event in game.journal)


def _figure(played: Played, name: str) -> Figure:
    """The figure that is called so."""
    figures: list[Figure] = played.game.state.figures
    return figures[played.find("figure", name)]


def _is_ours(played: Played, figure: int) -> bool:
    return bool(played.game.state.figures[figure].owner == played.seat)


def _begins_with(played: Played, wanted: str) -> list[str]:
    """The first thing that costs points."""
    known = {pattern.partition(":")[0] for kind in PERFORM for pattern in kind.patterns()}
    if wanted not in known:
        raise CaseError("case-unknown", where="right.begins_with", what=repr(wanted), known=sorted(known))
    kinds = [word.partition(":")[0] for text, word in played.chosen if text == "act"]
    first = next((kind for kind in kinds if kind not in UNPAID), NONE)
    return [] if first == wanted else [f"What was done first is {first}, not {wanted}."]


def _shoots(played: Played, wanted: str | Sequence[str]) -> list[str]:
    """Everybody whom the first shots are at."""
    names = [wanted] if isinstance(wanted, str) else wanted
    shots = [shot for shot in played.told(ShotsDeclared) if _is_ours(played, shot.figure)]
    targets = {played.name("figure", target) for shot in shots[:1] for target in shot.targets} or {NONE}
    if targets == {name if name == NONE else played.name("figure", played.find("figure", name)) for name in names}:
        return []
    return [f"The first shots were at {', '.join(sorted(targets))}, not at {', '.join(names)}."]


def _fights(played: Played, wanted: str) -> list[str]:
    """The first close combat that a figure of ours brings about."""
    rounds = [event for kind in (CutDown, RoundFought) for event in played.told(kind)]
    target = next((played.name("figure", one.target) for one in rounds if _is_ours(played, one.figure)), NONE)
    return [] if target == played.name("figure", played.find("figure", wanted)) else [f"{target} was fought first."]


def _treats(played: Played, wanted: str) -> list[str]:
    aided = played.told(AidRolled, target=played.find("figure", wanted))
    return [] if aided else [f"{wanted} was given no first aid."]


def _ends_within(played: Played, wanted: Mapping[str, Any]) -> list[str]:
    """The distance between a figure and another, or from its base to the centre."""
    battle, figure = Battle(played.game), _figure(played, wanted["figure"])
    if wanted["of"] == CENTRE:
        centre = battle.table.width / 2, battle.table.depth / 2
        far = (math.dist((figure.x, figure.y), centre) - battle.radius(figure)) / CENTIMETRE
    else:
        far = played.measure("distance", **{"from": wanted["figure"], "to": wanted["of"]})
    return [] if far <= wanted["cm"] else [f"{wanted['figure']} ends {far:.1f} cm from {wanted['of']}."]


def _ends_unseen(played: Played, wanted: Mapping[str, Any]) -> list[str]:
    battle, figure = Battle(played.game), _figure(played, wanted["figure"])
    return [
        f"{name} sees {wanted['figure']}." for name in wanted["from"] if sees(battle, _figure(played, name), figure)
    ]


CHECKS: dict[str, Check] = {
    "begins_with": _begins_with,
    "shoots": _shoots,
    "fights": _fights,
    "treats": _treats,
    "ends_within": _ends_within,
    "ends_unseen": _ends_unseen,
}
ARGUMENTS = {"ends_within": ("figure", "of", "cm"), "ends_unseen": ("figure", "from")}
JUDGE = Judge(STAGE, 120, ("figure", "piece", "things"), CHECKS, ARGUMENTS, acted)
