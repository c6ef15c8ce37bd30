"""Luck that copies of a game share: the same deed has the same dice, whatever else was done before."""

from types import SimpleNamespace
from typing import Any

from escarmouche.agents.luck import Luck, SharedLuck


def dice(luck: SharedLuck, seat: int, text: str, value: Any = None, **data: Any) -> list[int]:
    """The dice that an answer to such a question is given."""
    part = SimpleNamespace(text=text, data=data)
    copy: Any = SimpleNamespace(question=SimpleNamespace(part=lambda seat: part), chance=None)
    luck.lend(copy, seat, value)
    rolled: list[int] = copy.chance.roll(20, 6, "", "")
    return rolled


def test_whoever_does_the_same_has_the_same_dice_whatever_was_done_before() -> None:
    one, other = SharedLuck(7), SharedLuck(7)
    dice(other, 0, "shoot", unit=3)
    dice(other, 1, "activate", "4")
    assert dice(one, 1, "shoot", unit=5) == dice(other, 1, "shoot", unit=5)
    assert dice(one, 1, "activate", "6") == dice(other, 1, "activate", "6")


def test_nobody_has_the_same_dice_twice_nor_those_of_others() -> None:
    luck = SharedLuck(7)
    rolled = [
        dice(luck, 0, "shoot", unit=3), dice(luck, 0, "shoot", unit=3), dice(luck, 1, "shoot", unit=3),
        dice(luck, 0, "fight", unit=3), dice(luck, 0, "shoot", unit=4), dice(SharedLuck(8), 0, "shoot", unit=3),
    ]  # fmt: skip
    assert len({tuple(faces) for faces in rolled}) == len(rolled)


def test_shared_luck_is_as_good_as_any() -> None:
    faces = [face for seed in range(300) for face in dice(SharedLuck(seed), 0, "shoot", unit=3)]
    for face in range(1, 7):
        assert abs(faces.count(face) / len(faces) - 1 / 6) < 0.02


def test_decks_of_nearly_the_same_cards_give_nearly_the_same_card_and_every_card_as_often() -> None:
    deck, shorter = list(range(30)), [card for card in range(30) if card != 17]
    drawn = [(deck[Luck(seed).draw(deck, "", "")], shorter[Luck(seed).draw(shorter, "", "")]) for seed in range(6000)]
    assert max(abs(one - other) for one, other in drawn) <= 1
    often = [sum(one == card for one, _ in drawn) for card in deck]
    assert min(often) > 140
    assert max(often) < 260
