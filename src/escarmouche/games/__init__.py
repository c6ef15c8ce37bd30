"""The games of Escarmouche: a folder each, with the whole game in it."""
