"""Area weapons: grenades, missiles and flames, where they are aimed, and whom they catch."""

import math
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import ClassVar, Literal

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.place import Place
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Arrange, Choose, Option, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, listening, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import forecast, own_rules
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.close_combat.engagement import engaged
from escarmouche.games.combatzone.rules.events.areas import AimMeasured, AreaAimed, AreaFailed, Blast
from escarmouche.games.combatzone.rules.events.shots import Band
from escarmouche.games.combatzone.rules.lists.cards import Weapon, WeaponId
from escarmouche.games.combatzone.rules.measure import from_point, within
from escarmouche.games.combatzone.rules.shooting import sight
from escarmouche.games.combatzone.rules.shooting.deviation import PER_PIP, STRAY, Impact, fall
from escarmouche.games.combatzone.rules.shooting.opportunity import begin
from escarmouche.games.combatzone.rules.shooting.readiness import lose_watch
from escarmouche.games.combatzone.rules.shooting.shots import band_of, point_blank_wound
from escarmouche.games.combatzone.rules.shooting.targets import bearer_refused, ranges_are_known, rings
from escarmouche.games.combatzone.rules.shooting.weapons import FLAMER, GRENADE, MISSILE, area_weapons, carried, line_of
from escarmouche.games.combatzone.rules.state import NO_FIGURE, Figure, FigureId
from escarmouche.games.combatzone.rules.turn.offers import Offer
from escarmouche.games.combatzone.rules.wounds import fire
from escarmouche.games.combatzone.rules.wounds.wound_roll import wound, wound_reasons
from escarmouche.table.edges import Box
from escarmouche.table.formation import Spot, standing_near
from escarmouche.table.setting_down import SpotPlanner

GROUND, AIM = "ground", "aim"
BLAST_HEIGHT = centimetres(sight.RULES["blast_height_cm"])
FARTHEST = max(STRAY.values()) * PER_PIP + centimetres(10)
"""Whoever is farther from an aim point than that and the radius is not caught, wherever the blast comes down."""


class Launch(OptionKey, frozen=True):
    """An area weapon, by its place on the figure's card."""

    word: ClassVar[str] = "area"
    place: int


class Throw(OptionKey, frozen=True):
    word: ClassVar[str] = "area"
    what: Literal["grenade"]


KEYS: tuple[type[Launch] | type[Throw], ...] = (Launch, Throw)
"""The kinds of actions that are offered here."""
ASK_AIM_AREA = Asks(
    "aim-area",
    "<figure>",
    GROUND,
    about=("figure", "long", "point_blank", "radius", "short", "weapon"),
    says=("band", "distance", "target"),
)
ASK_AIM_GROUND = Asks("aim-ground", about=("figure", "long", "point_blank", "radius", "short", "weapon"))
ASK_BLAST_ORDER = Asks("blast-order", "<figure>", about=("figure",), says=("target",))


# What it costs


def price_rule(weapon: Weapon) -> RuleId:
    """The rule that says what using an area weapon costs."""
    return {MISSILE: "CBZ-ACT-09", FLAMER: "CBZ-ACT-10"}.get(weapon.key, "CBZ-ACT-08")


def price(weapon: Weapon) -> int:
    """What using an area weapon costs."""
    return CATALOGUE.number(price_rule(weapon))


# What is offered


def offers(battle: Battle, figure: Figure) -> list[Offer]:
    """Every area weapon that works, and the grenades in the pocket."""
    key = ("areas", figure.id, figure.grenades, *figure.wrecked, *figure.taken)
    found: list[Offer] = battle.lasting(key, partial(area_offers, battle, figure))
    return found


def area_offers(battle: Battle, figure: Figure) -> list[Offer]:
    """The same, as long as nothing is thrown, destroyed or taken."""
    found = [_offer(battle, figure, Launch(place), weapon) for place, weapon in area_weapons(battle, figure)]
    if figure.grenades:
        found.append(_offer(battle, figure, Throw("grenade"), line_of(GRENADE)))
    return found


def _offer(battle: Battle, figure: Figure, key: Launch | Throw, weapon: Weapon) -> Offer:
    return Offer(
        key,
        "option-throw" if isinstance(key, Throw) else "option-area",
        price_rule(weapon),
        price(weapon),
        {"grenades": figure.grenades} if isinstance(key, Throw) else {"weapon": weapon.key},
        refused=partial(use_refused, battle, figure, weapon),
    )


