"""Combat Zone as it lies before a player: points, arcs and ranges, markers, damage, doors, what is hidden, set-ups."""

from typing import Any

import msgspec
import pytest

from escarmouche.board import areas
from escarmouche.board.board import Wishes, board
from escarmouche.board.look import Look, Stance
from escarmouche.board.questions import Asking
from escarmouche.board.words import speak
from escarmouche.engine.chance import Scripted
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused
from escarmouche.games.combatzone.board.ground import runs
from escarmouche.games.combatzone.conformance.stage import STAGE

BOARD = board("combatzone")
WORDS = speak("en", "combatzone")
FIGURES: list[dict[str, Any]] = [
    {"name": "Ada", "side": "A", "at": [60, 20], "facing": 90, "quality": "elite", "weapons": ["pistol"],
     "role": "leader"},
    {"name": "Walker", "side": "A", "at": [90, 20], "class": "light", "weapons": ["pistol"],
     "damages": ["minor power", "minor power"]},
    {"name": "Bo", "side": "B", "at": [60, 50], "facing": 270, "weapons": ["pistol"], "reaction": "panicked"},
    {"name": "Cy", "side": "B", "at": [100, 100], "weapons": ["pistol"], "watching": True},
]  # fmt: skip


def game(figures: list[dict[str, Any]] = FIGURES, **more: Any) -> Game[Any]:
    """A game in which Ada acts."""
    case = {"begin": "game", "phase": "actions", "turn": 2, "figure": figures, "acts": "Ada", "active": "A", **more}
    return STAGE.scene(case).play(Scripted({}))


def look(played: Game[Any], seat: SeatId = 0) -> Look:
    """What a seat looks at."""
    return Look(WORDS, played.setup, BOARD.seen(played.view(seat)["state"]), seat, {})


def asked(played: Game[Any], seat: SeatId = 0) -> Any:
    """The question of the moment as the page has it."""
    question: Any = played.question
    return Asking(BOARD, look(played, seat)).question(played.number, question.part(seat))


def option(played: Game[Any], key: str) -> Any:
    """An option of the question of the moment."""
    return next(one for one in asked(played).options if one.key == key)


def card(played: Game[Any], name: str, seat: SeatId = 0) -> Any:
    """The card of a figure."""
    return next(one for one in BOARD.unit_cards(look(played, seat)) if one.name == name)


# Points


def test_an_option_says_what_it_costs_and_the_card_what_is_left() -> None:
    played = game([{**FIGURES[0], "spent": 2}, *FIGURES[1:]])
    points = card(played, "Ada").points
    assert (points.left, points.most) == (5, 7)
    costs = {key: option(played, key).cost for key in ("turn", "move", "single:0", "burst:0", "aim:0", "watch")}
    assert costs == {"turn": 0, "move": 1, "single:0": 1, "burst:0": 2, "aim:0": 5, "watch": 5}


def test_a_panicked_figure_has_three_pips() -> None:
    points = card(game(), "Bo").points
    assert (points.left, points.most) == (3, 3)


def test_what_is_being_declared_is_still_owed() -> None:
    played = game()
    played.answer(0, played.number, "burst:0")
    assert asked(played).cost == 2


# Arcs and ranges


def test_a_weapon_shows_its_ranges_in_the_arc_of_whoever_acts() -> None:
    fan = option(game(), "single:0").fan
    assert (fan.model, fan.arc) == (0, 1800)
    assert [(band.name, band.reach) for band in fan.bands] == [
        ("point blank", 4250), ("short range", 16_250), ("long range", 51_250),
    ]  # fmt: skip


def test_nobody_is_shown_a_range_where_measuring_is_not_free() -> None:
    played = game(options={"measuring": "after_declaring"})
    assert option(played, "single:0").fan.bands == []
    assert asked(played).fan.bands == []
    assert not BOARD.measured(played.setup)
    played.answer(0, played.number, "single:0")
    assert "cm" not in asked(played).options[0].text


