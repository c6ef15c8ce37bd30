# What is played on the table, in a few words, in English.

act-needs = needs { $needed } or more
act-needs-because = needs { $needed } or more on a die: { $why }
act-needs-together = needs { $needed } or more together
act-needs-together-because = needs { $needed } or more on the dice together: { $why }
act-needs-faces = needs { $faces }
act-needs-faces-because = needs { $faces }: { $why }
act-hits =
    { $count ->
        [0] no hit
        [one] { $count } hit
       *[other] { $count } hits
    }
act-wounds =
    { $count ->
        [0] no wound
        [one] { $count } wound
       *[other] { $count } wounds
    }
act-blocked = { $count } blocked
act-saved = { $count } saved
act-recovered = recovered
act-passed = passed
act-failed = failed
line-needs = { $text } [{ $needs }]
ask-while = { $doing } { $text }
