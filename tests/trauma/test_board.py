"""Trauma as it lies before a player: what of the cards is seen, corridors, structure lines, zones, set-ups."""

from typing import Any

import msgspec
import pytest

from escarmouche.board.board import Wishes, board
from escarmouche.board.look import Look
from escarmouche.board.words import speak
from escarmouche.engine.chance import Scripted
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused
from escarmouche.games.trauma.conformance.stage import STAGE

BOARD = board("trauma")
MARINES: list[dict[str, Any]] = [
    {"name": "Wolves", "side": "A", "like": "marine", "at": [30, 10], "officer": 1},
    {"name": "Bears", "side": "A", "like": "marine", "at": [30, 20]},
    {"name": "Tank", "side": "A", "like": "battle tank", "at": [60, 20], "ticks": 3},
    {"name": "Ravens", "side": "B", "like": "marine", "at": [30, 40]},
    {"name": "Foxes", "side": "B", "like": "marine"},
]


def game(**more: Any) -> Game[Any]:
    """A game in the middle of a turn."""
    case = {"begin": "game", "phase": "activation", "turn": 2, "unit": MARINES, "active": "A", **more}
    return STAGE.scene(case).play(Scripted({}))


def look(played: Game[Any], seat: SeatId) -> Look:
    """What a seat looks at."""
    return Look(speak("en", "trauma"), played.setup, BOARD.seen(played.view(seat)["state"]), seat, {})


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_only_the_owner_sees_the_order_of_a_row(seat: SeatId) -> None:
    for lies in BOARD.dashboards(look(game(), seat)):
        assert lies.row is not None
        names = [card.name if card else None for card in lies.row.down]
        known = [["Wolves", "Bears", "Tank"], ["Ravens", "Foxes"]][lies.seat]
        assert names == (known if lies.seat == seat else [None] * len(known))


def firing() -> tuple[Look, Any]:
    """The Wolves choose a salvo, with the Bears before them."""
    played = game(activation={"unit": "Wolves", "step": "actions", "announced": ["fire"], "paid": True})
    seen = look(played, 0)
    while played.question is not None and played.question.part(0).text != "fire-salvo":
        question: Any = played.question.part(0)
        played.answer(0, played.number, "fire" if "fire" in question.allowed else question.default)
    return seen, played.question.part(0) if played.question else None


def test_the_corridor_of_a_salvo_holds_everybody_between_shooter_and_target() -> None:
    seen, question = firing()
    corridors = BOARD.corridors(seen, question)
    (corridor,) = {msgspec.json.encode(one): one for one in corridors.values()}.values()
    bears = next(card for card in BOARD.unit_cards(seen) if card.name == "Bears")
    assert corridor.models == bears.models
    assert {x for x, _ in corridor.outline} <= set(range(28_750, 31_251))


def test_the_structure_line_of_a_vehicle_is_ticked_from_its_beginning() -> None:
    tank = next(card for card in BOARD.unit_cards(look(game(), 0)) if card.name == "Tank")
    (line,) = tank.damage
    assert "".join(box.sign for box in line.boxes) == "OOIOOIOX"
    assert [box.ticked for box in line.boxes] == [True] * 3 + [False] * 5
    assert line.text == "3 of 8 boxes ticked"


def test_ranges_end_every_ten_centimetres_and_contact_comes_before_them() -> None:
    setup: Any = game().setup
    bands = BOARD.bands(speak("en", "trauma"), setup.table)
    assert [(band.name, band.reach) for band in bands[:3]] == [
        ("Contact range", 2500), ("Range 0", 10_000), ("Range 1", 20_000),
    ]  # fmt: skip


def test_access_zones_lie_in_the_middle_of_their_edges() -> None:
    blue, red, *neutral = BOARD.zones(look(game(), 0))
    assert (blue.owner, blue.outline[0], blue.outline[2]) == (0, (30_000, 0), (60_000, 2000))
    assert (red.owner, red.outline[2]) == (1, (60_000, 120_000))
    assert [zone.owner for zone in neutral] == [None, None]
    assert neutral[1].outline[2] == (90_000, 80_000)


def test_orders_and_states_lie_beside_the_leader() -> None:
    units = [{**MARINES[0], "orders": ["alert-fire"], "at": [[30, 10], [33, 10]]}, *MARINES[1:]]
    leader, follower, *_ = BOARD.models(look(game(unit=units), 1))
    assert [token.sign for token in leader.tokens] == ["general", "alert-fire"]
    assert follower.tokens == []


def test_in_an_attack_the_second_side_defends_with_what_its_book_has() -> None:
    setup: Any = BOARD.set_up(speak("en", "trauma"), Wishes(mission="attack"))
    assert (setup.attacker, [army.name for army in setup.lists]) == (0, ["Meridian column", "Ashen warren"])


def test_the_other_list_fits_the_size_of_the_one_that_is_named() -> None:
    setup: Any = BOARD.set_up(speak("en", "trauma"), Wishes(lists=["chorus-45"]))
    assert (setup.size, setup.table.width) == (45, 120_000)


@pytest.mark.parametrize("wishes", [Wishes(mission="siege"), Wishes(lists=["nobody"]), Wishes(lists=["name ="])])
def test_what_cannot_be_played_is_refused(wishes: Wishes) -> None:
    with pytest.raises(Refused):
        BOARD.set_up(speak("en", "trauma"), wishes)
