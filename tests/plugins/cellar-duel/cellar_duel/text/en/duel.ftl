# The duel, in English.

game-duel = Cellar duel
about-duel = Two duellists in a cellar: bids, cards face down, and somebody who lurks in the dark.

ask-bid = How many tokens do you bid for the first turn?
ask-hide-lurker = Where does your lurker hide?
ask-spring = Does your lurker spring?
ask-act = What do you do?
ask-pick = Which two cards do you lay?
ask-order = In which order do you lay them?
ask-share = How do you share out the modifier?
ask-cover = Do you cover a card?
option-column = { $column ->
    [0] the left column
   *[1] the right column
}
option-stay = keep still
option-spring = spring
option-clash = clash
option-march = march
option-card = card { $card }
option-pass = pass
option-cover = card { $card } over column { $column }
event-bids-opened = The bids are { $bids }; { $first } goes first.
event-lurkers-hidden = Both lurkers are hidden.
event-activated = { $seat } is activated.
event-marched = { $seat } marches to the other column.
event-cards-laid = { $seat } lays { $count } cards face down.
event-shares-set = { $seat } shares out { $shares }.
event-cards-turned = The cards lie open: { $cards }.
event-covered = { $seat } covers column { $column }.
event-columns-judged = The clash brings { $points } points.
event-cards-taken = { $seat } draws { $count }.
event-cards-seen = You drew { $cards }.
event-lurker-stayed = Your lurker keeps still.
event-lurker-sprung = The lurker of { $seat } springs and takes a point.
refused-elsewhere = The lurker waits in column { $column }, not here.

rule-duel-bid-01 = Bidding
    .sentence = Both bid tokens in secret; the higher bid goes first, a tie goes to the first seat.
rule-duel-lurk-01 = Hiding
    .sentence = Both hide a lurker in one of the columns.
rule-duel-lurk-02 = Springing
    .sentence = When a duellist was activated or acted, the other's lurker may spring if it shares the column.
rule-duel-act-01 = Actions
    .sentence = Each duellist is activated once a round and has two actions.
rule-duel-act-02 = March
    .sentence = March: go to the other column.
rule-duel-clash-01 = Laying
    .sentence = Clash: both lay two cards face down, the attacker first.
rule-duel-clash-02 = Sharing
    .sentence = The attacker shares out +2, the defender -3; nothing falls below 0, and a six takes no share.
rule-duel-clash-03 = Covering
    .sentence = When the cards lie open, both may cover each of their cards once from the hand, until both pass.
rule-duel-clash-04 = Judging
    .sentence = The higher card wins its column and a point; the defender wins ties.
rule-duel-hand-01 = The hand
    .sentence = After a clash both fill their hands; an empty bag takes back the discarded cards.
rule-duel-end-01 = The end
    .sentence = After three rounds the higher score wins.
