# Wie das Spiel heißt und was es ist, auf Deutsch.

game-trauma = Trauma
about-trauma = Zwei Armeen zwischen den Vierteln einer zerstörten Stadt: Jede Einheit wird durch eine Karte aus einer verdeckten Reihe gerufen, Kommandopunkte ändern die Folge, und Fahrzeuge zerbrechen Kästchen für Kästchen.
