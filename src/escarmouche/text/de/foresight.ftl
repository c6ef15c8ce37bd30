# Was von einer Stelle aus möglich wäre, auf Deutsch.

ghost-shot = { $unit } auf { $target }: { $weapon }
threat-shoots = { $name }: bewegt sich und schießt { NUMBER($shoot, maximumFractionDigits: 1) } Zoll weit, stürmt { NUMBER($charge, maximumFractionDigits: 1) } Zoll weit
threat-charges = { $name }: stürmt { NUMBER($charge, maximumFractionDigits: 1) } Zoll weit
