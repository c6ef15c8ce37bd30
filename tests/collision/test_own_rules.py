"""Traits of one's own: they work in their circumstances, count in the odds, and say what is wrong with them."""

from math import prod
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Reason
from escarmouche.games.collision.rules.attacks.charge import number_reach
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.campaign.company import find, founded
from escarmouche.games.collision.rules.forecast import forecasts
from escarmouche.games.collision.rules.lists import mustering, reading
from escarmouche.games.collision.rules.lists.library import LIBRARY
from escarmouche.games.collision.rules.lists.profile import Character, Trait
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.state import CollisionSetup, Marker, State
from escarmouche.odds import prospect_of
from escarmouche.rules.books.sources import source_of
from escarmouche.terminal.words import speak
from tests.odds.test_collision import GUN, EveryCard, _shoot, scene, setup, told

PRINTED = Path(__file__).parent.parent / "books" / "printed" / "collision-list.toml"


def with_trait(side: int, **effect: Any) -> CollisionSetup:
    """The usual shot, in which the model of a side has a trait."""
    plain = setup()
    gangs = list(plain.lists)
    card = replace(gangs[side].models[0], traits=(Trait("knack", "Knack", "passive", effect),))
    gangs[side] = replace(gangs[side], models=(card,))
    return replace(plain, lists=(gangs[0], gangs[1]))


def odds(board: CollisionSetup, state: State) -> dict[int, float]:
    """How often the odds say that a shot wounds."""
    battle = Battle(Game(RULESET, board, Seeded(0), state=state, entry=lambda game: iter(())))  # type: ignore[arg-type,return-value]
    shot = forecasts.shot(battle, 0, battle.model(0), battle.card(battle.model(0)).weapons[0], battle.model(1))
    return dict(told(prospect_of("collision", shot), "odds-wounds").chances)


def played(board: CollisionSetup, *, wounded: bool) -> dict[int, float]:
    """Wounds of a shot, with every card drawn that can be drawn."""
    chance, found, going = EveryCard(), dict[int, float](), True
    while going:
        state = hurt(scene()) if wounded else scene()
        before = state.models[1].wounds
        game: Game[State] = Game(RULESET, board, chance, state=state, entry=_shoot, journal=False)
        while game.question is not None:
            for seat in game.waiting():
                game.answer(seat, game.number, game.question.part(seat).default)
        wounds = game.state.models[1].wounds - before
        found[wounds] = found.get(wounds, 0.0) + 1 / prod(chance.bounds)
        going = chance.turn()
    return found


def hurt(state: State) -> State:
    """Both models have a wound, a pin and something to carry."""
    for model in state.models:
        model.wounds, model.pins = 1, 1
    return state


@pytest.mark.parametrize(("when", "wounded"), [("wounded", True), ("pinned", True), ("unhurt", False)])
@pytest.mark.parametrize(("side", "characteristic"), [(0, "RC"), (1, "DEF")])
def test_a_trait_works_in_its_circumstances_alone(when: str, wounded: bool, side: int, characteristic: str) -> None:
    there, elsewhere = (hurt(scene()), scene()) if wounded else (scene(), hurt(scene()))
    limited = with_trait(side, **{characteristic: 2, "when": when})
    always = with_trait(side, **{characteristic: 2})
    assert odds(limited, there) == odds(always, there) != odds(setup(), there)
    assert odds(limited, elsewhere) == odds(setup(), elsewhere)


def test_whoever_carries_something() -> None:
    state = scene()
    limited = with_trait(1, DEF=2, when="carrying")
    assert odds(limited, state) == odds(setup(), state)
    state.markers = [Marker(0, "loot")]  # type: ignore[arg-type]
    state.models[1].carried = [state.markers[0].id]
    assert odds(limited, state) != odds(setup(), state)


def test_the_odds_are_those_of_the_game() -> None:
    board = with_trait(1, DEF=2, when="wounded")
    assert odds(board, hurt(scene())) == pytest.approx(played(board, wounded=True), abs=1e-12)


