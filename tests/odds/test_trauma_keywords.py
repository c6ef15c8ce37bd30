"""Whatever a skill or an order changes about an attack, the odds agree with the rules about it.

Which change something is found out by doing: each skill and each order of the catalogue is given to everybody in the
scenes of the odds, and where the same dice play another game, or the forecast becomes another, the forecast is held to
every die that there is. So odds that know nothing of a keyword are found out too.
"""

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from escarmouche.engine.chance import Seeded
from escarmouche.engine.journal import Event
from escarmouche.engine.questions import Choose
from escarmouche.games.trauma.rules.forecast import salvo
from escarmouche.games.trauma.rules.lists.profile import SKILLS, WEAPON_SKILLS, UnitProfile
from escarmouche.games.trauma.rules.state import ORDERS, State
from tests.odds.scenes import gaps
from tests.odds.test_trauma import SCENES, scene
from tests.odds.trauma_scenes import Scene

KEYWORDS = sorted({*SKILLS, *WEAPON_SKILLS, *ORDERS})
SEEDS = (1, 2)


def with_skill(profile: UnitProfile, skill: str) -> UnitProfile:
    """A unit all of whose members have a skill, or whose weapons have it."""
    if skill in WEAPON_SKILLS:
        weapons = (replace(one, skills=one.skills | {skill}, steady=one.steady or 5) for one in profile.weapons)
        return replace(profile, weapons=tuple(weapons))
    return replace(profile, skills=profile.skills | {skill})


def bearing(one: Scene, keyword: str) -> Scene:
    """The same scene in which everybody has a skill, or holds an order."""
    setup, state = one.setup, msgspec.msgpack.decode(one.snapshot, type=State)
    if keyword in ORDERS:
        for unit in state.units:
            unit.orders = sorted({*unit.orders, next(order for order in ORDERS if order == keyword)})
    else:
        ours, theirs = (replace(army, units=tuple(with_skill(unit, keyword) for unit in army.units))
                        for army in setup.lists)  # fmt: skip
        setup = replace(setup, lists=(ours, theirs))
    return one.changed(setup, state)


def is_open(one: Scene) -> bool:
    """Whether the option of a scene can be chosen in it and has a forecast."""
    question = one.begin(Seeded(0)).question
    options = question.options if isinstance(question, Choose) else ()
    return any(one.key == option.key and option.refused is None and option.forecast is not None for option in options)


def played(one: Scene) -> list[list[Event]]:
    """What happens in a scene with some dice."""
    return [list(one.play(Seeded(seed)).journal) for seed in SEEDS]


@cache
def played_before(name: str) -> list[list[Event]]:
    """What happens in a scene as it is written."""
    return played(scene(name))


def is_changed(name: str, other: Scene) -> bool:
    """Whether a scene goes otherwise than it was written, or is foretold otherwise."""
    return other.forecast != scene(name).forecast or played(other) != played_before(name)


def changed_by(keyword: str) -> dict[str, Scene]:
    """Of each group of scenes the first one that a keyword changes, as it then is."""
    found: dict[str, Scene] = {}
    for name in SCENES:
        group = name.partition(":")[0]
        if group not in found:
            other = bearing(scene(name), keyword)
            if is_open(other) and is_changed(name, other):
                found[group] = other
    return found


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_the_odds_agree_with_every_die_about_what_a_keyword_changes(keyword: str) -> None:
    for other in changed_by(keyword).values():
        every, odds = other.ends(), other.odds()
        assert odds
        for unit, ends in odds.items():
            assert max(gaps(every[unit], dict(ends))) < 1e-12, (keyword, other.key)


@pytest.mark.parametrize(
    ("keyword", "group"), [("warrior", "close_combat"), ("take-cover", "cover"), ("heal", "losses")]
)
def test_what_a_keyword_changes_is_found(keyword: str, group: str) -> None:
    assert group in changed_by(keyword)


def test_odds_that_forget_an_order_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "cover: wall, 2 × 2"
    foretold = scene(name).forecast
    monkeypatch.setattr(salvo, "hides", lambda battle, unit: False)
    other = bearing(scene(name), "take-cover")
    assert other.forecast == foretold
    assert is_changed(name, other)
    assert max(gaps(other.ends()[1], dict(other.odds()[1]))) > 0.01
