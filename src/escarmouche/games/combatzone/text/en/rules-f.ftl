# The words of the rules of Combat Zone, in English: terrain, forces, set-up, end and scenarios.

## Terrain

rule-cbz-terr-01 = Difficult terrain
    .sentence = Rubble, undergrowth, mud, knee-deep water, steep slopes, stairs and ladders are difficult terrain.
rule-cbz-terr-02 = Obstacles
    .sentence = A linear barrier of 1 to 4 cm is an obstacle; lower ones are ignored, higher ones can only be climbed.
rule-cbz-terr-03 = Climbing and jumping
    .sentence = Climbing where there are holds costs 3 AP for each 4 cm, and so does jumping down up to 4 cm.
rule-cbz-terr-04 = Falls
    .sentence = A fall is a wound roll of 1D6 for each full 4 cm, without armour or cover, and ends the movement.
rule-cbz-terr-05 = Doors
    .sentence = A closed door blocks way and sight; a locked one needs technology of 8, or is broken by shot or blow, by option.
rule-cbz-terr-06 = Buildings and height
    .sentence = Differences of height up to 4 cm are ignored in distances and added above that; being higher gives nothing.

## Forces

rule-cbz-force-01 = Size of the game
    .sentence = Both sides spend the same points: 150 for a small game, 200 standard, 300 large; unspent points are lost.
rule-cbz-force-02 = Composition
    .sentence = Besides heroes a force has 1 to 4 groups of 3 to 10 with one leader each; heroes and heavy weapons are limited.
rule-cbz-force-03 = Cost of fighters
    .sentence = Green 6, Average 9, Veteran 13, Elite 18, with more for leaders, seconds, Techs and Medics; a hero 45.
rule-cbz-force-04 = Cost of armour and close combat weapons
    .sentence = Primitive or ablative armour 2, vest 4, combat armour 7; dagger or club 1, sword 2, axe 3.
rule-cbz-force-05 = Cost of firearms
    .sentence = Firearms cost from 2 points for a light pistol to 26 for an autocannon, hand grenades 3 each.
rule-cbz-force-06 = Cost of machines and kits
    .sentence = Light machine 20, medium 32, heavy 46, self-repair 8 more; a kit costs 2, a quality kit 5.

## Set-up

rule-cbz-setup-01 = Table
    .sentence = The table is 120 by 120 cm; the players alternately place 8 to 12 pieces of terrain, over 10 cm apart.
rule-cbz-setup-02 = Sides and deployment
    .sentence = The higher roll chooses an edge, the lower deploys first; groups go within 15 cm of their edge, in cohesion.

## End and victory

rule-cbz-end-01 = Length of the game
    .sentence = The game lasts 8 turns, or ends when one side has nobody unrouted left or when the scenario says so.
rule-cbz-end-02 = Victory
    .sentence = At least 3 victory points more win, otherwise it is a draw; a side with nobody unrouted left loses.
rule-cbz-end-03 = Points for losses
    .sentence = Each enemy eliminated or lost gives points: basic fighter 1, second 2, leader 3, hero 5, machine 3.
rule-cbz-end-04 = Giving up
    .sentence = At the start of a turn a player may withdraw and loses the game, not his figures; if both do, nobody wins.

## Scenarios

rule-cbz-scen-01 = Gang fight: set-up
    .sentence = Forces of equal points deploy at opposite edges, and the centre of the table is marked.
rule-cbz-scen-02 = Gang fight: scoring
    .sentence = Losses count, and at the end the side with more unrouted figures within 15 cm of the centre has 4 points.
rule-cbz-scen-03 = Retrieve: set-up
    .sentence = Three objects lie on the middle line, the centre one locked in a crate; a carrier moves at most 4 cm per AP.
rule-cbz-scen-04 = Retrieve: scoring
    .sentence = Each object taken off by the own edge gives 4 points, the centre one 6, each one still carried 2; when all are off the game ends.
rule-cbz-scen-05 = Ambush: set-up
    .sentence = The convoy deploys at one edge and must reach the opposite one; the ambusher hides near terrain with fewer points.
rule-cbz-scen-06 = Ambush: first turn
    .sentence = The ambusher decides who acts first, and up to half of his figures begin with opportunity fire.
rule-cbz-scen-07 = Ambush: scoring
    .sentence = The convoy has 2 points for each figure that gets through, 4 for leaders and heroes; the ambusher scores losses.
