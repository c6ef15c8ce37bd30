# What could be done from a place, in English.

ghost-shot = { $unit } at { $target }: { $weapon }
threat-shoots = { $name }: moves and shoots { NUMBER($shoot, maximumFractionDigits: 1) } in far, charges { NUMBER($charge, maximumFractionDigits: 1) } in
threat-charges = { $name }: charges { NUMBER($charge, maximumFractionDigits: 1) } in
