# Combat Zone at the terminal, in English.

## At the table

welcome-combatzone =
    You play side { $side } against the { $against }. Your figures are CAPITALS on the map, the enemy's are small letters; an arrow shows which way each one looks, † is a casualty, objects are numbers in circles.
    Type the number of your answer, or press Enter for the marked one. “help” tells you more.
help-combatzone =
    Answers
      3              the option with this number; its first letters or the letter of its figure will do as well
      1 3            several options, or an order
      1 1 2          the shots of a burst: the first two at target 1, the third at target 2
      (nothing)      Enter alone takes the marked answer
    Placing and moving, in centimetres from the lower left corner
      12.5 30        to this point
      n 5            five centimetres north (also s, e, w, ne, nw, se, sw)
      toward 2       as near as possible to object 2; a letter of the map means that figure, “toward t 4” at most 4 cm
      2: 12 30; 3: 14 30    the second and third figure of the group, while it deploys
      12 30 facing n then the figure looks north; “facing t” at a figure, where one may turn
    Turning
      n, 45, t       to the north, to 45 degrees counter-clockwise from east, or toward a figure
    Commands
      why CBZ-HIT-01   this rule in full; “why 3”: why option 3 is not allowed; “why”: the rule behind the question
      odds 3           what may come of option 3, with its probabilities
      hint             what the general would do in your place, and why
      map, units       the table and its terrain; every figure with its weapons, points and markers
      save FILE        keep the game; go on later with: escarmouche play --load FILE
      concede, quit    give up; leave the table
hint-place-cm = Type a point “12.5 30”, a way “n 5” or “toward 2”; { $most } cm at most (Enter: { $enter }).
hint-set-down-first-cm = Type a point “12.5 30”, in centimetres from the lower left corner (Enter: { $enter }).

order-hold-opportunity = Hold opportunity fire.

simulate-objectives-combatzone = victory points
simulate-models-combatzone = figures lost
