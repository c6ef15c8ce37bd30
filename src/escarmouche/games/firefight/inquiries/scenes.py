"""Scenes of Firefight that are only imagined, to tell their odds: two units on an open table, or one alone."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from escarmouche.engine.chance import Scripted
from escarmouche.engine.game import Game
from escarmouche.engine.ids import PieceId
from escarmouche.engine.questions import Forecast, Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.inquiries import MATTERS
from escarmouche.games.firefight.inquiries.profiles import EXAMPLE as PROFILE
from escarmouche.games.firefight.inquiries.profiles import army_of
from escarmouche.games.firefight.rules import forecast, naming
from escarmouche.games.firefight.rules.attacks import casting, shooting, wounds
from escarmouche.games.firefight.rules.attacks.to_hit import any_has
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.entry_points import begin_activation
from escarmouche.games.firefight.rules.lists.profile import Army, Spell, UnitProfile
from escarmouche.games.firefight.rules.movement import gait
from escarmouche.games.firefight.rules.rounds.activation import shaken_is_idle
from escarmouche.games.firefight.rules.ruleset import RULESET
from escarmouche.games.firefight.rules.state import Activation, FirefightSetup, State, Unit, muster_state
from escarmouche.games.firefight.rules.table import tables
from escarmouche.table.geometry import inches
from escarmouche.table.table import Piece, Table
from escarmouche.terminal import inquiries

Muster: TypeAlias = Callable[[str], Army]

RANGE = 12.0
"""How far apart two units are unless somebody says so, in inches."""
WIDE = inches(160)
MIDDLE = WIDE // 2
COVER = "scrub"
AT_A_DISTANCE = ("shooting", "spell")
SUFFERED = ("cover", "wounds")
NOBODY = Army("", "", (), (), 0)


# Finding what is named


class Named(NamedTuple):
    """A unit by its list and its place in the army."""

    list: str
    army: Army
    place: int
    told: str = ""

    @property
    def profile(self) -> UnitProfile:
        """What stands on its card."""
        return self.army.units[self.place]


class Those(NamedTuple):
    """Who takes part: a unit, and perhaps an enemy or a friend of it."""

    here: Named
    there: Named | None = None
    friends: bool = False


def find_named(words: Words, given: Mapping[str, Any], switch: str, muster: Muster) -> Named:
    """The unit that is written as LIST:UNIT, or written out."""
    text = given[switch]
    read = partial(army_of, inquiries.written_out(words, switch, text, PROFILE))
    return Named(text.rpartition(":")[0], *inquiries.find_unit(text, muster, _names, read))


def _names(army: Army) -> list[str]:
    return [unit.name for unit in army.units]


def find_spell(army: Army, wanted: str) -> Spell:
    """The spell of that name."""
    names = [spell.name for spell in army.spells]
    found = inquiries.alike(names, wanted)
    if not found:
        raise Refused(refusal("", "refused-unknown-spell", spell=wanted[:60], known=", ".join(names)))
    return army.spells[found[0]]


# The scene


class Scene:
    """Everybody in place: all models of a unit at the same spot, so that the distance holds for each of them."""

    def __init__(self, words: Words, inquiry: inquiries.Inquiry, those: "Those") -> None:
        self.words = words
        self.given = inquiry.given
        here, other = those.here, those.there or those.here
        self.told = {one.profile.name: one.told for one in (here, other) if one.told}
        bases = here.profile.base // 2, other.profile.base // 2
        self.distance = inches(self.given.get("range", RANGE)) if inquiry.what in AT_A_DISTANCE else 0
        self.across = MIDDLE + bases[0] + self.distance + bases[1]
        enemy = those.there if those.there is not None and not those.friends else None
        self.setup = FirefightSetup(options=CATALOGUE.choose(inquiry.options), table=self._table(bases[1]),
                                    lists=(here.army, enemy.army if enemy else NOBODY))  # fmt: skip
        state = muster_state(self.setup)
        self.unit = state.units[here.place]
        self.other = next(
            one for one in state.units if (one.owner, one.profile) == (int(enemy is not None), other.place)
        )
        self.battle = Battle(Game(RULESET, self.setup, Scripted(()), state=state, entry=_nothing))
        self._set_down(self.other, self.across)
        self._set_down(self.unit, MIDDLE)
        self._weaken()

    def _table(self, base: int) -> Table:
        """An open table, with something to hide in around the target if it has cover."""
        if not self.given.get("cover"):
            return Table("", WIDE, WIDE)
        kind = tables.kinds()[COVER]
        left, right = self.across - base, self.across + base
        corners = ((left, MIDDLE - base), (right, MIDDLE - base), (right, MIDDLE + base), (left, MIDDLE + base))
        height = inches(kind["height"])
        return Table("", WIDE, WIDE, (Piece(PieceId("cover"), COVER, corners, 0, height, frozenset(kind["traits"])),))

    @property
    def state(self) -> State:
        """The state of the scene."""
        return self.battle.state

    def _set_down(self, unit: Unit, x: int) -> None:
        unit.place = "table"
        for model in self.battle.alive(unit):
            self.battle.put(model, x, MIDDLE, 0)

    @property
    def sufferer(self) -> Unit:
        """Who is in danger: the target, if there is one."""
        return self.other if "target" in self.given else self.unit

    def _weaken(self) -> None:
        """Take away whoever is lost already, and put markers and states on those who are left."""
        for unit, prefix in ((self.unit, ""), (self.other, "target_")):
            if count := self.given.get(f"{prefix}models"):
                self._leave(unit, f"{prefix}models", count)
            unit.shaken = unit.shaken or bool(self.given.get(f"{prefix}shaken"))
            unit.fatigued = unit.fatigued or bool(self.given.get(f"{prefix}fatigued"))
        if count := self.given.get("wounds"):
            self._wound(self.sufferer, count)

    def _leave(self, unit: Unit, switch: str, count: int) -> None:
        self.limit(switch, unit, count)
        for index in unit.models[count:]:
            self.state.models[index].alive = False
        self.battle.changed()

    def limit(self, switch: str, unit: Unit, count: int) -> None:
        """Refuse a number of models that is more than a unit has."""
        size = len(self.battle.alive(unit))
        if count > size:
            named = {"switch": inquiries.written(switch), "unit": self.name(unit)}
            raise Refused(refusal("", "refused-odds-models", **named, size=size, count=count))

    def _wound(self, unit: Unit, count: int) -> None:
        """Put wound markers on a single model, or on one of a group whose Tough models collect them; else refuse."""
        last = self.battle.alive(unit)[-1]
        if self.battle.is_group(unit) and not (
            wounds.absorbs(self.battle) and count < wounds.toughness(self.battle, last)
        ):
            few = inquiries.written("models" if unit is self.unit else "target_models")
            raise Refused(refusal("", "refused-odds-wounds", unit=self.name(unit), count=count, switch=few))
        last.markers = count

    def name(self, unit: Unit) -> str:
        """What a unit is called."""
        return naming.unit_names(self.setup, self.state, self.words)[unit.id]

    def refuse(self, reason: Reason | None) -> None:
        """Refuse the scene in the words of the rules, if they give a reason why it cannot be."""
        if reason is not None:
            said = naming.sentence(self.words, self.setup, self.state, reason)
            raise Refused(refusal("", "refused-by-rule", said=said, number=reason.rule))

    def imagined(self, told: Forecast, text: str, **data: Any) -> inquiries.Imagined:
        """The scene with its forecast: a sentence, and the circumstances."""
        title = naming.sentence(self.words, self.setup, self.state, refusal("", text, **data))
        return inquiries.Imagined(self.setup, self.state, title, tuple(self._notes()), told)

    def _notes(self) -> Iterator[str]:
        """The profiles that were written out and the circumstances that were given, in words."""
        for name, told in self.told.items():
            yield self.words.say("labelled", label=name, text=told)
        for switch, value in self.given.items():
            plain = switch.removeprefix("target_")
            whose = self.sufferer if plain in SUFFERED or plain != switch else self.unit
            count = self.name(self.other) if switch == "hero" else value
            if self.words.has(f"odds-note-{plain}") and value:
                yield self.words.say(f"odds-note-{plain}", unit=self.name(whose), count=count)


def _nothing(game: Game[State]) -> Steps[None]:
    """An entry point that plays nothing: a scene is only looked at."""
    yield from ()


# Forecasts


def imagine(words: Words, inquiry: inquiries.Inquiry, muster: Muster) -> inquiries.Imagined:
    """The scene that somebody describes, and the forecast that the rules give of it."""
    inquiries.understand(inquiry, MATTERS)
    return FORECASTS[inquiry.what](Scene(words, inquiry, who(words, inquiry, muster)))


def who(words: Words, inquiry: inquiries.Inquiry, muster: Muster) -> Those:
    """Who takes part."""
    given = inquiry.given
    here = find_named(words, given, "attacker" if "attacker" in given else "unit", muster)
    if inquiry.what == "spell":
        there = find_named(words, given, "target", muster) if "target" in given else None
        return _aimed(find_spell(here.army, given["spell"]), here, there)
    if "hero" in given:
        return Those(
            here,
            Named(here.list, here.army, inquiries.place_of(_names(here.army), here.list, given["hero"])),
            friends=True,
        )
    there = find_named(words, given, "target", muster) if "target" in given else None
    if inquiry.what == "melee" and there is not None:
        here, there = _fighting(here, given.get("weapon", ())), _fighting(there, given.get("target_weapon", ()))
    return Those(here, there)


def _fighting(named: Named, wanted: Sequence[str]) -> Named:
    """A unit that fights with the melee weapons that are named, a Limited one too, and with no others."""
    profile = named.profile
    places = [place for place, weapon in enumerate(profile.weapons) if not weapon.range]
    names = [profile.weapons[place].name for place in places]
    chosen = {place for one in wanted for place in _of_that_name(profile.name, places, names, one)}
    if not wanted:
        return named
    weapons = tuple(
        replace(weapon, rules={key: value for key, value in weapon.rules.items() if key != "limited"})
        if place in chosen
        else weapon
        for place, weapon in enumerate(profile.weapons)
    )
    kits = tuple(
        replace(kit, weapons=tuple(place for place in kit.weapons if place in chosen or place not in places))
        for kit in profile.kits
    )
    armed = replace(profile, weapons=weapons, kits=kits)
    units = tuple(armed if place == named.place else unit for place, unit in enumerate(named.army.units))
    return named._replace(army=replace(named.army, units=units))


def _of_that_name(unit: str, places: Sequence[int], names: Sequence[str], wanted: str) -> list[int]:
    """The weapon types of that name among some."""
    found = inquiries.alike(names, wanted)
    if not found:
        known = ", ".join(dict.fromkeys(names)) or "none"
        raise Refused(refusal("", "refused-odds-weapon", weapon=wanted[:60], unit=unit, known=known))
    return [places[at] for at in found]


def _aimed(spell: Spell, here: Named, there: Named | None) -> Those:
    """Whom a spell is for: an enemy, a unit of the Caster's own list, or nobody else."""
    if spell.target == "self":
        if there is not None:
            raise Refused(refusal("", "refused-odds-self", spell=spell.name))
        return Those(here)
    if there is None:
        raise Refused(refusal("", "refused-odds-missing", switch=inquiries.written("target"), what="spell"))
    friends = spell.target == "friendly unit"
    if friends and there.list != here.list:
        raise Refused(refusal("", "refused-odds-friend", spell=spell.name, list=here.list))
    return Those(here, there, friends)