def test_a_turn_is_asked_for_with_a_dial() -> None:
    played = game()
    played.answer(0, played.number, "turn")
    dial = asked(played).dial
    assert (dial.model, dial.facing, dial.free) == (0, 900, 900)


# Opportunity fire


def test_whoever_may_interrupt_a_move_sees_its_way_and_the_places_to_stop_it() -> None:
    figures = [*FIGURES[:2], {**FIGURES[2], "reaction": "", "watching": True, "at": [60, 45]}]
    played = game(figures)
    played.answer(0, played.number, "move")
    played.answer(0, played.number, {"0": {"spots": [[60_000, 20_000, 0], [60_000, 25_000, 0]]}})
    way = asked(played, 1).trail
    assert (way.model, way.spots[-1]) == (0, (60_000, 25_000, 0))
    played.answer(1, played.number, "2")
    places = asked(played, 1).trail.spots
    assert (len(places), places[10]) == (51, (60_000, 21_000, 0))


# Markers


def test_a_weapon_on_a_card_names_its_traits_and_what_they_do() -> None:
    arms = [{"like": "pistol", "traits": ["burns"]}, "pistol"]
    marked, plain = card(game([{**FIGURES[0], "weapons": arms}, *FIGURES[1:]]), "Ada").weapons
    assert marked.values == [*plain.values, "Incendiary"]
    assert marked.text == f"{plain.text} {WORDS.say('rule-cbz-fire-01.sentence')}"


def test_reactions_and_opportunity_lie_beside_figures_and_on_their_cards() -> None:
    played = game()
    signs = {model.name: [token.sign for token in model.tokens] for model in BOARD.models(look(played))}
    assert (signs["Ada"], signs["Bo"], signs["Cy"]) == (["leader"], ["panicked"], ["watching"])
    assert [state.text for state in card(played, "Bo").states] == ["Panic"]


def test_the_damage_of_a_machine_ticks_a_box_of_its_system_each_time() -> None:
    hardware, power, _ = card(game(), "Walker").damage
    assert [(box.sign, box.ticked) for box in power.boxes] == [("1", True), ("1", True), ("2", False), ("3", False)]
    assert (hardware.text, power.text) == ("undamaged", "Minor damage, Minor damage")


def test_an_open_door_is_in_nobodys_way_and_is_marked_as_open() -> None:
    door = {"id": "door", "kind": "door", "at": [60, 24], "size": [4, 1]}
    played = game(piece=[door], doors={"door": "open"})
    seen = look(played)
    assert BOARD.gone(seen) == ["door"]
    assert [marker.kind for marker in BOARD.markers(seen)] == ["objective", "door-open"]


def test_a_casualty_lies_where_it_fell() -> None:
    played = game([*FIGURES[:3], {**FIGURES[3], "place": "casualty", "watching": False}])
    marker = next(one for one in BOARD.markers(look(played)) if one.kind == "casualty")
    assert (marker.id, marker.owner, marker.x, marker.y) == ("casualty-3", 1, 100_000, 100_000)
    assert BOARD.marked(look(played).state, {"target": 3}) == ["casualty-3"]


def test_the_groups_lie_before_their_seat_with_who_acts() -> None:
    own, other = BOARD.dashboards(look(game()))
    assert [(group.step, group.models) for group in own.groups] == [("acts", [0, 1])]
    assert [(group.step, group.models) for group in other.groups] == [("waits", [2, 3])]


# What is hidden


