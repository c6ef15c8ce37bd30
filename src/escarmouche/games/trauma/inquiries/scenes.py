"""Scenes of Trauma that are only imagined, for a forecast: two units on an open table, or one alone."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from escarmouche.engine.chance import Scripted
from escarmouche.engine.game import Game
from escarmouche.engine.ids import PieceId
from escarmouche.engine.questions import Forecast, Option, Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.inquiries import MATTERS
from escarmouche.games.trauma.inquiries.profiles import EXAMPLE as PROFILE
from escarmouche.games.trauma.inquiries.profiles import army_of
from escarmouche.games.trauma.rules import naming, ruleset
from escarmouche.games.trauma.rules.activation.morale import tests_once
from escarmouche.games.trauma.rules.battle import Battle, centimetres
from escarmouche.games.trauma.rules.casualties.losses import OFFICER
from escarmouche.games.trauma.rules.close_combat import fight, melee, suicide_assault
from escarmouche.games.trauma.rules.forecast.records import EVENLY, FireForecast, SalvoForecast
from escarmouche.games.trauma.rules.forecast.salvo import salvo_forecast
from escarmouche.games.trauma.rules.forecast.trials import initiative_forecast, morale_forecast
from escarmouche.games.trauma.rules.lists.profile import Army, UnitProfile
from escarmouche.games.trauma.rules.movement.crossing import barriers, overrun
from escarmouche.games.trauma.rules.shooting import fire_action, targets
from escarmouche.games.trauma.rules.shooting.salvos import Salvo, melee_salvos, salvos, weapon_of
from escarmouche.games.trauma.rules.space.measure import CONTACT
from escarmouche.games.trauma.rules.state import (
    HEADS_DOWN,
    TAKE_COVER,
    Action,
    Activation,
    State,
    TraumaSetup,
    Unit,
    muster_state,
)
from escarmouche.table.table import Piece, Table
from escarmouche.terminal.inquiries import Imagined, Inquiry, alike, find_unit, understand, written, written_out

Muster: TypeAlias = Callable[[str], Army]

RANGE = 25.0
"""How far apart two units are in centimetres, unless the inquiry says otherwise."""
WIDE = centimetres(400)
MIDDLE = WIDE // 2
THICK = centimetres(0.5)
BEHIND, BEFORE = 1, -1
"""How far the leader of a target stands from the others, in thousandths."""
NOBODY = Army("", "", ())


APART = ("salvo", "fire", "overrun")
OF_THE_TARGET = ("cover", "taking_cover", "heads_down", "ticks")


class Named(NamedTuple):
    """A unit by its army and its place in it."""

    army: Army
    place: int
    told: str = ""

    @property
    def profile(self) -> UnitProfile:
        """What stands on its card."""
        return self.army.units[self.place]


# The scene


class Scene:
    """Everybody in place: all models of a unit at the same spot, so that the distance holds for each of them."""

    def __init__(
        self, words: Words, inquiry: Inquiry, here: Named | None = None, there: Named | None = None, *between: Named
    ) -> None:
        self.words = words
        self.given = inquiry.given
        self.told = {one.profile.name: one.told for one in (here, there) if one is not None and one.told}
        self.distance_matters = inquiry.what in ("salvo", "fire")
        self.distance = centimetres(self.given.get("range", RANGE)) if inquiry.what in APART else CONTACT // 2
        radii = [(named.profile.base // 2 if named else 0) for named in (here, there)]
        self.across = MIDDLE + radii[0] + self.distance + radii[1]
        armies = [named.army if named else NOBODY for named in (here, there)]
        own = armies[0].units
        armies[0] = replace(armies[0], units=(*own, *(named.profile for named in between)))
        table = self._table(there.profile) if there else Table("", WIDE, WIDE)
        options = CATALOGUE.choose(inquiry.options)
        self.setup = TraumaSetup(options=options, table=table, lists=(armies[0], armies[1]))
        state = muster_state(self.setup)
        self.battle = Battle(Game(ruleset.RULESET, self.setup, Scripted(()), state=state, entry=_nothing))
        self.units = [
            next(unit for unit in state.units if (unit.owner, unit.profile) == (seat, named.place))
            for seat, named in enumerate((here, there))
            if named is not None
        ]
        for unit, x, facing in zip(self.units, (MIDDLE, self.across), (0, 1800), strict=False):
            self._set_down(unit, x, facing)
        self.strays = [unit for unit in state.units if unit.owner == 0 and unit.profile >= len(own)]
        for number, unit in enumerate(self.strays, 1):
            self._stand_between(unit, number / (len(self.strays) + 1), radii)
        self._weaken()
        if self.distance_matters:
            self.move_leader(BEHIND)

    def _table(self, profile: UnitProfile) -> Table:
        """An open table, with a wall as high as half the target right before it if it has cover."""
        if not self.given.get("cover"):
            return Table("", WIDE, WIDE)
        far, side = self.across - profile.base // 2 - THICK, profile.base
        corners = (
            (far - THICK, MIDDLE - side),
            (far, MIDDLE - side),
            (far, MIDDLE + side),
            (far - THICK, MIDDLE + side),
        )
        height = profile.hover + (profile.height - profile.hover) * 2 // 3
        return Table(
            "", WIDE, WIDE, (Piece(PieceId("cover"), "low-wall", corners, 0, height, frozenset({"blocking"})),)
        )

    @property
    def unit(self) -> Unit:
        """The unit that acts or tests."""
        return self.units[0]

    @property
    def other(self) -> Unit:
        """The unit that is acted against."""
        return self.units[-1]

    def _set_down(self, unit: Unit, x: int, facing: int) -> None:
        unit.place = "table"
        for model in self.battle.alive(unit):
            self.battle.put(model, x, MIDDLE, 0, facing)

    def _stand_between(self, unit: Unit, share: float, radii: Sequence[int]) -> None:
        """A friend stands in the fire corridor, so far aside that whoever is behind him can be seen."""
        unit.place = "table"
        aside = self.battle.radius(unit) + min(radii) - THICK
        x = MIDDLE + radii[0] + round(self.distance * share)
        for model in self.battle.alive(unit):
            self.battle.put(model, x, MIDDLE + aside, 0, 0)

    def move_leader(self, by: int) -> None:
        """Let the leader of the target stand a hair behind the others, or before them: the nearest are hit first."""
        leader = self.battle.model(self.other.leader)
        self.battle.put(leader, self.across + by, MIDDLE, 0, 1800)
        self.battle.changed()

    def has_officer_among_others(self) -> bool:
        """Whether it matters where the leader of the target stands."""
        leader = self.battle.model(self.other.leader)
        return self.battle.kit(leader).role == OFFICER and len(self.battle.alive(self.other)) > 1

    def _weaken(self) -> None:
        """Take away whoever is lost already, and give those who are left their states."""
        for unit, prefix in zip(self.units, ("", "target_"), strict=False):
            if count := self.given.get(f"{prefix}models"):
                self._leave(unit, f"{prefix}models", count)
            unit.disorganised = bool(self.given.get(f"{prefix}disorganised"))
        for switch, order in (("taking_cover", TAKE_COVER), ("heads_down", HEADS_DOWN)):
            if self.given.get(switch):
                self.other.orders = [order]
        if ticks := self.given.get("ticks"):
            self._tick(self.other, ticks)
        self.battle.changed()

    def _leave(self, unit: Unit, switch: str, count: int) -> None:
        """Take models away until so many are left, the leader among them."""
        self.limit(switch, unit, count)
        others = [model for model in self.battle.alive(unit) if model.id != unit.leader]
        for model in others[count - 1 :]:
            model.alive = False
        self.battle.changed()

    def limit(self, switch: str, unit: Unit, count: int) -> None:
        """Refuse a number of models that is larger than the unit."""
        size = len(self.battle.alive(unit))
        if count > size:
            raise Refused(refusal("", "refused-odds-models", switch=written(switch), unit=self.name(unit), size=size,
                                  count=count))  # fmt: skip

    def _tick(self, unit: Unit, ticks: int) -> None:
        """Tick boxes of the first vehicle that is left."""
        boxes = len(self.battle.profile(unit).structure)
        if ticks >= boxes:
            key = "refused-odds-ticks" if boxes else "refused-odds-no-structure"
            raise Refused(refusal("", key, unit=self.name(unit), count=ticks, boxes=boxes))
        self.battle.alive(unit)[0].ticks = ticks

    def begin(self, *announced: Action) -> None:
        """Put the unit into the middle of its activation."""
        self.battle.state.activation = Activation(unit=self.unit.id, step="actions", announced=list(announced))

    # Saying

    def name(self, unit: Unit) -> str:
        """What a unit is called."""
        return naming.unit_names(self.setup, self.words)[unit.id]

    def refuse(self, reason: Reason | None) -> None:
        """Stop where the rules do not allow it, in their own words."""
        if reason is not None:
            said = naming.sentence(self.words, self.setup, self.battle.state, reason)
            raise Refused(refusal("", "refused-by-rule", said=said, number=reason.rule))

    def imagined(self, told: Forecast, text: str, **data: Any) -> Imagined:
        """The scene with its forecast: a sentence, and the circumstances."""
        state: State = self.battle.state
        title = naming.sentence(self.words, self.setup, state, refusal("", text, **data))
        return Imagined(self.setup, state, title, tuple(self._notes()), told)

    def _notes(self) -> Iterator[str]:
        """The profiles that were written out and the circumstances that were given, in words."""
        for name, told in self.told.items():
            yield self.words.say("labelled", label=name, text=told)
        for switch, value in self.given.items() if self.units else ():
            plain = switch.removeprefix("target_")
            whose = self.other if plain in OF_THE_TARGET or plain != switch else self.unit
            key = f"odds-note-{plain.replace('_', '-')}"
            if value and self.words.has(key):
                shown = ", ".join(map(self.name, self.strays)) if switch == "corridor" else value
                yield self.words.say(key, unit=self.name(whose), count=value, what=shown)


def _nothing(game: Game[State]) -> Steps[None]:
    """No rule is played in a scene."""
    yield from ()


# What can be asked


def imagine(words: Words, inquiry: Inquiry, muster: Muster) -> Imagined:
    """The scene that somebody describes, and the forecast that the rules give of it."""
    understand(inquiry, MATTERS)
    given = inquiry.given
    between = [_named(words, "corridor", text, muster) for text in given.get("corridor", ())]
    who = [_named(words, switch, given[switch], muster) for switch in ("attacker", "unit", "target") if switch in given]
    return SCENES[inquiry.what](Scene(words, inquiry, *who, *between))


def _named(words: Words, switch: str, text: str, muster: Muster) -> Named:
    """The unit that is written as LIST:UNIT, or written out."""
    read = partial(army_of, written_out(words, switch, text, PROFILE))
    return Named(*find_unit(text, muster, lambda army: [unit.name for unit in army.units], read))


def _salvo(scene: Scene) -> Imagined:
    """A salvo of a unit at another."""
    battle, unit, target = scene.battle, scene.unit, scene.other
    supported, steady = bool(scene.given.get("supported")), bool(scene.given.get("steady"))
    scene.begin("fire", "fire") if supported else scene.begin("fire")
    scene.refuse(fire_action.fire_refused(battle, unit))
    salvo = _chosen(scene, [one for one in salvos(battle, unit) if one.steady == steady])[0]
    scene.refuse(targets.cannot_fire(battle, unit, salvo, (target, False)))
    fired = partial(salvo_forecast, battle, unit, salvo, target, lone=False, supported=supported)
    told = fired()
    _in_vain(scene, [told])
    if scene.has_officer_among_others() and told.manner == EVENLY:
        scene.move_leader(BEFORE)
        told = replace(told, in_front=fired())
        scene.move_leader(BEHIND)
    return scene.imagined(told, "odds-of-salvo", unit=unit.id, target=target.id, weapon=told.weapon,
                          count=len(salvo.models), dice=told.dice, range=told.range)  # fmt: skip


def _in_vain(scene: Scene, told: Sequence[SalvoForecast]) -> None:
    """Refuse circumstances of a target that change nothing for any of these salvos."""
    unit, weapons = scene.name(scene.other), ", ".join(dict.fromkeys(scene.words.called(one.weapon) for one in told))
    if scene.given.get("cover") and not any(one.cancels for one in told):
        raise Refused(refusal("", "refused-odds-cover", unit=unit, weapon=weapons))
    if scene.given.get("heads_down") and not any(brunt.thrown for one in told for brunt in one.brunts):
        raise Refused(refusal("", "refused-odds-heads-down", unit=unit, weapon=weapons))
    hit = {brunt.unit for one in told for brunt in one.brunts}
    missed = next((stray for stray in scene.strays if stray.id not in hit), None)
    if missed is not None:
        raise Refused(refusal("", "refused-odds-corridor", unit=scene.name(missed), weapon=weapons))


def _fire(scene: Scene) -> Imagined:
    """A whole Fire action: every weapon that is named, or every one that reaches, at one target."""
    battle, unit, target = scene.battle, scene.unit, scene.other
    supported, steady = bool(scene.given.get("supported")), bool(scene.given.get("steady"))
    scene.begin("fire", "fire") if supported else scene.begin("fire")
    scene.refuse(fire_action.fire_refused(battle, unit))
    ready = _one_score_each(salvos(battle, unit), steady=steady)
    chosen = _chosen(scene, ready) if "weapon" in scene.given else ready
    able = [salvo for salvo in chosen if targets.cannot_fire(battle, unit, salvo, (target, False)) is None]
    for salvo in chosen if "weapon" in scene.given or not able else ():
        scene.refuse(targets.cannot_fire(battle, unit, salvo, (target, False)))
    pairs = [_up_and_down(scene, salvo, supported=supported) for salvo in able]
    _in_vain(scene, [up for up, _ in pairs])
    if any(brunt.unit != target.id for up, _ in pairs for brunt in up.brunts):
        raise Refused(refusal("", "refused-odds-too-near", target=scene.name(target)))
    told = FireForecast(target=target.id, salvos=tuple(pairs), once=tests_once(battle))
    weapons = ", ".join(
        f"{len(salvo.models)} × {scene.words.called(weapon_of(battle, unit, salvo).name)}" for salvo in able
    )
    return scene.imagined(told, "odds-of-fire", unit=unit.id, target=target.id, weapons=weapons,
                          range=pairs[0][0].range)  # fmt: skip


def _one_score_each(ready: Sequence[Salvo], *, steady: bool) -> list[Salvo]:
    """Every weapon once: a sniper's with its second score if that is asked for and it has one."""
    doubled = {salvo.weapon for salvo in ready if salvo.steady}
    return [salvo for salvo in ready if salvo.steady == (steady and salvo.weapon in doubled)]