def _shooting(scene: Scene) -> inquiries.Imagined:
    """Some or all weapons of a unit at another."""
    battle, unit, target = scene.battle, scene.unit, scene.other
    scene.refuse(shaken_is_idle(unit))
    moved = [model.id for model in battle.alive(unit)] if scene.given.get("moved") else []
    begin_activation(battle, Activation(unit.id, step="shoot", action="advance" if moved else "hold", moved=moved))
    types = shooting.ranged_types(battle, unit)
    if not types:
        raise Refused(refusal("", "refused-odds-unarmed", unit=scene.name(unit)))
    arms = battle.arms(unit)
    reached = [index for index in types if shooting.shooters(battle, unit, index, target)]
    chosen = _weapons(scene, types) or reached or types
    for index in chosen:
        if index not in reached:
            scene.refuse(shooting.why_not(battle, unit, index, arms[index], target))
    told = forecast.shooting(battle, unit, dict.fromkeys(chosen, target))
    carried = ", ".join(
        f"{len(shooting.shooters(battle, unit, index, target))} × {scene.words.called(arms[index].name)}"
        for index in chosen
    )
    return scene.imagined(told, "odds-of-shooting", unit=unit.id, target=target.id, weapons=carried,
                          distance=scene.distance)  # fmt: skip


