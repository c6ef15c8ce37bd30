# The duel, in Deutsch.

game-duel = Kellerduell
about-duel = Zwei Duellanten in einem Keller: Gebote, verdeckte Karten, und jemand, der im Dunkeln lauert.

ask-bid = Wie viele Marken bietest du für den ersten Zug?
ask-hide-lurker = Wo versteckt sich dein Lauerer?
ask-spring = Springt dein Lauerer hervor?
ask-act = Was tust du?
ask-pick = Welche zwei Karten legst du?
ask-order = In welcher Reihenfolge legst du sie?
ask-share = Wie teilst du den Modifikator auf?
ask-cover = Deckst du eine Karte ab?
option-column = { $column ->
    [0] die linke Spalte
   *[1] die rechte Spalte
}
option-stay = stillhalten
option-spring = springen
option-clash = Zusammenstoß
option-march = marschieren
option-card = Karte { $card }
option-pass = passen
option-cover = Karte { $card } auf Spalte { $column }
event-bids-opened = Die Gebote sind { $bids }; { $first } beginnt.
event-lurkers-hidden = Beide Lauerer sind versteckt.
event-activated = { $seat } wird aktiviert.
event-marched = { $seat } geht in die andere Spalte.
event-cards-laid = { $seat } legt { $count } Karten verdeckt.
event-shares-set = { $seat } teilt { $shares } auf.
event-cards-turned = Die Karten liegen offen: { $cards }.
event-covered = { $seat } deckt Spalte { $column } ab.
event-columns-judged = Der Zusammenstoß bringt { $points } Punkte.
event-cards-taken = { $seat } zieht { $count }.
event-cards-seen = Du hast { $cards } gezogen.
event-lurker-stayed = Dein Lauerer hält still.
event-lurker-sprung = Der Lauerer von { $seat } springt hervor und nimmt einen Punkt.
refused-elsewhere = Der Lauerer wartet in Spalte { $column }, nicht hier.

rule-duel-bid-01 = Bieten
    .sentence = Beide bieten verdeckt Marken; das höhere Gebot beginnt, bei Gleichstand der erste Platz.
rule-duel-lurk-01 = Verstecken
    .sentence = Beide verstecken einen Lauerer in einer der Spalten.
rule-duel-lurk-02 = Hervorspringen
    .sentence = Wenn ein Duellant aktiviert wurde oder gehandelt hat, darf der Lauerer des anderen springen, wenn er in derselben Spalte ist.
rule-duel-act-01 = Aktionen
    .sentence = Jeder Duellant wird einmal je Runde aktiviert und hat zwei Aktionen.
rule-duel-act-02 = Marsch
    .sentence = Marsch: in die andere Spalte gehen.
rule-duel-clash-01 = Legen
    .sentence = Zusammenstoß: Beide legen zwei Karten verdeckt, der Angreifer zuerst.
rule-duel-clash-02 = Aufteilen
    .sentence = Der Angreifer teilt +2 auf, der Verteidiger -3; nichts fällt unter 0, und eine Sechs nimmt keinen Anteil.
rule-duel-clash-03 = Abdecken
    .sentence = Wenn die Karten offen liegen, darf jeder jede seiner Karten einmal aus der Hand abdecken, bis beide passen.
rule-duel-clash-04 = Entscheiden
    .sentence = Die höhere Karte gewinnt ihre Spalte und einen Punkt; bei Gleichstand der Verteidiger.
rule-duel-hand-01 = Die Hand
    .sentence = Nach einem Zusammenstoß füllen beide ihre Hand auf; ein leerer Beutel nimmt die abgelegten Karten zurück.
rule-duel-end-01 = Das Ende
    .sentence = Nach drei Runden gewinnt der höhere Punktstand.
