"""Commands that only Firefight has."""
