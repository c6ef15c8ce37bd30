"""What can happen in a game of Collision, one module for each part of the rules."""
