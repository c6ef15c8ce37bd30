"""`python -m escarmouche.cli`."""

from escarmouche.cli import main

main()
