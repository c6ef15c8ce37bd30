"""How cards of Collision are filled in: what their fields refer to, and with whom weapons and items are tried out."""

from typing import Any, Literal, get_args

from escarmouche.board.book_forms import SOMEBODY, Form
from escarmouche.games.collision.rules.lists.cards import EFFECT_WORDS, EFFECTS, KEYWORDS, LENGTHS
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS, ITEM_KINDS
from escarmouche.games.collision.rules.vocabulary import TraitKind, WeaponType

NUMBERS: dict[str, Any] = dict.fromkeys(CHARACTERISTICS, int)
EFFECT: dict[str, Any] = {
    **NUMBERS,
    **{key: float if key in LENGTHS else int for key in EFFECTS},
    **{key: Literal[words] for key, words in EFFECT_WORDS.items()},
}
"""What a trait can do: numbers, lengths, and words."""
PROFILE = {"MOV": 5, "AGI": 0, "RC": 1, "CC": 1, "ATT": 1, "DEF": 0, "WND": 3, "INT": 0}
BEARER = {"key": "tried", "name": SOMEBODY, "shards": 50, "profile": PROFILE}
FORM = Form(
    fielded="character",
    refers={"weapons": ["weapon"], "item.weapon": ["weapon"]},
    known={},
    closed={
        "type": get_args(WeaponType),
        "item.kind": ITEM_KINDS,
        "trait.kind": get_args(TraitKind),
        "traits.kind": get_args(TraitKind),
        "kinds": ITEM_KINDS,
    },
    free={"modifiers": NUMBERS, "profile": NUMBERS, "rules": dict.fromkeys(KEYWORDS, int), "effect": EFFECT},
    said=["characteristic-", "keyword-", "kind-"],
    fresh={
        "weapon": {"type": "ranged", "hands": 1, "range": [0, 12], "shots": 1},
        "item": {"shards": 10, "kind": "gear"},
        "character": {"shards": 60, "profile": PROFILE, "weapons": ["pistol", "knife"]},
    },
    builds_on=["armoury", "gear"],
    bearer={"weapon": ("weapons", BEARER)},
    target={
        "gang": "unwanted", "limit": 400, "model": [{"character": "alpha"}],
    },
    ground="width = 24\ndepth = 24\n",
)  # fmt: skip
