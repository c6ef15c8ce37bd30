"""The games that the battery puts to the test: the toy and every real one."""

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import cellar_duel
import msgspec
from cellar_duel.data import CATALOGUE
from cellar_duel.rules.ruleset import Duel
from cellar_duel.rules.state import DuelSetup

import escarmouche
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game, Setup
from escarmouche.engine.questions import SeatId
from escarmouche.engine.words import LANGUAGES, Words
from escarmouche.games.collision.rules import tables as collision_tables
from escarmouche.games.collision.rules.lists import mustering as collision_lists
from escarmouche.games.collision.rules.lists import reading as collision_files
from escarmouche.games.collision.rules.ruleset import RULESET as COLLISION
from escarmouche.games.collision.rules.state import CollisionSetup
from escarmouche.games.combatzone.rules.lists import mustering, reading
from escarmouche.games.combatzone.rules.mission import tables as combatzone_tables
from escarmouche.games.combatzone.rules.ruleset import RULESET as COMBATZONE
from escarmouche.games.combatzone.rules.state import CombatZoneSetup
from escarmouche.games.firefight.rules.lists import mustering as firefight_lists
from escarmouche.games.firefight.rules.lists import reading as firefight_files
from escarmouche.games.firefight.rules.state import FirefightSetup
from escarmouche.games.firefight.rules.table import tables
from escarmouche.games.trauma.rules.lists import mustering as trauma_lists
from escarmouche.games.trauma.rules.lists import reading as trauma_files
from escarmouche.games.trauma.rules.mission import tables as trauma_tables
from escarmouche.games.trauma.rules.ruleset import RULESET as TRAUMA
from escarmouche.games.trauma.rules.state import TraumaSetup
from escarmouche.registry import ruleset
from tests.battery import doors

PACKAGE = Path(escarmouche.__file__).parent


def in_view(game: Game[Any], seat: SeatId) -> list[tuple[str, bytes]]:
    """The view of a seat."""
    return [("view", msgspec.json.encode(game.view(seat)))]


class Entrant(NamedTuple):
    """A game to be tested: how to begin it, the rules it may cite, and the events that turn hidden things up."""

    name: str
    new: Callable[[int], Game[Any]]
    rules: frozenset[str]
    reveals: frozenset[str]
    words: dict[str, Words]
    spoken: bool
    """Whether every answer is said aloud, except those that are given together, and those to questions in secret."""
    most_answers: int
    horizon: int
    """How many answers of a game are looked at closely; the rest is only played."""
    stride: int
    """How many answers lie between two looks, so that a long game costs no more than a short one."""
    depth: int
    """How many answers a fork is played on for, to see whether two games have the same future."""
    doors: Callable[[Game[Any], SeatId], Iterable[tuple[str, bytes]]] = in_view
    """What a seat learns that asks at every door, by name; a game that is not served has one, the view."""


def texts(language: str, *folders: Path) -> list[str]:
    """The word files of a language in these folders."""
    return [
        file.read_text(encoding="utf-8") for folder in folders for file in sorted((folder / language).glob("*.ftl"))
    ]


def speak(*folders: Path) -> dict[str, Words]:
    """What a game can say in each language: the words of core and its own."""
    said = {language: texts(language, PACKAGE / "engine" / "text", *folders) for language in LANGUAGES}
    return {language: Words(language, said) for language in LANGUAGES}


def duellist(rules: Duel | None = None) -> Entrant:
    """The toy, or a variant of it."""
    played = rules or Duel()
    return Entrant(
        name=played.key,
        new=lambda seed: Game(played, DuelSetup(), Seeded(seed), keep=True),
        rules=frozenset(CATALOGUE.entries),
        reveals=frozenset({"CardsTurned", "LurkerSprung"}),
        words=speak(Path(cellar_duel.__path__[0]) / "text"),
        spoken=False,
        most_answers=400,
        horizon=400,
        stride=4,
        depth=8,
        doors=lambda game, seat: [("ghost", msgspec.json.encode(played.ghost(game, seat)))],
    )


