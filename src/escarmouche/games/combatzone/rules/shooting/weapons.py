"""The weapon table, what firing costs, and how often bursts are fired."""

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import msgspec

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, note, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.dice import Dice, parsed
from escarmouche.games.combatzone.rules.events.shots import Way
from escarmouche.games.combatzone.rules.lists.cards import Weapon, WeaponId
from escarmouche.games.combatzone.rules.lists.shelf import WeaponLine
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure
from escarmouche.games.combatzone.rules.wounds.machines import fires_no_bursts

WAYS: dict[Way, str] = {"single": "option-single", "burst": "option-burst", "aim": "option-aim"}
"""The ways of firing, and how each is offered."""
GRENADE = WeaponId("hand_grenade")
LAUNCHER = WeaponId("integral_grenade_launcher")
MISSILE = WeaponId("missile_launcher")
FLAMER = WeaponId("flame_thrower")
AUTOMATIC_SHOTGUN = WeaponId("automatic_shotgun")


class Fire(OptionKey, frozen=True):
    """A weapon, by its place on the figure's card, and how it is fired."""

    how: Way
    place: int


# The lines of the table


PRINTED = {
    entry.id: entry.value
    for entry in CATALOGUE.entries.values()
    if entry.id.startswith("CBZ-WEAP-") and isinstance(entry.value, dict)
}
RULES: Mapping[WeaponId, RuleId] = {WeaponId(key): number for number, lines in PRINTED.items() for key in lines}
"""The rule that prints the line of each weapon."""
SHEET: Mapping[WeaponId, Mapping[str, Any]] = {key: PRINTED[number][key] for key, number in RULES.items()}
"""The lines of the table as they are printed."""
TRAITS = tuple(one["key"] for one in CATALOGUE.data["keyword"] if one.get("scope") == "weapon")
"""The keywords that a weapon can have."""
HEAVY = frozenset(key for key, line in SHEET.items() if line["category"] == "heavy" or key in (MISSILE, FLAMER))
"""The weapons of the heavy list, and those that fire missiles and flames."""


@cache
def printed(key: WeaponId) -> Weapon:
    """A line of the table."""
    return weapon_from(msgspec.convert({"key": key, **CATALOGUE.value(RULES[key])[key]}, WeaponLine))


def weapon_from(line: WeaponLine) -> Weapon:
    """A written line as a weapon."""
    return Weapon(
        key=WeaponId(line.key),
        category=line.category,
        rate=line.rate,
        damage=parsed(line.damage),
        point_blank=centimetres(line.point_blank),
        short=centimetres(line.short),
        long=centimetres(line.long),
        radius=centimetres(line.radius),
        traits=frozenset(line.traits),
    )


def line_of(key: WeaponId) -> Weapon:
    """The line of a weapon; reading it applies its rule."""
    return carried(printed(key))


def in_play(battle: Battle, key: WeaponId) -> Weapon | None:
    """The weapon of that key in a game: as somebody carries it, or as the table has it."""
    return battle.weapon(key) or (printed(key) if key in SHEET else None)


def carried(weapon: Weapon) -> Weapon:
    """A weapon as it stands on a card; using it applies the rule that prints its line."""
    if weapon.key in RULES:
        note(RULES[weapon.key])
    return weapon


def arms(battle: Battle, figure: Figure) -> list[tuple[int, Weapon]]:
    """The weapons of a figure that work, with their places on its card."""
    return [(place, carried(weapon)) for place, weapon in battle.weapons(figure)]


@rule("CBZ-WEAP-15", always=True)
def shotgun_damage(battle: Battle) -> Dice:
    """The dice of the automatic shotgun are 3D6 or 3D8, by the option in force."""
    return parsed(battle.option("auto_shotgun_damage"))


def damage_of(battle: Battle, weapon: Weapon) -> Dice:
    """The damage dice of a weapon."""
    return shotgun_damage(battle) if weapon.key == AUTOMATIC_SHOTGUN else weapon.damage


# Which action, at which price


@rule("CBZ-ACT-20", otherwise=False)
def is_area(weapon: Weapon) -> bool:
    """Whatever launches grenades, missiles or flames fires at an area, the integral launcher too."""
    return weapon.radius > 0 or weapon.category == "area"


def is_heavy(weapon: Weapon) -> bool:
    """Whether a weapon is one of the heavy list, a missile launcher or a flame-thrower."""
    return weapon.key in HEAVY or weapon.category == "heavy"


def lost_arms(battle: Battle, figure: Figure) -> list[tuple[int, Weapon]]:
    """The weapons on a figure's card that it no longer has, with their places."""
    arsenal = battle.arsenal(figure)
    return [(place, carried(arsenal[place])) for place in figure.wrecked]


