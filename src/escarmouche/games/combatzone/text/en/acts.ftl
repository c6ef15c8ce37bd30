# What is played on the table of Combat Zone, in a few words, in English.

act-out-of-range = out of range
act-unhurt = unhurt
act-killed = eliminated
act-damaged = damaged
act-fire-out = the fire is out
