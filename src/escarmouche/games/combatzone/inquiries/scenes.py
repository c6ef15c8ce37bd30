"""Scenes of Combat Zone that are only imagined, for a forecast: some figures on an open table, or one alone."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from escarmouche.engine.chance import Scripted
from escarmouche.engine.game import Game
from escarmouche.engine.ids import PieceId
from escarmouche.engine.questions import Forecast, Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.inquiries import MATTERS
from escarmouche.games.combatzone.inquiries.profiles import EXAMPLE as PROFILE
from escarmouche.games.combatzone.inquiries.profiles import force_of
from escarmouche.games.combatzone.rules import forecast, naming
from escarmouche.games.combatzone.rules.battle import Battle, centimetres
from escarmouche.games.combatzone.rules.close_combat import melee
from escarmouche.games.combatzone.rules.events.shots import Way
from escarmouche.games.combatzone.rules.lists.cards import Fighter, Force, Weapon
from escarmouche.games.combatzone.rules.objects import technology
from escarmouche.games.combatzone.rules.ruleset import RULESET
from escarmouche.games.combatzone.rules.shooting import areas, weapons
from escarmouche.games.combatzone.rules.shooting.actions import way_refused
from escarmouche.games.combatzone.rules.shooting.sight import MATERIALS, cover_from, traits_of
from escarmouche.games.combatzone.rules.shooting.targets import shot_refused
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, Damage, Figure, Nerve, State, Tie, muster_state
from escarmouche.games.combatzone.rules.wounds import first_aid, machines
from escarmouche.table.table import Piece, Table
from escarmouche.terminal.inquiries import Imagined, Inquiry, alike, find_unit, understand, written, written_out

Muster: TypeAlias = Callable[[str], Force]

RANGE = 20.0
"""How far apart two figures are in centimetres, unless the inquiry says otherwise."""
WIDE = centimetres(400)
MIDDLE = WIDE // 2
THICK = centimetres(0.5)
ASIDE = centimetres(6)
"""How far apart the targets of a burst stand."""
MOST_ASIDE = 0.4
"""How far a target turns aside from the one before it at most, in radians, so that all stay in the arc."""
AROUND = (120, 240, 60, 300, 0)
"""At which angles of his enemy the friends of whoever fights stand; he himself stands at 180 degrees."""
BEHIND = (180, 120, 240)
"""At which angles of whoever fights the friends of his enemy stand."""
NOBODY = Force("", "", ())


OF_THE_TARGET = ("material", "taking_cover", "watching", "damage")


class Named(NamedTuple):
    """A figure by its force and its place in it, group after group."""

    force: Force
    place: int
    told: str = ""

    @property
    def card(self) -> Fighter:
        """What stands on its card."""
        return _cards(self.force)[self.place]


def _cards(force: Force) -> list[Fighter]:
    return [fighter for group in force.groups for fighter in group.fighters]


# The scene


class Scene:
    """Everybody in place: one figure, and perhaps others at a distance or in contact with it."""

    def __init__(self, words: Words, inquiry: Inquiry, who: Sequence[Named]) -> None:
        self.words = words
        self.given = inquiry.given
        self.touching = inquiry.what == "melee"
        self.distance = 0 if self.touching else centimetres(self.given.get("range", RANGE))
        here, *there = who
        self.told = {one.card.name: one.told for one in who if one.told}
        self.across = MIDDLE + here.card.base // 2 + self.distance + (there[0].card.base // 2 if there else 0)
        table = Table("", WIDE, WIDE, self._cover(there[0].card) if "material" in self.given else ())
        forces = (here.force, there[0].force if there else NOBODY)
        self.setup = CombatZoneSetup(options=CATALOGUE.choose(inquiry.options), lists=forces, table=table)
        state = muster_state(self.setup)
        self.battle = Battle(Game(RULESET, self.setup, Scripted(()), state=state, entry=_nothing))
        self.figure = self._set_down(0, here.place, MIDDLE, MIDDLE, 0)
        self.targets = [self._set_down(1, named.place, *self._at(number), 1800) for number, named in enumerate(there)]
        self.mark()

    def _cover(self, card: Fighter) -> tuple[Piece, ...]:
        """Something of a material right before the target, two thirds as high as it is."""
        material = self.given["material"]
        if material not in MATERIALS:
            raise Refused(refusal("", "refused-odds-material", material=material[:40], known=", ".join(MATERIALS)))
        far, side = self.across - card.base // 2 - THICK, card.base
        corners = (
            (far - THICK, MIDDLE - side),
            (far, MIDDLE - side),
            (far, MIDDLE + side),
            (far - THICK, MIDDLE + side),
        )
        return (Piece(PieceId("cover"), "low-wall", corners, 0, card.height * 2 // 3, traits_of(material)),)

    def _at(self, number: int) -> tuple[int, int]:
        """Where a target stands: all are equally far away, one beside the other."""
        far = self.across - MIDDLE
        turn = number * min(MOST_ASIDE, ASIDE / far)
        return MIDDLE + round(far * math.cos(turn)), MIDDLE + round(far * math.sin(turn))

    def _set_down(self, seat: int, place: int, x: int, y: int, facing: int) -> Figure:
        figure = [one for one in self.battle.state.figures if one.owner == seat][place]
        figure.place = "table"
        self.battle.put(figure, x, y, 0, facing)
        return figure

    def mark(self) -> None:
        """Give the figures the markers and the damage that the inquiry names."""
        given = self.given
        for figure, prefix in ((self.figure, ""), *((target, "target_") for target in self.targets[:1])):
            figure.reaction = "panicked" if given.get(f"{prefix}shaken") else ""
        for target in self.targets[:1]:
            target.covered = bool(given.get("taking_cover"))
            target.watching = bool(given.get("watching"))
            target.damages = self._damages(target)

    def _damages(self, target: Figure) -> list[Damage]:
        """Damages as they are written: major-power."""
        found = []
        for wanted in self.given.get("damage", ()):
            level, _, system = wanted.partition("-")
            if level not in machines.LEVELS or system not in machines.SYSTEMS:
                raise Refused(refusal("", "refused-odds-damage", damage=wanted[:40]))
            found.append(Damage(system, level))
        if found and not self.battle.card(target).machine:
            raise Refused(refusal("", "refused-odds-no-machine", unit=self.name(target)))
        return found

    @property
    def target(self) -> Figure:
        """The figure that is acted against."""
        return self.targets[0]

    def join(self, helped: Figure, beside: Figure, switch: str, angles: Sequence[int]) -> None:
        """Others of a figure's force come into contact with somebody."""
        others = [one for one in self.battle.state.figures if one.owner == helped.owner and one.place == "waiting"]
        count = self.given.get(switch, 0)
        if count > min(len(others), len(angles)):
            most = min(len(others), len(angles))
            raise Refused(refusal("", "refused-odds-friends", switch=written(switch), count=count, most=most))
        for one, angle in zip(others[:count], angles, strict=False):
            far, turn = self.battle.radius(one) + self.battle.radius(beside), math.radians(angle)
            one.place = "table"
            self.battle.put(one, beside.x + round(far * math.cos(turn)), beside.y + round(far * math.sin(turn)), 0)

    # Saying

    def name(self, figure: Figure) -> str:
        """What a figure is called."""
        return naming.figure_names(self.setup, self.words)[figure.id]

    def refuse(self, reason: Reason | None) -> None:
        """Stop where the rules do not allow it, in their own words."""
        if reason is not None:
            said = naming.sentence(self.words, self.setup, self.battle.state, reason)
            raise Refused(refusal("", "refused-by-rule", said=said, number=reason.rule))

    def imagined(self, told: Forecast, text: str, **data: Any) -> Imagined:
        """The scene with its forecast: a sentence, and the circumstances."""
        state = self.battle.state
        title = naming.sentence(self.words, self.setup, state, refusal("", text, **data))
        return Imagined(self.setup, state, title, tuple(self._notes()), told)

    def _notes(self) -> Iterator[str]:
        """The profiles that were written out and the circumstances that were given, in words."""
        for name, told in self.told.items():
            yield self.words.say("labelled", label=name, text=told)
        for switch, value in self.given.items():
            plain = switch.removeprefix("target_")
            whose = self.target if plain in OF_THE_TARGET or plain != switch else self.figure
            key = f"odds-note-{plain.replace('_', '-')}"
            if value and self.words.has(key):
                shown = ", ".join(value) if isinstance(value, list) else value
                yield self.words.say(key, unit=self.name(whose), what=shown, count=value)


