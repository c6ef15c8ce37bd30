"""The weapon table: one unit for each line, what firing costs, and how often bursts are fired."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle, centimetres
from escarmouche.games.combatzone.rules.dice import Dice, parsed
from escarmouche.games.combatzone.rules.events.shots import Way
from escarmouche.games.combatzone.rules.lists.cards import Weapon
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure
from escarmouche.games.combatzone.rules.wounds.machines import fires_no_bursts

SINGLE: Final = "single"
BURST: Final = "burst"
AIMED: Final = "aim"
WAYS = {SINGLE: "option-single", BURST: "option-burst", AIMED: "option-aim"}
"""The ways of firing, and how each is offered."""
GRENADE, LAUNCHER, MISSILE, FLAMER = "hand_grenade", "integral_grenade_launcher", "missile_launcher", "flame_thrower"
AUTOMATIC_SHOTGUN = "automatic_shotgun"
RADIUS = {GRENADE: 5, LAUNCHER: 5, MISSILE: 5, FLAMER: 3}


class Fire(OptionKey, frozen=True):
    """A weapon, by its place on the figure's card, and how it is fired."""

    how: Way
    place: int


SHEET: Mapping[str, Mapping[str, Any]] = {line["key"]: line for line in NUMBERS["weapon"]}


# The lines of the table


def printed(key: str) -> Weapon:
    """A line of the table as it is printed."""
    line = SHEET[key]
    return Weapon(
        key=key,
        category=line["category"],
        rate=line["cad"],
        damage=parsed(line["dom"]),
        point_blank=centimetres(line["bpt"]),
        short=centimetres(line["crt"]),
        long=centimetres(line["lng"]),
        radius=centimetres(RADIUS.get(key, 0)),
        burns=key == FLAMER,
    )


LINES: Mapping[str, Weapon] = {key: printed(key) for key in SHEET}


def blank(key: str) -> Weapon:
    """A weapon without a line: it neither reaches nor hurts anybody."""
    return msgspec.structs.replace(LINES[key], rate=1, damage=(), point_blank=0, short=0, long=0, radius=0, burns=False)


@rule("CBZ-WEAP-01")
def light_pistol() -> Weapon:
    """Light pistol: 2 shots, 2D4, 3/12/40."""
    return LINES["light_pistol"]


@rule("CBZ-WEAP-02")
def pistol() -> Weapon:
    """Pistol: 2 shots, 2D6, 3/15/50."""
    return LINES["pistol"]


@rule("CBZ-WEAP-03")
def heavy_pistol() -> Weapon:
    """Heavy pistol: 2 shots, 2D8, 3/15/50."""
    return LINES["heavy_pistol"]


@rule("CBZ-WEAP-04")
def automatic_pistol() -> Weapon:
    """Automatic pistol: 3 shots, 2D6, 3/20/60."""
    return LINES["automatic_pistol"]


@rule("CBZ-WEAP-05")
def integral_grenade_launcher() -> Weapon:
    """Integral grenade launcher: 1 shot, 3D8, 3/10/20."""
    return LINES[LAUNCHER]


@rule("CBZ-WEAP-06")
def machine_pistol() -> Weapon:
    """Machine pistol: 4 shots, 2D6, 3/20/70."""
    return LINES["machine_pistol"]


@rule("CBZ-WEAP-07")
def pump_shotgun() -> Weapon:
    """Pump-action shotgun: 1 shot, 3D6, 3/10/20."""
    return LINES["pump_shotgun"]


@rule("CBZ-WEAP-08")
def automatic_shotgun() -> Weapon:
    """Automatic shotgun: 2 shots, 3/10/20; its dice are read in one of two ways."""
    return LINES[AUTOMATIC_SHOTGUN]


@rule("CBZ-WEAP-09")
def assault_rifle() -> Weapon:
    """Assault rifle: 3 shots, 3D6, 3/25/80."""
    return LINES["assault_rifle"]


@rule("CBZ-WEAP-10")
def autocannon() -> Weapon:
    """Autocannon: 3 shots, 3D8, 5/25/125."""
    return LINES["autocannon"]


@rule("CBZ-WEAP-11")
def machine_gun() -> Weapon:
    """Machine gun: 5 shots, 3D6, 5/25/100."""
    return LINES["machine_gun"]


@rule("CBZ-WEAP-12")
def recoilless_rifle() -> Weapon:
    """Recoilless rifle: 1 shot, 4D8, 5/30/150."""
    return LINES["recoilless_rifle"]


@rule("CBZ-WEAP-14")
def area_line(key: str) -> Weapon:
    """Hand grenade 3D6, 3/10/20, radius 5; missile launcher 4D8, 5/30/150, radius 5; flame-thrower 3D6, 3/10/15, 3."""
    return LINES[key]


