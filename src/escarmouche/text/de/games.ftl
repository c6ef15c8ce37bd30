# Was zwischen den Spielen verschieden ist: Blickrichtung, Gangarten, Ausgaben und Missionen, auf Deutsch.

facing = blick
leg-climb = klettern
leg-ladder = leiter
leg-leap = absprung
leg-jump = springen
leg-hang = hängen
hint-facing = Füge „blick n“, „blick t“ oder „blick 12 30“ an, um zu sagen, wohin die Figur schaut.
hint-facing-how = sage „blick n“, „blick t“ für eine Figur, „blick 12 30“ für einen Punkt oder „blick 90“ für Grad
refused-no-hint = In diesem Spiel kann noch niemand Rat geben; „hilfe“ sagt, was du tun kannst.
refused-no-missions = Dieses Spiel hat nur eine Mission; lass --mission { $mission } weg.
refused-table-sides = Der Tisch { $file } misst { $width } mal { $depth } Zoll; dieses Spiel wird auf { $side } mal { $side } Zoll gespielt.
