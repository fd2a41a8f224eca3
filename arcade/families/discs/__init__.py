"""Reversi's discs: rules on bitboards, judgement, exact endgames and search, for every machine that plays it."""
