# Moral, Befehle, Feuerbereitschaft, Nahkampf, Spezialisten.

## Namen

what-point = ein Schadenspunkt
what-propulsion = der Antrieb
what-weapon = eine Waffe
cause-melee = Nahkampf
cause-assault = Selbstmordangriff

## Fragen

ask-order = Befehle für { $unit }: du hast { $pool } KP.
ask-alert = Die Einheit { $target } hat gerade in Sicht deiner wachsamen Einheiten eine Bewegung beendet: Wer schießt?
ask-alert-stagger = Schießt die Einheit { $unit } jetzt, oder versetzt sie ihre Salven?
ask-fight = Die Einheit { $unit } steht im Kontakt mit dem Feind: Kämpft sie? Danach tut sie nichts mehr.
ask-blows = Die Einheit { $unit } kämpft: Wähle die nächsten Schläge und ihr Ziel.
ask-who-strikes = Wer von { $unit } schlägt zu?
ask-who-runs = Wer von { $unit } macht den Selbstmordangriff mit?
ask-odd-hits = Wähle { $count } von ihnen, die einen Treffer mehr bekommen.
ask-victims = Wähle { $count } der getroffenen Modelle: Sie werden ausgeschaltet.
ask-own-losses = Die Ladungen kosten { $unit } { $count }: Wähle, wen du entfernst.
ask-operate = Welches Objekt bedient die Einheit { $unit }?

## Wahlmöglichkeiten

option-order = { $order } ({ $cost } KP)
option-order-courage = Nur Mut, Leute! für { $unit } ({ $cost } KP)
option-order-done = Keine weiteren Befehle
option-alert-unit = Die Einheit { $unit } schießt
option-alert-none = Niemand schießt
option-alert-all = Jetzt schießen; der Befehl ist verbraucht
option-alert-stagger = Salven versetzen (1 KP)
option-fight = Kämpfen
option-refrain = Nicht kämpfen
option-blows = { $weapon } gegen { $target }
option-assault = Selbstmordangriff auf { $target }
option-charge = { $model } sprengt { $victim }
option-blows-done = Keine weiteren Schläge
option-self-repair = { $model } repariert sich selbst: { $what }
option-repair = { $model } repariert { $vehicle }: { $what }
option-blow-up = { $model } sprengt „{ $piece }“
option-operate-piece = „{ $piece }“

## Ablehnungen

refused-order-down = Die Einheit { $unit } liegt am Boden: Sie kann keinen Befehl erhalten und zieht ohnehin den Kopf ein.
refused-order-engaged = Die Einheit { $unit } ist im Nahkampf gebunden und kann keinen Befehl erhalten.
refused-order-disorganised = Die Einheit { $unit } ist desorganisiert worden und erhält in dieser Aktivierung keinen Befehl.
refused-order-twice = Eine Einheit hat jeden Befehl nur einmal: { $order }
refused-hide-armour = Die Einheit { $unit } ist kein Läufer und kann nicht in Deckung gehen.
refused-hide-immobile = Die Einheit { $unit } kann ohne Antrieb nicht in Deckung gehen.
refused-alert-fired = Die Einheit { $unit } hat in dieser Aktivierung geschossen.
refused-alert-disorganised = Die Einheit { $unit } ist desorganisiert: Sie behält den Befehl Feuerbereitschaft, kann ihn aber nicht nutzen.
refused-order-recovering = Die Einheit { $unit } war zu Beginn dieser Aktivierung desorganisiert: Sie erholt sich nur und erhält keinen Befehl.
refused-courage-general = Nur der Oberbefehlshaber macht anderen Mut, in der Befehlsphase seiner eigenen Einheit.
refused-courage-again = Mut wurde schon gemacht.
refused-melee-reach = Die Einheit { $unit } steht nicht im Kontakt.
refused-no-contact = Die Einheit { $unit } hat keinen Feind im Kontakt.
refused-no-blows = Die Einheit { $unit } hat nichts, um zuzuschlagen.
refused-struck-already = Diese Waffen haben schon zugeschlagen.
refused-nobody-strikes = Niemand mit dieser Waffe steht im Kontakt mit { $unit }.
refused-assault-rank = Die Einheit { $unit } trägt keine Ladungen: Nur irreguläre und reguläre Infanterie macht Selbstmordangriffe.
refused-assault-made = Der Selbstmordangriff ersetzt alle anderen Angriffe der Einheit.
refused-assault-struck = Die Einheit hat schon zugeschlagen; ein Selbstmordangriff ersetzt alle anderen Angriffe.
refused-charge-again = { $model } hat schon gekämpft.
refused-repair-disorganised = Die Einheit { $unit } ist desorganisiert und repariert nichts.
refused-repair-again = { $model } hat in dieser Aktivierung schon etwas repariert.
refused-repair-reach = { $vehicle } ist außer Reichweite: { $model } muss in Kontakt damit stehen.
refused-repair-enemy = { $model } gehört dem Gegner und wird nicht repariert.
refused-blow-up-point = „{ $piece }“ ist ein strategischer Punkt und kann nicht gesprengt werden.
refused-blow-up-solid = „{ $piece }“ ist zu massiv, um gesprengt zu werden.
refused-blow-up-again = { $model } hat in dieser Aktivierung schon etwas gesprengt.
refused-blow-up-reach = { $model } steht nicht im Kontakt damit.
refused-charge-reach = { $model } steht nicht im Kontakt mit { $victim }.
refused-operate-armour = Die Einheit { $unit } hat keine Hände: Nur Infanterie und Läufer bedienen Objekte.
refused-operate-reach = Niemand von { $unit } steht im Kontakt mit einem Objekt.
refused-operate-done = Für die Einheit { $unit } gibt es hier nichts mehr zu bedienen.

## Das Protokoll

event-morale-tested =
    { $passed ->
        [yes] Die Einheit { $unit } testet die Moral: { $dice }. Sie hält stand.
       *[no] Die Einheit { $unit } testet die Moral: { $dice }. Sie versagt.
    }
event-order-given = Die Einheit { $unit } erhält einen Befehl: { $order }
event-courage-given = „Nur Mut, Leute!“ Der Oberbefehlshaber von { $seat } macht { $unit } Mut.
event-order-used-up = Die Einheit { $unit } hat ihren Befehl verbraucht: { $order }
event-alert-began = Die Einheit { $unit } ist wachsam und nimmt { $target } ins Visier.
event-fight-began = Die Einheit { $unit } kämpft gegen { $others }.
event-blows-struck =
    { $hits ->
        [0] Die Einheit { $unit } schlägt nach { $target } ({ $weapon }): { $dice }, kein Treffer.
        [one] Die Einheit { $unit } schlägt nach { $target } ({ $weapon }): { $dice }, 1 Treffer.
       *[other] Die Einheit { $unit } schlägt nach { $target } ({ $weapon }): { $dice }, { $hits } Treffer.
    }
event-charges-thrown = Die Einheit { $unit } stürmt mit Ladungen auf { $target } ({ $models }): { $dice }; Treffer: { $hits }.
event-charges-pierced = Ladungen an { $vehicle }: { $dice }; Wunden: { $wounds }.
event-own-losses-rolled = Die Ladungen treffen auch { $unit }: { $dice }; Verluste: { $losses }.
event-charge-placed = { $model } legt eine Ladung an { $victim }.
event-scenery-destroyed = { $model } sprengt „{ $piece }“.
event-repaired = { $model } repariert { $vehicle }: { $what }.
event-operated = Die Einheit { $unit } bedient „{ $piece }“.