UNITS: Mapping[str, Callable[[], Weapon]] = {
    unit.__name__: unit
    for unit in (
        *(light_pistol, pistol, heavy_pistol, automatic_pistol, integral_grenade_launcher, machine_pistol),
        *(pump_shotgun, automatic_shotgun, assault_rifle, autocannon, machine_gun, recoilless_rifle),
    )
}


def line_of(key: str) -> Weapon:
    """The line of a weapon."""
    unit = UNITS.get(key)
    return area_line(key) if unit is None else unit()


def table_of_weapons() -> dict[str, Weapon]:
    """All weapons by their keys."""
    return {key: line_of(key) for key in SHEET}


def arms(battle: Battle, figure: Figure) -> list[tuple[int, Weapon]]:
    """The weapons of a figure that work, with their places on its card and their lines."""
    return [(place, line_of(weapon.key)) for place, weapon in battle.weapons(figure)]


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
    return weapon.category == "heavy" or weapon.key in (MISSILE, FLAMER)


def lost_arms(battle: Battle, figure: Figure) -> list[tuple[int, Weapon]]:
    """The weapons on a figure's card that it no longer has, with their places."""
    arsenal = battle.arsenal(figure)
    return [(place, line_of(arsenal[place].key)) for place in figure.wrecked]


@rule("CBZ-MACH-16")
def is_gone(figure: Figure, place: int, weapon: Weapon) -> Reason | None:
    """A weapon that was destroyed fires no more."""
    return refusal("CBZ-MACH-16", "refused-weapon-gone", weapon=weapon.key) if place in figure.wrecked else None


def firearms(battle: Battle, figure: Figure) -> list[tuple[int, Weapon]]:
    """The weapons of a figure that fire shots at targets."""
    return [(place, weapon) for place, weapon in arms(battle, figure) if not is_area(weapon)]


def area_weapons(battle: Battle, figure: Figure) -> list[tuple[int, Weapon]]:
    """The weapons of a figure that fire at an area, hand grenades apart."""
    return [(place, weapon) for place, weapon in arms(battle, figure) if is_area(weapon)]


@rule("CBZ-ACT-02", otherwise=0)
def light_single() -> int:
    """A single shot costs 1 point."""
    return 1


@rule("CBZ-ACT-03", otherwise=0)
def light_burst() -> int:
    """A burst costs 2 points."""
    return 2


@rule("CBZ-ACT-04", otherwise=0)
def heavy_single() -> int:
    """A single shot of a heavy weapon costs 2 points."""
    return 2


@rule("CBZ-ACT-05", otherwise=0)
def heavy_burst() -> int:
    """A burst of a heavy weapon costs 3 points."""
    return 3


@rule("CBZ-ACT-06", otherwise=0)
def aimed_shot() -> int:
    """An aimed shot costs 5 points."""
    return 5


@rule("CBZ-ACT-17")
def aimed_price(weapon: Weapon) -> int:
    """The points of an aimed shot include the shot, a heavy weapon's too."""
    return aimed_shot()


def price(weapon: Weapon, how: Way) -> int:
    """What firing costs."""
    if how == AIMED:
        return aimed_price(weapon)
    if is_heavy(weapon):
        return heavy_burst() if how == BURST else heavy_single()
    return light_burst() if how == BURST else light_single()


PRICE_RULES: Mapping[tuple[bool, str], str] = {
    (False, SINGLE): "CBZ-ACT-02",
    (False, BURST): "CBZ-ACT-03",
    (False, AIMED): "CBZ-ACT-06",
    (True, SINGLE): "CBZ-ACT-04",
    (True, BURST): "CBZ-ACT-05",
    (True, AIMED): "CBZ-ACT-06",
}


# Bursts


@rule("CBZ-BURST-01", otherwise=1)
def least_shots() -> int:
    """A burst has at least 2 shots."""
    return 2


@rule("CBZ-BURST-04")
def burst_sizes(weapon: Weapon) -> list[int]:
    """A burst has from 2 shots up to the rate of fire, as the shooter likes."""
    return list(range(least_shots(), weapon.rate + 1))


@rule("CBZ-BURST-05")
def no_burst(weapon: Weapon) -> Reason | None:
    """A weapon with a rate of fire of 1 fires no bursts."""
    return refusal("CBZ-BURST-05", "refused-no-burst", weapon=weapon.key) if weapon.rate < least_shots() else None


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
    """One more burst of this turn."""
    figure.bursts = {**figure.bursts, place: figure.bursts.get(place, 0) + 1}


# Who cannot fire


@rule("CBZ-WEAP-17", always=True)
def set_up(figure: Figure, weapon: Weapon) -> Reason | None:
    """A heavy weapon needs no setting up: one may move and fire it."""
    return None


@rule("CBZ-SCEN-03")
def hands_full(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """Whoever carries an object of the mission does not use a heavy weapon."""
    if figure.carried == NO_OBJECT or not is_heavy(weapon) or not battle.state.things[figure.carried].value:
        return None
    return refusal("CBZ-SCEN-03", "refused-hands-full", figure=figure.id, weapon=weapon.key)
