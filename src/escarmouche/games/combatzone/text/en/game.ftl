# Names of things, and the beginning and end of a game

thing-object = object { $number }
event-combatzone-began =
    A game of Combat Zone begins. { $options ->
        [none] All options have their usual values.
       *[other] Options in force: { $options }; all others have their usual values.
    }
event-combatzone-ended =
    { $reason ->
        [conceded] Player { $loser } concedes: player { $winner } wins.
        [withdrawn]
            { $winner ->
                [nobody] Both players have withdrawn: nobody wins.
               *[other] Player { $loser } has withdrawn: player { $winner } wins.
            }
        [alone]
            { $winner ->
                [nobody] The game is over: a draw, { $points }.
               *[other] The game is over: player { $loser } has nobody left who stands, and player { $winner } wins, { $points }.
            }
       *[other]
            { $winner ->
                [nobody] The game is over: a draw, { $points }.
               *[other] The game is over: player { $winner } wins, { $points }.
            }
    }
