# What is played on the table of Trauma, in a few words, in English.

act-faces =
    { $kind ->
        [down] a Down (2 to 5)
       *[up] an Up (1 or 6)
    }
act-precision = Precision { $precision } against Range { $range }
act-penetration = Force { $force } against Armour { $armour }
act-supported = supported fire
act-cover = in cover
act-stood-up = stands up
