# Les fichiers de listes et de cartes qui ne peuvent pas être lus, en français.

refused-file-closed = { $file } ne peut pas être ouvert : { $problem }.
refused-file-encoding = { $file } n’est pas du texte en UTF-8.
refused-file-nesting = { $file } est imbriqué trop profondément.
refused-file-toml = { $file } n’est pas du TOML bien formé : { $problem }.
