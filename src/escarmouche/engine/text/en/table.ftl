# What is wrong with a table, in English.

table-fault-piece = piece { $piece }: { $reason }
table-fault-sides = width and depth must be greater than 0
table-fault-too-large = width and depth are at most { $most }
table-fault-too-many = there are { $count } pieces, { $most } are the most
table-fault-id-twice = this id is used twice
table-fault-few-corners = an outline needs at least 3 corners, this one has { $count }
table-fault-many-corners = an outline has at most { $most } corners and as many ways up
table-fault-crossed = the outline crosses or touches itself
table-fault-outside = the outline leaves the table
table-fault-height = the height is negative
table-fault-too-high = it is higher or deeper than { $most }
table-fault-gap-walkable = a gap cannot be walkable as well; its floor is already a surface
table-fault-gap-top = a gap must be a pit below the ground, its top at 0
table-fault-access-kind = “{ $kind }” is no kind of access; known are { $known }
table-fault-access-off = the { $kind } at ({ $where }) is not on the outline
table-fault-access = an access has a kind and at = [x, y]
table-fault-toml = this is not well-formed TOML: { $problem }
table-fault-key = the key “{ $field }” is not known here
table-fault-missing = { $field } is missing
table-fault-malformed = a number is malformed
table-fault-name = the name of the table is no text
table-fault-number = { $field } is no number
table-fault-pieces = pieces are written as [[piece]] tables
table-fault-kind = there is no kind “{ $kind }”; known are { $known }
table-fault-shape = it needs either an outline, or at and size
refused-terrain-edge = Terrain must lie wholly on the table.
refused-terrain-near = Terrain must lie more than { $least_length } from other terrain.
refused-terrain-few = At least { $least } pieces must stand before anybody may have enough.
