"""Combat Zone: single figures in groups, action points, reactions, opportunity fire, machines."""
