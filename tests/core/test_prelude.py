"""Stacked or recorded chance for a beginning, and another source after it."""

from escarmouche.engine.chance import Drawn, Prelude, Recorded, Scripted, Seeded, from_state


def test_what_was_stacked_comes_first_and_then_the_other_source() -> None:
    chance = Prelude(Scripted([6, 1]), Seeded(3))
    assert chance.roll(4, 6, "R", "hit") == [6, 1, *Seeded(3).roll(2, 6, "R", "hit")]


def test_what_is_stacked_for_one_purpose_leaves_the_others_alone() -> None:
    chance = Prelude(Scripted({"hit": [6]}), Seeded(3))
    expected = Seeded(3).roll(1, 6, "R", "morale")
    assert chance.roll(1, 6, "R", "morale") == expected
    assert chance.roll(1, 6, "R", "hit") == [6]


def test_a_card_that_is_not_in_the_deck_is_drawn_by_the_other_source() -> None:
    chance = Prelude(Scripted(["ace", "king"]), Seeded(3))
    assert chance.draw(["two", "ace"], "R", "draw") == 1
    assert chance.draw(["two"], "R", "draw") == 0


def test_a_copy_and_what_was_kept_go_on_alike() -> None:
    chance = Prelude(Recorded([Drawn(6, 4, "R", "hit"), Drawn(6, 2, "R", "hit")]), Seeded(9))
    assert chance.roll(1, 6, "R", "hit") == [5]
    copy, again = chance.copy(), from_state(chance.state())
    assert chance.roll(5, 6, "R", "hit") == copy.roll(5, 6, "R", "hit") == again.roll(5, 6, "R", "hit")
