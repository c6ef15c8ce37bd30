"""Figures of Combat Zone that are written out: `veteran, assault rifle, vest, 1 grenade`."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from escarmouche.engine.words import Words
from escarmouche.games.combatzone.rules.lists import mustering
from escarmouche.games.combatzone.rules.lists.books import standard
from escarmouche.games.combatzone.rules.lists.cards import (
    ARMOURS,
    BLADES,
    KITS,
    MACHINES,
    QUALITIES,
    SKILLS,
    Force,
    GroupKind,
    Party,
)
from escarmouche.games.combatzone.rules.lists.checking import card_faults
from escarmouche.games.combatzone.rules.lists.mustering import fighter_of
from escarmouche.games.combatzone.rules.lists.reading import Card
from escarmouche.games.combatzone.rules.shooting.weapons import GRENADE
from escarmouche.terminal.profiles import Written

EXAMPLE = "veteran, assault rifle, vest"
GRENADES = re.compile(r"([1-3])\s+(?:hand\s+)?(?:grenades?|grenaden?|handgranaten?|granaten?)", re.IGNORECASE)
GANG_LEADER = "gang leader"


def force_of(written: Written, words: Words, options: Mapping[str, str]) -> tuple[Force, str]:
    """A force of the one figure that is written out, and that figure in a few words."""
    found: dict[str, Any] = {}
    known = dict(_known(words))
    for part in written.parts():
        said = " ".join(part.casefold().split())
        if match := GRENADES.fullmatch(part):
            found["grenades"] = int(match[1])
        elif said in known:
            field, word = known[said]
            found[field] = (*found.get(field, ()), word) if field in ("weapons", "blades", "kits", "skills") else word
        else:
            raise written.refused(part)
    kind: GroupKind = "gang" if found.get("role") == GANG_LEADER else "hero" if found.get("role") == "hero" else "squad"
    card = Card(name=written.name, **found)
    card = replace(card, role="leader") if card.role == GANG_LEADER else card
    if card_faults(card):
        raise written.refused(written.text)
    fighter = fighter_of(card, kind, every_leader=mustering.leaders_count(options))
    shown = (fighter.quality, fighter.kind, fighter.armour or "–")
    return Force(written.name, "", (Party(written.name, kind, (fighter,)),)), " / ".join(shown).replace("_", " ")


def _known(words: Words) -> Iterator[tuple[str, tuple[str, str]]]:
    """Everything that may stand on a card, by its name in English and in the language of the reader."""
    fields = {
        "quality": QUALITIES[:-1], "role": ("leader", "second", "hero", GANG_LEADER), "armour": ARMOURS[1:],
        "weapons": tuple(standard().weapons.keys() - {GRENADE}), "blades": BLADES, "kits": KITS, "skills": SKILLS,
    }  # fmt: skip
    for field, keys in fields.items():
        for key in keys:
            yield key.replace("_", " "), (field, key)
            text = f"{field.removesuffix('s')}-{key.replace('_', '-')}"
            if words.has(text):
                yield words.say(text).casefold(), (field, key)
    for machine in MACHINES:
        yield f"{machine} machine", ("machine", machine)
