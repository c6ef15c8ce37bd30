"""Books of Combat Zone: what figures can be made of, and what it costs."""

import re
from functools import cache

import msgspec

from escarmouche.engine.reasons import remark
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.lists.cards import KITS, SKILLS
from escarmouche.games.combatzone.rules.lists.own_rules import ArmourLine, KitLine, SkillLine, TraitLine, oddities
from escarmouche.games.combatzone.rules.lists.shelf import (
    SHELF,
    Card,
    CardLine,
    LimitLine,
    MachineLine,
    PriceLine,
    WeaponLine,
)
from escarmouche.games.combatzone.rules.wounds.machines import CRITICAL_FROM, MAJOR_FROM
from escarmouche.games.combatzone.rules.wounds.wound_roll import second_armour
from escarmouche.rules.books.effects import note_oddities
from escarmouche.rules.books.fitting import plain_name
from escarmouche.rules.books.gathering import Stock, gather

PRICES = "prices"
"""The book with what everything costs."""
DICE = re.compile(r"[1-9]D(4|6|8|10|12)(\+[1-9]D(4|6|8|10|12)){0,2}")
TRAITS = tuple(one["key"] for one in CATALOGUE.data["keyword"] if one.get("scope") == "weapon")


class Arsenal(msgspec.Struct, frozen=True):
    """The weapons, machines and prices of some books."""

    weapons: dict[str, WeaponLine]
    machines: dict[str, MachineLine]
    prices: dict[str, int]
    limits: dict[str, int] = {}
    armours: dict[str, ArmourLine] = {}
    skills: dict[str, SkillLine] = {}
    traits: dict[str, TraitLine] = {}
    kits: dict[str, KitLine] = {}

    def is_heavy(self, weapon: str) -> bool:
        """Whether a weapon is one of the heavy list, a missile launcher or a flame-thrower."""
        return weapon in self.weapons and (self.weapons[weapon].category == "heavy" or weapon in ALSO_HEAVY)

    def price_of_kit(self, kit: str) -> int:
        """What a kit costs, one of the game or one of a book."""
        return self.kits[kit].cost if kit in self.kits else self.prices[kit]

    def class_of(self, machine: str) -> str:
        """The class that a machine counts as; none if it is no machine."""
        return self.machines[machine].like if machine in self.machines else ""


ALSO_HEAVY = ("missile_launcher", "flame_thrower")


@cache
def standard() -> Arsenal:
    """What all books build on."""
    return arsenal_of(gather(SHELF.ready(PRICES), SHELF))


def arsenal_of(stock: Stock) -> Arsenal:
    """The weapons, machines and prices of some books; whatever is wrong with them is noted."""
    weapons, machines = stock.fitted("weapon", WeaponLine), stock.fitted("machine", MachineLine)
    skills, traits = stock.fitted("skill", SkillLine), stock.fitted("trait", TraitLine)
    kits = stock.fitted("kit", KitLine)
    known = (*TRAITS, *traits)
    for part, lines in (("skill", skills), ("trait", traits), ("kit", kits)):
        for key, line in lines.items():
            note_oddities(stock, part, key, oddities(line, DICE))
            if part != "kit" and not line.effect and not getattr(line, "immune", ()):
                name = plain_name(line.name or line.key)
                stock.remarks.append(stock.tables[part][key].flaw(remark("book-text-only", name=name)))
    for key, kit in kits.items():
        if kit.like not in KITS:
            stock.odd("kit", key, ("like",), kit.like, KITS)
    for part, taken, keys in (("skill", SKILLS, skills), ("trait", TRAITS, traits), ("kit", KITS, kits)):
        for key in [key for key in keys if key in taken]:
            stock.odd(part, key, ("key",), key, remark("right-own-name"))
    for key, weapon in weapons.items():
        if not DICE.fullmatch(weapon.damage):
            stock.odd("weapon", key, ("damage",), weapon.damage, remark("right-dice"))
        if not weapon.point_blank <= weapon.short <= weapon.long:
            stock.odd("weapon", key, ("short",), f"{weapon.short:g}", remark("right-ranges"))
        for place, trait in enumerate(weapon.traits):
            if trait not in known:
                stock.odd("weapon", key, ("traits", place), trait, known)
    for key, machine in machines.items():
        for field in ("attack", "damage"):
            if not DICE.fullmatch(getattr(machine, field)):
                stock.odd("machine", key, (field,), getattr(machine, field), remark("right-dice"))
        if not (machine.major or MAJOR_FROM) < (machine.critical or CRITICAL_FROM):
            stock.odd("machine", key, ("critical",), machine.critical, remark("right-levels"))
    return Arsenal(
        weapons,
        machines,
        {key: line.cost for key, line in stock.fitted("price", PriceLine).items()},
        {key: line.value for key, line in stock.fitted("limit", LimitLine).items()},
        stock.fitted("armour", ArmourLine),
        skills,
        traits,
        kits,
    )


def cards_of(stock: Stock) -> dict[str, Card]:
    """The figures of some books; whatever is wrong with them is noted."""
    for written in stock.tables["card"].values():
        if reason := second_armour(written.table):
            stock.flaws.append(written.flaw(reason, "armour"))
    found = {key: msgspec.structs.asdict(card) for key, card in stock.fitted("card", CardLine).items()}
    return {key: Card(**{**card, "name": plain_name(card["name"] or "")}) for key, card in found.items()}
