"""What is told of both sides says whose each number is, in the right number, in every language."""

from types import SimpleNamespace

import pytest

from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.trauma.rules.events.mission import PointsGained
from escarmouche.games.trauma.rules.events.shots import ModelsRemoved
from escarmouche.games.trauma.rules.events.turn import BidsOpened, InitiativeRolled, RowsLaid
from escarmouche.games.trauma.rules.naming import sentence
from escarmouche.terminal.words import speak

ROLLED = InitiativeRolled(dice=(3, 1), successes=(1, 0), faces=((1, 2, 3), (2,)))


@pytest.mark.parametrize(("language", "said"), [
    ("en", "Initiative: A rolls 3 dice with 1 success, B 1 die with 0 successes."),
    ("fr", "Initiative\N{NO-BREAK SPACE}: A lance 3 dés et a 1 succès, B 1 dé et 0 succès."),
    ("de", "Initiative: A wirft 3 Würfel und hat 1 Erfolg, B 1 Würfel und 0 Erfolge."),
])  # fmt: skip
def test_the_initiative_says_who_rolls_how_many_dice(language: str, said: str) -> None:
    assert sentence(speak(language, "trauma"), None, None, ROLLED) == said


def test_bids_and_rows_say_whose_they_are() -> None:
    words = speak("en", "trauma")
    assert sentence(words, None, None, BidsOpened(bids=(0, 4))) == "A bids 0 CP, B 4."
    assert sentence(words, None, None, RowsLaid(counts=(1, 6))) == "Both rows lie face down: A has 1 card, B 6."


def test_points_are_counted_in_the_right_number() -> None:
    gained = PointsGained(seat=1, victory=1, reinforcement=2, total=1, pool=4)
    said = {language: sentence(speak(language, "trauma"), None, None, gained) for language in LANGUAGES}
    assert said == {
        "en": "B gains 1 victory point and 2 reinforcement points: 1 and 4 in all.",
        "fr": "B gagne 1 point de victoire et 2 points de renfort\N{NO-BREAK SPACE}: 1 et 4 en tout.",
        "de": "B erhält 1 Siegpunkt und 2 Verstärkungspunkte: zusammen 1 und 4.",
    }


def test_of_several_models_each_unit_is_named_once() -> None:
    army = SimpleNamespace(units=[SimpleNamespace(name="Wardens"), SimpleNamespace(name="Crawler")])
    setup = SimpleNamespace(lists=[army, SimpleNamespace(units=[])])
    models = [SimpleNamespace(unit=0, kit=0), SimpleNamespace(unit=1, kit=0), SimpleNamespace(unit=0, kit=4)]
    state = SimpleNamespace(models=models, units=[SimpleNamespace(models=[0, 2]), SimpleNamespace(models=[1])])

    def said(language: str, *removed: int) -> str:
        told = ModelsRemoved(unit=UnitId(0), models=tuple(map(ModelId, removed)), cause="shooting")
        return sentence(speak(language, "trauma"), setup, state, told)

    assert said("en", 0, 1, 2) == "Removed: Wardens (models 1, 5), Crawler."
    assert said("de", 0, 2) == "Entfernt: Wardens (Modelle 1, 5)."
    assert said("fr", 2) == "Retirés\N{NO-BREAK SPACE}: Wardens, figurine 5."
