"""How time is counted in rules: in frames."""

A_SECOND = 50
"""Frames."""
