"""Fixed positions with one clearly right decision: read from a file, played by an agent, judged by what it did.

The format is described in docs/positions.md. The set-up of a position is that of a conformance case.
"""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from escarmouche.agents import enlist
from escarmouche.core.chance import Seeded
from escarmouche.core.decision import Choose, SeatId
from escarmouche.core.game import Game
from escarmouche.core.seat import Seat
from escarmouche.core.written import NONE, CaseError, called, only
from escarmouche.games.firefight.cases import STAGE, FirefightScene
from escarmouche.games.firefight.events import Activated, DangerRolled, HitsRolled, SpellDeclared

WORDS = ("title", "situation", "why", "right")
KEYS = frozenset({*WORDS, "side", "options", "begin", "with", *STAGE.keys})
MOST_QUESTIONS = 100


class Position(msgspec.Struct, frozen=True):
    """A position as it is written: what a reader is told of it, what is right, and its set-up."""

    name: str
    title: str
    situation: str
    why: str
    right: dict[str, Any]
    side: str
    case: dict[str, Any]


# Reading


def read_position(path: Path) -> Position:
    """The position of a file; one that is not written as it should be is an error."""
    try:
        return position_from(path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise CaseError(f"{path.name} is not well-formed TOML: {error}.") from error


def position_from(name: str, data: Mapping[str, Any]) -> Position:
    """A position from its keys."""
    only(data, KEYS, name)
    for key in (*WORDS, "begin"):
        if not data.get(key):
            raise CaseError(f"{name}: {key} is missing.")
    only(data["right"], CHECKS, f"{name}, right")
    for check, arguments in ARGUMENTS.items():
        wanted = data["right"].get(check, dict.fromkeys(arguments))
        only(wanted, arguments, f"{name}, right.{check}")
        if set(wanted) != set(arguments):
            raise CaseError(f"{name}, right.{check}: write all of {', '.join(arguments)}.")
    case = {key: value for key, value in data.items() if key not in (*WORDS, "side")}
    told = {key: data[key] for key in WORDS}
    return Position(name=name, **told, side=data.get("side", "A"), case=case)


def mirrored(position: Position) -> Position:
    """The same position with left and right exchanged."""
    case = dict(position.case)
    width = case.get("table", {}).get("width", 48)
    for key in ("unit", "piece", "objectives"):
        case[key] = [_flipped(thing, width) for thing in case.get(key, ())]
    return msgspec.structs.replace(position, name=f"{position.name} mirrored", case=case)


def _flipped(thing: Mapping[str, Any], width: float) -> dict[str, Any]:
    """A unit, a piece or an objective on the other half of the table."""
    flipped = dict(thing)
    if "turn" in thing:
        flipped["turn"] = -thing["turn"]
    if "step" in thing:
        flipped["step"] = [-thing["step"][0], thing["step"][1]]
    for key in ("at", "outline"):
        if key in thing:
            several = isinstance(thing[key][0], list)
            spots = [[width - x, *rest] for x, *rest in (thing[key] if several else [thing[key]])]
            flipped[key] = spots if several else spots[0]
    return flipped


# Playing


class Played(msgspec.Struct, frozen=True):
    """What came of a position: the game, and what the agent chose, in words, by question in the order asked."""

    scene: FirefightScene
    game: Game[Any]
    chosen: tuple[tuple[str, str], ...]

    def first(self, question: str) -> str:
        """What was first chosen when this was asked; nothing if it never was."""
        return next((word for text, word in self.chosen if text == question), "nothing")

    def name(self, unit: int) -> str:
        """What a unit is called."""
        return self.scene.names.kinds["unit"][unit][0]

    def unit(self, word: Any) -> int:
        """The unit that is called this; a name that nobody has is an error."""
        found: int = self.scene.names.find("unit", word, "right")
        return found

    def weapons(self) -> set[str]:
        """What all weapons of the position are called."""
        profiles = [profile for army in self.scene.setup.armies for profile in army.units]
        return {weapon.name for profile in profiles for weapon in profile.weapons}

    def measure(self, what: str, **arguments: Any) -> Any:
        """Something measured on the table as it was left."""
        return self.scene.probe(self.game, what, arguments)


def play(position: Position, agent: str, seed: int) -> Played:
    """Let an agent decide until its activation, or the chapter that the position begins with, is over.

    The other side answers with the defaults.
    """
    scene = STAGE.scene(position.case)
    game = scene.play(Seeded(seed))
    seat = scene.seat(position.side, "side")
    decider = enlist(agent, Seat(game, seat), Random(seed))
    chosen: list[tuple[str, str]] = []
    while game.question is not None and not _activation_over(game, seat):
        assert len(game.record) < MOST_QUESTIONS, f"{position.name} does not come to an end"
        asked = game.waiting()[0]
        question = game.question.part(asked)
        value = decider.decide().value if asked == seat else question.default
        if asked == seat and isinstance(question, Choose):
            option = next(option for option in question.options if option.key == value)
            chosen.append((question.text, called(option, scene.names)))
        game.answer(asked, game.number, value)
    return Played(scene, game, tuple(chosen))


def _activation_over(game: Game[Any], seat: SeatId) -> bool:
    """Whether the next activation is asked for after one of this seat's units has had its own."""
    acted = [event for event in game.journal if isinstance(event, Activated)]
    asked = game.question is not None and game.question.text == "activate"
    return asked and any(game.state.units[event.unit].owner == seat for event in acted)


# Judging


def faults(position: Position, played: Played) -> list[str]:
    """What was not right, one sentence each."""
    return [fault for check, wanted in position.right.items() for fault in CHECKS[check](played, wanted)]


def _activates(played: Played, wanted: str) -> list[str]:
    unit = played.first("activate")
    return [] if unit == played.name(played.unit(wanted)) else [f"{unit} was activated, not {wanted}."]


def _action(played: Played, wanted: str) -> list[str]:
    word, _, target = wanted.partition(":")
    if word not in ACTIONS:
        raise CaseError(f"right.action: there is no {word!r}; known are {', '.join(ACTIONS)}.")
    if target:
        played.unit(target)
    action = played.first("choose-action")
    return [] if action == wanted else [f"The action was {action}, not {wanted}."]


def _fires(played: Played, wanted: Mapping[str, str]) -> list[str]:
    only(wanted, played.weapons(), "right.fires")
    volleys = [event for event in played.game.journal if isinstance(event, HitsRolled)]
    fired = {volley.weapon: volley.target for volley in volleys}
    found = []
    for weapon, target in wanted.items():
        meant = None if target == NONE else played.unit(target)
        if fired.get(weapon) != meant:
            at = played.name(fired[weapon]) if weapon in fired else NONE
            found.append(f"{weapon} was fired at {at}, not at {target}.")
    return found


def _casts(played: Played, wanted: Mapping[str, str]) -> list[str]:
    declared = [event for event in played.game.journal if isinstance(event, SpellDeclared)]
    cast = [(event.spell, target) for event in declared for target in event.targets]
    if (wanted["spell"], played.unit(wanted["at"])) in cast:
        return []
    told = ", ".join(f"{spell} at {played.name(target)}" for spell, target in cast) or "nothing"
    return [f"What was cast is {told}, not {wanted['spell']} at {wanted['at']}."]


def _ends_within(played: Played, wanted: Mapping[str, Any]) -> list[str]:
    unit, of, inches = wanted["unit"], wanted["of"], wanted["inches"]
    number = of.removeprefix("objective ")
    between = {"from": unit, "to": int(number) if number.isdecimal() else of}
    if played.measure("within", **between, limit=inches):
        return []
    return [f"{unit} ended {played.measure('distance', **between):.1f} inches from {of}, not within {inches}."]


def _ends_in_cover(played: Played, wanted: Mapping[str, Any]) -> list[str]:
    unit, shooters = wanted["unit"], wanted["from"]
    open_to = [shooter for shooter in shooters if not played.measure("cover", target=unit, shooters=shooter)]
    return [f"{unit} ended without cover from {shooter}." for shooter in open_to]


def _keeps_out_of_danger(played: Played, wanted: str) -> list[str]:
    unit = played.unit(wanted)
    rolls = [event for event in played.game.journal if isinstance(event, DangerRolled) and event.unit == unit]
    return [f"{wanted} went through dangerous terrain."] if rolls else []


def _keeps(played: Played, wanted: str) -> list[str]:
    model = played.scene.names.find("model", wanted, "right.keeps")
    return [] if played.game.state.models[model].alive else [f"{wanted} was lost."]


ACTIONS = ("hold", "advance", "rush", "charge")
CHECKS: dict[str, Callable[[Played, Any], list[str]]] = {
    "activates": _activates,
    "action": _action,
    "fires": _fires,
    "casts": _casts,
    "ends_within": _ends_within,
    "ends_in_cover": _ends_in_cover,
    "keeps_out_of_danger": _keeps_out_of_danger,
    "keeps": _keeps,
}
ARGUMENTS = {
    "casts": ("spell", "at"),
    "ends_within": ("unit", "of", "inches"),
    "ends_in_cover": ("unit", "from"),
}
