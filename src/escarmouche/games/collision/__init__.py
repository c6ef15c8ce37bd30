"""Collision: no dice, but power decks, hands and bluff, among roofs and ladders."""

from escarmouche.registry import Manifest

GAME = Manifest(
    "collision",
    __name__,
    rank=2,
    commands={"campaign": "commands.campaign"},
    play_switches={"campaign": "file", "gang": "text"},
)
