"""The forecasts of morale and initiative tests."""

from escarmouche.engine.ids import SeatId
from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.activation import morale as nerves
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.forecast.records import InitiativeForecast, MoraleForecast
from escarmouche.games.trauma.rules.forecast.victims import ups
from escarmouche.games.trauma.rules.state import Unit

# Tests


def morale_forecast(battle: Battle, unit: Unit) -> MoraleForecast:
    """What may happen if a unit tests its morale."""
    with listening(None):
        return MoraleForecast(unit=unit.id, dice=nerves.nerves_of(battle, unit), ups=ups())


def initiative_forecast(seat: SeatId, first: int, second: int) -> InitiativeForecast:
    """The initiative test of a seat with so many dice against so many."""
    with listening(None):
        # If neither has any dice, each rolls a free one.
        dice = (first, second) if first or second else CATALOGUE.value("TRA-INIT-07")
        return InitiativeForecast(seat=seat, dice=dice, ups=ups())
