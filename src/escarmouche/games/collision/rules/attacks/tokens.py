"""Jam and pinned tokens: receiving them, what they forbid, and how many lie beside a model."""

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, SeatId, Steps
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules import traits
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.cards.confrontation import hazard
from escarmouche.games.collision.rules.events import attacks as events
from escarmouche.games.collision.rules.lists.profile import Weapon
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.vocabulary import Action, JamCause

MOST_TOKENS: int = NUMBERS["maximum_jam_and_pinned_tokens_per_model"]
MALFUNCTION = 0
"""The strength of the hit that a malfunctioning weapon deals its own bearer."""
PAIRS = {"jam-jam": (2, 0), "jam-pinned": (1, 1), "pinned-pinned": (0, 2)}
ASK_KEEP_TOKENS = Asks("keep-tokens", *PAIRS, about=("model",))


# What tokens forbid


@rule("COL-JAM-02")
def jammed(battle: Battle, model: Model, weapon: Weapon) -> Reason | None:
    """A model with a jam token may not shoot."""
    if model.jams and jam_stops(battle, model, weapon):
        return refusal("COL-JAM-02", "refused-jammed", model=model.id)
    return None


@rule("COL-JAM-03", otherwise=False)
def jam_stops(battle: Battle, model: Model, weapon: Weapon) -> bool:
    """A jam belongs to the model: it stops every one of its ranged weapons."""
    return weapon.type == "ranged"


@rule("COL-PIN-01")
def pinned(model: Model, action: Action) -> Reason | None:
    """A model with a pinned token may neither Move nor Charge."""
    return refusal("COL-PIN-01", "refused-pinned", model=model.id) if model.pins and pin_stops(action) else None


@rule("COL-PIN-02", otherwise=True)
def pin_stops(action: Action) -> bool:
    """A pinned model may do everything but Move and Charge; turning on the spot is a Move."""
    return action in ("move", "charge")


# Jams


@rule("COL-JAM-01")
def give_jam(battle: Battle, model: Model, cause: JamCause) -> Steps[None]:
    """A model receives a jam token; the limit is applied, and only then does its weapon malfunction, if it does."""
    averting = traits.averts_jam(battle, model) if cause == "failure" else None
    if averting is not None:
        traits.use_up(model, averting)
        battle.tell(events.JamAverted(model=model.id, trait=averting.key))
        return
    bursts = malfunctions(battle, model, cause)
    model.jams += 1
    model.jams_ever += 1
    battle.tell(events.JamReceived(model=model.id, cause=cause))
    yield from keep_to_limit(battle, model)
    if bursts:
        yield from malfunction(battle, model)


@rule("COL-JAM-05", otherwise=False)
def malfunctions(battle: Battle, model: Model, cause: JamCause) -> bool:
    """Another jam token makes the weapon malfunction: while one is present, or by option ever after the first."""
    again = model.jams_ever > 0 if battle.option("malfunction") == "any_later_jam" else is_further_jam(model)
    return again and (cause != "reload" or reload_malfunctions(battle))


@rule("COL-JAM-07", otherwise=False)
def is_further_jam(model: Model) -> bool:
    """Every jam token received while at least one is present counts, not only the second."""
    return model.jams > 0


@rule("COL-RELOAD-02", otherwise=False)
def reload_malfunctions(battle: Battle) -> bool:
    """A Reload token is a jam token like any other, unless the option says that it never does harm."""
    return battle.option("reload_causes_malfunction") == "yes"


@rule("COL-JAM-06")
def malfunction(battle: Battle, model: Model) -> Steps[None]:
    """A malfunctioning weapon hits its own bearer with +0 RC."""
    battle.tell(events.WeaponMalfunctioned(model=model.id))
    yield from hazard(battle, model, MALFUNCTION, "malfunction", "COL-JAM-06")


# Pinned tokens


def give_pin(battle: Battle, model: Model) -> Steps[None]:
    """A model receives a pinned token."""
    model.pins += 1
    battle.tell(events.PinReceived(model=model.id, skills=lose_skills(model)))
    yield from keep_to_limit(battle, model)


@rule("COL-PIN-03", otherwise=0)
def lose_skills(model: Model) -> int:
    """A model that receives a pinned token loses all its skill tokens, even if the pinned token is not kept."""
    lost, model.skills = model.skills, 0
    return lost


# How many


def keep_to_limit(battle: Battle, model: Model) -> Steps[None]:
    """Take away what is too many after a token has arrived."""
    if battle.option("token_limit") == "two_of_each":
        if max(model.jams, model.pins) > MOST_TOKENS:
            yield from keep_two_of_each(battle, model)
    elif model.jams + model.pins > MOST_TOKENS:
        yield from keep_two(battle, model)


@rule("COL-MAXTOK-01")
def keep_two_of_each(battle: Battle, model: Model) -> Steps[None]:
    """By option, a model keeps two jam and two pinned tokens; a third of one kind is not kept."""
    model.jams, model.pins = min(model.jams, MOST_TOKENS), min(model.pins, MOST_TOKENS)
    battle.tell(events.TokensKept(model=model.id, jams=model.jams, pins=model.pins))
    yield from ()


@rule("COL-MAXTOK-01")
def keep_two(battle: Battle, model: Model) -> Steps[None]:
    """A model keeps two jam and pinned tokens in all; the enemy player chooses which of three stay."""
    able = [key for key, (jams, pins) in PAIRS.items() if jams <= model.jams and pins <= model.pins]
    kept = able[0]
    if len(able) > 1:
        options = [Option(key, f"option-keep-{key}") for key in able]
        kept = yield Choose(token_chooser(model), ASK_KEEP_TOKENS, "COL-MAXTOK-01", options, data={"model": model.id})
    model.jams, model.pins = PAIRS[kept]
    battle.tell(events.TokensKept(model=model.id, jams=model.jams, pins=model.pins))


@rule("COL-MAXTOK-02")
def token_chooser(model: Model) -> SeatId:
    """The enemy player is the opponent of whoever controls the model, whoever is active."""
    return 1 - model.owner