def _up_and_down(scene: Scene, salvo: Salvo, *, supported: bool) -> tuple[SalvoForecast, SalvoForecast]:
    """A salvo at a unit as it stands, and at the same unit on the ground, which has lost its orders."""
    target = scene.other
    told = []
    before = target.down, target.orders
    for lies in (False, True):
        target.down, target.orders = lies or before[0], [] if lies else before[1]
        scene.battle.changed()
        told.append(salvo_forecast(scene.battle, scene.unit, salvo, target, lone=False, supported=supported))
    target.down, target.orders = before
    scene.battle.changed()
    return told[0], told[1]


def _chosen(scene: Scene, ready: Sequence[Salvo]) -> list[Salvo]:
    """The salvos of the weapons that are named, or the first."""
    names = [weapon_of(scene.battle, scene.unit, salvo).name for salvo in ready]
    found: list[int] = []
    for wanted in scene.given.get("weapon", names[:1] or [""]):
        these = alike(names, wanted)
        if not these:
            known = ", ".join(dict.fromkeys(names)) or "none"
            raise Refused(
                refusal("", "refused-odds-arms", unit=scene.name(scene.unit), weapon=wanted[:60], known=known)
            )
        found += [at for at in these if at not in found]
    return [ready[at] for at in found]


def _melee(scene: Scene) -> Imagined:
    """A melee salvo of all models of a unit, each of them at contact with all of another."""
    battle, unit, target = scene.battle, scene.unit, scene.other
    scene.begin()
    salvo = _chosen(scene, melee_salvos(battle, unit))[0]
    told = melee.forecast_of(battle, unit, salvo, target, fight.Used())
    return scene.imagined(told, "odds-of-blows", unit=unit.id, target=target.id, weapon=told.weapon,
                          count=len(salvo.models))  # fmt: skip