@pytest.mark.parametrize(("seat", "shown"), [(-1, False), (0, False), (1, True)])
def test_only_its_owner_sees_where_a_hidden_figure_lies_and_whether_it_waits(seat: SeatId, shown: bool) -> None:
    played = game([*FIGURES[:3], {**FIGURES[3], "place": "hidden"}], scenario="ambush", ambusher="B")
    seen = look(played, seat)
    told = msgspec.json.encode(
        [BOARD.models(seen), BOARD.markers(seen), BOARD.unit_cards(seen), BOARD.sight(seen, Stance(0))]
    )
    assert (b"100000" in told) is shown
    assert (b"Opportunity fire" in told) is shown
    assert (3 in [model.id for model in BOARD.models(seen)]) is shown


def test_places_beside_one_another_are_one_rectangle() -> None:
    spots = [(3000, 3000, 0), (3000, 6000, 0), (6000, 3000, 0), (6000, 6000, 0), (12_000, 3000, 0)]
    assert runs(spots) == [(1500, 1500, 7500, 7500), (10_500, 1500, 13_500, 4500)]


# Where one can go


def ends(planner: Any, mover: str) -> list[tuple[int, int]]:
    """The corners of everything where something can end."""
    region = BOARD.region(planner, mover)
    return [point for stretches in region.values() for rings in stretches for ring in rings for point in ring]


@pytest.mark.parametrize(("direction", "backwards"), [("front_half", False), ("any", True)])
def test_a_figure_goes_only_where_it_looks_unless_an_option_says_otherwise(
    direction: str, backwards: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(areas, "PATIENCE", 60.0)
    played = game(options={"move_direction": direction})
    played.answer(0, played.number, "move")
    question: Any = played.question
    found = ends(question.planner, "0")
    assert max(y for _, y in found) > 24_000
    assert (min(y for _, y in found) < 19_000) is backwards


def test_the_way_through_rubble_costs_two_points() -> None:
    rubble = {"id": "rubble", "kind": "rubble", "at": [60, 23], "size": [8, 3]}
    played = game(piece=[rubble])
    played.answer(0, played.number, "move")
    question: Any = played.question
    tracks = question.complete({"0": {"to": [60_000, 24_500, 0]}})
    (way,) = BOARD.ways(WORDS, question.planner, tracks).values()
    assert (way.cost, [test.rule for test in way.tests]) == (2, ["CBZ-MOVE-05"])


def test_the_ground_is_aimed_at_with_the_area_of_the_blast() -> None:
    played = game([{**FIGURES[0], "grenades": 1}, *FIGURES[1:]])
    played.answer(0, played.number, "area:grenade")
    played.answer(0, played.number, "ground")
    question: Any = played.question
    assert asked(played).area == 5000
    assert min(y for _, y in ends(question.planner, "aim")) >= 20_000


# Setting up


def test_in_an_ambush_the_first_side_takes_a_force_made_for_it() -> None:
    setup: Any = BOARD.set_up(WORDS, Wishes(mission="ambush"))
    assert (setup.ambusher, setup.size, [force.cost for force in setup.lists]) == (0, 200, [133, 195])


def test_whoever_brings_the_force_for_an_ambush_lies_in_it() -> None:
    setup: Any = BOARD.set_up(WORDS, Wishes(mission="ambush", lists=["halden-150", "hounds-ambush-100"]))
    assert (setup.ambusher, setup.size) == (1, 150)


def test_an_option_that_makes_forces_dearer_leaves_the_ready_ones_playable() -> None:
    setup: Any = BOARD.set_up(WORDS, Wishes(options={"leader_profile": "every_leader"}))
    assert (setup.size, [force.cost for force in setup.lists]) == (200, [200, 200])


TOO_DEAR = Wishes(lists=["hounds-300"], size=200)
BARE = Wishes(table='name = "Bare"\nwidth = 120\ndepth = 120\n')


@pytest.mark.parametrize(
    "wishes", [Wishes(mission="siege"), Wishes(lists=["nobody"]), Wishes(lists=["name ="]), TOO_DEAR, BARE]
)
def test_what_cannot_be_played_is_refused(wishes: Wishes) -> None:
    with pytest.raises(Refused):
        BOARD.set_up(WORDS, wishes)
