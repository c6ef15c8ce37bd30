# Names of things, and the beginning and end of a game

model-of-unit = { $unit }, model { $number }
models-of-unit =
    { $count ->
        [one] { $unit } (model { $numbers })
       *[other] { $unit } (models { $numbers })
    }
event-trauma-began =
    A game of Trauma begins. { $options ->
        [none] All options have their usual values.
       *[other] Options in force: { $options }; all others have their usual values.
    }
event-trauma-ended =
    { $reason ->
        [conceded] Player { $loser } concedes: player { $winner } wins.
       *[other]
            { $winner ->
                [nobody] The game is over: a draw, { $points }.
               *[other] The game is over: player { $winner } wins, { $points }.
            }
    }
event-test-taken =
    { $automatic ->
        [yes] The test is decided without dice: { $successes ->
            [one] { $successes } success
           *[other] { $successes } successes
        }.
       *[other] The test is rolled: { $dice }; successes: { $successes }.
    }
