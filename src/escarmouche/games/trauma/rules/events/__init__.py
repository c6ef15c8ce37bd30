"""What can happen in a game of Trauma, one module for each part of the rules."""
