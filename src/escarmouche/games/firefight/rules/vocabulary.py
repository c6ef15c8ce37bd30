"""The words that the rules of Firefight use as values: phases, steps, actions, places, causes, rolls."""

from typing import Literal, TypeAlias

Phase: TypeAlias = Literal[
    "opening", "terrain", "objectives", "edge", "reserves", "deployment", "scouts", "round-start", "ambush",
    "activation", "round-end", "over",
]  # fmt: skip
EndStep: TypeAlias = Literal["morale", "tests", "objectives", "clear"]
"""What is done at the end of a round."""
Action: TypeAlias = Literal["hold", "advance", "rush", "charge", "idle"]
Step: TypeAlias = Literal[
    "start", "action", "before", "move", "after", "shoot", "arrive", "pile-in", "counter", "strike", "strike-back",
    "fatigue", "aftermath", "end", "",
]  # fmt: skip
"""How far an activation has come; with the last it is over."""
Place: TypeAlias = Literal["waiting", "reserve", "table", "gone"]
Reserve: TypeAlias = Literal["ambush", "scout"]
Coming: TypeAlias = Literal["deployed", "scouted", "arrived"]
Edge: TypeAlias = Literal["y0", "y1", "x0", "x1"]
Axis: TypeAlias = Literal["x", "y"]
Walk: TypeAlias = Literal["advance", "rush", "charge", "pile-in", "spell", "consolidation", "separation"]
"""How a unit goes."""
WayName: TypeAlias = Walk | Literal["push"]
"""How a unit or a single model goes."""
Cause: TypeAlias = Literal["shooting", "melee", "spell", "fall", "danger"]
"""How damage came about."""
Purpose: TypeAlias = Literal[
    "hit", "defence", "regeneration", "wound-effect", "impact", "push", "jump", "dangerous-terrain", "casting",
    "morale", "fearless", "objectives", "roll-off",
]  # fmt: skip
"""What dice are rolled for."""
RolledFor: TypeAlias = Literal["deployment", "objectives", "terrain"]
SpellTarget: TypeAlias = Literal["enemy unit", "friendly unit", "enemy model", "self"]
SpellEffect: TypeAlias = Literal["hits", "grant", "modifier", "move", "shake", "unshake"]
Lasts: TypeAlias = Literal["grant", "modifier"]
"""What a spell can leave on a unit for a while."""
Taking: TypeAlias = Lasts | Literal["move"]
"""What a spell that takes hold of a unit does to it."""
Roll: TypeAlias = Literal["to hit", "defence", "morale", "casting"]
"""What a spell can modify."""
Use: TypeAlias = Roll | Literal["fearless", "regeneration", "wounds", "shot at", "melee", "move", "action"]
"""What uses up a spell that lasts for one use."""
Until: TypeAlias = Literal["end of round", "next use"]
