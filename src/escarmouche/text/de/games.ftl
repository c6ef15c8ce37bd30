# Was zwischen den Spielen verschieden ist: Blickrichtung, Gangarten, Ausgaben und Missionen, auf Deutsch.

facing = blick
hint-facing = Füge „blick n“, „blick t“ oder „blick 12 30“ an, um zu sagen, wohin die Figur schaut.
hint-facing-how = sage „blick n“, „blick t“ für eine Figur, „blick 12 30“ für einen Punkt oder „blick 90“ für Grad
refused-no-hint = In diesem Spiel kann noch niemand Rat geben; „hilfe“ sagt, was du tun kannst.
refused-no-missions = Dieses Spiel hat nur eine Mission; lass --mission { $mission } weg.
refused-play-switch = { $switch } gibt es nur für { $games }, nicht für { $game }.
refused-no-lists = { $game } wird ohne Listen gespielt.
refused-no-stage = { $game } hat keine Konformitätsfälle.