def _nothing(game: Game[State]) -> Steps[None]:
    """No rule is played in a scene."""
    yield from ()


# Forecasts


def imagine(words: Words, inquiry: Inquiry, muster: Muster) -> Imagined:
    """The scene that somebody describes, and the forecast that the rules give of it."""
    understand(inquiry, MATTERS)
    given = inquiry.given
    asked = [(switch, given[switch]) for switch in ("attacker", "unit", "target") if switch in given]
    asked += [("target", text) for text in given.get("also", ())]
    who = [_named(words, inquiry.options, switch, text, muster) for switch, text in asked]
    _same_force(who[2:], who[1:2])
    return FORESEEN[inquiry.what](Scene(words, inquiry, who))


def _named(words: Words, options: Mapping[str, str], switch: str, text: str, muster: Muster) -> Named:
    """The figure that is written as LIST:FIGURE, or written out."""
    read = partial(force_of, written_out(words, switch, text, PROFILE), words, options)
    return Named(*find_unit(text, muster, lambda force: [fighter.name for fighter in _cards(force)], read))


def _same_force(others: Sequence[Named], first: Sequence[Named]) -> None:
    """All targets of a burst are of one force, and nobody is named twice."""
    places = [named.place for named in (*first, *others)]
    if any(named.force != first[0].force for named in others) or len(set(places)) < len(places):
        raise Refused(refusal("", "refused-odds-also"))


