"""What can happen in a game of Combat Zone, one module for each part of the rules."""
