# Trauma at the terminal, in English.

## At the table

welcome-trauma =
    You play side { $side } against the { $against }. Your units are CAPITALS on the map, the enemy's are small letters; an arrow shows where a vehicle looks, strategic points are numbers in circles.
    Type the number of your answer, or press Enter for the marked one. “help” tells you more.
help-trauma =
    Answers
      3              the option with this number; its first letters or the letter of its unit will do as well
      1 3            several options, or an order: “3 1 2” lays your row of cards
      (nothing)      Enter alone takes the marked answer
    Placing and moving, in centimetres from the lower left corner
      12.5 30        to this point; the first model goes there and the others follow
      n 6            six centimetres north (also s, e, w, ne, nw, se, sw)
      toward 2       as near as possible to strategic point 2; a letter of the map means that unit, “toward t 4” at most 4 cm
      2: 12 30; 3: 14 30    the second and third model of the unit
      stay           nobody moves
      12 30 facing n then the vehicle looks north; “facing t” at a unit, alone it turns on the spot
    Commands
      why TRA-SALVO-06 this rule in full; “why 3”: why option 3 is not allowed; “why”: the rule behind the question
      odds 3           what may come of option 3, with its probabilities
      hint             what the general would do in your place, and why
      map, units       the table and its terrain; every unit with its weapons and skills
      save FILE        keep the game; go on later with: escarmouche play --load FILE
      concede, quit    give up; leave the table
hint-place-cm = Type a point “12.5 30”, a way “n 6”, “toward 2” or “stay”; { $most } cm at most (Enter: { $enter }).
hint-set-down-first-cm = Type a point “12.5 30”, in centimetres from the lower left corner (Enter: { $enter }).
desk-turn =
    { $turn ->
        [0] { $mission }, before the first turn
       *[other] { $mission }, turn { $turn }
    }
desk-points = { $command } CP, { $reinforcement } RP, { $victory } VP
desk-row =
    { $hidden ->
        [one] Your row: { $row }. Enemy: 1 card face down.
       *[other] Your row: { $row }. Enemy: { $hidden } cards face down.
    }
desk-turned = Turned: { $units }.
desk-no-cards = no cards
unit-lying =
    { $count ->
        [one] 1 on the ground
       *[other] { $count } on the ground
    }
rosters-books = Army books

## Looking ahead

threat-fires = { $name }: moves and hits up to { NUMBER($shoot, maximumFractionDigits: 1) } cm away, comes to contact within { NUMBER($charge, maximumFractionDigits: 1) } cm
threat-fights = { $name }: comes to contact within { NUMBER($charge, maximumFractionDigits: 1) } cm

simulate-objectives-trauma = victory points
simulate-points-trauma = army points lost
