"""Opening tables, worked out by exhaustive search: a module for each game that needs one, with a `table` function."""
