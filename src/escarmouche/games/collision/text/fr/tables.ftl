# Les tables et ce qui s’y dresse, en français.

kind-building = bâtiment
kind-tower = tour
kind-container = conteneur
kind-shed = remise
kind-crates = caisses
kind-plinth = socle
kind-ruin-wall = mur en ruine
kind-pillar = pilier
kind-gallery = galerie
kind-gangway = passerelle
kind-parapet = parapet
kind-low-wall = muret
kind-barricade = barricade
kind-hedge = haie