def _armed(scene: Scene, arms: Sequence[tuple[int, Weapon]]) -> tuple[int, Weapon]:
    """The weapon that is named, or the first."""
    names = [_weapon(scene, weapon) for _, weapon in arms]
    wanted = scene.given.get("weapon", names[:1] or [""])[0]
    found = alike(names, wanted) or [at for at, (_, weapon) in enumerate(arms) if weapon.key == wanted]
    if not found:
        known = ", ".join(dict.fromkeys(names)) or "none"
        raise Refused(refusal("", "refused-odds-arms", unit=scene.name(scene.figure), weapon=wanted[:60], known=known))
    return arms[found[0]]


def _weapon(scene: Scene, weapon: Weapon) -> str:
    return naming.weapon_name(weapon.key, scene.words)


def _aimed_at(scene: Scene, place: int, weapon: Weapon, how: Way) -> None:
    """Stop where the shots are not allowed, and where what should cover the target does not."""
    battle, figure = scene.battle, scene.figure
    scene.refuse(way_refused(battle, figure, place, weapon, how))
    for target in scene.targets:
        scene.refuse(shot_refused(battle, figure, weapon, target))
    if "material" in scene.given and not cover_from(battle, figure, scene.target):
        raise Refused(refusal("", "refused-odds-cover", unit=scene.name(scene.target)))


def _shot(scene: Scene) -> Imagined:
    """A single or an aimed shot."""
    how: Way = "aim" if scene.given.get("aimed") else "single"
    place, weapon = _armed(scene, weapons.firearms(scene.battle, scene.figure))
    _aimed_at(scene, place, weapon, how)
    told = forecast.shot(scene.battle, scene.figure, weapon, how, scene.target)
    return _fired(scene, told, f"odds-of-{how}", weapon)


def _fired(scene: Scene, told: Forecast, text: str, weapon: Weapon, **data: Any) -> Imagined:
    return scene.imagined(told, text, figure=scene.figure.id, target=scene.target.id, weapon=weapon.key,
                          distance=scene.distance, **data)  # fmt: skip


def _burst(scene: Scene) -> Imagined:
    """A burst, all of it at one target or divided."""
    place, weapon = _armed(scene, weapons.firearms(scene.battle, scene.figure))
    _aimed_at(scene, place, weapon, "burst")
    shots = _divided(scene, weapon)
    told = forecast.burst(scene.battle, scene.figure, weapon, "burst", shots)
    return _fired(scene, told, "odds-of-burst", weapon, shots=sum(shots.values()))


def _divided(scene: Scene, weapon: Weapon) -> dict[int, int]:
    """How many shots each target gets: as it is written, or all shots evenly, the first ones more."""
    targets, text = scene.targets, scene.given.get("split")
    more, rest = divmod(weapon.rate, len(targets))
    parts = text.split(",") if text else [str(more + (number < rest)) for number in range(len(targets))]
    shots = [int(part) if part.strip().isdecimal() else 0 for part in parts]
    if len(shots) != len(targets) or 0 in shots or not 2 <= sum(shots) <= weapon.rate:
        name, rate = _weapon(scene, weapon), weapon.rate
        raise Refused(refusal("", "refused-odds-split", weapon=name, most=rate, count=len(targets)))
    return {target.id: count for target, count in zip(targets, shots, strict=True)}


def _wound(scene: Scene) -> Imagined:
    """What a hit does."""
    place, weapon = _armed(scene, weapons.firearms(scene.battle, scene.figure))
    _aimed_at(scene, place, weapon, "single")
    told = forecast.hit(scene.battle, scene.figure, weapon, scene.target)
    return _fired(scene, told, "odds-of-wound", weapon)


def _machine(scene: Scene) -> Imagined:
    """What a hit does to a machine."""
    if not scene.battle.card(scene.target).machine:
        raise Refused(refusal("", "refused-odds-no-machine", unit=scene.name(scene.target)))
    return _wound(scene)


