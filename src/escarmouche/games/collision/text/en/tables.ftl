# Tables and what stands on them, in English.

kind-building = building
kind-tower = tower
kind-container = container
kind-shed = shed
kind-crates = crates
kind-plinth = plinth
kind-ruin-wall = ruin wall
kind-pillar = pillar
kind-gallery = gallery
kind-gangway = gangway
kind-parapet = parapet
kind-low-wall = low wall
kind-barricade = barricade
kind-hedge = hedge
