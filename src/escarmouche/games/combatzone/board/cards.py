"""The card of a figure of Combat Zone: what is printed on it, its points and markers, and the damage of a machine."""

from functools import partial

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.engine.rulebook import RuleId, listening
from escarmouche.engine.words import Words
from escarmouche.games.combatzone.board.figures import has_acted, signs_of
from escarmouche.games.combatzone.board.sight_lines import battle_of
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import naming
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.close_combat.blows import damage_dice
from escarmouche.games.combatzone.rules.dice import written
from escarmouche.games.combatzone.rules.lists.cards import Fighter, Weapon
from escarmouche.games.combatzone.rules.lists.own_rules import OwnRule
from escarmouche.games.combatzone.rules.shooting.weapons import GRENADE, damage_of, line_of
from escarmouche.games.combatzone.rules.state import NO_OBJECT, Figure, System, is_seen_by
from escarmouche.games.combatzone.rules.turn.action_points import SUPPLY, allowance, left
from escarmouche.games.combatzone.rules.wounds import machines
from escarmouche.games.combatzone.rules.wounds.wound_roll import resistance

KEYWORDS: dict[str, RuleId] = {one["key"]: one["rule"] for one in CATALOGUE.data["keyword"]}
"""The rule of each word that a card names."""
KIT_RULES: dict[str, RuleId] = {one["key"]: one["rule"] for one in CATALOGUE.numbers["kit"]}
STATE_RULES = {
    "panicked": "CBZ-REACT-17", "routed": "CBZ-REACT-24", "recovered": "CBZ-REACT-15", "watching": "CBZ-OPP-05",
    "covered": "CBZ-ACT-19", "engaged": "CBZ-CC-34", "burning": "CBZ-FIRE-01", "feeble": "CBZ-AID-02",
}  # fmt: skip
SIGNS = {"minor": "1", "major": "2", "critical": "3"}
"""How bad a damage is, as it stands in its box."""


def cards_shown(look: Look) -> list[shown.Card]:
    """Every figure with its profile, weapons, points and markers."""
    battle = battle_of(look.setup, look.state)
    with listening(None):
        return [_card(look, battle, figure) for figure in look.state.figures]


def _card(look: Look, battle: Battle, figure: Figure) -> shown.Card:
    card = battle.card(figure)
    values, rules = look.once(("card", figure.id), lambda: (_values(look, battle, figure), _skills(look.words, card)))
    return shown.Card(
        unit=figure.id, owner=figure.owner, name=naming.figure_names(look.setup, look.words)[figure.id],
        models=[figure.id] if is_seen_by(figure, look.seat) else [], values=values,
        weapons=look.drawn(("weapons", figure.id), figure, partial(_weapons, look, battle, figure)), rules=rules,
        states=_states(look, battle, figure),
        out=figure.place in ("casualty", "lost", "exited"),
        acted=has_acted(look.state, figure), damage=_damage(look, figure) if card.machine else [],
        points=_points(look, battle, figure),
    )  # fmt: skip


# What is printed


def _values(look: Look, battle: Battle, figure: Figure) -> list[shown.Value]:
    """The characteristics of a figure, which stay the same all game."""
    card, say = battle.card(figure), look.words.say
    role = {"member": "basic-fighter"}.get(card.role, card.role)
    plate = look.words.called(card.plate.name) if card.plate else say("shown-none")
    armour = say(f"armour-{card.armour}") if card.armour else plate
    return [
        shown.Value(say("characteristic-group"), naming.group_names(look.setup, look.words)[figure.group]),
        shown.Value(say("characteristic-quality"), say(f"keyword-{card.quality}")),
        shown.Value(say("characteristic-role"), say(f"keyword-{role}")),
        shown.Value(say("characteristic-action-points"), str(CATALOGUE.number(SUPPLY[card.quality]))),
        shown.Value(say("characteristic-resistance"), str(resistance(battle, figure))),
        shown.Value(say("characteristic-armour"), armour),
        shown.Value(say("characteristic-damage-dice"), written(damage_dice(battle, figure))),
        shown.Value(say("shown-points"), str(card.cost)),
    ]


