"""How the command line says of itself whether all went well."""

BAD = 2
"""What was asked for cannot be done."""
FAILED = 1
"""It was done, and something turned out to be wrong."""
INTERRUPTED = 130
"""Somebody has pressed Ctrl-C."""