def _assault(scene: Scene) -> Imagined:
    """A suicide assault of all models of a unit."""
    battle, unit, target = scene.battle, scene.unit, scene.other
    scene.begin()
    option = _option(suicide_assault.options(battle, unit, fight.Used()), str(fight.Assault(target.id)))
    if option is None or option.forecast is None:
        raise Refused(refusal("", "refused-odds-assault", unit=scene.name(unit), target=scene.name(target)))
    scene.refuse(option.refused)
    count = len(battle.alive(unit))
    return scene.imagined(option.forecast(), "odds-of-assault", unit=unit.id, target=target.id, count=count)


def _option(options: list[Option], key: str) -> Option | None:
    return next((option for option in options if option.key == key), None)


def _overrun(scene: Scene) -> Imagined:
    """Armour runs over some or all models of a unit."""
    battle, unit, target = scene.battle, scene.unit, scene.other
    if not barriers.can_overrun(battle, unit, target):
        raise Refused(refusal("", "refused-odds-overrun", unit=scene.name(unit), target=scene.name(target)))
    count = scene.given.get("crossing", len(battle.alive(target)))
    scene.limit("crossing", target, count)
    told = overrun.forecast_of_path(battle, target, count)
    return scene.imagined(told, "odds-of-overrun", unit=unit.id, target=target.id, count=count)


def _morale(scene: Scene) -> Imagined:
    """A unit takes a morale test."""
    return scene.imagined(morale_forecast(scene.battle, scene.unit), "odds-of-morale", unit=scene.unit.id)


def _initiative(scene: Scene) -> Imagined:
    """Both players roll for the initiative with so many dice."""
    first, second = scene.given["dice"], scene.given["target_dice"]
    told = initiative_forecast(0, first, second)
    return scene.imagined(told, "odds-of-initiative", first_dice=first, second_dice=second)


SCENES: Mapping[str, Callable[[Scene], Imagined]] = {
    "salvo": _salvo,
    "fire": _fire,
    "melee": _melee,
    "assault": _assault,
    "overrun": _overrun,
    "morale": _morale,
    "initiative": _initiative,
}
