# What the commands of this game say of themselves, in English.

help-odds-firefight = Odds of Firefight: shooting, melee, danger, jumps, morale, spells.
help-odds-firefight-shooting = A unit shoots at another with all its weapons that reach, or with those that are named.
help-odds-firefight-melee = A unit charges another, which strikes back.
help-odds-firefight-danger = Models roll for dangerous terrain.
help-odds-firefight-jump = A model jumps over a gap.
help-odds-firefight-morale = A unit takes a morale test.
help-odds-firefight-spell = A Caster casts a spell.
help-odds-firefight-attacker = Who acts: a unit of a list, a faction or a file, or a profile written out, as in “Q4+ D5+, 5 × Rifle 24 A1 AP(1)”.
help-odds-firefight-hero = A Hero of the same list beside the unit.
help-odds-firefight-weapon = A weapon that is used, otherwise all that reach; may be given again.
help-odds-firefight-target-weapon = A melee weapon with which the target strikes, otherwise all; may be given again.
help-odds-firefight-spell-spell = The spell that is cast.
help-odds-firefight-tokens = Spell tokens spent to help the roll.
help-odds-firefight-against = Spell tokens spent to hinder it.
help-odds-firefight-charged = Who charges: the attacker, or the target.
help-odds-firefight-fatigued = The attacker is Fatigued.
help-odds-firefight-target-fatigued = The target is Fatigued.
help-odds-firefight-distance = How far the jump goes, in inches.
help-import = Make a list of yours out of one from Army Forge.
help-import-file = The JSON of an Army Forge share link.
help-import-to = Where the list goes; otherwise NAME.toml, here.
help-import-book = Write it as a book instead, which can be edited; rules without effect become texts.
help-import-size = Points of the game; otherwise as the file says.
help-import-force = Replace a file that is there already.
