"""Standing orders of Trauma: of which questions everybody knows what may be answered."""

OPEN = frozenset({
    "act", "announce", "order", "alert", "alert-stagger", "operate", "leap", "cross", "fire-salvo", "who-fires",
    "reroll", "aim-at", "stay-up", "equally-near", "sniper-victim", "stray-order", "fight", "blows", "who-strikes",
    "victims", "odd-hits", "who-runs", "own-losses", "overrun-losses", "incident", "break-weapon", "save-models",
    "new-leader", "pay", "name-starter", "choose-quarter", "choose-side", "choose-part",
})  # fmt: skip
"""The questions that no face-down card and no unit in the reinforcement section decides."""