def real(
    key: str, setup: Callable[[], Setup], reveals: frozenset[str] = frozenset(), *, spoken: bool = False, **looks: int
) -> Entrant:
    """A real game from its set-up, looked at as closely as time allows."""
    rules = ruleset(key)
    return Entrant(
        name=key,
        new=lambda seed: Game(rules, setup(), Seeded(seed), keep=True),
        rules=frozenset(rules.catalogue.entries),  # type: ignore[attr-defined]
        reveals=reveals,
        words=speak(PACKAGE / "games" / key / "text"),
        spoken=spoken,
        doors=doors.behind,
        **{"most_answers": 4000, "horizon": 150, "stride": 12, "depth": 5, **looks},
    )


@cache
def firefight_setup() -> FirefightSetup:
    """Two ready lists on a ready table."""
    armies = (
        firefight_lists.muster(firefight_files.ready_list("hollow_hill-200")),
        firefight_lists.muster(firefight_files.ready_list("tollgate-200")),
    )
    options = ruleset("firefight").catalogue.choose({})  # type: ignore[attr-defined]
    return FirefightSetup(options=options, lists=armies, table=tables.named(tables.names()[0]))


def firefight() -> Entrant:
    """Firefight with two small armies; nothing in it is hidden but tokens that are being committed."""
    return real("firefight", firefight_setup, spoken=True, horizon=200, stride=30, depth=3)


@cache
def collision_setup(mission: str) -> CollisionSetup:
    """Two ready gangs on a ready table."""
    first, second = (
        collision_lists.muster(collision_files.ready_list(key)) for key in ("reclaimers-patrol", "unwanted-pack")
    )
    return CollisionSetup(
        options=COLLISION.catalogue.choose({}),
        lists=(first, second),
        table=collision_tables.named(collision_tables.names()[0]),
        mission=mission,
    )


def collision(mission: str = "") -> Entrant:
    """Collision with two gangs, of which each player knows only the own hand and face-down cards."""
    turned = frozenset({"OpenCardDrawn", "CardReplaced", "CardsTurned", "CoversTurned", "CardsLaidOff"})
    return real("collision", lambda: collision_setup(mission), turned)


@cache
def trauma_setup() -> TraumaSetup:
    """Two ready armies on a ready table."""
    first, second = (trauma_lists.muster(trauma_files.ready_list(key)) for key in ("meridian-30", "ashen-30"))
    return TraumaSetup(
        options=TRAUMA.catalogue.choose({}),
        lists=(first, second),
        table=trauma_tables.named(trauma_tables.names()[0]),
    )


def trauma() -> Entrant:
    """Trauma with two armies; each player knows the order of the own face-down cards alone."""
    return real("trauma", trauma_setup, frozenset({"CardTurned", "CardSetAside"}))


@cache
def combatzone_setup() -> CombatZoneSetup:
    """A convoy and its ambushers on a ready table."""
    convoy, ambushers = (mustering.muster(reading.ready_list(key)) for key in ("halden-150", "hounds-ambush-100"))
    return CombatZoneSetup(
        options=COMBATZONE.catalogue.choose({}),
        lists=(convoy, ambushers),
        table=combatzone_tables.named(combatzone_tables.names()[0]),
        size=150,
        mission="ambush",
        ambusher=1,
    )


def combatzone() -> Entrant:
    """Combat Zone with an ambush: where hidden figures lie only their owner knows."""
    return real("combatzone", combatzone_setup, frozenset({"Revealed", "CohesionTold"}), spoken=True)


ENTRANTS: dict[str, Callable[[], Entrant]] = {
    "duel": duellist,
    "firefight": firefight,
    "collision": collision,
    "combatzone": combatzone,
    "trauma": trauma,
}