def _area(scene: Scene) -> Imagined:
    """An area weapon that is aimed at a figure."""
    battle, figure, target = scene.battle, scene.figure, scene.target
    arms = weapons.area_weapons(battle, figure)
    _, weapon = _armed(scene, [*arms, *([(len(arms), weapons.line_of(weapons.GRENADE))] if figure.grenades else [])])
    scene.refuse(areas.target_refused(battle, figure, weapon, target))
    told = areas.blast_forecast(battle, figure, weapon, areas.centre_of(battle, target))
    return _fired(scene, told, "odds-of-area", weapon)


def _melee(scene: Scene) -> Imagined:
    """A round of close combat."""
    figure, target = scene.figure, scene.target
    scene.join(figure, target, "friends", AROUND)
    scene.join(target, figure, "foes", BEHIND)
    rounds = scene.given.get("rounds", 1)
    told = melee.fight_forecast(scene.battle, figure, target) if rounds == 1 else _rounds(scene, rounds)
    text = "odds-of-melee" if rounds == 1 else "odds-of-rounds"
    return scene.imagined(told, text, figure=figure.id, target=target.id, count=rounds)


def _rounds(scene: Scene, rounds: int) -> forecast.Rounds:
    """The forecast of round after round that a figure brings about, however both have reacted by then."""
    battle, pair = scene.battle, (scene.figure, scene.target)
    for one in pair:
        if battle.card(one).machine:
            raise Refused(refusal("", "refused-odds-rounds", unit=scene.name(one)))
    before = _round(scene)
    course = []
    reactions = list(product(_reactions(pair[0]), _reactions(pair[1])))
    for so_far in (0, 1):
        for mine, theirs in reactions:
            for one, other, reaction in ((*pair, mine), (*pair[::-1], theirs)):
                one.reaction, one.ties = reaction, [Tie(other=other.id, initiator=scene.figure.id, rounds=so_far)]
            course.append((not so_far, mine, theirs, _round(scene).sides))
    scene.mark()
    return forecast.Rounds(rounds=rounds, course=tuple(course), reasons=before.reasons)


def _round(scene: Scene) -> forecast.Round:
    """The forecast of the next round, with neither of the two routed."""
    return melee.round_forecast(scene.battle, melee.imagined(scene.battle, scene.figure, scene.target), {})


def _reactions(figure: Figure) -> tuple[Nerve, ...]:
    """How somebody may have reacted by a later round."""
    return (figure.reaction,) if figure.reaction else ("", "panicked")


def _reaction(scene: Scene) -> Imagined:
    """A reaction test of somebody who is panicked or routed."""
    figure, given = scene.figure, scene.given
    figure.reaction = "routed" if given.get("routed") else "panicked"
    figure.burning = bool(given.get("burning"))
    figure.ties = [Tie(other=figure.id, initiator=figure.id)] if given.get("engaged") else []
    if "models" in given:
        _decimate(scene, given["models"])
    return scene.imagined(forecast.reaction(scene.battle, figure), "odds-of-reaction", figure=figure.id)


def _decimate(scene: Scene, count: int) -> None:
    """Leave the figure and so many of its group in all."""
    others = [one for one in scene.battle.members(scene.battle.group(scene.figure)) if one is not scene.figure]
    if count > len(others) + 1:
        size = len(others) + 1
        raise Refused(refusal("", "refused-odds-group", unit=scene.name(scene.figure), size=size, count=count))
    for one in others[count - 1 :]:
        one.place = "lost"


def _technology(scene: Scene) -> Imagined:
    """A technology roll."""
    difficulty: int = scene.given["difficulty"]
    told = technology.technology_forecast(scene.battle, scene.figure, lambda: difficulty)
    return scene.imagined(told, "odds-of-technology", figure=scene.figure.id, difficulty=difficulty)


def _aid(scene: Scene) -> Imagined:
    """First aid to another of the list; who that is does not matter."""
    figure = scene.figure
    scene.refuse(first_aid.has_no_hands(scene.battle, figure))
    casualty = next((one for one in scene.battle.state.figures if one is not figure), figure)
    told = first_aid.aid_forecast(scene.battle, figure, casualty)
    return scene.imagined(told, "odds-of-aid", figure=figure.id, target=casualty.id)


FORESEEN: Mapping[str, Callable[[Scene], Imagined]] = {
    "shot": _shot,
    "burst": _burst,
    "wound": _wound,
    "machine": _machine,
    "area": _area,
    "melee": _melee,
    "reaction": _reaction,
    "technology": _technology,
    "aid": _aid,
}
