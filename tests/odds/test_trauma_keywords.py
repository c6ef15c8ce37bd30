"""The scenes of the odds bear every skill and every order that can change a number.

Which can is found out by doing: each skill and each order is given to everybody in every scene, and where a forecast
changes, some scene must have it of its own accord.
"""

from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest
from msgspec.structs import replace

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Choose, Forecast
from escarmouche.games.trauma.rules.lists.profile import SKILLS, WEAPON_SKILLS, UnitProfile
from escarmouche.games.trauma.rules.ruleset import RULESET
from escarmouche.games.trauma.rules.state import ORDERS, State, TraumaSetup
from tests.odds.test_trauma import SCENES, scene
from tests.odds.trauma_scenes import Scene


def skills_of(setup: TraumaSetup) -> Iterator[str]:
    """The skills that anybody in a scene has, of his own, with his unit or with his weapon."""
    for profile in (unit for army in setup.lists for unit in army.units):
        yield from chain(
            profile.skills, *(one.skills for one in profile.kits), *(one.skills for one in profile.weapons)
        )


def orders_in(one: Scene) -> Iterator[str]:
    """The orders that anybody in a scene holds."""
    for unit in msgspec.msgpack.decode(one.snapshot, type=State).units:
        yield from unit.orders


def with_skill(profile: UnitProfile, skill: str) -> UnitProfile:
    """A unit all of whose members have a skill, or whose weapons have it."""
    if skill in WEAPON_SKILLS:
        weapons = (replace(one, skills=one.skills | {skill}, steady=one.steady or 5) for one in profile.weapons)
        return replace(profile, weapons=tuple(weapons))
    return replace(profile, skills=profile.skills | {skill})


def told(one: Scene, setup: TraumaSetup, state: State) -> Forecast | None:
    """What the option of a scene says in another set-up; nothing where it is not open there."""
    question = Game(RULESET, setup, Seeded(0), state=state, entry=one.entry).question
    if not isinstance(question, Choose):
        return None
    option = next((option for option in question.options if option.key == one.key), None)
    if option is None or option.refused is not None or option.forecast is None:
        return None
    return option.forecast()


def changes(one: Scene, keyword: str) -> bool:
    """Whether a scene comes to something else if everybody has a skill or holds an order."""
    setup, state = one.scene.setup, msgspec.msgpack.decode(one.snapshot, type=State)
    if keyword in ORDERS:
        for unit in state.units:
            unit.orders = sorted({*unit.orders, next(order for order in ORDERS if order == keyword)})
    else:
        one_side, other = (
            replace(army, units=tuple(with_skill(unit, keyword) for unit in army.units)) for army in setup.lists
        )
        setup = replace(setup, lists=(one_side, other))
    found = told(one, setup, state)
    return found is not None and found != one.forecast


@pytest.mark.parametrize("keyword", sorted({*SKILLS, *WEAPON_SKILLS, *ORDERS}))
def test_a_keyword_that_can_change_a_number_has_a_scene_of_its_own(keyword: str) -> None:
    scenes = [scene(name) for name in SCENES]
    borne = {one for each in scenes for one in (*skills_of(each.scene.setup), *orders_in(each))}
    assert keyword in borne or not any(changes(each, keyword) for each in scenes)


def test_giving_a_skill_to_everybody_is_noticed() -> None:
    assert any(changes(scene(name), "warrior") for name in SCENES if name.startswith("close_combat"))
    assert any(changes(scene(name), "take-cover") for name in SCENES if name.startswith("cover"))
