"""What lies before each player of Trauma: the row of cards, points, and the reinforcement pool."""

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.games.trauma.rules import naming
from escarmouche.games.trauma.rules.state import NO_UNIT, Side, State, Unit

STOCKS = ("command", "reinforcement", "victory")


def dashboard_shown(look: Look, side: Side) -> shown.Dashboard:
    """The points and cards of one player; of a card that the seat does not know, only that it is there."""
    state: State = look.state
    pool = [unit for unit in state.units if unit.owner == side.owner and unit.place == "section"]
    row = shown.Row(
        turned=[_card(look, state.units[unit]) for unit in side.turned],
        down=[None if unit == NO_UNIT else _card(look, state.units[unit]) for unit in side.row],
        pool=[_priced(look, unit) for unit in pool],
    )
    stocks = [shown.Stock(name, look.say(f"shown-{name}"), getattr(side, name)) for name in STOCKS]
    return shown.Dashboard(
        seat=side.owner, deck=0, discard=0, top=None, hand=[], notes=_notes(look, side), row=row, stocks=stocks
    )


def _notes(look: Look, side: Side) -> list[str]:
    """Who attacks, and who activated first."""
    state: State = look.state
    notes = [look.say("shown-attacker")] if state.attacker == side.owner else []
    began = state.phase == "activation" and state.first == side.owner
    return notes + ([look.say("shown-first")] if began else [])


def _card(look: Look, unit: Unit) -> shown.Laid:
    table = unit.place == "table"
    models: list[int] = [index for index in unit.models if look.state.models[index].alive] if table else []
    text = "" if table else look.say(f"unit-{unit.place}")
    return shown.Laid(unit.id, naming.unit_names(look.setup, look.words)[unit.id], text, models)


def _priced(look: Look, unit: Unit) -> shown.Laid:
    cost = look.setup.lists[unit.owner].units[unit.profile].cost
    return shown.Laid(
        unit.id, naming.unit_names(look.setup, look.words)[unit.id], look.say("shown-price", cost=cost), []
    )
