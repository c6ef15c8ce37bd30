"""Special rules of one's own: how a book writes them, out of the effects that the game has, and how they are played."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from escarmouche.engine.ids import Length
from escarmouche.engine.reasons import remark
from escarmouche.rules.books.effects import Oddity, misused
from escarmouche.rules.books.fitting import Name, Text, plain_name

Does: TypeAlias = Literal["modifier", "reroll", "extra hits", "extra attacks", "ap", "move"]
OwnRoll: TypeAlias = Literal["to hit", "to be hit", "defence", "morale", "casting"]
Faces: TypeAlias = Literal["ones", "fails"]
Condition: TypeAlias = Literal["shooting", "melee", "charge", "strike back", "moved", "still", "in cover"]
Immunity: TypeAlias = Literal["spells", "morale"]
More: TypeAlias = Annotated[int, msgspec.Meta(ge=-6, le=6)]
Inches: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=48)]
Stride: TypeAlias = Annotated[float, msgspec.Meta(ge=-12, le=12)]
Round: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]

IMMUNITIES = get_args(Immunity)
WARDED = frozenset(
    {"ap", "bane", "deadly", "fear", "furious", "impact", "relentless", "reliable", "rending", "surge", "thrust"}
    | {"unstoppable"}
)
"""The special rules of an attacker from which a unit can be immune."""
TAKES: dict[str, frozenset[str]] = {
    "modifier": frozenset({"roll", "amount"}),
    "reroll": frozenset({"roll", "faces"}),
    "extra hits": frozenset({"amount"}),
    "extra attacks": frozenset({"amount"}),
    "ap": frozenset({"amount"}),
    "move": frozenset(),
}
"""What each effect needs."""
STRIDES = ("advance", "rush", "charge")
REROLLED = ("to hit", "defence", "morale")
FIELDS = ("roll", "amount", "faces", *STRIDES)
CIRCUMSTANCES = ("when", "within", "beyond", "against")
"""What only the rolls of an attack know."""

Reader: TypeAlias = Callable[[str], "tuple[str, int] | None"]
"""The key and the X of a special rule of the game as it is written."""


# As a book writes them


class EffectLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect of a rule, and the circumstances in which alone it works."""

    does: Does
    roll: OwnRoll | None = None
    amount: More | None = None
    faces: Faces | None = None
    advance: Stride | None = None
    rush: Stride | None = None
    charge: Stride | None = None
    when: tuple[Condition, ...] = ()
    within: Inches | None = None
    beyond: Inches | None = None
    against: tuple[Text, ...] = ()
    rounds: tuple[Round, ...] = ()


class RuleLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special rule of one's own; one that does nothing is kept as text without effect."""

    name: Name
    key: Text | None = None
    text: str = ""
    grants: tuple[Text, ...] = ()
    immune: tuple[Text, ...] = ()
    effect: tuple[EffectLine, ...] = ()
    aura: Inches = 0
    once: bool = False


# As they are played


class OwnEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect in play; lengths in thousandths of an inch, `against` by the keys of special rules."""

    does: Does
    roll: OwnRoll | Literal[""] = ""
    amount: int = 0
    faces: Faces | Literal[""] = ""
    advance: Length = 0
    rush: Length = 0
    charge: Length = 0
    when: tuple[Condition, ...] = ()
    within: Length = 0
    beyond: Length = 0
    against: tuple[str, ...] = ()
    rounds: tuple[int, ...] = ()


class OwnRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """A special rule of one's own in play: a set-up says all of it, so that no book is needed any more."""

    key: str
    name: str
    text: str = ""
    grants: dict[str, int] = {}
    immune: tuple[str, ...] = ()
    effects: tuple[OwnEffect, ...] = ()
    aura: Length = 0
    once: bool = False

    @property
    def works(self) -> bool:
        """Whether it has any effect."""
        return bool(self.grants or self.immune or self.effects)

    @property
    def always(self) -> bool:
        """Whether it works all game for whoever has it, and for nobody else."""
        return not self.aura and not self.once


OwnRules: TypeAlias = Mapping[str, OwnRule]
"""Rules of one's own by every name under which a unit may write them."""
NO_RULES: OwnRules = {}


