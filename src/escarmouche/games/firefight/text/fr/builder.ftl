# Composer une liste.

builder-upgrades = Améliorations
builder-replaces = à la place de { $weapons }
