# What is played on the table of Collision, in a few words, in English.

act-jam = jammed
act-broken = malfunction
act-pin = pinned
act-aim = takes aim
act-watch = overwatch
act-skill = skill token
act-load = picked up
act-collision = collision
