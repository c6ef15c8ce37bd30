"""Every special rule of Firefight, on either side of an attack and in every test: the odds beside the real rules.

The scenes are made from the catalogue's list, so that a rule that is added there is held to its odds at once.
"""

from typing import Any

import pytest

from escarmouche.games.firefight.rules.lists.profile import printed_name
from escarmouche.games.firefight.rules.lists.special_rules import MODEL_RULES, SPECIAL_RULES, WEAPON_RULES
from tests.odds import test_melee as melee
from tests.odds import test_shooting as shooting
from tests.odds import test_tests as tests
from tests.odds.scenes import weapon

ON_MODELS, ON_WEAPONS = sorted(MODEL_RULES), sorted(WEAPON_RULES)
SINGLE: dict[str, Any] = {"rules": ["Tough(3)", "Regeneration"], "markers": 2}
FAR = 10


def written(key: str) -> str:
    """A special rule as a list writes it, with an X of 2 if it has one."""
    return f"{printed_name(key)}(2)" if SPECIAL_RULES[key].x else printed_name(key)


@pytest.mark.parametrize("target", [{"size": 2}, SINGLE], ids=["group", "single"])
@pytest.mark.parametrize("moved", [False, True])
@pytest.mark.parametrize("key", [key for key in ON_WEAPONS if SPECIAL_RULES[key].only != "melee"])
def test_shots_of_a_weapon_with_a_special_rule(key: str, moved: bool, target: dict[str, Any]) -> None:
    data = {"moved": [0]} if moved else {}
    line = weapon("rifle", 1, written(key))
    shooting.agree(*shooting.shot(line, target=dict(target), gap=FAR, data=data))


@pytest.mark.parametrize("key", ON_MODELS)
def test_shots_by_and_at_a_unit_with_a_special_rule(key: str) -> None:
    rules = {"rules": [written(key)]}
    rifle = weapon("rifle", 1)
    shooting.agree(*shooting.shot(rifle, target={"size": 2}, shooter=dict(rules), gap=FAR))
    shooting.agree(*shooting.shot(rifle, target={"size": 2, **rules}, gap=FAR))
    shooting.agree(*shooting.shot(rifle, target={"markers": 1, **rules}, gap=FAR))


@pytest.mark.parametrize("key", [key for key in ON_WEAPONS if SPECIAL_RULES[key].only != "shooting"])
def test_strikes_with_a_weapon_with_a_special_rule(key: str) -> None:
    armed = {"weapons": [melee.blade(written(key))]}
    melee.agree(melee.clash(armed, melee.NOBODY, few=False))
    melee.agree(melee.clash(melee.NOBODY, armed, few=False))
    melee.agree(melee.clash(armed, {**SINGLE, **melee.NOBODY}, few=False))


@pytest.mark.parametrize("key", ON_MODELS)
def test_a_melee_of_a_unit_with_a_special_rule(key: str) -> None:
    rules = {"rules": [written(key)]}
    melee.agree(melee.clash(rules, {}))
    melee.agree(melee.clash({}, {"markers": 1, **rules}))


@pytest.mark.parametrize("key", ON_MODELS)
def test_danger_jumps_and_morale_of_a_unit_with_a_special_rule(key: str) -> None:
    rules = [written(key)]
    tests.test_dangerous_terrain(2, 2, {"rules": rules})
    tests.test_jumps(3, 7, 1, rules, {})
    tests.test_morale(5, False, rules, False)
    tests.test_morale(5, True, rules, True)
