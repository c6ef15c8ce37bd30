"""The tests; the games in `tests/plugins` are imported from where they lie."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "plugins" / "cellar-duel"))
