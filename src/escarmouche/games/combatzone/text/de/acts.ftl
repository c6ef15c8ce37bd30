# Was auf dem Tisch von Combat Zone gespielt wird, in wenigen Worten, auf Deutsch.

act-out-of-range = außer Reichweite
act-unhurt = unverletzt
act-killed = ausgeschaltet
act-damaged = beschädigt
act-fire-out = das Feuer ist aus
