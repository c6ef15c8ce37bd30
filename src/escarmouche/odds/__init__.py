"""Exact odds: from the forecast that an option carries to what may happen, with its probabilities."""

from msgspec.structs import replace

from escarmouche.engine.questions import Forecast
from escarmouche.odds.prospect import Likelihood, Prospect, Tally
from escarmouche.registry import manifest

__all__ = ["Likelihood", "Prospect", "Tally", "prospect_of"]


def prospect_of(game: str, forecast: Forecast, *, brief: bool = False) -> Prospect:
    """What will happen, by the mechanics of a game; in brief, without what a few words do not tell."""
    if brief:
        forecast = replace(forecast, brief=True)
    prospect: Prospect = manifest(game).part("odds", "MECHANICS")[forecast.mechanic](forecast)
    return prospect
