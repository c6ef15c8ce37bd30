# Setting one thing down

refused-one-spot = Name one spot, not a path.
refused-no-spot = There is no room left.
