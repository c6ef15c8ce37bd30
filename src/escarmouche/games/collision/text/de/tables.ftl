# Tische und was darauf steht, auf Deutsch.

kind-building = Gebäude
kind-tower = Turm
kind-container = Container
kind-shed = Schuppen
kind-crates = Kisten
kind-plinth = Sockel
kind-ruin-wall = Ruinenmauer
kind-pillar = Pfeiler
kind-gallery = Galerie
kind-gangway = Laufsteg
kind-parapet = Brüstung
kind-low-wall = Mäuerchen
kind-barricade = Barrikade
kind-hedge = Hecke
