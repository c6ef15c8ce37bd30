"""Games that somebody brings in a file: read as strictly as lists and tables are."""

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.board.version import rules_version
from escarmouche.engine import save
from escarmouche.engine.chance import Prelude, Recorded, Recording, Scripted
from escarmouche.engine.game import Ruleset, Setup
from escarmouche.engine.reading import sound
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.registry import catalogue, keys, ruleset
from escarmouche.rules.terrain import whole_table

SAVE = "save"
"""What a set-up is called whose file has no name."""
MOST_MODELS = 250
"""Models of one side."""
STACKED = (Scripted.kind, Recording.kind)
"""Chance that somebody has written down instead of drawing it."""


def load(text: str) -> save.Loaded:
    """The game in a save; one that could not have been begun here is refused."""
    return save.load(text, ruleset, rules_version(key_of(text)), admit)


class Head(msgspec.Struct):
    """As much of the first line of a save as is needed to find the rules."""

    game: str = ""


def key_of(text: str) -> str:
    """The game that the first line of a save names; nothing if it is none of ours."""
    try:
        head = msgspec.json.decode(text.split("\n", 1)[0].encode(errors="replace"), type=Head)
    except (msgspec.DecodeError, RecursionError):
        return ""
    return head.game if head.game in keys() else ""


def admit(rules: Ruleset[Any], setup: Any, chance: Any) -> Setup:
    """The set-up that a save names; one that no lists and tables would lead to is refused, and so is stacked chance."""
    sound(setup, SAVE)
    if isinstance(chance, Mapping) and chance.get("kind") in STACKED:
        raise Refused(refusal("", "refused-save-stacked"))
    if isinstance(chance, Mapping) and chance.get("kind") == Prelude.kind:
        first, after = chance.get("first"), chance.get("after")
        if _kind(first) != Recorded.kind or _kind(after) in (*STACKED, Recorded.kind, Prelude.kind):
            raise Refused(refusal("", "refused-save-stacked"))
    try:
        found = msgspec.convert(setup, rules.setup_type, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(refusal("", "refused-save-field", line=1, detail=str(error))) from error
    insist_playable(rules.key, found)
    return found


def _kind(chance: Any) -> Any:
    return chance.get("kind") if isinstance(chance, Mapping) else None


def insist_playable(key: str, setup: Any) -> None:
    """Refuse a set-up with options that do not exist, on a table that cannot be, or with too many models."""
    catalogue(key).choose(setup.options)
    table = whole_table(setup) if setup.is_built_in_play else setup.table
    if faults := table.faults():
        raise Refused(refusal("", "refused-broken-table", file=SAVE, problem=faults))
    if max(setup.strengths(), default=0) > MOST_MODELS:
        raise Refused(refusal("", "refused-too-many-figures", count=max(setup.strengths()), most=MOST_MODELS))