def spelled(lines: Iterable[RuleLine], read: Reader) -> dict[str, OwnRule]:
    """Rules by their keys and by their names in all languages."""
    found: dict[str, OwnRule] = {}
    for line in lines:
        played = _played(line, read)
        names = [line.name] if isinstance(line.name, str) else list(line.name.values())
        found |= dict.fromkeys((*names, played.key), played)
    return found


def read_own(texts: Iterable[str], own: OwnRules) -> tuple[str, ...]:
    """The keys of the rules among these that have an effect, each once."""
    return tuple(dict.fromkeys(own[text].key for text in texts if text in own and own[text].works)) if own else ()


def kept_as_text(texts: Iterable[str], own: OwnRules) -> tuple[str, ...]:
    """The names of the rules among these that have none, each once."""
    return tuple(dict.fromkeys(own[text].name for text in texts if text in own and not own[text].works))


def _played(line: RuleLine, read: Reader) -> OwnRule:
    name = plain_name(line.name)
    grants = dict(filter(None, map(read, line.grants)))
    warded = tuple(dict.fromkeys(filter(None, (_immunity(one, read) for one in line.immune))))
    effects = tuple(_effect(one, read) for one in line.effect)
    return OwnRule(line.key or name, name, line.text, grants, warded, effects, _thousandths(line.aura), line.once)


def _effect(line: EffectLine, read: Reader) -> OwnEffect:
    return OwnEffect(
        does=line.does,
        roll=line.roll or "",
        amount=line.amount or 0,
        faces=line.faces or "",
        advance=_thousandths(line.advance),
        rush=_thousandths(line.rush),
        charge=_thousandths(line.charge),
        when=line.when,
        within=_thousandths(line.within),
        beyond=_thousandths(line.beyond),
        against=tuple(filter(None, (_named(text, read) for text in line.against))),
        rounds=line.rounds,
    )


def _thousandths(inches: float | None) -> int:
    return round((inches or 0) * 1000)


def _immunity(text: str, read: Reader) -> str | None:
    """What a unit is immune from, as a key; rules with a value are named without it."""
    if text in IMMUNITIES:
        return text
    found = _named(text, read)
    return found if found in WARDED else None


def _named(text: str, read: Reader) -> str | None:
    """The key of a special rule that is named with or without its value."""
    found = read(text) or read(f"{text}(1)")
    return found[0] if found else None


# What does not fit


def oddities(line: RuleLine, read: Reader, known: Sequence[str]) -> Iterator[Oddity]:
    """Everything in a rule with which nobody can play; `known` are the special rules of the game."""
    for word in (plain_name(line.name), line.key or ""):
        if _named(word, read) or word.lower() in {one.lower() for one in known}:
            yield Oddity(("key",) if word == line.key else ("name",), word, remark("right-own-name"))
    for at, text in enumerate(line.grants):
        if read(text) is None:
            yield Oddity(("grants", at), text, known)
    for at, text in enumerate(line.immune):
        if _immunity(text, read) is None:
            plain = [one.partition("(")[0] for one in known]
            yield Oddity(("immune", at), text, (*IMMUNITIES, *(one for one in plain if one.lower() in WARDED)))
    for at, effect in enumerate(line.effect):
        for one in _misused(effect, read, known):
            yield one.within("effect", at)


def _misused(effect: EffectLine, read: Reader, known: Sequence[str]) -> Iterator[Oddity]:
    """The fields of an effect that it lacks, or that do not belong to it."""
    moves = effect.does == "move"
    yield from misused(effect, effect.does, FIELDS, TAKES[effect.does], STRIDES if moves else ())
    if moves and all(getattr(effect, field) is None for field in STRIDES):
        yield Oddity(("does",), "move", remark("right-effect-takes", effect="move", fields=", ".join(STRIDES)))
    if effect.does == "reroll" and effect.roll not in (None, *REROLLED):
        yield Oddity(("roll",), str(effect.roll), REROLLED)
    if moves or effect.roll in ("morale", "casting"):
        for field in (*CIRCUMSTANCES, *(("rounds",) if moves else ())):
            if getattr(effect, field) not in (None, ()):
                yield Oddity((field,), str(getattr(effect, field)), remark("right-no-circumstances"))
    for at, text in enumerate(effect.against):
        if _named(text, read) is None:
            yield Oddity(("against", at), text, known)
