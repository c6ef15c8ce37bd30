# Putting a list together.

builder-upgrades = Upgrades
builder-replaces = instead of { $weapons }

compared-loss = Models lost on average
compared-shooting = Shoots from 12 in
compared-melee = Charges
compared-defence-3 = Defence 3+
compared-defence-4 = Defence 4+
compared-defence-5 = Defence 5+
compared-defence-6 = Defence 6+
