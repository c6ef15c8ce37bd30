"""What the game is made of, as data: its catalogue of rules, lists, tables and lessons."""

from pathlib import Path

FOLDER = Path(__file__).parent