def test_a_shot_of_a_printed_book() -> None:
    """The spearman, who is patient while he is unhurt, at the rower, who rages when he is not."""
    gang = mustering.muster(reading.load_list(PRINTED))
    cards: dict[str, Character] = {card.key: card for card in gang.models}
    plain = setup()
    spearman, rower = replace(cards["spearman"], weapons=cards["spearman"].weapons[:1]), cards["rower"]
    gangs = (replace(plain.lists[0], models=(spearman,)), replace(plain.lists[1], models=(rower,)))
    board = replace(plain, lists=gangs)
    for wounded in (False, True):
        state = hurt(scene()) if wounded else scene()
        assert odds(board, state) == pytest.approx(played(board, wounded=wounded), abs=1e-12)
    assert GUN.name != spearman.weapons[0].name


def test_small_numbers_and_finds_are_those_of_the_book() -> None:
    gang = mustering.muster(reading.load_list(PRINTED))
    assert (gang.secondary, gang.finds) == ({"6": 5}, {"6": 12, "F": -10})
    plain = setup()
    for lists, reach in ((plain.lists, 4000), ((plain.lists[0], replace(plain.lists[1], secondary={"6": 5})), 5000)):
        board = replace(plain, lists=lists)
        battle = Battle(Game(RULESET, board, Seeded(0), state=scene(), entry=lambda game: iter(())))  # type: ignore[arg-type,return-value]
        assert number_reach(battle, battle.model(0), "6") == reach
    company = founded(gang, 450)
    company.stock = 50
    for card, stock in (("6", 62), ("F", 52), ("8", 72)):
        find(company, card)
        assert company.stock == stock


@pytest.mark.parametrize("card", ['key = "9"\nsecondary = 1', 'key = "S"\nsecondary = 3', 'key = "3"\nsecondary = 40'])
def test_a_power_card_that_cannot_be_is_told_with_its_line(tmp_path: Path, card: str) -> None:
    book = tmp_path / "mine.toml"
    book.write_text(f'game = "collision"\n[[power_card]]\n{card}\n', encoding="utf-8")
    flaws = LIBRARY.stock([source_of(book)]).flaws
    assert [(flaw.file, flaw.line in (3, 4)) for flaw in flaws] == [("mine.toml", True)]


BOOK = """
game = "collision"
builds_on = ["armoury"]
[[character]]
key = "wick"
name = "Wick"
shards = 65
profile = { MOV = 6, AGI = 1, RC = 0, CC = 1, ATT = 1, DEF = 0, WND = 2, INT = 0 }
weapons = ["pistol"]
traits = [
    { key = "knack", name = "Knack", effect = { RC = 1, when = "still" } },
]
"""


@pytest.mark.parametrize(
    ("written", "wrong", "field", "right"),
    [
        ('when = "still"', 'when = "stil"', "effect.when", "still"),
        ('when = "still"', 'when = "raining"', "effect.when", "wounded"),
        ("RC = 1", "RK = 1", "effect.RK", "RC"),
        ("RC = 1", "heals = 1", "effect.heals", "heal"),
    ],
)
def test_a_wrong_effect_is_told_with_its_line_and_what_would_be_right(
    tmp_path: Path, written: str, wrong: str, field: str, right: str
) -> None:
    book = tmp_path / "mine.toml"
    book.write_text(BOOK.replace(written, wrong), encoding="utf-8")
    flaws = LIBRARY.stock([source_of(book)]).flaws
    assert [(flaw.line, flaw.reason.data["field"]) for flaw in flaws] == [(11, field)]
    would_do: Reason = flaws[0].reason.data["right"]
    assert right in speak("en", "collision").say(would_do.text, **would_do.data)


def test_a_trait_without_effect_is_kept_as_text_and_told(tmp_path: Path) -> None:
    book = tmp_path / "mine.toml"
    book.write_text(BOOK.replace('effect = { RC = 1, when = "still" }', 'text = "He sings."'), encoding="utf-8")
    stock = LIBRARY.stock([source_of(book)])
    assert stock.flaws == []
    assert [(flaw.line, flaw.reason.text) for flaw in stock.remarks] == [(11, "book-text-only")]
