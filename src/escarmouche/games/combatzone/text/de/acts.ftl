# Was auf dem Tisch von Combat Zone gespielt wird, in wenigen Worten, auf Deutsch.

act-out-of-range = außer Reichweite
act-unhurt = unverletzt
act-killed = ausgeschaltet
act-panicked = Panik
act-routed = Flucht
act-damaged = beschädigt
act-fire-out = das Feuer ist aus
