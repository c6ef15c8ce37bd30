"""The models of Trauma as a page shows them, with the markers that lie beside them."""

from functools import partial

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.board.tags import side_tags
from escarmouche.engine.rulebook import listening
from escarmouche.games.trauma.board.builds import build_of
from escarmouche.games.trauma.board.sight_lines import battle_of
from escarmouche.games.trauma.rules import naming
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.lists.profile import UnitProfile
from escarmouche.games.trauma.rules.space.measure import engaged
from escarmouche.games.trauma.rules.space.silhouettes import EYE
from escarmouche.games.trauma.rules.state import ORDERS, Model, State, Unit

KEYWORDS: dict[str, str] = {
    "general": "chief_general", "leader": "unit_leader", "disorganised": "state_disorganised",
    "engaged": "state_engaged", "down": "state_on_ground", "immobile": "incident_propulsion",
    **{order: f"order_{order.replace('-', '_')}" for order in ORDERS},
}  # fmt: skip
"""The keyword that each token stands for."""


def word_of(sign: str) -> str:
    """The key of what a token is called."""
    return f"keyword-{KEYWORDS[sign].replace('_', '-')}" if sign in KEYWORDS else "unit-activated"


def models_shown(look: Look) -> list[shown.Model]:
    """Every model on the table."""
    battle = battle_of(look.setup, look.state)
    with listening(None):
        return [_model(look, battle, unit, model) for unit in battle.state.units if unit.place == "table"
                for model in battle.alive(unit)]  # fmt: skip


def is_acting(state: State, unit: Unit) -> bool:
    """Whether a unit is in the middle of its activation."""
    acting = state.activation
    return acting is not None and unit.id in (acting.unit, acting.second)


def has_acted(state: State, unit: Unit) -> bool:
    """Whether the card of a unit has been turned and its activation is over."""
    return unit.id in state.sides[unit.owner].turned and not is_acting(state, unit)


def _model(look: Look, battle: Battle, unit: Unit, model: Model) -> shown.Model:
    # What concerns the whole unit lies beside its leader.
    signs = _of_unit(look, battle, unit) if model.id == unit.leader else []
    facts = (model, unit, signs, is_acting(look.state, unit))
    return look.drawn(("model", model.id), facts, partial(_drawn, look, battle, unit, model, signs))


def _drawn(look: Look, battle: Battle, unit: Unit, model: Model, signs: list[str]) -> shown.Model:
    profile = battle.profile(unit)
    name = naming.model_name(look.setup, look.state, model.id, look.words)
    tokens = _tokens(look, signs, model)
    build = look.printed(("build", unit.owner, unit.profile, model.kit), partial(build_of, profile, model.kit))
    notes = [look.say("standing-at", x=model.x / 1000, y=model.y / 1000), *(token.text for token in tokens)]
    return shown.Model(
        id=model.id, unit=unit.id, owner=unit.owner, name=name, x=model.x, y=model.y, z=battle.z(model.surface),
        surface=model.surface, radius=profile.base // 2, height=profile.height, eye=_eye(profile),
        facing=model.facing if profile.armoured else None, lies=model.down, wounds=_boxes(profile, model),
        tokens=tokens, active=is_acting(look.state, unit),
        text=look.say("labelled", label=name, text=", ".join(notes)),
        tag=_tags(look)[unit.id], build=build,
    )  # fmt: skip


def _tags(look: Look) -> list[str]:
    names = naming.unit_names(look.setup, look.words)
    return look.once("tags", lambda: side_tags([(unit.owner, names[unit.id]) for unit in look.state.units]))


def _eye(profile: UnitProfile) -> int:
    return round(profile.hover + EYE * (profile.height - profile.hover))


def _boxes(profile: UnitProfile, model: Model) -> shown.Wounds | None:
    """How many boxes of the structure line are left."""
    most = len(profile.structure)
    return shown.Wounds(most - model.ticks, most) if most else None


def _tokens(look: Look, signs: list[str], model: Model) -> list[shown.Token]:
    """What lies beside a model."""
    own = [sign for sign in ("down", "immobile") if getattr(model, sign)]
    found = [shown.Token(sign, look.say(word_of(sign))) for sign in (*signs, *own)]
    if model.broken:
        found.append(shown.Token("broken", look.say("token-broken", count=len(model.broken)), len(model.broken)))
    return found


def _of_unit(look: Look, battle: Battle, unit: Unit) -> list[str]:
    commands = unit.leader == battle.side(unit.owner).general
    signs = ["general" if commands else "leader"] if len(unit.models) > 1 or commands else []
    signs += unit.orders
    signs += ["disorganised"] if unit.disorganised else []
    signs += ["engaged"] if engaged(battle, unit) else []
    return signs + (["done"] if has_acted(look.state, unit) else [])
