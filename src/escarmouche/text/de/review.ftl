# Was `escarmouche review` und der Rückblick auf der Seite sagen, auf Deutsch.

review-progress = Abwägen
review-head = { $game }: A, { $one }, gegen B, { $other }.
review-won = Seite { $side } hat gewonnen.
review-drawn = Das Spiel endete unentschieden.
review-curve = Die Gewinnchance von Seite A, von der ersten Antwort bis zum Ergebnis (▲ zeigt die Wendungen):
review-percent = { NUMBER($chance, style: "percent") }
review-curve-title = Die Gewinnchance von Seite A
review-pictured = Die Kurve ist in { $file } gezeichnet.
review-swings = Die Wendungen (Chance von Seite A):
review-swing = Nach Antwort { $at }: { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }. { $text }
review-sum = Seite A kam von { NUMBER($start, minimumFractionDigits: 2, maximumFractionDigits: 2) } auf { NUMBER($result, minimumFractionDigits: 2, maximumFractionDigits: 2) }: Glück { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Entscheidungen { NUMBER($decided, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-lucky = Seite { $side } hatte Glück: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-even-luck = Keine Seite hatte mehr Glück.
review-decided = Seite { $side } hat besser entschieden: { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-even-decided = Keine Seite hat besser entschieden.
review-lost = Gegenüber dem Besten, das unsere Offiziere vorgeschlagen hätten, kosteten die Entscheidungen Seite A { NUMBER($one, minimumFractionDigits: 2, maximumFractionDigits: 2) } und Seite B { NUMBER($other, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
review-decisions = Die Entscheidungen, auf die es ankam:
review-no-decisions = Es fand sich keine Entscheidung, für die unsere Offiziere etwas Besseres vorgeschlagen hätten.
review-decision = { $number }. Seite { $side }, nach Antwort { $at }: { $asked } { $chosen }: { NUMBER($chance, style: "percent") }.
review-better = {"   "}Besser: { $better }: { NUMBER($best, style: "percent") } (um { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }). { $why }
review-branch = Von dort weiterspielen: escarmouche review FILE --branch { $at } --save NEW, dann escarmouche play --load NEW.
review-branched = Das Spiel bis zur Antwort { $at } steht in { $file }; ab dort sind Würfel und Karten neu.
review-journal = Das Journal, mit dem Glück von Seite A neben jedem Wurf:
review-luck = { NUMBER($luck, minimumFractionDigits: 2, maximumFractionDigits: 2) }

refused-review-unfinished = Dieses Spiel ist nicht vorbei; nur auf beendete Spiele kann man zurückblicken.
refused-review-empty = In diesem Spiel wurde nichts geantwortet, also gibt es nichts, worauf man zurückblicken könnte.
refused-review-branch = --branch und --save gehören zusammen: nach welcher Antwort, und in welche Datei.
refused-branch-where = Es gibt keine Antwort { $at }, von der man weiterspielen könnte; wähle eine von 0 bis { $most }.
