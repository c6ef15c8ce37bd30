# Si une partie fut honnête, en français.

verdict-fair = La partie est honnête : ce qui avait été promis, chaque dé, chaque carte et chaque réponse sont comme il se doit.
verdict-shape = Ce n’est pas la transcription d’une partie honnête : il y manque quelque chose.
verdict-match = La partie porte un autre nom que celui qui a été noté.
verdict-secret = Le secret révélé n’en est pas un.
verdict-nonces = La contribution d’un camp manque ou n’est pas celle qui a été notée.
verdict-commitment = Le secret révélé n’est pas celui qui avait été promis avant la partie.
verdict-index = Le tirage { $index } manque ou n’est pas à sa place.
verdict-bound = Le tirage { $index } choisit parmi des nombres impossibles.
verdict-value = Le tirage { $index } a été changé : le secret et les contributions donnent un autre dé ou une autre carte.
verdict-draws = Il y a moins de tirages qu’il n’en a été noté.
verdict-rule = Le tirage { $index } a été fait pour une autre règle que celle qui a été notée.
verdict-purpose = Le tirage { $index } a été fait dans un autre but que celui qui a été noté.
verdict-save = La partie a été changée : ses réponses ne mènent pas à ce que dit le fichier.
verdict-rules = Les dés et les cartes sont justes, mais la partie ne peut pas être rejouée avec les règles de cette version.
