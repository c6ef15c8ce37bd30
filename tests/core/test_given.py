"""What an entry point is given is a struct: unknown, missing and wrong arguments are refused."""

from typing import Any

import msgspec
import pytest

from escarmouche.engine.ids import Length, ModelId, UnitId
from escarmouche.engine.reasons import Refused
from escarmouche.rules.given import Given, given_as, given_to, kinds_of


class Shoot(Given, frozen=True):
    unit: UnitId
    targets: tuple[ModelId, ...] = ()
    distance: Length = 0
    origin: UnitId | None = msgspec.field(default=None, name="from")


def test_arguments_become_a_struct_under_the_names_they_are_written_with() -> None:
    assert given_as(Shoot, {"unit": 1, "from": 2}, "shoot") == Shoot(unit=UnitId(1), origin=UnitId(2))
    assert kinds_of(Shoot) == {"unit": "unit", "targets": "model", "distance": "length", "from": "unit"}


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({}, "refused-missing-argument"),
        ({"unit": 1, "origin": 2}, "refused-unknown-argument"),
        ({"unit": "x"}, "refused-not-understood"),
    ],
)
def test_what_does_not_fit_is_refused(data: dict[str, Any], text: str) -> None:
    with pytest.raises(Refused) as refused:
        given_as(Shoot, data, "shoot")
    assert refused.value.reason.text == text


def _shoot(table: str, unit: UnitId, from_: UnitId | None = None, *, distance: Length = 3) -> tuple[object, ...]:
    return table, unit, from_, distance


def test_the_parameters_of_a_function_are_what_it_is_given() -> None:
    shoot, kind = given_to(_shoot)
    assert kinds_of(kind) == {"unit": "unit", "from": "unit", "distance": "length"}
    assert shoot("table", given_as(kind, {"unit": 1, "from": 2}, "shoot")) == ("table", 1, 2, 3)
    with pytest.raises(Refused, match="refused-missing-argument"):
        given_as(kind, {"from": 2}, "shoot")
