# Ob eine Partie ehrlich war, auf Deutsch.

verdict-fair = Die Partie ist ehrlich: Was vorher versprochen wurde, jeder Würfel, jede Karte und jede Antwort sind, wie sie sein müssen.
verdict-shape = Das ist keine Mitschrift einer ehrlichen Partie: Es fehlt etwas darin.
verdict-match = Die Partie heißt anders, als notiert wurde.
verdict-secret = Das aufgedeckte Geheimnis ist keines.
verdict-nonces = Der Beitrag eines Platzes fehlt oder ist nicht der, der notiert wurde.
verdict-commitment = Das aufgedeckte Geheimnis ist nicht das, das vor der Partie versprochen wurde.
verdict-index = Der Zug { $index } fehlt oder steht an der falschen Stelle.
verdict-bound = Der Zug { $index } wählt unter unmöglichen Zahlen.
verdict-value = Der Zug { $index } wurde geändert: Geheimnis und Beiträge ergeben einen anderen Würfel oder eine andere Karte.
verdict-draws = Es gibt weniger Züge, als notiert wurden.
verdict-rule = Der Zug { $index } galt einer anderen Regel, als notiert wurde.
verdict-purpose = Der Zug { $index } galt einem anderen Zweck, als notiert wurde.
verdict-save = Die Partie wurde geändert: Ihre Antworten führen nicht zu dem, was in der Datei steht.
verdict-rules = Würfel und Karten stimmen, aber die Partie lässt sich mit den Regeln dieser Version nicht nachspielen.
