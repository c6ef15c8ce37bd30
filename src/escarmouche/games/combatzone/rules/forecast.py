"""Forecasts: everything that the rules would use for shots, blasts, blows and tests, one struct for each mechanic.

Whatever the rules ask on the way is taken to be answered by its default: everybody fights with the best of his weapons.
Looking ahead applies no rule, so none is noted.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from escarmouche.engine.question import Forecast
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import listening
from escarmouche.games.combatzone.rules import own_rules
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat import blows
from escarmouche.games.combatzone.rules.dice import Dice, added, together, written
from escarmouche.games.combatzone.rules.events.shots import Band, Way
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.lists.own_rules import Immunity
from escarmouche.games.combatzone.rules.measure import apart
from escarmouche.games.combatzone.rules.shooting import shots as shot_rules
from escarmouche.games.combatzone.rules.shooting.deviation import HEADINGS, Impact, area_reasons, landings
from escarmouche.games.combatzone.rules.shooting.weapons import damage_of
from escarmouche.games.combatzone.rules.state import Damage, Figure, FigureId, Nerve
from escarmouche.games.combatzone.rules.turn import reactions
from escarmouche.games.combatzone.rules.wounds.machines import wound_modifiers
from escarmouche.games.combatzone.rules.wounds.wound_roll import resistance

FACES = range(1, 7)
Read: TypeAlias = Literal["shot", "blow", "death"]
"""How a wound roll is read: as that of a shot, of a blow, or of a blow where whoever routs dies."""


class Brunt(NamedTuple):
    """Whoever may suffer a wound roll: what is rolled, what counts, what must be reached, and how it stands now.

    `modifiers` is what counts against a machine without bad damage, with major and with critical damage, and `worst`
    where in that row it stands; against anybody else the three are the same. `kindles` says that whoever panics burns;
    `immune` and `levels` are what rules of one's own make of him, the levels if they are not the usual ones.
    """

    unit: FigureId
    dice: Dice
    modifiers: tuple[int, int, int]
    resistance: int
    read: Read = "shot"
    machine: bool = False
    worst: int = 0
    guns: int = 0
    reaction: Nerve = ""
    watching: bool = False
    burning: bool = False
    kindles: bool = False
    immune: tuple[Immunity, ...] = ()
    levels: tuple[int, int] = (0, 0)

    @property
    def modifier(self) -> int:
        """What counts as things stand."""
        return self.modifiers[self.worst]


class Roller(NamedTuple):
    """Whoever makes an attack roll in close combat: the dice, what counts, and the blow if it is the best."""

    unit: FigureId
    dice: Dice
    modifier: int
    blow: Brunt


Sides: TypeAlias = tuple[tuple[Roller, ...], tuple[Roller, ...]]
"""Who rolls on either side of a round, the principal first."""


class Volley(NamedTuple):
    """So many shots at one target: the faces that hit, and what is rolled for each hit."""

    target: FigureId
    shots: int
    faces: tuple[int, ...]
    brunt: Brunt


class Shots(Forecast, frozen=True, tag="shots"):
    """Shots at one target."""

    figure: FigureId
    volley: Volley


class Burst(Forecast, frozen=True, tag="burst"):
    """Shots at several targets."""

    figure: FigureId
    volleys: tuple[Volley, ...]


class Blast(Forecast, frozen=True, tag="blast"):
    """An area weapon: how likely it lands where it is aimed, and everybody it may catch, each with how likely."""

    figure: FigureId
    hits: float
    brunts: tuple[tuple[Brunt, float], ...]


class WoundRoll(Forecast, frozen=True, tag="wound"):
    """One wound roll: of a hit, or of a fall."""

    brunt: Brunt


class Round(Forecast, frozen=True, tag="fight"):
    """A round of close combat."""

    figure: FigureId
    target: FigureId
    sides: Sides


class Rounds(Forecast, frozen=True, tag="fights"):
    """Round after round: who rolls in the first one or a later one, however both principals have reacted by then."""

    rounds: int
    course: tuple[tuple[bool, Nerve, Nerve, Sides], ...]


class CutDown(Forecast, frozen=True, tag="cut-down"):
    """A routed figure is made to fight, which leaves nothing to chance."""

    figure: FigureId
    target: FigureId


class Roll(Forecast, frozen=True):
    """A roll of one figure: how likely each result is that is worth telling."""

    unit: FigureId
    results: dict[str, float]


class ReactionTest(Roll, frozen=True, tag="reaction"):
    """A reaction test."""


class Burning(Roll, frozen=True, tag="fire"):
    """What a fire does to whoever burns."""


class TechnologyRoll(Roll, frozen=True, tag="technology"):
    """A technology roll."""


class FirstAid(Roll, frozen=True, tag="aid"):
    """First aid to a casualty."""


class DoorRoll(Roll, frozen=True, tag="door"):
    """A blow or a shot at a door."""


# Lines between the reasons


def _heading(text: str, number: str = "", **data: Any) -> Reason:
    """A line that stands between the reasons and adds nothing to the sum."""
    return Reason(0, number, text, data)


def roll_heading(dice: Dice, needed: int, number: str) -> Reason:
    """What is rolled, and what must be reached; the modifiers follow."""
    return _heading("odds-roll", number, dice=written(dice), needed=needed)


TO_HIT = roll_heading(shot_rules.ONE_DIE, shot_rules.HITS_FROM, "CBZ-HIT-01")


# Whoever suffers


def brunt(
    battle: Battle, target: Figure, dice: Dice, reasons: Sequence[Reason], read: Read = "shot", *, kindles: bool = False
) -> Brunt:
    """A figure that may have to suffer a wound roll."""
    here, needed = together(reasons), resistance(battle, target)
    suffers = Brunt(target.id, dice, (here, here, here), needed, read, watching=target.watching)
    card = battle.card(target)
    if not card.machine:
        immune = tuple(what for own in card.own for what in own.immune) if card.own else ()
        kindled = kindles and "fire" not in immune
        return suffers._replace(reaction=target.reaction, burning=target.burning, kindles=kindled, immune=immune)
    levels = [damage.level for damage in target.damages]
    return suffers._replace(
        modifiers=_as_damaged(battle, target, here),
        machine=True,
        worst=2 if "critical" in levels else 1 if "major" in levels else 0,
        guns=len(battle.weapons(target)),
        levels=(card.major, card.critical),
    )


def _as_damaged(battle: Battle, machine: Figure, here: int) -> tuple[int, int, int]:
    """What would count against a machine without bad damage, with major and with critical damage."""
    apart_from_damage = here - total(wound_modifiers(battle, machine))
    sound, major, critical = (
        apart_from_damage + total(wound_modifiers(battle, msgspec.structs.replace(machine, damages=damages)))
        for damages in ([], [Damage("hardware", "major")], [Damage("hardware", "critical")])
    )
    return sound, major, critical


# Shots


def shot(battle: Battle, figure: Figure, weapon: Weapon, how: Way, target: Figure, shots: int = 1) -> Shots:
    """So many shots at one target."""
    with listening(None):
        volley, reasons = _volley(battle, figure, weapon, how, target, shots)
        return Shots(figure=figure.id, volley=volley, reasons=reasons)


def burst(battle: Battle, figure: Figure, weapon: Weapon, how: Way, shots: Mapping[int, int]) -> Burst:
    """Shots at several targets, so many at each."""
    with listening(None):
        found = [_volley(battle, figure, weapon, how, battle.figure(index), count) for index, count in shots.items()]
        reasons = [reason for volley, own in found for reason in (_heading("odds-at", target=volley.target), *own)]
        return Burst(figure=figure.id, volleys=tuple(volley for volley, _ in found), reasons=tuple(reasons))


def _volley(
    battle: Battle, figure: Figure, weapon: Weapon, how: Way, target: Figure, shots: int
) -> tuple[Volley, tuple[Reason, ...]]:
    band = shot_rules.band_of(weapon, apart(battle, figure, target))
    to_hit = shot_rules.hit_reasons(battle, figure, weapon, target, how, band)
    to_wound = shot_rules.shot_reasons(battle, figure, weapon, target, band)
    suffers = brunt(battle, target, damage_of(battle, weapon), to_wound)
    faces = () if band == "out" else hitting_faces(to_hit)
    return Volley(target.id, shots, faces, suffers), (TO_HIT, *to_hit, wound_heading(suffers), *to_wound)


def hitting_faces(reasons: Sequence[Reason]) -> tuple[int, ...]:
    """The faces of a die that hit."""
    number = added((), reasons)
    return tuple(die for die in FACES if shot_rules.is_hit(die, die + number))


def wound_heading(suffers: Brunt) -> Reason:
    """What is rolled to wound, and what must be reached; the modifiers follow."""
    return _wound_heading(suffers.dice, suffers.resistance, suffers.read)


@cache
def _wound_heading(dice: Dice, needed: int, read: Read) -> Reason:
    text, number = ("odds-to-wound", "CBZ-WND-01") if read == "shot" else ("odds-to-strike", "CBZ-CC-19")
    return _heading(text, number, dice=written(dice), resistance=needed)


def attack_heading(figure: Figure, dice: Dice) -> Reason:
    """What somebody rolls in close combat; the modifiers follow."""
    return _heading("odds-attacks", "CBZ-CC-06", figure=figure.id, dice=written(dice) or "0")


# Blasts


def impacts(battle: Battle, figure: Figure, aim: Impact, reasons: Sequence[Reason]) -> dict[Impact, float]:
    """Where something that is aimed at a point may come down, with its probabilities."""
    hits = len(hitting_faces(reasons)) / len(FACES)
    found = {aim: hits}
    for heading in range(1, HEADINGS + 1):
        places = landings(battle, figure, aim, heading)
        for impact in places:
            found[impact] = found.get(impact, 0.0) + (1.0 - hits) / (HEADINGS * len(places))
    return found


def blast(
    battle: Battle,
    figure: Figure,
    weapon: Weapon,
    aim: Impact,
    band: Band,
    caught: Callable[[Impact], Iterable[tuple[Figure, Sequence[Reason]]]],
) -> Blast:
    """An area weapon: where it may come down, whom it catches there, and what counts against each of them."""
    with listening(None):
        reasons = area_reasons(battle, figure, weapon, band)
        shares: dict[Brunt, float] = {}
        for impact, chance in (impacts(battle, figure, aim, reasons) if band != "out" else {}).items():
            for one, wounds in caught(impact) if chance else ():
                suffers = brunt(battle, one, weapon.damage, wounds, kindles="burns" in weapon.traits)
                shares[suffers] = shares.get(suffers, 0.0) + chance
        hits = 0.0 if band == "out" else len(hitting_faces(reasons)) / len(FACES)
        return Blast(figure=figure.id, hits=hits, brunts=tuple(shares.items()), reasons=(TO_HIT, *reasons))


def fall(battle: Battle, figure: Figure, dice: Dice) -> WoundRoll:
    """A fall, which is a wound roll with neither armour nor cover."""
    with listening(None):
        reasons = wound_modifiers(battle, figure)
        return _suffered(brunt(battle, figure, dice, reasons), reasons)


def hit(battle: Battle, figure: Figure, weapon: Weapon, target: Figure) -> WoundRoll:
    """The wound roll of a shot that has hit."""
    with listening(None):
        band = shot_rules.band_of(weapon, apart(battle, figure, target))
        reasons = shot_rules.shot_reasons(battle, figure, weapon, target, band)
        return _suffered(brunt(battle, target, damage_of(battle, weapon), reasons), reasons)


def _suffered(suffers: Brunt, reasons: Sequence[Reason]) -> WoundRoll:
    return WoundRoll(brunt=suffers, reasons=(wound_heading(suffers), *reasons))


# Close combat


def blow(battle: Battle, winner: Figure, loser: Figure, arm: str) -> tuple[Brunt, list[Reason]]:
    """What the winner of a round does to the loser, and what counts."""
    reasons = blows.blow_modifiers(battle, winner, loser, arm)
    read: Read = "death" if blows.running_is_death(battle) and not own_rules.immune(battle, loser, "rout") else "blow"
    suffers = brunt(battle, loser, blows.damage_dice(battle, winner), reasons, read)
    return suffers._replace(watching=False), reasons


# Tests


Reader = Callable[[Sequence[int], int], str]
"""What faces and their total with all modifiers mean; nothing where there is nothing to tell."""


def rolled(
    kind: type[Roll],
    figure: Figure,
    dice: Dice,
    reasons: Sequence[Reason],
    read: Reader,
    told: Iterable[str],
    heading: Reason | None = None,
    to_hit: Sequence[Reason] | None = None,
) -> Roll:
    """A roll of a figure, perhaps after a to-hit roll: how likely each result is that is worth telling."""
    with listening(None):
        share = 1.0 if to_hit is None else len(hitting_faces(to_hit)) / len(FACES)
        chances = {result: share * chance for result, chance in results(dice, reasons, read).items()}
        found = {**dict.fromkeys(told, 0.0), **chances}
        found.pop("", None)
        headings = () if heading is None else (heading,)
        hitting = () if to_hit is None else (TO_HIT, *to_hit)
        return kind(unit=figure.id, results=found, reasons=(*hitting, *headings, *reasons))


def results(dice: Dice, reasons: Sequence[Reason], read: Reader) -> dict[str, float]:
    """How likely each result of a roll is: the rules read every way in which the dice may fall."""
    ways = _ways(dice)
    found: dict[str, float] = {}
    for faces in ways:
        result = read(faces, added(faces, reasons))
        found[result] = found.get(result, 0.0) + 1.0 / len(ways)
    return found


@cache
def _ways(dice: Dice) -> list[tuple[int, ...]]:
    """Every way in which some dice may fall."""
    return list(product(*(range(1, sides + 1) for count, sides in dice for _ in range(count))))


def reaction(battle: Battle, figure: Figure) -> Roll:
    """A reaction test; whoever runs from a fight dies."""
    with listening(None):
        runs = "killed" if reactions.dies_running(figure) else "rout"

        def read(faces: Sequence[int], number: int) -> str:
            result = reactions.outcome_of(figure, number)
            if result in ("panic", "rout") and own_rules.immune(battle, figure, result):
                return "ok"
            return runs if result == "rout" else result

        heading = roll_heading(reactions.DICE, reactions.OK_FROM, "CBZ-REACT-02")
        told, reasons = ("ok", "panic", runs), reactions.modifiers(battle, figure)
        return rolled(ReactionTest, figure, reactions.DICE, reasons, read, told, heading)
