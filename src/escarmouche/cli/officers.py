"""What commands share that take an officer; not for others, since it brings the officers with it."""

from typing import Annotated

import typer

from escarmouche.agents.general import LEAST_THOUGHT, MOST_THOUGHT

Think = Annotated[float, typer.Option(min=LEAST_THOUGHT, max=MOST_THOUGHT)]
