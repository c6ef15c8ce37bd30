# Was „escarmouche odds“ über sich sagt, auf Deutsch.

## Wer mitmacht

help-odds-target = Gegen wen oder auf wen; geschrieben wie --attacker.
help-odds-unit = Wer prüft, springt, klettert, fällt oder Gefahr durchquert; eine Einheit aus einer Liste (LIST:UNIT) oder ein ausgeschriebenes Profil.
help-odds-models = Wie viele Modelle die Einheit noch hat.
help-odds-target-models = Wie viele Modelle das Ziel noch hat.
help-odds-crossing = Wie viele Modelle betroffen sind.

## Was benutzt wird

help-odds-weapon = Die benutzte Waffe; sonst die erste, die geht.

## Die Umstände

help-odds-range = Wie weit das Ziel entfernt ist, in Zoll oder Zentimetern wie im Spiel.
help-odds-cover = Das Ziel ist in Deckung.
help-odds-watching = Das Ziel wartet mit bereiter Waffe.
help-odds-moved = Der Angreifer hat sich vor dem Schießen bewegt.
help-odds-wounds = Wundmarker auf dem, der leidet.
help-odds-shaken = Die Einheit ist erschüttert.
help-odds-target-shaken = Das Ziel ist erschüttert.
help-odds-taking-cover = Das Ziel nimmt Deckung.
help-odds-height = Wie tief es ist.

## Karten und Zahlen

help-odds-difficulty = Die Schwierigkeit.
help-odds-as-json = Ein JSON-Dokument für Programme, sonst nichts.
