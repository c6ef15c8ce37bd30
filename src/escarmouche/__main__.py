"""`python -m escarmouche`."""

from escarmouche.cli import main

main()
