"""What could be shot at in Combat Zone from some place, and who could shoot at a figure there."""

from functools import partial
from typing import Any

from escarmouche.board import shown
from escarmouche.board.look import Look, PossibleAttack, PossibleAttacks, Stance
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.board.reach import region as region
from escarmouche.games.combatzone.board.sight_lines import battle_of
from escarmouche.games.combatzone.rules import forecast, naming
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.movement.limits import farthest
from escarmouche.games.combatzone.rules.shooting.targets import bearer_refused, ranges_are_known, shot_refused
from escarmouche.games.combatzone.rules.shooting.weapons import firearms
from escarmouche.games.combatzone.rules.state import Figure, is_kept_from
from escarmouche.games.combatzone.rules.turn.action_points import left

# From somewhere else


def possible_attacks(look: Look, copy: Game[Any], stance: Stance) -> PossibleAttacks:
    """What a figure could shoot at from somewhere, and who could shoot at it there; nothing of one that lies hidden."""
    battle = Battle(copy)
    figure = battle.figure(stance.model)
    with listening(None):
        if is_kept_from(figure, look.seat):
            return PossibleAttacks([], [])
        if stance.spot is not None:
            battle.put(figure, *stance.spot, stance.facing)
        shots = [shot for enemy in battle.enemies(figure) for shot in _shots(look, battle, figure, enemy)]
        threats = [shot._replace(model=enemy.id)
                   for enemy in battle.enemies(figure) for shot in _shots(look, battle, enemy, figure)]  # fmt: skip
    return PossibleAttacks(shots, threats)


def _shots(look: Look, battle: Battle, figure: Figure, target: Figure) -> list[PossibleAttack]:
    """A single shot with each weapon that reaches; nothing where nobody measures beforehand."""
    if not ranges_are_known(battle):
        return []
    names = naming.figure_names(look.setup, look.words)
    found = []
    for _, weapon in firearms(battle, figure):
        if bearer_refused(battle, figure, weapon) is None and shot_refused(battle, figure, weapon, target) is None:
            arm = naming.weapon_name(weapon.key, look.words)
            text = look.say("ghost-shot", unit=names[figure.id], target=names[target.id], weapon=arm)
            told = partial(forecast.shot, battle, figure, weapon, "single", target)
            found.append(PossibleAttack(target.id, text, told, target.id))
    return found


# How far they come


def threats(look: Look) -> list[shown.Threat]:
    """How far each figure of the other side can move and then shoot, and where it comes to contact."""
    battle = battle_of(look.setup, look.state)
    other: SeatId = 1 - look.seat if look.seat in (0, 1) else 1
    with listening(None):
        return [_threat(look, battle, figure) for figure in battle.on_table(other)]


def _threat(look: Look, battle: Battle, figure: Figure) -> shown.Threat:
    step = farthest(battle, figure) * max(0, left(battle, figure) - 1)
    reach = max((weapon.long for _, weapon in firearms(battle, figure)), default=0)
    shoot, charge = (step + reach if reach else 0), step
    name = naming.figure_names(look.setup, look.words)[figure.id]
    text = look.say("threat-fires" if shoot else "threat-fights", name=name, shoot=shoot / 1000, charge=charge / 1000)
    return shown.Threat(figure.id, shoot, charge, text)
