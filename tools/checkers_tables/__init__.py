"""Checkers' endgame tables, with men and kings: every position of a few pieces, solved backwards and packed."""