@rule("CBZ-MACH-16")
def is_gone(figure: Figure, place: int, weapon: Weapon) -> Reason | None:
    """A weapon that was destroyed fires no more."""
    return refusal("CBZ-MACH-16", "refused-weapon-gone", weapon=weapon.key) if place in figure.wrecked else None


def firearms(battle: Battle, figure: Figure) -> list[tuple[int, Weapon]]:
    """The weapons of a figure that fire shots at targets."""
    return sorted_arms(battle, figure)[0]


def area_weapons(battle: Battle, figure: Figure) -> list[tuple[int, Weapon]]:
    """The weapons of a figure that fire at an area, hand grenades apart."""
    return sorted_arms(battle, figure)[1]


def sorted_arms(battle: Battle, figure: Figure) -> tuple[list[tuple[int, Weapon]], list[tuple[int, Weapon]]]:
    """The weapons of a figure that work: those that fire shots, and the others; sorted out once."""
    key = ("arms", figure.id, *figure.wrecked, *figure.taken)
    found: tuple[list[tuple[int, Weapon]], list[tuple[int, Weapon]]] = battle.lasting(
        key, partial(_sorted_arms, battle, figure)
    )
    return found


def _sorted_arms(battle: Battle, figure: Figure) -> tuple[list[tuple[int, Weapon]], list[tuple[int, Weapon]]]:
    shots: list[tuple[int, Weapon]] = []
    others: list[tuple[int, Weapon]] = []
    for arm in arms(battle, figure):
        (others if is_area(arm[1]) else shots).append(arm)
    return shots, others


def price_rule(weapon: Weapon, how: Way) -> RuleId:
    """The rule that says what firing costs."""
    if how == "aim":
        return "CBZ-ACT-06"
    if is_heavy(weapon):
        return "CBZ-ACT-05" if how == "burst" else "CBZ-ACT-04"
    return "CBZ-ACT-03" if how == "burst" else "CBZ-ACT-02"


@rule("CBZ-ACT-17")
def aimed_price(weapon: Weapon) -> int:
    """The points of an aimed shot include the shot, a heavy weapon's too."""
    return CATALOGUE.number(price_rule(weapon, "aim"))


def price(weapon: Weapon, how: Way) -> int:
    """What firing costs."""
    return aimed_price(weapon) if how == "aim" else CATALOGUE.number(price_rule(weapon, how))


# Bursts


@rule("CBZ-BURST-04")
def burst_sizes(weapon: Weapon) -> list[int]:
    """A burst has from 2 shots up to the rate of fire, as the shooter likes."""
    return list(range(CATALOGUE.number("CBZ-BURST-01"), weapon.rate + 1))


@rule("CBZ-BURST-05")
def no_burst(weapon: Weapon) -> Reason | None:
    """A weapon with a rate of fire of 1 fires no bursts."""
    too_slow = weapon.rate < CATALOGUE.number("CBZ-BURST-01")
    return refusal("CBZ-BURST-05", "refused-no-burst", weapon=weapon.key) if too_slow else None


@rule("CBZ-BURST-02", always=True)
def too_many_bursts(battle: Battle, figure: Figure, place: int, weapon: Weapon) -> Reason | None:
    """The weapon says how many bursts it fires in one turn."""
    most = most_bursts(battle, weapon)
    if most is None or figure.bursts.get(place, 0) < most:
        return None
    return refusal("CBZ-BURST-03", "refused-bursts", weapon=weapon.key, most=most)


@rule("CBZ-BURST-03", always=True)
def most_bursts(battle: Battle, weapon: Weapon) -> int | None:
    """As many bursts a turn as the rate of fire, or without limit, by the option in force."""
    return weapon.rate if battle.option("bursts_per_turn") == "rate_of_fire" else None


def short_of_power(figure: Figure) -> Reason | None:
    """A machine with damaged power fires no bursts."""
    return refusal("CBZ-MACH-16", "refused-burst-power", figure=figure.id) if fires_no_bursts(figure) else None


def burst_refused(battle: Battle, figure: Figure, place: int, weapon: Weapon) -> Reason | None:
    """Why a figure cannot fire a burst with a weapon."""
    return no_burst(weapon) or too_many_bursts(battle, figure, place, weapon) or short_of_power(figure)


def count_burst(figure: Figure, place: int) -> None:
    """Count one more burst of a weapon in this turn."""
    figure.bursts = {**figure.bursts, place: figure.bursts.get(place, 0) + 1}


# Who cannot fire


@rule("CBZ-SCEN-03")
def hands_full(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """Whoever carries an object of the mission does not use a heavy weapon."""
    if figure.carried == NO_OBJECT or not is_heavy(weapon) or not battle.state.things[figure.carried].value:
        return None
    return refusal("CBZ-SCEN-03", "refused-hands-full", figure=figure.id, weapon=weapon.key)