def _weapons(scene: Scene, types: list[int]) -> list[int]:
    """The weapon types that are named."""
    names, unit = [scene.battle.arms(scene.unit)[index].name for index in types], scene.name(scene.unit)
    wanted = scene.given.get("weapon", ())
    return sorted({index for one in wanted for index in _of_that_name(unit, types, names, one)})


def _melee(scene: Scene) -> inquiries.Imagined:
    """A unit charges another, or is charged by it."""
    charger, defender = scene.unit, scene.other
    if not scene.given.get("charged", True):
        charger, defender = defender, charger
    scene.refuse(shaken_is_idle(charger))
    begin_activation(scene.battle, Activation(charger.id, "pile-in", "charge", defender.id, met=True))
    told = forecast.melee(scene.battle, charger, defender)
    return scene.imagined(told, "odds-of-melee", unit=charger.id, target=defender.id)


def _danger(scene: Scene) -> inquiries.Imagined:
    """Some or all models of a unit roll for dangerous terrain."""
    models = scene.battle.alive(scene.unit)
    count = scene.given.get("crossing", len(models))
    scene.limit("crossing", scene.unit, count)
    told = forecast.danger(scene.battle, scene.unit, models[:count])
    return scene.imagined(told, "odds-of-danger", unit=scene.unit.id, count=count)


