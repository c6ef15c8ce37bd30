# What the program says about odds and hints, in English.

## At the table

command-odds = odds
command-hint = hint
hint-typed =
    { $agent ->
        [general] The general would type: { $typed }
       *[other] The sergeant would type: { $typed }
    }
hint-expects = The reply to expect: { $why }
hint-instead = Instead ({ $percent } % to win): { $text } { $why }

## Tables and bars

odds-exactly = exactly
odds-at-least = at least
odds-average = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average
odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-nothing = hardly any effect

## The command

odds-examples = Say of what you want to know the odds, for example:
odds-attacker = Attacker
odds-target = Target
odds-unit = Unit
odds-corridor = Bystanders

## What goes wrong

refused-odds-which =
    { $most ->
        [0] There are no odds to tell here.
        [one] Say of which option, for example “odds 1”.
       *[other] Say of which option, from “odds 1” to “odds { $most }”.
    }
refused-no-odds = Option { $number } leaves nothing to the dice that could be told beforehand.
refused-by-rule = { $said } [{ $number }]
refused-odds-what = There are no odds of “{ $what }”; choose one of { $known }.
refused-odds-missing = The odds of { $what } need { $switch }.
refused-odds-switch = { $switch } means nothing for { $what }, which takes { $known }.
refused-odds-together = { $one } and { $other } do not go together.
refused-given-twice = { $switch } can be given only once here.
refused-unit-written = “{ $unit }” is not written as LIST:UNIT, for example “tollgate-200:Toll Guard”.
refused-odds-unit = No single unit of { $list } is called “{ $unit }”; it has { $known }.
refused-odds-profile = “{ $part }” is not understood; write LIST:UNIT, or a profile such as “{ $example }”.
refused-no-inquiries = There are no odds to ask of in { $game }; there are in { $known }.
