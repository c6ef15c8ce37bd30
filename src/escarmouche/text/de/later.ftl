# Später

feed-title = Escarmouche: { $game }
feed-yours = Du bist am Zug
feed-waiting = Dein Gegner ist am Zug
feed-over = Das Spiel ist zu Ende
refused-words-first = Dieses nachprüfbare Spiel hat noch nicht begonnen: Jeder Platz verspricht erst ein Wort und legt es dann offen.
refused-promised = Du hast schon ein Wort versprochen; ein Versprechen lässt sich nicht ändern.
refused-promise-first = Kein Wort wird offengelegt, bevor jeder Platz eines versprochen hat.
refused-opened = Dein Wort liegt schon offen.
refused-word-unfit = Das ist nicht das Wort, das dein Platz versprochen hat.
refused-not-fair = Dieses Spiel hat keine nachprüfbaren Würfel: Es gibt nichts zu versprechen.
refused-replay-early = Zurückblicken kann man, wenn das Spiel zu Ende ist, oder in einem Übungsspiel.
refused-replay-where = Es gibt keine Antwort { $sequence } zum Ansehen.
refused-replay-unfinished = Dieses Spiel ist nicht zu Ende; nur beendete Spiele kann man durchgehen.
refused-branch-over = Das Spiel war da schon zu Ende oder hatte noch nicht begonnen.
refused-code = Dieser Code ist unbekannt, verbraucht oder zu alt.
refused-too-many-codes = Von hier wurden zu viele Codes probiert; warte eine Weile.
lesson-over = Die Lektion ist zu Ende.
refused-no-lesson = Es gibt keine Lektion „{ $lesson }“; es gibt: { $known }.
order-defaults = Die übliche Antwort geben, bis ich etwas Neues gefragt werde.
refused-branch-early = Von einem Spiel aus weiterspielen kann man, wenn es zu Ende ist.
