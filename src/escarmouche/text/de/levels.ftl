# Stufen und ihre Bewertungen, auf Deutsch.

level-rated =
    { $level }: Wertung { $points }, mit 95 % Sicherheit zwischen { $low } und { $high } ({ $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    })
level-kept = Die Bewertungen sind in { $file }.
refused-level-fault = Eine Partie des Paares { $pair } konnte nicht zu Ende gespielt werden: { $problem }

# Was eine Stufe wert ist, und wie stark der Spieler ist

opponent-match = Ebenbürtig
about-match = So stark wie du, nach deinen beendeten Partien auf diesem Rechner. Aufgeben zählt als Niederlage; Übung, Lektionen und Partien mit Rat zählen nicht.
level-worth =
    Wertung { $points } ({ $low } bis { $high }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }).
level-worth-anchor = Wertung { $points }: an ihm werden die anderen gemessen.
level-worth-thinking = Gemessen mit { $think } s Bedenkzeit je Entscheidung.
level-as-recruit = wie ein Rekrut
level-as-corporal = wie ein Unteroffizier
level-as-sergeant = wie ein Feldwebel
level-as-general = wie ein General
level-next-whole = Der Gegner, der dazu passt, spielt { $upper }.
level-next = Der Gegner, der dazu passt, trifft { $share } von 100 Entscheidungen { $upper }, die anderen { $lower }.
level-unknown = Von dir ist noch nichts bekannt, darum giltst du als Unteroffizier: Wertung etwa { $points }.
level-estimate =
    Deine Wertung: etwa { $points } (mit 95 % Sicherheit { $low } bis { $high }), nach { $games ->
        [0] deinen Partien mit den anderen Regelwerken
        [one] 1 Partie
       *[other] { $games } Partien
    }.
agent-between = einen Gegner, der { $share } von 100 Entscheidungen { $upper } trifft, die anderen { $lower }
refused-no-levels = Wie stark die Gegner des Spiels { $game } sind, hat niemand gemessen; wähle einen mit Namen.
level-counted = Diese Partie zählt für deine Wertung.
level-uncounted = Diese Partie zählt nicht für deine Wertung: du hattest Rat.
level-file = Deine Ergebnisse stehen in { $file }; wer die Datei löscht, fängt von vorn an.
refused-results-unread = Die Ergebnisse in { $file } sind nicht zu lesen ({ $problem }); lösche die Datei, um von vorn anzufangen.
level-unkept = Das Ergebnis dieser Partie konnte nicht für deine Wertung behalten werden.