def _jump(scene: Scene) -> inquiries.Imagined:
    """A model of a unit jumps."""
    if not gait.special_moves(scene.battle):
        scene.refuse(refusal("GFF-EDIT-04", "refused-special-moves-off"))
    distance, height = inches(scene.given["distance"]), inches(scene.given["height"])
    if distance > CATALOGUE.length("GFF-JUMP-02"):
        scene.refuse(refusal("GFF-JUMP-06", "refused-gap-too-wide"))
    model = scene.battle.alive(scene.unit)[-1]
    told = forecast.jump(scene.battle, model, distance, height)
    return scene.imagined(told, "odds-of-jump", model=model.id, distance=distance, height=height)


def _morale(scene: Scene) -> inquiries.Imagined:
    """A unit takes a morale test, with a Hero beside it or without."""
    if "hero" in scene.given and not any_has(scene.battle, scene.other, "hero"):
        raise Refused(refusal("", "refused-odds-hero", unit=scene.name(scene.other)))
    return scene.imagined(forecast.morale(scene.battle, scene.unit), "odds-of-morale", unit=scene.unit.id)


def _spell(scene: Scene) -> inquiries.Imagined:
    """A Caster tries a spell at an enemy, at a friend, or at itself."""
    battle, unit, given = scene.battle, scene.unit, scene.given
    spell = find_spell(scene.setup.lists[0], given["spell"])
    able = casting.casters(battle, unit)
    if not able:
        raise Refused(refusal("", "refused-odds-caster", unit=scene.name(unit)))
    helped, hindered = given.get("tokens", 0), given.get("against", 0)
    able[0].tokens = spell.value + helped
    begin_activation(battle, Activation(unit.id, step="before", action="hold"))
    scene.refuse(casting.cast_refused(battle, unit, able[0], spell))
    aim = battle.alive(scene.other)[-1] if spell.target == "enemy model" else scene.other
    told = forecast.spell(battle, able[0], spell, aim, helped, hindered)
    text = "odds-of-spell-self" if scene.other is unit else "odds-of-spell"
    return scene.imagined(told, text, unit=unit.id, target=scene.other.id, spell=spell.name, distance=scene.distance)


FORECASTS: Mapping[str, Callable[[Scene], inquiries.Imagined]] = {
    "shooting": _shooting,
    "melee": _melee,
    "danger": _danger,
    "jump": _jump,
    "morale": _morale,
    "spell": _spell,
}