@rule("CBZ-MACH-15")
def has_no_hands(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """A machine throws no grenades."""
    thrown = weapon.key == GRENADE and battle.card(figure).machine
    return refusal("CBZ-MACH-15", "refused-machine-grenade", figure=figure.id) if thrown else None


def use_refused(battle: Battle, figure: Figure, weapon: Weapon) -> Reason | None:
    """Why a figure cannot use an area weapon at all, or None."""
    return has_no_hands(battle, figure, weapon) or bearer_refused(battle, figure, weapon)


def weapon_for(battle: Battle, figure: Figure, key: Launch | Throw) -> Weapon:
    """What is launched or thrown."""
    return line_of(GRENADE) if isinstance(key, Throw) else carried(battle.arsenal(figure)[key.place])


def perform(battle: Battle, figure: Figure, key: Launch | Throw) -> Steps[None]:
    """Aimed, paid for, perhaps interrupted, and launched."""
    weapon = weapon_for(battle, figure, key)
    target, aim = yield from choose_aim(battle, figure, weapon)
    battle.tell(AreaAimed(figure=figure.id, weapon=weapon.key, target=target, x=aim[0], y=aim[1]))
    if not (yield from begin(battle, figure, price(weapon), "area")):
        return
    if isinstance(key, Throw):
        figure.grenades -= 1
    yield from launch(battle, figure, weapon, aim)


# Aiming


@rule("CBZ-AREA-01", always=True)
def aim_refused(battle: Battle, figure: Figure, weapon: Weapon, aim: Impact) -> Reason | None:
    """An aim point lies in the arc of fire and, where ranges are known beforehand, within long range."""
    if not sight.in_front(figure, *aim[:2]):
        return refusal("CBZ-AREA-01", "refused-aim-arc", figure=figure.id)
    distance = from_point(battle, figure, *aim)
    if ranges_are_known(battle) and band_of(weapon, distance) == "out":
        far = {"distance": round(distance), "reach": weapon.long}
        return refusal("CBZ-AREA-01", "refused-aim-range", weapon=weapon.key, **far)
    return None


@rule("CBZ-AREA-01")
def figure_refused(battle: Battle, figure: Figure, target: Figure) -> Reason | None:
    """A figure that is aimed at is in line of sight and not engaged."""
    if engaged(target):
        return refusal("CBZ-AREA-01", "refused-aim-engaged", target=target.id)
    if not sight.sees(battle, figure, target):
        return refusal("CBZ-AREA-01", "refused-aim-sight", figure=figure.id)
    return None


@rule("CBZ-AREA-01")
def ground_refused(battle: Battle, figure: Figure, spot: Spot) -> Reason | None:
    """A point of ground that is aimed at is on the table and in line of sight."""
    x, y, surface = spot
    table = battle.table
    if not table.on_table(x, y, 0) or surface not in range(len(table.surfaces)) or not table.holds(surface, x, y):
        return refusal("CBZ-AREA-01", "refused-aim-ground")
    if not sight.ground_seen(battle, figure, x, y, battle.z(surface)):
        return refusal("CBZ-AREA-01", "refused-aim-sight", figure=figure.id)
    return None


def target_refused(battle: Battle, figure: Figure, weapon: Weapon, target: Figure) -> Reason | None:
    """Why the centre of a figure's base is no aim point, or None."""
    return figure_refused(battle, figure, target) or aim_refused(battle, figure, weapon, centre_of(battle, target))


def spot_refused(battle: Battle, figure: Figure, weapon: Weapon, x: int, y: int, surface: int) -> Reason | None:
    """Why a point of ground is no aim point, or None."""
    spot = (x, y, surface)
    return ground_refused(battle, figure, spot) or aim_refused(battle, figure, weapon, (x, y, battle.z(surface)))


def centre_of(battle: Battle, figure: Figure) -> Impact:
    """The centre of a figure's base."""
    return figure.x, figure.y, battle.z(figure.surface)


def choose_aim(battle: Battle, figure: Figure, weapon: Weapon) -> Steps[tuple[FigureId, Impact]]:
    """The shooter aims at a figure or at a point of ground; returns the figure and the point."""
    key = yield Choose(
        figure.owner,
        ASK_AIM_AREA,
        "CBZ-AREA-01",
        lambda: aim_options(battle, figure, weapon),
        data=lambda: {"figure": figure.id, "weapon": weapon.key, "radius": weapon.radius, **rings(battle, weapon)},
    )
    if key != GROUND:
        target = battle.figure(int(key))
        return target.id, centre_of(battle, target)
    tracks = yield Place(
        figure.owner,
        ASK_AIM_GROUND,
        "CBZ-AREA-01",
        models=[AIM],
        planner=lambda: ground_planner(battle, figure, weapon),
        data=lambda: {"figure": figure.id, "weapon": weapon.key, "radius": weapon.radius, **rings(battle, weapon)},
    )
    x, y, surface = tracks[AIM].end
    return NO_FIGURE, (x, y, battle.z(surface))


def aim_options(battle: Battle, figure: Figure, weapon: Weapon) -> list[Option]:
    """The enemies, the ground, and the friends, at whom somebody aims last."""
    friends = [one for one in battle.on_table(figure.owner) if one is not figure]
    return [
        *(aim_option(battle, figure, weapon, target) for target in battle.enemies(figure)),
        Option(GROUND, "option-aim-ground"),
        *(aim_option(battle, figure, weapon, target) for target in friends),
    ]


def aim_option(battle: Battle, figure: Figure, weapon: Weapon, target: Figure) -> Option:
    """The centre of a figure's base as an aim point, with its range where that is known, and why not."""
    data: dict[str, object] = {"target": target.id}
    known = ranges_are_known(battle)
    if known:
        distance = from_point(battle, figure, *centre_of(battle, target))
        data.update(distance=round(distance), band=band_of(weapon, distance))
    return Option(
        str(target.id),
        "option-target-range" if known else "option-target",
        data,
        refused=partial(target_refused, battle, figure, weapon, target),
        forecast=partial(blast_forecast, battle, figure, weapon, centre_of(battle, target)) if known else None,
    )


def ground_planner(battle: Battle, figure: Figure, weapon: Weapon) -> SpotPlanner:
    """Placing the aim point on the ground."""
    fault = partial(spot_refused, battle, figure, weapon)
    likely = [ahead(battle, figure, weapon.short), (figure.x, figure.y, figure.surface)]
    return SpotPlanner(battle.table, AIM, aim_box(battle, figure, weapon), fault, rule="CBZ-AREA-01", likely=likely)


def ahead(battle: Battle, figure: Figure, far: int) -> Spot:
    """The point so far straight ahead of a figure, or where its line leaves the table."""
    turn = math.radians(figure.facing / 10)
    x = min(max(round(figure.x + far * math.cos(turn)), 0), battle.table.width)
    y = min(max(round(figure.y + far * math.sin(turn)), 0), battle.table.depth)
    return x, y, standing_near(battle.table, x, y, figure.surface)


def aim_box(battle: Battle, figure: Figure, weapon: Weapon) -> Box:
    """Where an aim point may lie; where nobody measures beforehand, all over the table."""
    width, depth = battle.table.width, battle.table.depth
    reach = weapon.long + battle.radius(figure) if ranges_are_known(battle) else width + depth
    left, front = max(0, figure.x - reach), max(0, figure.y - reach)
    return left, front, min(width, figure.x + reach), min(depth, figure.y + reach)


# Launching


@rule("CBZ-AREA-01", otherwise=False)
def is_out_of_range(band: Band) -> bool:
    """An aim point that proves too far makes the attempt fail."""
    return band == "out"


def launch(battle: Battle, figure: Figure, weapon: Weapon, aim: Impact) -> Steps[None]:
    """What was aimed flies, and goes off where it lands."""
    distance = from_point(battle, figure, *aim)
    band = band_of(weapon, distance)
    battle.tell(AimMeasured(figure=figure.id, weapon=weapon.key, distance=round(distance), band=band))
    if is_out_of_range(band):
        battle.tell(AreaFailed(figure=figure.id, weapon=weapon.key))
        return
    yield from burst(battle, figure, weapon, fall(battle, figure, weapon, aim, band), band)


# The blast


def seen_from(battle: Battle, impact: Impact, figure: Figure) -> sight.Seen:
    """What the blast sees of a figure, from a little above the impact."""
    x, y, z = impact
    return sight.points_from(battle, x, y, z + BLAST_HEIGHT, figure)


@rule("CBZ-AREA-05", otherwise=False, always=True)
def is_caught(battle: Battle, weapon: Weapon, impact: Impact, figure: Figure) -> bool:
    """Everybody within the radius is caught, friend or enemy, unless something hides him wholly from the blast."""
    return within(from_point(battle, figure, *impact), weapon.radius) and seen_from(battle, impact, figure).visible > 0


def caught(
    battle: Battle, figure: Figure, weapon: Weapon, impact: Impact, among: Sequence[Figure] | None = None
) -> list[Figure]:
    """Whom a blast catches, from the impact outwards, among those who are near enough if that is known."""
    near = battle.state.figures if among is None else among
    everybody = [one for one in near if one.place == "table" and is_caught(battle, weapon, impact, one)]
    found = [one for one in everybody if one is not figure or CATALOGUE.holds("CBZ-AREA-03")]
    return sorted(found, key=lambda one: (round(from_point(battle, one, *impact)), one.id))


def in_order(battle: Battle, figure: Figure, found: Sequence[Figure], impact: Impact) -> Steps[list[Figure]]:
    """The figures that a blast catches, from the impact outwards; the shooter orders those at equal distances."""
    order: list[Figure] = []
    for _, group in groupby(found, key=lambda one: round(from_point(battle, one, *impact))):
        equal = list(group)
        if len(equal) > 1:
            keys = yield Arrange(
                figure.owner,
                ASK_BLAST_ORDER,
                "CBZ-AREA-05",
                [Option(str(one.id), "option-target", {"target": one.id}) for one in equal],
                data={"figure": figure.id},
                routine=True,
            )
            equal = [battle.figure(int(key)) for key in keys]
        order += equal
    return order


@rule("CBZ-OPP-08", always=True)
def startle(battle: Battle, figure: Figure) -> None:
    """Whoever is caught in an area loses his opportunity fire."""
    lose_watch(battle, figure)


def blast_reasons(
    battle: Battle, figure: Figure, weapon: Weapon, one: Figure, impact: Impact, band: Band
) -> list[Reason]:
    """What counts in the wound roll against somebody who is caught."""
    cover = sight.cover_reason(battle, seen_from(battle, impact, one))
    # Point blank adds nothing: the blast does not come from the muzzle.
    near = None if CATALOGUE.holds("CBZ-AREA-04") else point_blank_wound(band)
    own = own_rules.to_wound(battle, figure, weapon, one, "blast")
    return wound_reasons(battle, one, figure, cover, near, *own)


def blast_forecast(battle: Battle, figure: Figure, weapon: Weapon, aim: Impact) -> forecast.Blast:
    """What may come of an area weapon that is aimed at a point."""
    with listening(None):
        band = band_of(weapon, from_point(battle, figure, *aim))
        reach = weapon.radius + FARTHEST
        near = [one for one in battle.state.figures if within(from_point(battle, one, *aim), reach)]

        def struck(impact: Impact) -> list[tuple[Figure, list[Reason]]]:
            found = caught(battle, figure, weapon, impact, near)
            return [(one, blast_reasons(battle, figure, weapon, one, impact, band)) for one in found]

        return forecast.blast(battle, figure, weapon, aim, band, struck)


def burst(battle: Battle, figure: Figure, weapon: Weapon, impact: Impact, band: Band) -> Steps[None]:
    """Everybody who is caught suffers a wound roll, with armour and with cover as seen from above the impact."""
    found = caught(battle, figure, weapon, impact)
    order = yield from in_order(battle, figure, found, impact)
    who = tuple(one.id for one in order)
    battle.tell(Blast(figure=figure.id, weapon=weapon.key, x=impact[0], y=impact[1], caught=who))
    for one in order:
        startle(battle, one)
    for one in order:
        reasons = blast_reasons(battle, figure, weapon, one, impact, band)
        result = wound(battle, one, weapon.damage, reasons, figure, cause="blast")
        if "burns" in weapon.traits:
            fire.catch(battle, one, result)


def blast(battle: Battle, figure: Figure, weapon: WeaponId, x: int, y: int, surface: int) -> Steps[None]:
    """An area weapon goes off at a point, wherever it was aimed."""
    line, impact = line_of(weapon), (x, y, battle.z(surface))
    yield from burst(battle, figure, line, impact, band_of(line, from_point(battle, figure, *impact)))
