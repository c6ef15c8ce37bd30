# Wie das Spiel heißt und was es ist, auf Deutsch.

game-firefight = Firefight
about-firefight = Zwei kleine Truppen kämpfen um Missionsziele: Einheiten bewegen sich, schießen und stürmen abwechselnd, und über alles entscheiden Würfel.
