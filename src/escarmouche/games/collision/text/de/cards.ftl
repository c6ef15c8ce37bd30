# Stärke-Karten, Tests, Wunden und Duelle, auf Deutsch.

## Satzteile

card-success = Erfolg
card-failure = Misserfolg
card-missing = keine Karte (zählt als Misserfolg)
card-hidden = eine verdeckte Karte
for-purpose =
    { $purpose ->
        [test] für einen Test
        [save] für einen Rüstungswurf
        [reach] für die Reichweite eines Sturmangriffs
        [district] für den Distrikt
        [dispute] für den Streitfall
        [first] für den Vortritt
       *[other] offen
    }
by-cause =
    { $cause ->
        [fall] durch einen Sturz
        [malfunction] durch die eigene Waffe
        [collision] durch einen Aufprall
        [charge] im Nahkampf
        [shooting] durch einen Schuss
       *[other] durch einen Treffer
    }
counted-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

## Fragen

ask-replace-card = Du hast { $card } gezogen, { for-purpose }: behalten oder durch eine Karte deiner Hand ersetzen?
ask-settle-dispute = Du hast den Zug gewonnen: Sag, wessen Lesart dieses eine Mal gilt.
ask-add-characteristic = Du hast { $card } gezogen: Zählt { $model } { $characteristic } ({ $value }) dazu?
ask-armour-save = { $model } verliert gleich { by-cause } einen Lebenspunkt: Rüstungswurf auf { $armour }+ versuchen?
ask-lay-cards = Leg deine Karten verdeckt aus: Nenn ihre Reihenfolge, von der linken Seite des Angreifers aus.
ask-share-modifiers = Verteil deine Modifikationen auf deine Karten ({ $cards }): { $total } insgesamt.
ask-cover-card = Deck eine deiner Karten mit einer Karte deiner Hand ab, oder passe.
ask-cover-cards = Deck beliebig viele deiner Karten mit Karten deiner Hand ab; wähl keine, um zu passen.

## Möglichkeiten

option-card = Karte { $card }
option-keep-card = Karte behalten
option-reading = Lesart von { $seat }
option-add = Dazuzählen
option-leave = Weglassen
option-save = Rüstungswurf versuchen
option-decline = Lebenspunkt verlieren
option-pass = Passen
option-cover = Spalte { $column } mit { $card } überdecken

## Ereignisse: Stapel und Hände

event-cards-taken = { $seat } nimmt { counted-cards } auf die Hand.
event-cards-seen = { $seat } hat gezogen: { $cards }.
event-cards-laid-off = { $seat } legt von der Hand ab: { $cards }.
event-deck-reshuffled = Der Stärke-Stapel von { $seat } ist leer: Der Ablagestapel ({ counted-cards }) wird zum neuen Stapel.
event-open-card-drawn =
    { $closed ->
        [yes] { $seat } zieht { $card }, { for-purpose } (endgültiger Zug).
       *[other] { $seat } zieht { $card }, { for-purpose }.
    }
event-card-replaced = { $seat } ersetzt { $replaced } durch { $card } von der Hand.
event-draw-won = { $seat } hat die höhere Karte.
event-draw-tied = Die Karten sind gleich: Beide ziehen noch einmal.
event-dispute-settled = { $chooser } entscheidet: Die Lesart von { $seat } gilt dieses eine Mal.

## Ereignisse: Tests und Wunden

event-characteristic-tested =
    { $success ->
        [yes] { $model } besteht den Test { $difficulty }+ { $characteristic } mit { $card }
       *[other] { $model } verfehlt den Test { $difficulty }+ { $characteristic } mit { $card }
    }{ $modifier ->
        [none] .
       *[other] {" "}und { $modifier }.
    }
event-save-taken =
    { $success ->
        [yes] Die Rüstung schützt { $model }: { $card } gegen { $armour }+
       *[other] Die Rüstung hilft { $model } nicht: { $card } gegen { $armour }+
    }{ $modifier ->
        [none] .
       *[other] {" "}mit { $modifier }.
    }
event-wounded = { $model } verliert { by-cause } einen Lebenspunkt: { $wounds } von { $wnd }.
event-killed = { $model } wird { by-cause } ausgeschaltet.

## Ereignisse: Duelle

event-confrontation-began =
    { $cause ->
        [shooting] Duell: { $model } schießt auf { $target }, je { counted-cards }.
        [charge] Duell: { $model } greift { $target } an, je { counted-cards }.
        [fall] Duell: { $target } stürzt; { $attacker } zieht für den Sturz.
        [malfunction] Duell: Die Waffe trifft { $target } selbst; { $attacker } zieht für die Waffe.
        [collision] Duell: { $target } prallt auf; { $attacker } zieht für den Aufprall.
       *[other] Duell: { $target } wird getroffen; { $attacker } zieht für den Angriff.
    }
event-cards-drawn = { $seat } zieht verdeckt { counted-cards }.
event-cards-laid = { $seat } legt verdeckt { counted-cards } aus.
event-total-reckoned = Modifikationen von { $seat }: { $total } insgesamt.
event-shares-set = { $seat } verteilt die Modifikationen: { $shares }.
event-cards-turned = Die Karten werden ab Spalte { $column } aufgedeckt. Angriff: { $attack }; Verteidigung: { $defence }.
event-card-covered = { $seat } deckt die Karte in Spalte { $column } ab.
event-covers-turned = { $seat } hat Spalte { $columns } mit { $cards } abgedeckt.
event-attack-generated =
    { $count ->
        [one] Eine Erfolgs-Karte gibt { $seat } eine weitere Attacke.
       *[other] Erfolgs-Karten geben { $seat } { $count } weitere Attacken.
    }
event-column-judged =
    Spalte { $column }: { $attack }{ $attack_share ->
        [0] {""}
       *[other] {" "}(Anteil { $attack_share })
    } gegen { $defence }{ $defence_share ->
        [0] {""}
       *[other] {" "}(Anteil { $defence_share })
    }: { $hit ->
        [yes] Treffer.
       *[other] kein Treffer.
    }
event-board-cleared = Alle Karten des Duells kommen auf die Ablagestapel.

## Abgelehnt

refused-closed-draw = Eine Karte aus einem endgültigen Zug kann nicht ersetzt werden.
refused-missing-card = Hier liegt keine Karte, die ersetzt werden könnte.
refused-covered-before = Du kannst keine Karte noch einmal abdecken.
refused-card-twice = Eine Handkarte deckt nur eine Spalte ab.
refused-players = Collision spielt man zu { $needed }: { $count } sind es hier.

## Gründe

reason-characteristic = { $characteristic } der Profilkarte.
reason-item = Die Ausrüstung: { $item }.
reason-trait = Die Eigenschaft: { $trait }.
reason-hazard =
    { $cause ->
        [fall] Die Wucht des Sturzes.
       *[other] Die Wucht des Treffers.
    }
