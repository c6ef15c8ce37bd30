# Files with lists and cards that cannot be read, in English.

refused-file-closed = { $file } cannot be opened: { $problem }.
refused-file-encoding = { $file } is not text in UTF-8.
refused-file-nesting = { $file } is nested too deeply.
refused-file-toml = { $file } is not well-formed TOML: { $problem }.
