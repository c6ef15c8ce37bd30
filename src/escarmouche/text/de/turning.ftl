# Eine Figur mit einer getippten Zeile drehen, auf Deutsch.

hint-turn = Tippe, wohin sie blickt: „n“, „t“ für eine Figur, „12 30“ für einen Punkt oder „90“ für Grad (Enter: { $enter }).
hint-turn-how = sage „n“, „t“ für eine Figur, „12 30“ für einen Punkt oder „90“ für Grad