def _skills(words: Words, card: Fighter) -> list[shown.Named]:
    found = [_named(words, f"keyword-{skill.replace('_', '-')}", KEYWORDS[skill]) for skill in sorted(card.skills)]
    found += [_named(words, f"kit-{kit.replace('_', '-')}", KIT_RULES[kit]) for kit in card.kits]
    return found + [own_named(words, own) for own in card.own]


def own_named(words: Words, own: OwnRule) -> shown.Named:
    """A skill or trait of somebody's own book in its own words; where it has no effect, that is said with its name."""
    if own.works:
        return shown.Named(words.called(own.name), own.text)
    return shown.Named(words.say("shown-own-inert", rule=words.called(own.name)), own.text)


def _named(words: Words, key: str, rule: str) -> shown.Named:
    return shown.Named(words.say(key), words.say(f"rule-{rule.lower()}.sentence"), rule)


# What it carries


def _weapons(look: Look, battle: Battle, figure: Figure) -> list[shown.Weapon]:
    """Firearms with their lines, grenades that are left, and what it fights with."""
    arms = [
        _weapon(look, battle, arm, wrecked=place in figure.wrecked) for place, arm in enumerate(battle.arsenal(figure))
    ]
    if figure.grenades:
        grenade = _weapon(look, battle, line_of(GRENADE), wrecked=False)
        arms.append(shown.Weapon(f"{figure.grenades}× {grenade.name}", grenade.values, grenade.text))
    return arms + [shown.Weapon(look.say(f"arm-{blade}"), [], "") for blade in battle.card(figure).blades]


def _weapon(look: Look, battle: Battle, weapon: Weapon, *, wrecked: bool) -> shown.Weapon:
    name = naming.weapon_name(weapon.key, look.words)
    if wrecked:
        return shown.Weapon(name, [look.say("shown-wrecked")], "")
    ranges = [length // 1000 for length in (weapon.point_blank, weapon.short, weapon.long)]
    values = [look.say("shown-rate", rate=weapon.rate), written(damage_of(battle, weapon)), "/".join(map(str, ranges))]
    values += [look.say("shown-radius", radius=weapon.radius // 1000)] if weapon.radius else []
    text = look.say("shown-line", point_blank=ranges[0], short=ranges[1], long=ranges[2])
    traits = [_named(look.words, f"keyword-{trait.replace('_', '-')}", KEYWORDS[trait])
              for trait in sorted(weapon.traits)] + [own_named(look.words, own) for own in weapon.own]  # fmt: skip
    return shown.Weapon(name, values + [one.name for one in traits], " ".join((text, *(one.text for one in traits))))


# How it is now


def _points(look: Look, battle: Battle, figure: Figure) -> shown.Points | None:
    """The action points that a figure has left and had in all; it has none left once it has finished."""
    if figure.place not in ("table", "hidden") or not look.state.turn:
        return None
    rest = 0 if has_acted(look.state, figure) else left(battle, figure)
    return shown.Points(look.say("characteristic-action-points"), rest, allowance(battle, figure))


def _states(look: Look, battle: Battle, figure: Figure) -> list[shown.Why]:
    found = [shown.Why(look.say(f"token-{sign}"), rule=STATE_RULES[sign])
             for sign in signs_of(battle, figure) if sign in STATE_RULES]  # fmt: skip
    if figure.place != "table":
        found.insert(0, shown.Why(look.say(f"place-{figure.place}")))
    if figure.carried != NO_OBJECT:
        thing = naming.thing_name(look.setup, look.state, figure.carried, look.words)
        found.append(shown.Why(look.say("shown-carries", thing=thing), rule="CBZ-ACT-18"))
    return found


def _damage(look: Look, figure: Figure) -> list[shown.Damage]:
    """A line of boxes for each system of a machine."""
    return [_system(look, figure, system) for system in machines.SYSTEMS]


def _system(look: Look, figure: Figure, system: System) -> shown.Damage:
    hurt = [level for level in machines.LEVELS for _ in range(machines.count(figure, system, level))]
    spared = [level for level in machines.LEVELS if level not in hurt]
    boxes = [shown.Box(SIGNS[level], look.say(f"keyword-{level}-damage"), ticked=level in hurt)
             for level in sorted([*hurt, *spared], key=machines.LEVELS.index)]  # fmt: skip
    text = ", ".join(look.say(f"keyword-{level}-damage") for level in hurt) or look.say("shown-undamaged")
    return shown.Damage(look.say(f"keyword-{system}"), boxes, text)
