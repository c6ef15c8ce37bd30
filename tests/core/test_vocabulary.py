"""What the annotation of a field says: the words it allows, and the plain types of its values."""

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

import pytest

from escarmouche.engine.ids import SeatId, UnitId
from escarmouche.engine.journal import OneOf
from escarmouche.engine.vocabulary import plain_types, words_in

Edge: TypeAlias = Literal["north", "south"]


class Order(StrEnum):
    HOLD = "hold"
    RUSH = "rush"


@pytest.mark.parametrize(
    ("kind", "words", "plain"),
    [
        (Edge, ("north", "south"), {str}),
        (Edge | None, ("north", "south"), {str, type(None)}),
        (tuple[Edge, ...], ("north", "south"), {tuple}),
        (Literal["all", 3], ("all",), {str, int}),
        (Order, ("hold", "rush"), {str}),
        (Order | Literal["idle"], ("hold", "rush", "idle"), {str}),
        (Annotated[str, OneOf("yes", "no")], ("yes", "no"), {str}),
        (UnitId, (), {int}),
        (tuple[UnitId, ...] | UnitId, (), {tuple, int}),
        (SeatId, (), {int}),
        (str, (), {str}),
    ],
)
def test_an_annotation_says_which_words_and_types_it_allows(
    kind: object, words: tuple[str, ...], plain: set[type]
) -> None:
    assert words_in(kind) == words
    assert plain_types(kind) == plain
