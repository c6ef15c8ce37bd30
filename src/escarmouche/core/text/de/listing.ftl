# Dateien mit Listen und Karten, die nicht gelesen werden können, auf Deutsch.

refused-file-closed = { $file } kann nicht geöffnet werden: { $problem }.
refused-file-encoding = { $file } ist kein Text in UTF-8.
refused-file-nesting = { $file } ist zu tief verschachtelt.
refused-file-toml = { $file } ist kein wohlgeformtes TOML: { $problem }.
