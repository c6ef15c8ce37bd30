# Was auf dem Tisch gespielt wird, in wenigen Worten, auf Deutsch.

act-needs = nötig: { $needed } oder mehr
act-needs-because = nötig: { $needed } oder mehr auf einem Würfel ({ $why })
act-needs-together = nötig: zusammen { $needed } oder mehr
act-needs-together-because = nötig: { $needed } oder mehr auf den Würfeln zusammen ({ $why })
act-needs-faces = nötig: { $faces }
act-needs-faces-because = nötig: { $faces } ({ $why })
act-hits =
    { $count ->
        [0] kein Treffer
       *[other] { $count } Treffer
    }
act-wounds =
    { $count ->
        [0] keine Wunde
        [one] { $count } Wunde
       *[other] { $count } Wunden
    }
act-blocked = { $count } abgewehrt
act-saved = { $count } gerettet
act-recovered = erholt
act-passed = bestanden
act-failed = misslungen
line-needs = { $text } [{ $needs }]
ask-while = { $doing } { $text }
