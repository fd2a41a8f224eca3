"""Opening tables, worked out by long searches: a module for each game that needs one, with a `table` function."""
