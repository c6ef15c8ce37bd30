# Eine Bande zusammenstellen.

builder-shards = Splitter
builder-gang = Bande
builder-items = Gegenstände (höchstens { $slots })
builder-stash = Lager
builder-stash-items = Gegenstände, die niemand trägt
builder-into-stash = Ins Lager legen: { $item }
builder-from-stash = Aus dem Lager nehmen: { $item }
builder-armour-value = Rüstung { $value }+

compared-loss = Wunden im Mittel
compared-shot = Schießt
compared-charge = Stürmt an
compared-light = DEF 0, WND 2
compared-ready = DEF +1, WND 2
compared-armoured = DEF +1, WND 3, Rüstung 7+
compared-heavy = DEF +2, WND 3, Rüstung 6+
