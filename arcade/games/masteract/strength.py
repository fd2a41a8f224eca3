"""The computer's ways of guessing as rivals, each breaking the other's code."""

from arcade.toolkit.codes.duel import STRENGTH

__all__ = ["STRENGTH"]
