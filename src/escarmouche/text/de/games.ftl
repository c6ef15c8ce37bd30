# Was zwischen den Spielen verschieden ist: Blickrichtung, Gangarten, Ausgaben und Missionen, auf Deutsch.

facing = blick
hint-facing = Füge „blick n“, „blick t“ oder „blick 12 30“ an, um zu sagen, wohin die Figur schaut.
hint-facing-how = sage „blick n“, „blick t“ für eine Figur, „blick 12 30“ für einen Punkt oder „blick 90“ für Grad
refused-no-hint = In diesem Spiel kann noch niemand Rat geben; „hilfe“ sagt, was du tun kannst.
refused-no-missions = Dieses Spiel hat nur eine Mission; lass --mission { $mission } weg.
refused-play-switch = { $switch } gibt es nur für { $games }, nicht für { $game }.
refused-no-lists = { $game } wird ohne Listen gespielt.
refused-no-campaigns = Kampagnen von { $game } gibt es nicht.
refused-campaign-other-game = Dies ist ein Spiel von { $game }, es gehört nicht zu dieser Kampagne.
refused-campaign-unreadable = { $file } enthält keine lesbare Kampagne.
refused-no-deed = So etwas lässt sich in dieser Kampagne nicht tun.
campaign-file = Die Kampagnendatei
refused-no-stage = { $game } hat keine Konformitätsfälle.
refused-broken-mission =
    { $more ->
        [0] Die Mission kann nicht gespielt werden: { $problem }.
       *[other] Die Mission kann nicht gespielt werden: { $problem } (und { $more } mehr).
    }
briefing-own = Eine eigene Mission.
    .ends =
        { $rounds ->
            [one] Nach einer Runde.
           *[other] Nach { $rounds } Runden.
        }
    .aim = Beide Seiten: am Ende mehr Punkte haben als die andere.

# Gelände, das abwechselnd aufgestellt wird

ask-which-terrain = Welches Geländestück stellst du auf ({ $count } stehen)?
ask-place-terrain = Aufzustellen: { $kind }.
option-terrain = { $kind } ({ $wide } × { $deep })
option-terrain-enough = Nichts mehr: Das ist genug
thing-terrain = das Geländestück
event-terrain-placed = Spieler { $seat } stellt auf: { $kind } bei { $x } / { $y }.
event-terrain-finished =
    { $count ->
        [one] Das Gelände ist vollständig: ein Stück.
       *[other] Das Gelände ist vollständig: { $count } Stücke.
    }
refused-not-in-turn = In diesem Spiel stellen die Spieler das Gelände nicht abwechselnd auf.
