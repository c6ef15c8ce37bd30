"""The exit statuses by which the command line says whether all went well."""

BAD = 2
"""What was asked for cannot be done."""
FAILED = 1
"""It was done, and something turned out to be wrong."""
INTERRUPTED = 130
"""Somebody has pressed Ctrl-C."""
